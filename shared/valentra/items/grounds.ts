import { tell } from '../messages.ts';
import { sentencesOf } from '../../claims/names.ts';
import { valueOf } from '../../claims/numbers.ts';
import { coverage, withoutOrdinal } from '../../fact/score.ts';
import type { Said } from '../../text/said.ts';
import { saysWhole, wholeForm, wordsIn } from '../../text/comparable.ts';
import { contentWords, shareParticles } from '../../text/contentWords.ts';
import { wordList } from '../../text/words.ts';
import { orderOf } from '../counting/levels.ts';
import type { JsuQuestion } from '../schemas.ts';
import { type CitedItem, isRounded, numbersIn, valuesIn } from './cites.ts';

/** What the words that a writer gives as the ground of an answer say of it. */

/** Shares of words: of an answer that its ground has less of than of another option, of this that it has, of what both say, next to none. */
const share = { less: 0.3, has: 0.8, same: 0.6, none: 0.25 } as const;

const told = (text: string): string => [...contentWords(text)].filter((word) => /[\p{L}\d]/u.test(word)).join(' ');

/** The answer without what its stem says already. */
const ownWords = (answer: string, stem: string): string => {
  const asked = contentWords(stem);
  return [...contentWords(answer)].filter((word) => /\p{L}/u.test(word) && !asked.has(word)).join(' ');
};

/** Rows and sentences of a passage; of a sentence the one before it may name what it is about. */
const linesOf = (passage: string, ends = /(?<=[.;])\s+/u): string[] =>
  passage.split('\n').flatMap((line) => (line.includes(' | ') ? [line] : line.split(ends)));

const labelOf = (row: string): string => row.split(' | ')[0]?.replaceAll('|', '').trim() ?? '';

/** Of a ground that is a row of a table the one that is asked for, where that is another: both by their labels. */
function otherRow(ground: string, asked: string, passages: readonly string[]): string | undefined {
  const own = labelOf(ground);
  if (!ground.includes(' | ') || saysWhole(asked, own)) return undefined;
  const labels = passages.flatMap((passage) => {
    const [, ...rows] = passage.split('\n').filter((line) => line.includes(' | '));
    return rows.map(labelOf);
  });
  return labels.includes(own) ? labels.find((label) => /\p{L}{3}/u.test(label) && saysWhole(asked, label)) : undefined;
}

/** Words that say the contrary of each other. */
export const opposites = wordList(
  'maksimum minimum/maximum minimum/tertinggi terendah/highest lowest/meningkat menurun/increases decreases/sebelum selepas/before after',
).map((pair) => pair.split(' '));

/** Where an answer is its ground in the same words but one: what that is in both. */
const oppositeOf = (answer: string, ground: string): string[] | undefined =>
  coverage(told(answer), ground) < share.same
    ? undefined
    : opposites.find((pair) => {
        const [own, other] = [answer, ground].map((text) => pair.filter((word) => saysWhole(text, word)));
        return own?.length === 1 && other?.length === 1 && own[0] !== other[0];
      });

/** Of what is asked so the answer is none that its ground has. */
const ofNegative = /\b(?:bukan|kecuali|tidak|not|except)\b/iu;

/** Numbers of a text, as printed, but those of formulas: 'C3S'. */
const plainNumbers = (text: string): string[] => numbersIn(text.replace(/\p{L}+\d\S*/gu, ' '));

/** The sentences and rows of passages that have these words, and those with the ones before them and the heads of their columns. */
function linesAround(passages: readonly string[], pieces: readonly string[]): { line: string; context: string } {
  const isOf = (line = ''): boolean => pieces.some((piece) => saysWhole(line, piece) || saysWhole(piece, line));
  const linesWith = (isMeant: (lines: readonly string[], n: number) => boolean, ends?: RegExp): string =>
    passages
      .map((passage) => linesOf(passage, ends))
      .flatMap((lines) => lines.filter((_, n) => isMeant(lines, n)))
      .join('\n');
  const isHead = (lines: readonly string[], n: number): boolean =>
    n === 0 && lines[0]?.includes(' | ') === true && lines.some(isOf);
  return {
    line: linesWith((lines, n) => isOf(lines[n])),
    // What a list counts stands at its beginning: 'empat langkah: (1) ...; (2) ...'.
    context: linesWith((lines, n) => isOf(lines[n]) || isOf(lines[n + 1]) || isHead(lines, n), /(?<=\.)\s+/u),
  };
}

