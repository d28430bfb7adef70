import Box from '@mui/material/Box';
import { type ComponentType, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { plainOf } from '../../../shared/richText/blocks.ts';
import { toCheckText } from '../../../shared/text/texts.ts';
import type { Block, Evidence, Own, Part, Table, Tool } from '../../../shared/word/blocks.ts';
import type { Unsure } from '../../../shared/word/marks.ts';
import { AddRow, ConfirmPart, EditablePart, RegenerateRow, RowTools } from '../edit/EditablePart.tsx';
import { Findings, H4, Notice, Section, Subheading } from '../elements.tsx';
import { retried } from '../fetched.tsx';
import { Thumbs } from '../vote/ThumbsButton.tsx';
import { FactNote } from './FactNote.tsx';
import { ArtefactBlock, Flow, FlowTable, Marking } from './Texts.tsx';

const tools = { add: AddRow, arrange: RowTools, regenerate: RegenerateRow, confirm: ConfirmPart };

function drawn(block: Part | Tool | Evidence | Own): ReactNode {
  switch (block.kind) {
    case 'part':
      return (
        <EditablePart at={block.at} {...(block.choices && { choices: block.choices })}>
          <Flow blocks={block.blocks} />
        </EditablePart>
      );
    case 'own':
      return <Flow blocks={block.blocks} />;
    case 'evidence':
      return <FactNote fact={block.fact} label={block.label} />;
  }
  const Shown = tools[block.does];
  return <Shown at={block.at} value={block.value} />;
}

/** The blocks between two headings, with the heading before them; '' before the first, and from one of a higher level on. */
function headed(blocks: readonly Block[], level: number): { title: string; blocks: Block[] }[] {
  const parts: { title: string; blocks: Block[] }[] = [{ title: '', blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === level) parts.push({ title: block.text, blocks: [] });
    else if (block.kind === 'heading' && block.level < level) parts.push({ title: '', blocks: [block] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts.filter((part) => part.title !== '' || part.blocks.length > 0);
}

export const Minor = ({ children }: { children: string }) => <H4 sx={{ mt: 2, mb: 0.5 }}>{children}</H4>;

type Heading = ComponentType<{ children: string }>;
type DrawTable = (block: Table, label: string) => ReactNode;

const flowTable: DrawTable = (block, label) => <FlowTable block={block} {...(label !== '' && { label })} />;

function One({ block, label, Heading, table }: { block: Block; label: string; Heading: Heading; table: DrawTable }) {
  switch (block.kind) {
    case 'heading':
      return block.level < 3 ? <Heading>{block.text}</Heading> : <Minor>{block.text}</Minor>;
    case 'note': {
      const lines = block.lines.map(plainOf);
      return block.tone === 'warning' ? (
        <Findings title={block.title} heading={Heading === Subheading ? 'h3' : 'strong'} items={lines} />
      ) : (
        lines.map((line) => (
          <Notice key={line} label={block.title}>
            {line}
          </Notice>
        ))
      );
    }
    case 'table':
      return (block.head.length > 0 ? table : flowTable)(block, label);
    case 'pageBreak':
    case 'tableOfContents':
      return null;
  }
  return (
    <Box sx={{ my: 1 }}>
      <Flow blocks={[block]} />
    </Box>
  );
}

export interface PartProps {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}

/**
 * An artefact as its file has it, with what can be done to it. `level`: of the headings that each begin a part of the page, drawn by `Part`;
 * a table is named after the heading above it.
 */
export function Blocks({
  blocks,
  level = 1,
  Part = Section,
  Heading = Subheading,
  label: first = '',
  table = flowTable,
  votes = false,
}: {
  blocks: readonly Block[];
  level?: number;
  Part?: ComponentType<PartProps>;
  Heading?: Heading;
  label?: string;
  /** How tables with heads are drawn, where not as tables. */
  table?: DrawTable;
  /** Whether each part is voted on by itself: it is one field of the artefact. */
  votes?: boolean;
}) {
  const marking = use(Marking);
  return (
    <ArtefactBlock value={drawn}>
      {headed(marking?.mark(blocks) ?? blocks, level).map(({ title, blocks: own }, place) => {
        let label = title || first;
        const shown = own.map((block, index) => {
          if (block.kind === 'heading') label = block.text;
          return <One key={index} block={block} label={label} Heading={Heading} table={table} />;
        });
        return title === '' ? (
          <div key={place}>{shown}</div>
        ) : (
          <Part key={place} title={title} note={marking?.note(own)}>
            {shown}
            {votes && <Thumbs of={own} label={title} />}
          </Part>
        );
      })}
    </ArtefactBlock>
  );
}

/**
 * An artefact's blocks with marks at the words that are unsure, and a list of what is to be checked. What draws them is fetched after the
 * page; until then their number is told, and nothing on the page is drawn anew but what they mark.
 */
export function Marked({ of, children }: { of: Unsure; children: ReactNode }) {
  const [marks, setMarks] = useState<typeof import('./marks.tsx') | null>(null);
  useEffect(() => void retried(() => import('./marks.tsx')).then(setMarks, () => undefined), []);
  const marking = useMemo(() => marks && marks.markingOf(of), [marks, of]);
  const count = of.doubts?.length ?? 0;
  return (
    <Marking value={marking}>
      <div data-marks>
        {count > 0 && (marks === null ? <p>{toCheckText(count)}</p> : <marks.DoubtsPanel of={of} />)}
        {children}
      </div>
    </Marking>
  );
}
