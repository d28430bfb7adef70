import { apportionEach, spreadHours, sumOf } from './apportion.ts';
import { comparableWords } from '../text/comparable.ts';
import { reachesHots } from './hots.ts';
import { describedAt, levelNames, orderOf, percent, jsuSummary } from './levels.ts';
import { defaults, hoursPerCredit } from './rules.ts';
import type { CognitiveLevel, Course, CourseInfo, Jst, Jsu, JsuQuestion } from './schemas.ts';
import { cognitiveLevels } from './schemas.ts';
import { paperTopics, topicWarnings, topicWeights } from './topics.ts';
import type { PaperTopic, SuggestedRow } from './topics.ts';

/** Our own rule: rows of a test specification, more only where there are more topics. */
const rows = { usual: 20, max: 40 } as const;

/** Our own rule: what a question of a level weighs against others, so that recalling earns less than creating. */
const levelWeights: Record<CognitiveLevel, number> = { C1: 2, C2: 3, C3: 4, C4: 5, C5: 6, C6: 6 };

/** Levels of rows about which nothing is known. */
const plainLevels: readonly CognitiveLevel[] = ['C2', 'C3', 'C1', 'C4'];

type Row = Pick<JsuQuestion, 'clo' | 'topic' | 'subtopic' | 'tslt' | 'cognitiveLevel' | 'cognitiveDescription'>;

/**
 * The rows of the test specification: every topic as far as there are rows (`rows.max`; `warnings` name those left without), its share
 * of questions by its hours, marks of `totalMarks` in whole numbers; levels raised in code until HOTS reach the threshold by marks and by
 * count.
 */
export function specificationOf(
  course: Pick<Course, 'topics' | 'clos'>,
  jst: Pick<Jst, 'assessments'>,
  suggested: readonly SuggestedRow[],
): Pick<Jsu, 'questions' | 'summary' | 'totalMarks' | 'topics' | 'raised' | 'warnings'> {
  const topics = paperTopics(course, jst, suggested);
  const count = Math.min(rows.max, Math.max(rows.usual, topics.length));
  const counts = apportionEach(count, topicWeights(topics));
  const { balanced, raised } = withHots(specificationRows(topics, counts, course, jst, suggested));
  const questions = questionsOf(balanced);
  const tested = topicsOf(topics, questions);
  return {
    questions,
    summary: jsuSummary(questions),
    totalMarks: defaults.totalMarks,
    topics: tested,
    raised: raised.map((place) => place + 1),
    warnings: topicWarnings(course, jst, suggested, tested),
  };
}

/** Topics with what the questions give each; a topic that no question names stays, with none. */
export const topicsOf = (
  topics: readonly { title: string; hours: number | null }[],
  questions: readonly Pick<JsuQuestion, 'topic' | 'marks'>[],
): Jsu['topics'] => {
  const total = sumOf(questions, ({ marks }) => marks);
  return topics.map(({ title, hours }) => {
    const own = questions.filter(({ topic }) => topic === title);
    const marks = sumOf(own, (question) => question.marks);
    return { title, hours: hours ?? 0, questions: own.length, marks, percentage: percent(marks, total) };
  });
};

function specificationRows(
  topics: readonly PaperTopic[],
  counts: readonly number[],
  { clos }: Pick<Course, 'clos'>,
  jst: Pick<Jst, 'assessments'>,
  suggested: readonly SuggestedRow[],
): Row[] {
  const known = clos.map(({ code }) => code);
  const ofTests = jst.assessments.filter(({ isTest }) => isTest).flatMap(({ clo }) => clo);
  // A paper asks for what its tests assess; where no test is tied to a CLO, for any of the course.
  const tested = known.filter((code) => ofTests.includes(code));
  const chooseClo = cloChooser(tested.length > 0 ? tested : known);
  const levels = new Map(clos.map(({ code, domains }) => [code, levelOfDomains(domains)]));
  return topics.flatMap((topic, place) => {
    const count = counts[place] ?? 0;
    const hours = spreadHours(topic.hours ?? 0, count);
    const wanted = suggestedFor(topic, topics, suggested);
    return hours.map((tslt, index): Row => {
      const row = wanted[index];
      const clo = chooseClo(topic, row?.clo ?? '');
      const level = row?.cognitiveLevel ?? levels.get(clo) ?? plainLevels[index % plainLevels.length] ?? 'C2';
      const given = row?.subtopic.trim() ?? '';
      const subtopic = given === '' ? (topic.subtopics[index % topic.subtopics.length] ?? '') : given;
      const description = describedAt(level, row?.cognitiveDescription.trim() ?? '');
      const words = { clo, topic: topic.title, subtopic, tslt, cognitiveLevel: level };
      return { ...words, cognitiveDescription: description === '' ? describe(words) : description };
    });
  });
}

