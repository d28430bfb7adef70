import { sumOf } from './apportion.ts';
import { bloomFlag } from './bloom.ts';
import { checkedQuestions } from './items.ts';
import { assessmentOf, assessmentWarningCodes, assessmentWarnings, jstDerived } from './jstDerived.ts';
import { jsuDerived } from './jsuDerived.ts';
import { orderOf, jsuSummary } from './levels.ts';
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
  const derived = jsuDerived(jsu.topics, jsu.questions);
  return { ...jsu, ...derived, totalMarks: derived.summary.totalMarks || jsu.totalMarks };
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
