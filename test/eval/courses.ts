import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Analyse } from './inApp.ts';
import { fields, precision, recall, score, sum, type Field, type Score } from './score.ts';
import { courseTruthSchema } from './truth.ts';

/** Precision and recall of a field may not be lower. */
const thresholds: Partial<Record<Field, number>> = {
  courseCode: 1,
  courseName: 1,
  cloStatement: 0.95,
  assessment: 0.95,
};

const nothingFound = { courseCode: null, courseName: null, credit: null, clos: [], assessments: [], topics: [] };

async function evaluate(folder: string, analyse: Analyse, only: string): Promise<{ scores: Score[]; scans: Score[] }> {
  const scores: Score[] = [];
  const scans: Score[] = [];
  const files = await readdir(join(folder, 'course')).catch(() => []);
  for (const file of files.filter((name) => name.includes(only))) {
    const truthFile = join(folder, 'truth', `${file.replace(/\.(\w+)$/, '_$1')}.json`);
    const truth = courseTruthSchema.parse(JSON.parse(await readFile(truthFile, 'utf8')));
    const analysed = await analyse(join(folder, 'course', file));
    console.log(`\n${file}`);
    if ('refusal' in analysed) {
      console.log(`  refused: ${analysed.refusal}`);
      // Refusing what can be read is missing all that is in it.
      (truth.textLayer ? scores : scans).push(score(truth, nothingFound));
      continue;
    }
    const { course } = analysed;
    const result = score(truth, course);
    for (const field of fields) for (const note of result[field].notes) console.log(`  ${field}: ${note}`);
    for (const { code, message, quote } of course.warnings)
      if (code === 'addressed_to_ai')
        console.log(`  addressed to the AI, reported and not obeyed: ${quote ?? message}`);
    for (const [key, { state, note = '' }] of Object.entries(course.facts))
      if (state === 'unconfirmed') console.log(`  unconfirmed: ${key} ${note}`);
    (truth.textLayer ? scores : scans).push(result);
  }
  return { scores, scans };
}

function report(scores: readonly Score[]): boolean {
  console.log(
    `\n${scores.length} documents read\nfield           precision  recall  (right / answered / in the document)`,
  );
  let isGood = true;
  for (const field of fields) {
    const all = sum(scores, field);
    const least = Math.min(precision(all), recall(all));
    const isBelow = least < (thresholds[field] ?? 0);
    isGood &&= !isBelow;
    const numbers = `${precision(all).toFixed(3).padStart(9)} ${recall(all).toFixed(3).padStart(7)}`;
    console.log(
      `${field.padEnd(15)} ${numbers}  (${all.correct} / ${all.found} / ${all.expected})${isBelow ? '  BELOW' : ''}`,
    );
  }
  const invented = (field: Field): number =>
    scores.filter((one) => one[field].expected === 0 && one[field].found > 0).length;
  console.log(`documents without outcomes for which some were invented: ${invented('cloStatement')}`);
  console.log(`documents without assessments for which some were invented: ${invented('assessment')}`);
  return isGood && invented('cloStatement') + invented('assessment') === 0;
}

/** Of documents that are pictures only, these facts must be read. */
const scanFields: readonly Field[] = ['courseCode', 'courseName', 'cloStatement', 'assessment'];
const leastOfScans = 0.9;

function reportScans(scores: readonly Score[]): boolean {
  const recalls = scanFields.map((field) => ({ field, value: recall(sum(scores, field)) }));
  console.log(`\n${scores.length} scans read`);
  for (const { field, value } of recalls)
    console.log(`${field.padEnd(15)} recall ${value.toFixed(3)}${value < leastOfScans ? '  BELOW' : ''}`);
  return recalls.every(({ value }) => value >= leastOfScans);
}

/**
 * Analyses FOLDER/course/* and compares with FOLDER/truth/. Prints as it goes.
 * @returns whether every threshold is met; true where the folder has no courses
 */
export async function evaluateCourses(folder: string, analyse: Analyse, only: string): Promise<boolean> {
  const { scores, scans } = await evaluate(folder, analyse, only);
  return [scores.length === 0 || report(scores), scans.length === 0 || reportScans(scans)].every(Boolean);
}
