import { comparable } from '../../../../../shared/text/comparable.ts';
import type { MultipleChoiceAnswer } from '../../../../../lambdas/valentra/prompts/exam.ts';
import { isGiveaway } from '../../../../../shared/valentra/items/flags.ts';
import { similarTo } from '../../../../../shared/valentra/items/similarStems.ts';
import { distanceOf } from '../../../../../shared/valentra/counting/levels.ts';
import { cognitiveLevels, type CognitiveLevel } from '../../../../../shared/valentra/schemas.ts';
import { upperFirst } from '../../language.ts';
import type { Course, Preferences, Topic } from '../promptCourse.ts';
import { distinct, mattersIn, q, sequenceOf, type Ask, type Matter, type Note } from './matter.ts';

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
    const { cognitiveLevel } = matter.row;
    const own = draftsOf(ways[cognitiveLevel]);
    // A note is asked once; what the course says of the same is asked the second time in the next way.
    const fromNotes = own.filter(({ from }) => 'kind' in from);
    const usual = [...fromNotes, ...own.filter((draft) => !fromNotes.includes(draft)).slice(matter.turn)];
    if (wanted === null) return usual.slice(0, 1).map((draft) => itemOf(matter, draft));
    // Forms of another level only where its own are used up, the nearest first.
    const levels = cognitiveLevels.toSorted((a, b) => distanceOf(a, cognitiveLevel) - distanceOf(b, cognitiveLevel));
    const isNew = ({ stem }: Draft): boolean =>
      !wanted.before.has(stem) && !matter.written.some((other) => similarTo(stem, other));
    const fresh = own.filter(isNew);
    const others = draftsOf(levels.flatMap((level) => ways[level]));
    const chosen = fresh[wanted.turn % fresh.length] ?? others.find(isNew) ?? others[0];
    return chosen === undefined ? [] : [itemOf(matter, chosen)];
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

/** A way that asks of what the notes define; `otherNotes`: what else they define. */
const ofMeaning =
  (write: (matter: Matter, note: Note, otherNotes: Note[]) => Omit<Draft, 'from'> | null): Way =>
  (matter) => {
    const { note, notes } = matter;
    if (note?.kind !== 'meaning') return null;
    const otherNotes = notes.filter(({ kind, about }) => kind === 'meaning' && about !== note.about);
    const draft = write(matter, note, otherNotes);
    return draft && { ...draft, from: note };
  };

const term = (ask: Ask): Way =>
  ofMeaning(({ fill, otherTopics }, { about, says }, otherNotes) => ({
    stem: fill(ask, says),
    answer: about,
    distractors: nearest(about, [...otherNotes.map((note) => note.about), ...otherTopics.map(({ title }) => title)]),
  }));

const meaning: Way = ofMeaning(({ say }, { about, says }, otherNotes) => ({
  stem: say(
    `Jelaskan maksud ${q(about)} dengan memilih pernyataan yang tepat.`,
    `Explain ${q(about)} by choosing the correct statement.`,
  ),
  answer: upperFirst(says),
  distractors: nearest(
    says,
    otherNotes.map((note) => upperFirst(note.says)),
  ),
}));

/** Two things and what is said of each: one pairing is right. */
const pairing = (pair: (first: string, second: string) => string, first: string, second: string) => ({
  answer: pair(first, second),
  distractors: [pair(second, first), pair(first, first), pair(second, second)],
});

