import { numbersInWords } from '../../../shared/claims/numbers.ts';
import { claimsIn } from '../../../shared/claims/claim.ts';
import { hasQuizOrExam } from '../../../shared/terms/assessment.ts';
import { hpNames } from '../../../shared/valentra/labels.ts';
import { keysOf, pick, recordOf } from '../../../shared/values/pick.ts';
import { coverage } from '../../../shared/fact/score.ts';
import { contentWords } from '../../../shared/text/contentWords.ts';
import { comparableWords, saysWhole } from '../../../shared/text/comparable.ts';
import { hpCode, hpOfClos, hpShares, inHpOrder } from '../../../shared/valentra/counting/hp.ts';
import { sumOf } from '../../../shared/valentra/counting/apportion.ts';
import { valuesIn } from '../../../shared/valentra/items/cites.ts';
import { formTold, shownFields } from '../../../shared/valentra/held/figures.ts';
import { cloSharesOf } from '../../../shared/valentra/paper/topics.ts';
import type { JstAssessment } from '../../../shared/valentra/schemas.ts';
import type { Course } from '../../../shared/valentra/course/courseView.ts';
import { defaultFact, statedFact, suggestionFact } from '../../../shared/valentra/course/valueFacts.ts';
import { usualDuration } from '../../../shared/valentra/limits.ts';
import { type JstAnswer, jstPrompt } from '../prompts/jst.ts';
import { cloNamed, topicsNamed } from '../../../shared/valentra/course/named.ts';
import { jstProblems } from '../problems.ts';
import { levelCodes, ownOutcomes, rowStage } from './documentStage.ts';

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

function dataOf(coded: Coded, course: Course) {
  const form = formTold(course, coded);
  const row = coded.fact?.state === 'found' ? { document: coded.fact.quote } : {};
  return { pentaksiran: { ...pick(coded, 'code', ...shownFields), ...row, ...(form.length > 0 && { form }) } };
}

/** A week or date that the document's words of the assessment say literally; '' for any other (design law 6). */
const statedDate = (date: string, { description, fact }: Coded): string =>
  [description, fact?.quote ?? ''].some((text) => saysWhole(text, date)) ? date : '';

/** Our own rule: words of the document by which a model's are the same said again. */
const saidAgain = 0.5;

/** What the model wrote of an assessment, after the document's words where these say more than its name, other things or other numbers. */
function describedBy({ type, description }: Coded, written: string): string {
  const [name, words] = [comparableWords(type), comparableWords(description)];
  const numbers = numbersInWords(written);
  const told = coverage([...contentWords(description)].join(' '), `${written} ${numbers.join(' ')}`);
  const hasNumbers = valuesIn(description).every((value) => [...valuesIn(written), ...numbers].includes(value));
  const isSaid = ` ${name} `.includes(` ${words} `) || (told >= saidAgain && hasNumbers);
  const stated = description.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return (isSaid && written.trim() !== '' ? [written] : [stated, written]).join('\n\n').trim();
}

/** The weeks that a task takes where its duration is written as these: 'Weeks 8 to 13' of one that is due in week 13. */
function weeksOf({ week, duration }: Coded): string {
  const [claim] = claimsIn(duration);
  const isSpan = claim?.unit === 'week' && claim.values.length === 2;
  return isSpan && valuesIn(week).join() === `${claim.values[1]}` ? claim.values.join('-') : week;
}

/** The weeks of an assessment as its dates: a task over several begins in the first of them; of weeks in a list each may be a due one. */
function datesOf(
  { isTest, ...stated }: Coded,
  language: Course['cover']['language'],
): { startDate: string; dueDate: string } {
  const week = isTest ? stated.week : weeksOf({ isTest, ...stated });
  const numbers = week.match(/\d+/g) ?? [];
  // 'Week 10' says so itself.
  const inWeek = (text = '') => (/^\p{L}/u.test(text) ? text : `${language === 'en' ? 'Week' : 'Minggu'} ${text}`);
  return isTest || numbers.length < 2 || week.includes(',')
    ? { startDate: '', dueDate: numbers.length === 0 ? week : inWeek(week) }
    : { startDate: inWeek(numbers[0]), dueDate: inWeek(numbers.at(-1)) };
}

