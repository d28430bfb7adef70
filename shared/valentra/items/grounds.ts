import { coverage } from '../../fact/score.ts';
import { saysWhole, wordsIn } from '../../text/comparable.ts';
import { contentWords } from '../../text/contentWords.ts';
import { orderOf } from '../counting/levels.ts';
import type { JsuQuestion } from '../schemas.ts';
import { type CitedItem, valuesIn } from './cites.ts';

/** What the words that a writer gives as the ground of an answer say of it. */

/** Words that exclude each other: where a ground has one alone and an answer the other alone, they do not say the same. */
const opposites =
  `tinggi rendah/lebih kurang/naik turun/naikkan turunkan/meningkat menurun/besar kecil/panjang pendek/cepat lambat/panas sejuk/
  positif negatif/sebelum selepas/dalaman luaran/mudah sukar/kuat lemah/maksimum minimum/bertambah berkurang/
  high low/higher lower/highest lowest/more less/more fewer/increases decreases/increase decrease/rises falls/larger smaller/
  positive negative/before after/internal external/maximum minimum/first last/adverse favourable/upper lower/longer shorter`
    .split('/')
    .flatMap((pair) => {
      const [one = '', other = ''] = pair.trim().split(' ');
      return [
        [one, other],
        [other, one],
      ] as const;
    });

/** Shares of words: of an answer that its ground has less of than of another option, of this that it has, of the rest of an answer that is turned round. */
const share = { less: 0.3, has: 0.8, none: 0.25, turned: 0.4 } as const;

const told = (text: string): string => [...contentWords(text)].filter((word) => /[\p{L}\d]/u.test(word)).join(' ');

/** The answer without what its stem says already. */
const ownWords = (answer: string, stem: string): string => {
  const asked = contentWords(stem);
  return [...contentWords(answer)].filter((word) => /\p{L}/u.test(word) && !asked.has(word)).join(' ');
};

function oppositeIn(answer: string, ground: string): string | undefined {
  const [said, has] = [new Set(wordsIn(answer)), new Set(wordsIn(ground))];
  // Each pair is listed both ways. Two that are turned cancel out: 'lebih rendah pada suhu sejuk' of 'lebih tinggi pada suhu panas'.
  const [[one, other] = [], ...more] = opposites.filter(
    ([a, b]) => said.has(a) && !said.has(b) && has.has(b) && !has.has(a),
  );
  return more.length === 0 && one !== undefined && coverage(told(answer), ground) >= share.turned
    ? `Kata-kata bukti menyebut "${other}", jawapan menyebut "${one}".`
    : undefined;
}

/** Rows and sentences of a passage; of a sentence the one before it may name what it is about. */
const linesOf = (passage: string): string[] =>
  passage.split('\n').flatMap((line) => (line.includes(' | ') ? [line] : line.split(/(?<=[.;])\s+/u)));

/** Numbers of a text but those of formulas: 'C3S'. */
const plainValues = (text: string): number[] => valuesIn(text.replace(/\p{L}+\d\S*/gu, ' '));

/** Whether a stem names a row or a column of a table, and words of it stand in another one. An answer that names its row was asked for it. */
function isOfOtherCell(words: string, { stem, answer }: { stem: string; answer: string }, passage: string): boolean {
  const [head = [], ...rows] = passage.split('\n').flatMap((line) => (line.includes(' | ') ? [line.split(' | ')] : []));
  const isNamed = (cell = ''): boolean => /\p{L}{3}/u.test(cell) && saysWhole(stem, cell);
  const own = rows.filter((row) => saysWhole(row.join(' | '), words));
  const columns = own.flatMap((row) => row.flatMap((cell, n) => (n > 0 && saysWhole(cell, words) ? [head[n]] : [])));
  const isOther = (labels: readonly (string | undefined)[], all: readonly (string | undefined)[]): boolean =>
    labels.length > 0 && all.some(isNamed) && !labels.some(isNamed);
  return (
    (!own.some(([label = '']) => /\p{L}{3}/u.test(label) && saysWhole(answer, label)) &&
      isOther(
        own.map(([label]) => label),
        rows.map(([label]) => label),
      )) ||
    isOther(columns, head.slice(1))
  );
}

/** Words of a stem that asks for what its passages do not say. */
const negative = new Set(['kecuali', 'bukan', 'tidak', 'except', 'not']);

/** Of an answer without a ground: another option that its passages have, while they have next to nothing of it. */
function otherFaults(answer: string, stem: string, distractors: readonly string[], passages: string): string[] {
  const own = ownWords(answer, stem);
  const isLacking = wordsIn(own).length > 1 && coverage(own, passages) < share.none;
  if (!isLacking || wordsIn(stem).some((word) => negative.has(word))) return [];
  const other = distractors
    .map((text) => ownWords(text, stem))
    .findIndex((words) => words !== '' && coverage(words, passages) >= share.has);
  return other < 0 ? [] : [`Petikan yang dinamakan memuatkan pilihan "${distractors[other]}", bukan jawapan ini.`];
}

