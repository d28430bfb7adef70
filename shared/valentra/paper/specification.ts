import { apportionEach, roundedTo, spreadHours, sumOf, toTenth } from '../counting/apportion.ts';
import { levelsOfDescription } from '../counting/levelVerbs.ts';
import { least, withEvery, withHots } from '../counting/balancing.ts';
import { distanceOf, highestLevel, jsuSummary, orderOf } from '../counting/levels.ts';
import { asksOf, countedMarks, sectionsIn } from '../counting/sections.ts';
import { defaults, examLimits, usualMarks } from '../limits.ts';
import { pick } from '../../values/pick.ts';
import {
  hasChoice,
  isEvened,
  marksInSections,
  type MayBe,
  outcomesOf,
  plannedRows,
  questionsByHours,
  type PlannedSection,
  rowsOfOutcomes,
  sharedMarks,
} from './blueprint.ts';
import {
  type CognitiveLevel,
  type ExamType,
  type Jst,
  type Jsu,
  type JsuQuestion,
  cognitiveLevels,
} from '../schemas.ts';
import type { Course } from '../course/courseView.ts';
import { cloSharesOf, paperTopics, topicWeights, type PaperTopic, type SuggestedRow as Row } from './topics.ts';

/** Our own rule: rows of a test specification, more only where there are more topics, up to what a paper can ask. */
const rows = { usual: 20, max: examLimits.max } as const;

/** Our own rule: what a question of a level weighs against others, so that recalling earns less than creating. */
const levelWeights: Record<CognitiveLevel, number> = { C1: 2, C2: 3, C3: 4, C4: 5, C5: 6, C6: 6 };

/** Levels of rows about which nothing is known. */
const plainLevels: readonly CognitiveLevel[] = ['C2', 'C3', 'C1', 'C4'];

/** What a lecturer wants of a specification; nothing of it: the usual one. */
export interface Wanted {
  questionType?: ExamType | null | undefined;
  numberOfQuestions?: number | undefined;
  totalMarks?: number | null | undefined;
  /** That its document gives the paper, with the kinds of the type. */
  sections?: readonly PlannedSection[] | undefined;
  /** true: its writer will be asked to write rows of other levels again; else no row gets a level that its verb does not have. */
  isAsked?: boolean | undefined;
}

/** How many rows each topic gets. A paper of a type is planned from twice its items, up to the usual rows, so that there is a choice. */
export function rowCounts(
  topics: readonly PaperTopic[],
  { questionType = null, numberOfQuestions, totalMarks = null, sections = [] }: Wanted = {},
) {
  const usual = Math.max(rows.usual, topics.length);
  const items = numberOfQuestions ?? examLimits.usual;
  const choice = Math.max(topics.length, items, Math.min(usual, 2 * items));
  const wanted = questionType === null ? numberOfQuestions : choice;
  const most = questionType === null ? Math.min(rows.max, totalMarks ?? rows.max) : rows.max;
  const weights = topicWeights(topics);
  const counts = sections.length > 1 ? questionsByHours(weights, sections, totalMarks) : weights;
  return apportionEach(Math.min(most, wanted ?? usual), counts);
}

/**
 * The rows of the test specification: every topic as far as there are rows (`rows.max`), its share
 * of questions by its hours, marks of `totalMarks` in whole numbers. Every CLO of the tests is asked, every level that these or the model
 * promise is there, and HOTS reach the threshold by marks and by count; `raised` are the rows whose level code changed for that. For a type
 * of paper they are its items, each of a kind with the marks of that kind, of its section, or its share of `totalMarks`.
 */
