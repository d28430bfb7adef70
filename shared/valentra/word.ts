/** VALENTRA's six Word files (spec 2 §7), each from the artefact that its preview shows. */
export { examAnswersDocument } from './word/examAnswers.ts';
export { examQuestionsDocument } from './word/examQuestions.ts';
export { jstDocument } from './word/jst.ts';
export { jsuDocument } from './word/jsu.ts';
export { pentaksiranDocument } from './word/pentaksiran.ts';
export { inLanguage } from './word/english.ts';
export { printed } from './word/paper.ts';
export { rubrikDocument } from './word/rubrik.ts';
