import { normalCode } from '../../course/words/codes.ts';
import { cloNumbered } from '../../course/offered.ts';
import { weeksOf } from '../../course/weeks.ts';
import { meant } from '../../fact/meant.ts';
import type { Clo } from '../schemas.ts';

/** What a model means by what it wrote of a course (design law 13): by code, name, similar name and place. */

/** 'Topik 3', 'Topics 1-3', 'Topics 5, 8', '1 dan 2'. */
const places = /^(?:topik|topics?|bab|units?)?\s*\d{1,2}(?:(?:[\s,;&–-]|dan|and|hingga|to|topik)+\d{1,2})*$/i;
const whole = /^(?:semua|kesemua|all)(?: the)? (?:topik|topics|bab|units)$/i;

/** The topics of a text: of one title, with or without a number or bracket, of their places, of a subtopic; none, one or several. */
export function topicsNamed<T extends { title: string; subtopics: readonly string[] }>(
  topics: readonly T[],
  label: string,
): T[] {
  const titled = meant(topics, label, ({ title }) => [title]);
  if (titled !== undefined) return [titled];
  if (whole.test(label.trim())) return [...topics];
  const placed = places.test(label.trim()) ? weeksOf(label).flatMap((place) => topics[place - 1] ?? []) : [];
  return placed.length > 0
    ? placed
    : [meant(topics, label, ({ subtopics }) => subtopics)].filter((one) => one !== undefined);
}

/** The outcome of a code, the suite's or the document's: 'CLO2', 'clo 2', 'HPK2'. */
export function cloNamed<T extends Pick<Clo, 'code' | 'alternateCode'>>(
  clos: readonly T[],
  label: string,
): T | undefined {
  const code = normalCode(label);
  const own = clos.find(({ alternateCode }) => alternateCode !== '' && normalCode(alternateCode) === code);
  return (
    own ??
    cloNumbered(
      clos.map((clo) => ({ cloNumber: clo.code, clo })),
      code,
    )?.clo
  );
}
