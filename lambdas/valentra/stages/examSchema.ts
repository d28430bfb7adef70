import type * as z from 'zod';
import { sumOf } from '../../../shared/valentra/counting/apportion.ts';
import { asksOf } from '../../../shared/valentra/counting/sections.ts';
import type { QuestionKind } from '../../../shared/valentra/schemas.ts';
import type { Blueprint } from '../../../shared/valentra/paper/blueprint.ts';
import type { Check, Prompt } from '../../platform/model/prompt.ts';
import { quiet } from '../problems.ts';
import {
  examPrompts,
  type MultipleChoiceAnswer,
  severalRows,
  type ShortEssayAnswer,
  type StructuredAnswer,
} from '../prompts/exam.ts';

export interface Numbered {
  number: number;
}

/** A question elsewhere in the paper; without a stem it is only planned. */
export interface Other extends Numbered {
  stem?: string;
}

export type Item = (MultipleChoiceAnswer | StructuredAnswer | ShortEssayAnswer)['items'][number];

const numbersOf = (items: readonly Numbered[]): string =>
  items
    .map(({ number }) => number)
    .toSorted((a, b) => a - b)
    .join(', ');

const hasOthers = (items: readonly Numbered[], wanted: readonly Numbered[]): boolean =>
  numbersOf(items) !== numbersOf(wanted);
const othersText = (wanted: readonly Numbered[]): string => `tepat satu bagi setiap nombor: ${numbersOf(wanted)}`;

/** A schema whose answer must hold exactly the wanted numbers: the repair call is told when it does not. */
export const exactly = <T>(schema: z.ZodType<T>, itemsOf: (answer: T) => Numbered[], wanted: readonly Numbered[]) =>
  schema.refine((answer) => !hasOthers(itemsOf(answer), wanted), { message: othersText(wanted) });

/** What carries the marks of an item; nothing in a multiple-choice one. */
export const markedOf = (item: Item): readonly { marks: number; ground?: string | undefined }[] =>
  'parts' in item ? item.parts : 'scheme' in item ? item.scheme : [];
/** The row of its plan that each part follows, from 0: as its writer says, else in their order, those left over the last. */
export const rowsOfParts = (parts: StructuredAnswer['items'][number]['parts'], count: number): number[] =>
  parts.map(({ row }, i) => Math.min(row === undefined ? i : row - 1, count - 1));

/** Rows of a plan whose parts come to other marks than are planned for it. */
function rowFaults(item: Item, row: Blueprint): string[] {
  if (!('parts' in item) || row.more === undefined) return [];
  const asked = asksOf(row);
  const places = rowsOfParts(item.parts, asked.length);
  return asked.flatMap(({ marks, subtopic, topic }, n) => {
    const own = sumOf(
      item.parts.filter((_, i) => places[i] === n),
      (part) => part.marks,
    );
    return own === marks
      ? []
      : [`bahagian bagi baris ${n + 1} (${subtopic || topic}) berjumlah ${own} markah; tulis semula supaya ${marks}`];
  });
}

const rowFor = (item: Item, rows: readonly Blueprint[]): Blueprint | undefined =>
  rows.find(({ number }) => number === item.number);

/** The prompt that writes these rows. No paper can stand with more parts than marks to give them. */
export function writingPrompt(kind: QuestionKind, rows: readonly Blueprint[]): Prompt<z.ZodType<{ items: Item[] }>> {
  const isOfRows = kind === 'struktur' && rows.some(({ more }) => more !== undefined);
  const { schema, ...prompt } = isOfRows
    ? {
        ...examPrompts.struktur,
        schema: severalRows.schema,
        instructions: examPrompts.struktur.instructions + severalRows.rule,
      }
    : examPrompts[kind];
  const checked = (schema as z.ZodType<{ items: Item[] }>).superRefine(({ items }, context) => {
    for (const [i, item] of items.entries()) {
      const { marks = Infinity } = rowFor(item, rows) ?? {};
      const message = `soalan ${item.number}: paling banyak ${marks} bahagian atau isi kerana soalan ini ${marks} markah`;
      if (markedOf(item).length > marks) context.addIssue({ code: 'custom', path: ['items', i], message });
    }
  });
  return { ...prompt, schema: checked };
}

/**
 * What a paper is better without: a model that keeps to it gives a paper with flags, or without some questions, which is better than none.
 * @param others the paper's other questions
 * @param told what is wrong in the words of an item beside others
 */
export const writingCheck =
  (
    rows: readonly Blueprint[],
    others: readonly Other[],
    told: (row: Blueprint, item: Item, beside: readonly Other[]) => string[],
  ): Check<{ items: Item[] }> =>
  ({ items }) => [
    ...(hasOthers(items, rows) ? [quiet(othersText(rows), [])] : []),
    ...items.flatMap((item, i) => {
      const row = rowFor(item, rows);
      // One that was not asked for is left out.
      if (row === undefined) return [];
      const marked = markedOf(item);
      const marks = sumOf(marked, (part) => part.marks);
      const sums = `jumlah markah skema ialah ${marks}; tulis semula supaya jumlahnya ${row.marks}`;
      return [
        ...(marked.length === 0 || marks === row.marks ? [] : [sums]),
        ...rowFaults(item, row),
        ...told(row, item, [...items.slice(0, i), ...others]),
      ].map((message) => quiet(`soalan ${item.number}: ${message}`, ['items', i]));
    }),
  ];
