import { optionKeys } from './schemas.ts';
import type { ExamQuestion, MultipleChoice, OptionKey } from './schemas.ts';

/** The longest run of one key that a paper may have. */
const longestRun = 3;

/** A number that a text always gives; FNV-1a, 32 bits. */
const hashOf = (text: string): number =>
  Array.from(text).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );

/** An item whose options can change places: A to D, each once, one of them right. */
const isWhole = (question: ExamQuestion): question is MultipleChoice =>
  question.kind === 'aneka-pilihan' &&
  question.options.length === optionKeys.length &&
  optionKeys.every((key) => question.options.some((option) => option.key === key));

/** Whether the keys' counts differ by one at most and none runs on longer than it may. */
export const areSpread = (keys: readonly OptionKey[]): boolean => {
  const counts = optionKeys.map((key) => keys.filter((one) => one === key).length);
  const runs = keys.some((key, i) => i >= longestRun && keys.slice(i - longestRun, i).every((one) => one === key));
  return Math.max(...counts) - Math.min(...counts) <= 1 && !runs;
};

/**
 * Spreads the right answers of multiple-choice items evenly over A to D, reordering each item's options; deterministic. Keys that are
 * spread already stay. Each four items have each key once, in an order that the paper's own text decides, so no key runs past two.
 */
export function spreadKeys(questions: readonly ExamQuestion[]): ExamQuestion[] {
  const whole = questions.filter(isWhole);
  if (areSpread(whole.map(({ answer }) => answer))) return [...questions];
  const wanted = new Map<ExamQuestion, OptionKey>();
  for (let start = 0; start < whole.length; start += optionKeys.length) {
    const block = whole.slice(start, start + optionKeys.length);
    const seed = block.map(({ stem }) => stem).join('\n');
    const order = optionKeys.toSorted((a, b) => hashOf(`${a}${start}${seed}`) - hashOf(`${b}${start}${seed}`));
    for (const [i, question] of block.entries()) wanted.set(question, order[i] ?? question.answer);
  }
  return questions.map((question) => {
    const key = wanted.get(question);
    return key !== undefined && question.kind === 'aneka-pilihan' ? withKey(question, key) : question;
  });
}

/** The item with its right answer's text at `key`; it changes places with what stood there, and whatever names either follows. */
export function withKey(question: MultipleChoice, key: OptionKey): MultipleChoice {
  const { answer, options } = question;
  const moved = (old: OptionKey): OptionKey => (old === answer ? key : old === key ? answer : old);
  const textOf = (place: OptionKey): string => options.find((option) => option.key === moved(place))?.text ?? '';
  return {
    ...question,
    options: optionKeys.map((place) => ({ key: place, text: textOf(place) })),
    answer: key,
    explanation: withLetters(question.explanation, moved),
    blindAnswer: question.blindAnswer && moved(question.blindAnswer),
  };
}

/** Letters that name an option: 'pilihan A, C dan D', 'jawapan B', '(C)', and one that a sentence starts with ('B betul kerana'). */
const letters =
  /\b(?:jawapan|pilihan|opsyen|kunci|options?|answers?)(?:\s+(?:yang betul|betul|ialah|adalah|is))*[\s:]*\(?[A-D]\b(?:\s*(?:,|dan|atau|serta|&|and|or)\s*(?:dan\s+)?\(?[A-D]\b)*|\([A-D]\)|(?<=^|[.;]\s)[A-D]\b(?=\s+(?:ialah|adalah|betul|tepat|benar|salah|kerana|tidak|pula|dan|is)\b)/giu;

const withLetters = (text: string, moved: (old: OptionKey) => OptionKey): string =>
  text.replace(letters, (found) => found.replace(/\b[A-D]\b/gu, (letter) => moved(letter as OptionKey)));
