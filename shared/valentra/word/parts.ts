import { courseLabels } from '../../course/fields.ts';
import type { Fact as KnownBy } from '../../fact/fact.ts';
import type { Warning } from '../../session/session.ts';
import { disclaimerText } from '../../text/texts.ts';
import { cell, heading, labelCell, note, recordTable, table } from '../../word/blocks.ts';
import type { Block, Fact, Row, Section, Table, WordDocument } from '../../word/blocks.ts';
import {
  cloLabel,
  courseTitle,
  domainNames,
  hpNames,
  orNotFound,
  fieldLabels as labels,
  toCheckText,
} from '../labels.ts';
import { lookedUp } from './lookedUp.ts';
import { type Said, say } from '../../text/said.ts';
import { warningLabel } from '../../text/labels.ts';
import { inLanguage } from './english.ts';
import {
  listing as usualListing,
  type ListColumn,
  type ListOptions,
  listOrText,
  textBlocks,
} from '../../word/written.ts';
import { withMark } from '../course/valueFacts.ts';
import { type Finding, isUnseen } from '../vetting/findings.ts';
import { type Check, isOpen } from '../vetting/vetting.ts';
import type { Clo, CourseInfo, Exam, Jst, Review } from '../schemas.ts';

interface Origin {
  courseInfo: Pick<CourseInfo, 'code' | 'name'>;
  engineNotice: string | null;
}

/** A paper of a course: code and name of the document on every page. */
export const courseDocument = (
  orientation: Section['orientation'],
  title: string,
  { courseInfo }: Pick<Origin, 'courseInfo'>,
  blocks: readonly Block[],
): WordDocument => ({
  title,
  subtitle: courseTitle(courseInfo),
  header: orNotFound(courseInfo.code),
  footerNote: `Penafian: ${disclaimerText}`,
  look: 'paper',
  sections: [{ orientation, blocks }],
});

/** What a file of a test is, and of which test: 'KERTAS SOALAN: KUIZ 1'. */
export const paperTitle = (kind: string, { courseInfo: { assessmentType } }: Pick<Exam, 'courseInfo'>): string =>
  [kind, assessmentType.trim().toUpperCase()].filter((part) => part !== '').join(': ');

/** One that students receive. */
export const studentPaper = (title: string, artefact: Pick<Origin, 'courseInfo'>, blocks: readonly Block[]) => ({
  ...courseDocument('portrait', title, artefact, blocks),
  footerNote: '',
});

type Particulars = Record<'code' | 'name' | 'creditValue', string | number | null>;

/** Room to write. */
export const blank = '_'.repeat(12);

/** The course on what students receive, with room to write what nobody states or has accepted. `unconfirmed`: names of facts. */
export function confirmedInfo({ code, name, creditValue }: Particulars, unconfirmed: readonly string[]) {
  const written = (key: 'courseCode' | 'courseName' | 'credit', value: string | number | null): string =>
    unconfirmed.includes(courseLabels[key]) ? blank : String(value ?? '').trim() || blank;
  return {
    code: written('courseCode', code),
    name: written('courseName', name),
    creditValue: written('credit', creditValue),
  };
}

export const courseFacts = (info: Particulars, own: readonly Fact[] = []): Table =>
  pairTable([
    ['Kod Kursus', orNotFound(info.code)],
    ['Nama Kursus', orNotFound(info.name)],
    ['Nilai Kredit', orNotFound(info.creditValue)],
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
      const first = labelCell(label);
      if (nextLabel === undefined || nextValue === undefined) return [[first, cell(value, { colspan: 3 })]];
      return [[first, cell(value), labelCell(nextLabel), cell(nextValue)]];
    }),
  );

/** A headed table in small type, or the word for none. */
export const listing = <T>(
  records: readonly T[],
  columns: readonly ListColumn<NoInfer<T>>[],
  options: ListOptions = {},
): Block[] => usualListing(records, columns, { look: 'dense', ...options });

/** What the document calls the outcomes of its programme: 'PLO', 'HPP'. */
function programmeHead(clos: readonly Pick<Clo, 'hp'>[]): string {
  const families = new Set(clos.flatMap(({ hp }) => hp.map((code) => /^\p{L}+/u.exec(code)?.[0] ?? '')));
  const [family = ''] = families;
  return families.size === 1 && family !== '' && family !== 'HP' ? family : 'HP (MQF 2.0)';
}

