import { parseInline } from '../../richText/parse.ts';
import { sumOf } from '../apportion.ts';
import { cell, heading, note, paragraph, table, totalCell } from '../../word/blocks.ts';
import type { Block, Cell, Row, WordDocument } from '../../word/blocks.ts';
import {
  commonLabels,
  domainNames,
  fileTitles,
  flagLabel,
  hpNames,
  orEmpty,
  percentLabel,
  rubrikLabels as labels,
  rubrikLevelLabels,
  taskTitle,
} from '../labels.ts';
import { rubrikLevels, type Rubrik, type RubrikCriterion, type RubrikItem } from '../schemas.ts';
import { listOrText, textBlocks } from '../../word/written.ts';
import { courseDocument, courseFacts, originBlocks, pairTable } from './parts.ts';

/** RUBRIK PENTAKSIRAN: a table of criteria by the five levels for each task, across the page for its seven columns. */
export const rubrikDocument = (rubrik: Rubrik): WordDocument =>
  courseDocument('landscape', fileTitles.rubrik, rubrik, [
    courseFacts(rubrik.courseInfo, [[labels.totalRubriks, String(rubrik.totalRubriks)]]),
    ...originBlocks(rubrik),
    ...rubrik.rubriks.flatMap(itemBlocks),
  ]);

const itemBlocks = (item: RubrikItem): Block[] => [
  heading(1, taskTitle(item)),
  {
    ...pairTable([
      [commonLabels.taskCode, orEmpty(item.taskCode)],
      [commonLabels.percentage, percentLabel(item.taskPercentage)],
      [labels.hpInvolved, listOrText(hpNames(item.summary.hpInvolved))],
    ]),
    isLeading: true,
  },
  ...(item.flags.length === 0
    ? []
    : [
        note(
          'warning',
          commonLabels.flags,
          item.flags.map((flag) => flagLabel(taskTitle(item), flag)),
        ),
      ]),
  criteriaTable(item),
];

const criteriaTable = ({ criteria }: RubrikItem): Block =>
  criteria.length === 0
    ? paragraph(commonLabels.empty)
    : table(
        [18, 7, ...rubrikLevels.map(() => 15)],
        [levelHead(criteria)],
        [
          ...criteria.map(criterionRow),
          [
            totalCell(labels.totalMarks),
            totalCell(String(sumOf(criteria, ({ marks }) => marks))),
            totalCell('', rubrikLevels.length),
          ],
        ],
        { look: 'dense' },
      );

/** The levels with the range that all criteria share; each names its own where they do not. */
const levelHead = (criteria: readonly RubrikCriterion[]): Row => [
  cell(labels.criterion),
  cell(commonLabels.marks),
  ...rubrikLevels.map((level): Cell => {
    const range = sharedRange(criteria, level);
    return cell(range === null ? rubrikLevelLabels[level] : `${rubrikLevelLabels[level]}\n${range}`);
  }),
];

const sharedRange = (criteria: readonly RubrikCriterion[], level: (typeof rubrikLevels)[number]): string | null => {
  const ranges = new Set(criteria.map(({ levels }) => levels[level].range));
  const [range = null] = ranges;
  return ranges.size === 1 ? range : null;
};

function criterionRow(criterion: RubrikCriterion, _: number, all: readonly RubrikCriterion[]): Row {
  return [
    cell([
      paragraph(parseInline(criterion.name, { bold: true })),
      ...hpNames([criterion.hp]).map((name) => paragraph(orEmpty(name))),
      ...(criterion.domains.length === 0 ? [] : [paragraph(domainNames(criterion.domains).join(', '))]),
    ]),
    cell(String(criterion.marks)),
    ...rubrikLevels.map((level) => {
      const { range, descriptor } = criterion.levels[level];
      const isShared = sharedRange(all, level) !== null;
      return cell([...(isShared ? [] : [paragraph([{ text: range, bold: true }])]), ...textBlocks(descriptor)]);
    }),
  ];
}