/** An answer with the words that its writer gives as its ground. */
interface Grounded {
  item: CitedItem;
  answer: string;
  ground: string;
  line: string;
  context: string;
}

/** Another option that the ground has, with what parts it from the answer, and the answer it has less of. */
function optionIn({ item: { stem, distractors, cognitiveLevel }, answer, line }: Grounded): string | undefined {
  const has = coverage(ownWords(answer, stem), line);
  return distractors.find((text) => {
    const words = ownWords(text, stem);
    const best = words === '' ? 0 : coverage(words, line);
    const isCompared = orderOf(cognitiveLevel) === 'LOTS' || !/\d/.test(text);
    // What the stem says in another form parts no options: 'meningkatkan keluaran', 'meningkat'.
    const other = words.split(' ').filter((word) => coverage(word, answer) === 0 && coverage(word, stem) === 0);
    const isParted = other.length > 0 && coverage(other.join(' '), line) >= share.has;
    return isCompared && isParted && best >= share.has && has <= best - share.less;
  });
}

/** 'patents' of 'A patent'. */
const singular = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '');
const ofExamples = /\b(?:contoh(?:nya)?|misalnya|seperti|such as|for example|e\.g\.)/iu;

/** Another option that a ground names beside the answer: both of its examples, or one or the other in the row that is asked for. */
function besideIn({ item: { stem, distractors }, answer, ground }: Grounded): string | undefined {
  const cells = ground.split(' | ');
  const isOfRow = cells.length > 1 && coverage(told(cells[0] ?? ''), stem) === 1;
  const [, examples = ''] = ground.split(ofExamples);
  const list = isOfRow && / (?:atau|or) /u.test(cells.at(-1) ?? '') ? (cells.at(-1) ?? '') : examples;
  const things = list.split(/[,;.]| (?:dan|and|atau|or) /u).map((one) => [...contentWords(one)].map(singular));
  const namedBy = (option: string): string => {
    const words = [...contentWords(option)].map(singular);
    return things.filter((own) => own.length > 0 && own.every((word) => words.includes(word))).join();
  };
  const own = namedBy(answer);
  return distractors.find((option) => own !== '' && namedBy(option) !== '' && namedBy(option) !== own);
}

/** Whether an answer is a name, of four words at most, that its ground has nothing of; a longer one may be in other words. */
function isOtherName({ item: { stem, distractors, passages }, answer, line }: Grounded): boolean {
  const own = ownWords(answer, stem);
  const isName =
    distractors.length > 0 && own !== '' && contentWords(answer).size <= 4 && plainNumbers(answer).length === 0;
  return isName && coverage(own, line) === 0 && coverage(own, passages.join('\n')) < share.none;
}

/** Of an answer that is recalled: another row, the contrary, another name or number than its ground has, or nothing that is asked. */
function recalledFaults(one: Grounded, isNegative: boolean): Said[] {
  const { item, answer, ground, line, context } = one;
  const { stem, distractors, passages, worked } = item;
  const row = otherRow(ground, `${stem} ${answer}`, passages);
  if (row !== undefined) return [tell.groundOfRow(labelOf(ground), row)];
  const opposite = isNegative ? undefined : oppositeOf(answer, line);
  if (opposite !== undefined) return [tell.oppositeOfGround(opposite.join(', '))];
  if (!isNegative && isOtherName(one)) return [tell.groundWithoutAnswer(ground, answer)];
  const [said, printed] = [plainNumbers(answer), plainNumbers(ground)];
  const allowed = [...printed.map(valueOf), ...valuesIn(stem)];
  // 'about 91 of 100' of a proportion of 0.9138; what is worked out may be rounded.
  const rounded = [...worked, ...allowed.flatMap((value) => (value > 0 && value < 1 ? [value * 100] : []))];
  const isTold = (number: string): boolean =>
    allowed.includes(valueOf(number)) || rounded.some((value) => isRounded(number, value));
  if (printed.length > 0 && said.length > 0 && !said.some(isTold))
    return [tell.otherNumbers(printed.join(', '), said.join(', '))];
  const all = passages.join('\n');
  const asked = [...contentWords(stem)].filter((word) => /\p{L}{3}/u.test(word) && coverage(word, all) > 0).join(' ');
  const isApart = asked !== '' && coverage(asked, context) === 0;
  return distractors.length > 0 && isApart ? [tell.groundApart(ground)] : [];
}