/** Shorter titles are words that any title may hold. */
const minTitleLength = 8;

/**
 * The rows suggested for a topic: those that name it, or, where none does, those whose title holds its title or is held by it ('Topik 2:
 * Teks Media') and is no other topic's.
 */
function suggestedFor(
  { title }: PaperTopic,
  topics: readonly PaperTopic[],
  suggested: readonly SuggestedRow[],
): readonly SuggestedRow[] {
  const key = comparableWords(title);
  const named = suggested.filter(({ topic }) => comparableWords(topic) === key);
  if (named.length > 0) return named;
  const titles = new Set(topics.map((topic) => comparableWords(topic.title)));
  return suggested.filter(({ topic }) => {
    const other = comparableWords(topic);
    const isLong = Math.min(other.length, key.length) >= minTitleLength;
    return isLong && !titles.has(other) && (` ${other} `.includes(` ${key} `) || ` ${key} `.includes(` ${other} `));
  });
}

const describe = ({ cognitiveLevel, subtopic, topic }: Omit<Row, 'cognitiveDescription'>): string =>
  `${levelNames[cognitiveLevel]} ${subtopic === '' ? topic : subtopic}`;

/** The highest cognitive level among a CLO's domains: 'C4' of ['C4', 'A3']. */
const levelOfDomains = (domains: readonly string[]): CognitiveLevel | undefined =>
  cognitiveLevels.findLast((level) => domains.some((domain) => new RegExp(`\\b${level}\\b`, 'iu').test(domain)));

/**
 * Chooses a row's CLO among those that may be asked: the suggested one, else the least asked so far of those the topic names, else of
 * all. '' where there is none.
 */
function cloChooser(asked: readonly string[]) {
  const used = new Map<string, number>();
  const least = (codes: readonly string[]): string =>
    codes.toSorted((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0))[0] ?? '';
  return (topic: Pick<PaperTopic, 'clo'>, suggested: string): string => {
    const own = topic.clo.filter((code) => asked.includes(code));
    const clo = asked.includes(suggested) ? suggested : least(own.length > 0 ? own : asked);
    used.set(clo, (used.get(clo) ?? 0) + 1);
    return clo;
  };
}

const marksOf = (some: readonly Pick<Row, 'cognitiveLevel'>[]): number[] =>
  apportionEach(
    defaults.totalMarks,
    some.map(({ cognitiveLevel }) => levelWeights[cognitiveLevel]),
  );

const questionsOf = (some: readonly Row[]): JsuQuestion[] => {
  const marks = marksOf(some);
  return some.map((row, index) => ({
    ...row,
    number: index + 1,
    weightage: percent(marks[index] ?? 0, defaults.totalMarks),
    questionType: orderOf(row.cognitiveLevel),
    marks: marks[index] ?? 1,
  }));
};

/**
 * Raises LOTS rows to C3 until HOTS reach the threshold: C2 before C1, the heaviest first; of equals, one of the topic with the fewest
 * HOTS so far. A raised row gets a new description, since its old one named the lower level.
 */
function withHots(all: readonly Row[]): { balanced: Row[]; raised: number[] } {
  const balanced = [...all];
  const raised: number[] = [];
  for (;;) {
    const marks = marksOf(balanced);
    if (reachesHots(balanced.map((row, i) => ({ ...row, marks: marks[i] ?? 0 })))) break;
    const hotsOf = (topic: string): number =>
      balanced.filter((row) => row.topic === topic && orderOf(row.cognitiveLevel) === 'HOTS').length;
    const [next] = balanced
      .map((row, i) => ({ row, i, marks: marks[i] ?? 0 }))
      .filter(({ row }) => orderOf(row.cognitiveLevel) === 'LOTS')
      .toSorted(
        (a, b) =>
          b.row.cognitiveLevel.localeCompare(a.row.cognitiveLevel) ||
          b.marks - a.marks ||
          hotsOf(a.row.topic) - hotsOf(b.row.topic) ||
          a.i - b.i,
      );
    if (!next) break;
    const row = { ...next.row, cognitiveLevel: 'C3' as const };
    balanced[next.i] = { ...row, cognitiveDescription: describe(row) };
    raised.push(next.i);
  }
  return { balanced, raised: raised.toSorted((a, b) => a - b) };
}

/** Hours of the course by credit (40 each, MQA); null when the document states no credit. */
export const courseHours = ({ creditValue }: Pick<CourseInfo, 'creditValue'>): number | null =>
  creditValue === null ? null : creditValue * hoursPerCredit;
