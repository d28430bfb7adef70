import Box from '@mui/material/Box';
import { type ComponentType, createContext, Fragment, type ReactNode, use } from 'react';
import { Fact, NotFound, P, ShortFact, ShortFacts, Span } from '../elements.tsx';
import { notFoundText } from '../../../shared/text/texts.ts';
import { colours } from '../../app/theme.ts';
import { plainOf, type Run, runsOf, type Inline } from '../../../shared/richText/blocks.ts';
import { parseInline } from '../../../shared/richText/parse.ts';
import {
  type Block,
  type Cell,
  type CellBlock,
  cellBlockTexts,
  type Evidence,
  type Own,
  type Part,
  type Table as TableBlock,
  type Tool,
} from '../../../shared/word/blocks.ts';
import type { Unsure } from '../../../shared/word/marks.ts';
import { listOrText, writtenBlocks } from '../../../shared/word/written.ts';
import { CellTable, type ShownCell } from '../Table.tsx';

export const Listed = ({ parts }: { parts: readonly string[] }) => <Flow blocks={listOrText(parts)} />;

/** For easy reading; tables may be wider. */
const maxWidth = '75ch';

/** How an artefact tells of its words that are unsure. */
export interface Marking {
  of: Unsure;
  mark: (blocks: readonly Block[]) => Block[];
  /** What the head of these blocks says of them. */
  note: (blocks: readonly Block[]) => string | undefined;
  /** Draws runs, each `faced` already. */
  Runs: ComponentType<{ runs: readonly Run[]; faced: readonly ReactNode[] }>;
}
export const Marking = createContext<Marking | null>(null);

function Runs({ text }: { text: Inline }) {
  const Marked = use(Marking)?.Runs;
  const runs = runsOf(text);
  const faced = runs.map(({ text: words, bold, italic, code }, index) => {
    const coded = code ? <code>{words}</code> : words;
    const slanted = italic ? <em>{coded}</em> : coded;
    return <Fragment key={index}>{bold ? <strong>{slanted}</strong> : slanted}</Fragment>;
  });
  return Marked ? <Marked runs={runs} faced={faced} /> : faced;
}

/** Draws what artefacts have and texts do not; see Blocks.tsx. */
export const ArtefactBlock = createContext<(block: Part | Tool | Evidence | Own) => ReactNode>(() => null);

function Shown({ block }: { block: CellBlock }) {
  const drawn = use(ArtefactBlock);
  switch (block.kind) {
    case 'answerSpace':
      return null;
    case 'list':
      return (
        <Box component={block.numbered ? 'ol' : 'ul'} sx={{ maxWidth, pl: 2.5 }}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Flow blocks={item} />
            </li>
          ))}
        </Box>
      );
    case 'table':
      return <FlowTable block={block} />;
    case 'paragraph':
      if (plainOf(block.text) === notFoundText) return <NotFound />;
      return (
        <P
          sx={{
            maxWidth,
            whiteSpace: 'pre-line',
            '& code': { whiteSpace: 'pre-wrap' },
            ...(block.isKept && { breakAfter: 'avoid' }),
          }}
        >
          <Runs text={block.text} />
        </P>
      );
  }
  return drawn(block);
}

/** Blocks of a text, a cell or a part, on screen and in print. */
export function Flow({ blocks }: { blocks: readonly CellBlock[] }) {
  const shown = blocks.map((block, index) => <Shown key={index} block={block} />);
  return shown.length < 2 ? (
    shown
  ) : (
    <Box
      sx={{
        '& > * + *': { mt: 1 },
        'td &': { '& > * + *': { mt: 0.5 } },
        // The menu of a row takes no line of its own.
        'td &:has(> .MuiIconButton-root)': { position: 'relative', pr: 3 },
        'td & > .MuiIconButton-root': { position: 'absolute', top: -10, right: -8 },
        // Evidence stands beside its value.
        '& > p:has(+ [data-fact])': { display: 'inline' },
      }}
    >
      {shown}
    </Box>
  );
}

export const textIn = ({ blocks }: Cell): string => blocks.flatMap(cellBlockTexts).join(' ');

const shownCell = ({ blocks, colspan = 1, style }: Cell): ShownCell => ({
  content: style === 'label' ? <strong>{blocks.flatMap(cellBlockTexts)}</strong> : <Flow blocks={blocks} />,
  span: colspan,
  isMarked: style === 'warning',
});

export const isTotal = (row: readonly Cell[]): boolean => row[0]?.style === 'total';

/** Number, letter and marks on the line of their text; on a phone the marks below it. */
const besideSx = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 1,
  '& > *': { minWidth: 0 },
  '& > :first-of-type': { minWidth: 20 },
  '& > * + :last-of-type': { ml: 'auto' },
  '& > :nth-of-type(n + 3):last-of-type': { flexBasis: { xs: '100%', sm: 'auto' }, textAlign: 'right' },
} as const;

/** A table of blocks: facts after their labels, a box, or rows under their heads. `label`: its heads when left out. */
export function FlowTable({ block: { widths, head, rows }, label }: { block: TableBlock; label?: string }) {
  // Beside a letter or a number a phone has room for a text.
  const isPair = widths.length === 2 && Math.min(...widths) < 20;
  // A phone has room for a few words side by side.
  const isSmall = [...head, ...rows].every(
    (row) =>
      row.map(textIn).join(' ').length < 55 &&
      row.every(({ blocks }) => blocks.every(({ kind }) => kind === 'paragraph')),
  );
  const heads = head.map((row) => row.map((cell) => ({ content: textIn(cell), span: cell.colspan ?? 1 })));
  if (head.length > 0)
    return (
      <CellTable
        // A small one, or one with groups of columns, is easier to compare as it is.
        stacks={!isSmall && !isPair && head.length === 1}
        label={label ?? head.flat().map(textIn).join(', ')}
        heads={heads}
        rows={rows.filter((row) => !isTotal(row)).map((row) => row.map(shownCell))}
        totals={rows.filter(isTotal).map((row) => row.map(shownCell))}
        minWidth={isSmall && head.length === 1 ? 0 : widths.length * (head.length > 1 ? 85 : 110)}
        isTight={isSmall && new Set(head.flat().map(textIn)).size < widths.length}
      />
    );
  const facts = rows.flatMap((row) =>
    row.flatMap((cell, place) => (cell.style === 'label' ? [[cell, row[place + 1]] as const] : [])),
  );
  if (facts.length === 0)
    return (
      <Box sx={{ p: 1.5, borderLeft: `3px solid ${colours.gold}`, bgcolor: colours.paper }}>
        {rows.map((row, index) => (
          <Box key={index} sx={besideSx}>
            {row.map((cell, place) => (
              <Box key={place} sx={{ flex: textIn(cell).length > 12 ? 1 : 'none' }}>
                <Flow blocks={cell.blocks} />
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    );
  const [List, One] = widths.length > 2 ? [ShortFacts, ShortFact] : ['dl' as const, Fact];
  return (
    <List>
      {facts.map(([name, value], index) => (
        <One key={index} label={textIn(name)}>
          <Flow blocks={value?.blocks ?? []} />
        </One>
      ))}
    </List>
  );
}

/** A text that a model or a lecturer wrote, on screen and in print; nothing for an empty text. Every such text is shown by it. */
export const RichText = ({ text }: { text: string }) => <Flow blocks={writtenBlocks(text)} />;

export const RichLine = ({ text }: { text: string }) => (
  <Span sx={{ whiteSpace: 'pre-line' }}>
    <Runs text={parseInline(text)} />
  </Span>
);
