import { AppError } from '../../../shared/errors.ts';
import type { Editable } from '../../../shared/artefact.ts';

/** A part as it was read, and the version it belongs to. `part` NaN: there is none. */
export interface PartReading {
  part: Editable;
  version: number;
}

/** Whether two values that are sent as JSON say the same. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Attempts to save while other parts of the artefact keep changing. */
const tries = 4;

/**
 * Saves a part read as `base`; answers the versions after and before. The server takes only the newest version: when this part is unchanged
 * in that, the save is repeated on it. @throws {AppError} conflict when someone else changed this part
 */
export async function savePart(
  base: PartReading,
  put: (version: number) => Promise<{ version: number }>,
  reread: () => Promise<PartReading>,
): Promise<{ version: number; before: number }> {
  let { version: before } = base;
  for (let attempt = 1; ; attempt++) {
    try {
      const { version } = await put(before);
      return { version, before };
    } catch (reason) {
      const isConflict = reason instanceof AppError && reason.code === 'conflict';
      if (!isConflict || attempt === tries) throw reason;
      const now = await reread();
      if (!isSame(now.part, base.part)) throw reason;
      before = now.version;
    }
  }
}

export const linesOf = (typed: string): string[] => typed.split('\n').flatMap((line) => line.trim() || []);

/** Parses the typed text as a value of the part's kind; null when it is not one. */
export function parsePart(
  typed: string,
  like: Editable,
  parseNumber: (typed: string) => number | null,
): Editable | null {
  if (Array.isArray(like)) return linesOf(typed);
  if (typeof like === 'string') return typed.trim();
  return parseNumber(typed.trim());
}

export const typedPart = (part: Editable): string =>
  Array.isArray(part) ? part.join('\n') : Number.isNaN(part) ? '' : String(part);
