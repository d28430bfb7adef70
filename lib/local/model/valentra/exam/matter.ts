import * as z from 'zod';
import { comparable } from '../../../../../shared/text/comparable.ts';
import { jsuQuestionSchema } from '../../../../../shared/valentra/schemas.ts';
import { uniqueBy } from '../../../../../shared/uniqueBy.ts';
import { inMalay, joined, overlap, upperFirst, clip, quoted, seedOf, turned } from '../../language.ts';
import { dataIn } from '../../promptData.ts';
import type { Course, Topic } from '../promptCourse.ts';

const placeSchema = jsuQuestionSchema.pick({ number: true, topic: true, subtopic: true, cognitiveLevel: true });
type Place = z.infer<typeof placeSchema>;
const rowSchema = placeSchema.extend({
  marks: z.int().positive(),
  /** Names of passages. */
  petikan: z.array(z.string()).default([]),
});
type Row = z.infer<typeof rowSchema>;
const passageSchema = z.object({ at: z.string(), place: z.string(), text: z.string() });

/**
 * A sentence of the notes that can be asked about: what a term means ('Fonologi ialah ilmu bunyi.'), a list and what stands before its
 * colon ('Bunyi ada dua jenis: ...'), why something happens.
 */
export interface Note {
  kind: 'meaning' | 'parts' | 'cause';
  /** The term, what is listed, or what happens. */
  about: string;
  says: string;
  parts: string[];
  at: string;
  /** 'Bahagian "Fonologi"': where the notes say it. */
  place: string;
}

export const q = (title: string): string => quoted(clip(title.replace(/\s+/g, ' ').trim(), 160));

/** A text in Malay and in English; X stands for what it is about, T for its topic. */
export type Ask = readonly [malay: string, english: string];

export const distinct = (texts: readonly string[]): string[] => uniqueBy(texts, comparable);

/** The course as questions see it: subtopics that several topics have tell nothing. */
function told({ topics }: Course): Topic[] {
  const all = topics.flatMap(({ title, subtopics }) => [title, ...distinct(subtopics)]).map(comparable);
  const isOwn = (text: string): boolean =>
    /\p{L}{2}/u.test(text) && all.filter((other) => other === comparable(text)).length === 1;
  return topics
    .filter(({ title }) => isOwn(title))
    .map((topic) => ({ ...topic, subtopics: distinct(topic.subtopics).filter(isOwn) }));
}

const patterns: Record<Note['kind'], RegExp> = {
  parts: /^(\p{Lu}[^.,:;!?]{8,100}):\s*([^.:!?]+,[^.:!?]+)\.?$/u,
  cause:
    /^(\p{Lu}[^.,:;!?]{2,120}?)\s+(?:kerana|disebabkan oleh|berpunca daripada|because|(?:is|are) caused by)\s+([^.!?]{10,200})\.?$/u,
  meaning:
    /^(\p{Lu}[^.,:;!?]{2,60}?)\s+(?:ialah|adalah|bermaksud|merujuk kepada|ditakrifkan sebagai|is defined as|refers to|means|is|are)\s+([^.!?]{20,200})[.]/u,
};
const pointing = /^(?:ini|itu|ia|mereka|antara|it|this|that|these|those|there|they|he|she|we|you|one)\b/iu;

function noteIn(sentence: string, source: Pick<Note, 'at' | 'place'>): Note[] {
  for (const kind of ['parts', 'cause', 'meaning'] as const) {
    const [, about = '', says = ''] = patterns[kind].exec(sentence.trim()) ?? [];
    const name = upperFirst(about.replace(/^(?:an?|the)\s+/iu, ''));
    const isNamed = name !== '' && (kind !== 'meaning' || name.split(' ').length <= 6) && !pointing.test(name);
    if (!isNamed || comparable(says).includes(comparable(name))) continue;
    return [{ kind, about: name, says, parts: kind === 'parts' ? partsOf(says) : [], ...source }];
  }
  return [];
}

/** 'a, b dan c'; where the last has its own 'dan', it is joined by 'serta'. */
const partsOf = (text: string): string[] => {
  const parts = text.split(/,\s*/u);
  const last = parts.pop()?.replace(/^(?:dan|serta|and)\s+/u, '') ?? '';
  return [...parts, ...last.split(/ serta /u.test(last) ? / serta / : / (?:dan|and) /u)].map(upperFirst);
};

const notesIn = (petikan: readonly z.infer<typeof passageSchema>[]): Note[] =>
  petikan.flatMap(({ text, at, place }) =>
    at.startsWith('0:') ? [] : text.split(/(?<=[.!?])\s+|\n+/u).flatMap((sentence) => noteIn(sentence, { at, place })),
  );

