import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { orEmpty } from '../../../shared/valentra/labels.ts';
import { colours } from '../../app/theme.ts';
import { NotFound, Paragraphs } from '../../ui/Facts.tsx';

/** A stated fact, or that the document does not state it. */
export const Stated = ({ text }: { text: string | number | null }) =>
  text === null || String(text).trim() === '' ? <NotFound /> : text;

/** A written text; one that was emptied is said to be so. */
export const Written = ({ text }: { text: string }) => <Paragraphs text={orEmpty(text)} />;

/** Several short texts: one as it is, more as a list, none as none. */
export function Listed({ parts }: { parts: readonly string[] }) {
  const stated = parts.filter((part) => part.trim() !== '');
  if (stated.length < 2) return orEmpty(stated[0] ?? '');
  return (
    <Box component="ul" sx={{ pl: 2.25 }}>
      {stated.map((part, index) => (
        <li key={index}>{part}</li>
      ))}
    </Box>
  );
}

/** Facts of a few words, side by side as far as there is room. */
export const ShortFacts = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      my: 1.5,
      display: 'grid',
      columnGap: 3,
      rowGap: 1.25,
      gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
    }}
  >
    {children}
  </Box>
);

export const ShortFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Box component="dt" sx={{ color: 'text.secondary', fontWeight: 600, fontSize: '.9rem', lineHeight: 1.35 }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0 }}>
      {children}
    </Box>
  </Box>
);

/** A part of a preview that folds (spec 2 §2, collapsible sections). */
export const Folded = ({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) => (
  <Box
    component="details"
    open={isOpen}
    sx={{
      mt: 1.5,
      border: `1px solid ${colours.line}`,
      borderRadius: 1,
      bgcolor: colours.sheet,
      '& > summary': { cursor: 'pointer', px: 2, py: 1.25, listStylePosition: 'inside' },
    }}
  >
    <summary>
      <Box component="h3" sx={{ typography: 'h3', display: 'inline' }}>
        {title}
      </Box>
    </summary>
    <Box sx={{ px: { xs: 1.5, sm: 2 }, pb: 2 }}>{children}</Box>
  </Box>
);

/** A short label in a rounded frame. */
export const Badge = ({ tone = 'green', children }: { tone?: 'green' | 'gold' | 'red'; children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      px: 1,
      borderRadius: 9,
      fontSize: '.85rem',
      fontWeight: 700,
      bgcolor: { green: colours.greenPale, gold: colours.goldPale, red: colours.redPale }[tone],
      color: { green: colours.green, gold: colours.gold, red: colours.red }[tone],
    }}
  >
    {children}
  </Box>
);
