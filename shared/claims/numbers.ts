import { between, type NamePlace, type Place } from './names.ts';
import { numerals, ranges, type Unit, unitsAfter, unitsBefore, unitWords } from './words.ts';

export interface Token extends Place {
  text: string;
  lower: string;
}

/** Words, numbers and signs that claims are made of. 'C5' and 'SECD2523' are words; 'RM500' is two. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/RM(?=\d)|\d+(?:[.,]\d+)*|\p{L}[\p{L}\d]*|[%&@]/gu)].map(({ 0: word, index }) => ({
    text: word,
    lower: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));

/** '1,234' is a thousand and more, '12,5' is twelve and a half; NaN for '1.2.3'. */
const valueOf = (digits: string): number =>
  Number(/^\d{1,3}(?:,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.'));

interface Read {
  value: number;
  /** The token behind it. */
  next: number;
}

/** The number that begins at a token, in digits or words: 'empat belas', 'dua puluh lima', 'thirty-five'. */
function numberAt(tokens: readonly Token[], i: number): Read | null {
  const word = (k: number): string => tokens[k]?.lower ?? '';
  if (/^\d/.test(word(i))) return { value: valueOf(word(i)), next: i + 1 };
  const first = numerals.get(word(i));
  if (first === undefined) return null;
  const ones = (k: number): number => numerals.get(word(k)) ?? 10;
  if (word(i + 1) === 'belas') return { value: first + 10, next: i + 2 };
  const [tens, next] = word(i + 1) === 'puluh' ? [first * 10, i + 2] : [first, i + 1];
  return tens >= 20 && tens < 100 && ones(next) < 10
    ? { value: tens + ones(next), next: next + 1 }
    : { value: tens, next };
}

export interface NumberClaim extends Place {
  values: number[];
  unit: Unit;
  /** It has no unit but a name before it: 'Survey Project (30)'. */
  isBare: boolean;
}

/** The numbers of a text that have a unit or stand right behind an assessment's name. Both ends of a range, each of a list of weeks. */
export function numbersIn(text: string, tokens: readonly Token[], names: readonly NamePlace[]): NumberClaim[] {
  const claims: NumberClaim[] = [];
  let nameAt = 0;
  const gap = (a: number, b: number): string => between(text, tokens[a]?.to ?? 0, tokens[b]?.from ?? text.length);

  const isRange = (i: number): boolean => /^\s?[-–]\s?$/.test(gap(i - 1, i)) || ranges.has(tokens[i]?.lower ?? '');
  /** The second end of a range: '10–15', '10 hingga 15'. */
  function rangeEnd({ next }: Read): Read | null {
    if (!isRange(next)) return null;
    return numberAt(tokens, ranges.has(tokens[next]?.lower ?? '') ? next + 1 : next);
  }
  function unitAt(next: number): { name: NonNullable<ReturnType<typeof unitsAfter.get>>; next: number } | null {
    if (tokens[next] === undefined || !/^[\s-]{0,3}$/.test(gap(next - 1, next))) return null;
    const one = tokens[next].lower;
    const two = unitsAfter.get(`${one} ${tokens[next + 1]?.lower}`);
    const name = two ?? unitsAfter.get(one);
    return name === undefined ? null : { name, next: next + (two === undefined ? 1 : 2) };
  }
  const push = (first: number, next: number, values: number[], unit: Unit, isBare = false): void => {
    claims.push({ from: tokens[first]?.from ?? 0, to: tokens[next - 1]?.to ?? 0, values, unit, isBare });
  };

  /** '20 %', '10–15 minit', '2 jam 10 minit'. */
  function withUnit(i: number, read: Read): number | null {
    const end = rangeEnd(read);
    const unit = unitAt((end ?? read).next);
    if (unit === null) return null;
    const values = end === null ? [read.value] : [read.value, end.value];
    const { times } = unitWords(unit.name);
    if (unit.name !== 'hours') push(i, unit.next, values, unit.name);
    else {
      const more = numberAt(tokens, tokens[unit.next]?.lower === 'dan' ? unit.next + 1 : unit.next);
      const minutes = more && more.value < 60 ? unitAt(more.next) : null;
      const isMinutes = more !== null && minutes?.name === 'time';
      const whole = values.map((value) => value * (times ?? 1) + (isMinutes ? more.value : 0));
      push(i, isMinutes ? minutes.next : unit.next, whole, 'time');
      return isMinutes ? minutes.next : unit.next;
    }
    return unit.next;
  }

  /** 'minggu 3–5 dan 7', 'wajaran: 30', 'min = 3.8', 'RM500'. */
  function behindUnit(i: number, read: Read): number | null {
    const isKe = tokens[i - 1]?.lower === 'ke';
    const name = unitsBefore.get(tokens[isKe ? i - 2 : i - 1]?.lower ?? '');
    const sign = gap(i - 1, i);
    if (name === undefined || !/^[\s:=(<>.-]{0,4}$/.test(sign)) return null;
    if (name === 'measure' && !sign.includes('=') && !(tokens[i]?.text ?? '').includes('.')) return null;
    const values = [read.value];
    let { next } = read;
    const lastOfList = name === 'week' ? tokens.length : next;
    while (next < lastOfList) {
      const isLinked =
        isRange(next) || /^\s?,\s?$/.test(gap(next - 1, next)) || /^(?:dan|and|&)$/.test(tokens[next]?.lower ?? '');
      const isWord = /^\D/.test(tokens[next]?.lower ?? '');
      const further = isLinked ? numberAt(tokens, isWord ? next + 1 : next) : null;
      if (further === null || unitAt(further.next) !== null) break;
      values.push(further.value);
      ({ next } = further);
    }
    const factor = unitWords(name).times ?? 1;
    push(
      isKe ? i - 2 : i - 1,
      next,
      values.map((value) => value * factor),
      name === 'hours' ? 'time' : name,
    );
    return next;
  }

  function behindName(i: number, { value, next }: Read): number | null {
    const { from = 0, to = 0 } = tokens[i] ?? {};
    const isAlone = value >= 5 && value <= 100 && /^\s*(?:[).,;|]|$)/.test(between(text, to, to + 3));
    const name = names[nameAt - 1];
    const isBehind = name?.kind === 'assessment' && /^\s*[:=(–-]\s*$/.test(between(text, name.to, from));
    if (!isAlone || !isBehind) return null;
    push(i, next, [value], 'percent', true);
    return next;
  }

  for (let i = 0; i < tokens.length;) {
    const read = numberAt(tokens, i);
    // Names are in their order: the last one that ends before this token, and the next.
    while ((names[nameAt]?.to ?? Infinity) <= (tokens[i]?.from ?? 0)) nameAt++;
    const isInName = (names[nameAt]?.from ?? Infinity) <= (tokens[i]?.from ?? 0);
    const isNumber = read !== null && !Number.isNaN(read.value) && !isInName;
    const next = isNumber ? (withUnit(i, read) ?? behindUnit(i, read) ?? behindName(i, read)) : null;
    i = next ?? i + 1;
  }
  return claims;
}
