import type { Facts } from '../../../../shared/acadiora/facts.ts';
import { blockText, type Citation as Evidence } from '../../../../shared/document/citation.ts';
import { uniqueBy } from '../../../../shared/values/uniqueBy.ts';
import { isContentsLine } from '../structure/headings.ts';
import { apart, isContents } from '../structure/sections.ts';
import { isWithin } from '../../../../shared/fact/score.ts';
import { sumOf } from '../../../../shared/values/sum.ts';
import { citeWithin, type StudyText } from '../text/studyText.ts';
import { authorYearCitations, numberedCitations, rangeOf, type Citation, type NumberedCitation } from './inText.ts';
import { acronymsOf, foldName, nameTokens, shareName } from './authorNames.ts';
import { findReferences, nameOfReference, type Reference, undated } from './references.ts';
import type { Block } from '../../../../shared/document/document.ts';
import { re } from '../text/words.ts';

type Counted = Facts['citations'];
type Cited = Counted['notListed'];

const yearForm = String.raw`(?:1[89]|20)\d{2}`;
const anyYear = re.iu`${yearForm}|${undated}`;
const datedForm = re.giu`${yearForm}|${undated}`;
const linesOf = (blocks: readonly Block[]): string[] => blocks.flatMap((block) => blockText(block).split('\n'));

/**
 * A line of the list as it stands: what the raw text says against an accusation. A list may be read as a table, or an entry be cut; a citation may have a form
 * that is not known: whoever is named where he should be is not called missing.
 */
interface ListLine {
  text: string;
  words: readonly string[];
  acronyms: readonly string[];
}

/** The lines of all that stands below the heading of the list; one without a year goes on in the next. */
function linesOfList({ document: { blocks }, sections }: StudyText): ListLine[] {
  const start = sections.find(({ kind }) => kind === 'references')?.at;
  const lines = start === undefined ? [] : linesOf(blocks.filter(({ n }) => n >= Number(start)));
  return lines.map((line, index) => {
    const text = anyYear.test(line) ? line : lines.slice(index, index + 3).join(' ');
    return { text, words: nameTokens(text), acronyms: acronymsOf(text.slice(0, 120)) };
  });
}

/** Shorter names that differ by a letter are those of two people. */
const shortestSlip = 6;
const isSlip = (one: string, other: string): boolean => one.length >= shortestSlip && isWithin(one, other, 1);

/**
 * Whether a text is of the work cited: it has the same year, and somebody in common or the organisation's short form. The words of an entry are
 * its authors', those of a line all that may be names.
 */
function isOf({ authors, tokens, year, edition, letter }: Citation): (text: ListLine) => boolean {
  const dated =
    year === 't'
      ? re.iu`^(?!.*${yearForm})|${undated}`
      : re.u`${year}(?:${letter}|(?![a-z\d]))${edition === null ? '' : `|${edition}`}`;
  return ({ text, words, acronyms }) =>
    dated.test(text) &&
    (shareName(tokens, words) ||
      tokens.some((token) => words.some((word) => isSlip(token, word))) ||
      tokens.every((token) => token.length > 3 && words.some((word) => word.includes(token))) ||
      acronyms.some((acronym) => tokens.includes(acronym)) ||
      words.includes(foldName(authors)));
}

/** Whether some line of the list begins with this number. */
const isNumberInList = (number: number, lines: readonly ListLine[]): boolean =>
  lines.some(({ text }) => re.u`^\W*${number}[.)\]\s]|\[${number}\]`.test(text));

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const numberList = String.raw`(\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)`;
const numberForms = re.gu`[[(]${numberList}[\])]|(?<=\p{L}{2}[.,;:)”"]?)${numberList}(?![\d.,]?\d|\p{L})`;

const lowered = (text: string): string =>
  text.replaceAll(re.gu`[${superscripts}]`, (sign) => String(superscripts.indexOf(sign)));