export function specificationOf(
  course: Pick<Course, 'topics' | 'clos'>,
  jst: Pick<Jst, 'assessments'>,
  suggested: readonly Row[],
  wanted: Wanted = {},
): Pick<Jsu, 'questions' | 'summary' | 'totalMarks' | 'topics' | 'raised' | 'questionType'> {
  const { questionType = null, numberOfQuestions = examLimits.usual, totalMarks = null, sections = [] } = wanted;
  const topics = paperTopics(course, jst);
  const first = specificationRows(topics, course, suggested, rowCounts(topics, wanted));
  const mayBe = wanted.isAsked ? isRaised : mayBeOf;
  const balanced = balancedRows(first, topics, course, jst, mayBe);
  const shares = cloSharesOf(jst);
  const raisedIn = (rowsOf: readonly JsuQuestion[]): boolean =>
    rowsOf.some(({ number, cognitiveLevel }) => cognitiveLevel !== first[number - 1]?.cognitiveLevel);
  const usual = apportionEach(
    (questionType === null ? totalMarks : null) ?? defaults.totalMarks,
    balanced.map(({ cognitiveLevel }) => levelWeights[cognitiveLevel]),
  );
  const rowsOf = balanced.map((row, i) => ({ ...row, marks: usual[i] ?? 1, kind: null }));
  const derived = jsuDerived(topics, shares === null ? rowsOf : withMarks(rowsOf, sharedMarks(rowsOf, topics, shares)));
  const grouped = inParts(derived.questions, topics, shares, wanted);
  if (grouped !== null) {
    const raised = grouped.flatMap(({ rows: own }, i) => (raisedIn(own) ? [i + 1] : []));
    return {
      ...jsuDerived(
        topics,
        grouped.map(({ question }) => question),
      ),
      raised,
      questionType,
    };
  }
  const planOf = (type: ExamType, own = shares, quotas: number[][] | null = null) =>
    plannedRows(derived, numberOfQuestions, type, course.clos, own, sections, { mayBe, quotas, totalMarks });
  const planned =
    questionType === null ? derived.questions : choiceMet(planOf, derived.questions, questionType, shares, wanted);
  const raised = planned.flatMap((row, i) => (raisedIn([row]) ? [i + 1] : []));
  if (questionType === null) return { ...derived, raised, questionType };
  if (sections.length > 0) {
    const own = shares === null ? [] : outcomesOf(sections, shares);
    const ofSections = withMarks(planned, marksInSections(planned, sections, totalMarks));
    const items = sections.flatMap(({ questions, answered, each }, n) => {
      const asked = ofSections.filter(({ section }) => section?.n === n);
      return shares === null || each !== undefined || answered < questions
        ? asked
        : withMarks(asked, sharedMarks(asked, topics, own[n] ?? shares));
    });
    return { ...jsuDerived(topics, items), raised, questionType };
  }
  const carried = planned.map((row) => row.marks);
  const items = totalMarks === null ? planned : withMarks(planned, apportionEach(totalMarks, carried));
  const even = withMarks(items, sharedMarks(items, topics, shares));
  // The balance of topics is not bought with that of levels.
  const isHeld = shares !== null || jsuSummary(even).kbatCompliance === jsuSummary(items).kbatCompliance;
  return { ...jsuDerived(topics, isHeld ? even : items), raised, questionType };
}

/** The most rows that one question follows: what a writer gives parts. */
const mostRows = 6;

/**
 * The questions of a structured paper with fewer of them than topics: all rows, side by side in the order of the course, as parts whose marks
 * follow the hours of their topics, within the outcomes' shares. Null for any other paper, and where the parts have no two marks each.
 */
function inParts(
  all: readonly JsuQuestion[],
  topics: readonly PaperTopic[],
  shares: Shares,
  { questionType, numberOfQuestions: count = examLimits.usual, totalMarks, sections = [] }: Wanted,
): { rows: JsuQuestion[]; question: JsuQuestion }[] | null {
  const [section] = sections;
  if (questionType !== 'struktur' || count >= topics.length || sections.length > 1) return null;
  const ordered = shares === null ? all : Object.keys(shares).flatMap((code) => all.filter(({ clo }) => clo === code));
  const hours = topicWeights(topics);
  const hoursOf = ({ topic }: JsuQuestion): number => hours[topics.findIndex(({ title }) => title === topic)] ?? 1;
  const weightOf = (row: JsuQuestion): number => {
    const beside = shares === null ? all : all.filter(({ clo }) => clo === row.clo);
    const own = hoursOf(row) / beside.filter(({ topic }) => topic === row.topic).length;
    const titles = new Set(beside.map(({ topic }) => topic));
    const ofAll = sumOf(
      topics.filter(({ title }) => titles.has(title)),
      (one) => hours[topics.indexOf(one)] ?? 1,
    );
    return ((shares?.[row.clo] ?? 1) * own) / ofAll;
  };
  const weights = ordered.map(weightOf);
  const total = sumOf(weights, (weight) => weight);
  let [at, sum] = [0, 0];
  const groups = Array.from({ length: count }, (_, n) => {
    const from = at;
    const last = ordered.length - (count - n - 1);
    const until = n === count - 1 ? Infinity : ((n + 1) * total) / count;
    do sum += weights[at++] ?? 0;
    while (at < last && sum + (weights[at] ?? 0) / 2 <= until);
    return ordered.slice(from, at);
  });
  const usual = sumOf(ordered, ({ cognitiveLevel }) => usualMarks({ kind: 'struktur', cognitiveLevel }, []));
  const of = section && { n: 0, ...pick(section, 'questions', 'answered') };
  const firsts = groups.flatMap(([row]) => (row ? { ...row, section: of, marks: 1 } : []));
  const fixed = section ? marksInSections(firsts, [section], totalMarks ?? null) : null;
  const each = apportionEach(totalMarks ?? usual, weights);
  const made = groups.map((own, n) => {
    const places = own.map((row) => ordered.indexOf(row));
    const marks = fixed
      ? apportionEach(
          fixed[n] ?? 0,
          places.map((place) => weights[place] ?? 0),
        )
      : places.map((place) => each[place] ?? 0);
    const [first, ...others] = own.map((row, i) => ({ ...row, marks: marks[i] ?? 0 }));
    const more = others.map((row) =>
      pick(row, 'clo', 'topic', 'subtopic', 'weightage', 'tslt', 'cognitiveLevel', 'cognitiveDescription', 'marks'),
    );
    const whole = { kind: 'struktur' as const, section: of, marks: sumOf(marks, (one) => one) };
    return { rows: own, marks, question: first && { ...first, ...whole, ...(more.length > 0 && { more }) } };
  });
  const isWhole = made.every(({ rows: { length }, marks }) => length <= mostRows && marks.every((one) => one >= 2));
  return isWhole ? made.flatMap(({ rows: own, question }) => (question ? [{ rows: own, question }] : [])) : null;
}

