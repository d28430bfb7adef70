const testOrExam =
  /\b(kuiz|ujian|peperiksaan|quiz(?:zes)?|tests?|mid-?terms?|exams?|examinations?|kuis|ulangan|uts|uas)\b/iu;
/** Works that are handed in: what their names say further, as in 'Tugasan (membina ujian)', is their matter. */
const work = /\b(?:tugasan|projek|laporan|portfolio|kajian kes|assignment|project|report|case study)\b.*/iu;

/**
 * Whether any assessment is a quiz, a test or an examination, told by its name alone. A description is not looked at: 'Ujian amali
 * demonstrasi' may describe a practical, and a legend may list kinds that the course does not use.
 */
export const hasQuizOrExam = (assessments: readonly { type: string }[]): boolean =>
  assessments.some(({ type }) => {
    const [name = '', ...bracketed] = type.split(/[([]/u);
    const joined = name.split(/\s(?:dan|and)\s|[,/&+]/u).map((part) => part.replace(work, ''));
    return [...joined, ...(work.test(name) ? [] : bracketed)].some((part) => testOrExam.test(part));
  });
