import { mqfOutcomes } from '../../terms/mqf.ts';
import { courseView, type Course, type Topic } from '../course/courseView.ts';
import { documentsOf } from '../workflow.ts';
import { comparableWords } from '../../text/comparable.ts';
import { paperAmong, papersOf } from '../paper/papers.ts';
import { hpCode, inHpOrder } from '../counting/hp.ts';
import { asksOf } from '../counting/sections.ts';
import type {
  Clo,
  Documents,
  JstAssessment,
  Jsu,
  PentaksiranTask,
  RubrikItem,
  Session,
  StageName,
} from '../schemas.ts';

/** A course with what is made from it; null: not yet. `paper`: the test of the JST that JSU and exam are of; none: of all its tests. */
export type Chain = { course: Course; paper?: JstAssessment } & { [N in StageName]: Documents[N] | null };

export function chainOf(
  session: Parameters<typeof documentsOf>[0] & Pick<Session, 'course' | 'assessmentId'>,
): Chain | null {
  const { course, jst, assessmentId } = session;
  const paper = jst === null ? undefined : paperAmong(papersOf(jst, ''), assessmentId)?.row;
  return course && { course: courseView(course), ...(paper && { paper }), ...documentsOf(session) };
}

export const allocatedHp = ({ hpAllocation }: Pick<JstAssessment, 'hpAllocation'>): string[] =>
  inHpOrder(Object.keys(hpAllocation));

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
 * the CLOs that the document ties to it. Questions of an exam count by their labels: one that tests something else says so itself.
 */
export const alignmentOf = (chain: Chain): AlignmentRow[] => [
  ...cloRows(chain),
  ...topicRows(chain, chain.course.topics),
  ...hpRows(chain),
];

const isSameText = (one: string, other: string): boolean => comparableWords(one) === comparableWords(other);

type Question = Pick<Jsu['questions'][number], 'number' | 'clo' | 'topic' | 'marks'>;

/** When a row is met: by an assessment, by a question, and by a task or rubric of one of these codes where nothing else says so. */
interface Row extends Pick<AlignmentRow, 'kind' | 'label' | 'detail'> {
  topics: string[];
  assessment: (one: JstAssessment) => boolean;
  question: (one: Question) => boolean;
  task: (one: PentaksiranTask, codes: readonly string[]) => boolean;
  rubric?: (one: RubrikItem) => string[];
}

function rowOf(
  { topics, assessment, question, task, rubric, ...row }: Row,
  { jst, jsu, pentaksiran, rubrik, exam }: Chain,
): AlignmentRow {
  const codes = jst && jst.assessments.filter(assessment).map(({ code }) => code);
  const questionsOf = (paper: { questions: readonly Question[] } | null): string[] | null =>
    paper && paper.questions.filter((one) => asksOf(one).some(question)).map(({ number }) => `S${number}`);
  const isOfCode = ({ taskCode }: RubrikItem): string[] => (codes?.includes(taskCode) === true ? [taskCode] : []);
  return {
    ...row,
    cells: {
      topics,
      jst: codes,
      jsu: questionsOf(jsu),
      pentaksiran: pentaksiran && pentaksiran.tasks.flatMap((one) => (task(one, codes ?? []) ? [one.taskCode] : [])),
      rubrik: rubrik && rubrik.rubriks.flatMap(rubric ?? isOfCode),
      exam: questionsOf(exam),
    },
  };
}

export const cloRows = (chain: Chain): AlignmentRow[] =>
  chain.course.clos.map((clo) => rowOf(cloRow(clo, chain.course), chain));

/** A topic of the course, or one that a test alone names. */
type TopicOf = Pick<Topic, 'title' | 'clo'> & { week?: string };

export const topicRows = (chain: Chain, topics: readonly TopicOf[]): AlignmentRow[] =>
  topics.map((topic) => rowOf(topicRow(topic), chain));

/** The HPs of the course and of the JST. */
export function hpRows(chain: Chain): AlignmentRow[] {
  const { course, jst } = chain;
  const allocated = (jst?.assessments ?? []).flatMap((one) => allocatedHp(one));
  const codes = inHpOrder([...course.clos.flatMap(({ hp }) => hp), ...allocated]);
  return codes.map((code) => rowOf(hpRow(code, course), chain));
}

const cloRow = ({ code, statement }: Clo, { topics }: Course): Row => ({
  kind: 'clo',
  label: code,
  detail: statement,
  topics: topics.filter(({ clo }) => clo.includes(code)).map(({ title }) => title),
  assessment: ({ clo }) => clo.includes(code),
  question: ({ clo }) => clo === code,
  task: ({ clo }) => clo.includes(code),
});

const topicRow = ({ title, week = '', clo }: TopicOf): Row => ({
  kind: 'topic',
  label: title,
  detail: week,
  topics: clo,
  assessment: ({ topics }) => topics.some((topic) => isSameText(topic, title)),
  question: ({ topic }) => isSameText(topic, title),
  task: ({ taskCode }, codes) => codes.includes(taskCode),
});

function hpRow(hp: string, { clos: all, topics, info }: Course): Row {
  const clos = all.filter((clo) => inHpOrder(clo.hp).includes(hp)).map(({ code }) => code);
  return {
    kind: 'hp',
    label: hp,
    detail: info.outcomeNames?.[hp] ?? mqfOutcomes[hp] ?? '',
    topics: topics.filter(({ clo }) => clo.some((code) => clos.includes(code))).map(({ title }) => title),
    assessment: (one) => allocatedHp(one).includes(hp),
    question: ({ clo }) => clos.includes(clo),
    task: ({ question }) => inHpOrder(question.domains.outcomes).includes(hp),
    rubric: ({ taskCode, criteria }) =>
      criteria.filter((criterion) => hpCode(criterion.hp) === hp).map(({ name }) => `${taskCode}: ${name}`),
  };
}
