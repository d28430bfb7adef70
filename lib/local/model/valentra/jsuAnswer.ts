import * as z from 'zod';
import type { JsuAnswer } from '../../../../lambdas/valentra/prompts/jsu.ts';
import { levelNames, levelNamesEnglish } from '../../../../shared/valentra/counting/levels.ts';
import { cognitiveLevels, cognitiveLevelSchema, type CognitiveLevel } from '../../../../shared/valentra/schemas.ts';
import { dataIn } from '../promptData.ts';
import { at, type Some } from '../language.ts';
import type { Course, Preferences } from './promptCourse.ts';

const sharesSchema = z.array(
  z.object({ topic: z.string(), rows: z.int().nonnegative(), clo: z.array(z.string()).default([]) }),
);
const rowSchema = z.object({ subtopic: z.string(), clo: z.string().default(''), cognitiveLevel: cognitiveLevelSchema });
type Row = JsuAnswer['rows'][number];

/** Six of ten are C3 or higher, and any five in a row hold at least two of them. */
const levels: Some<CognitiveLevel> = ['C2', 'C4', 'C1', 'C3', 'C5', 'C2', 'C3', 'C1', 'C6', 'C4'];

/** The highest level of an outcome; C6 where its document gives none. */
const ceilingOf = ({ clos }: Course, clo: string): CognitiveLevel =>
  cognitiveLevels.findLast((level) => clos.some(({ code, domains }) => code === clo && domains.includes(level))) ??
  'C6';

const lower = (one: CognitiveLevel, other: CognitiveLevel): CognitiveLevel => (one < other ? one : other);

/** A row described by the name of its level: 'Memahami Jenis kesahan'. */
function rowOf({ language }: Course, row: Omit<Row, 'cognitiveDescription'>): Row {
  const names = language === 'en' ? levelNamesEnglish : levelNames;
  return { ...row, cognitiveDescription: `${names[row.cognitiveLevel]} ${row.subtopic || row.topic}` };
}

const subtopicsOf = ({ topics }: Course, topic: string): string[] =>
  topics.find(({ title }) => title === topic)?.subtopics ?? [];

/** Rows of the test specification table: as many a topic as are asked for, up to the levels of their outcomes; on request, the one row again. */
export function jsuAnswer(course: Course, request: string, wanted: Preferences | null): JsuAnswer {
  if (wanted !== null) return { rows: [newRow(course, request, wanted)] };
  const asked = dataIn(request, 'agihan', sharesSchema);
  const places = asked.flatMap(({ topic, rows, clo }) =>
    Array.from({ length: rows }, (_, i) => ({ topic, clo: clo[i % clo.length] ?? '', i })),
  );
  return {
    rows: places.map(({ topic, clo, i }, place) => {
      const subtopics = subtopicsOf(course, topic);
      const cognitiveLevel = lower(at(levels, place), ceilingOf(course, clo));
      return rowOf(course, { topic, clo, subtopic: subtopics[i % subtopics.length] ?? topic, cognitiveLevel });
    }),
  };
}

/** Of the level that is asked for, about the next subtopic of the topic that it is to have. */
function newRow(course: Course, request: string, { text }: Preferences): Row {
  const { subtopic, cognitiveLevel, clo: present } = dataIn(request, 'semasa', rowSchema);
  const [{ topic, clo: codes } = { topic: '', clo: [] as string[] }] = dataIn(request, 'agihan', sharesSchema);
  const level = cognitiveLevelSchema.safeParse(/\bC[1-6]\b/i.exec(text)?.[0]?.toUpperCase()).data;
  const subtopics = subtopicsOf(course, topic);
  const next = subtopics[(subtopics.indexOf(subtopic) + 1) % subtopics.length] ?? subtopic;
  const clo = codes.includes(present) ? present : (codes[0] ?? present);
  return rowOf(course, { topic, clo, subtopic: next || topic, cognitiveLevel: level ?? cognitiveLevel });
}
