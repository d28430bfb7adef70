import { tell } from '../messages.ts';
import { claimsIn } from '../../claims/claim.ts';
import { fractionOf, valueOf } from '../../claims/numbers.ts';
import { inDecimals } from '../../claims/sums.ts';
import { allOf, joined as together, say } from '../../text/said.ts';
import { comparableWords } from '../../text/comparable.ts';
import { isNumber, numbersOf } from './keys.ts';
import { uniqueBy } from '../../values/uniqueBy.ts';
import { sumOf } from '../counting/apportion.ts';
import { bloomFlags } from '../counting/levelVerbs.ts';
import { nameOfLevel } from '../counting/levels.ts';
import { asksOf } from '../counting/sections.ts';
import { type CitedItem, inPlainUnit, numbersIn, valuesIn } from './cites.ts';
import { isOfAll, plainNegative } from './forms.ts';
import { groundFaults } from './grounds.ts';
import { frameFlags, isFrame } from './frameMark.ts';
import { flag, indonesianFlags, when } from './look.ts';
import { schemeOf } from './working.ts';
import { similarTo } from './similarStems.ts';
import { findingNames, optionKeys, type ExamQuestion, type Flag, type Look, type MultipleChoice } from '../schemas.ts';

/** Rule of this product: the right answer gives itself away when it is longer than every other by both of these. */
const giveaway = { ratio: 1.25, characters: 12 } as const;

/**
 * Every item with its flags found again: what code counts (options, stems alike, verb and level, Indonesian words),
 * and what the second look says of it.
 */
export const checkedQuestions = (questions: readonly ExamQuestion[]): ExamQuestion[] =>
  questions.map((question) => ({ ...question, flags: flagsOf(question, questions) }));

/** Said where code changed the marks of a scheme, until someone sets them. */
export const marksChanged = 'marks_changed';
/** Said where a question cites passages that it was not given, and is left without any. */
export const citesLost = 'cites_lost';
/** Said where a question was asked for once more and still lacks what was asked for; it was written so, and goes with an edit. */
export const stillLacks = 'still_lacks';

const flagsOf = (question: ExamQuestion, all: readonly ExamQuestion[]): Flag[] => [
  ...question.flags.filter(({ code }) => [marksChanged, citesLost, stillLacks].includes(code)),
  ...(isFrame(question) ? frameFlags(question) : writtenFlags(question, all)),
];

const writtenFlags = (question: ExamQuestion, all: readonly ExamQuestion[]): Flag[] => [
  ...emptyFlags(question),
  ...(question.kind === 'aneka-pilihan' ? [...longestFlags(question), ...orderFlags(question)] : []),
  ...contentFlags(
    question,
    all.filter((other) => other !== question),
  ),
  ...indonesianFlags(wordsOf(question).join('\n')),
  ...lookFlags(question),
];

/** A text of an item, with the steps to its field and what it is called. */
export type ItemText = readonly [at: readonly (string | number)[], text: string, name: string];

export function textsOf(question: ExamQuestion): ItemText[] {
  const stem: ItemText = [['stem'], question.stem, 'soalan'];
  if (question.kind === 'aneka-pilihan')
    return [
      stem,
      ...question.options.map(({ key, text }, i): ItemText => [['options', i, 'text'], text, `pilihan ${key}`]),
      [['explanation'], question.explanation, 'penjelasan jawapan'],
    ];
  if (question.kind === 'struktur')
    return [
      stem,
      ...question.parts.flatMap(({ label, text, answer }, i): ItemText[] => [
        [['parts', i, 'text'], text, `soalan ${label}`],
        [['parts', i, 'answer'], answer, `jawapan ${label}`],
      ]),
    ];
  return [
    stem,
    ...question.scheme.map(({ point }, i): ItemText => [['scheme', i, 'point'], point, `butiran skema ${i + 1}`]),
    [['sampleAnswer'], question.sampleAnswer, 'contoh jawapan'],
  ];
}

