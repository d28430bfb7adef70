import { saysWhole } from '../../shared/text/comparable.ts';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Course } from '../../shared/course/course.ts';
import { recordOf } from '../../shared/values/pick.ts';
import { sumOf } from '../../shared/values/sum.ts';
import { courseRead } from '../support/course.ts';
import type { Analyse } from './inApp.ts';
import { type CourseTruth, courseTruthSchema } from './truth.ts';

/** What of an analysis is compared with the truth. */
type Answer = Pick<
  Course,
  'courseCode' | 'courseName' | 'credit' | (typeof texts)[number] | 'clos' | 'assessments' | 'topics' | 'facts'
>;

const texts = ['institution', 'faculty', 'programme', 'semester', 'prerequisite'] as const;
const fields = [
  'courseCode',
  'courseName',
  'credit',
  ...texts,
  'cloStatement',
  'cloLevel',
  'cloHp',
  'assessment',
  'topic',
] as const;
type Field = (typeof fields)[number];

/** Counts behind precision and recall; misses and inventions are named for the reader. `wrong`: shown as found, and not so. */
interface FieldScore {
  found: number;
  expected: number;
  correct: number;
  wrong: number;
  notes: string[];
}

/** A value of the answer, and whether it is shown as found in the document. */
interface Answered {
  key: string;
  isSure: boolean;
}
type Score = Record<Field, FieldScore>;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(/[\s.;]+$/, '')
    .trim();
const codeOf = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();
/** '2' and 'HPK2' are the same outcome of a course. */
const numberOf = (code: string): string => /\d+$/.exec(codeOf(code))?.[0] ?? codeOf(code);
/** A name without its details: 'Kuiz (4)' is 'Kuiz'. */
const nameOf = (text: string): string => plain(text.replace(/\s*\([^)]*\)/g, ''));

