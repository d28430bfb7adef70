import * as z from 'zod';
import type { CriterionKey } from '../../shared/acadiora/criteria.ts';
import {
  metadataAnswerSchema,
  overallAnswerSchema,
  reviewAnswerSchemas,
  type ReviewAnswer,
} from './prompts/answers.ts';

/** What the model said in one call of a review, as it is kept. */
const answered = <S extends z.ZodType>(answer: S) => z.object({ answer, notice: z.string().nullable() });

export const metadataPartSchema = answered(metadataAnswerSchema);
export const overallPartSchema = answered(overallAnswerSchema);
/** One part of a criterion. */
export const criterionPartSchema = (criterion: CriterionKey) => answered<z.ZodType>(reviewAnswerSchemas[criterion]);

/** A remark as the model claims it; of a strength there is less to say. */
export type ClaimedRemark = ReviewAnswer['strengths'][number] & Partial<ReviewAnswer['weaknesses'][number]>;

/** The outcome of an earlier remark, as the model claims it. */
export type ClaimedOutcome = ReviewAnswer['earlier'][number];

/** A criterion as all its parts together say, its items by id. */
export interface Judged extends Omit<ReviewAnswer, 'items' | 'extras'> {
  items: Record<string, { level: number | null; reason: string }>;
  extras: Record<string, unknown>;
}

/** Of the parts of a long criterion so many comments are kept. */
const commentsAtMost = 4;

/** The first of every list, then the second of every list: when not all can stay, each part of a paper has its say. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}

/**
 * Puts the parts of a criterion together. What one part of a paper shows is there, though other parts do not show it: the highest level
 * of an item counts. Nothing answered: every list is empty.
 */
export function judgedOf(criterion: CriterionKey, answers: readonly unknown[]): Judged {
  const parsed = answers.map((answer) => reviewAnswerSchemas[criterion].parse(answer));
  const all = <T>(pick: (answer: ReviewAnswer) => readonly T[]): T[] => inTurns(parsed.map(pick));
  const items: Judged['items'] = {};
  for (const { id, level, reason } of parsed.flatMap((answer) => answer.items)) {
    const known = items[id];
    if (known === undefined || (level ?? -1) > (known.level ?? -1)) items[id] = { level, reason };
  }
  return {
    items,
    comments: [...new Set(all(({ comments }) => comments))].slice(0, commentsAtMost),
    strengths: all(({ strengths }) => strengths),
    weaknesses: all(({ weaknesses }) => weaknesses),
    improvements: all(({ improvements }) => improvements),
    earlier: parsed.flatMap(({ earlier }) => earlier),
    extras: mergedExtras(parsed.map(({ extras = {} }) => extras)),
  };
}

/** Lists are joined, of texts the first that says something stays. */
function mergedExtras(extras: readonly Readonly<Record<string, unknown>>[]): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const [key, value] of extras.flatMap((one) => Object.entries(one))) {
    const known = merged[key];
    if (Array.isArray(known) && Array.isArray(value)) merged[key] = [...new Set<unknown>([...known, ...value])];
    else if (known === undefined || known === '') merged[key] = value;
  }
  return merged;
}
