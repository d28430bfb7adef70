import * as z from 'zod';
import { comparable } from '../../../../../shared/text/comparable.ts';
import { orderOf } from '../../../../../shared/valentra/counting/levels.ts';
import { jsuQuestionSchema } from '../../../../../shared/valentra/schemas.ts';
import { clip, quoted, upperFirst } from '../../language.ts';
import { dataIn } from '../../promptData.ts';
import { framed, say, type Course } from '../promptCourse.ts';
import { verbsOf } from '../words.ts';
import { isOfTopic, type Note, notesIn } from './notes.ts';

const placeSchema = jsuQuestionSchema.pick({ number: true, topic: true, subtopic: true, cognitiveLevel: true });
type Place = z.infer<typeof placeSchema>;
const rowSchema = placeSchema.extend({ marks: z.int().positive(), petikan: z.array(z.string()).default([]) });

export const q = (title: string): string => quoted(clip(title.replace(/\s+/g, ' ').trim(), 160));

/** What each question of a request is about, and what the notes say that it alone of the paper asks. */
export function mattersIn(request: string, course: Course) {
  const rows = dataIn(request, 'pelan', z.array(rowSchema));
  const others = dataIn(request, 'lain', z.array(placeSchema.extend({ stem: z.string().default('') })).default([]));
  const allNotes = notesIn(request);
  const paper = [...rows, ...others].toSorted((a, b) => a.number - b.number);
  return rows.map((row) => {
    const subtopics = course.topics.find(({ title }) => title === row.topic)?.subtopics ?? [];
    const ofTopic = paper.filter((one) => one.topic === row.topic);
    const alike = ofTopic.filter(({ cognitiveLevel }) => cognitiveLevel === row.cognitiveLevel);
    const notes = allNotes.filter((note) => isOfTopic(note, row.topic, course.topics));
    return {
      course,
      row,
      allNotes,
      ...placeOf(row, alike, subtopics),
      /** Sentences ask for recall and understanding alone; each is one question's. */
      notes: orderOf(row.cognitiveLevel) === 'HOTS' ? [] : shareOf(row, ofTopic, notes),
      /** What other topics hold: wrong answers. */
      strangers: course.topics.flatMap((other) =>
        other.title === row.topic ? [] : other.subtopics.filter((text) => !subtopics.includes(text)),
      ),
      /** The places in the course document that bear the topic out. */
      at: row.petikan.filter((at) => at.startsWith('0:')),
      /** Texts of the paper's other questions, where they are written. */
      written: others.map(({ stem }) => stem),
      say: (malay: string, english: string): string => say(course, malay, english),
    };
  });
}
export type Matter = ReturnType<typeof mattersIn>[number];

/**
 * What a question asks about: its subtopic, else one that no question of its level and topic asks about, else its own again. `turn`: how
 * many earlier questions ask the same of the same.
 */
function placeOf({ number, topic }: Place, alike: readonly Place[], subtopics: readonly string[]) {
  const unasked = subtopics.filter((own) => !alike.some(({ subtopic }) => subtopic === own));
  const wanted = alike.map(({ subtopic }) => subtopic.trim() || topic);
  const foci = wanted.map((own, i) => (wanted.indexOf(own) < i ? (unasked.shift() ?? own) : own));
  const place = alike.findIndex((one) => one.number === number);
  const focus = foci[place] ?? topic;
  return { focus, turn: foci.slice(0, place).filter((other) => other === focus).length };
}

/** The notes of a question: those that explain its subtopic, and its share of those that explain no other's. */
function shareOf({ number }: Place, ofTopic: readonly Place[], notes: readonly Note[]): Note[] {
  const asking = ofTopic.filter(({ cognitiveLevel }) => orderOf(cognitiveLevel) === 'LOTS');
  const explains = ({ about }: Note, { subtopic }: Place): boolean =>
    subtopic !== '' && ` ${comparable(about)} `.includes(` ${comparable(subtopic)} `);
  return notes.filter((note, i) => {
    const own = asking.find((place) => explains(note, place)) ?? asking[i % asking.length];
    return own?.number === number;
  });
}

/** '“Litar siri” (topik “Litar elektrik”)'. */
export const subjectOf = ({ row: { topic }, focus, say: told }: Matter): string =>
  comparable(focus) === comparable(topic) ? q(topic) : `${q(focus)} (${told('topik', 'topic')} ${q(topic)})`;

/** How often a question may be written again. */
const rounds = Array.from({ length: 60 }, (_, i) => i);

/** The frames of a question with topic, level, verb and marks, and the task of each; no two of a paper are the same. Written again, the next is taken. */
export const framesOf = (matter: Matter): { stem: string; task: string }[] =>
  rounds.map((again) => {
    const { course, row, focus, turn, say: told } = matter;
    const verbs = verbsOf(course, row.cognitiveLevel);
    const place = turn + again;
    const verb = verbs[place % verbs.length] ?? verbs[0];
    const round = Math.floor(place / verbs.length) + 1;
    const more = round === 1 ? '' : told(`, kali ke-${round}`, `, round ${round}`);
    const [level, subject, marks] = [row.cognitiveLevel, subjectOf(matter), row.marks];
    return {
      stem: framed(
        course,
        `soalan ${level} dengan kata tugas ${quoted(verb)} tentang ${subject}, ${marks} markah${more}`,
        `a ${level} question with the verb ${quoted(verb)} on ${subject}, ${marks} ${marks === 1 ? 'mark' : 'marks'}${more}`,
      ),
      task: `${upperFirst(verb)} ____ ${told('tentang', 'on')} ${q(focus)}.`,
    };
  });
