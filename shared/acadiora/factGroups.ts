import type { Citation } from '../document/citation.ts';
import { countLabel, dateTimeLabel } from '../text/labels.ts';
import { emptyText, notFoundText } from '../text/texts.ts';
import {
  cell,
  type CellBlock,
  type Column,
  type Fact,
  type Own,
  paragraph,
  recordTable,
  type Table,
} from '../word/blocks.ts';
import { writtenBlocks } from '../word/written.ts';
import { correctable } from './correcting.ts';
import { studyKindLabels } from './criteria.ts';
import type { CheckedReference, Facts } from './facts.ts';
import type { SectionKind } from './kinds.ts';
import {
  citationStyleLabels,
  detailLabels,
  percentLabel,
  referenceCheckText,
  referenceStateLabels,
  sectionKindLabels,
} from './labels.ts';
import { type Group, groupsOrEmpty, placed, type ReviewItem, shortFacts } from './review.ts';
import type { Evaluation } from './schemas.ts';
import { keysOf } from '../values/pick.ts';

interface Found {
  text: string;
  evidence?: Citation | null;
}

/** What was found under one label: each finding with its place. `none` stands for no finding. */
function fact(label: string, found: readonly Found[] | string, none: string = emptyText): Fact {
  if (typeof found === 'string') return [label, found];
  const items = found.map(({ text, evidence = null }) => [...writtenBlocks(text), ...placed(evidence)]);
  const [only = [paragraph(none)]] = items;
  return [label, items.length < 2 ? only : [{ kind: 'list', numbered: false, items }]];
}

/** What a paper says of itself; what it does not say is said to be unfound (design law 6). */
const factOf = (label: string, text: string | number | null, evidence: Citation | null = null): Fact =>
  fact(label, text === null || text === '' ? [] : [{ text: String(text), evidence }], notFoundText);

/** What paper was reviewed, and when. */
export function paperFacts({ metadata, documentName, round, reviewedAt }: Evaluation): Table {
  const { title, author, year, documentType, studyKind, wordCount, evidence } = metadata;
  return shortFacts([
    factOf('Tajuk', title, evidence.title),
    factOf('Pengarang', author, evidence.author),
    factOf('Tahun', year, evidence.year),
    factOf('Jenis dokumen', documentType),
    factOf('Jenis kajian', studyKind && studyKindLabels[studyKind]),
    fact('Jumlah perkataan', countLabel(wordCount)),
    fact('Dokumen', documentName),
    fact('Versi', String(round)),
    fact('Tarikh ulasan', dateTimeLabel(reviewedAt)),
  ]);
}

/** Too little is known to say, such as a share of dated references when none is dated. */
const unknown = 'Tidak dapat ditentukan';

/** What code has counted in a paper (facts.ts), as page and Word show it. */
export function factGroups({ sections, citations, illustrations, ...facts }: Facts): Group[] {
  const shown = illustrations.map(({ label: text, ...one }) => ({ ...one, text }));
  const { recentPercent } = citations;
  const groups: Record<string, Fact[]> = {
    '': [
      fact('Jumlah perkataan', countLabel(facts.wordCount)),
      fact('Jumlah muka surat', facts.pageCount === 0 ? unknown : countLabel(facts.pageCount)),
      fact('Bahagian yang ditemui', kindsOf(sections.map(({ kind }) => kind))),
    ],
    'Petikan dan Rujukan': [
      fact('Gaya petikan', citationStyleLabels[citations.style]),
      fact('Petikan dalam teks', countLabel(citations.inText)),
      fact('Rujukan dalam senarai', countLabel(citations.references)),
      fact(correctable.notListed, citations.notListed),
      fact(correctable.notCited, citations.notCited),
      fact('Tahun rujukan', citations.years.map(({ year, count }) => `${year} (${count})`).join(', ') || emptyText),
      fact('Rujukan lima tahun terkini', recentPercent === null ? unknown : percentLabel(recentPercent)),
    ],
    'Jadual dan Rajah': [
      fact(
        'Disebut tetapi tidak ditemui',
        shown.filter(({ isPresent }) => !isPresent),
      ),
      fact(
        'Ada tetapi tidak disebut',
        shown.filter(({ isMentioned }) => !isMentioned),
      ),
    ],
  };
  return groupsOrEmpty(Object.entries(groups).map(([title, own]) => ({ title, blocks: [shortFacts(own)] })));
}

const kindsOf = (kinds: readonly SectionKind[]): string =>
  [...new Set(kinds)].map((kind) => sectionKindLabels[kind]).join(', ') || emptyText;

export const doiUrl = (doi: string): string => `https://doi.org/${doi}`;

/** Drawn by the page in its own way; a file has the words. */
const own = (what: ReviewItem, text: string): Own => ({ kind: 'own', what, blocks: [paragraph(text)] });

const columns: readonly Column<CheckedReference>[] = [
  [44, 'Entri', ({ text }) => text],
  [
    16,
    'Keadaan',
    ({ state }) =>
      cell(
        [own({ kind: 'referenceState', state }, referenceStateLabels[state])],
        state === 'found' ? {} : { style: 'warning' },
      ),
  ],
  [
    14,
    'Yang berbeza',
    ({ differs, reason }) => reason ?? (differs.map((one) => detailLabels[one]).join(', ') || emptyText),
  ],
  [
    26,
    'Karya yang dijumpai',
    ({ found }) => {
      if (found === null) return emptyText;
      const { title, year, doi } = found;
      const link = doi === null ? [] : [own({ kind: 'doi', doi }, doiUrl(doi))];
      return [paragraph(year === null ? title : `${title} (${year})`), ...link];
    },
  ],
];

/** How many entries are in each state, in the order of the labels. */
const referenceCounts = (references: readonly CheckedReference[]): string =>
  keysOf(referenceStateLabels)
    .map((state) => [state, references.filter((one) => one.state === state).length] as const)
    .flatMap(([state, count]) => (count === 0 ? [] : [`${referenceStateLabels[state]}: ${count}`]))
    .join(' · ');

/** The check as a table; nothing before it was made. */
export const referenceBlocks = (references: readonly CheckedReference[] | null): CellBlock[] =>
  references === null || references.length === 0
    ? []
    : [
        paragraph(referenceCounts(references)),
        paragraph([{ text: referenceCheckText.note, italic: true }]),
        recordTable(references, columns, { look: 'dense' }),
      ];
