import * as z from 'zod';
import { cognitiveLevelSchema } from '../../../../../shared/valentra/schemas.ts';
import { blockIn, callOf, objectOf, startOf, topicPhrase, type Clo, type Course, type Topic } from '../promptCourse.ts';
import { practiceAt } from '../words/practices.ts';
import { actorAt, doingAt } from '../words/scenes.ts';
import { naming, unlike, type Preferences } from '../rowPreferences.ts';

const planSchema = z.array(
  z.object({
    number: z.int().positive(),
    clo: z.string(),
    topic: z.string(),
    subtopic: z.string(),
    cognitiveLevel: cognitiveLevelSchema,
    marks: z.int().positive(),
  }),
);
export type Row = z.infer<typeof planSchema>[number];

/** What a question is about. */
export interface Subject {
  row: Row;
  course: Course;
  /** The subtopic, else the topic, as it runs in a sentence. */
  about: string;
  topic: Topic | undefined;
  clo: Clo | undefined;
  wanted: Preferences | null;
}

/** The questions of a plan, each written once; a request changes the turn and, where it names one, the topic. */
export function written<Item extends { stem: string }>(
  request: string,
  course: Course,
  wanted: Preferences | null,
  write: (subject: Subject, turn: number) => Item,
): (Item & { number: number; cites: string[] })[] {
  return blockIn(request, 'pelan', planSchema).map((row) => {
    const subject = subjectOf(row, course, wanted);
    // Numbers differ within a paper, so no two of its questions have the same turn.
    const first = startOf(course) + row.number + (wanted?.turn ?? 0);
    const item = unlike(
      wanted,
      first,
      (turn) => withFocusNamed(write(subject, turn), wanted),
      ({ stem }) => stem,
    );
    return { ...item, number: row.number, cites: [] };
  });
}

function withFocusNamed<Item extends { stem: string }>(item: Item, wanted: Preferences | null): Item {
  const more = naming(wanted, item.stem);
  return more === '' ? item : { ...item, stem: `${item.stem} ${more}` };
}

function subjectOf(row: Row, course: Course, wanted: Preferences | null): Subject {
  const isElsewhere = wanted?.topic !== undefined && wanted.topic.title !== row.topic;
  const topic = isElsewhere ? wanted.topic : course.topics.find(({ title }) => title === row.topic);
  const clo = course.clos.find(({ code }) => code === row.clo) ?? course.clos[0];
  const fallback = clo ? objectOf(clo) : `kandungan ${callOf(course)}`;
  const title = isElsewhere ? (wanted.topic?.title ?? '') : ownTitle(course, row);
  return { row, course, topic, clo, wanted, about: topicPhrase(course, title, fallback) };
}

/** A focus that was made of the topic's own title ('Tujuan ...') only repeats the topic. */
function ownTitle(course: Course, { subtopic, topic: title }: Row): string {
  const isStated = course.topics.some(({ subtopics }) => subtopics.includes(subtopic));
  const isFocus = !isStated && subtopic.includes(topicPhrase(course, title, title));
  return isFocus || subtopic.trim() === '' ? title : subtopic;
}

/** A classroom in two sentences, the second saying what is seen there. Brief: the second alone. */
export function situation({ about, wanted }: Subject, turn: number): string {
  const { observation } = practiceAt(turn);
  return wanted?.isShorter
    ? `Semasa pelajaran tentang ${about}: ${observation.toLowerCase()}.`
    : `${actorAt(turn)} ${doingAt(turn)} ${about}. ${observation}.`;
}