export const wordsOf = (question: ExamQuestion): string[] => textsOf(question).map(([, text]) => text);

const emptyFlags = (question: ExamQuestion): Flag[] => {
  const parts = textsOf(question).flatMap(([, text, name]) => (text.trim() === '' ? [name] : []));
  return when(parts.length > 0, 'empty', tell.emptyParts(parts.join(', ')));
};

function optionFlags({ options }: MultipleChoice): Flag[] {
  const texts = options.map(({ text }) => comparableOption(inPlainUnit(text)));
  // Of fractions that are equal one may be the form that is asked for.
  const decimals = options.map(({ text }) => comparableOption(inPlainUnit(inDecimals(text.trim()))));
  const isFraction = (i: number): boolean => decimals[i] !== texts[i];
  return options.flatMap(({ key }, i) => {
    const first = texts.findIndex(
      (text, n) => text === texts[i] || (decimals[n] === decimals[i] && !(isFraction(n) && isFraction(i))),
    );
    return when(first < i && texts[i] !== '', 'duplicate_option', tell.sameOptions(optionKeys[first], key));
  });
}

/**
 * As texts are compared: a number with its unit by its value ('90 minit' is '1.5 jam', '50%' is '0.5'), two things in any order; options of
 * signs alone ('<', '≥') as they stand.
 */
const comparableOption = (text: string): string => {
  const fraction = fractionOf(text);
  if (fraction !== undefined) return String(fraction);
  const [claim] = claimsIn(text);
  if (claim?.kind === 'number' && claim.text === text.trim() && claim.values.length === 1) {
    const value = Number(claim.values[0]);
    return claim.unit === 'percent' ? String(value / 100) : `${value} ${claim.unit}`;
  }
  const number = isNumber(text) ? numbersIn(text)[0] : undefined;
  const plain = number === undefined ? text : text.replace(number, String(valueOf(number)));
  const words = comparableWords(plain);
  if (number !== undefined || !/\p{L}{2}/u.test(words)) return plain.replace(/\s+/gu, '').toLowerCase();
  const pair = words.split(/ (?:dan|and) /u);
  return pair.length === 2 ? pair.toSorted().join(' & ') : words;
};

const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** Whether the right answer gives itself away by its length. */
export function isGiveaway(answer: string, others: readonly string[]): boolean {
  const right = lengthOf(answer);
  const other = Math.max(0, ...others.map(lengthOf));
  return right > other * giveaway.ratio && right - other > giveaway.characters;
}

/** The right option and the others. */
export const optionsOf = ({ options, answer }: MultipleChoice) => ({
  answer: options.find(({ key }) => key === answer)?.text ?? '',
  distractors: options.flatMap(({ key, text }) => (key === answer ? [] : [text])),
});

function longestFlags(question: MultipleChoice): Flag[] {
  const { answer, distractors } = optionsOf(question);
  return when(isGiveaway(answer, distractors), 'longest_option', tell.longestOption(question.answer));
}

function orderFlags(question: MultipleChoice): Flag[] {
  const numbers = numbersOf(question) ?? [];
  const isSorted = (sign: 1 | -1): boolean =>
    numbers.every((value, i) => i === 0 || sign * (value - (numbers[i - 1] ?? 0)) >= 0);
  return when(!isSorted(1) && !isSorted(-1), 'option_order', tell.optionOrder());
}

function formFlags(question: ExamQuestion): Flag[] {
  if (question.kind !== 'aneka-pilihan') return [];
  const ofAll = question.options.filter(({ text }) => isOfAll(text)).map(({ key }) => key);
  const word = plainNegative(question.stem);
  return [
    ...when(ofAll.length > 0, 'all_above', tell.optionOfAll(ofAll.join(', '))),
    ...when(word !== undefined, 'negative', tell.plainNegative(word)),
  ];
}

