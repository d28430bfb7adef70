import { hasQuizOrExam } from '../../shared/assessment.ts';
import type { Course } from '../../shared/course/course.ts';
import { totalWeight } from '../../shared/course/rules.ts';
import type { CourseTruth } from './truth.ts';

/** What of an analysis is compared with the truth. */
export type Answer = Pick<Course, 'courseCode' | 'courseName' | 'credit' | 'clos' | 'assessments' | 'topics'>;

export const fields = [
  'courseCode',
  'courseName',
  'credit',
  'cloStatement',
  'cloLevel',
  'cloHp',
  'assessment',
  'total',
  'hasQuizOrExam',
  'topic',
] as const;
export type Field = (typeof fields)[number];

/** Counts behind precision and recall; misses and inventions are named for the reader. */
export interface FieldScore {
  found: number;
  expected: number;
  correct: number;
  notes: string[];
}
export type Score = Record<Field, FieldScore>;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(/[\s.;]+$/, '')
    .trim();
const code = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** Compares two bags of keys. */
function compare(expected: readonly string[], found: readonly string[]): FieldScore {
  const rest = [...found];
  const missed = expected.filter((key) => {
    const index = rest.indexOf(key);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
  return {
    found: found.length,
    expected: expected.length,
    correct: expected.length - missed.length,
    notes: [...missed.map((key) => `missed: ${key}`), ...rest.map((key) => `not there: ${key}`)],
  };
}

const single = (value: string | number | boolean | null): string[] => (value === null ? [] : [String(value)]);
const levels = (text: string): string =>
  text
    .split(/\s*,\s*/)
    .toSorted()
    .join('+');
const programme = (hp: readonly string[]): string =>
  hp
    .map((text) => code(text.split(/\s(?=\D)/)[0] ?? ''))
    .toSorted()
    .join('+');

/** Field by field, how the answer compares with the truth. */
export const score = (truth: CourseTruth, answer: Answer): Score => ({
  courseCode: compare(single(truth.courseCode), single(answer.courseCode)),
  courseName: compare(
    single(truth.courseName && plain(truth.courseName)),
    single(answer.courseName && plain(answer.courseName)),
  ),
  credit: compare(single(truth.credit), single(answer.credit)),
  cloStatement: compare(
    truth.clos.map((clo) => `${code(clo.code)} ${plain(clo.statement)}`),
    answer.clos.map((clo) => `${code(clo.cloNumber)} ${plain(clo.cloStatement)}`),
  ),
  cloLevel: compare(
    truth.clos.map((clo) => `${code(clo.code)} ${levels(clo.domain)}`),
    answer.clos.map((clo) => `${code(clo.cloNumber)} ${levels(clo.level)}`),
  ),
  cloHp: compare(
    truth.clos.map((clo) => `${code(clo.code)} ${programme(clo.hp)}`),
    answer.clos.map((clo) => `${code(clo.cloNumber)} ${programme(clo.hpp)}`),
  ),
  assessment: compare(
    truth.assessments.map(({ type, percent }) => `${plain(type)} ${percent}`),
    answer.assessments.map(({ type, weight }) => `${plain(type)} ${weight}`),
  ),
  total: compare(single(truth.assessmentTotalPercent), single(totalWeight(answer.assessments))),
  hasQuizOrExam: compare(single(truth.hasQuizOrExam), single(hasQuizOrExam(answer.assessments))),
  topic: compare(
    truth.topics.map(({ title }) => plain(title)),
    answer.topics.map(({ title }) => plain(title)),
  ),
});

/** One score over many documents. */
export const sum = (scores: readonly Score[], field: Field): FieldScore =>
  scores.reduce<FieldScore>(
    (all, one) => ({
      found: all.found + one[field].found,
      expected: all.expected + one[field].expected,
      correct: all.correct + one[field].correct,
      notes: [...all.notes, ...one[field].notes],
    }),
    { found: 0, expected: 0, correct: 0, notes: [] },
  );

/** Of what was answered, how much is right; 1 when nothing was answered. */
export const precision = ({ found, correct }: FieldScore): number => (found === 0 ? 1 : correct / found);
/** Of what stands in the document, how much was answered; 1 when nothing stands there. */
export const recall = ({ expected, correct }: FieldScore): number => (expected === 0 ? 1 : correct / expected);
