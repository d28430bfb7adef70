import { mqfOutcomes } from '../../terms/mqf.ts';
import { totalWeight, weightFault } from '../../course/rules.ts';
import { withoutCodes } from '../../course/words/codes.ts';
import type { Warning } from '../../session/session.ts';
import { warningOf } from '../../text/labels.ts';
import { uniqueBy } from '../../values/uniqueBy.ts';
import { percentLabel, taskTitle } from '../labels.ts';
import { levelCode, levelNames } from '../counting/levels.ts';
import { isFinalExam } from '../limits.ts';
import { hpCode, hpOfClos, hpShares, inHpOrder } from '../counting/hp.ts';
import type { Clo, Jst, JstAssessment } from '../schemas.ts';

/** The sum of the stated percentages; null when none is stated. */
export const totalPercentage = (assessments: readonly { percentage: number | null }[]): number | null =>
  totalWeight(assessments.map(({ percentage }) => ({ weight: percentage })));

/** 'C4' with its name, of 'C4', 'C4 Menganalisis' or 'HP2'; text without a code is its own name. */
function domainOf(text: string): { code: string; descriptor: string } {
  const hp = hpCode(text);
  const code = hp === '' ? levelCode(text) : hp;
  const known = levelNames[code] ?? mqfOutcomes[code];
  return { code, descriptor: known ?? withoutCodes(text, 'level', 'plo') };
}

/**
 * What code makes of the rows of a JST (spec 2 §3): totals, the tasks with their summary, and the objectives of continuous assessment:
 * of each CLO of tasks, quizzes and tests, the objective or, where there is none, the CLO's statement, each once. A course of exams alone has theirs.
 */
export function jstDerived(
  assessments: readonly JstAssessment[],
  cloList: readonly Clo[],
): Pick<Jst, 'totalAssessments' | 'hasQuizOrExam' | 'objectives' | 'tasks' | 'tasksSummary'> {
  const own = assessments.filter(({ isTest }) => !isTest);
  const continuous = assessments.filter(({ isTest, type }) => !isTest || !isFinalExam(type));
  return {
    totalAssessments: assessments.length,
    hasQuizOrExam: own.length < assessments.length,
    objectives: objectivesOf(continuous.length === 0 ? assessments : continuous, cloList),
    tasks: own.map(({ code, type, percentage, clo, hpAllocation }, index) => ({
      taskNumber: index + 1,
      taskCode: code,
      taskType: type,
      percentage,
      clo,
      hp: inHpOrder(Object.keys(hpAllocation)),
    })),
    tasksSummary: own.map((assessment, index) => jstSummary(assessment, index + 1, cloList)),
  };
}

function objectivesOf(assessments: readonly JstAssessment[], cloList: readonly Clo[]): Jst['objectives'] {
  const all = assessments.flatMap(({ clo, objective }) =>
    clo.map((code) => {
      const statement = cloList.find((each) => each.code === code)?.statement ?? '';
      return { clo: code, objective: objective.trim() === '' ? statement : objective };
    }),
  );
  const stated = uniqueBy(all, ({ objective }) => objective).filter(({ objective }) => objective !== '');
  return stated.map(({ objective }) => {
    const codes = all.flatMap((each) => (each.objective === objective ? each.clo : []));
    return { clo: [...new Set(codes)].join(', '), objective };
  });
}

const nameOf = ({ code, descriptor }: { code: string; descriptor: string }): string => code || descriptor;

function jstSummary(
  { type, percentage, domains, clo, hpAllocation }: JstAssessment,
  taskNumber: number,
  cloList: readonly Clo[],
): Jst['tasksSummary'][number] {
  const levels = [...domains.cognitive, ...domains.affective, ...domains.psychomotor];
  const fromClos = cloList.filter(({ code }) => clo.includes(code)).flatMap((each) => each.domains);
  const all = [...(levels.length === 0 ? fromClos : levels), ...inHpOrder(Object.keys(hpAllocation))].map(domainOf);
  return {
    taskNumber,
    taskType: type,
    percentage,
    displayFormat: `${taskTitle({ taskNumber, taskType: type })}${percentage === null ? '' : ` (${percentLabel(percentage)})`}`,
    domains: uniqueBy(all, nameOf).filter((one) => nameOf(one) !== ''),
  };
}

/** An assessment with the shares of its HPs: those of its outcomes, and those that document or lecturer give it. */
export function assessmentOf(assessment: JstAssessment, cloList: readonly Clo[]): JstAssessment {
  const { clo, hpAllocation, facts } = assessment;
  const isStated = facts['hp']?.state === 'found' || facts['hpAllocation']?.state === 'lecturer';
  const own = [...hpOfClos(clo, cloList), ...(isStated ? Object.keys(hpAllocation) : [])];
  return { ...assessment, hpAllocation: hpShares(hpAllocation, own) };
}

/**
 * What is odd about the stated percentages: those missing, and a total that is not 100.
 */
export function assessmentWarnings(assessments: readonly { type: string; percentage: number | null }[]): Warning[] {
  const missing = assessments.filter(({ percentage }) => percentage === null).map(({ type }) => type);
  const odd = weightFault(assessments.map(({ type, percentage }) => ({ type, weight: percentage })));
  const absent = `Wajaran tidak dinyatakan dalam dokumen kursus bagi: ${missing.join(', ')}.`;
  return [
    ...(odd === null ? [] : [warningOf('weight_total', odd)]),
    ...(missing.length === 0 ? [] : [warningOf('weight_missing', absent)]),
  ];
}