/** A row's level is never lowered. Where its writer is not asked again, it is not raised above the verbs of its description either. */
const isRaised: MayBe = ({ cognitiveLevel }, level) => level >= cognitiveLevel;
const mayBeOf: MayBe = (row, level) => {
  const { levels } = levelsOfDescription(row.cognitiveDescription);
  return isRaised(row, level) && (levels.length === 0 || levels.includes(level));
};

type Shares = ReturnType<typeof cloSharesOf>;
type Planned = ReturnType<typeof plannedRows>;

/** What a choice asks counts most: where HOTS are not met, the plan whose choices are of the outcome by which they are and most topics are asked. */
function choiceMet(
  planOf: (type: ExamType, own?: Shares, quotas?: number[][]) => Planned,
  asked: readonly JsuQuestion[],
  type: ExamType,
  shares: Shares,
  { sections = [], totalMarks = null }: Wanted,
): Planned {
  const usual = planOf(type);
  const isMet = (way: Planned): boolean =>
    jsuSummary(withMarks(way, marksInSections(way, sections, totalMarks))).kbatCompliance === 'YES';
  if (shares !== null || !isEvened(sections) || isMet(usual)) return usual;
  const each = rowsOfOutcomes(usual);
  const codes = [...new Set(asked.map(({ clo }) => clo))];
  const others = codes.flatMap((code) =>
    choiceOf(code, codes, each, sections).map((quotas) => planOf(type, each, quotas)),
  );
  return least(others.filter(isMet), (way) => [-new Set(way.map(({ topic }) => topic)).size]) ?? usual;
}

/** How many questions of each outcome each section has whose choices are all of one, with as many of each in all as there are; none where it has fewer. */
function choiceOf(
  code: string,
  codes: readonly string[],
  each: Readonly<Record<string, number>>,
  sections: readonly PlannedSection[],
): number[][][] {
  const left = codes.map((one) => each[one] ?? 0);
  const take = (i: number, most: number): number => {
    const taken = Math.min(left[i] ?? 0, most);
    left[i] = (left[i] ?? 0) - taken;
    return taken;
  };
  const ofChoices = sections.map((one) =>
    codes.map((own, i) => (hasChoice(one) && own === code ? take(i, one.questions) : 0)),
  );
  const isEnough = sections.every((one, n) => !hasChoice(one) || ofChoices[n]?.includes(one.questions));
  const made = sections.map((one, n) => {
    let open = hasChoice(one) ? 0 : one.questions;
    return (ofChoices[n] ?? []).map((taken, i) => {
      const more = take(i, open);
      open -= more;
      return taken + more;
    });
  });
  return isEnough ? [made] : [];
}

const withMarks = <T extends { marks: number }>(items: readonly T[], marks: readonly number[]): T[] =>
  items.map((item, i) => ({ ...item, marks: marks[i] ?? item.marks }));

