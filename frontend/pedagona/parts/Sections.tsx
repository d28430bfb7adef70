import { chainLabels } from '../../../shared/pedagona/chainLabels.ts';
import { EditableFact, EditablePart, AddRow, RowTools } from '../../ui/edit/EditablePart.tsx';
import { Section } from '../../ui/elements.tsx';
import type { ReactNode } from 'react';
import { emptyText } from '../../../shared/texts.ts';
import { Table } from '../../ui/Table.tsx';

interface Place {
  title: string;
  at: string;
  /** Whether the outcomes that it serves are declared. */
  hasLinks?: boolean;
}

const Links = ({ at, hasLinks = false }: Place) =>
  hasLinks && (
    <dl>
      <EditableFact at={`/links${at}`} label={chainLabels.links} />
    </dl>
  );

export const TextSection = (place: Place) => (
  <Section title={place.title}>
    <EditablePart at={place.at} />
    <Links {...place} />
  </Section>
);

export const Framework = ({ names, ...place }: Place & { names: Readonly<Record<string, string>> }) => (
  <Section title={place.title}>
    <dl>
      {Object.entries(names).map(([key, name]) => (
        <EditableFact key={key} at={`${place.at}/${key}`} label={name} />
      ))}
    </dl>
    <Links {...place} />
  </Section>
);

/** A list of an artefact whose rows and fields are edited. `list`: its pointer; `show`: what code computes, which is not edited. */
export const EditableList = <Row extends object>({
  title,
  list,
  heads,
  rows,
  show = {},
  total,
  children,
}: {
  title: string;
  list: string;
  heads: { [field in keyof Row & string]?: string };
  rows: readonly Row[];
  show?: { [field in keyof Row & string]?: (row: Row) => ReactNode };
  total?: { label: string; value: string };
  children?: ReactNode;
}) => (
  <Section title={title}>
    <Table
      stacks
      label={title}
      none={emptyText}
      columns={(Object.entries(heads) as [keyof Row & string, string][]).map(([field, head], column) => ({
        head,
        cell: (row: Row, index: number) => (
          <>
            {show[field]?.(row) ?? <EditablePart at={`${list}/${index}/${field}`} />}
            {column === 0 && <RowTools at={`${list}/${index}`} />}
          </>
        ),
      }))}
      rows={rows}
      {...(total && { total })}
    />
    <AddRow list={list} />
    {children}
  </Section>
);
