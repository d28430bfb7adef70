import * as z from 'zod';
import type { JsuAnswer } from '../../../../lambdas/valentra/prompts/jsu.ts';
import { cognitiveLevelSchema, type CognitiveLevel } from '../../../../shared/valentra/schemas.ts';
import { dataIn } from '../promptData.ts';
import { at, type Some } from '../language.ts';
import type { Course, Preferences } from './promptCourse.ts';

const sharesSchema = z.array(z.object({ topic: z.string(), rows: z.int().nonnegative() }));
const rowSchema = z.object({ subtopic: z.string(), cognitiveLevel: cognitiveLevelSchema });

/** Six of ten are C3 or higher, and any five in a row hold at least two of them. */
const levels: Some<CognitiveLevel> = ['C2', 'C4', 'C1', 'C3', 'C5', 'C2', 'C3', 'C1', 'C6', 'C4'];

/** For code to fill from the course (`specification.ts`). */
const open = { subtopic: '', clo: '', cognitiveDescription: '' };

/** Rows of the test specification table: as many a topic as are asked for, at all levels; on request, the one row again. */
export function jsuAnswer(course: Course, request: string, wanted: Preferences | null): JsuAnswer {
  if (wanted !== null) return { rows: [newRow(course, request, wanted)] };
  const asked = dataIn(request, 'agihan', sharesSchema);
  const topics = asked.flatMap(({ topic, rows }) => Array<string>(rows).fill(topic));
  return { rows: topics.map((topic, place) => ({ ...open, topic, cognitiveLevel: at(levels, place) })) };
}

/** Of the level that is asked for, about the next subtopic of the topic that it is to have. */
function newRow({ topics }: Course, request: string, { text }: Preferences): JsuAnswer['rows'][number] {
  const { subtopic, cognitiveLevel } = dataIn(request, 'semasa', rowSchema);
  const [{ topic } = { topic: '' }] = dataIn(request, 'agihan', sharesSchema);
  const level = cognitiveLevelSchema.safeParse(/\bC[1-6]\b/i.exec(text)?.[0]?.toUpperCase()).data;
  const subtopics = topics.find(({ title }) => title === topic)?.subtopics ?? [];
  const next = subtopics[(subtopics.indexOf(subtopic) + 1) % subtopics.length] ?? subtopic;
  return { ...open, topic, subtopic: next, cognitiveLevel: level ?? cognitiveLevel };
}
