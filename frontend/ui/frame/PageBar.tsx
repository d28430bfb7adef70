import BackIcon from '@mui/icons-material/ChevronLeft';
import DownloadIcon from '@mui/icons-material/Download';
import TocIcon from '@mui/icons-material/Toc';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { colours } from '../../app/theme.ts';
import { ContentsLinks, type PagePart } from './Contents.tsx';
import { clamped, PageHeading, Span } from '../elements.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { Renamed } from './Renamed.tsx';

export const toHome = { to: paths.home.href(), label: 'Kembali ke laman utama' };

/** A border as wide as the window, which does not make it scroll sideways. */
const fullWidth = `linear-gradient(${colours.sheet} calc(100% - 1px), ${colours.line} 0) fill 0 / 0 / 0 100vw`;

const barSx = {
  position: 'sticky',
  top: 0,
  zIndex: 5,
  mt: -2,
  mb: 1.5,
  minHeight: { xs: 56, md: 64 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0, sm: 1 },
  bgcolor: 'background.paper',
  borderImage: fullWidth,
  '@media print': { position: 'static', borderImage: 'none' },
} as const;

const titleSx = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: '2px 8px',
  alignItems: 'center',
  '& h1': { minWidth: 0, typography: { xs: 'h3', md: 'h2' }, ...clamped(3) },
} as const;

interface OfPage {
  title: string;
  /** The name of the session that the page belongs to; absent when `title` is that name. */
  name?: string;
  /** Renames the session in place. */
  onRename?: (name: string) => Promise<unknown>;
  state?: ReactNode;
}

/** The page's title, the session's name and its state. */
function Title({ title, name, onRename, state }: OfPage) {
  const renamed = (shown: ReactNode) =>
    onRename === undefined ? (
      shown
    ) : (
      <Renamed name={name ?? title} onRename={onRename}>
        {shown}
      </Renamed>
    );
  return (
    <Box sx={{ flex: '1 1 140px', minWidth: 0, py: 0.75 }}>
      <Box sx={titleSx}>
        {name === undefined ? (
          renamed(<PageHeading>{title}</PageHeading>)
        ) : (
          <PageHeading title={`${title}: ${name}`}>{title}</PageHeading>
        )}
        {state}
      </Box>
      {name !== undefined &&
        renamed(
          <Span title={name} sx={{ typography: 'body2', lineHeight: 1.3, color: 'text.secondary', ...clamped(3) }}>
            <span className="hidden-text">Nama Sesi: </span>
            <bdi>{name}</bdi>
          </Span>,
        )}
    </Box>
  );
}

/**
 * The bar that stays in view: the way back, the page's title, the session's name and state, one primary action, and the other actions behind three
 * dots. A message of `primary` about its work stands below the buttons.
 */
export function PageBar({
  back,
  primary,
  contents,
  download,
  more,
  ...page
}: OfPage & {
  back: { to: string; label: string };
  primary?: ReactNode;
  /** The contents of a long page, in a menu; a wide window shows them beside the page (`WithContents`). */
  contents?: readonly PagePart[];
  /** The buttons that save what the page shows as a file. */
  download?: ReactNode;
  more?: ReactNode;
}) {
  return (
    <Box data-bar sx={barSx}>
      <IconButton
        component={Link}
        to={back.to}
        aria-label={back.label}
        title={back.label}
        className="no-print"
        sx={{ ml: -1.5, color: 'text.primary' }}
      >
        <BackIcon />
      </IconButton>
      <Title {...page} />
      <div className="primary-actions no-print">{primary}</div>
      {contents && (
        // A wide window shows the contents beside the page.
        <Box sx={{ 'body:has([data-contents]) &': { display: { md: 'none' } } }}>
          <MoreMenu label="Kandungan" icon={<TocIcon />}>
            <ContentsLinks parts={contents} />
          </MoreMenu>
        </Box>
      )}
      {download && (
        <MoreMenu label="Muat turun" icon={<DownloadIcon />}>
          {download}
        </MoreMenu>
      )}
      {more && <MoreMenu>{more}</MoreMenu>}
    </Box>
  );
}