/** Compares two bags of keys. */
function compare(expected: readonly string[], found: readonly Answered[]): FieldScore {
  const rest = [...found];
  const missed = expected.filter((key) => {
    const index = rest.findIndex((one) => one.key === key);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
  return {
    found: found.length,
    expected: expected.length,
    correct: expected.length - missed.length,
    wrong: rest.filter(({ isSure }) => isSure).length,
    notes: [
      ...missed.map((key) => `missed: ${key}`),
      ...rest.map(({ key, isSure }) => `${isSure ? 'WRONG AS FOUND' : 'not there'}: ${key}`),
    ],
  };
}

const single = (value: string | number | null): string[] => (value === null ? [] : [String(value)]);
const levels = (text: string): string =>
  text
    .split(/\s*,\s*/)
    .toSorted()
    .join('+');
const programme = (hp: readonly string[]): string =>
  hp
    .map((text) => codeOf(text.split(/\s(?=\D)/)[0] ?? ''))
    .toSorted()
    .join('+');

/** Field by field, how the answer compares with the truth. */
function score(truth: CourseTruth, answer: Answer): Score {
  const stated = (key: string, ...facts: string[]): Answered => ({
    key,
    isSure: facts.every((fact) => [undefined, 'found'].includes(answer.facts[fact]?.state)),
  });
  const one = (field: string, value: string | number | null): Answered[] =>
    single(value).map((key) => stated(key, field));
  const textOf = (field: (typeof texts)[number]): FieldScore => {
    const wanted = truth[field];
    // A truth may give the number of the semester alone, where the document prints year or session with it.
    const isNumbered = field === 'semester' && saysWhole(answer[field], wanted ?? '');
    const value = isNumbered ? (wanted ?? '') : answer[field];
    // What a truth leaves out is not judged.
    return wanted === undefined
      ? compare([], [])
      : compare(single(plain(wanted ?? '') || null), one(field, plain(value) || null));
  };
  return {
    courseCode: compare(
      single(truth.courseCode && codeOf(truth.courseCode)),
      one('courseCode', answer.courseCode && codeOf(answer.courseCode)),
    ),
    courseName: compare(
      single(truth.courseName && nameOf(truth.courseName)),
      one('courseName', answer.courseName && nameOf(answer.courseName)),
    ),
    credit: compare(single(truth.credit), one('credit', answer.credit)),
    ...recordOf(texts, textOf),
    cloStatement: compare(
      truth.clos.map((clo) => `${numberOf(clo.code)} ${plain(clo.statement)}`),
      answer.clos.map((clo) => stated(`${numberOf(clo.cloNumber)} ${plain(clo.cloStatement)}`, clo.id)),
    ),
    cloLevel: compare(
      truth.clos.map((clo) => `${numberOf(clo.code)} ${levels(clo.domain)}`),
      answer.clos.map((clo) => stated(`${numberOf(clo.cloNumber)} ${levels(clo.level)}`, clo.id, `${clo.id}.level`)),
    ),
    cloHp: compare(
      truth.clos.map((clo) => `${numberOf(clo.code)} ${programme(clo.hp)}`),
      answer.clos.map((clo) => stated(`${numberOf(clo.cloNumber)} ${programme(clo.hpp)}`, clo.id, `${clo.id}.hpp`)),
    ),
    assessment: compare(
      truth.assessments.map(({ type, percent }) => `${nameOf(type)} ${percent}`),
      answer.assessments.map(({ id, type, weight }) => stated(`${nameOf(type)} ${weight}`, id, `${id}.weight`)),
    ),
    topic: compare(
      truth.topics.map(({ title }) => plain(title)),
      answer.topics.map(({ id, title }) => stated(plain(title), id)),
    ),
  };
}

/** One score over many documents. */
const sum = (scores: readonly Score[], field: Field): FieldScore => ({
  ...recordOf(['found', 'expected', 'correct', 'wrong'], (count) => sumOf(scores.map((one) => one[field][count]))),
  notes: scores.flatMap((one) => one[field].notes),
});

/** Of what was answered, how much is right; 1 when nothing was answered. */
const precision = ({ found, correct }: FieldScore): number => (found === 0 ? 1 : correct / found);
/** Of what stands in the document, how much was answered; 1 when nothing stands there. */
const recall = ({ expected, correct }: FieldScore): number => (expected === 0 ? 1 : correct / expected);

/** Precision and recall of a field may not be lower. */
const thresholds: Partial<Record<Field, number>> = {
  courseCode: 1,
  courseName: 1,
  cloStatement: 0.95,
  assessment: 0.95,
};

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
      (truth.textLayer ? scores : scans).push(score(truth, courseRead()));
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
    `\n${scores.length} documents read\nfield           precision  recall  (right / answered / in the document / wrong as found)`,
  );
  let isGood = true;
  for (const field of fields) {
    const all = sum(scores, field);
    const least = Math.min(precision(all), recall(all));
    const isBelow = least < (thresholds[field] ?? 0);
    isGood &&= !isBelow;
    const numbers = `${precision(all).toFixed(3).padStart(9)} ${recall(all).toFixed(3).padStart(7)}`;
    console.log(
      `${field.padEnd(15)} ${numbers}  (${all.correct} / ${all.found} / ${all.expected} / ${all.wrong})${isBelow ? '  BELOW' : ''}`,
    );
  }
  const invented = (field: Field): number =>
    scores.filter((one) => one[field].expected === 0 && one[field].found > 0).length;
  console.log(`documents without outcomes for which some were invented: ${invented('cloStatement')}`);
  console.log(`documents without assessments for which some were invented: ${invented('assessment')}`);
  return isGood && invented('cloStatement') + invented('assessment') === 0;
}

/** Of documents that are pictures only, what this share of these facts must be read. */
const leastOfScans = 0.9;
const scanFields: readonly Field[] = ['courseCode', 'courseName', 'cloStatement', 'assessment'];

function reportScans(scores: readonly Score[]): boolean {
  console.log(`\n${scores.length} scans read`);
  const values = scanFields.map((field) => recall(sum(scores, field)));
  for (const [i, value] of values.entries())
    console.log(`${scanFields[i]?.padEnd(15)} recall ${value.toFixed(3)}${value < leastOfScans ? '  BELOW' : ''}`);
  return values.every((value) => value >= leastOfScans);
}

/**
 * Analyses FOLDER/course/* and compares with FOLDER/truth/. Prints as it goes.
 * @returns whether every threshold is met; true where the folder has no courses
 */
export async function evaluateCourses(folder: string, analyse: Analyse, only: string): Promise<boolean> {
  const { scores, scans } = await evaluate(folder, analyse, only);
  return [scores.length === 0 || report(scores), scans.length === 0 || reportScans(scans)].every(Boolean);
}
