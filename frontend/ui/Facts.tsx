import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { notFoundText } from '../../shared/texts.ts';
import { colours } from '../app/theme.ts';

/** A list of labels and what belongs to them. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box component="dl" sx={{ m: 0 }}>
    {children}
  </Box>
);

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { sm: '220px 1fr' },
      columnGap: 2,
      py: 1,
      borderTop: `1px solid ${colours.line}`,
    }}
  >
    <Box component="dt" sx={{ color: 'text.secondary', fontWeight: 600 }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);

/** A document's own words, which open on demand. `isRepeated`: the words say what the summary says, so paper does without it. */
export const Quote = ({
  summary,
  isRepeated = false,
  children,
}: {
  summary: string;
  isRepeated?: boolean;
  children: ReactNode;
}) => (
  <Box component="details" sx={{ mt: 0.5, fontSize: '.875rem', '& > summary': { cursor: 'pointer', py: 0.5 } }}>
    <summary className={isRepeated ? 'no-print' : undefined}>{summary}</summary>
    <Box component="blockquote" sx={{ mt: 0.5, pl: 1.5, borderLeft: `3px solid ${colours.gold}` }}>
      {children}
    </Box>
  </Box>
);

/** What the document does not say is shown as not said (design law 6). */
export const NotFound = () => (
  <Box component="em" sx={{ color: 'text.secondary' }}>
    {notFoundText}
  </Box>
);

/** A written text, a paragraph for each that an empty line divides. */
export const Paragraphs = ({ text }: { text: string }) =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part, index) => (
      <Box component="p" key={index} sx={{ whiteSpace: 'pre-line', '& + p': { mt: 1 } }}>
        {part.trim()}
      </Box>
    ));
