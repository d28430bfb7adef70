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
