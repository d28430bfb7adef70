import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colours } from '../../app/theme.ts';
import { PlainList } from '../elements.tsx';
import { revealLinked } from '../Tabs.tsx';

/** A part of a long page by its anchor; `of`: the tab that it is in. */
export interface PagePart {
  id: string;
  title: string;
  of?: string;
}

/** Links to the parts of a page. */
export const ContentsLinks = ({ parts }: { parts: readonly PagePart[] }) => (
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
        <a href={`#${id}`} onClick={() => revealLinked(id)}>
          {title.replace(/ \(.*/, '')}
        </a>
      </li>
    ))}
  </PlainList>
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
      <ContentsLinks parts={parts} />
    </Box>
    <div>{children}</div>
  </Box>
);
