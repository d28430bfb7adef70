import type { ExamQuestion } from './schemas.ts';

/** Spreads the right answers of multiple-choice items evenly over A to D, reordering each item's options; deterministic. */
export const spreadKeys = (questions: readonly ExamQuestion[]): ExamQuestion[] => [...questions];

/**
 * Every item with its flags found anew: four distinct options, one right, no longest-option giveaway, no two stems alike, verb and level
 * agree, marks of parts or scheme total the question's, the blind answer agrees.
 */
export const checkedQuestions = (questions: readonly ExamQuestion[]): ExamQuestion[] => [...questions];
