import { blockText, type Citation, citationOf } from '../../../shared/document/citation.ts';
import { blockOf, type SourceDocument } from '../../../shared/document/document.ts';
import { numbersPrinted } from './printed.ts';
import type { RegisterAnswer, StatementKind } from './schema.ts';

type Answer = RegisterAnswer;
type Listed = { [K in keyof Answer]: Answer[K] extends (infer R extends { at: string[] })[] ? R : never };
/** The lists of cited rows in a register. */
export type RowKind = Exclude<{ [K in keyof Answer]: Listed[K] extends never ? never : K }[keyof Answer], 'authors'>;
export const rowKinds = [
  'designs',
  'aims',
  'announced',
  'samples',
  'instruments',
  'bands',
  'tests',
  'measures',
  'splits',
  'claims',
  'terms',
  'software',
  'conflicts',
] as const satisfies readonly RowKind[];

/** A row with its place. */
export type Row<K extends RowKind> = Listed[K] & { id: string; evidence: Citation };
type Rows = { [K in RowKind]: Row<K>[] };

export interface Register extends Rows {
  hasControl: boolean | null;
  isRandomised: boolean | null;
  abstract: Record<keyof Answer['abstract'], Citation | null>;
  statements: Partial<Record<StatementKind, Citation>>;
  /** Rows whose figures stand at none of their places, by id: shown as unconfirmed, and used by no check. */
  unconfirmed: { id: string; kind: RowKind; text: string; evidence: Citation | null }[];
}

/** The figures without which a row says nothing. */
const keyFigures: { [K in RowKind]?: (row: Listed[K]) => (number | null)[] } = {
  announced: ({ count }) => [count],
  samples: ({ n }) => [n],
  instruments: ({ reliability, items }) => [reliability?.value ?? null, items],
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

/** The register of a paper as far as it stands there: each row with its place, its figures printed at it (design law 6). Pure. */
export function settledRegister(answer: Answer, document: SourceDocument): Register {
  const unconfirmed: Register['unconfirmed'] = [];
  const rowsOf = <K extends RowKind>(kind: K): Row<K>[] =>
    (answer[kind] as Listed[K][]).flatMap((row, index) => {
      const id = `${kind}_${index + 1}`;
      const evidence = citationOf(document, row.at);
      const figures = keyFigures[kind]?.(row) ?? [];
      const printed = evidence && printedAt(document, evidence);
      if (printed && figures.every((value) => isPrinted(value, printed))) return [{ ...row, id, evidence }];
      unconfirmed.push({ id, kind, text: JSON.stringify({ ...row, at: undefined }), evidence });
      return [];
    });
  const cited = <T extends Record<string, string[]>>(places: T) =>
    Object.fromEntries(Object.entries(places).map(([key, at]) => [key, citationOf(document, at)]));
  const rows = Object.fromEntries(rowKinds.map((kind) => [kind, rowsOf(kind)])) as unknown as Rows;
  const statements = Object.entries(cited(answer.statements)).filter(([, evidence]) => evidence !== null);
  return {
    ...rows,
    hasControl: answer.hasControl,
    isRandomised: answer.isRandomised,
    abstract: cited(answer.abstract) as Register['abstract'],
    statements: Object.fromEntries(statements) as Register['statements'],
    unconfirmed,
  };
}
