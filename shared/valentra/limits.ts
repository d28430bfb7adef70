import { sumOf } from './counting/apportion.ts';
import { asksOf, countedMarks } from './counting/sections.ts';
import type { CognitiveLevel, JsuQuestion, QuestionKind, RubrikLevel } from './schemas.ts';

/** Spec 2 §5, §9. */
export const examLimits = { min: 5, max: 50, usual: 10 } as const;
export const defaults = { duration: '120 minit', totalMarks: 100, assessmentType: 'Ujian' } as const;

/** Our own rule: how long a test of this name is sat where nobody states it. */
export const usualDuration = (type: string): string => {
  if (/\b(?:kuiz|quiz(?:zes)?|kuis)\b/iu.test(type)) return '30 minit';
  return isFinalExam(type) ? '120 minit' : '60 minit';
};

/** Told by its name alone, as whether it is a test at all (`hasQuizOrExam`). */
export const isFinalExam = (type: string): boolean =>
  !/\b(?:pertengahan|mid|mid-?terms?|uts)\b/iu.test(type) &&
  /\b(?:akhir|final|peperiksaan|exams?|examinations?|uas)\b/iu.test(type);

/** Our own rule: what a question carries, by what its level asks of a candidate. */
const marksOfLevel: Record<Exclude<QuestionKind, 'aneka-pilihan'>, Record<CognitiveLevel, number>> = {
  struktur: { C1: 4, C2: 5, C3: 6, C4: 8, C5: 10, C6: 10 },
  'esei-pendek': { C1: 6, C2: 6, C3: 8, C4: 10, C5: 10, C6: 10 },
};

/** Papers of up to this many objective questions give two marks each, longer ones one. */
const twoMarksUpTo = 25;

const questionMarks = (kind: QuestionKind, level: CognitiveLevel, count: number): number =>
  kind === 'aneka-pilihan' ? (count <= twoMarksUpTo ? 2 : 1) : marksOfLevel[kind][level];

/** How many questions of a kind a section of these marks has where its document does not say. */
export const usualQuestions = (kind: QuestionKind, marks: number): number =>
  Math.max(1, Math.round(marks / questionMarks(kind, 'C2', 1)));

interface Item {
  kind: QuestionKind | null;
  cognitiveLevel: CognitiveLevel;
}

/** What an item carries among all of its paper; nothing, where it is of no kind. */
export const usualMarks = ({ kind, cognitiveLevel }: Item, all: readonly Item[]): number =>
  kind === null ? 0 : questionMarks(kind, cognitiveLevel, all.filter((row) => row.kind === kind).length);

/** The marks of a specification where nobody says how many, as they count. */
export const usualTotal = (rows: readonly (Item & Pick<JsuQuestion, 'section' | 'marks'>)[]): number => {
  const asked = rows.flatMap(asksOf);
  const marks = sumOf(asked, (row) => countedMarks({ ...row, marks: usualMarks(row, asked) }));
  return Math.round(marks) || defaults.totalMarks;
};

/** Our own rule: words of an essay that earn these marks, 15 a mark. */
export const essayWords = (marks: number): number => marks * 15;

/** The most marks that one question, part, point or criterion can be set to: sums of them stay whole numbers that print. */
export const maxMarks = 1000;

/** A task is marked out of this where nobody says; its share of the course is its percentage. */
export const usualTaskMarks = 100;

/** Spec 2 §9: the default ranges of the five levels of performance. */
export const rubrikRanges: Record<RubrikLevel, string> = {
  amatCemerlang: '90-100%',
  cemerlang: '80-89%',
  kepujian: '65-79%',
  sederhana: '50-64%',
  lemah: '0-49%',
};

/** What a course must have before anything is made from it. */
export const courseNeeds = ['clos', 'topics', 'assessments'] as const;
