/** An invented course and all its documents, which agree with each other: nothing is flagged and no CLO is left out. */
export { course, courseReadFrom, info, topicsOfCourse } from './fixtures-course.ts';
export { exams, flag, flagged, mcqExam, origin, shortEssayExam, structuredExam } from './fixtures-exam.ts';
export { jst, jstAssessment, jsu } from './fixtures-jst.ts';
export { pentaksiran, rubrik } from './fixtures-tasks.ts';

type RowOf<List> = List extends readonly (infer Row)[] ? Row : never;

/** A document with every row of a list changed so; rows for which there is null are left out. */
export const withRows = <T extends object, K extends keyof T>(
  document: T,
  list: K,
  change: (row: RowOf<T[K]>, index: number) => object | null,
): T => ({
  ...document,
  [list]: (document[list] as RowOf<T[K]>[]).flatMap((row, i) => {
    const changed = change(row, i);
    return changed === null ? [] : [{ ...(row as object), ...changed }];
  }),
});
