import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { doubtsOf, knownOfChain, partText } from '../../lambdas/pedagona/knownOfCourses.ts';
import type { Doubt } from '../../shared/claims/doubt.ts';
import { plainText } from '../../shared/claims/claim.ts';
import { doubtsAt } from '../../shared/claims/held.ts';
import { analysisOf } from '../../shared/pedagona/courses.ts';
import { keptCourseSchema, teachingSchema } from '../../shared/pedagona/schemas.ts';
import { stageNames, stageSchemas } from '../../shared/pedagona/stages.ts';
import { partsOf } from '../../shared/pedagona/editable.ts';
import { valueAt } from '../../shared/values/pointer.ts';
import { parseText } from '../../shared/richText/parse.ts';

/** A chain that a strong model wrote, with the falsehoods it was told to plant; of facts only the states are kept. */
const courseSchema = z.preprocess((course) => {
  const { facts, ...rest } = course as { facts: Record<string, string> };
  const stated = Object.entries(facts).map(([key, state]) => [key, { state, at: [], quote: '', place: '' }]);
  return { ...rest, facts: Object.fromEntries(stated) };
}, keptCourseSchema);
const placed = { stage: z.enum(stageNames), at: z.string(), text: z.string() };
const recordingSchema = z.object({
  teaching: teachingSchema,
  courses: z.array(courseSchema),
  ...stageSchemas,
  planted: z.array(z.object({ ...placed, kind: z.string(), truth: z.string() })),
  honest: z.array(z.object(placed)),
});
type Recording = z.infer<typeof recordingSchema>;
type Placed = Recording['honest'][number];

const folder = new URL('recordings/held/', import.meta.url);
const recordings = (): [name: string, recording: Recording][] =>
  readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    recordingSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
  ]);

const plain = (text: string): string => plainText(parseText(text));

/** Whether a doubt stands within a passage of its part. */
function isWithin({ text, nth }: Doubt, part: string, passage: string): boolean {
  const from = part
    .split(text)
    .slice(0, nth + 1)
    .join(text).length;
  const begin = part.indexOf(plain(passage));
  return begin !== -1 && from >= begin && from + text.length <= begin + plain(passage).length;
}

export interface Score {
  planted: number;
  missed: string[];
  paragraphs: number;
  /** Of honest paragraphs. */
  marked: string[];
  /** Outside all passages that are planted. */
  falseMarks: string[];
  words: number;
}

/** What is marked of one recording. */
function scoreOf(recording: Recording): Score {
  const courses = recording.courses.map(analysisOf);
  const made = { ...recording, courses };
  const known = knownOfChain(made);
  const score: Score = { planted: 0, missed: [], paragraphs: 0, marked: [], falseMarks: [], words: 0 };
  const doubts = new Map(
    stageNames.map((stage) => [stage, doubtsOf(stage, recording[stage] as never, made, known)] as const),
  );
  const partOf = ({ stage, at }: Pick<Placed, 'stage' | 'at'>): string =>
    plain(partText(valueAt(recording[stage], at)) ?? '');
  // A passage without a place was written for this alone.
  const doubtsIn = (one: Placed): Doubt[] =>
    one.at === ''
      ? doubtsAt('', one.text, known)
      : (doubts.get(one.stage) ?? []).filter((doubt) => doubt.at === one.at && isWithin(doubt, partOf(one), one.text));
  for (const one of recording.planted) {
    score.planted++;
    const isListed = one.at.startsWith('/unconfirmedSources/');
    if (!isListed && doubtsIn(one).length === 0) score.missed.push(`${one.stage}${one.at}: ${one.text} (${one.truth})`);
  }
  for (const one of recording.honest) {
    score.paragraphs++;
    const marks = doubtsIn(one).filter((doubt) => !isPlanted(one.stage, doubt));
    if (marks.length > 0) score.marked.push(`${marks.map(({ text }) => text).join('; ')} in ${one.text}`);
  }
  function isPlanted(stage: Placed['stage'], doubt: Doubt): boolean {
    return recording.planted.some(
      (one) => one.stage === stage && one.at === doubt.at && isWithin(doubt, partOf(one), one.text),
    );
  }
  for (const stage of stageNames) {
    for (const at of partsOf(stage, recording[stage])) score.words += partOf({ stage, at }).split(/\s+/).length;
    for (const doubt of doubts.get(stage) ?? [])
      if (!isPlanted(stage, doubt))
        score.falseMarks.push(`${stage}${doubt.at}: ${doubt.text} (${doubt.reason} ${doubt.offered ?? ''})`);
  }
  return score;
}

/** Of planted falsehoods so many are marked at least, of honest paragraphs at most. */
const thresholds = { marked: 0.9, falselyMarked: 0.05 };

/** Prints what is marked of planted falsehoods and of honest paragraphs. @returns whether it is enough */
export function reportHeld(): boolean {
  const scores = recordings().map(([name, recording]) => {
    const score = scoreOf(recording);
    const { planted, missed, paragraphs, marked, falseMarks, words } = score;
    console.log(
      `Written texts, chain ${name}: ${planted - missed.length} of ${planted} falsehoods marked; ${marked.length} of ${paragraphs} honest paragraphs marked; ` +
        `${falseMarks.length} other marks in ${words} words`,
    );
    for (const one of missed) console.log(`  lost: ${one}`);
    for (const one of [...marked, ...falseMarks]) console.log(`  false mark: ${one}`);
    return score;
  });
  const sum = (of: (score: Score) => number): number => scores.reduce((total, score) => total + of(score), 0);
  const planted = sum((score) => score.planted);
  const found = planted - sum(({ missed }) => missed.length);
  const marked = sum((score) => score.marked.length);
  return found >= thresholds.marked * planted && marked <= thresholds.falselyMarked * sum((score) => score.paragraphs);
}
