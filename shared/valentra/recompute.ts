import { apportion, spreadHours, sumOf } from './apportion.ts';
import { bloomFlag } from './bloom.ts';
import { checkedQuestions } from './items.ts';
import { assessmentOf, assessmentWarningCodes, assessmentWarnings, jstDerived } from './jstDerived.ts';
import { describedAt, orderOf, jsuSummary } from './levels.ts';
import { checkedRubric } from './rubric.ts';
import {
  cognitiveLevels,
  type CognitiveLevel,
  type Exam,
  type Flag,
  type Jst,
  type Jsu,
  type Pentaksiran,
  type PentaksiranTask,
  type Rubrik,
  type StageName,
} from './schemas.ts';
import { topicsOf } from './specification.ts';

export { assessmentWarnings, jstDerived } from './jstDerived.ts';

interface Stages {
  jst: Jst;
  jsu: Jsu;
  pentaksiran: Pentaksiran;
  rubrik: Rubrik;
  exam: Exam;
}

const recomputers: { [N in StageName]: (artefact: Stages[N]) => Stages[N] } = {
  jst: recomputedJst,
  jsu: recomputedJsu,
  pentaksiran: recomputedPentaksiran,
  rubrik: recomputedRubrik,
  exam: recomputedExam,
};

/**
 * An artefact with its totals, shares, names of levels, flags and counts computed again. Pure and idempotent. Nothing is rebalanced: an
 * edit's effect on the HOTS share is reported, not undone (design law 5).
 * @param artefact what the stage's schema says it is
 */
export const recomputed = <T>(stage: StageName, artefact: T): T =>
  (recomputers[stage] as unknown as (artefact: T) => T)(artefact);

function recomputedJst(jst: Jst): Jst {
  const assessments = jst.assessments.map((assessment) => assessmentOf(assessment, jst));
  const others = jst.warnings.filter(({ code }) => !assessmentWarningCodes.includes(code));
  return {
    ...jst,
    assessments,
    ...jstDerived(assessments, jst.cloList),
    warnings: [...others, ...assessmentWarnings(assessments)],
  };
}

function recomputedJsu(jsu: Jsu): Jsu {
  const total = sumOf(jsu.questions, ({ marks }) => marks);
  const known = jsu.topics.map(({ title }) => title);
  const added = [...new Set(jsu.questions.map(({ topic }) => topic))].filter((title) => !known.includes(title));
  const topics = [...jsu.topics, ...added.map((title) => ({ title, hours: 0 }))];
  const tslt = hoursOf(jsu, topics);
  // In tenths of a percent by largest remainder: what is shown adds up to 100.0.
  const shares =
    total === 0
      ? []
      : apportion(
          1000,
          jsu.questions.map(({ marks }) => marks),
        );
  const questions = jsu.questions.map((question, i) => ({
    ...question,
    number: i + 1,
    cognitiveDescription: describedAt(question.cognitiveLevel, question.cognitiveDescription),
    weightage: (shares[i] ?? 0) / 10,
    tslt: tslt[i] ?? 0,
    questionType: orderOf(question.cognitiveLevel),
  }));
  return {
    ...jsu,
    questions,
    summary: jsuSummary(questions),
    totalMarks: total === 0 ? jsu.totalMarks : total,
    topics: topicsOf(topics, questions),
  };
}

/** The hours of each topic spread over its questions, in the order of the questions. */
function hoursOf({ questions }: Jsu, topics: readonly { title: string; hours: number }[]): number[] {
  const hours = questions.map(() => 0);
  for (const { title, hours: all } of topics) {
    const places = questions.flatMap(({ topic }, i) => (topic === title ? [i] : []));
    const parts = spreadHours(all, places.length);
    for (const [i, place] of places.entries()) hours[place] = parts[i] ?? 0;
  }
  return hours;
}

function recomputedPentaksiran(pentaksiran: Pentaksiran): Pentaksiran {
  return {
    ...pentaksiran,
    tasks: pentaksiran.tasks.map((task) => ({ ...task, flags: taskFlags(task) })),
    totalTasks: pentaksiran.tasks.length,
  };
}

/** The flags that others found stay; the verb is held against the highest level that the task names. */
function taskFlags({ flags, question }: PentaksiranTask): Flag[] {
  const named = (level: CognitiveLevel): boolean =>
    question.domains.cognitive.some((text) => text.toUpperCase().startsWith(level));
  const levels = cognitiveLevels.filter(named);
  const found = levels.map((cognitiveLevel) => bloomFlag({ stem: question.statement, cognitiveLevel }));
  const mismatch = found.includes(null) ? null : found.at(-1);
  return [...flags.filter(({ code }) => code !== 'bloom_mismatch'), ...(mismatch ? [mismatch] : [])];
}

function recomputedRubrik(rubrik: Rubrik): Rubrik {
  return {
    ...rubrik,
    rubriks: rubrik.rubriks.map(checkedRubric),
    totalRubriks: rubrik.rubriks.length,
  };
}

function recomputedExam(exam: Exam): Exam {
  const questions = checkedQuestions(
    exam.questions.map((question) => ({ ...question, questionType: orderOf(question.cognitiveLevel) })),
  );
  const { totalMarks, hotsPercentage, kbatCompliance } = jsuSummary(questions);
  return {
    ...exam,
    examInfo: {
      ...exam.examInfo,
      numberOfQuestions: questions.length,
      totalMarks: totalMarks === 0 ? exam.examInfo.totalMarks : totalMarks,
      hotsPercentage,
      kbatCompliance,
    },
    questions,
    flagCount: sumOf(questions, ({ flags }) => flags.length),
  };
}