/** Why the words that are given as an answer's ground are none. */
export function groundFaults(item: CitedItem): Said[] {
  const { cognitiveLevel, stem, answers, distractors, passages, grounds = [] } = item;
  // Notes in another language than the paper share no words with it.
  const isSame = coverage(told([stem, ...answers, ...distractors].join(' ')), passages.join('\n')) > 0;
  const isNegative = ofNegative.test(stem);
  return answers.flatMap((answer, i) => {
    const ground = grounds[i] ?? '';
    if (ground.trim() === '' || passages.length === 0) return [];
    const pieces = ground.split(/\n|…|\.{3}/u).filter((piece) => piece.trim() !== '');
    if (!pieces.every((piece) => passages.some((passage) => saysWhole(passage, piece))))
      return [tell.noSuchGround(ground)];
    if (!isSame) return [];
    const one = { item, answer, ground, ...linesAround(passages, pieces) };
    const other = isNegative ? undefined : optionIn(one);
    if (other !== undefined) return [tell.groundOfOption(other)];
    const beside = isNegative ? undefined : besideIn(one);
    if (beside !== undefined) return [tell.groundOfBoth(beside)];
    // What is worked out or argued from its ground may be in other words.
    return orderOf(cognitiveLevel) === 'LOTS' ? recalledFaults(one, isNegative) : [];
  });
}

/** An answer from notes without the words that carry it; from C3 on it may be argued. */
export const lacksGround = ({ cognitiveLevel, passages, distractors, answers, grounds = [] }: CitedItem): boolean =>
  ['C1', 'C2'].includes(cognitiveLevel) &&
  passages.length > 0 &&
  distractors.length > 0 &&
  // A number may be worked out.
  !answers.every((answer, i) => grounds[i]?.trim() || /\d/.test(answer));

/** The words of an answer that tell it from others; '' of one that a passage need not have in these words. */
function tellingWords(answer: string, { stem, answers }: Pick<CitedItem, 'stem' | 'answers'>): string {
  const own = ownWords(answer, stem)
    .split(' ')
    .filter((word) => /\p{L}{4}/u.test(word) && !/\d/.test(word));
  // A part of a few words gives a unit or a verdict, and an answer with numbers may be worked out.
  return own.length > (answers.length > 1 ? 2 : 0) && !/\d/.test(answer) ? own.join(' ') : '';
}

/** An answer that the passages an item cites have nothing of, while `other` of those that were sent has it. */
export function citedElsewhere<S extends { text: string }>(
  item: CitedItem,
  sent: readonly S[],
): { answer: string; other: S }[] {
  const cited = item.passages.join('\n');
  return item.answers.flatMap((answer) => {
    const words = tellingWords(answer, item);
    const isSaid = coverage(words, cited) >= share.none || coverage(ownWords(answer, item.stem), cited) >= share.same;
    if (item.passages.length === 0 || words === '' || isSaid) return [];
    const other = sent.find(({ text }) => coverage(words, text) >= share.has);
    return other === undefined ? [] : [{ answer, other }];
  });
}

/**
 * Of an item that recalls in words and cites a passage with nothing of its answer: the passage sent that has what is asked, of which the cited
 * ones have little.
 */
