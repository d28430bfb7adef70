import { optionKeys, type ExamQuestion, type MultipleChoice, type OptionKey } from '../schemas.ts';

/** A number that a text always gives; FNV-1a, 32 bits. */
export const hashOf = (text: string): number =>
  Array.from(text).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );

/** A number with its unit: 'RM 1,200', '-15', '25 %', '3 jam', '18.2 kN/m³', '4 m/s2'. */
const unit = String.raw`%|°?\p{L}{0,12}[²³]?(?:[/·]\p{L}{1,6}[²³23]?)*`;
const number = new RegExp(String.raw`^(?:RM)?\s*([-−]?\d[\d,]*(?:[ \u00A0]\d{3})*(?:\.\d+)?)\s*(?:${unit})$`, 'iu');

export const isNumber = (text: string): boolean => number.test(text.trim());

/** The values of options that are all numbers; null where one is not. */
export function numbersOf({ options }: Pick<MultipleChoice, 'options'>): number[] | null {
  const found = options.map(({ text }) => number.exec(text.trim())?.[1]);
  if (found.includes(undefined)) return null;
  return found.map((text = '') => Number(text.replace('−', '-').replace(/[\s,]/g, '')));
}

/**
 * Spreads the right answers of multiple-choice items evenly over A to D, reordering each item's options; deterministic. Each four items have each key once, in an order that the paper's own text decides, so no key runs past two.
 * Options that are numbers stand in their order instead.
 */
export function spreadKeys(questions: readonly ExamQuestion[]): ExamQuestion[] {
  const items = questions.filter((question) => question.kind === 'aneka-pilihan');
  const wanted = keysFor(items.filter((item) => numbersOf(item) === null));
  return questions.map((question) =>
    question.kind === 'aneka-pilihan' ? withKey(question, wanted.get(question) ?? question.answer) : question,
  );
}

function keysFor(items: readonly MultipleChoice[]): ReadonlyMap<ExamQuestion, OptionKey> {
  const wanted = new Map<ExamQuestion, OptionKey>();
  for (let start = 0; start < items.length; start += optionKeys.length) {
    const block = items.slice(start, start + optionKeys.length);
    const seed = block.map(({ stem }) => stem).join('\n');
    const order = optionKeys.toSorted((a, b) => hashOf(`${a}${start}${seed}`) - hashOf(`${b}${start}${seed}`));
    for (const [i, question] of block.entries()) wanted.set(question, order[i] ?? question.answer);
  }
  return wanted;
}

/** The item with its right answer's text at `key`, which changes places with what stood there; numbers stand in their order. */
export function withKey(question: MultipleChoice, key: OptionKey): MultipleChoice {
  const numbers = numbersOf(question);
  const [from, to] = [optionKeys.indexOf(question.answer), optionKeys.indexOf(key)];
  const swapped = [...optionKeys.keys()].with(from, to).with(to, from);
  const order = numbers === null ? swapped : swapped.toSorted((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
  const moved = (old: OptionKey): OptionKey => optionKeys[order.indexOf(optionKeys.indexOf(old))] ?? old;
  return {
    ...question,
    options: optionKeys.map((at, place) => ({ key: at, text: question.options[order[place] ?? place]?.text ?? '' })),
    answer: moved(question.answer),
    explanation: withLetters(question.explanation, moved),
  };
}

const several = String.raw`[A-D]\b(?:\s*(?:,|dan|atau|serta|&|and|or)\s*(?:dan\s+)?\(?[A-D]\b)*`;

/** Letters that name options: 'pilihan A, C dan D', 'jawapan B', and those that a sentence or clause starts with ('B betul kerana'). */
const letters = new RegExp(
  String.raw`\b(?:jawapan|pilihan|opsyen|kunci|options?|answers?)(?:nya)?(?:\s+(?:yang (?:betul|tepat|benar)|betul|lain|ialah|adalah|is))*[\s:]*\(?${several}|\b(?:hanya|only)\s+${several}|(?<=^|[.;]\s|\b(?:manakala|sedangkan|while)\s)${several}(?=\s+(?:ialah|adalah|betul|tepat|benar|salah|kerana|tidak|pula|dan|is|are)\b)`,
  'giu',
);

const withLetters = (text: string, moved: (old: OptionKey) => OptionKey): string =>
  text.replace(letters, (found) => found.replace(/\b[A-D]\b/gu, (letter) => moved(letter as OptionKey)));
