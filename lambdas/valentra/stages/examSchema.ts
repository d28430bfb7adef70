import type * as z from 'zod';
import { sumOf } from '../../../shared/valentra/counting/apportion.ts';
import { comparableOption } from '../../../shared/valentra/items/flags.ts';
import type { QuestionKind } from '../../../shared/valentra/schemas.ts';
import { similarTo } from '../../../shared/valentra/items/similarStems.ts';
import { citedItem, citeFaults } from '../../../shared/valentra/items/cites.ts';
import { isOfAll, plainNegative } from '../../../shared/valentra/items/forms.ts';
import { durationFaults, figureFaults, operandFaults, sourceFaults, sumFaults } from '../../../shared/valentra/held/item.ts';
import { askedFaults } from '../../../shared/valentra/held/levels.ts';
import type { Course } from '../../../shared/valentra/course/courseView.ts';
import type { Ground } from '../../../shared/valentra/held/known.ts';
import { type Extract, nameOf } from '../notes.ts';
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

/** What the items of a call are held against. */
interface Held {
  ground: Ground;
  course: Pick<Course, 'clos'>;
  duration: string;
  extractsOf: (row: Blueprint) => readonly Extract[];
}

/** Options that stand for others, lengths, sources and passages that do not bear the item out. */
function contentDoubts(item: Item, rows: readonly Blueprint[], { ground, course, duration, extractsOf }: Held): string[] {
  const row = rows.find(({ number }) => number === item.number);
  if (row === undefined) return [];
  const passages = extractsOf(row).flatMap((one) => (one.n > 0 && item.cites.includes(nameOf(one)) ? [one.text] : []));
  const draft = citedItem(item, row, passages);
  const options = [...draft.answers, ...draft.distractors];
  const explained = 'explanation' in item ? item.explanation : '';
  const word = 'distractors' in item ? plainNegative(item.stem) : undefined;
  const scheme = 'distractors' in item ? [] : [...draft.answers, ...('sampleAnswer' in item ? [item.sampleAnswer] : [])];
  const counted = { given: [draft.stem, ...passages], scheme, ground };
  return [
    ...citeFaults(draft),
    ...askedFaults([], draft.stem, row.clo, course.clos).map(({ reason }) => reason),
    ...durationFaults([], draft.stem, duration).map(({ reason }) => reason),
    ...scheme.flatMap((answer) => operandFaults([], answer, counted)).map(({ reason }) => reason),
    ...sourceFaults([], [draft.stem, ...options, explained].join('\n'), ground).map(({ reason }) => reason),
    ...sumFaults([], [...(scheme.length > 0 ? scheme : draft.answers), explained].join('\n'), draft.distractors).map(({ reason }) => reason),
    ...figureFaults([], draft.stem, ground).map(({ reason }) => reason),
    ...('distractors' in item && options.some(isOfAll) ? ['pilihan "semua di atas" tidak dibenarkan'] : []),
    ...(word === undefined ? [] : [`tulis "${word}" dengan huruf besar`]),
  ];
}

/** What a paper is better without. */
function doubtsOf(
  item: Item,
  items: readonly Item[],
  rows: readonly Blueprint[],
  others: readonly Other[],
  held: Held,
): string[] {
  const marked = markedOf(item);
  const [marks, planned] = [sumOf(marked, (part) => part.marks), plannedFor(item, rows)];
  const options = 'distractors' in item ? [item.answer, ...item.distractors].map(comparableOption) : [];
  const twin = [...items.slice(0, items.indexOf(item)), ...others].find(
    ({ stem }) => stem !== undefined && similarTo(item.stem, stem),
  );
  return [
    ...(marked.length === 0 || marks === planned
      ? []
      : [`jumlah markah skema ialah ${marks}; tulis semula supaya jumlahnya ${planned}`]),
    ...(new Set(options).size < options.length ? ['empat pilihan jawapan mesti berlainan'] : []),
    ...(twin === undefined ? [] : [`hampir sama dengan soalan ${twin.number}; tulis soalan yang berlainan`]),
    ...contentDoubts(item, rows, held),
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
  held: Held,
): Prompt<z.ZodType> {
  const { schema, ...prompt } = examPrompts[kind];
  let isTold = false;
  const checked = (schema as z.ZodType<{ items: Item[] }>).superRefine(({ items }, context) => {
    const doubts = items.map((item) => (isTold ? [] : doubtsOf(item, items, rows, others, held)));
    const isOther = !isTold && hasOthers(items, rows);
    isTold ||= isOther || doubts.some(({ length }) => length > 0);
    if (isOther) context.addIssue({ code: 'custom', path: [], message: othersText(rows) });
    for (const [i, item] of items.entries())
      for (const message of [...faultsOf(item, rows), ...(doubts[i] ?? [])])
        context.addIssue({ code: 'custom', path: ['items', i], message: `soalan ${item.number}: ${message}` });
  });
  return { ...prompt, schema: checked };
}