/** Texts of passages; one that follows another in the notes goes on with it. */
const joined = (sources: ExamQuestion['sources']): string[] =>
  sources.reduce<string[]>((texts, { n, at, quote }, i) => {
    const before = sources[i - 1];
    const goesOn = before?.n === n && Number(before.at) + 1 === Number(at);
    return goesOn ? [...texts.slice(0, -1), `${texts.at(-1)}\n${quote}`] : [...texts, quote];
  }, []);

/** What earns its marks is held against its passages; none where a quote was cut: the fact may stand in what is not shown. */
export function citedQuestion(question: ExamQuestion): CitedItem {
  const { stem, cognitiveLevel, sources } = question;
  const notes = sources.filter(({ n }) => n > 0);
  const passages = notes.some(({ quote }) => quote.endsWith('…')) ? [] : joined(notes);
  const worked = (question.working ?? []).flatMap(({ result }) => valuesIn(result));
  const asked = [stem, ...(question.kind === 'struktur' ? question.parts.map(({ text }) => text) : [])].join('\n');
  const cited = { stem: asked, cognitiveLevel, passages, grounds: question.grounds, worked };
  if (question.kind !== 'aneka-pilihan')
    return { ...cited, answers: schemeOf(question).map(({ scheme }) => scheme), distractors: [] };
  const { answer, distractors } = optionsOf(question);
  return { ...cited, answers: [answer], distractors };
}

/** What it asks at the level of its own row, and at those of the rows that its parts follow. */
function textsByAim(question: ExamQuestion): { texts: string[]; cognitiveLevel: ExamQuestion['cognitiveLevel'] }[] {
  const parts = question.kind === 'struktur' ? question.parts : [];
  const own = parts.filter(({ aim }) => aim === undefined).map(({ text }) => text);
  const aims = uniqueBy(
    parts.flatMap(({ aim }) => aim ?? []),
    (aim) => JSON.stringify(aim),
  );
  return [
    { texts: [question.stem, ...own], cognitiveLevel: question.cognitiveLevel },
    ...aims.map((aim) => ({
      texts: parts.filter((part) => JSON.stringify(part.aim) === JSON.stringify(aim)).map(({ text }) => text),
      cognitiveLevel: aim.cognitiveLevel,
    })),
  ];
}

/** What its writer is told of at once. `others`: questions that it may be like; what is only planned has no stem. */
export const contentFlags = (question: ExamQuestion, others: readonly { number: number; stem?: string }[]): Flag[] => [
  ...(question.kind === 'aneka-pilihan' ? optionFlags(question) : []),
  ...formFlags(question),
  ...tickFlags(question),
  ...groundFaults(citedQuestion(question)).map((message) => flag('unsupported_cite', message)),
  ...textsByAim(question).flatMap(({ texts, cognitiveLevel }) => bloomFlags(texts, cognitiveLevel)),
  ...similarFlags(question, others),
];

