import { keysOf } from '../pick.ts';
import { emptyText } from '../texts.ts';
import { cell, type CellBlock, type Column, type Own, paragraph, recordTable } from '../word/blocks.ts';
import { detailLabels, referenceCheckText, referenceStateLabels } from './referenceLabels.ts';
import type { CheckedReference } from './references.ts';
import type { ReviewItem } from './review.ts';

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
