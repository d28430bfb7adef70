import { comparable } from '../../../../../shared/text/comparable.ts';
import type { MultipleChoiceAnswer } from '../../../../../lambdas/valentra/prompts/exam.ts';
import { isGiveaway } from '../../../../../shared/valentra/items.ts';
import { similarTo } from '../../../../../shared/valentra/similar.ts';
import type { CognitiveLevel } from '../../../../../shared/valentra/schemas.ts';
import { upperFirst } from '../../language.ts';
import type { Course, Preferences, Topic } from '../promptCourse.ts';
import {
  distinct,
  filled,
  inOrder,
  listed,
  mattersIn,
  othersOf,
  q,
  sequenceOf,
  type Ask,
  type Matter,
  type Note,
} from './matter.ts';

type Item = MultipleChoiceAnswer['items'][number];

/** A question; `from`: what its key rests on, a sentence of the notes or topics of the course in their order. */
interface Draft extends Pick<Item, 'stem' | 'answer' | 'distractors'> {
  from: Note | readonly Topic[];
}
type Way = (matter: Matter) => Draft | null;

/** Questions whose key the course or its notes decide; a row that neither decides has none. */
export const multipleChoice = (course: Course, request: string, wanted: Preferences | null): MultipleChoiceAnswer => ({
  items: mattersIn(request, course).flatMap((matter) => {
    const draftsOf = (some: readonly Way[]): Draft[] => some.flatMap((way) => way(matter) ?? []).filter(isSound);
    const own = draftsOf(ways[matter.row.cognitiveLevel]);
    // A note is asked once; what the course says of the same is asked the second time in the next way.
    const fromNotes = own.filter(({ from }) => 'kind' in from);
    const usual = [...fromNotes, ...own.filter((draft) => !fromNotes.includes(draft)).slice(matter.turn)];
    if (wanted === null) return usual.slice(0, 1).map((draft) => itemOf(matter, draft));
    const all = [...own, ...draftsOf(Object.values(ways).flat())];
    const isNew = ({ stem }: Draft): boolean =>
      !wanted.before.has(stem) && !matter.written.some((other) => similarTo(stem, other));
    const fresh = all.filter(isNew);
    return [fresh[wanted.turn % fresh.length] ?? all[0] ?? []].flat().map((draft) => itemOf(matter, draft));
  }),
});

/** Four different options, none of which gives itself away by its length. */
const isSound = ({ answer, distractors }: Draft): boolean =>
  distractors.length === 3 &&
  new Set([answer, ...distractors].map(comparable)).size === 4 &&
  !isGiveaway(answer, distractors);

/** With the words that bear its key out. */
function itemOf({ row: { number }, at, say }: Matter, { from, ...item }: Draft): Item {
  if ('kind' in from) {
    const source = say('Bahan kuliah menyatakan', 'The lecture notes say');
    return { ...item, number, cites: [from.at], explanation: `${source}: ${from.about}: ${from.says}.` };
  }
  const topics = from.map(({ title, subtopics }) =>
    subtopics.length === 0 ? q(title) : `${q(title)} (${subtopics.join(', ')})`,
  );
  const source = say('Menurut maklumat kursus', 'According to the course information');
  return { ...item, number, cites: at, explanation: `${source}: ${topics.join(' → ')}.` };
}

const nearest = (answer: string, others: readonly string[]): string[] =>
  distinct(others)
    .filter((other) => comparable(other) !== comparable(answer))
    .toSorted((a, b) => Math.abs(a.length - answer.length) - Math.abs(b.length - answer.length))
    .slice(0, 3);

/** A way that asks for a term which the notes define, or for its meaning; the other options are what else they define, or other topics. */
const defined =
  (wanted: 'about' | 'says', ask: Ask): Way =>
  (matter) => {
    const { note, notes } = matter;
    if (note?.kind !== 'meaning') return null;
    const others = notes.filter(({ kind, about }) => kind === 'meaning' && about !== note.about);
    const titles = wanted === 'about' ? othersOf(matter).map(({ title }) => title) : [];
    return {
      stem: filled(matter, ask, wanted === 'about' ? note.says : q(note.about)),
      answer: upperFirst(note[wanted]),
      distractors: nearest(note[wanted], [...others.map((other) => upperFirst(other[wanted])), ...titles]),
      from: note,
    };
  };

/** What is asked of a whole topic is asked with its first subtopic alone. */
const asksOfTopic = ({ topic, focus }: Matter): boolean => focus === (topic.subtopics[0] ?? '');