/** Marks in brackets with their word; '(1 markah setiap satu)' and '1 markah bagi ...' are marks, too, of unknown number. */
const wordedMarks = /[([]\s*(\d{1,2})\s*(?:markah|marks?)\s*[)\]]/giu;
const allWorded = /\d\s*(?:markah|marks?)\b/giu;
/** A line with one bare '(1)', at its end. */
const markedLine = /^[^([]*(?:[([](?!\d{1,2}[)\]])[^([]*)*[([](\d{1,2})[)\]][\s.,;]*$/u;

/** The marks that a scheme prints, where all of them are sure to be marks: with their word, or one at the end of each of several lines. */
function ticksIn(scheme: string, isWrittenOut: boolean): number[] {
  const [worded, all] = [[...scheme.matchAll(wordedMarks)], scheme.match(allWorded) ?? []];
  if (all.length > 0) {
    const isMixed = worded.length < all.length || /[([]\d{1,2}[)\]]/u.test(scheme);
    return isMixed ? [] : worded.map(([, digits]) => Number(digits));
  }
  const lines = scheme.split('\n').filter((line) => line.trim() !== '');
  const bare = lines.flatMap((line) => markedLine.exec(line)?.[1] ?? []).map(Number);
  const isCounted = bare.length < 2 || isWrittenOut || bare.every((tick, i) => tick === i + 1);
  return bare.length < lines.length || isCounted ? [] : bare;
}

/** What the printed marks may come to: a last one may be the total of the others. None of equal ones of which some are enough for `marks`. */
function printedMarks(scheme: string, marks: number, isWrittenOut: boolean): number[] {
  const ticks = ticksIn(scheme, isWrittenOut);
  const [sum, last] = [sumOf(ticks, (tick) => tick), ticks.at(-1)];
  const isEnough = sum > marks && ticks.every((tick) => tick === last);
  if (last === undefined || isEnough) return [];
  return ticks.length > 2 && sum - last === last ? [sum, last] : [sum];
}

/** Marks printed in the scheme of a part or point that come to another sum than its own. */
function tickFlags(question: ExamQuestion): Flag[] {
  // Marks that code shared out are not those of the ticks, and that is said.
  if (question.kind === 'aneka-pilihan' || question.flags.some(({ code }) => code === marksChanged)) return [];
  const told = schemeOf(question).flatMap(({ label, marks, scheme }, i) => {
    const printed = printedMarks(scheme, marks, label === undefined);
    const isOther = printed.length > 0 && !printed.includes(marks);
    const name =
      label === undefined
        ? say`Butiran skema ${i + 1} | Point ${i + 1} of the scheme`
        : say`Bahagian ${label} | Part ${label}`;
    return isOther ? [tell.otherTicks(name, marks, printed.at(-1))] : [];
  });
  return when(told.length > 0, 'marks_scheme', together(told));
}

function similarFlags({ stem }: ExamQuestion, others: Parameters<typeof contentFlags>[1]): Flag[] {
  const twin = others.find((other) => other.stem !== undefined && similarTo(stem, other.stem));
  return when(twin !== undefined, 'similar_stem', tell.similarItem(twin?.number));
}

/** What the look finds of a key that it did not choose is said there. */
const isOfKey = ({ kind }: Look['findings'][number], code: string): boolean =>
  kind === code || (kind === 'wrong_scheme' && code === 'key_disagrees');

function lookFlags(question: ExamQuestion): Flag[] {
  const { look, cognitiveLevel } = question;
  if (look === null) return [];
  const level = look.level ?? cognitiveLevel;
  const ofKey = question.kind === 'aneka-pilihan' ? answerFlags(question, look) : [];
  const others = look.findings.filter((finding) => !ofKey.some(({ code }) => isOfKey(finding, code)));
  return [
    ...ofKey.map(({ code, message: ms, en = ms }) => {
      const own = look.findings.filter((finding) => isOfKey(finding, code)).map(({ reason }) => reason);
      return flag(code, together([{ ms, en }, ...own.flatMap((one) => (ms.includes(one) ? [] : say`${one}`))]));
    }),
    ...when(
      asksOf(question).every((one) => one.cognitiveLevel !== level),
      'wrong_level',
      tell.otherLevel(level, nameOfLevel(level), cognitiveLevel, look.reason),
    ),
    ...others.map(({ kind, reason, stem }) => ({
      ...flag(kind, say`${findingNames[kind]}: ${reason}`),
      ...(stem !== undefined && stem.trim() !== '' && { stem }),
    })),
  ];
}

function answerFlags({ answer }: MultipleChoice, look: Look): Flag[] {
  const solved = optionKeys.find((key) => key === look.answer?.trim().charAt(0).toUpperCase());
  const right = optionKeys.filter((key) => key === solved || look.alsoRight.includes(key));
  const other = allOf(right.filter((key) => key !== answer));
  return [
    ...when(right.length > 0 && !right.includes(answer), 'key_disagrees', tell.otherKey(other, answer, look.reason)),
    ...when(right.length > 1, 'two_right', tell.twoRight(allOf(right), look.reason)),
  ];
}
