import { hasQuizOrExam } from '../../../shared/assessment.ts';
import { saysWhole } from '../../../shared/text/comparable.ts';
import { hpOfClos, hpShares } from '../../../shared/valentra/marks.ts';
import { recomputed } from '../../../shared/valentra/recompute.ts';
import type { Course, Jst, JstAssessment } from '../../../shared/valentra/schemas.ts';
import { type JstAnswer, jstAnswerSchema, jstPrompt } from '../prompts/jst.ts';
import { ownOutcomes, placeOf, seriesOf, type DocumentStage, unchecked } from './documentStage.ts';

/** The course's assessments with the codes they are called by: T1, T2 ... for tasks, U1 ... for tests. */
function codedAssessments({ assessments }: Course) {
  const counts = { T: 0, U: 0 };
  return assessments.map((assessment) => {
    const isTest = hasQuizOrExam([assessment]);
    const letter = isTest ? 'U' : 'T';
    counts[letter] += 1;
    return { ...assessment, code: `${letter}${counts[letter]}`, isTest };
  });
}
type Coded = ReturnType<typeof codedAssessments>[number];

const dataOf = ({ code, type, percentage, description, clo }: Coded) => ({
  pentaksiran: { code, type, percentage, description, clo },
});

const names = (course: Course): string[] => course.assessments.map((_, i) => `row-${i}`);

/** A week or date that the document's words of the assessment say literally; '' for any other (design law 6). */
const statedDate = (date: string, { description, fact }: Coded): string =>
  [description, fact?.quote ?? ''].some((text) => saysWhole(text, date)) ? date : '';

/** A row from what the document states and the model adds; topics and CLOs that the course does not have fall away. */
function rowOf(course: Course, stated: Coded, answer: JstAnswer): JstAssessment {
  const titles = new Set(course.topics.map(({ title }) => title));
  const codes = new Set(course.clos.map(({ code }) => code));
  // What the document links to it is kept whatever a model thinks.
  const clo = stated.clo.length > 0 ? stated.clo : answer.clo.filter((code) => codes.has(code));
  const hp = hpOfClos(clo, course.clos);
  const claimed = Object.fromEntries(answer.hpAllocation.map((share) => [share.hp, share.percent]));
  return {
    code: stated.code,
    type: stated.type,
    percentage: stated.percentage,
    slt: null,
    suggestedQuestionType: answer.suggestedQuestionType,
    topics: answer.topics.filter((title) => titles.has(title)),
    clo,
    description: stated.description === '' ? answer.description : stated.description,
    objective: answer.objective,
    hpAllocation: hpShares(claimed, hp),
    domains: { ...answer.domains, outcomes: ownOutcomes(answer.domains.outcomes, hp) },
    criteria: answer.criteria,
    startDate: statedDate(answer.startDate, stated),
    dueDate: statedDate(answer.dueDate, stated),
    isTest: stated.isTest,
    fact: stated.fact,
  };
}

/** Jadual Spesifikasi Tugasan: one call a stated assessment. */
export const jstStage: DocumentStage<'jst'> = {
  ...unchecked,
  parts: async ({ course }) => names(course),

  async write({ course }, part, ask) {
    const stated = codedAssessments(course)[placeOf(part)];
    if (stated === undefined) throw new Error(`No such assessment: ${part}`);
    return ask(jstPrompt, dataOf(stated));
  },

  async assemble({ course, now }, parts) {
    const { answers, notice } = await seriesOf(parts, names(course), jstAnswerSchema);
    const coded = codedAssessments(course);
    const jst: Jst = {
      courseInfo: course.info,
      assessments: answers.flatMap((answer, i) => {
        const stated = coded[i];
        return stated === undefined ? [] : [rowOf(course, stated, answer)];
      }),
      totalAssessments: coded.length,
      totalPercentage: null,
      cloList: course.clos,
      objectives: [],
      tasksSummary: [],
      hasQuizOrExam: course.hasQuizOrExam,
      metadata: { generatedDate: now.toISOString() },
      tasks: [],
      warnings: [],
      engineNotice: notice,
    };
    return recomputed('jst', jst);
  },

  async rewrite({ course }, { artefact, places: [i = -1], again }, ask) {
    const present = artefact.assessments[i];
    const stated = codedAssessments(course).find(({ code }) => code === present?.code);
    if (stated === undefined) throw new Error('No such assessment');
    const { answer } = await ask(jstPrompt, { ...dataOf(stated), ...again });
    // What the document states of it stays, also its description.
    return rowOf(course, stated, answer);
  },
};
