import type { Ref } from './document.ts';

/** The number of the block that a place is in: 12 of '12.3'. The page has it without the schemas. */
export const blockOf = (ref: Ref): number => Number(ref.split('.', 1)[0]);