/** The topic that a note and its heading share most words with, more than with any other. */
function topicOf({ about, says, place }: Note, topics: readonly Topic[]): Topic | undefined {
  const shared = topics.map(({ title, subtopics }) =>
    overlap(`${about} ${says} ${place}`, `${title} ${subtopics.join(' ')}`),
  );
  const most = Math.max(1, ...shared);
  return shared.filter((count) => count === most).length === 1 ? topics[shared.indexOf(most)] : undefined;
}

/**
 * What each question of a request can be asked from: the course's own order and contents, and what the notes say of its topic. None for a
 * question whose topic the course does not have.
 */
export function mattersIn(request: string, course: Course) {
  const rows = dataIn(request, 'pelan', z.array(rowSchema));
  const others = dataIn(request, 'lain', z.array(placeSchema.extend({ stem: z.string().default('') })).default([]));
  const topics = told(course);
  const notes = uniqueBy(notesIn(dataIn(request, 'petikan', z.array(passageSchema).default([]))), ({ about }) => about);
  const say = (malay: string, english: string): string => (course.language === 'en' ? english : malay);
  return rows.flatMap((row) => {
    const topic = topics.find(({ title }) => title === row.topic);
    if (topic === undefined) return [];
    const ofTopic = [...rows, ...others]
      .filter((one) => one.topic === row.topic)
      .toSorted((a, b) => a.number - b.number);
    const alike = ofTopic.filter(({ cognitiveLevel }) => cognitiveLevel === row.cognitiveLevel);
    const place = alike.findIndex(({ number }) => number === row.number);
    const { focus, turn } = placesOf(alike, topic)[place] ?? { focus: '', turn: 0 };
    const ofNotes = notes.filter((note) => topicOf(note, topics) === topic);
    return {
      row,
      topic,
      focus,
      turn,
      topics,
      /** Other topics, each turn beginning with another. */
      otherTopics: turned(
        topics.filter((other) => other !== topic),
        row.number + turn,
      ),
      /** What only this question of the paper asks about; none where the notes say nothing that is left for it. */
      note: noteFor(row, ofTopic, ofNotes),
      /** All that the notes of this request say. */
      notes,
      /** The places in the course document that bear the topic out. */
      at: row.petikan.filter((at) => at.startsWith('0:')),
      /** Texts of the paper's other questions, where they are written. */
      written: others.map(({ stem }) => stem),
      /** The text in the language of the paper. */
      say,
      /** With what it is about and its topic in it. */
      fill: (text: Ask, what: string): string =>
        say(...text).replaceAll(/\b[XT]\b/gu, (mark) => (mark === 'X' ? what : q(topic.title))),
      /** 'a, b dan c', each in quotes. */
      listed: (texts: readonly string[]): string => say(inMalay(texts.map(q)), joined(texts.map(q), 'and')),
      /** As the course has them, one after the other. */
      inOrder: (texts: readonly string[]): string[] =>
        topics.flatMap(({ title, subtopics }) => [title, ...subtopics]).filter((text) => texts.includes(text)),
    };
  });
}
export type Matter = ReturnType<typeof mattersIn>[number];

/**
 * What each of a topic's questions of one level asks about: its subtopic, else one that none of them asks about, else its own again; '' where
 * the topic has none. `turn`: how many earlier questions ask the same of the same.
 */
function placesOf(alike: readonly Place[], { subtopics }: Topic): { focus: string; turn: number }[] {
  const wanted = alike.map(({ subtopic }) => (subtopics.includes(subtopic) ? subtopic : (subtopics[0] ?? '')));
  const free = subtopics.filter((subtopic) => !wanted.includes(subtopic));
  const foci = wanted.map((own, i) => (wanted.indexOf(own) < i ? (free.shift() ?? own) : own));
  return foci.map((focus, i) => ({ focus, turn: foci.slice(0, i).filter((other) => other === focus).length }));
}

/** Each note is asked once in a paper, whatever call it stands in: of the subtopic that it explains, else by a question that its name tells. */
function noteFor({ number }: Row, ofTopic: readonly Place[], notes: readonly Note[]): Note | undefined {
  const explains = ({ about }: Note, subtopic: string): boolean =>
    subtopic !== '' && ` ${comparable(about)} `.startsWith(` ${comparable(subtopic)} `);
  return notes.find((note) => {
    const own = ofTopic.find(({ subtopic }) => explains(note, subtopic));
    return (own ?? ofTopic[seedOf(note.about) % ofTopic.length])?.number === number;
  });
}

/** 'a → b → c', each in quotes. */
export const sequenceOf = (texts: readonly string[]): string => texts.map(q).join(' → ');