function specificationRows(
  topics: readonly PaperTopic[],
  { clos }: Pick<Course, 'clos'>,
  suggested: readonly Row[],
  counts: readonly number[],
): Row[] {
  const chooseClo = cloChooser();
  const levels = levelsOf(clos);
  return topics.flatMap((topic, place) => {
    const count = counts[place] ?? 0;
    const kept = keptRows(
      suggested.filter((row) => row.topic === topic.title),
      count,
    );
    return Array.from({ length: count }, (_, index): Row => {
      const row = kept[index];
      const clo = chooseClo(topic, row?.clo ?? '');
      const level = row?.cognitiveLevel ?? levels.get(clo) ?? plainLevels[index % plainLevels.length] ?? 'C2';
      const given = row?.subtopic.trim() ?? '';
      const subtopic = given === '' ? (topic.subtopics[index % topic.subtopics.length] ?? '') : given;
      // A row that nobody wrote has no description: the table shows that it is to be written.
      const cognitiveDescription = row?.cognitiveDescription.trim() ?? '';
      return { clo, topic: topic.title, subtopic, cognitiveLevel: level, cognitiveDescription };
    });
  });
}

/** No more rows than a topic has places: first one of each level, then as they come. */
function keptRows(suggested: readonly Row[], count: number): Row[] {
  const levels = suggested.map(({ cognitiveLevel }) => cognitiveLevel);
  const isAgain = (place: number): boolean => levels.slice(0, place).includes(levels[place] ?? 'C1');
  const kept = [...levels.keys()].toSorted((a, b) => Number(isAgain(a)) - Number(isAgain(b))).slice(0, count);
  return suggested.filter((_, place) => kept.includes(place));
}

/** By CLO, the highest cognitive level among its domains: 'C4' of ['C4', 'A3']. */
const levelsOf = (clos: Course['clos']): ReadonlyMap<string, CognitiveLevel | undefined> =>
  new Map(clos.map(({ code }) => [code, cognitiveLevels.find((level) => level === highestLevel('C', [code], clos))]));

/** Chooses a row's CLO among those that may be asked of its topic: the suggested one, else the least asked so far. '' where there is none. */
function cloChooser() {
  const used = new Map<string, number>();
  return ({ clo: codes }: Pick<PaperTopic, 'clo'>, suggested: string): string => {
    const fewest = least(codes, (code) => [used.get(code) ?? 0]) ?? '';
    const clo = codes.includes(suggested) ? suggested : fewest;
    used.set(clo, (used.get(clo) ?? 0) + 1);
    return clo;
  };
}

/** The rows with every CLO of the tests and every level promised; a level is changed by the fewest steps, in the topic with the fewest HOTS. */
function balancedRows(
  all: readonly Row[],
  topics: readonly PaperTopic[],
  { clos }: Pick<Course, 'clos'>,
  { assessments }: Pick<Jst, 'assessments'>,
  mayBe: MayBe,
): Row[] {
  const levels = levelsOf(clos);
  const ofTests = assessments.filter(({ isTest }) => isTest).flatMap(({ clo }) => clo);
  const tested = clos.map(({ code }) => code).filter((code) => ofTests.includes(code));
  const mayAsk = ({ topic }: Row, clo: string): boolean =>
    topics.some(({ title, asked }) => title === topic && asked.includes(clo));
  const everyClo = withEvery(all, tested, ({ clo }) => clo, {
    ways: (row, clo) => [{ ...row, clo, cognitiveLevel: levels.get(clo) ?? row.cognitiveLevel }],
    costOf: (old, by, rest) => [mayAsk(by, by.clo) ? 0 : 1, -rest.filter(({ clo }) => clo === old.clo).length],
  });
  const exchanges = {
    // Never above its outcome's level.
    ways: (row: Row, cognitiveLevel: CognitiveLevel) =>
      cognitiveLevel > (levels.get(row.clo) ?? 'C6') || !mayBe(row, cognitiveLevel) ? [] : [{ ...row, cognitiveLevel }],
    costOf: (old: Row, by: Row, rest: readonly Row[]) => [
      levels.get(by.clo) === by.cognitiveLevel ? 0 : 1,
      distanceOf(old.cognitiveLevel, by.cognitiveLevel),
      rest.filter(({ topic, cognitiveLevel }) => topic === old.topic && orderOf(cognitiveLevel) === 'HOTS').length,
    ],
  };
  const promised = [...tested.flatMap((code) => levels.get(code) ?? []), ...all.map((row) => row.cognitiveLevel)];
  return withHots(
    withEvery(everyClo, [...new Set(promised)], ({ cognitiveLevel }) => cognitiveLevel, exchanges),
    exchanges,
  );
}

