import { codePlaces } from '../course/codes.ts';
import { levelNamed } from '../mqf.ts';
import { plainOf, type TextBlock } from '../richText/blocks.ts';
import { wordsIn } from '../text/comparable.ts';
import {
  between,
  type NameIndex,
  type NamePlace,
  type Place,
  placesOf,
  sentencesOf,
  type Subject,
  subjectOf,
} from './names.ts';
import { numbersIn, type Token, tokensOf } from './numbers.ts';
import * as words from './words.ts';

export type ClaimKind = 'number' | 'level' | 'code' | 'person' | 'source' | 'figure';

/** What the sentence round a claim says by single words. */
type Cue = 'weighing' | 'whole' | 'shared' | 'levelHead';

/** What a text claims, found by its form alone. `from` and `to` are characters of the text, or of `plainText(blocks)`. */
export interface Claim extends Place {
  kind: ClaimKind;
  text: string;
  /** Normalised: 30, 'C5', 'CLO7', 'aminah yusof', 'mcmc 2022', 'jadual 2'. Several of a range or a list: each is claimed. */
  values: readonly (number | string)[];
  unit?: words.Unit;
  /** The nearest known name; null: none in its sentence. */
  subject: string | null;
  nearness: Subject['nearness'] | null;
  /** All known names of its sentence. */
  beside: readonly string[];
  cues: readonly Cue[];
}
type Found = Place & Pick<Claim, 'kind' | 'values' | 'unit'> & { cue?: Cue };

/** The words of blocks: a line for each paragraph, item and row, in their order; cells parted by bars. */
export const plainText = (blocks: readonly TextBlock[]): string => blocks.map(linesOf).join('\n');
function linesOf(block: TextBlock): string {
  if (block.kind === 'list') return block.items.map(plainText).join('\n');
  if (block.kind !== 'table') return plainOf(block.text);
  return [block.head, ...block.rows].map((row) => row.map(plainOf).join(' | ')).join('\n');
}

/** Every claim of a text in its order. `names`: those that may be the subject of one. */
export function claimsIn(written: string | readonly TextBlock[], names: NameIndex = new Map()): Claim[] {
  const text = typeof written === 'string' ? written : plainText(written);
  const tokens = tokensOf(text);
  const places = placesOf(names, text);
  const found = [
    ...sourcesIn(text, tokens),
    ...codesAt(text),
    ...personsIn(text, tokens),
    ...figuresIn(text, tokens),
    ...levelsIn(text, tokens),
    ...numbersIn(text, tokens, places).map((claim): Found => ({ kind: 'number', ...claim })),
  ];
  const claims: Claim[] = [];
  const sentences = sentencesOf(text);
  let [at, first] = [0, 0];
  let end = 0;
  // Of those that begin at one place the first kind counts; what lies within another claim is none.
  for (const one of found.toSorted((a, b) => a.from - b.from)) {
    if (one.from < end) continue;
    end = one.to;
    while ((sentences[at]?.to ?? Infinity) <= one.from) at++;
    const sentence = sentences[at] ?? one;
    while ((places[first]?.from ?? Infinity) < sentence.from) first++;
    const near = places.slice(first, first + mostNames).filter(({ to }) => to <= sentence.to);
    claims.push(withSubject(one, sentence, near, text));
  }
  return claims;
}
/** Of one sentence; more are a list. */
const mostNames = 40;

/** Names of these kinds are the subject of a claim of a kind; those before others where there are any. */
function namesFor({ kind, unit }: Found, places: readonly NamePlace[]): NamePlace[][] {
  const of = (...kinds: readonly string[]) => places.filter((place) => kinds.includes(place.kind));
  if (kind === 'code' || unit === 'credits' || unit === 'outcomes') return [of('course')];
  if (kind === 'level') return [of('outcome'), of('assessment', 'topic')];
  const isOfMarks = unit === 'percent' || unit === 'marks';
  return [of('assessment', 'topic', 'activity').filter(({ isLoose }) => isOfMarks || !isLoose), of('outcome')];
}

function withSubject(found: Found, sentence: Place, places: readonly NamePlace[], text: string): Claim {
  const { cue, kind, from, to, values, unit } = found;
  const said = new Set(wordsIn(text.slice(sentence.from, sentence.to)));
  const says = (list: ReadonlySet<string>) => [...said].some((word) => list.has(word));
  const subject =
    namesFor(found, places)
      .map((names) => subjectOf(found, sentence, names, text))
      .find((one) => one !== null) ?? null;
  return {
    kind,
    from,
    to,
    values,
    text: text.slice(from, to),
    ...(unit && { unit }),
    subject: subject?.name.name ?? null,
    nearness: subject?.nearness ?? null,
    beside: places.map(({ name }) => name),
    cues: [
      ...(says(words.weighing) ? ['weighing' as const] : []),
      ...(says(words.wholes) ? ['whole' as const] : []),
      ...(says(words.shares) ? ['shared' as const] : []),
      ...(cue ? [cue] : []),
    ],
  };
}

