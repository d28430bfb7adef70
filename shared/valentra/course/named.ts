import { normalCode } from '../../course/codes.ts';
import { cloNumbered } from '../../course/offered.ts';
import { meant } from '../../fact/meant.ts';
import type { Clo } from '../schemas.ts';

/** What a model means by what it wrote of a course (design law 13): by code, name, similar name and place. */

/** The topic of a title, with or without a number or bracket, of its place ('Topik 3'), or of one of its subtopics. */
export const topicNamed = <T extends { title: string; subtopics: readonly string[] }>(
  topics: readonly T[],
  label: string,
): T | undefined =>
  meant(topics, label, ({ title }) => [title]) ??
  topics[Number(/^(?:topik|topic|bab|unit)?\s*(\d{1,2})$/i.exec(label.trim())?.[1] ?? 0) - 1] ??
  meant(topics, label, ({ subtopics }) => subtopics);

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