export function askedElsewhere<S extends { text: string }>(item: CitedItem, sent: readonly S[]): S | undefined {
  const { stem, passages, answers, cognitiveLevel, worked, distractors } = item;
  const [cited, all] = [passages.join('\n'), sent.map(({ text }) => text).join('\n')];
  const isRecalled = orderOf(cognitiveLevel) === 'LOTS' && worked.length === 0 && distractors.length > 0;
  const hasAnswer = answers.some((answer) => {
    const words = tellingWords(answer, item);
    return words === '' || coverage(words, cited) >= share.none;
  });
  const asked = [...contentWords(stem)].filter((word) => /\p{L}{3}/u.test(word) && coverage(word, all) > 0);
  if (!isRecalled || passages.length === 0 || hasAnswer || asked.length < 3) return undefined;
  const has = (text: string): number => coverage(asked.join(' '), text);
  return sent.find(({ text }) => has(text) >= share.has && has(cited) <= share.none);
}

/** What a passage defines by its form, with the abbreviation: 'Income elasticity of demand (YED) = ...', 'marginal cost MC = ...', 'Margin caruman = ...'. */
const termsIn = (passage: string): string[][] =>
  [
    ...passage.matchAll(
      /(?<=^|[.,;:\n]\s*)((?:\p{L}[\p{L}-]+ ){1,6}?\p{L}[\p{L}-]*)(?: \(?(\p{Lu}{2,5})\)?)?(?= \(| =|(?<=\)) )/gu,
    ),
  ].flatMap(([, name = '', short]) => (contentWords(name).size > 1 ? [[name, ...(short ? [short] : [])]] : []));

/** The passage sent that defines a term which is asked for, where those that are cited have none that is, nor the answer. A term with its number is given. */
export function definedElsewhere<S extends { text: string }>(
  { passages, answers }: Pick<CitedItem, 'passages' | 'answers'>,
  asked: readonly string[],
  sent: readonly S[],
): S | undefined {
  const isOpen =
    passages.length > 0 && !answers.some((answer) => passages.some((passage) => saysWhole(passage, answer)));
  const defined = sent.flatMap((one) => termsIn(one.text).map((names) => ({ one, names })));
  return asked
    .map((text) => {
      const own = sentencesOf(text).at(-1);
      const last = text.slice(own?.from, own?.to);
      return defined.filter(({ names: [name = ''] }) =>
        last
          .split(wholeForm(name) ?? '')
          .slice(1)
          .some((behind) => !/^\W*\p{L}*\W*\d/u.test(behind)),
      );
    })
    .filter(
      (terms) => !terms.some(({ names }) => names.some((name) => passages.some((passage) => saysWhole(passage, name)))),
    )
    .flatMap((terms) => (isOpen ? terms.map(({ one }) => one) : []))[0];
}

const isOfSigns = (text: string): boolean => /[=×÷√^∑Σ|]/u.test(text);
/** Whether a passage has the symbols of an answer that is a formula: 'P', 'A' and 'B' of 'P(A) × P(B)'; undefined of any other. */
function hasSymbols(answer: string, passage: string): boolean | undefined {
  const symbols = new Set(isOfSigns(answer) ? wordsIn(answer).filter((word) => /^\p{L}.?$/u.test(word)) : []);
  const own = wordsIn(passage);
  const found = [...symbols].filter((symbol) => own.includes(symbol)).length;
  return symbols.size === 0 ? undefined : isOfSigns(passage) && found > symbols.size / 2;
}

/** Passages in the language of their item that have no word of its answers or of what it asks. What is worked out rests on numbers and signs. */
export function unsupportedFaults({ stem, answers, passages, worked }: CitedItem): Said[] {
  const [own, cited] = [[stem, ...answers].join('\n'), passages.join('\n')];
  const isWorked = worked.length > 0 && isOfSigns(cited);
  if (!shareParticles(own, cited) || isWorked || answers.some((answer) => hasSymbols(answer, cited) === true))
    return [];
  const words = [...contentWords(own)].filter((word) => /\p{L}{3}|\d\d|[^\p{ASCII}]/u.test(word));
  return words.length === 0 || words.some((word) => coverage(word, cited) > 0) ? [] : [tell.unsupportedCite()];
}

