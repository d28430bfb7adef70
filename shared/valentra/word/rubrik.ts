import { parseInline } from '../../richText/parse.ts';
import { sumOf } from '../counting/apportion.ts';
import { rubrikRanges } from '../figures.ts';
import { heading, paragraph, part, tool, totalCell } from '../../word/blocks.ts';
import type { Block, CellBlock, Column, WordDocument } from '../../word/blocks.ts';
import { domainNames, hpNames, orEmpty, percentLabel, taskTitle, fieldLabels as labels } from '../labels.ts';
import { yesNoLabel } from '../../text/labels.ts';
import { rubrikLevels, type Rubrik, type RubrikCriterion, type RubrikItem } from '../schemas.ts';
import { listOrText, writtenPart } from '../../word/written.ts';
import { courseDocument, courseFacts, listing, originBlocks, pairTable } from './parts.ts';

/** RUBRIK PENTAKSIRAN: a table of criteria by the five levels for each task, across the page for its seven columns. */
export const rubrikDocument = (rubrik: Rubrik): WordDocument =>
  courseDocument('landscape', 'RUBRIK PENTAKSIRAN', rubrik, rubrikBlocks(rubrik));

export const rubrikBlocks = (rubrik: Rubrik): Block[] => [
  courseFacts(rubrik.courseInfo, [['Jumlah Rubrik', String(rubrik.totalRubriks)]]),
  ...originBlocks(rubrik),
  ...rubrik.rubriks.flatMap(itemBlocks),
];

const itemBlocks = (item: RubrikItem, place: number): Block[] => [
  heading(1, taskTitle(item)),
  {
    ...pairTable([
      ['Kod Tugasan', orEmpty(item.taskCode)],
      [labels.percentage, percentLabel(item.taskPercentage)],
      ['HP Terlibat', listOrText(hpNames(item.summary.hpInvolved))],
      ['Jumlah Kriteria', String(item.summary.totalCriteria)],
      ['Setiap HP mempunyai kriteria', yesNoLabel(item.summary.validation.criteriaMatchHP)],
      ['Setiap kriteria mempunyai lima aras', yesNoLabel(item.summary.validation.fiveLevels)],
    ]),
    isLeading: true,
  },
  ...criteriaTable(item, `/rubriks/${place}/criteria`),
];

const criteriaTable = ({ criteria, summary }: RubrikItem, at: string): Block[] =>
  listing(
    criteria,
    [
      [18, labels.name, (criterion, index) => criterionBlocks(criterion, `${at}/${index}`, summary.hpInvolved)],
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

const hpName = (code: string): string => hpNames([code]).join('') || 'HP belum dipilih';

function criterionBlocks(
  { name, hp, domains }: RubrikCriterion,
  at: string,
  hpInvolved: readonly string[],
): CellBlock[] {
  const choices = ['', ...hpInvolved].map((code) => ({ value: code, label: hpName(code) }));
  return [
    part(`${at}/name`, parseInline(name, { bold: true })),
    ...(hpInvolved.length > 0 ? [part(`${at}/hp`, hpName(hp), { choices })] : []),
    ...(domains.length > 0 ? [paragraph(domainNames(domains).join(', '))] : []),
    tool('regenerate', at),
  ];
}
