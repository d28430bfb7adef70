import * as z from 'zod';
import type { JsuAnswer } from '../../../../lambdas/valentra/prompts/jsu.ts';
import { cognitiveLevelSchema, type CognitiveLevel } from '../../../../shared/valentra/schemas.ts';
import { sentence, upperFirst, at, seedOf, type Some } from '../language.ts';
import { dataIn } from '../chain/linkedCourse.ts';
import { callOf, closFor, sayIn, startOf, topicPhrase, type Course, unlike, type Preferences } from './promptCourse.ts';
import { contexts, facets } from './words.ts';

const sharesSchema = z.array(z.object({ topic: z.string(), rows: z.int().nonnegative() }));
const rowSchema = z.object({
  topic: z.string(),
  subtopic: z.string(),
  clo: z.string(),
  cognitiveLevel: cognitiveLevelSchema,
});
type Row = JsuAnswer['rows'][number];

const mostRows = 80;

/** What a learner does at a level, before what it is done to. */
const deeds: Readonly<Record<CognitiveLevel, Some<string>>> = {
  C1: ['Menyatakan ciri utama', 'Menyenaraikan perkara penting tentang', 'Mengenal pasti istilah berkaitan dengan'],
  C2: ['Menerangkan maksud dan contoh', 'Menjelaskan kepentingan', 'Meringkaskan idea utama'],
  C3: ['Mengaplikasikan prinsip', 'Menggunakan pengetahuan tentang', 'Menunjukkan cara melaksanakan'],
  C4: ['Menganalisis kekuatan dan kelemahan', 'Membandingkan dua contoh', 'Mencerakinkan komponen'],
  C5: ['Menilai keberkesanan', 'Mewajarkan pemilihan pendekatan', 'Mempertimbangkan kesesuaian'],
  C6: ['Mereka bentuk penyelesaian', 'Mencadangkan penambahbaikan', 'Merancang projek'],
};

/** Six of ten are C3 or higher, and any five in a row hold at least two of them. */
const levels: Some<CognitiveLevel> = ['C2', 'C4', 'C1', 'C3', 'C5', 'C2', 'C3', 'C1', 'C6', 'C4'];

/** Rows of the test specification table: as many a topic as are asked for; on request, the one row again. */
export function jsuAnswer(course: Course, request: string, wanted: Preferences | null): JsuAnswer {
  if (wanted) return { rows: [newRow(course, dataIn(request, 'semasa', rowSchema), wanted)] };
  const asked = dataIn(request, 'agihan', sharesSchema);
  const places = asked.flatMap(({ topic, rows }) => Array.from({ length: rows }, (_, index) => ({ topic, index })));
  return {
    rows: places
      .slice(0, mostRows)
      .map(({ topic, index }, place) => rowFor(course, topic, index, at(levels, place), startOf(course) + place)),
  };
}

function newRow(course: Course, now: z.infer<typeof rowSchema>, wanted: Preferences): Row {
  const title = wanted.topic?.title ?? now.topic;
  const level = cognitiveLevelSchema.safeParse(wanted.level).data ?? now.cognitiveLevel;
  const subtopics = course.topics.find(({ title: own }) => own === title)?.subtopics ?? [];
  return unlike(
    wanted,
    wanted.turn,
    (turn) => rowFor(course, title, turn % Math.max(1, subtopics.length), level, turn),
    ({ cognitiveDescription }) => cognitiveDescription,
  );
}

function rowFor(course: Course, title: string, index: number, cognitiveLevel: CognitiveLevel, turn: number): Row {
  const topic = course.topics.find((other) => other.title === title);
  const subtopics = topic?.subtopics ?? [];
  const about = topicPhrase(course, title, `kandungan ${callOf(course)}`);
  // Where the document has no (more) subtopics, a focus inside the topic takes their place.
  const focus = upperFirst(`${sayIn(course, ...at(facets, seedOf(title) + index))} ${about}`);
  const subtopic = subtopics[index] ?? focus;
  const clos = closFor(course, topic?.clo ?? [], `${title} ${subtopic}`);
  const what = subtopic === focus ? about : topicPhrase(course, subtopic, about);
  return {
    topic: title,
    subtopic,
    clo: clos[index % Math.max(1, clos.length)]?.code ?? '',
    cognitiveLevel,
    cognitiveDescription: sentence(`${at(deeds[cognitiveLevel], turn)} ${what} ${at(contexts, turn)}`),
  };
}
