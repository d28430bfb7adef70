import type { Course, CourseInfo, Jst, Jsu, JsuQuestion } from './schemas.ts';

/** What a model suggests for one row of the test specification; code decides marks, hours and balance. */
export interface SuggestedRow {
  topic: string;
  subtopic: string;
  clo: string;
  cognitiveLevel: JsuQuestion['cognitiveLevel'];
  cognitiveDescription: string;
}

/**
 * The rows of the test specification: every topic, its share of questions by its hours, marks of `totalMarks` in whole numbers; levels
 * raised in code until HOTS reach the threshold by marks and by count.
 */
export function specificationOf(
  _course: Pick<Course, 'topics' | 'clos'>,
  _jst: Pick<Jst, 'assessments'>,
  _suggested: readonly SuggestedRow[],
): Pick<Jsu, 'questions' | 'summary' | 'totalMarks' | 'topics' | 'raised'> {
  throw new Error('not yet');
}

/** One question to be written: what the specification wants of it. */
export type Blueprint = Pick<
  JsuQuestion,
  'number' | 'clo' | 'topic' | 'subtopic' | 'cognitiveLevel' | 'questionType' | 'marks'
>;

/** Exactly `count` questions in the proportions of the specification, of the paper's total marks; HOTS never below its share. */
export function blueprintOf(_jsu: Pick<Jsu, 'questions' | 'totalMarks'>, _count: number): Blueprint[] {
  throw new Error('not yet');
}

/** Hours of the course by credit; null when the document states no credit. */
export const courseHours = (_info: Pick<CourseInfo, 'creditValue'>): number | null => null;
