import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type ReactNode, Fragment } from 'react';
import { NotFound, P, PlainList, Span } from '../elements.tsx';
import { emptyText, notFoundText } from '../../../shared/texts.ts';
import { colours } from '../../app/theme.ts';
import { plainOf, runsOf, type Inline, type TextBlock } from '../../../shared/richText/blocks.ts';
import { parseInline, parseItem, parseText } from '../../../shared/richText/parse.ts';
import { Table } from '../Table.tsx';

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

/** For easy reading; tables may be wider. */
const maxWidth = '75ch';

const Runs = ({ text }: { text: Inline }) =>
  runsOf(text).map(({ text: words, bold, italic, code }, index) => {
    const coded = code ? <code>{words}</code> : words;
    const slanted = italic ? <em>{coded}</em> : coded;
    return <Fragment key={index}>{bold ? <strong>{slanted}</strong> : slanted}</Fragment>;
  });

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'heading':
      // Not an `h` element: it ranks below every heading of the page.
      return (
        <P sx={{ maxWidth, fontWeight: 700, breakAfter: 'avoid' }}>
          <Runs text={block.text} />
        </P>
      );
    case 'list':
      return (
        <Box component={block.numbered ? 'ol' : 'ul'} sx={{ maxWidth, pl: 2.5 }}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Blocks blocks={item} />
            </li>
          ))}
        </Box>
      );
    case 'table':
      return (
        <Table
          stacks
          label={block.head.map(plainOf).join(', ')}
          columns={block.head.map((head, column) => ({
            head: plainOf(head),
            cell: (row: readonly Inline[]) => <Runs text={row[column] ?? ''} />,
          }))}
          rows={block.rows}
        />
      );
  }
  return (
    <P sx={{ maxWidth, whiteSpace: 'pre-line', '& code': { whiteSpace: 'pre-wrap' } }}>
      <Runs text={block.text} />
    </P>
  );
}

function Blocks({ blocks }: { blocks: readonly TextBlock[] }) {
  const shown = blocks.map((block, index) => <Block key={index} block={block} />);
  return shown.length < 2 ? shown : <Box sx={{ '& > * + *': { mt: 1 } }}>{shown}</Box>;
}

/** A text that a model or a lecturer wrote, on screen and in print; nothing for an empty text. Every such text is shown by it. */
export const RichText = ({ text }: { text: string }) => <Blocks blocks={parseText(text)} />;

const RichItem = ({ text }: { text: string }) => <Blocks blocks={parseItem(text)} />;

export const RichLine = ({ text }: { text: string }) => (
  <Span sx={{ whiteSpace: 'pre-line' }}>
    <Runs text={parseInline(text)} />
  </Span>
);
