import BackIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { colours, radius, shadow } from '../app/theme.ts';
import { PageHeading, Span } from './elements.tsx';
import { MoreMenu } from './MoreMenu.tsx';

/** As wide as the window, without making it scroll sideways. */
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
  columnGap: 1,
  borderImage: fullWidth,
  '@media print': { position: 'static', borderImage: 'none' },
} as const;

/** On a phone the buttons float over the foot of the page: the first on the right, another on the left. */
const primarySx = {
  display: 'contents',
  '@media screen and (max-width: 767.95px)': {
    '& > .MuiButton-root': {
      position: 'fixed',
      zIndex: 5,
      bottom: 16,
      right: 16,
      minHeight: 48,
      px: 2.5,
      borderRadius: radius.chip,
      boxShadow: shadow.float,
      maxWidth: 'calc(100vw - 32px)',
    },
    '& > .MuiButton-root ~ .MuiButton-root': { right: 'auto', left: 16 },
    '&:has(> .MuiButton-root ~ .MuiButton-root) > .MuiButton-root': { px: 2, maxWidth: 'calc(50vw - 20px)' },
  },
} as const;

/**
 * The bar that stays in view: the way back, what the page is and whose, its state, one primary action, and the rest behind three dots.
 * Below the buttons stands what `primary` says of its work.
 */
export function PageBar({
  back,
  title,
  name,
  state,
  primary,
  more,
}: {
  back: { to: string; label: string };
  title: string;
  /** Of the session that the page belongs to; absent where the title is its name. */
  name?: string;
  state?: ReactNode;
  primary?: ReactNode;
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
        sx={{ width: 44, height: 44, ml: -1.5, color: 'text.primary' }}
      >
        <BackIcon />
      </IconButton>
      <Box sx={{ flex: '1 1 120px', minWidth: 0, py: 0.75 }}>
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            '& h1': { minWidth: 0, overflowWrap: 'break-word', typography: { xs: 'h3', md: 'h2' } },
          }}
        >
          <PageHeading {...(name === undefined ? {} : { title: `${title}: ${name}` })}>{title}</PageHeading>
          {state}
        </Box>
        {name !== undefined && (
          <Span
            title={name}
            sx={{
              display: 'block',
              typography: 'body2',
              color: 'text.secondary',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            <span className="hidden-text">Nama Sesi: </span>
            <bdi>{name}</bdi>
          </Span>
        )}
      </Box>
      <Box className="no-print" sx={primarySx}>
        {primary}
      </Box>
      {more && <MoreMenu>{more}</MoreMenu>}
    </Box>
  );
}