/** What code makes of the rows of a JSU, each of one of its topics; a topic that no row names stays, with none. */
export function jsuDerived(
  topics: readonly { title: string; hours: number | null; clo: string[] }[],
  given: readonly Omit<JsuQuestion, 'number' | 'weightage' | 'tslt' | 'questionType'>[],
): Pick<Jsu, 'questions' | 'summary' | 'totalMarks' | 'topics'> {
  const kept = given.map(withinMarks);
  const weightages = weightagesOf(kept);
  const asked = kept.flatMap((row, i) => {
    const own = asksOf(row);
    const tenths = Math.round(10 * (weightages[i] ?? 0));
    const exact = own.map(({ marks }) => (row.marks === 0 ? tenths / own.length : (tenths * marks) / row.marks));
    const shares = roundedTo(tenths, exact);
    return own.map((one, n) => ({ ...one, place: i, weightage: (shares[n] ?? 0) / 10 }));
  });
  const hours = new Map(
    topics.flatMap(({ title, hours: all }) => {
      const own = asked.filter(({ topic }) => topic === title);
      const parts = spreadHours(all ?? 0, own.length);
      return own.map((one, i) => [one, parts[i] ?? 0] as const);
    }),
  );
  const questions = kept.map(({ more, ...row }, i) => {
    const own = asked.filter(({ place }) => place === i);
    return {
      ...row,
      number: i + 1,
      weightage: weightages[i] ?? 0,
      tslt: toTenth(sumOf(own, (one) => hours.get(one) ?? 0)),
      questionType: orderOf(row.cognitiveLevel),
      ...(more && {
        more: more.map((one, n) => {
          const ask = own[n + 1];
          return { ...one, weightage: ask?.weightage ?? 0, tslt: (ask && hours.get(ask)) ?? 0 };
        }),
      }),
    };
  });
  return {
    questions,
    summary: jsuSummary(questions),
    totalMarks: Math.round(sumOf(kept, countedMarks)),
    topics: topics.map(({ title, hours: stated, clo }) => {
      const own = asked.filter(({ topic }) => topic === title);
      const marks = toTenth(sumOf(own, countedMarks));
      const percentage = toTenth(sumOf(own, ({ weightage }) => weightage));
      return { title, hours: stated ?? 0, questions: own.length, marks, percentage, clo };
    }),
  };
}

/** A question whose further parts leave marks for its first one. */
function withinMarks<T extends Pick<JsuQuestion, 'marks' | 'more'>>(row: T): T {
  const { marks, more = [] } = row;
  if (sumOf(more, (one) => one.marks) < marks) return row;
  const [, ...others] = apportionEach(marks, [1, ...more.map((one) => one.marks)]);
  const kept = more.map((one, n) => ({ ...one, marks: others[n] ?? 0 })).filter((one) => one.marks > 0);
  return more.length === 0 ? row : { ...row, more: kept };
}

/**
 * What rows count of a paper in percent: sections come to 100%, and the rows of each to what it has. Of rows with equal rests those of the topic
 * that lacks most are rounded up, so that topics have their shares, too.
 */
function weightagesOf(given: readonly Pick<JsuQuestion, 'topic' | 'kind' | 'section' | 'marks'>[]): number[] {
  const total = sumOf(given, countedMarks);
  const counted = given.map((row) => {
    const tenths = total === 0 ? 0 : (1000 * countedMarks(row)) / total;
    return { ...row, tenths, rounded: Math.floor(tenths + 1e-6) };
  });
  const lackOf = (some: typeof counted): number => Math.round(1e6 * sumOf(some, (row) => row.tenths - row.rounded));
  const sections = sectionsIn(counted);
  const wholes = roundedTo(
    total === 0 ? 0 : 1000,
    sections.map(({ rows: own }) => sumOf(own, ({ tenths }) => tenths)),
  );
  for (const [n, { rows: own }] of sections.entries())
    for (let left = (wholes[n] ?? 0) - sumOf(own, ({ rounded }) => rounded); left > 0; left--) {
      const next = least(own, (row) => [-lackOf([row]), -lackOf(counted.filter(({ topic }) => topic === row.topic))]);
      if (next !== undefined) next.rounded += 1;
    }
  return counted.map(({ rounded }) => rounded / 10);
}
