import { comparable } from '../../../../../shared/text/comparable.ts';
import type { MultipleChoiceAnswer } from '../../../../../lambdas/valentra/prompts/exam.ts';
import type { CognitiveLevel } from '../../../../../shared/valentra/schemas.ts';
import { upperFirst } from '../../language/lexicon.ts';
import type { Course } from '../promptCourse.ts';
import { unlike, type Preferences } from '../rowPreferences.ts';
import { beside, inOrder, mattersIn, othersOf, q, type Matter } from './matter.ts';

type Item = Omit<MultipleChoiceAnswer['items'][number], 'number'>;
type Way = (matter: Matter) => Item | null;

/** Questions whose key the course or its notes decide; a row that neither decides has none. */
export const multipleChoice = (course: Course, request: string, wanted: Preferences | null): MultipleChoiceAnswer => ({
  items: mattersIn(request, course, wanted).flatMap((matter) => {
    const { cognitiveLevel, number } = matter.row;
    const itemsOf = (some: readonly Way[]) => some.flatMap((way) => way(matter) ?? []).filter(isSound);
    const own = itemsOf(ways[cognitiveLevel]);
    // A question asked the second time of the same is asked in the next way.
    if (wanted === null) return own.slice(matter.turn, matter.turn + 1).map((item) => ({ number, ...item }));
    const all = [...own, ...itemsOf(Object.values(ways).flat())];
    const [first] = all;
    if (first === undefined) return [];
    const item = unlike(
      wanted,
      wanted.turn,
      (turn) => all[turn % all.length] ?? first,
      ({ stem }) => stem,
    );
    return [{ number, ...item }];
  }),
});

/** Four different options, none of which gives itself away by its length. */
const isSound = ({ answer, distractors }: Item): boolean =>
  distractors.length === 3 &&
  new Set([answer, ...distractors].map(comparable)).size === 4 &&
  answer.length <= 1.2 * Math.max(...distractors.map(({ length }) => length)) + 6;

/** Three of the texts, the nearest to the answer in length. */
const nearest = (answer: string, others: readonly string[]): string[] =>
  others
    .filter((other) => comparable(other) !== comparable(answer))
    .toSorted((a, b) => Math.abs(a.length - answer.length) - Math.abs(b.length - answer.length))
    .slice(0, 3);

const ofCourse = 'menurut maklumat kursus';

const term: Way = ({ definition, definitions, ...matter }) => {
  if (definition === undefined) return null;
  const { term: answer, meaning, at } = definition;
  const terms = [
    ...definitions.map((one) => one.term),
    ...othersOf({ ...matter, definition, definitions }).map(({ title }) => title),
  ];
  const stem = `Namakan istilah yang bermaksud “${meaning}”.`;
  return {
    cites: [at],
    stem,
    answer,
    distractors: nearest(answer, [...new Set(terms)]),
    explanation: `Bahan kuliah menyatakan bahawa ${answer} bermaksud “${meaning}”.`,
  };
};

const meaning: Way = ({ definition, definitions }) => {
  if (definition === undefined) return null;
  const others = definitions
    .filter((other) => other.term !== definition.term)
    .map((other) => upperFirst(other.meaning));
  return {
    cites: [definition.at],
    stem: `Jelaskan maksud ${q(definition.term)} dengan memilih pernyataan yang tepat.`,
    answer: upperFirst(definition.meaning),
    distractors: nearest(upperFirst(definition.meaning), [...new Set(others)]),
    explanation: `Takrif itu terdapat dalam bahan kuliah; pilihan lain ialah takrif bagi istilah lain.`,
  };
};

/** A way that asks in which topic something stands. */
const holder =
  (ask: (focus: string, second: string) => string): Way =>
  ({ topic, focus, at, topics }) => {
    const second = topic.subtopics.find((other) => other !== focus);
    if (focus === '') return null;
    const stem = ask(q(focus), second === undefined ? '' : ` dan ${q(second)}`);
    const titles = topics.map(({ title }) => title);
    return {
      cites: at,
      stem,
      answer: topic.title,
      distractors: nearest(topic.title, titles),
      explanation: `${q(focus)} terletak di bawah topik ${q(topic.title)} ${ofCourse}.`,
    };
  };

const part: Way = (matter) => {
  const { topic, focus, at } = matter;
  const others = othersOf(matter).flatMap(({ subtopics }) => subtopics);
  const answer = topic.subtopics.find((other) => other !== focus);
  if (answer === undefined) return null;
  return {
    cites: at,
    stem: `Kelaskan perkara berikut: yang manakah setopik dengan ${q(focus)}?`,
    answer,
    distractors: nearest(answer, others),
    explanation: `${q(answer)} dan ${q(focus)} ialah subtopik bagi ${q(topic.title)}; tiga pilihan lain tergolong dalam topik lain.`,
  };
};

/** Two matters and their two topics: one pairing is right. */
const pairs: Way = (matter) => {
  const { topic, focus, at } = matter;
  const other = othersOf(matter).find(({ subtopics }) => subtopics.length > 0);
  const [second] = other?.subtopics ?? [];
  if (focus === '' || other === undefined || second === undefined) return null;
  const pair = (one: string, two: string): string => `${q(focus)} dalam ${q(one)}; ${q(second)} dalam ${q(two)}`;
  const [t, u] = [topic.title, other.title];
  return {
    cites: at,
    stem: `Bandingkan kedudukan ${q(focus)} dengan ${q(second)} dalam kursus ini. Pernyataan manakah yang betul?`,
    answer: pair(t, u),
    distractors: [pair(u, t), pair(t, t), pair(u, u)],
    explanation: `${q(focus)} ialah subtopik ${q(t)}, manakala ${q(second)} ialah subtopik ${q(u)} ${ofCourse}.`,
  };
};

