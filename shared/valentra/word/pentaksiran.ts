import type { Run } from '../../richText/blocks.ts';
import { parseInline } from '../../richText/parse.ts';
import { cell, heading, pageBreak, part, table, tool } from '../../word/blocks.ts';
import type { Block, Fact, WordDocument } from '../../word/blocks.ts';
import { isBorneOut } from '../../fact/labels.ts';
import { recordOf } from '../../values/pick.ts';
import { hpCode, unsureHp } from '../counting/hp.ts';
import { statedTimes, withMark } from '../course/valueFacts.ts';
import {
  domainNames,
  hpNames,
  marksLabel,
  orEmpty,
  percentLabel,
  taskTitle,
  fieldLabels as labels,
} from '../labels.ts';
import type { Clo, CourseInfo, JstAssessment, Pentaksiran, PentaksiranTask } from '../schemas.ts';
import { listOrText, textBlocks, writtenPart } from '../../word/written.ts';
import { confirmedInfo, courseFacts, originBlocks, outcomeBlocks, pairTable, studentPaper } from './parts.ts';

/** SOALAN PENTAKSIRAN BERTERUSAN, as students receive it: each task on pages of its own. */
export function pentaksiranDocument(
  made: Pentaksiran,
  unconfirmed: readonly string[] = [],
  rows: readonly JstAssessment[] = [],
): WordDocument {
  const pentaksiran = {
    ...confirmedOutcomes(made),
    courseInfo: { ...made.courseInfo, ...confirmedInfo(made.courseInfo, unconfirmed) },
  };
  return studentPaper('SOALAN PENTAKSIRAN BERTERUSAN', pentaksiran, [
    ...pentaksiranHead(pentaksiran),
    ...pentaksiran.tasks.flatMap((task, index) => [
      pageBreak,
      heading(1, taskTitle(task)),
      ...taskBlocks(
        task,
        index,
        pentaksiran,
        rows.find(({ code }) => code === task.taskCode),
      ),
    ]),
  ]);
}

/** Without levels and programme outcomes that nobody has confirmed. */
function confirmedOutcomes({ cloList, tasks, ...made }: Pentaksiran): Pentaksiran {
  const clos = cloList.map((clo): Clo => {
    const known = (list: 'domains' | 'hp') => (clo.facts?.[list] && !isBorneOut(clo.facts[list]) ? [] : clo[list]);
    return { ...clo, ...recordOf(['domains', 'hp'], known) };
  });
  const told = new Set(clos.flatMap(({ hp }) => hp));
  const hidden = cloList.flatMap(({ hp }) => hp.filter((code) => !told.has(code)));
  const ofTasks = tasks.map(({ question, ...task }) => {
    const outcomes = question.domains.outcomes.filter(
      (text) => !hidden.includes(hpCode(text)) && unsureHp(text, task, cloList) === undefined,
    );
    return { ...task, question: { ...question, domains: { ...question.domains, outcomes } } };
  });
  return { ...made, cloList: clos, tasks: ofTasks };
}

type Head = Parameters<typeof outcomeBlocks>[0] &
  Pick<Pentaksiran, 'totalTasks'> & {
    courseInfo: Parameters<typeof courseFacts>[0] & Pick<CourseInfo, 'outcomeNames'>;
  };
const pentaksiranHead = (pentaksiran: Head): Block[] => [
  courseFacts(pentaksiran.courseInfo, [['Jumlah Tugasan', String(pentaksiran.totalTasks)]]),
  ...outcomeBlocks(pentaksiran, 1),
];

export const pentaksiranBlocks = (pentaksiran: Pentaksiran): Block[] => [
  ...originBlocks(pentaksiran),
  ...pentaksiranHead(pentaksiran),
  ...pentaksiran.tasks.flatMap((task, index) => [
    heading(1, taskTitle(task)),
    ...taskBlocks(task, index, pentaksiran),
    tool('regenerate', `/tasks/${index}`),
  ]),
];

/** `row`: of the JST, whose times stand there as far as document or lecturer state them. */
const taskBlocks = (
  task: PentaksiranTask,
  index: number,
  { cloList, courseInfo }: Pick<Pentaksiran, 'cloList'> & { courseInfo: Pick<CourseInfo, 'outcomeNames'> },
  row?: JstAssessment,
): Block[] => {
  const at = `/tasks/${index}`;
  const { marks, statement, description, domains } = task.question;
  const outcomes = hpNames(domains.outcomes, courseInfo).map((name, i) =>
    withMark(name, unsureHp(domains.outcomes[i] ?? '', task, cloList)),
  );
  return [
    pairTable([
      ['Kod Tugasan', orEmpty(task.taskCode)],
      [labels.clo, listOrText(task.clo)],
      [labels.percentage, percentLabel(task.taskPercentage)],
      [labels.marks, String(marks)],
      ['Aras', listOrText(domainNames(domains.cognitive))],
      [labels.outcomes, listOrText(outcomes)],
      ...(row ? statedTimes(row) : []).map(([field, text]): Fact => [labels[field], text]),
    ]),
    heading(2, labels.theBigIdea),
    writtenPart(`${at}/theBigIdea`, task.theBigIdea),
    heading(2, labels.essentialQuestion),
    writtenPart(`${at}/essentialQuestion`, task.essentialQuestion),
    heading(2, labels.stimulus),
    stimulusTable(`${at}/stimulus`, task.stimulus),
    heading(2, `${labels.question} ${marksLabel(marks)}`),
    writtenPart(`${at}/question/statement`, statement),
    part(`${at}/question/description`, textBlocks(description), { isBlank: description.trim() === '' }),
  ];
};

const stimulusTable = (at: string, { type, title, content, source }: PentaksiranTask['stimulus']): Block => {
  const line = (key: string, text: string, face: Omit<Run, 'text'>) => part(`${at}/${key}`, parseInline(text, face));
  return table(
    [100],
    [],
    [
      [
        cell([
          line('title', orEmpty(title), { bold: true }),
          writtenPart(`${at}/content`, content),
          line('type', `${labels['tasks/type']}: ${orEmpty(type)}`, { italic: true }),
          line('source', `${labels.source}: ${orEmpty(source)}`, { italic: true }),
        ]),
      ],
    ],
  );
};
