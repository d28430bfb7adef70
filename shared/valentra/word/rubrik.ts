import { parseInline } from '../../richText/parse.ts';
import { sumOf } from '../counting/apportion.ts';
import { hpCode, hpOfClos, unsureHp } from '../counting/hp.ts';
import { withMark } from '../course/valueFacts.ts';
import { rubrikRanges } from '../limits.ts';
import { heading, paragraph, part, tool, totalCell } from '../../word/blocks.ts';
import type { Block, CellBlock, Column, Row, WordDocument } from '../../word/blocks.ts';
import { domainNames, hpNames, orEmpty, percentLabel, taskTitle, fieldLabels as labels } from '../labels.ts';
import { yesNoLabel } from '../../text/labels.ts';
import {
  type CourseInfo,
  type Jst,
  rubrikLevels,
  type Rubrik,
  type RubrikCriterion,
  type RubrikItem,
} from '../schemas.ts';
import { listOrText, writtenPart } from '../../word/written.ts';
import { courseDocument, courseFacts, listing, originBlocks, pairTable } from './parts.ts';

/** RUBRIK PENTAKSIRAN: a table of criteria by the five levels for each task, across the page for its seven columns. */
export const rubrikDocument = (rubrik: Rubrik, jst: Jst | null = null): WordDocument =>
  courseDocument('landscape', 'RUBRIK PENTAKSIRAN', rubrik, rubrikBlocks(rubrik, jst));

/** `jst`: tells which programme outcomes nobody has confirmed. */
export const rubrikBlocks = (rubrik: Rubrik, jst: Jst | null = null): Block[] => [
  courseFacts(rubrik.courseInfo, [['Jumlah Rubrik', String(rubrik.totalRubriks)]]),
  ...originBlocks(rubrik),
  ...rubrik.rubriks.flatMap((item, place) => itemBlocks(item, place, namesOf(item, rubrik.courseInfo, jst))),
];

/** What a task says of its programme outcomes. */
interface Names {
  nameOf: (hp: string) => string;
  /** The task's outcomes that are of it. */
  closOf: (hp: string) => string[];
  /** Outcomes among which the document shares the task's marks. */
  shared: readonly string[];
}
const namesOf = ({ taskCode }: RubrikItem, info: CourseInfo, jst: Jst | null): Names => {
  const row = jst?.assessments.find(({ code }) => code === taskCode);
  const clos = jst?.cloList ?? [];
  return {
    nameOf: (hp) => withMark(hpNames([hp], info).join(''), row && unsureHp(hp, row, clos)),
    closOf: (hp) => (row?.clo ?? []).filter((code) => hpOfClos([code], clos).includes(hpCode(hp))),
    shared: Object.keys(row?.cloShares ?? {}),
  };
};

const itemBlocks = (item: RubrikItem, place: number, names: Names): Block[] => [
  heading(1, taskTitle(item)),
  {
    ...pairTable([
      ['Kod Tugasan', orEmpty(item.taskCode)],
      [labels.percentage, percentLabel(item.taskPercentage)],
      ['HP Terlibat', listOrText(item.summary.hpInvolved.map(names.nameOf))],
      ['Jumlah Kriteria', String(item.summary.totalCriteria)],
      ['Setiap HP mempunyai kriteria', yesNoLabel(item.summary.validation.criteriaMatchHP)],
      ['Setiap kriteria mempunyai lima aras', yesNoLabel(item.summary.validation.fiveLevels)],
    ]),
    isLeading: true,
  },
  ...criteriaTable(item, `/rubriks/${place}/criteria`, names),
];

const criteriaTable = ({ criteria, summary }: RubrikItem, at: string, names: Names): Block[] =>
  listing(
    criteria,
    [
      [
        18,
        labels.name,
        (criterion, index) => criterionBlocks(criterion, `${at}/${index}`, ['', ...summary.hpInvolved], names),
      ],
      [7, 'marks', labels.marks],
      ...rubrikLevels.map((level): Column<RubrikCriterion> => [
        15,
        `${labels[level]}\n${rubrikRanges[level]}`,
        ({ levels }, index) => [writtenPart(`${at}/${index}/levels/${level}/descriptor`, levels[level].descriptor)],
      ]),
    ],
    {
      at,
      grows: true,
      totals: [...cloTotals(criteria, names), totalRow('Jumlah Markah', criteria)],
    },
  );

const totalRow = (label: string, criteria: readonly RubrikCriterion[]): Row => [
  totalCell(label),
  totalCell(String(sumOf(criteria, ({ marks }) => marks))),
  totalCell('', rubrikLevels.length),
];

/** The marks of each outcome that has a share of them, where each criterion is of one. */
function cloTotals(criteria: readonly RubrikCriterion[], { closOf, shared }: Names): Row[] {
  const isSplit = shared.length > 1 && criteria.every(({ hp }) => closOf(hp).length === 1);
  return isSplit
    ? shared.map((code) =>
        totalRow(
          code,
          criteria.filter(({ hp }) => closOf(hp).includes(code)),
        ),
      )
    : [];
}

function criterionBlocks(
  { name, hp, domains }: RubrikCriterion,
  at: string,
  codes: readonly string[],
  { nameOf, closOf }: Names,
): CellBlock[] {
  const hpName = (code: string): string => nameOf(code) || 'HP belum dipilih';
  const aims = [...closOf(hp), ...domainNames(domains)];
  const choices = codes.map((code) => ({ value: code, label: hpName(code) }));
  return [
    part(`${at}/name`, parseInline(name, { bold: true })),
    ...(codes.length > 1 ? [part(`${at}/hp`, hpName(hp), { choices })] : []),
    ...(aims.length > 0 ? [paragraph(aims.join(', '))] : []),
    tool('regenerate', at),
  ];
}
