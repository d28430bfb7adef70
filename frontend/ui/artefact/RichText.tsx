import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { plainOf, runsOf, type Inline, type TextBlock } from '../../../shared/richText/blocks.ts';
import { parseInline } from '../../../shared/richText/inline.ts';
import { parseItem, parseText } from '../../../shared/richText/parse.ts';
import { Table } from '../Table.tsx';

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
        <Box component="p" sx={{ maxWidth, fontWeight: 700, breakAfter: 'avoid' }}>
          <Runs text={block.text} />
        </Box>
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
    <Box component="p" sx={{ maxWidth, whiteSpace: 'pre-line', '& code': { whiteSpace: 'pre-wrap' } }}>
      <Runs text={block.text} />
    </Box>
  );
}

function Blocks({ blocks }: { blocks: readonly TextBlock[] }) {
  const shown = blocks.map((block, index) => <Block key={index} block={block} />);
  return shown.length < 2 ? shown : <Box sx={{ '& > * + *': { mt: 1 } }}>{shown}</Box>;
}

/** A text that a model or a lecturer wrote, on screen and in print; nothing for an empty text. Every such text is shown by it. */
export const RichText = ({ text }: { text: string }) => <Blocks blocks={parseText(text)} />;

export const RichItem = ({ text }: { text: string }) => <Blocks blocks={parseItem(text)} />;

export const RichLine = ({ text }: { text: string }) => (
  <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
    <Runs text={parseInline(text)} />
  </Box>
);
