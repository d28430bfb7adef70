import type { RegisterRow } from '../../../shared/acadiora/facts.ts';
import { type RowKind, rowKinds } from '../../../shared/acadiora/kinds.ts';
import { fieldForms, fieldLabels } from './fields.ts';
import type { Listed } from './schema.ts';
import { kindOfRow, type ReadRow, type Register } from './settle.ts';

/** What the field of a row is called on the page. */
export function fieldLabel(id: string, field: string): string {
  const kind = kindOfRow(id);
  return (kind && new Map(Object.entries(fieldLabels[kind])).get(field)) ?? field;
}

function cellsOf<K extends RowKind>(kind: K, row: ReadRow<K>): RegisterRow['cells'] {
  return Object.entries<string>(fieldLabels[kind]).map(([field, label]) => {
    // What a reader saw to be in conflict has a name of its own.
    const form = kind === 'conflicts' ? undefined : fieldForms[field];
    const [text, read] = [row, row.read].map((one) => one[field as keyof Listed[K]]);
    const said = (value: unknown): string => {
      if (form) return form.says(value as never);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    };
    const isSet = form === undefined || form.reads !== undefined;
    const isFigure = form === undefined && typeof read !== 'string';
    return { label, text: said(text), read: said(read), field: isSet ? field : null, isFigure };
  });
}

/** The register as its author sees it: every row that was read, also those that no check uses, in the order of the paper. */
export const shownRegister = ({ read }: Register): RegisterRow[] =>
  rowKinds.flatMap((kind) =>
    read[kind].map((row) => ({
      id: row.id,
      kind,
      cells: cellsOf(kind, row),
      evidence: row.evidence,
      state: row.state,
    })),
  );

/** What the author has set and removed, as a model is told. */
export const correctionsForModel = (rows: readonly RegisterRow[]) =>
  rows.flatMap(({ state, cells: all, evidence }) =>
    state === 'lecturer' || state === 'removed'
      ? {
          at: evidence?.at ?? [],
          dibaca: all.map(({ label, read }) => `${label}: ${read}`).join('; '),
          ...(state === 'removed'
            ? { dibuang: true }
            : { kini: all.map(({ label, text }) => `${label}: ${text}`).join('; ') }),
        }
      : [],
  );
