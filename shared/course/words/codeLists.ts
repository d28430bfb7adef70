import { runsOf } from '../../values/runs.ts';
import { joins } from '../../text/words.ts';
import { type CodeFamily, codePlaces } from './codes.ts';

/** The lists of codes of a family in a text: 'CLO1, CLO3', 'HPK1, 2 dan 4'. */
export const listsIn = (family: CodeFamily, text: string): string[][] =>
  runsOf(codePlaces(family, text), ({ from }, run) => listSign.test(text.slice(run.at(-1)?.to, from)))
    .filter(({ length }) => length > 1)
    .map((run) => run.map(({ code }) => code));
const listSign = new RegExp(`^\\s*(?:[,;&/+–-]|${joins})?\\s*$`, 'iu');

/** What a text says of each code of a family: what stands behind it and before the next, or before it where nothing of that form stands behind the last. */
export function besideCodes(family: CodeFamily, text: string, form: RegExp): { code: string; said: string }[] {
  const places = codePlaces(family, text);
  const isBefore = !form.test(text.slice(places.at(-1)?.to));
  return places.map(({ code, from, to }, i) => ({
    code,
    said: isBefore
      ? text.slice(places[i - 1]?.to ?? 0, to)
      : text.slice(from, places.slice(i).find((next) => next.from > from)?.from),
  }));
}
