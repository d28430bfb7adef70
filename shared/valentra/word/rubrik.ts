import { parseInline } from '../../richText/parse.ts';
import { sumOf } from '../apportion.ts';
import { rubrikRanges } from '../marks.ts';
import { cell, heading, headRow, paragraph, table, totalCell } from '../../word/blocks.ts';
import type { Block, Row, WordDocument } from '../../word/blocks.ts';
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
import { rubrikLevels, type Rubrik, type RubrikCriterion, type RubrikItem } from '../schemas.ts';
import { listOrText, textBlocks } from '../../word/written.ts';
import { courseDocument, courseFacts, flagLines, originBlocks, pairTable } from './parts.ts';

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
  ...originBlocks({}, { flags: flagLines([item], taskTitle) }),
  criteriaTable(item),
];

const criteriaTable = ({ criteria }: RubrikItem): Block =>
  criteria.length === 0
    ? paragraph(commonLabels.empty)
    : table(
        [18, 7, ...rubrikLevels.map(() => 15)],
        [levelHead],
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

const levelHead = headRow([
  labels.criterion,
  commonLabels.marks,
  ...rubrikLevels.map((level) => `${rubrikLevelLabels[level]}\n${rubrikRanges[level]}`),
]);

const criterionRow = ({ name, hp, domains, marks, levels }: RubrikCriterion): Row => [
  cell([
    paragraph(parseInline(name, { bold: true })),
    ...hpNames([hp]).map((each) => paragraph(orEmpty(each))),
    ...(domains.length === 0 ? [] : [paragraph(domainNames(domains).join(', '))]),
  ]),
  cell(String(marks)),
  ...rubrikLevels.map((level) => cell(textBlocks(levels[level].descriptor))),
];
