import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type ReactNode, Fragment, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { Span, Bullets, P, Row, NotFound, H3, PlainList } from '../layout.tsx';
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

export const Subheading = ({ children }: { children: string }) => <H3 sx={{ mt: 3, mb: 1 }}>{children}</H3>;

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

/** Something the user must see, in gold; it is never folded. */
export const Attention = ({
  title,
  heading = 'strong',
  role,
  children,
}: {
  title: string;
  heading?: 'h2' | 'h3' | 'strong';
  role?: 'note';
  children: ReactNode;
}) => (
  <Box
    role={role}
    sx={{
      my: 2,
      p: 1.5,
      borderLeft: `4px solid ${colours.gold}`,
      borderRadius: 1,
      bgcolor: colours.goldPale,
      overflowWrap: 'anywhere',
    }}
  >
    <Box component={heading} sx={heading === 'strong' ? {} : { typography: 'h3' }}>
      {title}
    </Box>
    {children}
  </Box>
);

/** Warnings that code raised, under their title; nothing when there are none. */
export const Findings = ({
  title,
  heading = 'strong',
  items,
}: {
  title: string;
  heading?: 'h2' | 'h3' | 'strong';
  items: readonly ReactNode[];
}) =>
  items.length > 0 && (
    <Attention title={title} heading={heading}>
      <Bullets items={items} />
    </Attention>
  );

/** A sentence to read first, after its `label`. */
export const Notice = ({ label, children }: { label?: string; children: ReactNode }) => (
  <P role="note" sx={{ my: 2, p: 1.5, bgcolor: colours.goldPale, borderRadius: 1 }}>
    {label !== undefined && <strong>{label}:</strong>} {children}
  </P>
);

/**
 * A part that folds: a `details` element, so that the browser's search finds folded text. Print opens it (`useOpenForPrint`).
 * `isOpen`: at first; then the reader decides. `glance`: shown under the title, also while it is closed.
 */
export const Fold = ({
  title,
  heading = 'h3',
  isOpen = false,
  glance,
  children,
}: {
  title: string;
  heading?: 'h2' | 'h3';
  isOpen?: boolean;
  glance?: ReactNode;
  children: ReactNode;
}) => {
  const [opensFirst] = useState(isOpen);
  const padding = heading === 'h2' ? { xs: 2, sm: 3 } : 2;
  return (
    <Box
      component="details"
      open={opensFirst}
      data-fold={heading}
      sx={{
        mt: heading === 'h2' ? 2 : 1.5,
        bgcolor: 'background.paper',
        border: `1px solid ${colours.line}`,
        borderRadius: 1,
        '& > summary': {
          cursor: 'pointer',
          px: padding,
          py: heading === 'h2' ? padding : 1.25,
          // Puts the marker beside the title in every browser.
          listStylePosition: 'inside',
          breakInside: 'avoid',
        },
      }}
    >
      <summary>
        <Box component={heading} sx={{ typography: heading, display: 'inline' }}>
          {title}
        </Box>
        {glance && <Row sx={{ mt: 1, alignItems: 'center', color: 'text.secondary' }}>{glance}</Row>}
      </summary>
      <Box sx={{ px: padding, pb: padding }}>{children}</Box>
    </Box>
  );
};

/** Main parts that fold, with buttons that open or close all of them. */
export function Folds({ open, close, children }: { open: string; close: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const setAll = (isOpen: boolean) => {
    for (const fold of box.current?.querySelectorAll<HTMLDetailsElement>('details[data-fold=h2]') ?? [])
      fold.open = isOpen;
  };
  return (
    <div ref={box}>
      <Box className="no-print" sx={{ mt: 2 }}>
        <Button onClick={() => setAll(true)}>{open}</Button>
        <Button onClick={() => setAll(false)}>{close}</Button>
      </Box>
      {children}
    </div>
  );
}