/** Codes of outcomes, of programme outcomes and of courses: 'CLO7', 'PLO12', 'EDUP3033'. */
function codesAt(text: string): Found[] {
  const outcomes = (['clo', 'plo'] as const)
    .flatMap((family) => codePlaces(family, text))
    .map(({ code, from, to }): Found => ({ kind: 'code', values: [code], from, to }));
  const courses = [...text.matchAll(/(?<![\p{L}\d])(\p{Lu}{2,6})( ?)(\d{3,5})(?![\d%.]\d|\d)/gu)].flatMap(
    (match): Found[] => {
      const [whole, letters = '', space, digits = ''] = match;
      const isYear = space !== '' && (/^(?:19|20)\d\d$/.test(digits) || digits.length < 4);
      if (isYear || words.standards.has(letters)) return [];
      return [{ kind: 'code', values: [letters + digits], from: match.index, to: match.index + whole.length }];
    },
  );
  return [...outcomes, ...courses];
}

/** 'C5', 'C5 Menilai', 'Menilai (C5)', 'aras Menilai'. 'C1–C6' and 'C4 ke atas' speak of levels as such. */
function levelsIn(text: string, tokens: readonly Token[]): Found[] {
  const gap = (a?: Token, b?: Token): string => (a && b ? between(text, a.to, b.from) : '\n');
  return tokens.flatMap((token, i): Found[] => {
    const [before, after, third] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
    const isHeaded = before !== undefined && words.levelHeads.has(before.lower) && /^[\s:]*$/.test(gap(before, token));
    const inWords = isHeaded && /^\p{Lu}/u.test(token.text) ? levelNamed(token.text) : undefined;
    if (inWords !== undefined) return [{ kind: 'level', values: [inWords], from: before?.from ?? 0, to: token.to }];
    if (!/^[CAP][1-7]$/.test(token.text)) return [];
    const isRange =
      /[-–]/.test(gap(token, after).trim().slice(0, 1) + gap(before, token).trim().slice(-1)) &&
      [before, after].some((near) => /^[CAP]?[1-7]$/.test(near?.text ?? ''));
    const isTailed = after !== undefined && words.ranges.has(after.lower) && /^[CAP]?[1-7]$/.test(third?.text ?? '');
    const isAfterTail = words.ranges.has(before?.lower ?? '') && /^[CAP][1-7]$/.test(tokens[i - 2]?.text ?? '');
    if (isRange || isTailed || isAfterTail || /^(?:atas|above)$/.test(third?.lower ?? '')) return [];
    const named = /^[\s(:–-]*$/.test(gap(token, after)) ? levelNamed(after?.text ?? '') : undefined;
    const namedBefore = /^\s*\($/.test(gap(before, token)) ? levelNamed(before?.text ?? '') : undefined;
    const name = token.text.startsWith('C') ? (named ?? namedBefore) : undefined;
    const to = name !== undefined && name === named ? (after?.to ?? token.to) : token.to;
    const values = [token.text, ...(name === undefined ? [] : [name])];
    return [{ kind: 'level', values, from: token.from, to, ...(isHeaded && { cue: 'levelHead' as const }) }];
  });
}

const isCapital = (token: Token | undefined): boolean => token !== undefined && /^\p{Lu}/u.test(token.text);

/** A title with what stands behind it. */
const isTitle = ({ lower }: Token, sign: string): boolean =>
  words.titles.has(lower) ? /^\.? $|^\.$/.test(sign) : words.shortTitles.has(lower) && /^\. ?$/.test(sign);
const isOfName = ({ lower }: Token): boolean =>
  ![words.titles, words.shortTitles, words.nameLinks, words.offices].some((list) => list.has(lower));

/** A title with a name: 'Dr. Aminah binti Yusof'; an office is none. */
function personsIn(text: string, tokens: readonly Token[]): Found[] {
  const found: Found[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const [first, next] = [tokens[i], tokens[i + 1]];
    if (first === undefined || next === undefined || !isCapital(first)) continue;
    if (!isTitle(first, between(text, first.to, next.from))) continue;
    let last = i;
    for (const token of tokens.slice(i + 1, i + 10)) {
      const before = tokens[last] ?? first;
      const sign = between(text, before.to, token.from);
      const isJoined = /^[ /@']{0,2}$/.test(sign) || (/^\. ?$/.test(sign) && words.isAbbreviation(before.lower));
      if (!isJoined || !(isCapital(token) || words.nameLinks.has(token.lower))) break;
      last++;
    }
    const name = tokens.slice(i + 1, last + 1).filter(isOfName);
    if (name.length > 0) {
      const values = [name.map(({ lower }) => lower).join(' ')];
      found.push({ kind: 'person', values, from: first.from, to: tokens[last]?.to ?? first.to });
    }
    i = last;
  }
  return found;
}

/** Author or organisation with a year, and links: 'Tanenbaum (2011)', '(Bakri & Osman, 2020)', 'Laporan MCMC 2022'. */
function sourcesIn(text: string, tokens: readonly Token[]): Found[] {
  const links = [...text.matchAll(/(?:https?:\/\/|www\.)[^\s<>()"”]{3,200}/g)].map(({ 0: link, index }): Found => {
    const plain = link.replace(/[.,;:]+$/, '');
    return { kind: 'source', values: [plain.toLowerCase()], from: index, to: index + plain.length };
  });
  const dated = tokens.flatMap((year, i): Found[] => {
    if (!/^(?:19|20)\d\d$/.test(year.text)) return [];
    const run = authorsBefore(text, tokens, i);
    const [first] = run;
    if (first === undefined) return [];
    const sign = between(text, run.at(-1)?.to ?? 0, year.from);
    const isOpen = /[(;]\s*$/.test(text.slice(Math.max(0, first.from - 3), first.from));
    const isWork = run.some(({ text: word, lower }) => words.writings.has(lower) || /^\p{Lu}{3,6}$/u.test(word));
    const isSource = /^[\s.]*\($/.test(sign) || (isOpen && /^,? $/.test(sign)) || (isWork && sign === ' ');
    if (!isSource) return [];
    const name = run.filter(({ lower }) => !words.authorLinks.has(lower)).map(({ lower }) => lower);
    const to = text[year.to] === ')' && sign.includes('(') ? year.to + 1 : year.to;
    return [{ kind: 'source', values: [`${name.join(' ')} ${year.text}`], from: first.from, to }];
  });
  return [...links, ...dated];
}

const isOfAuthors = (token: Token | undefined): boolean =>
  isCapital(token) || words.authorLinks.has(token?.lower ?? '');
const isLead = ({ lower }: Token): boolean => words.sourceLeads.has(lower) || words.authorLinks.has(lower);

/** The names before a year, of authors or an organisation. */
function authorsBefore(text: string, tokens: readonly Token[], year: number): Token[] {
  let first = year;
  const isJoined = (k: number): boolean => {
    const [one, next] = [tokens[k], tokens[k + 1]];
    const sign = between(text, one?.to ?? 0, next?.from ?? 0);
    if (k + 1 === year) return /^[\s.,]{0,3}\(?$/.test(sign);
    return /^(?:,? ?|[’'-])$/.test(sign) || (/^\.,? ?$/.test(sign) && (one?.text.length ?? 9) <= 2);
  };
  while (first > 0 && year - first < 10 && isOfAuthors(tokens[first - 1]) && isJoined(first - 1)) first--;
  const run = tokens.slice(first, year);
  while (run[0] !== undefined && isLead(run[0])) run.shift();
  const isTold = run.some((token) => isCapital(token) && token.text.length > 1);
  return isTold && !words.calendar.has(run.at(-1)?.lower ?? '') ? run : [];
}

/** 'Jadual 2' in a sentence; at the head of a line with a colon or a full stop behind it, it is a caption. */
function figuresIn(text: string, tokens: readonly Token[]): Found[] {
  return tokens.flatMap((token, i): Found[] => {
    const number = tokens[i + 1];
    const isOne = isCapital(token) && words.figureWords.has(token.lower) && /^\d/.test(number?.text ?? '');
    if (!isOne || number === undefined || between(text, token.to, number.from) !== ' ') return [];
    const isCaption = isFirst(text, token.from) && /^\s?[:.–-]\s/.test(between(text, number.to, number.to + 4));
    const values = [`${token.lower} ${number.text}`];
    return isCaption ? [] : [{ kind: 'figure', values, from: token.from, to: number.to }];
  });
}
const isFirst = (text: string, at: number): boolean => /(?:^|\n)[\s*_#]*$/.test(text.slice(Math.max(0, at - 6), at));
