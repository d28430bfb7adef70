import type { StageName } from './schemas.ts';

/** What a part of an artefact that can be edited holds. */
export type Editable = string | string[] | number;

/** The text, list of texts or number a pointer leads to, or null where there is none or it cannot be edited. */
export const editableAt = (_stage: StageName, _artefact: unknown, _pointer: string): Editable | null => null;
