import { blockText } from '../../../../shared/document/citation.ts';
import type { Block } from '../../../../shared/document/document.ts';
import type { StudyText } from '../text/studyText.ts';
import { re } from '../text/words.ts';
import { acronymsOf, nameTokens, shareName } from './authorNames.ts';
import { type Citation, type NumberedCitation, rangeOf } from './inText.ts';
import { type Reference, undated } from './references.ts';

/**
 * What the raw text says against an accusation. A list may be read as a table, or an entry be cut; a citation may have a form that is not
 * known: whoever is named where he should be is not called missing.
 */

const yearForm = String.raw`(?:1[89]|20)\d{2}`;
const anyYear = re.iu`${yearForm}|${undated}`;
const datedForm = re.giu`${yearForm}|${undated}`;
const linesOf = (blocks: readonly Block[]): string[] => blocks.flatMap((block) => blockText(block).split('\n'));

export interface ListLine {
  text: string;
  words: readonly string[];
  acronyms: readonly string[];
}

/** The lines of all that stands below the heading of the list; one without a year goes on in the next. */
export function linesOfList({ document: { blocks }, sections }: StudyText): ListLine[] {
  const start = sections.find(({ kind }) => kind === 'references')?.at;
  const lines = start === undefined ? [] : linesOf(blocks.filter(({ n }) => n >= Number(start)));
  return lines.map((line, index) => {
    const text = anyYear.test(line) ? line : lines.slice(index, index + 3).join(' ');
    return { text, words: nameTokens(text), acronyms: acronymsOf(text.slice(0, 120)) };
  });
}

const isNamedIn = (tokens: readonly string[], { words, acronyms }: ListLine): boolean => {
  const isWithin = (token: string): boolean => token.length > 3 && words.some((word) => word.includes(token));
  return shareName(tokens, words) || tokens.every(isWithin) || acronyms.includes(tokens[0] ?? '');
};

/** Whether some line of the list has the name and the year of a citation. */
export function standsInList({ tokens, year, letter }: Citation, lines: readonly ListLine[]): boolean {
  const dated = year === 't' ? re.iu`^(?!.*${yearForm})|${undated}` : re.u`${year}(?:${letter}|(?![a-z\d]))`;
  return lines.some((line) => dated.test(line.text) && isNamedIn(tokens, line));
}

/** Whether some line of the list begins with this number. */
export const isNumberInList = (number: number, lines: readonly ListLine[]): boolean =>
  lines.some(({ text }) => re.u`^\W*${number}[.)\]\s]|\[${number}\]`.test(text));

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const numbers = String.raw`(\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)`;
const numberForms = re.gu`[[(]${numbers}[\])]|(?<=\p{L}{2}[.,;:)”"]?)${numbers}(?![\d.,]?\d|\p{L})`;

const lowered = (text: string): string =>
  text.replaceAll(re.gu`[${superscripts}]`, (sign) => String(superscripts.indexOf(sign)));

/** What may be citing by number: '(7)', '[3-5]', 'word7', 'word⁷'. */
export function numbersTold(text: string): (NumberedCitation & { isRaised: boolean })[] {
  return [...lowered(text).matchAll(numberForms)].map(({ 0: { length }, 1: one, 2: two, index: at }) => ({
    at,
    length,
    isRaised: superscripts.includes(text.charAt(at)),
    numbers: (one ?? two ?? '').split(/[,;]/u).flatMap(rangeOf),
  }));
}

const raised = re.gu`[${superscripts}]+(?:\s*[,;–-]\s*[${superscripts}]+)*`;
/** Numbers set high behind anything: 'p < .05).⁴'. It may be a power; in doubt it cites. */
const raisedNumbers = (text: string): number[] =>
  [...text.matchAll(raised)].flatMap(([run]) => lowered(run).split(/[,;]/u).flatMap(rangeOf));

/** The names and numbers outside the list and the front, but for those of citations that are others'. */
export interface Told {
  names: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
}

/** `text`: the running text; `settled`: its citations whose entries are known. */
export function toldIn(study: StudyText, text: string, settled: readonly Citation[]): Told {
  const times = new Map<number, number>();
  for (const { at } of settled) times.set(at, (times.get(at) ?? 0) + 1);
  const letters = text.split('');
  for (const { at, length } of settled)
    if ([...text.slice(at, at + length).matchAll(datedForm)].length === times.get(at))
      letters.fill(' ', at, at + length);
  const rest = letters.join('');
  const apart = study.document.blocks.filter((block) =>
    ['appendix', 'acknowledgements'].includes(study.sectionAt(block)?.kind ?? ''),
  );
  const all = `${rest}\n${linesOf(apart).join('\n')}`;
  const capitalised = (all.match(/\p{L}[\p{L}\p{M}'’`‘‑-]*/gu) ?? []).filter((word) => /\p{Lu}/u.test(word));
  return {
    names: new Set(capitalised.flatMap(nameTokens)),
    numbers: new Set([...numbersTold(text).flatMap((one) => one.numbers), ...raisedNumbers(text)]),
  };
}

/** The first author by each of his words, or an organisation. */
const firstAuthor = ({ authors }: Reference): string[] => nameTokens(authors.split(/,|&|\b(?:dan|and)\b/u)[0] ?? '');

/** Whether an entry's first author, or its short form, is named at all. */
export const isNamed = (reference: Reference, { names }: Told): boolean =>
  shareName(firstAuthor(reference), [...names]) ||
  reference.acronyms.some((acronym) => acronym.length > 2 && names.has(acronym));
