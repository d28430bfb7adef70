/** PEDAGONA's Word files: the documents, each with the content and order of its page, and their names. */
export { alignmentBlocks } from './word/alignment.ts';
export { chainDocument, completeDocument } from './word/complete.ts';
export type { AlignedContext, CompleteSource } from './word/complete.ts';
export { wordFileName } from './fileNames.ts';
export type { WordFileKind, WordFileSubject } from './fileNames.ts';
export { merungkaiDocument } from './word/merungkai.ts';
