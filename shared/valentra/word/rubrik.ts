import { parseInline } from '../../richText/parse.ts';
import { sumOf } from '../apportion.ts';
import { rubrikRanges } from '../marks.ts';
import { heading, paragraph, part, tool, totalCell } from '../../word/blocks.ts';
import type { Block, CellBlock, Column, WordDocument } from '../../word/blocks.ts';
import {
  commonLabels,
  domainNames,
  fileTitles,
  hpNames,
  orEmpty,
  percentLabel,
  rubrikLabels as labels,
  rubrikLevelLabels,
  taskTitle,
} from '../labels.ts';
import { yesNoLabel } from '../../text/labels.ts';
import { rubrikLevels, type Rubrik, type RubrikCriterion, type RubrikItem } from '../schemas.ts';
import { listOrText, writtenPart } from '../../word/written.ts';
import { courseDocument, courseFacts, flagLines, listing, originBlocks, pairTable } from './parts.ts';

/** RUBRIK PENTAKSIRAN: a table of criteria by the five levels for each task, across the page for its seven columns. */
export const rubrikDocument = (rubrik: Rubrik): WordDocument =>
  courseDocument('landscape', fileTitles.rubrik, rubrik, rubrikBlocks(rubrik));

export const rubrikBlocks = (rubrik: Rubrik): Block[] => [
  courseFacts(rubrik.courseInfo, [[labels.totalRubriks, String(rubrik.totalRubriks)]]),
  ...originBlocks(rubrik),
  ...rubrik.rubriks.flatMap(itemBlocks),
];

const itemBlocks = (item: RubrikItem, place: number): Block[] => [
  heading(1, taskTitle(item)),
  {
    ...pairTable([
      [commonLabels.taskCode, orEmpty(item.taskCode)],
      [commonLabels.percentage, percentLabel(item.taskPercentage)],
      [labels.hpInvolved, listOrText(hpNames(item.summary.hpInvolved))],
      [labels.totalCriteria, String(item.summary.totalCriteria)],
      [labels.criteriaMatchHP, yesNoLabel(item.summary.validation.criteriaMatchHP)],
      [labels.fiveLevels, yesNoLabel(item.summary.validation.fiveLevels)],
    ]),
    isLeading: true,
  },
  ...originBlocks({}, { flags: flagLines([item], taskTitle) }),
  ...criteriaTable(item, `/rubriks/${place}/criteria`),
];

const criteriaTable = ({ criteria, summary }: RubrikItem, at: string): Block[] =>
  listing(
    criteria,
    [
      [18, labels.criterion, (criterion, index) => criterionBlocks(criterion, `${at}/${index}`, summary.hpInvolved)],
      [7, 'marks', commonLabels.marks],
      ...rubrikLevels.map((level): Column<RubrikCriterion> => [
        15,
        `${rubrikLevelLabels[level]}\n${rubrikRanges[level]}`,
        ({ levels }, index) => [writtenPart(`${at}/${index}/levels/${level}/descriptor`, levels[level].descriptor)],
      ]),
    ],
    {
      at,
      grows: true,
      totals: [
        [
          totalCell(labels.totalMarks),
          totalCell(String(sumOf(criteria, ({ marks }) => marks))),
          totalCell('', rubrikLevels.length),
        ],
      ],
    },
  );

const hpName = (code: string): string => hpNames([code]).join('') || labels.noHp;

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
