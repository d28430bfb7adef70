import { parseInline } from '../../richText/parse.ts';
import { atRight, cell, heading, pageBreak, paragraph, table } from '../../word/blocks.ts';
import type { Block, WordDocument } from '../../word/blocks.ts';
import {
  commonLabels,
  domainNames,
  fileTitles,
  hpNames,
  marksLabel,
  orEmpty,
  pentaksiranLabels as labels,
  percentLabel,
  taskTitle,
} from '../labels.ts';
import type { Pentaksiran, PentaksiranTask } from '../schemas.ts';
import { listOrText, textBlocks, writtenBlocks } from '../../word/written.ts';
import { cloTable, courseFacts, flagLines, lecturerBlocks, objectiveTable, pairTable, studentPaper } from './parts.ts';

/** SOALAN PENTAKSIRAN BERTERUSAN: each task on pages of its own; what only the lecturer should read stands on the last. */
export const pentaksiranDocument = (pentaksiran: Pentaksiran): WordDocument =>
  studentPaper(fileTitles.pentaksiran, pentaksiran, [
    courseFacts(pentaksiran.courseInfo, [[labels.totalTasks, String(pentaksiran.totalTasks)]]),
    heading(2, commonLabels.cloList),
    ...cloTable(pentaksiran.cloList),
    heading(2, commonLabels.objectives),
    ...objectiveTable(pentaksiran.objectives),
    ...pentaksiran.tasks.flatMap((task) => [pageBreak, ...taskBlocks(task)]),
    ...lecturerBlocks(pentaksiran, flagLines(pentaksiran.tasks, taskTitle), pentaksiran.cloList),
  ]);

const taskBlocks = (task: PentaksiranTask): Block[] => [
  heading(1, taskTitle(task)),
  pairTable([
    [commonLabels.taskCode, orEmpty(task.taskCode)],
    [commonLabels.clo, listOrText(task.clo)],
    [commonLabels.percentage, percentLabel(task.taskPercentage)],
    [commonLabels.marks, String(task.question.marks)],
    [labels.cognitive, listOrText(domainNames(task.question.domains.cognitive))],
    [labels.outcomes, listOrText(hpNames(task.question.domains.outcomes))],
  ]),
  heading(2, labels.theBigIdea),
  ...textBlocks(task.theBigIdea),
  heading(2, labels.essentialQuestion),
  ...textBlocks(task.essentialQuestion),
  heading(2, labels.stimulus),
  stimulusTable(task.stimulus),
  heading(2, labels.question),
  ...textBlocks(task.question.statement),
  ...writtenBlocks(task.question.description),
  atRight([{ text: marksLabel(task.question.marks), bold: true }]),
];

const stimulusTable = ({ type, title, content, source }: PentaksiranTask['stimulus']): Block => {
  const blocks = [
    paragraph(parseInline(orEmpty(title), { bold: true })),
    ...textBlocks(content),
    paragraph(parseInline(`${labels.stimulusType}: ${orEmpty(type)}`, { italic: true })),
    paragraph(parseInline(`${labels.stimulusSource}: ${orEmpty(source)}`, { italic: true })),
  ];
  return table([100], [], [[cell(blocks)]]);
};
