import * as z from 'zod';
import { frameMarks } from '../../../../shared/valentra/items/frameMark.ts';
import { fieldLabels } from '../../../../shared/valentra/labels.ts';
import { cloSchema, rubrikLevels } from '../../../../shared/valentra/schemas.ts';
import { inLanguage } from '../../../../shared/valentra/word/english.ts';
import type { Frame } from '../frameFiller.ts';
import { clip, quoted } from '../language.ts';
import { dataIn } from '../promptData.ts';

const courseSchema = z.object({
  /** Of the papers. */
  language: z.enum(['ms', 'en', 'both']).default('ms'),
  clos: z.array(cloSchema.pick({ code: true, statement: true, domains: true, hp: true })),
  topics: z.array(z.object({ title: z.string(), subtopics: z.array(z.string()), clo: z.array(z.string()) })),
});
export type Course = z.infer<typeof courseSchema>;
export type Clo = Course['clos'][number];

/** @throws ZodError when the request holds no course, or not of the agreed form */
export const courseIn = (request: string): Course => dataIn(request, 'kursus', courseSchema);

/** A text in the language of the papers; papers in both are written in Malay. */
export const say = ({ language }: Pick<Course, 'language'>, malay: string, english: string): string =>
  language === 'en' ? english : malay;

export const q = (title: string): string => quoted(clip(title.replace(/\s+/g, ' ').trim(), 160));

/** What a lecturer asks of a row that is written again; null when none is. `before`: the row as it stands. */
export function preferencesIn(request: string) {
  const text = dataIn(request, 'permintaan', z.string().optional());
  return text === undefined ? null : { text, before: JSON.stringify(dataIn(request, 'semasa', z.unknown())) };
}
export type Preferences = NonNullable<ReturnType<typeof preferencesIn>>;

const fields: Readonly<Record<string, readonly [malay: string, english: string]>> = {
  theBigIdea: ['idea besar', 'the big idea'],
  essentialQuestion: ['soalan penting', 'the essential question'],
  content: ['situasi, data atau petikan', 'the situation, data or passage'],
  source: ['asal rangsangan', 'where the stimulus comes from'],
  statement: ['arahan', 'the instruction'],
  description: ['langkah, hasil yang dihantar dan cara hantar', 'the steps, what is handed in and how'],
  stem: ['soalan', 'the question'],
  text: ['soalan bahagian', 'the question of this part'],
  answer: ['jawapan yang betul', 'the right answer'],
  explanation: ['sebab jawapan itu betul', 'why that answer is right'],
  sampleAnswer: ['contoh jawapan', 'the sample answer'],
  point: ['isi, satu markah setiap satu', 'the points, a mark each'],
  ...Object.fromEntries(
    rubrikLevels.map((level) => [
      level,
      [`apa yang dilihat pada aras ${fieldLabels[level]}`, `what is seen at ${inLanguage(fieldLabels[level], 'en')}`],
    ]),
  ),
};

/** Frames about one thing: 'Rangka: lengkapkan idea besar bagi “Litar siri” (CLO2): ____'. */
export const frameOf =
  (course: Pick<Course, 'language'>, about: string): Frame =>
  (field) => {
    const [malay, english] = fields[field] ?? [field, field];
    const text = say(course, `${frameMarks.ms} ${malay} bagi`, `${frameMarks.en} ${english} for`);
    return `${text} ${about}: ____`;
  };

/** Outcomes of these codes; all where the document ties none. */
export function closFor({ clos }: Course, codes: readonly string[]): Clo[] {
  const stated = clos.filter(({ code }) => codes.includes(code));
  return stated.length > 0 ? stated : clos;
}

/** The levels of one letter that the outcomes have, as 'C4', each once. */
export const levelsOf = (clos: readonly Clo[], letter: 'C' | 'A' | 'P'): string[] => [
  ...new Set(clos.flatMap(({ domains }) => domains.join().match(new RegExp(`${letter}\\d`, 'g')) ?? [])),
];
