import * as z from 'zod';
import type { LookAnswer } from '../../../../../lambdas/valentra/prompts/exam.ts';
import { comparable } from '../../../../../shared/text/comparable.ts';
import { optionKeySchema } from '../../../../../shared/valentra/schemas.ts';
import { dataIn } from '../../promptData.ts';
import { type Course } from '../promptCourse.ts';

const questionsSchema = z.array(
  z.object({
    number: z.int().positive(),
    stem: z.string(),
    options: z.array(z.object({ key: optionKeySchema, text: z.string() })).default([]),
  }),
);

/** The second look: what the course's contents and order decide is solved; of all else rules say that they do not judge it. */
export const secondLook = (course: Course, request: string): LookAnswer => ({
  items: dataIn(request, 'soalan', questionsSchema).map(({ number, stem, options }) => {
    const judged = options.map(({ key, text }) => ({ key, isRight: isRight(course, stem, text) }));
    const right = judged.filter((one) => one.isRight === true);
    const isSolved = right.length > 0 && judged.every((one) => one.isRight !== null);
    const [first, ...others] = isSolved ? right.map(({ key }) => key) : [];
    const reason =
      first === undefined
        ? 'Tidak disemak oleh enjin peraturan.'
        : 'Diselesaikan daripada kandungan dan urutan kursus oleh enjin peraturan.';
    return { number, reason, answer: first ?? null, alsoRight: others, level: null, findings: [] };
  }),
});

const quotedIn = (text: string): string[] => [...text.matchAll(/“([^”]+)”/gu)].map(([, inside = '']) => inside);

/** Whether an option answers a stem by what the course says; null where the course does not decide that. */
function isRight({ topics }: Course, stem: string, option: string): boolean | null {
  const placeOf = (text: string): number =>
    topics.findIndex(({ title, subtopics }) =>
      [title, ...subtopics].some((own) => comparable(own) === comparable(text)),
    );
  const titleOf = (text: string): number => topics.findIndex(({ title }) => comparable(title) === comparable(text));
  const named = quotedIn(stem);
  const inside = quotedIn(option);
  if (option.includes(' → ')) return inOrder(inside.map(placeOf));
  if (inside.length === 4) {
    const places = inside.map((text, i) => (i % 2 === 0 ? placeOf(text) : titleOf(text)));
    return places.includes(-1) ? null : places[0] === places[1] && places[2] === places[3];
  }
  const [about = ''] = named;
  const [asked, place, title] = [placeOf(about), placeOf(option), titleOf(option)];
  if (asked < 0 || place < 0) return null;
  if (title >= 0) return named.every((text) => placeOf(text) === title);
  return (place === asked) !== /\b(?:KECUALI|BUKAN|NOT)\b/u.test(stem);
}

const inOrder = (places: readonly number[]): boolean | null =>
  places.length === 0 || places.includes(-1)
    ? null
    : places.every((place, i) => i === 0 || place > (places[i - 1] ?? 0));
