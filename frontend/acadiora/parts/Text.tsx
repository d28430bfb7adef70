import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { reviewLabels } from '../../../shared/acadiora/labels.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { Card } from '../../ui/Card.tsx';

/** A part of a tab under its own heading. */
export const Section = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <Card as="section" sx={{ mt: 2, breakInside: 'auto' }}>
    <Box component="h2" sx={{ typography: 'h2', mb: 1 }}>
      {title}
    </Box>
    {note !== undefined && (
      <Box component="p" sx={{ mb: 1, color: 'text.secondary' }}>
        {note}
      </Box>
    )}
    {children}
  </Card>
);

/** A written text, a paragraph for each that an empty line divides. */
export const Written = ({ text }: { text: string }) =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part, index) => (
      <Box component="p" key={index} sx={{ whiteSpace: 'pre-line', maxWidth: '75ch', '& + p': { mt: 1 } }}>
        {part.trim()}
      </Box>
    ));

/** What the paper does not say is shown as not said (design law 6). */
export const Stated = ({ text }: { text: string | null }) =>
  text === null || text.trim() === '' || text === notFoundText ? (
    <Box component="em" sx={{ color: 'text.secondary' }}>
      {notFoundText}
    </Box>
  ) : (
    text
  );

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
