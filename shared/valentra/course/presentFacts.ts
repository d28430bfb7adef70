import type { Fact } from '../../fact/fact.ts';
import type { Clo, Documents, JstAssessment, StageName } from '../schemas.ts';
import type { Course } from './courseView.ts';

/** Facts of made documents as the course now has them: what a lecturer accepts later is confirmed in each document that has its value. */

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Whether a document's value is still that of the course; a date is a week of those that the course names. */
function isPresent(row: JstAssessment, field: string, now: Course['assessments'][number]): boolean {
  if (field === 'startDate' || field === 'dueDate')
    return numbersIn(row[field]).every((week) => numbersIn(now.week).includes(week));
  if (field === 'percentage' || field === 'slt' || field === 'duration' || field === 'clo')
    return String(row[field]) === String(now[field]);
  return false;
}

function rowWithFacts(row: JstAssessment, { assessments }: Course): JstAssessment {
  const now = assessments.find(({ assessmentId }) => assessmentId === row.assessmentId);
  const factOf = (field: string, fact: Fact): Fact => {
    const present = now?.facts[field];
    const isOwn = now === undefined || present === undefined || fact.state === 'lecturer';
    return isOwn || !isPresent(row, field, now) ? fact : present;
  };
  const facts = Object.entries(row.facts).map(([field, fact]) => [field, factOf(field, fact)] as const);
  return { ...row, facts: Object.fromEntries(facts) };
}

function cloWithFacts(clo: Clo, { clos }: Course): Clo {
  const now = clos.find(({ code }) => code === clo.code);
  const isSame = now && (['domains', 'hp'] as const).every((list) => String(clo[list]) === String(now[list]));
  return isSame ? { ...clo, facts: now.facts } : clo;
}

/** `test`: of a JSU or an exam, its row in the JST with present facts. */
export function withPresentFacts(
  made: Documents[StageName],
  course: Course,
  test?: JstAssessment,
): Documents[StageName] {
  const cloList = 'cloList' in made ? made.cloList.map((clo) => cloWithFacts(clo, course)) : [];
  if ('metadata' in made)
    return { ...made, cloList, assessments: made.assessments.map((row) => rowWithFacts(row, course)) };
  if ('cloList' in made) return { ...made, cloList };
  const { courseInfo } = made;
  const durationFact = test?.facts['duration'];
  return durationFact === undefined || test?.duration !== courseInfo.duration
    ? made
    : { ...made, courseInfo: { ...courseInfo, durationFact } };
}
