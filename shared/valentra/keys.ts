import { optionKeys, type ExamQuestion, type MultipleChoice, type OptionKey } from './schemas.ts';

/** A number that a text always gives; FNV-1a, 32 bits. */
const hashOf = (text: string): number =>
  Array.from(text).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );

/** A number with its unit: 'RM 1,200', '-15', '25 %', '3 jam'. */
const number = /^(?:RM)?\s*([-−]?\d[\d,]*(?:\.\d+)?)\s*(?:%|°?\p{L}{0,12})$/iu;

/** The values of options that are all numbers; null where one is not. */
export function numbersOf({ options }: Pick<MultipleChoice, 'options'>): number[] | null {
  const found = options.map(({ text }) => number.exec(text.trim())?.[1]);
  if (found.includes(undefined)) return null;
  return found.map((text = '') => Number(text.replace('−', '-').replaceAll(',', '')));
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
  const swapped = optionKeys.map((place) =>
    place === key ? question.answer : place === question.answer ? key : place,
  );
  const sorted = optionKeys.toSorted((a, b) => valueOf(numbers, a) - valueOf(numbers, b));
  return reordered(question, numbers === null ? swapped : sorted);
}

const valueOf = (numbers: readonly number[] | null, key: OptionKey): number => numbers?.[optionKeys.indexOf(key)] ?? 0;

function reordered(question: MultipleChoice, order: readonly OptionKey[]): MultipleChoice {
  const moved = (old: OptionKey): OptionKey => optionKeys[order.indexOf(old)] ?? old;
  return {
    ...question,
    options: optionKeys.map((key, place) => ({
      key,
      text: question.options.find((option) => option.key === order[place])?.text ?? '',
    })),
    answer: moved(question.answer),
  };
}
