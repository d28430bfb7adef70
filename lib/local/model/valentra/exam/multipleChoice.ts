import { comparable } from '../../../../../shared/text/comparable.ts';
import type { MultipleChoiceAnswer } from '../../../../../lambdas/valentra/prompts/exam.ts';
import { similarTo } from '../../../../../shared/valentra/similar.ts';
import type { CognitiveLevel } from '../../../../../shared/valentra/schemas.ts';
import { upperFirst } from '../../language.ts';
import type { Course, Preferences } from '../promptCourse.ts';
import {
  beside,
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
/** Without `cites` it rests on the course document. */
type Way = (matter: Matter) => (Omit<Item, 'number' | 'cites'> & { cites?: string[] }) | null;

/** Questions whose key the course or its notes decide; a row that neither decides has none. */
export const multipleChoice = (course: Course, request: string, wanted: Preferences | null): MultipleChoiceAnswer => ({
  items: mattersIn(request, course, wanted).flatMap((matter) => {
    const { cognitiveLevel, number } = matter.row;
    const itemsOf = (some: readonly Way[]): Item[] =>
      some
        .flatMap((way) => way(matter) ?? [])
        .map((item) => ({ number, cites: matter.at, ...item }))
        .filter(isSound);
    const own = itemsOf(ways[cognitiveLevel]);
    // A question asked the second time of the same is asked in the next way.
    if (wanted === null) return own.slice(matter.turn, matter.turn + 1);
    const all = [...own, ...itemsOf(Object.values(ways).flat())];
    const isNew = ({ stem }: Item): boolean =>
      !wanted.before.has(stem) && !matter.written.some((other) => similarTo(stem, other));
    const fresh = all.filter(isNew);
    return [fresh[wanted.turn % fresh.length] ?? all[0] ?? []].flat();
  }),
});

/** Four different options, none of which gives itself away by its length. */
const isSound = ({ answer, distractors }: Item): boolean =>
  distractors.length === 3 &&
  new Set([answer, ...distractors].map(comparable)).size === 4 &&
  answer.length <= 1.2 * Math.max(...distractors.map(({ length }) => length)) + 6;

const nearest = (answer: string, others: readonly string[]): string[] =>
  distinct(others)
    .filter((other) => comparable(other) !== comparable(answer))
    .toSorted((a, b) => Math.abs(a.length - answer.length) - Math.abs(b.length - answer.length))
    .slice(0, 3);

const inNotes = ({ say }: Matter): string =>
  say('Itulah yang dinyatakan dalam bahan kuliah.', 'The lecture notes say so.');
const inCourse = ({ say }: Matter): string => say('menurut maklumat kursus', 'in the course information');

/** A way that asks of what the notes define; `others`: what else they define. */
const ofMeaning =
  (write: (matter: Matter, note: Note, others: Note[]) => Pick<Item, 'stem' | 'answer' | 'distractors'> | null): Way =>
  (matter) => {
    const { note, notes } = matter;
    if (note?.kind !== 'meaning') return null;
    const others = notes.filter(({ kind, about }) => kind === 'meaning' && about !== note.about);
    const item = write(matter, note, others);
    return item && { ...item, cites: [note.at], explanation: `${inNotes(matter)} ${note.about}: ${note.says}.` };
  };

const term = (ask: Ask): Way =>
  ofMeaning((matter, { about, says }, others) => ({
    stem: filled(matter, ask, says),
    answer: about,
    distractors: nearest(about, [...others.map((other) => other.about), ...othersOf(matter).map(({ title }) => title)]),
  }));

const meaning: Way = ofMeaning(({ say }, { about, says }, others) => ({
  stem: say(
    `Jelaskan maksud ${q(about)} dengan memilih pernyataan yang tepat.`,
    `Explain ${q(about)} by choosing the correct statement.`,
  ),
  answer: upperFirst(says),
  distractors: nearest(
    says,
    others.map((other) => upperFirst(other.says)),
  ),
}));

const compared: Way = ofMeaning(({ say }, one, [two, three]) => {
  if (two === undefined || three === undefined) return null;
  const pair = (a: Note, b: Note): string => `${one.about}: ${a.says}; ${two.about}: ${b.says}`;
  return {
    stem: say(
      `Bandingkan ${q(one.about)} dengan ${q(two.about)}. Pasangan takrif manakah yang tepat?`,
      `Compare ${q(one.about)} with ${q(two.about)}. Which pair of definitions is correct?`,
    ),
    answer: pair(one, two),
    distractors: [pair(two, one), pair(one, three), pair(three, two)],
  };
});

const claim: Way = ofMeaning(({ say }, one, [two, three, four]) => {
  if (two === undefined || three === undefined || four === undefined) return null;
  const wrong = ({ about }: Note): string => say(`Salah, itu maksud ${q(about)}`, `Wrong, that is ${q(about)}`);
  return {
    stem: say(
      `Seorang rakan mendakwa bahawa ${q(one.about)} ialah ${two.says}. Nilaikan dakwaan itu.`,
      `A peer claims that ${q(one.about)} is ${two.says}. Evaluate the claim.`,
    ),
    answer: wrong(two),
    distractors: [
      wrong(three),
      wrong(four),
      say(`Betul, itu maksud ${q(one.about)}`, `Right, that is ${q(one.about)}`),
    ],
  };
});

/** What does not belong to a list of the notes, or to a topic of the course. */
const odd =
  (ofNote: Ask, ofTopic: Ask): Way =>
  (matter) => {
    const { topic, note, at, say } = matter;
    const list = note?.kind === 'parts' ? note : undefined;
    const parts = list?.parts ?? topic.subtopics;
    const [stranger] = othersOf(matter).flatMap(({ subtopics }) => subtopics);
    if (parts.length < 3 || stranger === undefined || (list === undefined && !asksOfTopic(matter))) return null;
    return {
      cites: list === undefined ? at : [list.at],
      stem: list === undefined ? filled(matter, ofTopic, q(topic.title)) : filled(matter, ofNote, `${list.about}.`),
      answer: stranger,
      distractors: nearest(stranger, parts),
      explanation: say(
        `${q(stranger)} tergolong dalam topik lain: ${parts.join(', ')} sahaja yang berkenaan.`,
        `${q(stranger)} belongs to another topic: only ${parts.join(', ')} are meant.`,
      ),
    };
  };

const part: Way = (matter) => {
  const { topic, focus, say } = matter;
  const others = othersOf(matter).flatMap(({ subtopics }) => subtopics);
  const answer = topic.subtopics.find((other) => other !== focus);
  if (answer === undefined) return null;
  return {
    stem: say(
      `Kelaskan perkara berikut: yang manakah setopik dengan ${q(focus)}?`,
      `Classify the following: which belongs to the same topic as ${q(focus)}?`,
    ),
    answer,
    distractors: nearest(answer, others),
    explanation: say(
      `${q(answer)} dan ${q(focus)} ialah subtopik bagi ${q(topic.title)}; tiga pilihan lain tergolong dalam topik lain.`,
      `${q(answer)} and ${q(focus)} are subtopics of ${q(topic.title)}; the others belong to other topics.`,
    ),
  };
};

/** Two matters and their two topics: one pairing is right. */
const pairs: Way = (matter) => {
  const { topic, focus, say } = matter;
  const other = othersOf(matter).find(({ subtopics }) => subtopics.length > 0);
  const [second] = other?.subtopics ?? [];
  if (focus === '' || other === undefined || second === undefined) return null;
  const within = say('dalam', 'in');
  const pair = (one: string, two: string): string =>
    `${q(focus)} ${within} ${q(one)}; ${q(second)} ${within} ${q(two)}`;
  const [t, u] = [topic.title, other.title];
  return {
    stem: say(
      `Bandingkan kedudukan ${q(focus)} dengan ${q(second)} dalam kursus ini. Pernyataan manakah yang betul?`,
      `Compare where ${q(focus)} and ${q(second)} stand in this course. Which statement is correct?`,
    ),
    answer: pair(t, u),
    distractors: [pair(u, t), pair(t, t), pair(u, u)],
    explanation: `${pair(t, u)} ${inCourse(matter)}.`,
  };
};

/** What is asked of a whole topic is asked with its first subtopic alone. */
const asksOfTopic = ({ topic, focus }: Matter): boolean => focus === (topic.subtopics[0] ?? '');

const relations: Readonly<Record<-1 | 0 | 1, Ask>> = {
  [-1]: ['sejurus sebelum', 'right before'],
  0: ['di bawah topik', 'under the topic'],
  1: ['sejurus selepas', 'right after'],
};

/** Asks for a topic by its place: the one that holds the subtopic, or the one right before or after the subtopic's own. */
const place =
  (steps: -1 | 0 | 1, ask: Ask): Way =>
  (matter) => {
    const { topic, topics, focus, say } = matter;
    const answer = beside(matter, steps)?.title;
    if (answer === undefined || (steps === 0 ? focus === '' : !asksOfTopic(matter))) return null;
    const [asked, below, above] = steps === 0 ? [focus, focus, answer] : [topic.title, answer, topic.title];
    return {
      stem: filled(matter, ask, q(asked)),
      answer,
      distractors: nearest(
        answer,
        topics.filter((other) => other !== topic).map(({ title }) => title),
      ),
      explanation: `${q(below)} ${say('terletak', 'stands')} ${say(...relations[steps])} ${q(above)} ${inCourse(matter)}.`,
    };
  };

/** A way that asks for the order of three matters, one of them this question's. */
const sequence =
  (ask: Ask): Way =>
  (matter) => {
    const { topics, topic, focus, row, say } = matter;
    const own = focus === '' ? topic.title : focus;
    const others = othersOf(matter)
      .slice(0, 2)
      .map(({ title, subtopics }) =>
        focus === '' ? title : (subtopics[row.number % Math.max(1, subtopics.length)] ?? title),
      );
    const [a = '', b = '', c = ''] = inOrder(topics, [own, ...others]);
    if (c === '') return null;
    return {
      stem: filled(matter, ask, listed(matter, [own, ...others])),
      answer: sequenceOf([a, b, c]),
      distractors: [
        [b, a, c],
        [a, c, b],
        [c, b, a],
      ].map(sequenceOf),
      explanation: `${say('Itulah urutan topiknya', 'That is their order')} ${inCourse(matter)}.`,
    };
  };

/** How each level is asked: from what notes say, from what the course holds, from its order. */
const ways: Readonly<Record<CognitiveLevel, readonly Way[]>> = {
  C1: [
    term(['Namakan istilah yang bermaksud “X”.', 'Name the term that means “X”.']),
    odd(
      ['X Kenal pasti yang BUKAN antara yang dimaksudkan.', 'X Identify the one that is NOT among them.'],
      ['Kenal pasti yang BUKAN sebahagian daripada X.', 'Identify the one that is NOT part of X.'],
    ),
    place(0, ['Namakan topik kursus yang memuatkan X.', 'Name the topic of the course that covers X.']),
    place(1, [
      'Kenal pasti topik yang dipelajari sejurus selepas X.',
      'Identify the topic that is taught right after X.',
    ]),
    sequence(['Nyatakan urutan X dalam kursus.', 'State the order of X in the course.']),
  ],
  C2: [
    meaning,
    part,
    place(-1, [
      'Jelaskan urutan kursus: topik manakah mendahului X?',
      'Explain the order of the course: which topic comes right before X?',
    ]),
    sequence([
      'Terangkan urutan X dengan memilih susunan yang mengikut kursus.',
      'Explain the order of X by choosing the arrangement that follows the course.',
    ]),
  ],
  C3: [
    term([
      'Gunakan takrif dalam bahan kuliah: istilah manakah tepat bagi “X”?',
      'Use the definitions in the notes: which term fits “X”?',
    ]),
    place(0, [
      'Gunakan susunan kursus: nota tentang X dicari dalam topik yang manakah?',
      'Use the course outline: under which topic are notes on X found?',
    ]),
    place(1, [
      'Gunakan jadual kursus: selepas X, topik manakah pula?',
      'Use the course schedule: which topic comes right after X?',
    ]),
    sequence(['Gunakan jadual kursus untuk menyusun X.', 'Use the course schedule to arrange X.']),
  ],
  C4: [
    compared,
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
    pairs,
    sequence([
      'Analisis urutan X: susunan manakah mengikut kursus?',
      'Analyse the order of X: which arrangement follows the course?',
    ]),
  ],
  C5: [
    claim,
    place(0, ['Wajarkan tempat bagi X: topik manakah?', 'Justify the place of X: which topic?']),
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
