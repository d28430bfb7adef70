import { comparable } from '../../../../../shared/text/comparable.ts';
import type { Reading } from './reading.ts';
import { fromSections, fromWeekLines } from './topics/lists.ts';
import { fromGrid, holdsTopics } from './topics/tables.ts';
import type { ReadTopic } from './topics/titles.ts';

/** The topics of the weekly or the content table, else those of lines that name their week, else the list under the label of the content. */
export function readTopics(reading: Reading): ReadTopic[] {
  // Lectures and practicals may have a table each, under the same head.
  const found = reading.grids
    .filter(holdsTopics)
    .map((grid) => ({ head: grid.columns.join(), topics: fromGrid(grid) }))
    .filter(({ topics }) => topics.length > 1);
  const tables = found.map(({ head }) => found.filter((each) => each.head === head).flatMap(({ topics }) => topics));
  const ways = [...tables, fromWeekLines(reading), ...fromSections(reading)];
  const whole = ways.filter(({ length }) => length > 1).map((way) => way.map((topic) => completed(topic, ways.flat())));
  const [first = []] = whole;
  const scheduled = whole.find((way) => way.length > 4 && way.every(({ week }) => week !== ''));
  return first.some(({ week }) => week !== '') ? first : (scheduled ?? first);
}

/** What another place says of the same topic: its weeks in the schedule, its outcomes beside its hours. */
function completed(topic: ReadTopic, all: readonly ReadTopic[]): ReadTopic {
  const others = all.filter((one) => one !== topic && comparable(one.title) === comparable(topic.title));
  return others.reduce(
    (known, { week, subtopics, outcomes, at }) => ({
      ...known,
      week: known.week || week,
      subtopics: known.subtopics.length > 0 ? known.subtopics : subtopics,
      outcomes: known.outcomes || outcomes,
      at: [...new Set([...known.at, ...at])],
    }),
    topic,
  );
}
