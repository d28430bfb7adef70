import type { Doubt } from '../../claims/doubt.ts';
import { courseLabels } from '../../course/fields.ts';
import { type Mark, markWords } from '../../richText/blocks.ts';
import { type Block, cellBlockTexts, heading, note, partsIn, type WordDocument } from '../../word/blocks.ts';
import { type Said, say } from '../../text/said.ts';
import { doubtBlocks } from '../../word/doubtList.ts';
import { marked } from '../../word/marks.ts';
import { type Finding, isUnseen } from '../vetting/findings.ts';
import { isOpen, type Vetting } from '../vetting/vetting.ts';
import { dateLabel } from '../../text/labels.ts';
import { toCheckText } from '../../text/texts.ts';
import { orEmpty, reviewLabels } from '../labels.ts';
import type { Cover } from '../course/courseView.ts';
import { frameState } from '../items/frameMark.ts';
import { formInLanguage, inLanguage } from './english.ts';
import { signatureBlocks } from '../../word/signatures.ts';
import { checkTable, pairTable } from './parts.ts';

/** Not among the texts that a file says in English: it is a word of computing too. */
const programmeLabels = {
  ms: courseLabels.programme,
  id: courseLabels.programme,
  en: 'Programme',
  both: `${courseLabels.programme} / Programme`,
} as const;

export interface Paper {
  cover: Cover;
  vetting: Vetting;
  /** What those receive says nothing of findings, and has no vetting form at its end. */
  isForStudents?: boolean;
  /** Whether signatures stand at the end of what students receive. */
  isSigned?: boolean;
  /** Its items that are still frames: the file says so on its head, in place of its state. */
  frames?: readonly string[];
}

const frameTitle = `${frameState}: belum boleh digunakan. Lengkapkan dahulu bahagian yang bertanda dalam`;

/** Our words in the language of the papers. */
const inPaper = <T>(whole: T, { language }: Pick<Cover, 'language'>): T =>
  JSON.parse(
    JSON.stringify(whole, (key, value: unknown) =>
      typeof value === 'string'
        ? inLanguage(value, language).replace(mixedNumber, '\u00A0')
        : key === 'mark'
          ? { ...(value as Mark), label: inLanguage(markWords(value as Mark), language) }
          : value,
    ),
  );
const inForm = (blocks: readonly Block[], { language }: Pick<Cover, 'language'>): Block[] =>
  JSON.parse(
    JSON.stringify(blocks, (_, value: unknown) => {
      if (typeof value === 'string') return formInLanguage(value, language);
      // What is found is behind the name of its part.
      return isTitle(value) ? { ...value, text: inLanguage(value.text, language) } : value;
    }),
  );

/**
 * A document as the file of an institution: its letterhead, programme, semester, vetting state, labels and what is found in the language of the
 * papers.
 */
export function printed(
  document: WordDocument,
  { cover, vetting, isForStudents = false, isSigned = !isForStudents, frames = [] }: Paper,
): WordDocument {
  const language = cover.language === 'en' ? 'en' : 'ms';
  const word = say`Ayat | Sentence`[language];
  const doubts = vetting.findings
    .filter(isOpen)
    .flatMap(({ doubt, also = [] }) => (doubt ? [doubt, ...also] : []))
    .map((doubt) => ({ ...doubt, reason: (language === 'en' && doubt.en) || doubt.reason }));
  const toComplete = frames.length > 0 ? [note('warning', frameTitle, frames)] : [];
  const open = vetting.findings.filter(isOpen).length;
  const ofItems = itemFindings(vetting);
  const names = [...new Set(ofItems.map(({ item }) => item))].join(', ');
  const draft =
    isForStudents || names === '' ? [] : [note('warning', reviewLabels[vetting.state], [toCheckText(open), names])];
  const facts = pairTable(
    (['programme', 'semester'] as const)
      .filter((key) => cover[key].trim() !== '')
      .map((key) => [key === 'programme' ? programmeLabels[cover.language] : courseLabels[key], cover[key]]),
  );
  const ofAnswers = itemDoubts(
    document.sections.flatMap(({ blocks }) => blocks),
    ofItems,
  );
  const sections = document.sections.map(({ orientation, blocks: [first, ...others] }, place) => {
    const head = first?.kind === 'table' ? [{ ...first, rows: [...facts.rows, ...first.rows] }] : [];
    const vetted = [
      ...(isForStudents ? [] : [...doubtBlocks(others, doubts, '', word), ...form(vetting, language)]),
      ...(isSigned ? signatureBlocks(vetting.signatures) : []),
    ];
    const shown = isForStudents
      ? isSigned
        ? leadingOn(others)
        : others
      : marked(others, { doubts: [...doubts, ...ofAnswers] });
    const atHead = place === 0 ? [...toComplete, ...draft] : toComplete;
    const blocks = inPaper([...atHead, ...head, ...shown], cover);
    return { orientation, blocks: [...blocks, ...inForm(vetted, cover)] };
  });
  const named = {
    ...document,
    letterhead: [cover.institution, cover.faculty].filter((line) => line.trim() !== ''),
    ...((frames.length > 0 || !isForStudents || vetting.state === 'draf') && {
      status: frames.length > 0 ? frameState : reviewLabels[vetting.state],
    }),
    // That it must be approved before it is used is no longer so.
    ...(vetting.state === 'sah' && frames.length === 0 && { footerNote: '' }),
    pageWords: ['Muka surat ', ' daripada '] as const,
    sections: [],
  };
  return { ...inPaper(named, cover), sections };
}

/** Its last text or table stays with what follows. */
const leadingOn = <B extends Block>(blocks: readonly B[]): B[] =>
  blocks.map((block, i) => {
    if (i < blocks.length - 1) return block;
    if (block.kind === 'part') return { ...block, blocks: leadingOn(block.blocks) };
    return {
      ...block,
      ...(block.kind === 'table' ? { isLeading: true } : block.kind === 'paragraph' && { isKept: true }),
    };
  });

const isTitle = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'bold' in value && 'text' in value && typeof value.text === 'string';

/** The blank of '2 1/4', which stays on one line. */
const mixedNumber = /(?<=\d) (?=\d{1,3}\/\d)/gu;

/** What is open of an item as a whole. */
const itemFindings = ({ findings }: Vetting): Finding[] =>
  findings.filter((one) => isOpen(one) && one.item !== '' && one.doubt === undefined && !isUnseen(one));

/** What is found of an item, at what the scheme shows of its answer. */
function itemDoubts(blocks: readonly Block[], open: readonly Finding[]): Doubt[] {
  return partsIn(blocks).flatMap(({ at, blocks: own }) => {
    const said = open.filter((one) => at === `${one.at}/answer` || (one.rule === 'key' && at === `${one.at}/key`));
    const [text] = own.flatMap(cellBlockTexts);
    // The form at its end says what is found.
    return said.length === 0 || text === undefined ? [] : [{ at, text, nth: 0, reason: '' }];
  });
}

/** The vetting form; it stays with the signatures below it. */
const form = ({ state, checks, review, signatures }: Vetting, language: keyof Said): Block[] => [
  heading(2, 'Semakan'),
  { ...checkTable(checks, review, language), isLeading: true },
  ...(review === null && signatures.length === 0
    ? []
    : [
        {
          ...pairTable([
            ['Status Semakan', reviewLabels[state]],
            // Signatures stand in the block below.
            ...(review === null || state === 'draf' || signatures.length > 0
              ? []
              : [['Disemak oleh', [orEmpty(review.by), dateLabel(review.at)].join(', ')] as const]),
          ]),
          isLeading: true,
        },
      ]),
];
