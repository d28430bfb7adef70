import type { ReactNode } from 'react';
import { emptyText } from '../../../shared/texts.ts';
import { EditablePart, AddRow, RowTools } from '../../ui/edit/EditablePart.tsx';
import { Section } from '../../ui/elements.tsx';
import { Table } from '../../ui/Table.tsx';

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
