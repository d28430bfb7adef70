import { comparableText } from './apportion.ts';
import type { SuggestedRow } from './specification.ts';
import type { Course, Jst } from './schemas.ts';

/** A topic as the test specification sees it. `hours` is null when nobody states them. */
export interface PaperTopic {
  title: string;
  subtopics: string[];
  hours: number | null;
  clo: string[];
}

/** What the paper is about when neither the document nor anything made of it names a topic or an outcome. */
const wholeCourse = 'Keseluruhan kursus';

const bare = (title: string, clo: string[]): PaperTopic => ({ title, subtopics: [], hours: null, clo });

/**
 * The topics of the paper: the course's; where the document has none, those of the tests in the JST, then the statements of the CLOs,
 * then what the model suggested. Never empty. Topics of one title (a topic taught in two parts) are one.
 */
export function paperTopics(
  course: Pick<Course, 'topics' | 'clos'>,
  jst: Pick<Jst, 'assessments'>,
  suggested: readonly SuggestedRow[],
): PaperTopic[] {
  const sources: PaperTopic[][] = [
    course.topics,
    jst.assessments.filter(({ isTest }) => isTest).flatMap(({ topics, clo }) => topics.map((each) => bare(each, clo))),
    course.clos.map(({ statement, code }) => bare(statement, [code])),
    suggested.map(({ topic }) => bare(topic, [])),
    [bare(wholeCourse, [])],
  ];
  return sources.map(distinct).find(({ length }) => length > 0) ?? [];
}

function distinct(topics: readonly PaperTopic[]): PaperTopic[] {
  const byTitle = new Map<string, PaperTopic>();
  for (const topic of topics) {
    const key = comparableText(topic.title);
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

/** Weights of the topics by their hours: equal when no hours are known; a topic without hours weighs the mean of those with. */
export function topicWeights(topics: readonly Pick<PaperTopic, 'hours'>[]): number[] {
  const known = topics.flatMap(({ hours }) => hours ?? []);
  const mean = known.reduce((sum, hours) => sum + hours, 0) / known.length;
  return topics.map(({ hours }) => (known.length === 0 ? 1 : (hours ?? mean)));
}
