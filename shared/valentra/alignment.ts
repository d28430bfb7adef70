import { mqfOutcomes } from '../mqf.ts';
import { allocatedHp, type Chain, hpCodesOf } from './alignmentGaps.ts';
import { comparableWords } from '../text/comparable.ts';
import { testsItsTopic } from './items.ts';
import { hpCode, inHpOrder } from './marks.ts';
import type { Clo, Jst, JstAssessment, Jsu, Pentaksiran, Rubrik, Topic } from './schemas.ts';

/** One line of the picture: a CLO, a topic or an HP, and where it is met. A null cell: that document is not made. */
export interface AlignmentRow {
  kind: 'clo' | 'topic' | 'hp';
  label: string;
  detail: string;
  cells: Record<'topics' | 'jst' | 'jsu' | 'pentaksiran' | 'rubrik' | 'exam', string[] | null>;
}

/**
 * CLO x topic x JST x JSU x question x rubric: what is met where. Cells name topics by title, assessments and
 * tasks by code ('T1', 'U1'), questions by number ('S3'), criteria by task and name ('T1: Analisis'). A topic's own `topics` cell names
 * the CLOs that the document ties to it. Questions of an exam count where their content tests what their labels say.
 */
export const alignmentOf = (whole: Chain): AlignmentRow[] => {
  const { exam } = whole;
  const chain = { ...whole, exam: exam && { ...exam, questions: exam.questions.filter(testsItsTopic) } };
  return [
    ...chain.course.clos.map((clo) => cloRow(clo, chain)),
    ...chain.course.topics.map((topic) => topicRow(topic, chain)),
    ...hpCodesOf(chain).map((code) => hpRow(code, chain)),
  ];
};

const isSameText = (one: string, other: string): boolean => comparableWords(one) === comparableWords(other);

const assessmentsWhere = (jst: Jst | null, holds: (one: JstAssessment) => boolean): string[] | null =>
  jst && jst.assessments.filter(holds).map(({ code }) => code);

type Question = Pick<Jsu['questions'][number], 'number' | 'clo' | 'topic'>;
const questionsWhere = (
  paper: { questions: readonly Question[] } | null,
  holds: (one: Question) => boolean,
): string[] | null => paper && paper.questions.filter(holds).map(({ number }) => `S${number}`);

const tasksWhere = (
  pentaksiran: Pentaksiran | null,
  holds: (one: Pentaksiran['tasks'][number]) => boolean,
): string[] | null => pentaksiran && pentaksiran.tasks.filter(holds).map(({ taskCode }) => taskCode);

/** Rubrics of the tasks that assess something. */
const rubricsOf = (rubrik: Rubrik | null, codes: readonly string[]): string[] | null =>
  rubrik && rubrik.rubriks.filter(({ taskCode }) => codes.includes(taskCode)).map(({ taskCode }) => taskCode);

const criteriaOf = (rubrik: Rubrik | null, hp: string): string[] | null =>
  rubrik &&
  rubrik.rubriks.flatMap(({ taskCode, criteria }) =>
    criteria.filter((criterion) => hpCode(criterion.hp) === hp).map(({ name }) => `${taskCode}: ${name}`),
  );

function cloRow({ code, statement }: Clo, { course, jst, jsu, pentaksiran, rubrik, exam }: Chain): AlignmentRow {
  const codes = assessmentsWhere(jst, ({ clo }) => clo.includes(code));
  return {
    kind: 'clo',
    label: code,
    detail: statement,
    cells: {
      topics: course.topics.filter(({ clo }) => clo.includes(code)).map(({ title }) => title),
      jst: codes,
      jsu: questionsWhere(jsu, ({ clo }) => clo === code),
      pentaksiran: tasksWhere(pentaksiran, ({ clo }) => clo.includes(code)),
      rubrik: rubricsOf(rubrik, codes ?? []),
      exam: questionsWhere(exam, ({ clo }) => clo === code),
    },
  };
}

function topicRow({ title, week, clo }: Topic, { jst, jsu, pentaksiran, rubrik, exam }: Chain): AlignmentRow {
  const codes = assessmentsWhere(jst, ({ topics }) => topics.some((topic) => isSameText(topic, title)));
  return {
    kind: 'topic',
    label: title,
    detail: week,
    cells: {
      topics: clo,
      jst: codes,
      jsu: questionsWhere(jsu, ({ topic }) => isSameText(topic, title)),
      pentaksiran: tasksWhere(pentaksiran, ({ taskCode }) => codes?.includes(taskCode) === true),
      rubrik: rubricsOf(rubrik, codes ?? []),
      exam: questionsWhere(exam, ({ topic }) => isSameText(topic, title)),
    },
  };
}

function hpRow(hp: string, { course, jst, jsu, pentaksiran, rubrik, exam }: Chain): AlignmentRow {
  const clos = course.clos.filter((clo) => inHpOrder(clo.hp).includes(hp)).map(({ code }) => code);
  return {
    kind: 'hp',
    label: hp,
    detail: mqfOutcomes[hp] ?? '',
    cells: {
      topics: course.topics.filter(({ clo }) => clo.some((code) => clos.includes(code))).map(({ title }) => title),
      jst: assessmentsWhere(jst, (assessment) => allocatedHp(assessment).includes(hp)),
      jsu: questionsWhere(jsu, ({ clo }) => clos.includes(clo)),
      pentaksiran: tasksWhere(pentaksiran, ({ question }) => inHpOrder(question.domains.outcomes).includes(hp)),
      rubrik: criteriaOf(rubrik, hp),
      exam: questionsWhere(exam, ({ clo }) => clos.includes(clo)),
    },
  };
}
