import type { Warning } from '../../session.ts';
import { disclaimerText } from '../../texts.ts';
import { bullets, cell, heading, note, pageBreak, paragraph, table } from '../../word/blocks.ts';
import type {
  Block,
  Cell,
  CellBlock,
  Inline,
  Paragraph,
  Row,
  Section,
  Table,
  WordDocument,
} from '../../word/blocks.ts';
import {
  cloLabel,
  commonLabels as labels,
  courseTitle,
  domainNames,
  evidenceLabel,
  hpNames,
  orEmpty,
  orNotFound,
  signatureLabels,
  warningLabel,
} from '../labels.ts';
import type { Clo, CourseInfo, Jst } from '../schemas.ts';

/** What every VALENTRA artefact says of itself. */
export interface Origin {
  courseInfo: CourseInfo;
  warnings: readonly Warning[];
  engineNotice: string | null;
}

/** A paper of a course: code and name of the document on every page. `disclaims`: false for papers that students receive. */
export const courseDocument = (
  title: string,
  { courseInfo }: Pick<Origin, 'courseInfo'>,
  sections: readonly Section[],
  { disclaims = true }: { disclaims?: boolean } = {},
): WordDocument => ({
  title,
  subtitle: courseTitle(courseInfo),
  header: orNotFound(courseInfo.code),
  footerNote: disclaims ? `${labels.disclaimer}: ${disclaimerText}` : '',
  look: 'paper',
  sections,
});

export type Fact = readonly [label: string, value: Inline | readonly CellBlock[]];

/** The course's own facts, then those of the document. */
export const courseFacts = (info: CourseInfo, own: readonly Fact[] = []): Table =>
  pairTable([
    [labels.courseCode, orNotFound(info.code)],
    [labels.courseName, orNotFound(info.name)],
    [labels.credit, orNotFound(info.creditValue)],
    ...own,
  ]);

/** Facts side by side, two in a row: half as high as a table of facts. */
export const pairTable = (facts: readonly Fact[]): Table =>
  table(
    [20, 30, 20, 30],
    [],
    facts.flatMap(([label, value], index): Row[] => {
      if (index % 2 === 1) return [];
      const [nextLabel, nextValue] = facts[index + 1] ?? [];
      const first = cell(label, { style: 'label' });
      if (nextLabel === undefined || nextValue === undefined) return [[first, cell(value, { colspan: 3 })]];
      return [[first, cell(value), cell(nextLabel, { style: 'label' }), cell(nextValue)]];
    }),
  );

export const cloTable = (clos: readonly Clo[]): Block[] =>
  listing(
    [15, 42, 19, 24],
    [labels.clo, labels.statement, labels.domains, labels.hp],
    clos.map((clo) => [
      cell(cloLabel(clo)),
      cell(orNotFound(clo.statement)),
      cell(orEmpty(domainNames(clo.domains).join(', '))),
      cell(orEmpty(hpNames(clo.hp).join(', '))),
    ]),
    { look: 'dense' },
  );

export const objectiveTable = (objectives: Jst['objectives']): Block[] =>
  listing(
    [14, 86],
    [labels.clo, labels.objective],
    objectives.map(({ clo, objective }) => [cell(clo), cell(textBlocks(objective))]),
    { look: 'dense' },
  );

/** Where the document says what the paper rests on. */
export const evidenceTable = (clos: readonly Clo[], more: readonly Row[] = []): Block[] =>
  listing(
    [22, 78],
    [labels.item, labels.evidence],
    [...clos.map((clo) => [cell(cloLabel(clo)), cell(evidenceLabel(clo.evidence))]), ...more],
  );

/** Disediakan, Disemak, Disahkan: lines to fill in by hand, never cut by a page's end. */
export const signatureBlocks = (): Block[] => [
  heading(2, signatureLabels.title),
  table(
    [19, 27, 27, 27],
    [['', signatureLabels.prepared, signatureLabels.reviewed, signatureLabels.approved].map((text) => cell(text))],
    [
      // Empty lines leave room to sign.
      signatureRow(signatureLabels.signature, '\n\n'),
      ...[signatureLabels.name, signatureLabels.position, signatureLabels.date].map((text) => signatureRow(text, '')),
    ],
    { isKept: true },
  ),
];

const signatureRow = (label: string, room: string): Cell[] => [
  cell(label, { style: 'label' }),
  ...Array.from({ length: 3 }, () => cell(room)),
];

/** What the lecturer should know of how the document was made, before it is used. */
export function originBlocks(
  { warnings, engineNotice }: Pick<Origin, 'warnings' | 'engineNotice'>,
  { flags = [], notices = [] }: { flags?: readonly string[]; notices?: readonly string[] } = {},
): Block[] {
  const toCheck = [...warnings.map(warningLabel), ...flags];
  const toKnow = [...(engineNotice === null ? [] : [engineNotice]), ...notices];
  return [
    ...(toCheck.length === 0 ? [] : [note('warning', labels.flags, toCheck)]),
    ...(toKnow.length === 0 ? [] : [note('info', labels.notice, toKnow)]),
  ];
}

/** On a page of its own at the end of a paper for students: what the lecturer should see to before it is used. */
export const lecturerBlocks = (origin: Origin, flags: readonly string[], clos: readonly Clo[]): Block[] => [
  pageBreak,
  heading(1, labels.lecturerNotes),
  paragraph([{ text: labels.lecturerHint, italic: true }]),
  ...originBlocks(origin, { flags }),
  note('info', labels.disclaimer, [disclaimerText]),
  heading(2, labels.evidence),
  ...evidenceTable(clos),
];

/** The labels' own keys, in the order they are written in. */
export const keysOf = <K extends string>(names: Readonly<Record<K, string>>): K[] => Object.keys(names) as K[];

/** A written text, a paragraph for each that an empty line divides; the word for none for an empty one. */
export const textBlocks = (text: string): Paragraph[] =>
  orEmpty(text)
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => paragraph(part.trim()));

/** Two or more texts as a list, one as it is, none as `none`. */
export function listOf(texts: readonly string[], none: string = labels.empty): CellBlock[] {
  const stated = texts.filter((text) => text.trim() !== '');
  if (stated.length > 1) return [bullets(stated)];
  return [paragraph(stated[0] ?? none)];
}

/** A headed table, or the word for none. */
export const listing = (
  widths: readonly number[],
  head: readonly string[],
  rows: readonly Row[],
  options: Pick<Table, 'look' | 'isKept'> = {},
): Block[] =>
  rows.length === 0
    ? [paragraph(labels.empty)]
    : [table(widths, [head.map((text): Cell => cell(text))], rows, options)];

export const totalCell = (text: string, colspan = 1): Cell => cell(text, { style: 'total', colspan });
