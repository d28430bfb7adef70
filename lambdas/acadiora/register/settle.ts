import * as z from 'zod';
import { blockText, type Citation, citationOf } from '../../../shared/document/citation.ts';
import { blockOf } from '../../../shared/document/blockOf.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import type { Corrections, RegisterRow } from '../../../shared/acadiora/facts.ts';
import { type RowKind, rowKinds } from '../../../shared/acadiora/kinds.ts';
import { fieldForms } from './fields.ts';
import { numbersPrinted } from './printed.ts';
import { type Listed, registerAnswerSchema, type RegisterAnswer, type StatementKind } from './schema.ts';

type Answer = RegisterAnswer;
export type Row<K extends RowKind> = Listed[K] & { id: string; evidence: Citation };
export type Rows = { [K in RowKind]: Row<K>[] };
/** A row as its author sees it, whether checks use it or not. `read`: before he set anything in it. */
export type ReadRow<K extends RowKind> = Listed[K] &
  Pick<RegisterRow, 'id' | 'evidence' | 'state'> & { read: Listed[K] };

/**
 * The rows that checks use: those with a place whose figures stand there or were set by the author. Others are only among those that were `read`.
 */
export interface Register extends Rows, Pick<Answer, 'hasControl' | 'abstract'> {
  statements: Partial<Record<StatementKind, Citation>>;
  read: { [K in RowKind]: ReadRow<K>[] };
}

/** Of the length of a scale or an instrument a row may say what its place does not. */
const besides = new Set(['items', 'scale']);
/** The figures that a row says, wherever they stand in it. */
function figuresOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (besides.has(field) ? [] : figuresOf(inner)));
}

/** What stands at a row's places; of a table's row its whole table, whose head and neighbours it is read with. */
function printedAt(document: SourceDocument, { at }: Citation): ReadonlySet<number> {
  const blocks = new Set(at.map(blockOf));
  return numbersPrinted(document.blocks.flatMap((block) => (blocks.has(block.n) ? [blockText(block)] : [])).join('\n'));
}

const isPrinted = (value: number, printed: ReadonlySet<number>): boolean =>
  printed.has(Math.abs(value)) || printed.has(Math.round(Math.abs(value) * 10_000) / 100);

type Correction = Corrections['rows'][string];

const asRow = (own: Correction): object | null =>
  own &&
  Object.fromEntries(
    Object.entries(own).map(([field, value]) => {
      const { reads } = (Object.hasOwn(fieldForms, field) && fieldForms[field]) || {};
      return [field, reads ? reads(String(value).trim()) : value];
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

/** What the pieces of a long paper say together: lists in their order; of what is said once, the first that says it. */
export function joinedAnswers([first, ...others]: readonly RegisterAnswer[]): RegisterAnswer {
  if (first === undefined) throw new Error('A paper is read by one call at least');
  return others.reduce((whole, piece) => {
    const lists = rowKinds.map((kind) => [kind, [...whole[kind], ...piece[kind]]] as const);
    const abstract = Object.entries(whole.abstract).map(([part, words]) => [
      part,
      words !== '' ? words : piece.abstract[part as keyof RegisterAnswer['abstract']],
    ]);
    return {
      ...whole,
      ...Object.fromEntries(lists),
      title: whole.title ?? piece.title,
      year: whole.year ?? piece.year,
      studyKind: whole.studyKind ?? piece.studyKind,
      hasControl: whole.hasControl ?? piece.hasControl,
      abstract: Object.fromEntries(abstract) as RegisterAnswer['abstract'],
      statements: { ...piece.statements, ...whole.statements },
    };
  }, first);
}

const isUsed = ({ evidence, state }: Pick<RegisterRow, 'evidence' | 'state'>): boolean =>
  evidence !== null && (state === 'found' || state === 'lecturer');

/**
 * The register of a paper as far as it stands there: each row with its place, its figures printed at it (design law 6), and what the author has
 * set in it. Pure.
 */
export function settledRegister(answer: Answer, document: SourceDocument, corrections: Corrections | null): Register {
  const stateOf = (row: object, own: Correction | undefined, evidence: Citation | null): RegisterRow['state'] => {
    if (own !== undefined) return own === null ? 'removed' : 'lecturer';
    const printed = evidence && printedAt(document, evidence);
    return printed && figuresOf(row).every((value) => isPrinted(value, printed)) ? 'found' : 'unconfirmed';
  };
  const readOf = <K extends RowKind>(kind: K): ReadRow<K>[] =>
    (answer[kind] as Listed[K][]).map((read, index) => {
      const id = `${kind}_${index + 1}`;
      const own = corrections?.rows[id];
      const row = { ...read, ...asRow(own ?? null), at: read.at };
      const evidence = citationOf(document, read.at);
      return { ...row, id, evidence, state: stateOf(row, own, evidence), read };
    });
  const read = Object.fromEntries(rowKinds.map((kind) => [kind, readOf(kind)])) as unknown as Register['read'];
  const statements = Object.entries(answer.statements).flatMap(([kind, at]) => {
    const evidence = citationOf(document, at);
    return evidence === null ? [] : [[kind, evidence] as const];
  });
  return {
    ...(Object.fromEntries(rowKinds.map((kind) => [kind, read[kind].filter(isUsed)])) as unknown as Rows),
    hasControl: answer.hasControl,
    abstract: answer.abstract,
    statements: Object.fromEntries(statements) as Register['statements'],
    read,
  };
}