const compared: Way = ofMeaning(({ say }, one, [two]) => {
  if (two === undefined) return null;
  return {
    stem: say(
      `Bandingkan ${q(one.about)} dengan ${q(two.about)}. Pasangan takrif manakah yang tepat?`,
      `Compare ${q(one.about)} with ${q(two.about)}. Which pair of definitions is correct?`,
    ),
    ...pairing((a, b) => `${one.about}: ${a}; ${two.about}: ${b}`, one.says, two.says),
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

/** What is asked of a whole topic is asked with its first subtopic alone. */
const asksOfTopic = ({ topic, focus }: Matter): boolean => focus === (topic.subtopics[0] ?? '');

/** What does not belong to a list of the notes, or to a topic of the course. */
const odd =
  (ofNote: Ask, ofTopic: Ask): Way =>
  (matter) => {
    const { topic, note, fill, otherTopics } = matter;
    const list = note?.kind === 'parts' ? note : undefined;
    const parts = list?.parts ?? topic.subtopics;
    const [stranger] = otherTopics.flatMap(({ subtopics }) => subtopics);
    if (parts.length < 3 || stranger === undefined || (list === undefined && !asksOfTopic(matter))) return null;
    return {
      stem: list === undefined ? fill(ofTopic, q(topic.title)) : fill(ofNote, `${list.about}.`),
      answer: stranger,
      distractors: nearest(stranger, parts),
      from: list ?? [topic],
    };
  };

const part: Way = ({ topic, focus, say, otherTopics }) => {
  const answer = topic.subtopics.find((other) => other !== focus);
  if (answer === undefined) return null;
  return {
    stem: say(
      `Kelaskan perkara berikut: yang manakah setopik dengan ${q(focus)}?`,
      `Classify the following: which belongs to the same topic as ${q(focus)}?`,
    ),
    answer,
    distractors: nearest(
      answer,
      otherTopics.flatMap(({ subtopics }) => subtopics),
    ),
    from: [topic],
  };
};

const pairs: Way = ({ topic, focus, say, otherTopics }) => {
  const other = otherTopics.find(({ subtopics }) => subtopics.length > 0);
  const [second] = other?.subtopics ?? [];
  if (focus === '' || other === undefined || second === undefined) return null;
  const within = say('dalam', 'in');
  return {
    stem: say(
      `Bandingkan kedudukan ${q(focus)} dengan ${q(second)} dalam kursus ini. Pernyataan manakah yang betul?`,
      `Compare where ${q(focus)} and ${q(second)} stand in this course. Which statement is correct?`,
    ),
    ...pairing((a, b) => `${q(focus)} ${within} ${q(a)}; ${q(second)} ${within} ${q(b)}`, topic.title, other.title),
    from: [topic, other],
  };
};

/** A way that asks which topic holds the subtopic. */
const holder =
  (ask: Ask): Way =>
  ({ topic, focus, fill, otherTopics }) => {
    if (focus === '') return null;
    const titles = otherTopics.map(({ title }) => title);
    const distractors = nearest(topic.title, titles);
    return { stem: fill(ask, q(focus)), answer: topic.title, distractors, from: [topic] };
  };

/** A way that asks for the order of three matters, one of them this question's. */
const sequence =
  (ask: Ask): Way =>
  ({ topics, topic, focus, row, fill, listed, inOrder, otherTopics }) => {
    const others = otherTopics.slice(0, 2);
    const asked = [
      focus === '' ? topic.title : focus,
      ...others.map(({ title, subtopics }) =>
        focus === '' ? title : (subtopics[row.number % Math.max(1, subtopics.length)] ?? title),
      ),
    ];
    const [a = '', b = '', c = ''] = inOrder(asked);
    if (c === '') return null;
    const [answer = '', ...distractors] = [
      [a, b, c],
      [b, a, c],
      [a, c, b],
      [c, b, a],
    ].map(sequenceOf);
    const from = topics.filter((one) => one === topic || others.includes(one));
    return { stem: fill(ask, listed(asked)), answer, distractors, from };
  };

/** How each level is asked: from what notes say, from what the course holds, from its order. */
const ways: Readonly<Record<CognitiveLevel, readonly Way[]>> = {
  C1: [
    term(['Namakan istilah yang bermaksud “X”.', 'Name the term that means “X”.']),
    odd(
      ['X Kenal pasti yang BUKAN antara yang dimaksudkan.', 'X Identify the one that is NOT among them.'],
      ['Kenal pasti yang BUKAN sebahagian daripada X.', 'Identify the one that is NOT part of X.'],
    ),
    holder(['Namakan topik kursus yang memuatkan X.', 'Name the topic of the course that covers X.']),
    sequence(['Nyatakan urutan X dalam kursus.', 'State the order of X in the course.']),
  ],
  C2: [
    meaning,
    part,
    holder(['Kelaskan X: perkara ini milik topik yang manakah?', 'Classify X: to which topic does it belong?']),
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
    holder([
      'Gunakan susunan kursus: nota tentang X dicari dalam topik yang manakah?',
      'Use the course outline: under which topic are notes on X found?',
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
