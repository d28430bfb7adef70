import * as z from 'zod';
import { frameMarks } from '../../../../shared/valentra/items/frames.ts';
import { cloSchema } from '../../../../shared/valentra/schemas.ts';
import { dataIn } from '../promptData.ts';
import { nearest } from '../language.ts';

const courseSchema = z.object({
  /** Of the papers. */
  language: z.enum(['ms', 'en', 'both']).default('ms'),
  clos: z.array(cloSchema.pick({ code: true, statement: true, domains: true, hp: true })),
  topics: z.array(z.object({ title: z.string(), subtopics: z.array(z.string()), clo: z.array(z.string()) })),
});
export type Course = z.infer<typeof courseSchema>;
export type Clo = Course['clos'][number];
export type Topic = Course['topics'][number];

/** @throws ZodError when the request holds no course, or not of the agreed form */
export const courseIn = (request: string): Course => dataIn(request, 'kursus', courseSchema);

/** A text in the language of the papers; papers in both are written in Malay. */
export const say = ({ language }: Pick<Course, 'language'>, malay: string, english: string): string =>
  language === 'en' ? english : malay;

/** A text that a lecturer completes: 'Rangka: lengkapkan rangsangan tentang “Litar siri”: ____'. */
export const framed = (course: Pick<Course, 'language'>, malay: string, english: string): string =>
  `${say(course, `${frameMarks.ms} ${malay}`, `${frameMarks.en} ${english}`)}: ____`;

/** Outcomes of these codes; where there are none, those whose words the text shares most; else the first. */
export function closFor({ clos }: Course, codes: readonly string[], text: string): Clo[] {
  const stated = clos.filter(({ code }) => codes.includes(code));
  const near = nearest(text, clos, ({ statement }) => statement).slice(0, 2);
  return [stated, near].find((list) => list.length > 0) ?? clos.slice(0, 1);
}

/** Topics tied to these outcomes, else those that share words with the text, else the first ones. */
export function topicsFor({ topics }: Course, clos: readonly Clo[], text: string): Topic[] {
  const codes = clos.map(({ code }) => code);
  const words = `${text} ${clos.map(({ statement }) => statement).join(' ')}`;
  const near = nearest(words, topics, ({ title, subtopics }) => `${title} ${subtopics.join(' ')}`);
  const tied = topics.filter(({ clo }) => clo.some((code) => codes.includes(code)));
  return [tied, near].find((list) => list.length > 0) ?? topics.slice(0, 3);
}

/** 'C4' of the outcomes' levels, each once, letter by letter. */
export const levelsOf = (clos: readonly Clo[], letter: 'C' | 'A' | 'P'): string[] => [
  ...new Set(clos.flatMap(({ domains }) => domains.join().match(new RegExp(`${letter}\\d`, 'g')) ?? [])),
];

/** What a lecturer asks of a row that is written again; null when none is. `before`: every text of the row as it stands. */
export function preferencesIn(request: string) {
  const text = dataIn(request, 'permintaan', z.string().optional());
  return text === undefined ? null : { text, before: textsIn(dataIn(request, 'semasa', z.unknown())) };
}
export type Preferences = NonNullable<ReturnType<typeof preferencesIn>>;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The first text that does not stand in the row already. */
export const unlike = (wanted: Preferences | null, texts: readonly string[]): string =>
  texts.find((text) => wanted?.before.every((one) => !one.includes(text)) !== false) ?? texts[0] ?? '';
