import type { Facts, Section, SectionKind } from '../../../../shared/acadiora/facts.ts';
import type { Evidence, PageText } from '../../../../shared/evidence.ts';
import { uniqueBy } from '../../../platform/model/verifiedFacts.ts';
import { isContentsLine } from '../structure/headingCandidates.ts';
import { authorYearCitations, numberedCitations, type Citation, type NumberedCitation } from './inText.ts';
import { foldName, shareName } from './authorNames.ts';
import { paperYear } from '../structure/paperYear.ts';
import { quoteAround } from '../text/pageSentences.ts';
import { findReferences, nameOfReference, type Reference } from './references.ts';
import { isContents, sectionAt } from '../structure/sections.ts';

type Counted = Facts['citations'];
type Cited = Counted['notListed'];

const uncited: ReadonlySet<SectionKind> = new Set(['references', 'appendix', 'acknowledgements']);

/** The paper's own entry, as journals print it at the foot of the first page: 'Ali et al., (2022). Title. Journal, 5(47)'. */
const ownEntry = /^\p{Lu}[^()]{2,150}\((?:19|20)\d{2}\)\.\s+\p{Lu}/u;
const isOwnEntry = (line: string, next: string): boolean =>
  (ownEntry.test(line) && /doi|https?:|\d\s*\(\d+\)/iu.test(`${line} ${next}`)) ||
  /^(?:cite this|to cite|how to cite|cara memetik|petikan artikel)/iu.test(line);

/** The pages one after the other, what is not running text struck out, so that places stay true and no name runs over it. */
function runningText(pages: readonly PageText[], sections: readonly Section[]): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = '';
  for (const page of pages) {
    starts.push(text.length);
    const lines = page.text.split('\n');
    for (const [line, content] of lines.entries()) {
      const section = sectionAt(sections, { page: page.number, line });
      const isBody =
        section !== undefined &&
        !uncited.has(section.kind) &&
        !isContents(section) &&
        section.heading !== content.trim();
      const isLeft = !isBody || isContentsLine(content) || isOwnEntry(content.trim(), lines[line + 1] ?? '');
      text += `${isLeft ? '_'.repeat(content.length) : content}\n`;
    }
  }
  return { text, starts };
}

