import * as z from 'zod';
import { cloSchema } from '../../../../shared/valentra/schemas.ts';
import { dataIn } from '../promptData.ts';
import { clip, running, nearest, seedOf } from '../language.ts';
import { wordsFor } from '../pedagona/outcomePhrases.ts';

const courseSchema = z.object({
  code: z.string().nullable(),
  name: z.string().nullable(),
  /** Of the papers. */
  language: z.enum(['ms', 'en', 'both']).default('ms'),
  clos: z.array(
    cloSchema
      .pick({ code: true, statement: true, domains: true, hp: true })
      .transform((clo) => ({ ...clo, ...wordsFor(clo.statement, 140) })),
  ),
  topics: z.array(z.object({ title: z.string(), subtopics: z.array(z.string()), clo: z.array(z.string()) })),
});
export type Course = z.infer<typeof courseSchema>;
export type Clo = Course['clos'][number];
export type Topic = Course['topics'][number];

/** @throws ZodError when the request holds no course, or not of the agreed form */
export const courseIn = (request: string): Course => dataIn(request, 'kursus', courseSchema);

/** Where a course begins in lists of phrasings, so that two courses do not begin alike. */
export const startOf = ({ code, name }: Course): number => seedOf(`${code ?? ''} ${name ?? ''}`);

export const callOf = ({ code, name }: Course): string => {
  const title = name === null ? '' : clip(name.replace(/\s+/g, ' ').trim(), 80);
  return title === '' ? (code ?? 'kursus ini') : `kursus ${title}`;
};

/**
 * A topic inside a sentence; '' for one without words. A course without topics is tested on its outcomes: of a statement, what it is
 * about.
 */
export function topicPhrase({ clos }: Course, title: string): string {
  const clo = clos.find(({ statement }) => statement === title);
  const text = clo ? clo.object : running(title, 60);
  return /\p{L}{2}/u.test(text) ? text : '';
}

/** Outcomes of these codes; where there are none, those whose words the text shares most; else the first. */
export function closFor(course: Course, codes: readonly string[], text: string): Clo[] {
  const stated = course.clos.filter(({ code }) => codes.includes(code));
  if (stated.length > 0) return stated;
  const near = nearest(text, course.clos, ({ statement }) => statement);
  return near.length > 0 ? near.slice(0, 2) : course.clos.slice(0, 1);
}

/** Topics tied to these outcomes, else those that share words with the text, else the first ones; the nearest first. */
export function topicsFor(course: Course, clos: readonly Clo[], text: string): Topic[] {
  const codes = clos.map(({ code }) => code);
  const words = `${text} ${clos.map(({ statement }) => statement).join(' ')}`;
  const near = nearest(words, course.topics, ({ title, subtopics }) => `${title} ${subtopics.join(' ')}`);
  const isTied = ({ clo }: Topic): boolean => clo.some((code) => codes.includes(code));
  const tied = [...near.filter(isTied), ...course.topics.filter((topic) => isTied(topic) && !near.includes(topic))];
  return [tied, near].find((list) => list.length > 0) ?? course.topics.slice(0, 3);
}

/** 'C4' of the outcomes' levels, each once, letter by letter. */
export const levelsOf = (clos: readonly Clo[], letter: 'C' | 'A' | 'P'): string[] => [
  ...new Set(clos.flatMap(({ domains }) => domains.join().match(new RegExp(`${letter}\\d`, 'g')) ?? [])),
];

/** What a lecturer asks of a row that is written again; null when none is. `before`: every text of the row as it stands. */
export function preferencesIn(request: string) {
  const text = dataIn(request, 'permintaan', z.string().optional());
  if (text === undefined) return null;
  return { text, turn: seedOf(text), before: new Set(textsIn(dataIn(request, 'semasa', z.unknown()))) };
}
export type Preferences = NonNullable<ReturnType<typeof preferencesIn>>;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** How many other compositions are tried before the last one is taken. */
const tries = 60;

/** A rule with many compositions, by turns. Written again, it gives the first one whose main text does not stand in the row already. */
export const inTurns =
  <Value>(write: (course: Course, request: string, turn: number) => Value, main: (value: Value) => string) =>
  (request: string): Value => {
    const course = courseIn(request);
    const wanted = preferencesIn(request);
    const first = wanted?.turn ?? 0;
    let value = write(course, request, first);
    for (let step = 1; step < tries && wanted?.before.has(main(value)); step += 1)
      value = write(course, request, first + step);
    return value;
  };
