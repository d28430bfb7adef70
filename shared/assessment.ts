const testOrExam =
  /\b(kuiz|ujian|peperiksaan|quiz(?:zes)?|tests?|mid-?terms?|exams?|examinations?|kuis|ulangan|uts|uas)\b/iu;

/**
 * Whether any assessment is a quiz, a test or an examination, told by its name alone. A description is not looked at: 'Ujian amali
 * demonstrasi' may describe a practical, and a legend may list kinds that the course does not use.
 */
export const hasQuizOrExam = (assessments: readonly { type: string }[]): boolean =>
  assessments.some(({ type }) => testOrExam.test(type));
