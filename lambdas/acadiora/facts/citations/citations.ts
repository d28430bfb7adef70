import type { Facts, SectionKind } from '../../../../shared/acadiora/facts.ts';
import { blockText, type Citation as Evidence } from '../../../../shared/document/citation.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { isContentsLine } from '../structure/headings.ts';
import { isContents } from '../structure/sections.ts';
import { sumOf } from '../../../../shared/sum.ts';
import { citeWithin, type StudyText } from '../text/studyText.ts';
import { authorYearCitations, numberedCitations, type Citation, type NumberedCitation } from './inText.ts';
import {
  isNamed,
  isNumberInList,
  linesOfList,
  type ListLine,
  numbersTold,
  standsInList,
  type Told,
  toldIn,
} from './defence.ts';
import { foldName, nameTokens, shareName } from './authorNames.ts';
import { findReferences, nameOfReference, type Reference } from './references.ts';

type Counted = Facts['citations'];
type Cited = Counted['notListed'];

const uncited: ReadonlySet<SectionKind> = new Set(['front', 'references', 'appendix', 'acknowledgements']);

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
      section !== undefined && !uncited.has(section.kind) && !isContents(section) && section.heading !== words.trim();
    const isRunning = isBody && !isContentsLine(words) && !isOwnEntry(words.trim(), next ? blockText(next) : '');
    text += isRunning ? `${words}\n` : '\n';
  }
  return { text, starts };
}

/** Whether an entry is the work cited: the same year, and somebody in common or the organisation's short form. */
function isCitedBy({ tokens, acronyms, year, letter }: Reference, citation: Citation): boolean {
  if (year !== citation.year && year !== citation.edition) return false;
  if (citation.letter !== '' && letter !== '' && letter !== citation.letter) return false;
  return (
    shareName(citation.tokens, tokens) ||
    acronyms.some((acronym) => acronym.length > 1 && citation.tokens.includes(acronym)) ||
    tokens.includes(foldName(citation.authors))
  );
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

/** In-text citations against the reference list, both ways. */
export function countCitations(study: StudyText): Counted {
  const { text, starts } = runningText(study);
  const inBrackets = numberedCitations(text);
  const references = withoutNotes(findReferences(study), inBrackets).map((reference) => ({
    ...reference,
    acronyms: [...reference.acronyms, ...shortForms(text, reference.authors)],
  }));
  const dated = references.flatMap((one) => (typeof one.year === 'number' ? [one.year] : []));
  const newest = Math.max(...dated);
  const isListed = (citation: Citation): boolean => references.some((reference) => isCitedBy(reference, citation));
  const isOwn = isOfPaper(study, newest);
  const byAuthor = authorYearCitations(text).filter((citation) => isListed(citation) || !isOwn(citation));
  const settled = byAuthor.filter(isListed);
  const byBrackets = believed(inBrackets, references);
  const byNumber = byBrackets.length > 0 ? byBrackets : inOtherForms(text, references, settled);
  const matched = { references, byAuthor, byNumber, list: linesOfList(study), told: toldIn(study, text, settled) };
  const evidenceAt = (offset: number): Evidence[] => {
    const index = starts.findLastIndex((start) => start <= offset);
    const block = study.document.blocks[index];
    return block === undefined ? [] : [citeWithin(study, block, offset - (starts[index] ?? 0))];
  };
  return {
    style: styleOf(byAuthor, byNumber, text),
    inText: byAuthor.length + byNumber.length,
    references: references.length,
    notListed: notListed(matched, evidenceAt),
    notCited: notCited(matched),
    years: [...new Set(dated)]
      .toSorted((a, b) => a - b)
      .map((one) => ({ year: one, count: dated.filter((other) => other === one).length })),
    recentPercent: null,
  };
}

const yearsOfRecent = 5;
type Years = Counted['years'];
export const yearsCounted = (years: Years): number => sumOf(years.map(({ count }) => count));

/** How new a paper's references were in its year; null where none has a year. */
export function recentPercentOf({ years }: Pick<Counted, 'years'>, year: number): number | null {
  const recent = years.filter((one) => one.year >= year - yearsOfRecent);
  return years.length === 0 ? null : Math.round((yearsCounted(recent) / yearsCounted(years)) * 100);
}

interface Matched {
  references: readonly Reference[];
  byAuthor: readonly Citation[];
  byNumber: readonly NumberedCitation[];
  /** Lines of the list as they stand, and the names and numbers outside it. */
  list: readonly ListLine[];
  told: Told;
}

/** Numbers of the entries: printed, or by their place in a list that lost them. */
const numberedAs = (reference: Reference, index: number, references: readonly Reference[]): number | null =>
  references.some(({ number }) => number !== null) ? reference.number : index + 1;

function notListed(
  { references, byAuthor, byNumber, list }: Matched,
  evidenceAt: (offset: number) => Evidence[],
): Cited {
  const readable = references.filter(
    ({ tokens, year, number }) => (tokens.length > 0 && year !== null) || number !== null,
  ).length;
  if (references.length === 0 || readable < references.length * 0.7) return [];
  const listed = new Set(references.map(numberedAs));
  // In a numbered list names need not be cited by name.
  const isNumbered = references.every(({ number }) => number !== null);
  const byName = isNumbered && byNumber.length > byAuthor.length ? [] : byAuthor;
  const lacking = byName
    .filter((citation) => !citation.isSecondary && !references.some((reference) => isCitedBy(reference, citation)))
    .filter((citation) => !standsInList(citation, list))
    .map((citation) => ({
      at: citation.at,
      text: nameOfCitation(citation),
      key: `${citation.tokens[0] ?? ''}${citation.year}${citation.letter}`,
    }));
  const unnumbered = byNumber.flatMap(({ at, numbers }) =>
    numbers
      .filter((number) => !listed.has(number) && !isNumberInList(number, list))
      .map((number) => ({ at, text: `[${number}]`, key: `[${number}]` })),
  );
  return uniqueBy([...lacking, ...unnumbered], ({ key }) => key).flatMap(({ at, text }) =>
    evidenceAt(at).map((evidence) => ({ text, evidence })),
  );
}

function notCited({ references, byAuthor, byNumber, told }: Matched): Cited {
  if (byAuthor.length + byNumber.length === 0) return [];
  const cited = new Set(byNumber.flatMap(({ numbers }) => numbers));
  const byName = references.filter((reference) => byAuthor.some((citation) => isCitedBy(reference, citation)));
  // Where names do not cite, any number may.
  const isByName = byName.length * 2 >= references.length;
  const isTold = (number: number | null): boolean =>
    number !== null && (cited.has(number) || (!isByName && told.numbers.has(number)));
  return references
    .filter((reference, index) => {
      const isDated = reference.number !== null || reference.year !== null || byNumber.length > 0;
      const isCited =
        isTold(numberedAs(reference, index, references)) || byName.includes(reference) || isNamed(reference, told);
      return isDated && !isCited;
    })
    .map((reference) => ({ text: nameOfReference(reference), evidence: reference.evidence }));
}