/** What is asked of a whole topic is asked with its first subtopic alone. */
const asksOfTopic = ({ topic, focus }: Matter): boolean => focus === (topic.subtopics[0] ?? '');

const odd: Way = (matter) => {
  const { topic, at } = matter;
  const [stranger] = othersOf(matter).flatMap(({ subtopics }) => subtopics);
  if (topic.subtopics.length < 3 || stranger === undefined || !asksOfTopic(matter)) return null;
  return {
    cites: at,
    stem: `Analisis kandungan topik ${q(topic.title)}. Yang manakah BUKAN sebahagian daripadanya?`,
    answer: stranger,
    distractors: nearest(stranger, topic.subtopics),
    explanation: `${q(stranger)} tergolong dalam topik lain; tiga pilihan lain ialah subtopik ${q(topic.title)}.`,
  };
};

/** A way that asks for the topic so many places from this one. */
const neighbour =
  (steps: 1 | -1, ask: (title: string) => string): Way =>
  (matter) => {
    const { topic, topics, at } = matter;
    const answer = beside(matter, steps)?.title;
    if (answer === undefined || !asksOfTopic(matter)) return null;
    const titles = topics.filter((other) => other !== topic).map(({ title }) => title);
    const place = steps === 1 ? 'selepas' : 'sebelum';
    return {
      cites: at,
      stem: ask(q(topic.title)),
      answer,
      distractors: nearest(answer, titles),
      explanation: `Dalam susunan kursus, ${q(answer)} terletak sejurus ${place} ${q(topic.title)}.`,
    };
  };

const between = (from: string, to: string): string => `Selepas ${q(from)} dan sebelum ${q(to)}`;

/** A way that asks where a topic stands among the others. */
const position =
  (ask: (title: string) => string): Way =>
  (matter) => {
    const { topic, topics, at } = matter;
    const place = topics.indexOf(topic);
    const isFirst = place === 0;
    const isLast = place === topics.length - 1;
    const [one, two] = isFirst ? [1, 2] : isLast ? [place - 2, place - 1] : [place - 1, place + 1];
    const [a, b] = [topics[one]?.title, topics[two]?.title];
    if (a === undefined || b === undefined || !asksOfTopic(matter)) return null;
    const near = q(isFirst ? a : b);
    const all = [`Paling awal, sebelum ${near}`, between(a, b), `Paling akhir, selepas ${near}`, between(b, a)];
    const answer = all[isFirst ? 0 : isLast ? 2 : 1] ?? '';
    return {
      cites: at,
      stem: ask(q(topic.title)),
      answer,
      distractors: all.filter((option) => option !== answer),
      explanation: `Itulah kedudukan ${q(topic.title)} ${ofCourse}.`,
    };
  };

const said = (...three: string[]): string => three.map(q).join(' → ');

/** A way that asks for the order of three matters, one of them this question's. */
const sequence =
  (ask: (three: string) => string): Way =>
  (matter) => {
    const { topics, topic, focus, at, row } = matter;
    const own = focus === '' ? topic.title : focus;
    const others = othersOf(matter)
      .slice(0, 2)
      .map(({ title, subtopics }) =>
        focus === '' ? title : (subtopics[row.number % Math.max(1, subtopics.length)] ?? title),
      );
    const [a = '', b = '', c = ''] = inOrder(topics, [own, ...others]);
    if (c === '') return null;

    return {
      cites: at,
      stem: ask([own, ...others].map(q).join(', ')),
      answer: said(a, b, c),
      distractors: [said(b, a, c), said(a, c, b), said(c, b, a)],
      explanation: `Itulah urutan topiknya ${ofCourse}.`,
    };
  };

/** How each level is asked: from what notes define, from what the course holds, from its order. */
const ways: Readonly<Record<CognitiveLevel, readonly Way[]>> = {
  C1: [
    term,
    holder((focus) => `Namakan topik kursus yang memuatkan ${focus}.`),
    neighbour(1, (title) => `Kenal pasti topik yang dipelajari sejurus selepas ${title}.`),
    position((title) => `Nyatakan tempat ${title} dalam susunan kursus.`),
  ],
  C2: [
    meaning,
    part,
    neighbour(-1, (title) => `Jelaskan urutan kursus: topik manakah mendahului ${title}?`),
    position((title) => `Terangkan kedudukan ${title} dengan pernyataan yang betul.`),
  ],
  C3: [
    holder(
      (focus, second) => `Gunakan susunan kursus: nota tentang ${focus}${second} dicari dalam topik yang manakah?`,
    ),
    neighbour(1, (title) => `Gunakan jadual kursus: selepas ${title}, topik manakah pula?`),
    position((title) => `Tentukan bila ${title} dipelajari dengan menggunakan jadual kursus.`),
  ],
  C4: [
    pairs,
    odd,
    position((title) => `Teliti hubungan ${title} dengan topik lain: pernyataan manakah betul?`),
    sequence((three) => `Analisis urutan ${three}: susunan manakah mengikut kursus?`),
  ],
  C5: [
    holder((focus) => `Wajarkan tempat bagi ${focus}: topik manakah?`),
    sequence((three) => `Nilaikan empat susunan bagi ${three}: yang manakah wajar?`),
  ],
  C6: [sequence((three) => `Rancang ulang kaji bagi ${three}: urutan manakah mengikut kursus?`)],
};
