import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { emptyText, notFoundText } from '../../../shared/texts.ts';
import { colours } from '../../app/theme.ts';
import { NotFound } from '../Facts.tsx';
import { H3, PlainList } from '../layout.tsx';
import { RichItem, RichText } from './RichText.tsx';

/** A fact, or the words that the document does not state it. */
export const Stated = ({ text }: { text: string | number | null }) =>
  text === null || String(text).trim() === '' || text === notFoundText ? (
    <NotFound />
  ) : (
    <RichText text={String(text)} />
  );

/** A text, or the words that it is empty. */
export const Written = ({ text }: { text: string }) => <RichText text={text.trim() === '' ? emptyText : text} />;

/** One item as it is, several as a list, none as `none`. */
export function Listed({
  parts,
  ordered = false,
  none = emptyText,
}: {
  parts: readonly ReactNode[];
  ordered?: boolean;
  none?: ReactNode;
}) {
  const stated = parts.filter((part) => typeof part !== 'string' || part.trim() !== '');
  const [only = none] = stated;
  if (stated.length < 2) return typeof only === 'string' ? <RichText text={only} /> : only;
  return (
    <Box component={ordered ? 'ol' : 'ul'} sx={{ pl: 2.5 }}>
      {stated.map((part, index) => (
        <li key={index}>{typeof part === 'string' ? <RichItem text={part} /> : part}</li>
      ))}
    </Box>
  );
}

/** Facts of a document: like `Listed`, but none means that the document does not state them. */
export const StatedList = ({ parts, ordered = false }: { parts: readonly string[]; ordered?: boolean }) => (
  <Listed parts={parts} ordered={ordered} none={<NotFound />} />
);

export const Chips = ({ parts }: { parts: readonly string[] }) => (
  <PlainList sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
    {parts.map((part) => (
      <Chip
        key={part}
        component="li"
        size="small"
        label={part}
        sx={{
          height: 'auto',
          fontSize: '.875rem',
          bgcolor: colours.greenPale,
          color: colours.green,
          '& .MuiChip-label': { whiteSpace: 'normal' },
        }}
      />
    ))}
  </PlainList>
);

export const Subheading = ({ children }: { children: string }) => <H3 sx={{ mt: 3, mb: 1 }}>{children}</H3>;
