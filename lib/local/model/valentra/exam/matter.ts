import * as z from 'zod';
import { comparable } from '../../../../../shared/text/comparable.ts';
import { cognitiveLevelSchema } from '../../../../../shared/valentra/schemas.ts';
import { overlap, upperFirst } from '../../language/lexicon.ts';
import { clip, quoted } from '../../language/phrases.ts';
import { blockIn, type Course, type Topic } from '../promptCourse.ts';
import type { Preferences } from '../rowPreferences.ts';

const placeSchema = z.object({
  number: z.int().positive(),
  topic: z.string(),
  subtopic: z.string(),
  cognitiveLevel: cognitiveLevelSchema,
});
const rowSchema = placeSchema.extend({
  marks: z.int().positive(),
  petikan: z.array(z.object({ at: z.string(), text: z.string() })).default([]),
});
type Row = z.infer<typeof rowSchema>;

/** A term that notes define: 'Fonologi ialah ilmu bunyi.' */
export interface Definition {
  term: string;
  meaning: string;
  at: string;
}

/** What a question can be asked from: the course's own order and contents, and what the notes define. */
export interface Matter {
  row: Row;
  topic: Topic;
  /** The subtopic that is asked about; '' where the topic has none. */
  focus: string;
  /** How many earlier questions ask the same of the same. */
  turn: number;
  topics: readonly Topic[];
  definition: Definition | undefined;
  /** All that the notes of this request define. */
  definitions: readonly Definition[];
  /** The place in the course document that bears the topic out. */
  at: string[];
}

export const q = (title: string): string => quoted(clip(title.replace(/\s+/g, ' ').trim(), 160));

/** Each once, in order. */
const distinct = (texts: readonly string[]): string[] =>
  [...new Map(texts.toReversed().map((text) => [comparable(text), text])).values()].toReversed();

/** The course as questions see it: subtopics that several topics have tell nothing. */
function told({ topics }: Course): Topic[] {
  const all = topics.flatMap(({ title, subtopics }) => [title, ...distinct(subtopics)]).map(comparable);
  const isOwn = (text: string): boolean =>
    /\p{L}{2}/u.test(text) && all.filter((other) => other === comparable(text)).length === 1;
  return topics
    .filter(({ title }) => isOwn(title))
    .map((topic) => ({ ...topic, subtopics: distinct(topic.subtopics).filter(isOwn) }));
}

const defining =
  /^(\p{Lu}[^.,:;!?]{2,60}?)\s+(?:ialah|adalah|bermaksud|merujuk kepada|ditakrifkan sebagai|is defined as|refers to|means|is|are)\s+([^.!?]{20,200})[.]/u;
const pointing = /^(?:ini|itu|ia|mereka|antara|it|this|that|these|those|there|they|he|she|we|you|one)\b/iu;

const definitionsIn = (petikan: Row['petikan']): Definition[] =>
  petikan.flatMap(({ at, text }) =>
    at.startsWith('0:')
      ? []
      : text.split(/(?<=[.!?])\s+|\n+/u).flatMap((sentence) => {
          const [, term = '', meaning = ''] = defining.exec(sentence.trim()) ?? [];
          const name = upperFirst(term.replace(/^(?:an?|the)\s+/iu, ''));
          const isTerm = name.split(' ').length <= 6 && !pointing.test(name);
          return isTerm && !comparable(meaning).includes(comparable(name)) ? [{ term: name, meaning, at }] : [];
        }),
  );

/** The matter of each question of a request; none for one whose topic the course does not have. */
export function mattersIn(request: string, course: Course, wanted: Preferences | null): Matter[] {
  const rows = blockIn(request, 'pelan', z.array(rowSchema));
  const others = blockIn(request, 'lain', z.array(placeSchema).default([]));
  const topics = told(course);
  const definitions = rows.flatMap(({ petikan }) => definitionsIn(petikan));
  return rows.flatMap((row): Matter[] => {
    const topic = topics.find(({ title }) => title === (wanted?.topic?.title ?? row.topic));
    if (topic === undefined) return [];
    const alike = [...rows, ...others]
      .filter((one) => one.topic === row.topic && one.cognitiveLevel === row.cognitiveLevel)
      .toSorted((a, b) => a.number - b.number);
    const claimed = alike.map(({ subtopic }) => subtopic).filter((subtopic) => topic.subtopics.includes(subtopic));
    const isClaimed = claimed.includes(row.subtopic);
    const free = topic.subtopics.filter((subtopic) => !claimed.includes(subtopic));
    const place = alike.filter(({ subtopic }) => (isClaimed ? subtopic === row.subtopic : !claimed.includes(subtopic)));
    const turn = place.findIndex(({ number }) => number === row.number);
    const own = definitionsIn(row.petikan).filter(
      ({ term, meaning }) => overlap(`${term} ${meaning}`, `${topic.title} ${topic.subtopics.join(' ')}`) > 0,
    );
    const next = free[turn] ?? (wanted === null ? '' : (topic.subtopics[0] ?? ''));
    const focus = isClaimed ? row.subtopic : next;
    // More questions than subtopics: rules have nothing left to ask.
    if (focus === '' && topic.subtopics.length > 0) return [];
    return [
      {
        row,
        topic,
        focus,
        turn: isClaimed || topic.subtopics.length === 0 ? turn : 0,
        topics,
        definition: own[turn],
        definitions,
        at: row.petikan.filter(({ at }) => at.startsWith('0:')).map(({ at }) => at),
      },
    ];
  });
}

/** The topics round one, by places from it: -1 the one before. */
export const beside = ({ topics, topic }: Matter, steps: number): Topic | undefined =>
  topics[topics.indexOf(topic) + steps];

/** Other topics, each turn beginning with another. */
export function othersOf({ topics, topic, row, turn }: Matter): Topic[] {
  const others = topics.filter((other) => other !== topic);
  const start = others.length === 0 ? 0 : (row.number + turn) % others.length;
  return [...others.slice(start), ...others.slice(0, start)];
}

/** Titles or subtopics in the order of the course. */
export const inOrder = (topics: readonly Topic[], texts: readonly string[]): string[] =>
  topics.flatMap(({ title, subtopics }) => [title, ...subtopics]).filter((text) => texts.includes(text));
