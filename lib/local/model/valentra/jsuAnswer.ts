import * as z from 'zod';
import type { JsuAnswer } from '../../../../lambdas/valentra/prompts/jsu.ts';
import { cognitiveLevelSchema } from '../../../../shared/valentra/schemas.ts';
import type { CognitiveLevel } from '../../../../shared/valentra/schemas.ts';
import { dataIn } from '../chain/chainRequest.ts';
import { sentence } from '../language/phrases.ts';
import { upperFirst } from '../language/lexicon.ts';
import { blockIn, callOf, closFor, startOf, topicPhrase } from './promptCourse.ts';
import type { Course } from './promptCourse.ts';
import { contextAt, facetAt } from './words/scenes.ts';
import { at, turnOf } from '../language/rotation.ts';
import type { Some } from '../language/rotation.ts';
import { deeds } from './words/levelVerbs.ts';
import { naming, unlike } from './rowPreferences.ts';
import type { Wish } from './rowPreferences.ts';

const sharesSchema = z.array(z.object({ topic: z.string(), rows: z.int().nonnegative() }));
const rowSchema = z.object({
  topic: z.string(),
  subtopic: z.string(),
  clo: z.string(),
  cognitiveLevel: cognitiveLevelSchema,
});
type Row = JsuAnswer['rows'][number];

/** The schema takes no more. */
const mostRows = 80;

/** Six of ten are C3 or higher, and any five in a row hold at least two of them. */
const levels: Some<CognitiveLevel> = ['C2', 'C4', 'C1', 'C3', 'C5', 'C2', 'C3', 'C1', 'C6', 'C4'];

/** Rows of the test specification table: as many a topic as are asked for; for a wish, the one row anew. */
export function jsuAnswer(course: Course, request: string, wish: Wish | null): JsuAnswer {
  if (wish) return { rows: [rowAnew(course, blockIn(request, 'semasa', rowSchema), wish)] };
  const asked = sharesSchema.parse(dataIn(request, 'agihan') ?? []);
  const places = asked.flatMap(({ topic, rows }) => Array.from({ length: rows }, (_, index) => ({ topic, index })));
  return {
    rows: places
      .slice(0, mostRows)
      .map(({ topic, index }, place) => rowFor(course, topic, index, at(levels, place), startOf(course) + place, null)),
  };
}

function rowAnew(course: Course, now: z.infer<typeof rowSchema>, wish: Wish): Row {
  const title = wish.topic?.title ?? now.topic;
  const level = cognitiveLevelSchema.safeParse(wish.level).data ?? now.cognitiveLevel;
  const subtopics = course.topics.find(({ title: own }) => own === title)?.subtopics ?? [];
  const present = subtopics.indexOf(now.subtopic);
  // A shorter row, or one with a word more, stays with its subtopic.
  const place = (turn: number): number =>
    wish.turn === 0 && present >= 0 ? present : turn % Math.max(1, subtopics.length);
  return unlike(
    wish,
    wish.turn,
    (turn) => rowFor(course, title, place(turn), level, turn, wish),
    ({ cognitiveDescription }) => cognitiveDescription,
  );
}

function rowFor(
  course: Course,
  title: string,
  index: number,
  cognitiveLevel: CognitiveLevel,
  turn: number,
  wish: Wish | null,
): Row {
  const topic = course.topics.find((other) => other.title === title);
  const subtopics = topic?.subtopics ?? [];
  const about = topicPhrase(course, title, `kandungan ${callOf(course)}`);
  // Where the document has no (more) subtopics, a focus inside the topic takes their place.
  const focus = upperFirst(`${facetAt(turnOf(title) + index)} ${about}`);
  const subtopic = subtopics[index] ?? focus;
  const clos = closFor(course, topic?.clo ?? [], `${title} ${subtopic}`);
  const what = subtopic === focus ? about : topicPhrase(course, subtopic, about);
  const described = `${at(deeds[cognitiveLevel], turn)} ${what}${wish?.isShorter ? '' : ` ${contextAt(turn)}`}`;
  const more = wish ? naming(wish, described) : '';
  return {
    topic: title,
    subtopic,
    clo: clos[index % Math.max(1, clos.length)]?.code ?? '',
    cognitiveLevel,
    cognitiveDescription: more === '' ? sentence(described) : `${sentence(described)} ${more}`,
  };
}
