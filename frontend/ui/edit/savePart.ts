import { AppError } from '../../../shared/errors.ts';
import type { Editable } from '../../../shared/artefact.ts';

/** A part as it was read, and the version it belongs to. `part` null: it no longer exists. */
export interface PartReading {
  part: Editable | null;
  version: number;
}

type Saved =
  | { kind: 'saved'; version: number; before: number }
  /** Someone else changed this part; `theirs` is the stored value. */
  | { kind: 'conflict'; theirs: PartReading };

const isConflict = (reason: unknown): boolean => reason instanceof AppError && reason.code === 'conflict';

/** Whether two values that are sent as JSON say the same. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Attempts to save while other parts of the artefact keep changing. */
const tries = 4;

/** Saves a part read as `base`. The server takes only the newest version: when this part is unchanged in that, the save is repeated on it. */
export async function savePart(
  base: PartReading,
  put: (version: number) => Promise<{ version: number }>,
  reread: () => Promise<PartReading>,
): Promise<Saved> {
  let { version } = base;
  for (let attempt = 1; ; attempt++) {
    try {
      const saved = await put(version);
      return { kind: 'saved', version: saved.version, before: version };
    } catch (reason) {
      if (!isConflict(reason) || attempt === tries) throw reason;
      const now = await reread();
      if (!isSame(now.part, base.part)) return { kind: 'conflict', theirs: now };
      version = now.version;
    }
  }
}

/** Parses the typed text as a value of the part's kind; null when it is not one. */
export function parsePart(
  typed: string,
  like: Editable,
  parseNumber: (typed: string) => number | null,
): Editable | null {
  if (Array.isArray(like))
    return typed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  if (typeof like === 'string') return typed.trim();
  return parseNumber(typed.trim());
}

export const typedPart = (part: Editable): string =>
  Array.isArray(part) ? part.join('\n') : Number.isNaN(part) ? '' : String(part);
