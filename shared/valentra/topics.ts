import { warningOf } from '../text/labels.ts';
import { comparableWords } from '../text/comparable.ts';
import type { Course, Jst, JstAssessment, Jsu, JsuQuestion } from './schemas.ts';

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

/** What the paper is about when neither the document nor anything made of it names a topic or an outcome. */
const wholeCourse = 'Keseluruhan kursus';

const bare = (title: string, clo: string[] = []): NamedTopic => ({
  title,
  subtopics: [],
  hours: null,
  clo,
});

type NamedTopic = Omit<PaperTopic, 'asked'>;

/** What a lecturer is told where the document itself names no topic. */
const notListed = (rest: string): string => `Dokumen kursus tidak menyenaraikan topik. ${rest}`;
const notices = {
  tests: notListed('JSU ini dibina daripada topik ujian dalam JST; sila semak topik dan jam pembelajarannya.'),
  clos: notListed('JSU ini dibina daripada pernyataan CLO; sila semak topik dan jam pembelajarannya.'),
  model: notListed('Topik dalam JSU ini dicadangkan oleh AI dan tiada dalam dokumen; sila semak.'),
  none: notListed('JSU ini dibina bagi keseluruhan kursus tanpa pecahan topik; sila semak.'),
};

export function topicWarnings(notice: string | null, topics: Jsu['topics']): Jsu['warnings'] {
  const untested = topics.filter(({ questions }) => questions === 0).map(({ title }) => title);
  const unasked = `${untested.length} topik tidak mempunyai soalan dalam JSU ini: ${untested.join('; ')}.`;
  return [
    ...(notice === null ? [] : [warningOf('topics_not_in_document', notice)]),
    ...(untested.length === 0 ? [] : [warningOf('topics_without_question', unasked)]),
  ];
}

/** The CLOs that the tests which name a topic assess; those of all tests, then of the course, where none is tied to them. */
function askedOf({ clos }: Pick<Course, 'clos'>, tests: readonly JstAssessment[], key: string): string[] {
  const naming = tests.filter(
    ({ topics }) => topics.length === 0 || topics.some((title) => comparableWords(title) === key),
  );
  const known = clos.map(({ code }) => code);
  const asked = [naming, tests].map((some) => known.filter((code) => some.some(({ clo }) => clo.includes(code))));
  return asked.find(({ length }) => length > 0) ?? known;
}

/**
 * The topics of the paper: of the course's, those that the tests of the JST name, and all where a test names none; where the document has
 * none, those of the tests, then the statements of the CLOs, then what the model suggested. Never empty. Topics of one title (a topic
 * taught in two parts) are one. `notice`: what the lecturer is told of their source.
 */
export function paperTopics(
  course: Pick<Course, 'topics' | 'clos'>,
  jst: Pick<Jst, 'assessments'>,
  suggested: readonly SuggestedRow[],
): { topics: PaperTopic[]; notice: string | null } {
  const tests = jst.assessments.filter(({ isTest }) => isTest);
  const named = tests.flatMap(({ topics }) => topics).map((title) => bare(title));
  const stated = course.topics.length > 0 && tests.some(({ topics }) => topics.length === 0);
  const inCourse = distinct(course.topics);
  const keys = new Set(named.map(({ title }) => comparableWords(title)));
  const tested =
    stated || keys.size === 0 ? inCourse : inCourse.filter(({ title }) => keys.has(comparableWords(title)));
  // What a lecturer added to a test is a topic beside the document's.
  const ofTests = [...tested, ...named.filter(isNewIn(inCourse))];
  const sources: [NamedTopic[], string | null][] = [
    [ofTests, course.topics.length > 0 ? null : notices.tests],
    [course.clos.map(({ statement, code }) => bare(statement, [code])), notices.clos],
    [suggested.map(({ topic }) => bare(topic)), notices.model],
    [[bare(wholeCourse)], notices.none],
  ];
  const found = sources.map(([topics, notice]) => ({ topics: distinct(topics), notice }));
  const { topics = [], notice = null } = found.find((each) => each.topics.length > 0) ?? {};
  return {
    notice,
    topics: topics.map((topic) => {
      const asked = askedOf(course, tests, comparableWords(topic.title));
      const own = asked.filter((code) => topic.clo.includes(code));
      return { ...topic, asked, clo: own.length > 0 ? own : asked };
    }),
  };
}

const isNewIn =
  (topics: readonly NamedTopic[]) =>
  ({ title }: NamedTopic): boolean =>
    !topics.some((topic) => comparableWords(topic.title) === comparableWords(title));

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

/** Weights of the topics by their hours: equal when no hours are known; a topic without hours (0) weighs the mean of those with. */
export function topicWeights(topics: readonly Pick<PaperTopic, 'hours'>[]): number[] {
  const known = topics.flatMap(({ hours }) => hours || []);
  const mean = known.reduce((sum, hours) => sum + hours, 0) / known.length;
  return topics.map(({ hours }) => (known.length === 0 ? 1 : hours || mean));
}