/** The programme outcomes of an assessment: those that its own row names, else those of its outcomes. */
const hpOf = ({ hp }: Coded, clo: readonly string[], { clos }: Course): string[] =>
  hp.length > 0 ? inHpOrder(hp) : hpOfClos(clo, clos);

/** Shares of outcomes as those of their programme outcomes; null where one has none of the assessment's. */
function hpSharesOf(shares: Readonly<Record<string, number>>, hp: readonly string[], { clos }: Course) {
  const all = Object.entries(shares).map(([code, share]) => {
    const own = hpOfClos([code], clos).filter((one) => hp.includes(one));
    return { own, part: share / own.length };
  });
  const shareOf = (code: string): number => sumOf(all, ({ own, part }) => (own.includes(code) ? part : 0));
  return all.every(({ own }) => own.length > 0) ? Object.fromEntries(hp.map((code) => [code, shareOf(code)])) : null;
}

/** What the document states of dates and duration; a test without a duration gets the usual one. A test has one date, the due one. */
function timesOf(stated: Coded, answer: JstAnswer, { cover }: Course) {
  const [first, last] = [statedDate(answer.startDate, stated), statedDate(answer.dueDate, stated)];
  const told = stated.isTest ? { startDate: '', dueDate: last || first } : { startDate: first, dueDate: last };
  // 'Given Week 7, submitted Week 10': both, where the week that was read is one of them.
  const isBoth = told.startDate !== '' && told.dueDate !== '' && told.startDate !== told.dueDate;
  const isOfBoth =
    isBoth && valuesIn(stated.week).every((week) => valuesIn(Object.values(told).join(' ')).includes(week));
  const dates = stated.week === '' || isOfBoth ? told : datesOf(stated, cover.language);
  const said = { ...dates, duration: stated.duration };
  const facts = Object.entries(said).map(([field, text]) => {
    const fact = text === '' ? defaultFact : (stated.facts[field] ?? stated.fact ?? statedFact);
    return [field, fact] as const;
  });
  const usual = stated.isTest ? usualDuration(stated.type) : '';
  return { values: { ...said, duration: said.duration || usual }, facts: Object.fromEntries(facts) };
}

const distinct = (names: readonly (string | undefined)[]): string[] => [
  ...new Set(names.filter((name) => name !== undefined)),
];

/** Shares as they are written. What goes to outcomes of others, or to none, is no share of those that have none: these stay open. */
function writtenShares({ hpAllocation }: JstAnswer, hp: readonly string[]): Record<string, number | null> {
  const own = hpAllocation.filter((share) => hp.includes(hpCode(share.hp)));
  const isPart = own.length < hpAllocation.length || sumOf(own, ({ percent }) => percent) < 100;
  return Object.fromEntries([
    ...(isPart ? hp : []).map((code) => [code, null] as const),
    ...hpAllocation.map((share) => [hpCode(share.hp), share.percent] as const),
  ]);
}

