/** The handlers of VALENTRA's pipeline, by the names `lib/aws/entries.ts` and `lib/local/entries.ts` know them. */
export { fail, finishCourse, readCourse } from './pipeline.ts';
export { failWork, finishWork, planWork, writePart } from './stageSteps.ts';
