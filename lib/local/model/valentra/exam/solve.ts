import { comparable, saysWhole } from '../../../../../shared/text/comparable.ts';
import { stemsOf } from '../../language/lexicon.ts';
import { phrase, type Course } from '../promptCourse.ts';
import { practices } from '../words/practices.ts';
import { terms } from '../words/terms.ts';

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

const same = (one: string, other: string): boolean => comparable(one) === comparable(other);

/** Whether the words stand whole in the stem; most do not stand there at all, which is quickly seen. */
const names = (stem: string, words: string): boolean =>
  comparable(stem).includes(comparable(words)) && saysWhole(stem, words);

const namesTitle = (stem: string, title: string): boolean =>
  /\p{L}{2}/u.test(title) && names(stem, phrase(title, title));

/** The stem names a topic and the options are subtopics of the course: those under that topic. */
const bySubtopics: Way = ({ topics }, stem, options) => {
  const isSubtopic = (option: string): boolean =>
    topics.some(({ subtopics }) => subtopics.some((subtopic) => same(option, subtopic)));
  if (!options.every(isSubtopic)) return null;
  const topic = longest(
    topics.filter(({ title }) => namesTitle(stem, title)),
    ({ title }) => title,
  );
  if (!topic) return null;
  return where(options, (option) => topic.subtopics.some((subtopic) => same(option, subtopic)));
};

/** The stem names a subtopic and the options are topics of the course: those that hold it. */
const byTopic: Way = ({ topics }, stem, options) => {
  if (!options.every((option) => topics.some(({ title }) => same(option, title)))) return null;
  const named = longest(
    topics.flatMap(({ subtopics }) => subtopics).filter((subtopic) => namesTitle(stem, subtopic)),
    (subtopic) => subtopic,
  );
  if (named === undefined) return null;
  return where(options, (option) =>
    topics.some(({ title, subtopics }) => same(option, title) && subtopics.some((subtopic) => same(named, subtopic))),
  );
};

/** The stem tells what is seen in a classroom: its cause or what is advised. */
const byPractice: Way = (_, stem, options) => {
  const there = stemsOf(stem);
  const seen = best(practices, ({ observation }) => share(observation, there));
  return seen && where(options, (option) => isLike(option, seen.cause) || isLike(option, seen.action));
};

/** The stem gives a meaning and the options are terms. */
const byMeaning: Way = (_, stem, options) => {
  if (!options.some((option) => terms.some(({ name }) => same(option, name)))) return null;
  const there = stemsOf(stem);
  const meant = best(terms, ({ meaning }) => share(meaning, there));
  return meant && where(options, (option) => same(option, meant.name));
};

/** The stem names a term and the options are meanings. */
const byTerm: Way = (_, stem, options) => {
  const named = longest(
    terms.filter(({ name }) => names(stem, name)),
    ({ name }) => name,
  );
  return named ? where(options, (option) => isLike(option, named.meaning)) : null;
};

const where = (options: readonly string[], isRight: (option: string) => boolean): ReadonlySet<number> =>
  new Set(options.flatMap((option, index) => (isRight(option) ? [index] : [])));

const longest = <Item>(items: readonly Item[], textOf: (item: Item) => string): Item | undefined =>
  items.toSorted((a, b) => textOf(b).length - textOf(a).length)[0];

const known = new Map(
  [...practices.map(({ observation }) => observation), ...terms.map(({ meaning }) => meaning)].map((text) => [
    text,
    stemsOf(text),
  ]),
);

/** Share of a text's meaningful words that another says, given by its words. */
function share(text: string, there: ReadonlySet<string>): number {
  const words = [...(known.get(text) ?? stemsOf(text))];
  return words.length === 0 ? 0 : words.filter((word) => there.has(word)).length / words.length;
}

const enough = 0.75;

const isLike = (one: string, other: string): boolean =>
  share(one, stemsOf(other)) >= enough && share(other, stemsOf(one)) >= enough;

/** The item that says most, if it says enough. */
function best<Item>(items: readonly Item[], measure: (item: Item) => number): Item | null {
  const [first] = items.map((item) => ({ item, score: measure(item) })).toSorted((a, b) => b.score - a.score);
  return first && first.score >= enough ? first.item : null;
}