const known = (names: readonly string[], fact: KnownBy | undefined) =>
  listOrText(names.map((name) => withMark(name, fact)));

/** CLOs and objectives, under headings of this level. */
export const outcomeBlocks = (
  {
    cloList,
    objectives,
    courseInfo,
  }: Pick<Jst, 'cloList' | 'objectives'> & { courseInfo: Pick<CourseInfo, 'outcomeNames'> },
  level: 1 | 2,
): Block[] => [
  heading(level, lookedUp.cloList),
  ...listing(cloList, [
    [15, labels.clo, cloLabel],
    [42, labels.statement, ({ statement }) => textBlocks(orNotFound(statement))],
    [19, 'Domain', ({ domains, facts }) => known(domainNames(domains), facts?.domains)],
    [24, programmeHead(cloList), ({ hp, facts }) => known(hpNames(hp, courseInfo), facts?.hp)],
  ]),
  heading(level, lookedUp.objectives),
  ...listing(
    objectives,
    [
      [14, labels.clo, ({ clo }) => clo],
      [86, 'objective', labels.objective],
    ],
    { at: '/objectives' },
  ),
];

/** What is checked of a document, and what was found. */
export const checkTable = (checks: readonly Check[], review: Review | null, language: keyof Said): Table =>
  recordTable(
    checks,
    [
      [40, 'Perkara', ({ label }) => label],
      [
        60,
        'Dapatan',
        (check) =>
          cell(
            foundIn(check, review, language),
            check.elsewhere.length > 0 || check.findings.some(isOpen) ? { style: 'warning' } : {},
          ),
      ],
    ],
    { look: 'dense' },
  );

const isMarked = (finding: Finding): boolean => isOpen(finding) && finding.doubt !== undefined;

/** Doubted words are counted here: they are listed before the form. */
function foundIn(check: Check, review: Review | null, language: keyof Said): string {
  const { findings, restsOn, isByModel, elsewhere, verdict } = check;
  const named = (item: string): string => (language === 'en' ? inLanguage(item, 'en') : item);
  const count = findings.filter(isMarked).length;
  const lines = findings
    .filter((finding) => !isMarked(finding))
    .flatMap(({ item, message: ms, en = ms, accepted }) => [
      `${item === '' ? '' : `${named(item)}: `}${{ ms, en }[language]}`,
      ...(accepted === undefined ? [] : [say`Diterima: ${accepted} | Accepted: ${accepted}`[language]]),
    ]);
  // What nobody has looked at yet is no fault.
  const isCounted = restsOn === null || isByModel;
  const isFault = isCounted && findings.some((one) => isOpen(one) && !isMarked(one) && !isUnseen(one));
  if (isFault) lines.unshift(say`Tidak | No`[language]);
  const others = [...new Set(elsewhere)].map(named).join(', ');
  if (others !== '') lines.push(say`Tidak: lihat dapatan ${others} | No: see the findings of ${others}`[language]);
  const marks = count === 0 ? [] : [say`Disenaraikan: ${count} | Listed: ${count}`[language]];
  if (elsewhere.length > 0 || findings.some(isOpen)) return [...lines, ...marks].join('\n');
  const isTicked = restsOn !== null && review?.checked.includes(restsOn) === true;
  // A reason for what stands is no yes to what was asked.
  if ((isCounted || isTicked) && findings.length > 0) return [...lines, 'Diterima oleh pensyarah'].join('\n');
  if (restsOn === null) return [...lines, verdict?.[language] ?? 'Ya'].join('\n');
  const unticked = isByModel ? 'Disemak oleh model (AI), belum oleh orang' : 'Belum disemak';
  return [...lines, isTicked ? 'Ya, disemak oleh pensyarah' : unticked].join('\n');
}

export function originBlocks(
  { engineNotice = null, warnings = [] }: { engineNotice?: string | null; warnings?: readonly Warning[] },
  notices: readonly string[] = [],
): Block[] {
  const toKnow = [...(engineNotice === null ? [] : [engineNotice]), ...notices];
  return [
    ...(warnings.length === 0 ? [] : [note('warning', toCheckText, warnings.map(warningLabel))]),
    ...(toKnow.length === 0 ? [] : [note('info', 'Makluman', toKnow)]),
  ];
}
