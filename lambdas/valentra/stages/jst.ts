import { hasQuizOrExam } from '../../../shared/assessment.ts';
import { pick } from '../../../shared/pick.ts';
import { comparableWords, saysWhole } from '../../../shared/text/comparable.ts';
import { hpCode, hpOfClos } from '../../../shared/valentra/counting/hp.ts';
import type { JstAssessment } from '../../../shared/valentra/schemas.ts';
import type { Course } from '../../../shared/valentra/course/courseView.ts';
import { defaultFact, statedFact, suggestionFact } from '../../../shared/valentra/course/valueFacts.ts';
import { usualDuration } from '../../../shared/valentra/figures.ts';
import { type JstAnswer, jstPrompt } from '../prompts/jst.ts';
import { ownOutcomes, rowStage } from './documentStage.ts';

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

const dataOf = (coded: Coded) => ({
  pentaksiran: pick(
    coded,
    'code',
    'type',
    'count',
    'percentage',
    'slt',
    'duration',
    'week',
    'description',
    'clo',
    'hp',
  ),
});

/** A week or date that the document's words of the assessment say literally; '' for any other (design law 6). */
const statedDate = (date: string, { description, fact }: Coded): string =>
  [description, fact?.quote ?? ''].some((text) => saysWhole(text, date)) ? date : '';

/** The document's words of an assessment, where they say more than its name, before what the model wrote of it. */
function describedBy({ type, description }: Coded, written: string): string {
  const [name, words] = [comparableWords(type), comparableWords(description)];
  const saysMore = !` ${name} `.includes(` ${words} `) && !comparableWords(written).includes(words);
  return [saysMore ? description.trim() : '', written.trim()].filter((text) => text !== '').join('\n\n') || description;
}

/** The weeks of an assessment as its dates: a task over several begins in the first of them. */
function datesOf(
  { week, isTest }: Coded,
  language: Course['cover']['language'],
): { startDate: string; dueDate: string } {
  const numbers = week.match(/\d+/g) ?? [];
  const inWeek = (text = '') => `${language === 'en' ? 'Week' : 'Minggu'} ${text}`;
  return isTest || numbers.length < 2
    ? { startDate: '', dueDate: numbers.length === 0 ? week : inWeek(week) }
    : { startDate: inWeek(numbers[0]), dueDate: inWeek(numbers.at(-1)) };
}

/** The shares that a model gives the outcomes of an assessment: of those that its own row names, where it names any. */
function sharesOf({ hp }: Coded, claimed: JstAnswer['hpAllocation']): JstAssessment['hpAllocation'] {
  const own = hp.map(hpCode);
  const shares = claimed.filter((share) => own.length === 0 || own.includes(hpCode(share.hp)));
  const even = own.map((code) => ({ hp: code, percent: 1 }));
  return Object.fromEntries((shares.length > 0 ? shares : even).map((share) => [share.hp, share.percent]));
}

/** What the document states of dates and duration; a test without a duration gets the usual one. A test has one date, the due one. */
function timesOf(stated: Coded, answer: JstAnswer, { cover }: Course) {
  const [first, last] = [statedDate(answer.startDate, stated), statedDate(answer.dueDate, stated)];
  const told = stated.isTest ? { startDate: '', dueDate: last || first } : { startDate: first, dueDate: last };
  const dates = stated.week === '' ? told : datesOf(stated, cover.language);
  const said = { ...dates, duration: stated.duration };
  const facts = Object.entries(said).map(([field, text]) => {
    const fact = text === '' ? defaultFact : (stated.facts[field] ?? stated.fact ?? statedFact);
    return [field, fact] as const;
  });
  const usual = stated.isTest ? usualDuration(stated.type) : '';
  return { values: { ...said, duration: said.duration || usual }, facts: Object.fromEntries(facts) };
}

/** A row from what the document states and the model adds; topics and CLOs that the course does not have fall away. */
function rowOf(course: Course, stated: Coded, answer: JstAnswer): JstAssessment {
  const titles = new Set(course.topics.map(({ title }) => title));
  const codes = new Set(course.clos.map(({ code }) => code));
  // What the document links to it is kept whatever a model thinks.
  const clo = stated.clo.length > 0 ? stated.clo : answer.clo.filter((code) => codes.has(code));
  const hp = hpOfClos(clo, course.clos);
  const times = timesOf(stated, answer, course);
  return {
    ...pick(stated, 'code', 'assessmentId', 'type', 'percentage', 'slt', 'isTest', 'fact'),
    ...times.values,
    suggestedQuestionType: answer.suggestedQuestionType,
    topics: answer.topics.filter((title) => titles.has(title)),
    clo,
    description: describedBy(stated, answer.description),
    objective: answer.objective,
    hpAllocation: sharesOf(stated, answer.hpAllocation),
    domains: { ...answer.domains, outcomes: ownOutcomes(answer.domains.outcomes, hp) },
    criteria: answer.criteria,
    facts: { ...times.facts, ...(stated.clo.length > 0 ? {} : { clo: suggestionFact }), ...stated.facts },
  };
}

/** Jadual Spesifikasi Tugasan: one call a stated assessment. */
export const jstStage = rowStage('jst', {
  rows: async ({ course }) => codedAssessments(course),
  prompt: jstPrompt,
  data: async (_, stated) => dataOf(stated),

  async document({ course, now }, answers) {
    return {
      assessments: answers.map(([stated, answer]) => rowOf(course, stated, answer)),
      cloList: course.clos,
      metadata: { generatedDate: now.toISOString() },
    };
  },

  isOf: ({ code }, { present }) => code === present.code,

  async rewrite({ course }, stated, { present, again }, ask) {
    const { answer } = await ask(jstPrompt, { ...dataOf(stated), ...again });
    // What the document or the lecturer states of it stays.
    const row = rowOf(course, stated, answer);
    const own = Object.entries(present.facts).filter(([, { state }]) => state === 'lecturer');
    const kept = Object.fromEntries(own.map(([field]) => [field, present[field as keyof JstAssessment]]));
    return { ...row, ...kept, facts: { ...row.facts, ...Object.fromEntries(own) } };
  },
});