/** A block of the notes with the heading of another topic that it stands under, or ''. */
interface Placed {
  text: string;
  heading: string;
}

type Row = Pick<JsuQuestion, 'topic' | 'subtopic'> & { cognitiveDescription: string };

/** What a row is about; the verb of its level alone is nothing. */
function matterOf({ subtopic, cognitiveDescription }: Row): string[] {
  const [, ...described] = told(cognitiveDescription).split(' ');
  return [told(subtopic), described.join(' ')];
}

/**
 * An answer whose passages, or where none is cited the words of its question, stand under headings of other topics alone. `asked`: what asks for
 * each, or for all; what has the words of its row may rest on any passage.
 */
export function astrayFaults(
  item: CitedItem,
  asked: readonly string[],
  { cited, notes }: Record<'cited' | 'notes', readonly Placed[]>,
  row: Row,
): Said[] {
  const { answers, grounds = [], stem } = item;
  const ofTopic = notes.filter(({ heading }) => heading === '');
  const best = (words: string): number => Math.max(0, ...ofTopic.map(({ text }) => coverage(words, text)));
  /** The block of another topic that has the answer and more of its question than any of its own topic. */
  const elsewhere = (words: string): Placed | undefined =>
    notes.find(({ heading, text }) => {
      const has = coverage(words, text);
      const isOf = heading !== '' && has >= share.has && best(words) <= has - share.less;
      return isOf && coverage(told(stem), text) > best(told(stem));
    });
  const placeOf = (answer: string, i: number): Placed | undefined => {
    const ground = grounds[i] ?? '';
    const own = cited.filter(({ text }) => (ground.trim() === '' ? answers.length === 1 : saysWhole(text, ground)));
    if (cited.length > 0) return own.some(({ heading }) => heading === '') ? undefined : own[0];
    const words = orderOf(item.cognitiveLevel) === 'LOTS' ? tellingWords(answer, item) : '';
    return words === '' ? undefined : elsewhere(words);
  };
  return answers.flatMap((answer, i) => {
    const text = asked[i] ?? asked[0] ?? '';
    const place = placeOf(answer, i);
    const words = tellingWords(answer, item);
    const isLess = place !== undefined && words !== '' && coverage(words, place.text) < share.none;
    const symbols = hasSymbols(answer, place?.text ?? '');
    const hasNothing = place !== undefined && (symbols === undefined ? isLess : !symbols);
    const isWithout = hasNothing && shareParticles(place.text, text);
    const isAsked = matterOf(row).some((one) => coverage(one, text) >= 0.5) && !(cited.length > 0 && isWithout);
    return place === undefined || isAsked ? [] : [tell.underOtherTopic(answer, place.heading, row.topic)];
  });
}

/** Texts of an item and of what it cites that say nothing of what its row is about. */
export const strayFaults = (whole: string, row: Row): Said[] =>
  [told(row.topic), ...matterOf(row)].some((name) => coverage(name, whole) > 0)
    ? []
    : [tell.strayItem(row.subtopic || row.topic)];

/** A thing of two words or more that a title names: 'price ceiling' of '2.4 Price ceiling and price floor'. */
const isNamedIn = (text: string, title: string): boolean =>
  withoutOrdinal(title)
    .split(/[,()]|\s(?:dan|and|serta)\s/u)
    .some((thing) => contentWords(thing).size > 1 && saysWhole(text, thing));

/** The topic, not its own, a subtopic of which a text names that has no word of its own one. */
export function otherSubtopic<T extends { title: string; subtopics: readonly string[] }>(
  text: string,
  { topic, subtopic }: Pick<JsuQuestion, 'topic' | 'subtopic'>,
  topics: readonly T[],
): T | undefined {
  const own = topics.find(({ title }) => title === topic);
  const isOwn = coverage(told(withoutOrdinal(subtopic)), text) > 0;
  if (own === undefined || isOwn || [topic, ...own.subtopics].some((title) => isNamedIn(text, title))) return undefined;
  return topics.find(({ subtopics }) => subtopics.some((title) => isNamedIn(text, title)));
}