/** What may be citing by number: '(7)', '[3-5]', 'word7', 'word⁷'. */
function numbersTold(text: string): (NumberedCitation & { isRaised: boolean })[] {
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
interface Told {
  names: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
}

/** `text`: the running text; `settled`: its citations whose entries are known. */
function toldIn(study: StudyText, text: string, settled: readonly Citation[]): Told {
  const times = new Map<number, number>();
  for (const { at } of settled) times.set(at, (times.get(at) ?? 0) + 1);
  const letters = text.split('');
  for (const { at, length } of settled)
    if ([...text.slice(at, at + length).matchAll(datedForm)].length === times.get(at))
      letters.fill(' ', at, at + length);
  const rest = letters.join('');
  const behind = study.document.blocks.filter((block) =>
    ['appendix', 'acknowledgements'].includes(study.sectionAt(block)?.kind ?? ''),
  );
  const all = `${rest}\n${linesOf(behind).join('\n')}`;
  const capitalised = (all.match(/\p{L}[\p{L}\p{M}'’`‘‑-]*/gu) ?? []).filter((word) => /\p{Lu}/u.test(word));
  return {
    names: new Set(capitalised.flatMap(nameTokens)),
    numbers: new Set([...numbersTold(text).flatMap((one) => one.numbers), ...raisedNumbers(text)]),
  };
}

/** The first author by each of his words, or an organisation. */
const firstAuthor = ({ authors }: Reference): string[] => nameTokens(authors.split(/,|&|\b(?:dan|and)\b/u)[0] ?? '');

/** Whether an entry's first author, or its short form, is named at all. */
const isNamed = (reference: Reference, { names }: Told): boolean =>
  shareName(firstAuthor(reference), [...names]) ||
  reference.acronyms.some((acronym) => acronym.length > 2 && names.has(acronym));

/** The paper's own entry, as journals print it at the foot of the first page: 'Ali et al., (2022). Title. Journal, 5(47)'. */
const ownEntry = /^\p{Lu}[^()]{2,150}\((?:19|20)\d{2}\)\.\s+\p{Lu}/u;
const isOwnEntry = (text: string, next: string): boolean =>
  (ownEntry.test(text) && /\bdoi\b|https?:|\d\s*\(\d+\)/iu.test(`${text} ${next}`)) ||
  /^(?:cite this|to cite|how to cite|cara memetik|petikan artikel)/iu.test(text);

/** The blocks of running text one after the other, with where each begins. */
function runningText(study: StudyText): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = '';
  const { document } = study;
  for (const [index, block] of document.blocks.entries()) {
    starts.push(text.length);
    const words = blockText(block);
    const next = document.blocks[index + 1];
    const section = study.sectionAt(block);
    const isBody =
      section !== undefined && !apart.has(section.kind) && !isContents(section) && section.heading !== words.trim();
    const isRunning = isBody && !isContentsLine(words) && !isOwnEntry(words.trim(), next ? blockText(next) : '');
    text += isRunning ? `${words}\n` : '\n';
  }
  return { text, starts };
}

const nameOfCitation = ({ authors, year, letter }: Citation): string =>
  `${authors.replace(/\s*&\s*/gu, ' dan ').replace(/\s+/g, ' ')} (${year === 't' ? 't.t.' : `${year}${letter}`})`;

function styleOf(byAuthor: readonly Citation[], byNumber: readonly NumberedCitation[], text: string): Counted['style'] {
  if (byAuthor.length + byNumber.length === 0) return 'none';
  // 'Ali (2019) [3]' is how a numbered paper names an author.
  const own = byAuthor.filter(({ at, length }) => !/^\s*\[\d/u.test(text.slice(at + length, at + length + 4))).length;
  if (byNumber.length === 0) return 'author-year';
  if (own === 0) return 'numbered';
  const lesser = Math.min(own, byNumber.length);
  if (lesser >= 2 || lesser / (own + byNumber.length) >= 0.2) return 'mixed';
  return own > byNumber.length ? 'author-year' : 'numbered';
}

/** Numbers in square brackets are citations where the list has numbers, or lost them and has an entry for each of several. */
function believed(found: readonly NumberedCitation[], references: readonly Reference[]): readonly NumberedCitation[] {
  if (references.some(({ number }) => number !== null)) return found;
  const fits = found.every(({ numbers }) => numbers.every((number) => number >= 1 && number <= references.length));
  return found.length >= 3 && fits ? found : [];
}

/**
 * Numbers in another form, such as '(5)' and superscripts, are citations where together they name most of the list, and names do not. One without an
 * entry is none, unless it is set high and follows the last one.
 */
function inOtherForms(text: string, references: readonly Reference[], byName: readonly Citation[]): NumberedCitation[] {
  const entries = new Set(references.map(numberedAs));
  const last = Math.max(...[...entries].map(Number));
  const found = numbersTold(text).filter(({ numbers, isRaised }) =>
    numbers.every((number) => entries.has(number) || (isRaised && number > last && number <= last * 2)),
  );
  const named = new Set(found.flatMap(({ numbers }) => numbers.filter((number) => entries.has(number))));
  return references.length >= 3 && named.size * 2 > references.length && byName.length * 2 < references.length
    ? found
    : [];
}

/** Word sets notes behind the list, as '[1] ...': the few numbers of a list without, that nothing in the text names. */
function withoutNotes(entries: readonly Reference[], found: readonly NumberedCitation[]): readonly Reference[] {
  const isNumbered = entries.filter(({ number }) => number !== null).length * 2 > entries.length;
  return entries.filter(
    ({ number }) => isNumbered || number === null || found.some(({ numbers }) => numbers.includes(number)),
  );
}

/** Short forms that the text itself gives an organisation: 'Jabatan Kemajuan Orang Asli [JAKOA]', '([JAKOA], 2018)'. */
function shortForms(text: string, name: string): string[] {
  const at = name.includes(' ') ? text.indexOf(`${name} `) : -1;
  const form = at < 0 ? undefined : /^\s*[[(]{1,2}(\p{Lu}\p{L}+)[\])]/u.exec(text.slice(at + name.length))?.[1];
  return form === undefined ? [] : [foldName(form)];
}

/** Whether a citation that the list has not is the paper's own name, as journals print it at the head or foot of each page: 'Ali, Abu & Chong (2025)', 'Ali et al. (2025)'. */
function isOfPaper({ document, sections }: StudyText, newest: number): (citation: Citation) => boolean {
  const body = Number(sections[1]?.at ?? 0);
  const front = document.blocks
    .filter(({ n }) => n < body)
    .map(blockText)
    .join('\n');
  const names = new Set(nameTokens(front));
  const years = front.match(/\b(?:19|20)\d{2}\b/gu)?.map(Number) ?? [];
  const isDated = (year: number): boolean => (years.length > 0 ? years.includes(year) : year >= newest);
  return ({ tokens, year }) => year !== 't' && isDated(year) && tokens.every((word) => names.has(word));
}

/** The entries of the list of references, in its order. */
export const listedReferences = (study: StudyText): readonly Reference[] =>
  withoutNotes(findReferences(study), numberedCitations(runningText(study).text));

type Work = Citation & { entries: readonly Reference[] };

/** In-text citations against the reference list, both ways. */
export function countCitations(study: StudyText): Counted {
  const { text, starts } = runningText(study);
  const inBrackets = numberedCitations(text);
  const references = withoutNotes(findReferences(study), inBrackets).map((reference) => ({
    ...reference,
    acronyms: [...reference.acronyms, ...shortForms(text, reference.authors)],
  }));
  const dated = references.flatMap((one) => (typeof one.year === 'number' ? [one.year] : []));
  const isOwn = isOfPaper(study, Math.max(...dated));
  const byAuthor = authorYearCitations(text)
    .map((citation): Work => ({ ...citation, entries: references.filter(isOf(citation)) }))
    .filter((work) => work.entries.length > 0 || !isOwn(work));
  const settled = byAuthor.filter(({ entries }) => entries.length > 0);
  const byBrackets = believed(inBrackets, references);
  const byNumber = byBrackets.length > 0 ? byBrackets : inOtherForms(text, references, settled);
  const matched = { references, byAuthor, byNumber };
  const evidenceAt = (offset: number): Evidence[] => {
    const index = starts.findLastIndex((start) => start <= offset);
    const block = study.document.blocks[index];
    return block === undefined ? [] : [citeWithin(study, block, offset - (starts[index] ?? 0))];
  };
  return {
    style: styleOf(byAuthor, byNumber, text),
    inText: byAuthor.length + byNumber.length,
    references: references.length,
    notListed: notListed(matched, linesOfList(study)).flatMap(({ at, text: name }) =>
      evidenceAt(at).map((evidence) => ({ text: name, evidence })),
    ),
    notCited: notCited(matched, toldIn(study, text, settled)),
    years: [...new Set(dated)]
      .toSorted((a, b) => a - b)
      .map((one) => ({ year: one, count: dated.filter((other) => other === one).length })),
    recentPercent: null,
  };
}

const yearsOfRecent = 5;
type Years = Counted['years'];
const yearsCounted = (years: Years): number => sumOf(years.map(({ count }) => count));

/** How new a paper's references were in its year; null where none has a year. */
export function recentPercentOf({ years }: Pick<Counted, 'years'>, year: number): number | null {
  const recent = years.filter((one) => one.year >= year - yearsOfRecent);
  return years.length === 0 ? null : Math.round((yearsCounted(recent) / yearsCounted(years)) * 100);
}

interface Matched {
  references: readonly Reference[];
  byAuthor: readonly Work[];
  byNumber: readonly NumberedCitation[];
}

/** Numbers of the entries: printed, or by their place in a list that lost them. */
const numberedAs = (reference: Reference, index: number, references: readonly Reference[]): number | null =>
  references.some(({ number }) => number !== null) ? reference.number : index + 1;

/** `list`: the lines of the list as they stand. */
function notListed({ references, byAuthor, byNumber }: Matched, list: readonly ListLine[]) {
  const readable = references.filter(
    ({ words, year, number }) => (words.length > 0 && year !== null) || number !== null,
  ).length;
  if (references.length === 0 || readable < references.length * 0.7) return [];
  const listed = new Set(references.map(numberedAs));
  // In a numbered list names need not be cited by name.
  const isNumbered = references.every(({ number }) => number !== null);
  const byName = isNumbered && byNumber.length > byAuthor.length ? [] : byAuthor;
  const lacking = byName
    .filter((work) => !work.isSecondary && work.entries.length === 0 && !list.some(isOf(work)))
    .map((work) => ({ at: work.at, text: nameOfCitation(work), key: `${work.tokens[0]}${work.year}${work.letter}` }));
  const unnumbered = byNumber.flatMap(({ at, numbers }) =>
    numbers
      .filter((number) => !listed.has(number) && !isNumberInList(number, list))
      .map((number) => ({ at, text: `[${number}]`, key: `[${number}]` })),
  );
  return uniqueBy([...lacking, ...unnumbered], ({ key }) => key);
}

function notCited({ references, byAuthor, byNumber }: Matched, told: Told): Cited {
  if (byAuthor.length + byNumber.length === 0) return [];
  const byName = new Set(byAuthor.flatMap(({ entries }) => entries));
  // Where names do not cite, any number may.
  const isByName = byName.size * 2 >= references.length;
  const cited = new Set<number | null>([...byNumber.flatMap((one) => one.numbers), ...(isByName ? [] : told.numbers)]);
  return references
    .filter((reference, index) => {
      const isDated = reference.number !== null || reference.year !== null || byNumber.length > 0;
      const isCited = cited.has(numberedAs(reference, index, references)) || byName.has(reference);
      return isDated && !isCited && !isNamed(reference, told);
    })
    .map((reference) => ({ text: nameOfReference(reference), evidence: reference.evidence }));
}
