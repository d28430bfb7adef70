import { sumOf } from './apportion.ts';
import { comparableWords } from '../text/comparable.ts';
import { bloomFlag, levelsOfStem } from './bloom.ts';
import { similarTo } from './similar.ts';
import { optionKeys } from './schemas.ts';
import type { ExamQuestion, Flag, MultipleChoice } from './schemas.ts';

export { spreadKeys } from './keys.ts';

/** Rule of this product: the right answer gives itself away when it is longer than every other by both of these. */
const giveaway = { ratio: 1.25, characters: 12 } as const;

/**
 * Every item with its flags found again: four distinct options, one right, no longest-option giveaway, no two stems alike, verb and level
 * agree, marks of parts or scheme total the question's, the blind answer agrees.
 */
export const checkedQuestions = (questions: readonly ExamQuestion[]): ExamQuestion[] =>
  questions.map((question, place) => ({ ...question, flags: flagsOf(question, place, questions) }));

const flag = (code: string, message: string): Flag => ({ code, message });
/** One flag when the condition holds. */
const when = (holds: boolean, code: string, message: string): Flag[] => (holds ? [flag(code, message)] : []);

/** Said where code changed the marks of a scheme, until someone sets them. */
export const marksChanged = 'marks_changed';

const flagsOf = (question: ExamQuestion, place: number, all: readonly ExamQuestion[]): Flag[] => [
  ...question.flags.filter(({ code }) => code === marksChanged),
  ...emptyFlags(question),
  ...(question.kind === 'aneka-pilihan' ? choiceFlags(question) : []),
  ...marksFlags(question),
  ...similarFlags(question, place, all),
  ...levelFlags(question),
];

/** The parts of an item that say nothing, as the reader calls them. */
function emptyParts(question: ExamQuestion): string[] {
  const named: [text: string, name: string][] = [[question.stem, 'soalan']];
  if (question.kind === 'aneka-pilihan') {
    for (const { key, text } of question.options) named.push([text, `pilihan ${key}`]);
    named.push([question.explanation, 'penjelasan jawapan']);
  } else if (question.kind === 'struktur') {
    if (question.parts.length === 0) named.push(['', 'pecahan soalan']);
    for (const { label, text, answer } of question.parts)
      named.push([text, `soalan ${label}`], [answer, `jawapan ${label}`]);
  } else {
    if (question.scheme.length === 0) named.push(['', 'skema pemarkahan']);
    for (const [i, { point }] of question.scheme.entries()) named.push([point, `butiran skema ${i + 1}`]);
    named.push([question.sampleAnswer, 'contoh jawapan']);
  }
  return named.filter(([text]) => text.trim() === '').map(([, name]) => name);
}

const emptyFlags = (question: ExamQuestion): Flag[] => {
  const parts = emptyParts(question);
  return when(parts.length > 0, 'empty', `Bahagian ini masih kosong: ${parts.join(', ')}.`);
};

const choiceFlags = (question: MultipleChoice): Flag[] => [
  ...optionFlags(question),
  ...longestFlags(question),
  ...catchAllFlags(question),
  ...negativeFlags(question),
  ...keyFlags(question),
];

function optionFlags({ options, answer }: MultipleChoice): Flag[] {
  const isWhole = options.length === optionKeys.length && optionKeys.every((key, i) => options[i]?.key === key);
  if (!isWhole) {
    return [
      flag(
        'duplicate_option',
        `Soalan ini mempunyai ${options.length} pilihan jawapan; empat (A hingga D) diperlukan.`,
      ),
    ];
  }
  const texts = options.map(({ text }) => comparableOption(text));
  const twins = options.flatMap(({ key }, i) => {
    const first = texts.indexOf(texts[i] ?? '');
    return first < i && texts[i] !== '' ? [`${options[first]?.key} dan ${key}`] : [];
  });
  return [
    ...twins.map((pair) => flag('duplicate_option', `Pilihan ${pair} sama.`)),
    ...when(!options.some(({ key }) => key === answer), 'duplicate_option', 'Kunci jawapan tiada dalam pilihan.'),
  ];
}

/** As texts are compared; options of signs alone ('<', '≥') as they stand. */
export const comparableOption = (text: string): string => {
  const words = comparableWords(text);
  return /\p{L}{2}/u.test(words) ? words : text.replace(/\s+/gu, '').toLowerCase();
};

