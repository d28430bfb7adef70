import { saysWhole } from '../../../../shared/words.ts';
import { stemsOf } from '../reading/words.ts';
import { phrase } from './ground.ts';
import type { Course } from './ground.ts';
import { practices } from './practices.ts';
import { terms } from './terms.ts';

/**
 * Which option answers a question, by what the course says and by general pedagogy; null when none does, or more than one. It reads stem and
 * options alone, so it answers a lecturer's own item as it answers a written one.
 */
export function solve(course: Course, stem: string, options: readonly string[]): number | null {
  const isExcept = /\b(?:KECUALI|BUKAN)\b/.test(stem);
  const ways = [bySubtopics, byTopic, byPractice, byMeaning, byTerm];
  for (const way of ways) {
    const right = way(course, stem, options);
    if (right === null) continue;
    const chosen = [...options.keys()].filter((index) => right.has(index) !== isExcept);
    return chosen.length === 1 ? (chosen[0] ?? null) : null;
  }
  return null;
}

/** The options that answer; null when this way of knowing says nothing of the question. */
type Way = (course: Course, stem: string, options: readonly string[]) => ReadonlySet<number> | null;

const same = (one: string, other: string): boolean => saysWhole(one, other) && saysWhole(other, one);

const said = (stem: string, title: string): boolean => /\p{L}{2}/u.test(title) && saysWhole(stem, phrase(title, title));

/** The stem names a topic and the options are subtopics of the course: those under that topic. */
const bySubtopics: Way = ({ topics }, stem, options) => {
  const isSubtopic = (option: string): boolean =>
    topics.some(({ subtopics }) => subtopics.some((subtopic) => same(option, subtopic)));
  if (!options.every(isSubtopic)) return null;
  const topic = longest(
    topics.filter(({ title }) => said(stem, title)),
    ({ title }) => title,
  );
  if (!topic) return null;
  return where(options, (option) => topic.subtopics.some((subtopic) => same(option, subtopic)));
};

/** The stem names a subtopic and the options are topics of the course: those that hold it. */
const byTopic: Way = ({ topics }, stem, options) => {
  if (!options.every((option) => topics.some(({ title }) => same(option, title)))) return null;
  const named = longest(
    topics.flatMap(({ subtopics }) => subtopics).filter((subtopic) => said(stem, subtopic)),
    (subtopic) => subtopic,
  );
  if (named === undefined) return null;
  return where(options, (option) =>
    topics.some(({ title, subtopics }) => same(option, title) && subtopics.some((subtopic) => same(named, subtopic))),
  );
};

/** The stem tells what is seen in a classroom: its cause or what is advised. */
const byPractice: Way = (_, stem, options) => {
  const known = best(practices, ({ observation }) => share(observation, stem));
  return known && where(options, (option) => isLike(option, known.cause) || isLike(option, known.action));
};

/** The stem gives a meaning and the options are terms. */
const byMeaning: Way = (_, stem, options) => {
  if (!options.some((option) => terms.some(({ name }) => same(option, name)))) return null;
  const known = best(terms, ({ meaning }) => share(meaning, stem));
  return known && where(options, (option) => same(option, known.name));
};

/** The stem names a term and the options are meanings. */
const byTerm: Way = (_, stem, options) => {
  const known = longest(
    terms.filter(({ name }) => saysWhole(stem, name)),
    ({ name }) => name,
  );
  return known ? where(options, (option) => isLike(option, known.meaning)) : null;
};

const where = (options: readonly string[], isRight: (option: string) => boolean): ReadonlySet<number> =>
  new Set(options.flatMap((option, index) => (isRight(option) ? [index] : [])));

const longest = <Item>(items: readonly Item[], textOf: (item: Item) => string): Item | undefined =>
  items.toSorted((a, b) => textOf(b).length - textOf(a).length)[0];

/** Share of a text's meaningful words that another says. */
function share(text: string, other: string): number {
  const words = [...stemsOf(text)];
  const there = stemsOf(other);
  return words.length === 0 ? 0 : words.filter((word) => there.has(word)).length / words.length;
}

const enough = 0.75;

const isLike = (one: string, other: string): boolean => share(one, other) >= enough && share(other, one) >= enough;

/** The item that says most, if it says enough. */
function best<Item>(items: readonly Item[], measure: (item: Item) => number): Item | null {
  const [first] = items.map((item) => ({ item, score: measure(item) })).toSorted((a, b) => b.score - a.score);
  return first && first.score >= enough ? first.item : null;
}
