import type * as z from 'zod';
import { sumOf } from '../../../shared/valentra/counting/apportion.ts';
import type { QuestionKind } from '../../../shared/valentra/schemas.ts';
import type { Blueprint } from '../../../shared/valentra/paper/blueprint.ts';
import type { Prompt } from '../../platform/model/prompt.ts';
import {
  examPrompts,
  type MultipleChoiceAnswer,
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

const markedOf = (item: Item): readonly { marks: number }[] =>
  'parts' in item ? item.parts : 'scheme' in item ? item.scheme : [];
const plannedFor = (item: Item, rows: readonly Blueprint[]): number =>
  rows.find(({ number }) => number === item.number)?.marks ?? Infinity;

/** What no paper can stand with: more parts than marks to give them. */
function faultsOf(item: Item, rows: readonly Blueprint[]): string[] {
  const marks = plannedFor(item, rows);
  const message = `paling banyak ${marks} bahagian atau isi kerana soalan ini ${marks} markah`;
  return markedOf(item).length > marks ? [message] : [];
}

/** What is wrong in the words of an item beside others. */
type Told = (row: Blueprint, item: Item, others: readonly Other[]) => string[];

/** What a paper is better without. */
function doubtsOf(
  item: Item,
  items: readonly Item[],
  rows: readonly Blueprint[],
  others: readonly Other[],
  told: Told,
): string[] {
  const row = rows.find(({ number }) => number === item.number);
  const marked = markedOf(item);
  const [marks, planned] = [sumOf(marked, (part) => part.marks), plannedFor(item, rows)];
  return [
    ...(marked.length === 0 || marks === planned
      ? []
      : [`jumlah markah skema ialah ${marks}; tulis semula supaya jumlahnya ${planned}`]),
    ...(row === undefined ? [] : told(row, item, [...items.slice(0, items.indexOf(item)), ...others])),
  ];
}

/**
 * The prompt that writes these rows, whose schema says what is wrong with an answer, so that the repair call hears of it. Doubts are
 * told once: a model that keeps to them gives a paper with flags, or without some questions, which is better than none.
 * @param others the paper's other questions
 */
export function writingPrompt(
  kind: QuestionKind,
  rows: readonly Blueprint[],
  others: readonly Other[],
  told: Told,
): Prompt<z.ZodType> {
  const { schema, ...prompt } = examPrompts[kind];
  let isTold = false;
  const checked = (schema as z.ZodType<{ items: Item[] }>).superRefine(({ items }, context) => {
    const doubts = items.map((item) => (isTold ? [] : doubtsOf(item, items, rows, others, told)));
    const isOther = !isTold && hasOthers(items, rows);
    isTold ||= isOther || doubts.some(({ length }) => length > 0);
    if (isOther) context.addIssue({ code: 'custom', path: [], message: othersText(rows) });
    for (const [i, item] of items.entries())
      for (const message of [...faultsOf(item, rows), ...(doubts[i] ?? [])])
        context.addIssue({ code: 'custom', path: ['items', i], message: `soalan ${item.number}: ${message}` });
  });
  return { ...prompt, schema: checked };
}
