import TocIcon from '@mui/icons-material/Toc';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colours } from '../../app/theme.ts';
import { PlainList } from '../elements.tsx';
import { reveal } from '../Tabs.tsx';
import { MoreMenu } from './MoreMenu.tsx';

/** A part of a long page by its anchor; `of`: the tab that it is in. */
export interface PagePart {
  id: string;
  title: string;
  of?: string;
}

const Links = ({ parts }: { parts: readonly PagePart[] }) => (
  <PlainList
    as="ol"
    sx={{
      fontSize: 'small',
      '& a': { display: 'block', py: 0.75, pl: 1.5, borderLeft: `2px solid ${colours.line}`, textDecoration: 'none' },
      '& a:hover': { borderColor: colours.green, textDecoration: 'underline' },
    }}
  >
    {parts.map(({ id, title, of }, place) => (
      <li key={id}>
        {of !== undefined && of !== parts[place - 1]?.of && <Box sx={{ py: 0.75, fontWeight: 650 }}>{of}</Box>}
        <a href={`#${id}`} onClick={() => reveal(id)}>
          {title.replace(/ \(.*/, '')}
        </a>
      </li>
    ))}
  </PlainList>
);

/** In the bar of a page, unless it has them beside it. */
export const ContentsMenu = ({ parts }: { parts: readonly PagePart[] }) => (
  <Box sx={{ 'body:has([data-contents]) &': { display: { md: 'none' } } }}>
    <MoreMenu label="Kandungan" icon={<TocIcon />}>
      <Box sx={{ px: 1.5 }}>
        <Links parts={parts} />
      </Box>
    </MoreMenu>
  </Box>
);

const besideSx = {
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  top: 72,
  alignSelf: 'start',
  maxHeight: 'calc(100vh - 88px)',
  overflowY: 'auto',
} as const;

/** A long page with its contents beside it. */
export const WithContents = ({ parts, children }: { parts: readonly PagePart[]; children: ReactNode }) => (
  <Box sx={{ '@media screen': { display: 'grid', gridTemplateColumns: { md: '210px minmax(0, 1fr)' }, columnGap: 4 } }}>
    <Box component="nav" data-contents aria-label="Kandungan" className="no-print" sx={besideSx}>
      <Links parts={parts} />
    </Box>
    <div>{children}</div>
  </Box>
);
