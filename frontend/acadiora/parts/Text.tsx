import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { reviewLabels } from '../../../shared/acadiora/labels.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { NotFound, Paragraphs } from '../../ui/Facts.tsx';

/** Heads a part within a section. */
export const PartHeading = ({ children }: { children: string }) => (
  <Box component="h3" sx={{ typography: 'h3', mt: 3, mb: 1 }}>
    {children}
  </Box>
);

/** A written text, no wider than reads well. */
export const Written = ({ text }: { text: string }) => (
  <Box sx={{ maxWidth: '75ch' }}>
    <Paragraphs text={text} />
  </Box>
);

/** What the paper says, or that it does not. */
export const Stated = ({ text }: { text: string | null }) =>
  text === null || text.trim() === '' || text === notFoundText ? <NotFound /> : text;

/** Several things: one as it is, more as a list, none as `none`. */
export function Listed({ parts, none = reviewLabels.empty }: { parts: readonly ReactNode[]; none?: string }) {
  if (parts.length === 0) return <Box sx={{ color: 'text.secondary' }}>{none}</Box>;
  if (parts.length === 1) return parts[0];
  return (
    <Box component="ul" sx={{ pl: 2.5 }}>
      {parts.map((part, index) => (
        <li key={index}>{part}</li>
      ))}
    </Box>
  );
}
