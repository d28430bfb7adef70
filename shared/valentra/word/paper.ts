import type { Doubt } from '../../claims/doubt.ts';
import { courseLabels } from '../../course/fields.ts';
import { heading, note, type Block, type WordDocument } from '../../word/blocks.ts';
import { doubtBlocks, marked } from '../../word/marks.ts';
import type { Check } from '../vetting/checklist.ts';
import { dateLabel } from '../../text/labels.ts';
import { orEmpty, reviewLabels } from '../labels.ts';
import type { Review } from '../schemas.ts';
import type { Cover } from '../course/courseView.ts';
import { frameState } from '../items/frames.ts';
import { inLanguage } from './english.ts';
import { signatureBlocks } from '../../word/signatures.ts';
import { checkTable, pairTable } from './parts.ts';

export interface Paper {
  cover: Cover;
  /** Null: a draft. */
  review: Review | null;
  /** Of the vetting form at its end; none on papers that students receive. */
  checks: readonly Check[];
  /** Marked where they stand, and listed before the form; none on papers that students receive. */
  doubts?: readonly Doubt[];
  /** Its items that are still frames: the file says so on its head, in place of its state. */
  frames?: readonly string[];
}

const frameTitle = `${frameState}: belum boleh digunakan. Lengkapkan dahulu bahagian yang bertanda dalam`;

/** A document as the file of an institution: its letterhead, programme, semester and vetting state, in the language of the papers. */
export function printed(
  document: WordDocument,
  { cover, review, checks, doubts = [], frames = [] }: Paper,
): WordDocument {
  const state = frames.length > 0 ? frameState : reviewLabels[review?.state ?? 'draf'];
  const toComplete = frames.length > 0 ? [note('warning', frameTitle, frames)] : [];
  const facts = pairTable(
    (['programme', 'semester'] as const)
      .filter((key) => cover[key].trim() !== '')
      .map((key) => [courseLabels[key], cover[key]]),
  );
  const sections = document.sections.map(({ orientation, blocks: [first, ...others] }) => {
    const head = first?.kind === 'table' ? [{ ...first, rows: [...facts.rows, ...first.rows] }] : [];
    const vetting = checks.length > 0 ? [...form(checks, review), ...signatureBlocks()] : [];
    const toCheck = doubtBlocks(others, doubts);
    return { orientation, blocks: [...toComplete, ...head, ...marked(others, { doubts }), ...toCheck, ...vetting] };
  });
  const whole: WordDocument = {
    ...document,
    letterhead: [cover.institution, cover.faculty].filter((line) => line.trim() !== ''),
    status: state,
    pageWords: ['Muka surat ', ' daripada '],
    sections,
  };
  return JSON.parse(
    JSON.stringify(whole, (_, value: unknown) =>
      typeof value === 'string' ? inLanguage(value, cover.language) : value,
    ),
  ) as WordDocument;
}

/** The vetting form; it stays with the signatures below it. */
const form = (checks: readonly Check[], review: Review | null): Block[] => [
  heading(2, 'Semakan'),
  { ...checkTable(checks, review), isLeading: true },
  ...(review === null
    ? []
    : [
        {
          ...pairTable([
            ['Status Semakan', reviewLabels[review.state]],
            ['Disemak oleh', [orEmpty(review.by), dateLabel(review.at)].join(', ')],
          ]),
          isLeading: true,
        },
      ]),
];