/** A row from what the document states and the model adds; topics and CLOs that the course does not have are told above the table. */
function rowOf(course: Course, stated: Coded, answer: JstAnswer): JstAssessment {
  // What the document links to it is kept whatever a model thinks.
  const clo =
    stated.clo.length > 0 ? stated.clo : distinct(answer.clo.map((code) => cloNamed(course.clos, code)?.code));
  const hp = hpOf(stated, clo, course);
  const times = timesOf(stated, answer, course);
  const printed = cloSharesOf({ assessments: [{ isTest: true, clo, ...pick(stated, 'cloShares') }] });
  const shares = printed === null ? null : hpSharesOf(printed, hp, course);
  const [known, chosen] = [stated.topics ?? [], answer.topics].map((names) =>
    distinct(names.flatMap((name) => topicsNamed(course.topics, name)).map(({ title }) => title)),
  ) as [string[], string[]];
  // By the names that the document or the MQF gives them.
  const named = ownOutcomes(answer.domains.outcomes, hp).map((text) =>
    hpCode(text) in (course.info.outcomeNames ?? {}) ? (hpNames([hpCode(text)], course.info)[0] ?? text) : text,
  );
  const codes = named.map(hpCode);
  // Those that the document ties to it and a model leaves out.
  const missing = codes.includes('') ? [] : hp.filter((code) => !codes.includes(code));
  return {
    ...pick(stated, 'code', 'assessmentId', 'type', 'percentage', 'slt', 'isTest', 'fact'),
    ...times.values,
    suggestedQuestionType: answer.suggestedQuestionType,
    topics: known.length > 0 ? known : chosen,
    clo,
    ...pick(stated, 'cloShares'),
    description: describedBy(stated, answer.description),
    objective: answer.objective,
    hpAllocation: hpShares(shares ?? writtenShares(answer, hp), hp),
    domains: {
      ...recordOf(keysOf(answer.domains), (list) => distinct(levelCodes(answer.domains[list]))),
      outcomes: [...named, ...hpNames(missing, course.info)],
    },
    criteria: answer.criteria,
    ...pick(answer, 'matter', 'figures'),
    facts: {
      ...times.facts,
      topics: known.length > 0 ? (stated.fact ?? statedFact) : suggestionFact,
      hpAllocation: shares === null ? suggestionFact : (stated.facts['clo'] ?? statedFact),
      ...(stated.hp.length > 0 ? { hp: statedFact } : {}),
      ...(stated.clo.length > 0 ? {} : { clo: suggestionFact }),
      ...stated.facts,
    },
  };
}

/** Jadual Spesifikasi Tugasan: one call a stated assessment. */
export const jstStage = rowStage('jst', {
  rows: async ({ course }) => codedAssessments(course),
  prompt: jstPrompt,

  asks: async ({ course }, stated) => ({
    data: dataOf(stated, course),
    check(answer) {
      const row = rowOf(course, stated, answer);
      return jstProblems(answer, row, hpOf(stated, row.clo, course), course);
    },
  }),

  async document({ course, now }, answers) {
    return {
      assessments: answers.map(([stated, answer]) => rowOf(course, stated, answer)),
      cloList: course.clos,
      metadata: { generatedDate: now.toISOString() },
    };
  },

  /** Rows beside what the document says of them. */
  shown: async ({ course }, rows) => ({
    topik: course.topics.map(({ title, subtopics }) => [title, ...subtopics].join('; ')),
    baris: rows.map((row) => ({
      ...pick(row, 'code', 'description', 'objective'),
      clo: course.clos
        .filter(({ code }) => row.clo.includes(code))
        .map((one) => pick(one, 'code', 'statement', 'domains')),
    })),
    asal: codedAssessments(course).flatMap((stated) => {
      const { hp: _, clo: _asked, cloShares: _of, topics: _named, ...told } = dataOf(stated, course).pentaksiran;
      return rows.some(({ code }) => code === stated.code) ? [told] : [];
    }),
  }),

  isOf: ({ code }, { present }) => code === present.code,

  rewritten({ course }, stated, answer, { present }) {
    // What the document or the lecturer states of it stays.
    const row = rowOf(course, stated, answer);
    const own = Object.entries(present.facts).filter(([, { state }]) => state === 'lecturer');
    const kept = Object.fromEntries(own.map(([field]) => [field, present[field as keyof JstAssessment]]));
    return { ...row, ...kept, facts: { ...row.facts, ...Object.fromEntries(own) } };
  },
});
