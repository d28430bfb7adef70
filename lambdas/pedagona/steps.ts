/** The handlers of PEDAGONA's pipeline, by the names `lib/aws/entries.ts` and `lib/local/entries.ts` know them. The export has a bundle of its own, for it brings the Word library. */
export { analyse, fail, finish } from './pipeline.ts';
export { failWork, finishWork, writePart } from './chainSteps.ts';
export { regenerate } from './regenerate.ts';