/** Why the words that are given as an answer's ground are none. */
export function groundFaults({
  cognitiveLevel,
  stem,
  answers,
  distractors,
  passages,
  grounds = [],
  worked,
}: CitedItem): string[] {
  if (passages.length === 0) return [];
  const all = passages.join('\n');
  // Notes in another language than the paper share no words with it.
  const isSame = coverage(told([stem, ...answers, ...distractors].join(' ')), all) > 0;
  const isRecalled = orderOf(cognitiveLevel) === 'LOTS';
  return answers.flatMap((answer, i) => {
    const ground = grounds[i] ?? '';
    if (ground.trim() === '') return isSame && isRecalled ? otherFaults(answer, stem, distractors, all) : [];
    const pieces = ground.split(/\n|…|\.{3}/u).filter((piece) => piece.trim() !== '');
    if (!pieces.every((piece) => passages.some((passage) => saysWhole(passage, piece))))
      return [`Kata-kata bukti "${ground}" tiada dalam petikan yang dinamakan.`];
    if (!isSame) return [];
    const isOf = (line = ''): boolean => pieces.some((piece) => saysWhole(line, piece) || saysWhole(piece, line));
    const linesWith = (isMeant: (lines: readonly string[], n: number) => boolean): string =>
      passages
        .map(linesOf)
        .flatMap((lines) => lines.filter((_, n) => isMeant(lines, n)))
        .join('\n');
    // The sentences and rows that have it, and those with the ones before them and the heads of their columns.
    const line = linesWith((lines, n) => isOf(lines[n]));
    const isHead = (lines: readonly string[], n: number): boolean =>
      n === 0 && lines[0]?.includes(' | ') === true && lines.some(isOf);
    const context = linesWith((lines, n) => isOf(lines[n]) || isOf(lines[n + 1]) || isHead(lines, n));
    const own = ownWords(answer, stem);
    const asked = [...contentWords(stem)].filter((word) => /\p{L}{3}/u.test(word) && coverage(word, all) > 0).join(' ');
    const has = coverage(own, line);
    const other = distractors.find((text) => {
      const words = ownWords(text, stem);
      const best = words === '' ? 0 : coverage(words, line);
      return (isRecalled || !/\d/.test(text)) && best >= share.has && has <= best - share.less;
    });
    if (other !== undefined) return [`Kata-kata bukti memuatkan pilihan "${other}", bukan jawapan ini.`];
    // What is worked out or argued from its ground may be in other words.
    if (!isRecalled) return [];
    const opposite = oppositeIn(answer, ground);
    const [said, printed] = [plainValues(answer), plainValues(ground)];
    // An answer of a few words is a name; a longer one may be in other words.
    const isName = distractors.length > 0 && own !== '' && own.split(' ').length <= 3 && said.length === 0;
    if (isName && has === 0 && coverage(own, all) < share.none)
      return [`Kata-kata bukti "${ground}" tidak memuatkan jawapan "${answer}".`];
    if (opposite !== undefined) return [opposite];
    const allowed = [...printed, ...worked, ...valuesIn(stem)];
    if (printed.length > 0 && said.length > 0 && !said.some((one) => allowed.includes(one)))
      return [`Kata-kata bukti menyebut ${printed.join(', ')}, jawapan menyebut ${said.join(', ')}.`];
    const isApart =
      (asked !== '' && coverage(asked, context) === 0) ||
      passages.some((passage) => isOfOtherCell(ground, { stem, answer }, passage));
    return distractors.length > 0 && isApart ? [`Kata-kata bukti bukan tentang yang ditanya: "${ground}".`] : [];
  });
}

/** An answer from notes without the words that carry it. */
export const lacksGround = ({ cognitiveLevel, passages, distractors, answers, grounds = [] }: CitedItem): boolean =>
  orderOf(cognitiveLevel) === 'LOTS' &&
  passages.length > 0 &&
  distractors.length > 0 &&
  // A number may be worked out.
  !answers.every((answer, i) => grounds[i]?.trim() || /\d/.test(answer));

/** An answer that the passages an item cites have nothing of, while another of those that were sent has it. `sent`: all, by name. */
export function citedElsewhere(
  { stem, answers, passages }: CitedItem,
  sent: readonly { name: string; text: string }[],
): string[] {
  const cited = passages.join('\n');
  return answers.flatMap((answer) => {
    const own = ownWords(answer, stem)
      .split(' ')
      .filter((word) => /\p{L}{4}/u.test(word) && !/\d/.test(word));
    // A part of a few words gives a unit or a verdict, and an answer with numbers may be worked out.
    const isTelling = own.length > (answers.length > 1 ? 2 : 0) && !/\d/.test(answer);
    const words = own.join(' ');
    if (passages.length === 0 || !isTelling || coverage(words, cited) >= share.none) return [];
    const other = sent.find(({ text }) => coverage(words, text) >= share.has);
    return other === undefined
      ? []
      : [`Petikan yang dinamakan tidak memuatkan jawapan "${answer}"; ${other.name} memuatkannya.`];
  });
}

/** Texts of an item and of what it cites that say nothing of what its row is about; the verb of its level alone is nothing. */
export function strayFaults(
  whole: string,
  { topic, subtopic, cognitiveDescription }: Pick<JsuQuestion, 'topic' | 'subtopic'> & { cognitiveDescription: string },
): string[] {
  const [, ...described] = told(cognitiveDescription).split(' ');
  return [told(topic), told(subtopic), described.join(' ')].some((name) => coverage(name, whole) > 0)
    ? []
    : [`Soalan ini tidak menyebut apa-apa tentang "${subtopic || topic}"; tanya subtopik baris ini.`];
}
