import { type Corrections, type RegisterRow } from '../../../shared/acadiora/facts.ts';
import { type RowKind, rowKinds } from '../../../shared/acadiora/kinds.ts';
import type { Citation } from '../../../shared/document/citation.ts';
import { fieldForms, fieldLabels } from './fields.ts';
import type { Listed, RegisterAnswer } from './schema.ts';
import { kindOfRow, type Register } from './settle.ts';

/** What the field of a row is called on the page. */
export function fieldLabel(id: string, field: string): string {
  const kind = kindOfRow(id);
  return (kind && new Map(Object.entries(fieldLabels[kind])).get(field)) ?? field;
}

type Shown<K extends RowKind> = Listed[K] & { id: string; evidence: Citation | null; isRemoved?: boolean };

/** A row's place among those of its kind, from 0. */
const placeIn = (id: string): number => Number(id.split('_')[1]) - 1;

/** The rows of one kind, those that are used and those that are not, in the order of the paper. */
const rowsOf = <K extends RowKind>(register: Register, kind: K): Shown<K>[] =>
  ([...register[kind], ...register.unused[kind]] as Shown<K>[]).toSorted((a, b) => placeIn(a.id) - placeIn(b.id));

function cellsOf<K extends RowKind>(kind: K, row: Listed[K], read: Listed[K]): RegisterRow['cells'] {
  return Object.entries<string>(fieldLabels[kind]).map(([field, label]) => {
    // What a reader saw to be in conflict has a name of its own.
    const form = kind === 'conflicts' ? undefined : fieldForms[field];
    const [text, own] = [row, read].map((one) => one[field as keyof Listed[K]]);
    const said = (value: unknown): string => {
      if (form) return form.says(value as never);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    };
    const isSet = form === undefined || form.reads !== undefined;
    const isFigure = form === undefined && typeof own !== 'string';
    return { label, text: said(text), read: said(own), field: isSet ? field : null, isFigure };
  });
}

/** The register as its author sees it: every row that was read, also those that no check uses, in the order of the paper. */
export function shownRegister(
  answer: RegisterAnswer,
  register: Register,
  corrections: Corrections | null,
): RegisterRow[] {
  const stateOf = (id: string, isRemoved: boolean | undefined): RegisterRow['state'] => {
    if (isRemoved) return 'removed';
    if (corrections?.rows[id]) return 'lecturer';
    return isRemoved === false ? 'unconfirmed' : 'found';
  };
  return rowKinds.flatMap((kind) =>
    rowsOf(register, kind).map((row) => ({
      id: row.id,
      kind,
      cells: cellsOf(kind, row, answer[kind][placeIn(row.id)] ?? row),
      evidence: row.evidence,
      state: stateOf(row.id, row.isRemoved),
    })),
  );
}

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
