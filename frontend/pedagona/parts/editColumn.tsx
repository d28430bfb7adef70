import type { ReactNode } from 'react';
import type { Editable } from '../../ui/edit/artefact.ts';
import { EditablePart } from '../../ui/edit/EditablePart.tsx';
import type { Column } from '../../ui/Table.tsx';

/**
 * A column whose cells can be edited. `list`: the key of the list in its artefact; `title`: the name of the list; `key`: the field of
 * each row. `show`: draws a value in another way.
 */
export const editColumn = <Row,>(
  list: string,
  title: string,
  key: keyof Row & string,
  head: string,
  show?: (row: Row) => ReactNode,
): Column<Row> => ({
  head,
  cell: (row, index) => (
    <EditablePart at={`/${list}/${index}/${key}`} label={`${title} ${index + 1}, ${head}`} value={row[key] as Editable}>
      {show?.(row)}
    </EditablePart>
  ),
});
