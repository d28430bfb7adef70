import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { overlap, upperFirst } from '../language/lexicon.ts';
import type { CourseFacts } from './courseFacts.ts';

/** What of the course belongs to one outcome. */
export interface OutcomeContent {
  topics: CourseFacts['topics'];
  methods: readonly string[];
}

/** The topics that share words with the statement, the nearest first. */
export function contentOf(
  { cloStatement }: CourseFacts['clos'][number],
  { topics, methods }: CourseFacts,
): OutcomeContent {
  const related = topics
    .map((topic) => ({ topic, shared: overlap(cloStatement, [topic.title, ...topic.subtopics].join(' ')) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ topic }) => topic);
  return { topics: related.slice(0, 4), methods };
}

/** Knowledge: the titles. Micro: subtopics and methods. Macro: the titles nearest to the statement. */
export function conceptsOf({ topics, methods }: OutcomeContent) {
  const titles = topics.map(({ title }) => title);
  const subtopics = topics.flatMap((topic) => topic.subtopics.slice(0, 2));
  return {
    knowledge: titles,
    // A method and a subtopic may have the same name.
    microConcepts: uniqueBy([...subtopics, ...methods.slice(0, 3)].map(upperFirst), (text) => text.toLowerCase()).slice(
      0,
      8,
    ),
    macroConcepts: titles.slice(0, 3),
  };
}