/** Whether an entry is the work cited: the same year, and somebody in common or the organisation's short form. */
function isCitedBy({ tokens, acronyms, year, letter }: Reference, citation: Citation): boolean {
  if (year !== citation.year) return false;
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

function isInOrder(references: readonly Reference[]): boolean | null {
  if (references.length < 3) return null;
  const numbered = references.filter(({ number }) => number !== null).length;
  if (numbered === references.length)
    return references.every(({ number }, index) => index === 0 || (number ?? 0) > (references[index - 1]?.number ?? 0));
  if (numbered > 0) return false;
  const keys = references.map(({ authors }) =>
    foldName((/^[^\s,.]+/u.exec(authors.replace(/^(?:(?:van|von|de|der|del)\s+)+/u, '')) ?? [''])[0]),
  );
  const faults = keys.filter((key, index) => index > 0 && key < (keys[index - 1] ?? '')).length;
  // One slip in a long list is not disorder.
  return faults <= Math.floor(references.length / 15);
}

function yearsOf(references: readonly Reference[]): Counted['years'] {
  const counts = new Map<number, number>();
  for (const { year } of references) if (typeof year === 'number') counts.set(year, (counts.get(year) ?? 0) + 1);
  return [...counts].map(([year, count]) => ({ year, count })).toSorted((a, b) => a.year - b.year);
}

/** From which year back references are recent: the paper's own when that may be right, otherwise the newest reference's. */
function recentFrom(pages: readonly PageText[], sections: readonly Section[], newest: number): number {
  const own = paperYear(pages, sections);
  return own !== null && own >= newest && own <= newest + 6 ? own : newest;
}

/** Numbers in square brackets are citations where the list has numbers, or lost them and has an entry for each of several. */
function believed(found: readonly NumberedCitation[], references: readonly Reference[]): readonly NumberedCitation[] {
  if (references.some(({ number }) => number !== null)) return found;
  const fits = found.every(({ numbers }) => numbers.every((number) => number >= 1 && number <= references.length));
  return found.length >= 3 && fits ? found : [];
}

/** In-text citations against the reference list, both ways. A list that could not be told into entries proves nothing missing. */
export function countCitations(pages: readonly PageText[], sections: readonly Section[]): Counted {
  const references = findReferences(pages, sections);
  const { text, starts } = runningText(pages, sections);
  const byAuthor = authorYearCitations(text);
  const byNumber = believed(numberedCitations(text), references);
  const evidenceAt = (at: number, length: number): Evidence => {
    const index = Math.max(
      0,
      starts.findLastIndex((start) => start <= at),
    );
    const page = pages[index] ?? { number: 1, text: '' };
    return { page: page.number, quote: quoteAround(page, at - (starts[index] ?? 0), length) };
  };
  const years = yearsOf(references);
  const newest = years.at(-1)?.year ?? 0;
  const own = recentFrom(pages, sections, newest);
  const dated = years.reduce((sum, { count }) => sum + count, 0);
  const recent = years.filter(({ year }) => year >= own - 5).reduce((sum, { count }) => sum + count, 0);
  return {
    style: styleOf(byAuthor, byNumber, text),
    inText: byAuthor.length + byNumber.length,
    references: references.length,
    notListed: notListed(references, byAuthor, byNumber, evidenceAt),
    notCited: notCited(references, byAuthor, byNumber),
    years,
    recentPercent: dated === 0 ? null : Math.round((recent / dated) * 100),
    websites: references.filter(({ isWebsite }) => isWebsite).length,
    isOrdered: isInOrder(references),
  };
}

/** Numbers of the entries: printed, or by their place in a list that lost them. */
const numberedAs = (reference: Reference, index: number, references: readonly Reference[]): number | null =>
  references.some(({ number }) => number !== null) ? reference.number : index + 1;

function notListed(
  references: readonly Reference[],
  byAuthor: readonly Citation[],
  byNumber: readonly NumberedCitation[],
  evidenceAt: (at: number, length: number) => Evidence,
): Cited {
  const readable = references.filter(
    ({ tokens, year, number }) => (tokens.length > 0 && year !== null) || number !== null,
  ).length;
  if (references.length === 0 || readable < references.length * 0.7) return [];
  const listed = new Set(references.map(numberedAs));
  // In a numbered list names need not be cited by name.
  const isNumbered = references.every(({ number }) => number !== null);
  const lacking =
    isNumbered && byNumber.length > byAuthor.length
      ? []
      : byAuthor
          .filter(
            (citation) => !citation.isSecondary && !references.some((reference) => isCitedBy(reference, citation)),
          )
          .map((citation) => ({
            at: citation.at,
            length: citation.length,
            text: nameOfCitation(citation),
            key: `${citation.tokens[0] ?? ''}${citation.year}${citation.letter}`,
          }));
  const unnumbered = byNumber.flatMap(({ at, length, numbers }) =>
    numbers
      .filter((number) => !listed.has(number))
      .map((number) => ({ at, length, text: `[${number}]`, key: `[${number}]` })),
  );
  return uniqueBy([...lacking, ...unnumbered], ({ key }) => key).map(({ at, length, text }) => ({
    text,
    evidence: evidenceAt(at, length),
  }));
}

function notCited(
  references: readonly Reference[],
  byAuthor: readonly Citation[],
  byNumber: readonly NumberedCitation[],
): Cited {
  if (byAuthor.length + byNumber.length === 0) return [];
  const numbers = new Set(byNumber.flatMap((citation) => citation.numbers));
  return references
    .filter((reference, index) => {
      const number = byNumber.length > 0 ? numberedAs(reference, index, references) : null;
      return !(number !== null && numbers.has(number)) && !byAuthor.some((citation) => isCitedBy(reference, citation));
    })
    .map((reference) => ({ text: nameOfReference(reference), evidence: reference.evidence }));
}
