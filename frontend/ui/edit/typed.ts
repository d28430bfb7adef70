import type { Editable } from '../../../shared/session/artefact.ts';

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

/** A number that nobody has given is null in its artefact, and in JSON. */
export const orNaN = (value: unknown): Editable => (value ?? Number.NaN) as Editable;

/** The parts whose text differs from what was read; one that the row has got since is not `typed` yet. */
export const changedIn = <P extends { at: string }>(
  parts: readonly P[],
  typed: Readonly<Record<string, string>>,
  was: Readonly<Record<string, Editable | null>>,
): P[] => parts.filter(({ at }) => at in typed && typed[at] !== typedPart(orNaN(was[at])));
