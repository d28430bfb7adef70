import * as z from 'zod';
import { blockText, type Citation, citationOf } from '../../../shared/document/citation.ts';
import { blockOf } from '../../../shared/document/blockOf.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { type RowKind, rowKinds } from '../../../shared/acadiora/register.ts';
import type { Corrections } from '../../../shared/acadiora/facts.ts';
import { numbersPrinted } from './printed.ts';
import { registerAnswerSchema, type RegisterAnswer, type StatementKind } from './schema.ts';

type Answer = RegisterAnswer;
/** A row as the model gives it. */
export type Listed = { [K in RowKind]: Answer[K][number] };
/** A row with its place. */
export type Row<K extends RowKind> = Listed[K] & { id: string; evidence: Citation };
type Rows = { [K in RowKind]: Row<K>[] };

type Unused<K extends RowKind> = Listed[K] & { id: string; evidence: Citation | null; isRemoved: boolean };

export interface Register extends Rows {
  hasControl: boolean | null;
  abstract: Answer['abstract'];
  statements: Partial<Record<StatementKind, Citation>>;
  /** Rows that no check uses: their figures stand at none of their places, or the author says that they are not so. */
  unused: { [K in RowKind]: Unused<K>[] };
}

/** The figures without which a row says nothing. */
const keyFigures: { [K in RowKind]?: (row: Listed[K]) => (number | null)[] } = {
  announced: ({ count }) => [count],
  samples: ({ n }) => [n],
  instruments: ({ reliability }) => [reliability?.value ?? null],
  bands: ({ from, to }) => [from, to],
  tests: ({ value, df, p, n }) => [value, ...df, p?.value ?? null, n],
  measures: ({ value, parts }) => [value, ...parts],
  splits: ({ whole, parts }) => [whole, ...parts.flatMap(({ n, percent }) => [n, percent])],
};

/** What stands at a row's places; of a table's row its whole table, whose head and neighbours it is read with. */
function printedAt(document: SourceDocument, { at }: Citation): ReadonlySet<number> {
  const blocks = new Set(at.map(blockOf));
  return numbersPrinted(document.blocks.flatMap((block) => (blocks.has(block.n) ? [blockText(block)] : [])).join('\n'));
}

const isPrinted = (value: number | null, printed: ReadonlySet<number>): boolean =>
  value === null || printed.has(Math.abs(value)) || printed.has(Math.round(Math.abs(value) * 10_000) / 100);

type Correction = Corrections['rows'][string];

const numberOf = (text: string): number => (text === '' ? Number.NaN : Number(text.replace(',', '.')));
const partsOf = (text: string): string[] => text.split(/[;,\s]+/u).filter((part) => part !== '');

/** What an author types where a row has more than one figure: '2, 87', '< .001', 'alfa Cronbach .84', '1 hingga 5'; nothing: none. */
const typedFields: Readonly<Record<string, (text: string) => unknown>> = {
  df: (text) => partsOf(text).map(numberOf),
  p(text) {
    const [, sign = '', value = ''] = /^(?:p\s*)?([<>]?=?)\s*(\S*)$/iu.exec(text) ?? [];
    const p = numberOf(value);
    return text === '' ? null : { sign: sign || '=', value: p >= 0 && p <= 1 ? p : Number.NaN };
  },
  scale(text) {
    const [from = '', to = ''] = text.split(/\s*(?:hingga|[–-])\s*/u);
    return text === '' ? null : { from: numberOf(from), to: numberOf(to) };
  },
  reliability(text) {
    const at = text.lastIndexOf(' ') + 1;
    return text === '' ? null : { kind: text.slice(0, at).replace(/[\s=]+$/u, ''), value: numberOf(text.slice(at)) };
  },
};

/** A correction with the values that its row takes. */
const asRow = (own: Correction): object | null =>
  own &&
  Object.fromEntries(
    Object.entries(own).map(([field, value]) => {
      const read = Object.hasOwn(typedFields, field) ? typedFields[field] : undefined;
      return [field, read ? read(String(value).trim()) : value];
    }),
  );

export const kindOfRow = (id: string): RowKind | undefined => rowKinds.find((one) => id.startsWith(`${one}_`));

/** The first field that an author sets in a row and that does not fit it, or that such a row has not; null: all fit. */
export function wrongField(id: string, own: Correction): string | null {
  const kind = kindOfRow(id);
  if (kind === undefined) return id;
  const { at: _, ...fields } = registerAnswerSchema.shape[kind].unwrap().shape;
  const { error } = z
    .strictObject(fields)
    .partial()
    .safeParse(asRow(own) ?? {});
  const [issue] = error?.issues ?? [];
  return issue ? String(issue.path[0] ?? Object.keys(own ?? {})[0]) : null;
}

/**
 * The register of a paper as far as it stands there: each row with its place, its figures printed at it (design law 6), and what the author has
 * set in it. Pure.
 */
export function settledRegister(answer: Answer, document: SourceDocument, corrections: Corrections | null): Register {
  const unused = Object.fromEntries(rowKinds.map((kind) => [kind, []])) as unknown as Register['unused'];
  const rowsOf = <K extends RowKind>(kind: K): Row<K>[] =>
    (answer[kind] as Listed[K][]).flatMap((read, index) => {
      const id = `${kind}_${index + 1}`;
      const own = corrections?.rows[id];
      const row = { ...read, ...asRow(own ?? null), at: read.at };
      const evidence = citationOf(document, row.at);
      const printed = evidence && printedAt(document, evidence);
      const isPrintedThere = (keyFigures[kind]?.(row) ?? []).every((value) => printed && isPrinted(value, printed));
      if (evidence && own !== null && (own !== undefined || isPrintedThere)) return [{ ...row, id, evidence }];
      unused[kind].push({ ...row, id, evidence, isRemoved: own === null });
      return [];
    });
  const rows = Object.fromEntries(rowKinds.map((kind) => [kind, rowsOf(kind)])) as unknown as Rows;
  const statements = Object.entries(answer.statements).flatMap(([kind, at]) => {
    const evidence = citationOf(document, at);
    return evidence === null ? [] : [[kind, evidence] as const];
  });
  return {
    ...rows,
    hasControl: answer.hasControl,
    abstract: answer.abstract,
    statements: Object.fromEntries(statements) as Register['statements'],
    unused,
  };
}