const lengthOf = (text: string): number => Array.from(text.trim()).length;

function longestFlags({ options, answer }: MultipleChoice): Flag[] {
  const right = lengthOf(options.find(({ key }) => key === answer)?.text ?? '');
  const other = Math.max(0, ...options.filter(({ key }) => key !== answer).map(({ text }) => lengthOf(text)));
  return when(
    right > other * giveaway.ratio && right - other > giveaway.characters,
    'longest_option',
    `Jawapan betul (${answer}) jauh lebih panjang daripada pilihan lain dan mudah diteka.`,
  );
}

const catchAll =
  /^(?:(?:ke)?semua(?:nya)?|tiada(?: satu(?: pun)?)?|bukan semua)(?: (?:jawapan|pilihan|pernyataan|perkara|yang))*(?: (?:di ?atas|tersebut|berkenaan|betul|benar|tepat|salah))+\P{L}*$|\b(?:all|none) of (?:the above|these)\b/iu;

const catchAllFlags = ({ options }: MultipleChoice): Flag[] => {
  const found = options.filter(({ text }) => catchAll.test(text.trim())).map(({ key }) => key);
  return when(
    found.length > 0,
    'catch_all',
    `Pilihan ${found.join(', ')} merangkum pilihan lain ("semua di atas" atau "tiada di atas"). Gantikan dengan pengganggu yang khusus.`,
  );
};

/** Negations that turn a stem round. 'tidak' does so only in what the question picks from ('Antara berikut, yang manakah tidak ...'). */
const negations = /\b(?:kecuali|except)\b|\b(?:bukan|not)\b(?! (?:sahaja|hanya|only)\b)/giu;
const pickedNegation = /(?<=\b(?:manakah|antara berikut|which)\b.*)\b(?:tidak|tiada)\b/giu;

function negativeFlags({ stem }: MultipleChoice): Flag[] {
  const task = stem.split(/(?<=[.!?])\s+|\n+/u).findLast((sentence) => /\p{L}/u.test(sentence)) ?? '';
  const words = [...task.matchAll(negations), ...task.matchAll(pickedNegation)].map(([word]) => word);
  const weak = words.find((word) => word !== word.toUpperCase());
  return when(
    weak !== undefined,
    'negative_stem',
    `Soalan negatif perlu ditekankan: tulis "${weak?.toUpperCase()}" dengan huruf besar.`,
  );
}

const keyFlags = ({ answer, blindAnswer }: MultipleChoice): Flag[] =>
  when(
    blindAnswer !== null && blindAnswer !== answer,
    'key_disagrees',
    `Semakan kedua tanpa melihat skema memilih ${blindAnswer}, tetapi kunci jawapan ialah ${answer}. Sila semak soalan ini.`,
  );

function marksFlags(question: ExamQuestion): Flag[] {
  if (question.kind === 'aneka-pilihan') return [];
  const [parts, name] =
    question.kind === 'struktur'
      ? ([question.parts, 'pecahan soalan'] as const)
      : ([question.scheme, 'skema pemarkahan'] as const);
  const sum = sumOf<{ marks: number }>(parts, ({ marks }) => marks);
  return when(
    sum !== question.marks,
    'marks_total',
    `Jumlah markah ${name} ialah ${sum}, bukan ${question.marks} seperti markah soalan.`,
  );
}

function similarFlags({ stem }: ExamQuestion, place: number, all: readonly ExamQuestion[]): Flag[] {
  const twin = all.find((other, i) => i !== place && similarTo(stem, other.stem));
  return when(twin !== undefined, 'similar_stem', `Soalan ini hampir sama dengan soalan ${twin?.number}.`);
}

/** A structured question may only set the scene in its stem and ask in its parts; one of them that speaks for its level is enough. */
function levelFlags(question: ExamQuestion): Flag[] {
  const { stem, cognitiveLevel } = question;
  const texts = question.kind === 'struktur' ? [stem, ...question.parts.map(({ text }) => text)] : [stem];
  const found = texts
    .filter((text) => levelsOfStem(text).length > 0)
    .map((text) => bloomFlag({ stem: text, cognitiveLevel }));
  const [first] = found;
  return first && !found.includes(null) ? [first] : [];
}
