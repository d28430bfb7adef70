import * as z from 'zod';
import type { JsuAnswer } from '../../../../lambdas/valentra/prompts/jsu.ts';
import { levelNames, levelNamesEnglish } from '../../../../shared/valentra/counting/levels.ts';
import { cognitiveLevels, cognitiveLevelSchema, type CognitiveLevel } from '../../../../shared/valentra/schemas.ts';
import { dataIn } from '../promptData.ts';
import type { Course, Preferences } from './promptCourse.ts';

const sharesSchema = z.array(
  z.object({ topic: z.string(), rows: z.int().nonnegative(), clo: z.array(z.string()).default([]) }),
);
const rowSchema = z.object({ subtopic: z.string(), clo: z.string().default(''), cognitiveLevel: cognitiveLevelSchema });

/** Six of ten are C3 or higher, and any five in a row hold at least two of them. */
const levels: readonly CognitiveLevel[] = ['C2', 'C4', 'C1', 'C3', 'C5', 'C2', 'C3', 'C1', 'C6', 'C4'];

/** A level, or the highest of an outcome where that is lower. */
const within = ({ clos }: Course, clo: string, level: CognitiveLevel): CognitiveLevel => {
  const own = clos.find(({ code }) => code === clo)?.domains ?? [];
  const most = cognitiveLevels.findLast((one) => own.includes(one)) ?? level;
  return level < most ? level : most;
};

/** Rows of the test specification table: as many a topic as are asked for, its subtopics in turn, up to the levels of their outcomes. */
export function jsuAnswer(course: Course, request: string, wanted: Preferences | null): JsuAnswer {
  const { language, topics } = course;
  const names = language === 'en' ? levelNamesEnglish : levelNames;
  const before = dataIn(request, 'semasa', rowSchema.optional());
  // 'Jadikan aras C5'
  const wished = cognitiveLevelSchema.safeParse(/\bC[1-6]\b/i.exec(wanted?.text ?? '')?.[0].toUpperCase()).data;
  const places = dataIn(request, 'agihan', sharesSchema).flatMap(({ topic, rows, clo: codes }) => {
    const subtopics = topics.find(({ title }) => title === topic)?.subtopics ?? [];
    // A row that is written again is about the next subtopic.
    const from = before ? subtopics.indexOf(before.subtopic) + 1 : 0;
    return Array.from({ length: before ? 1 : rows }, (_, i) => {
      const next = subtopics[(from + i) % subtopics.length] ?? before?.subtopic;
      const clo = before && codes.includes(before.clo) ? before.clo : (codes[i % codes.length] ?? before?.clo ?? '');
      return { topic, clo, subtopic: next === undefined || next === '' ? topic : next };
    });
  });
  return {
    rows: places.map((row, place) => {
      const usual = before?.cognitiveLevel ?? levels[place % levels.length] ?? 'C2';
      const cognitiveLevel = wished ?? within(course, row.clo, usual);
      return { ...row, cognitiveLevel, cognitiveDescription: `${names[cognitiveLevel]} ${row.subtopic}` };
    }),
  };
}
