import { parseInline } from '../../richText/parse.ts';
import { sumOf } from '../counting/apportion.ts';
import { rubrikRanges } from '../figures.ts';
import { heading, paragraph, part, tool, totalCell } from '../../word/blocks.ts';
import type { Block, CellBlock, Column, WordDocument } from '../../word/blocks.ts';
import { domainNames, hpNames, orEmpty, percentLabel, taskTitle, fieldLabels as labels } from '../labels.ts';
import { yesNoLabel } from '../../text/labels.ts';
import { type CourseInfo, rubrikLevels, type Rubrik, type RubrikCriterion, type RubrikItem } from '../schemas.ts';
import { listOrText, writtenPart } from '../../word/written.ts';
import { courseDocument, courseFacts, listing, originBlocks, pairTable } from './parts.ts';

/** RUBRIK PENTAKSIRAN: a table of criteria by the five levels for each task, across the page for its seven columns. */
export const rubrikDocument = (rubrik: Rubrik): WordDocument =>
  courseDocument('landscape', 'RUBRIK PENTAKSIRAN', rubrik, rubrikBlocks(rubrik));

export const rubrikBlocks = (rubrik: Rubrik): Block[] => [
  courseFacts(rubrik.courseInfo, [['Jumlah Rubrik', String(rubrik.totalRubriks)]]),
  ...originBlocks(rubrik),
  ...rubrik.rubriks.flatMap((item, place) => itemBlocks(item, place, rubrik.courseInfo)),
];

const itemBlocks = (item: RubrikItem, place: number, info: CourseInfo): Block[] => [
  heading(1, taskTitle(item)),
  {
    ...pairTable([
      ['Kod Tugasan', orEmpty(item.taskCode)],
      [labels.percentage, percentLabel(item.taskPercentage)],
      ['HP Terlibat', listOrText(hpNames(item.summary.hpInvolved, info))],
      ['Jumlah Kriteria', String(item.summary.totalCriteria)],
      ['Setiap HP mempunyai kriteria', yesNoLabel(item.summary.validation.criteriaMatchHP)],
      ['Setiap kriteria mempunyai lima aras', yesNoLabel(item.summary.validation.fiveLevels)],
    ]),
    isLeading: true,
  },
  ...criteriaTable(item, `/rubriks/${place}/criteria`, info),
];

const criteriaTable = ({ criteria, summary }: RubrikItem, at: string, info: CourseInfo): Block[] =>
  listing(
    criteria,
    [
      [
        18,
        labels.name,
        (criterion, index) => criterionBlocks(criterion, `${at}/${index}`, ['', ...summary.hpInvolved], info),
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
      totals: [
        [
          totalCell('Jumlah Markah'),
          totalCell(String(sumOf(criteria, ({ marks }) => marks))),
          totalCell('', rubrikLevels.length),
        ],
      ],
    },
  );

function criterionBlocks(
  { name, hp, domains }: RubrikCriterion,
  at: string,
  codes: readonly string[],
  info: CourseInfo,
): CellBlock[] {
  const hpName = (code: string): string => hpNames([code], info).join('') || 'HP belum dipilih';
  const choices = codes.map((code) => ({ value: code, label: hpName(code) }));
  return [
    part(`${at}/name`, parseInline(name, { bold: true })),
    ...(codes.length > 1 ? [part(`${at}/hp`, hpName(hp), { choices })] : []),
    ...(domains.length > 0 ? [paragraph(domainNames(domains).join(', '))] : []),
    tool('regenerate', at),
  ];
}
