import { comparableWords } from '../../text/comparable.ts';
import type { Jst, JstAssessment, JsuQuestion } from '../schemas.ts';
import type { Course } from '../course/courseView.ts';

/** One row of the test specification as a model suggests it; code decides marks, hours and balance. */
export type SuggestedRow = Pick<JsuQuestion, 'clo' | 'topic' | 'subtopic' | 'cognitiveLevel' | 'cognitiveDescription'>;

/** A topic as the test specification sees it. `hours` is null when nobody states them. */
export interface PaperTopic {
  title: string;
  subtopics: string[];
  hours: number | null;
  /** Of the CLOs of its tests those that the document ties to it, or all where it ties none. */
  clo: string[];
  /** The CLOs of the tests that name it. */
  asked: string[];
}

/** What the paper is about where no topic has a title. */
const wholeCourse = 'Keseluruhan kursus';

const bare = (title: string): NamedTopic => ({ title, subtopics: [], hours: null, clo: [] });

type NamedTopic = Omit<PaperTopic, 'asked'>;

/** The CLOs that the tests which name a topic assess; those of all tests, then of the course, where none is tied to them. */
function askedOf({ clos }: Pick<Course, 'clos'>, tests: readonly JstAssessment[], key: string): string[] {
  const naming = tests.filter(
    ({ topics }) => topics.length === 0 || topics.some((title) => comparableWords(title) === key),
  );
  const known = clos.map(({ code }) => code);
  const asked = [naming, tests].map((some) => known.filter((code) => some.some(({ clo }) => clo.includes(code))));
  return asked.find(({ length }) => length > 0) ?? known;
}

/** The first or last week that a text names: '2-3', 'Minggu 3-5', 'M7'; the numbers of a date are no weeks. */
function weekIn(text: string, place: 0 | -1): number | null {
  const named = /^[\d\s,–-]+$/u.test(text) ? `m ${text.trim()}` : text;
  const weeks = /\b(?:minggu|weeks?|m)\s*(\d{1,2}\b(?:\s*[-–,]\s*\d{1,2}\b(?!\s*[\p{L}/]))*)/iu.exec(named)?.[1];
  return Number(weeks?.match(/\d+/g)?.at(place) ?? 0) || null;
}

/** Ways in which a test's topics are chosen: what is taught by its week (null: nobody says when that is), and what its outcomes are of. */
export function topicsFor<T extends { week: string; clo: string[] }>(
  { dueDate, clo }: Pick<JstAssessment, 'dueDate' | 'clo'>,
  topics: readonly T[],
): { week: number | null; byWeek: T[]; byOutcome: T[] } {
  const week = weekIn(dueDate, -1);
  const isTimed = week !== null && topics.every((topic) => weekIn(topic.week, 0) !== null);
  return {
    week: isTimed ? week : null,
    byWeek: isTimed ? topics.filter((topic) => (weekIn(topic.week, 0) ?? 0) <= week) : [],
    byOutcome: topics.filter((topic) => topic.clo.some((code) => clo.includes(code))),
  };
}

/** What a test covers that names no topic: what is taught by its week, else what its outcomes are of, else everything. */
function coveredBy(test: JstAssessment, topics: Course['topics']): Course['topics'] {
  const { byWeek, byOutcome } = topicsFor(test, topics);
  return [byWeek, byOutcome].find(({ length }) => length > 0) ?? topics;
}

/**
 * The topics of a paper: of the course's, those that its tests name, and what one covers that names none. Never empty. Topics of one title
 * (a topic taught in two parts) are one.
 */
export function paperTopics(course: Pick<Course, 'topics' | 'clos'>, jst: Pick<Jst, 'assessments'>): PaperTopic[] {
  const tests = jst.assessments.filter(({ isTest }) => isTest);
  const named = tests.flatMap(({ topics }) => topics).map(bare);
  const inCourse = distinct(course.topics);
  const covered = tests.flatMap((test) => (test.topics.length === 0 ? coveredBy(test, course.topics) : []));
  const keys = new Set([...named, ...covered].map(({ title }) => comparableWords(title)));
  const tested = keys.size === 0 ? inCourse : inCourse.filter(({ title }) => keys.has(comparableWords(title)));
  // What a lecturer added to a test is a topic beside the document's; one of these again adds nothing to it.
  const all = distinct([...tested, ...named]);
  return (all.length === 0 ? [bare(wholeCourse)] : all).map((topic) => {
    const asked = askedOf(course, tests, comparableWords(topic.title));
    const own = asked.filter((code) => topic.clo.includes(code));
    return { ...topic, asked, clo: own.length > 0 ? own : asked };
  });
}

function distinct(topics: readonly NamedTopic[]): NamedTopic[] {
  const byTitle = new Map<string, NamedTopic>();
  for (const topic of topics) {
    const key = comparableWords(topic.title);
    if (key === '') continue;
    const { title, subtopics, hours, clo } = byTitle.get(key) ?? { ...topic, subtopics: [], hours: null, clo: [] };
    byTitle.set(key, {
      title: title.trim(),
      subtopics: [...new Set([...subtopics, ...topic.subtopics])].filter((each) => each.trim() !== ''),
      hours: hours === null ? topic.hours : hours + (topic.hours ?? 0),
      clo: [...new Set([...clo, ...topic.clo])],
    });
  }
  return [...byTitle.values()];
}

/** The first wanted outcome that is among `codes`; else the first of `codes`; without any, the last wanted one. */
export const cloAmong = (codes: readonly string[], ...wanted: readonly string[]): string =>
  [...wanted, ...codes].find((code) => codes.includes(code)) ?? wanted.at(-1) ?? '';

/** What the document gives each outcome of a test, where it does so for all; null for several tests, or one outcome. */
export function cloSharesOf({
  assessments,
}: {
  assessments: readonly Pick<JstAssessment, 'isTest' | 'clo' | 'cloShares'>[];
}): Record<string, number> | null {
  const [test, ...others] = assessments.filter(({ isTest }) => isTest);
  const { clo = [], cloShares = {} } = test ?? {};
  const isWhole = others.length === 0 && clo.length > 1 && clo.every((code) => (cloShares[code] ?? 0) > 0);
  return isWhole ? Object.fromEntries(clo.map((code) => [code, cloShares[code] ?? 0])) : null;
}

/** Weights of the topics by their hours: equal when no hours are known; a topic without hours (0) weighs the mean of those with. */
export function topicWeights(topics: readonly Pick<PaperTopic, 'hours'>[]): number[] {
  const known = topics.flatMap(({ hours }) => hours || []);
  const mean = known.reduce((sum, hours) => sum + hours, 0) / known.length;
  return topics.map(({ hours }) => (known.length === 0 ? 1 : hours || mean));
}
