import { runsOf } from '../../values/runs.ts';
import { joins } from '../../text/words.ts';
import { type CodeFamily, codePlaces } from './codes.ts';

/** The lists of codes of a family in a text: 'CLO1, CLO3', 'HPK1, 2 dan 4'. */
export const listsIn = (family: CodeFamily, text: string): string[][] =>
  runsOf(codePlaces(family, text), ({ from }, run) => listSign.test(text.slice(run.at(-1)?.to, from)))
    .filter(({ length }) => length > 1)
    .map((run) => run.map(({ code }) => code));
const listSign = new RegExp(`^\\s*(?:[,;&/+–-]|${joins})?\\s*$`, 'iu');
