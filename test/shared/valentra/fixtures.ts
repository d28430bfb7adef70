/** An invented course and all its documents, which agree with each other: nothing is flagged and no CLO is left out. */
export { course, courseReadFrom, info, topicsOfCourse } from './fixtures-course.ts';
export { exams, flag, flagged, mcqExam, origin, shortEssayExam, structuredExam } from './fixtures-exam.ts';
export { jst, jstAssessment } from './fixtures-jst.ts';
export { jsu } from './fixtures-jsu.ts';
export { pentaksiran } from './fixtures-pentaksiran.ts';
export { rubrik } from './fixtures-rubrik.ts';
