/** PEDAGONA's Word files: the documents, each with the content and order of its page, and their names. */
export { alignmentBlocks } from './word/alignment.ts';
export { completeDocument } from './word/complete.ts';
export type { CompleteSource } from './word/complete.ts';
export { dloDocument } from './word/dlo.ts';
export { wordFileName } from './fileNames.ts';
export type { WordFileKind, WordFileSubject } from './fileNames.ts';
export { merangkaiDocument } from './word/merangkai.ts';
export type { AlignedContext } from './word/merangkai.ts';
export { merungkaiDocument } from './word/merungkai.ts';
export { reportDocument } from './word/report.ts';
export { scriptsDocument } from './word/scripts.ts';