/** What does not belong to a list of the notes, or to a topic of the course. */
const odd =
  (ofNote: Ask, ofTopic: Ask): Way =>
  (matter) => {
    const { topic, note } = matter;
    const list = note?.kind === 'parts' ? note : undefined;
    const parts = list?.parts ?? topic.subtopics;
    const [stranger] = othersOf(matter).flatMap(({ subtopics }) => subtopics);
    if (parts.length < 3 || stranger === undefined || (list === undefined && !asksOfTopic(matter))) return null;
    return {
      stem: list === undefined ? filled(matter, ofTopic, q(topic.title)) : filled(matter, ofNote, `${list.about}.`),
      answer: stranger,
      distractors: nearest(stranger, parts),
      from: list ?? [topic],
    };
  };

/** A way that asks which topic holds the subtopic. */
const holder =
  (ask: Ask): Way =>
  (matter) => {
    const { topic, focus } = matter;
    if (focus === '') return null;
    const others = othersOf(matter).map(({ title }) => title);
    return {
      stem: filled(matter, ask, q(focus)),
      answer: topic.title,
      distractors: nearest(topic.title, others),
      from: [topic],
    };
  };

/** A way that asks for the order of three matters, one of them this question's. */
const sequence =
  (ask: Ask): Way =>
  (matter) => {
    const { topics, topic, focus, row } = matter;
    const others = othersOf(matter).slice(0, 2);
    const asked = [
      focus === '' ? topic.title : focus,
      ...others.map(({ title, subtopics }) =>
        focus === '' ? title : (subtopics[row.number % Math.max(1, subtopics.length)] ?? title),
      ),
    ];
    const [a = '', b = '', c = ''] = inOrder(topics, asked);
    if (c === '') return null;
    const [answer = '', ...distractors] = [
      [a, b, c],
      [b, a, c],
      [a, c, b],
      [c, b, a],
    ].map(sequenceOf);
    const from = topics.filter((one) => one === topic || others.includes(one));
    return { stem: filled(matter, ask, listed(matter, asked)), answer, distractors, from };
  };

/** How each level is asked: from what notes say, from what the course holds, from its order. */
const ways: Readonly<Record<CognitiveLevel, readonly Way[]>> = {
  C1: [
    defined('about', ['Namakan istilah yang bermaksud “X”.', 'Name the term that means “X”.']),
    odd(
      ['X Kenal pasti yang BUKAN antara yang dimaksudkan.', 'X Identify the one that is NOT among them.'],
      ['Kenal pasti yang BUKAN sebahagian daripada X.', 'Identify the one that is NOT part of X.'],
    ),
    holder(['Namakan topik kursus yang memuatkan X.', 'Name the topic of the course that covers X.']),
    sequence(['Nyatakan urutan X dalam kursus.', 'State the order of X in the course.']),
  ],
  C2: [
    defined('says', [
      'Jelaskan maksud X dengan memilih pernyataan yang tepat.',
      'Explain X by choosing the correct statement.',
    ]),
    holder(['Kelaskan X: perkara ini milik topik yang manakah?', 'Classify X: to which topic does it belong?']),
    sequence([
      'Terangkan urutan X dengan memilih susunan yang mengikut kursus.',
      'Explain the order of X by choosing the arrangement that follows the course.',
    ]),
  ],
  C3: [
    defined('about', [
      'Gunakan takrif dalam bahan kuliah: istilah manakah tepat bagi “X”?',
      'Use the definitions in the notes: which term fits “X”?',
    ]),
    holder([
      'Gunakan susunan kursus: nota tentang X dicari dalam topik yang manakah?',
      'Use the course outline: under which topic are notes on X found?',
    ]),
    sequence(['Gunakan jadual kursus untuk menyusun X.', 'Use the course schedule to arrange X.']),
  ],
  C4: [
    defined('about', ['Analisis takrif “X”: istilah manakah yang dimaksudkan?', 'Analyse “X”: which term is meant?']),
    odd(
      [
        'X Analisis pilihan berikut: yang manakah BUKAN antara yang dimaksudkan?',
        'X Analyse the following: which is NOT among them?',
      ],
      [
        'Analisis kandungan X. Yang manakah BUKAN sebahagian daripadanya?',
        'Analyse the contents of X. Which is NOT part of it?',
      ],
    ),
    holder([
      'Analisis kandungan kursus: X sebahagian daripada topik yang manakah?',
      'Analyse the contents of the course: X is part of which topic?',
    ]),
    sequence([
      'Analisis urutan X: susunan manakah mengikut kursus?',
      'Analyse the order of X: which arrangement follows the course?',
    ]),
  ],
  C5: [
    defined('about', ['Nilaikan empat istilah: yang manakah tepat bagi “X”?', 'Evaluate four terms: which fits “X”?']),
    holder(['Wajarkan tempat bagi X: topik manakah?', 'Justify the place of X: which topic?']),
    sequence([
      'Nilaikan empat susunan bagi X: yang manakah wajar?',
      'Evaluate four arrangements of X: which follows the course?',
    ]),
  ],
  C6: [
    sequence([
      'Rancang ulang kaji bagi X: urutan manakah mengikut kursus?',
      'Plan a revision of X: which order follows the course?',
    ]),
  ],
};
