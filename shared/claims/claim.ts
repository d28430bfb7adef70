import { codeFamily, codePlaces } from '../course/words/codes.ts';
import { levelNamed } from '../terms/mqf.ts';
import { plainOf, type TextBlock } from '../richText/blocks.ts';
import { wordsIn } from '../text/comparable.ts';
import {
  between,
  type NameIndex,
  type NamePlace,
  type Place,
  placesOf,
  segmentOf,
  sentencesOf,
  type Subject,
  subjectOf,
} from './names.ts';
import { inTokens, numbersIn, type Token, type TokenText, unitAt } from './numbers.ts';
import { wrongSumsIn } from './sums.ts';
import * as words from './words.ts';

type ClaimKind = 'number' | 'level' | 'code' | 'person' | 'source' | 'figure' | 'sum';

/** What the sentence round a claim says by single words. */
type Cue = keyof typeof words.cueWords | 'levelHead' | 'bound';

/** What a text claims, found by its form alone. `from` and `to` are characters of the text, or of `plainText(blocks)`. */
export interface Claim extends Place {
  kind: ClaimKind;
  text: string;
  /** Normalised: 30, 'C5', 'CLO7', 'aminah yusof', 'mcmc 2022', 'jadual 2'; of a wrong sum the right one. Several of a range or a list: each is claimed. */
  values: readonly (number | string)[];
  unit?: words.Unit;
  /**
   * How often a time is meant ('dua pusingan 50 minit'), or how many each group has ('enam kumpulan empat orang'), or of how
   * many people a share is ('lapan daripada sepuluh pelajar').
   */
  factor?: number | undefined;
  /** The nearest known name; null: none in its sentence. */
  subject: string | null;
  nearness: Subject['nearness'] | null;
  /** All known names of its sentence. */
  beside: readonly string[];
  cues: readonly Cue[];
}
type Found = Place & Pick<Claim, 'kind' | 'values' | 'unit' | 'factor'> & { cue?: Cue };

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
  const tokens = inTokens(text);
  const places = placesOf(names, text);
  const found = [
    ...sourcesIn(tokens),
    ...codesAt(text),
    ...personsIn(tokens),
    ...figuresIn(tokens),
    ...wrongSumsIn(text).map(({ right, ...place }): Found => ({ kind: 'sum', values: [right], ...place })),
    ...levelsIn(tokens),
    ...numbersIn(tokens, places).map((claim): Found => ({ kind: 'number', ...claim })),
  ];
  const claims: Claim[] = [];
  const sentences = sentencesOf(text);
  let [at, first, end] = [0, 0, 0];
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
function namesFor({ kind, unit, values }: Found, places: readonly NamePlace[]): NamePlace[][] {
  const of = (...kinds: readonly string[]) => places.filter((place) => kinds.includes(place.kind));
  // 'HPK1 dipetakan kepada HPP5'
  if (kind === 'code' && codeFamily(String(values[0])) === 'plo') return [of('outcome'), of('course')];
  if (kind === 'code' || words.isOfCourse(unit)) return [of('course')];
  if (kind === 'level') return [of('outcome'), of('assessment', 'topic')];
  const isOfMarks = unit === 'percent' || unit === 'marks';
  const parts = of('assessment', 'topic', 'activity', ...(words.isOfSession(unit) ? ['whole'] : []));
  return [parts.filter(({ isLoose }) => isOfMarks || !isLoose), of('outcome')];
}

function withSubject(found: Found, sentence: Place, places: readonly NamePlace[], text: string): Claim {
  const { cue, kind, from, to, values, unit, factor } = found;
  const said = wordsIn(text.slice(sentence.from, sentence.to));
  const clause = segmentOf(found, sentence, places, text);
  const ofClause = wordsIn(text.slice(clause.from, clause.to));
  const cues = words.cues.filter((each) =>
    (each === 'whole' || each === 'finding' ? ofClause : said).some((word) => words.cueWords[each].has(word)),
  );
  const subject =
    namesFor(found, places)
      .map((names) => subjectOf(found, sentence, names, text))
      .find((one) => one !== null && (kind !== 'code' || one.name.kind === 'course' || one.nearness !== 'sentence')) ??
    null;
  return {
    kind,
    from,
    to,
    values,
    text: text.slice(from, to),
    ...(unit && { unit }),
    factor,
    subject: subject?.name.name ?? null,
    nearness: subject?.nearness ?? null,
    beside: places.map(({ name }) => name),
    cues: cue ? [...cues, cue] : cues,
  };
}

const hasUnit = (text: string): boolean => words.unitOf(/^\s*(\p{L}+|%)/u.exec(text)?.[1] ?? '') !== undefined;

/** Codes of outcomes, of programme outcomes and of courses: 'CLO7', 'PLO12', 'EDUP3033'. */
function codesAt(text: string): Found[] {
  const outcomes = (['clo', 'plo'] as const)
    .flatMap((family) => codePlaces(family, text))
    // 'PLO3, 35 markah': the second number is no code.
    .filter(({ from, to }) => !/^\d/.test(text.slice(from, to)) || !hasUnit(text.slice(to)))
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

const isLevel = ({ text }: Token): boolean => /^[CAP][1-7]$/.test(text);
const isLevelOrDigit = ({ text }: Token): boolean => /^[CAP]?[1-7]$/.test(text);

/** 'C1–C6', 'C3 hingga 5' and 'C4 ke atas' speak of levels as such. */
function isOfRange({ at, word, gap }: TokenText, i: number): boolean {
  const isDashed = /^\s*[-–]/.test(gap(i, i + 1)) || /[-–]\s*$/.test(gap(i - 1, i));
  if (isDashed && [at(i - 1), at(i + 1)].some(isLevelOrDigit)) return true;
  if (words.ranges.has(word(i + 1)) && isLevelOrDigit(at(i + 2))) return true;
  return (words.ranges.has(word(i - 1)) && isLevel(at(i - 2))) || ['atas', 'above'].includes(word(i + 2));
}

/** The levels that the words round a code name: 'C5 Menilai', 'Menilai (C5)'. */
const namesBeside = ({ at, gap }: TokenText, i: number) => ({
  // 'C6 menilai rekod': in lower case it is a verb.
  after: isCapital(at(i + 1)) && /^[\s(:–-]*$/.test(gap(i, i + 1)) ? levelNamed(at(i + 1).text) : undefined,
  before: /^\s*\($/.test(gap(i - 1, i)) ? levelNamed(at(i - 1).text) : undefined,
});

/** 'C5', 'C5 Menilai', 'Menilai (C5)', 'aras Menilai'. */
function levelsIn(text: TokenText): Found[] {
  const { tokens, at, word, gap } = text;
  return tokens.flatMap((token, i): Found[] => {
    const isHeaded = words.levelHeads.has(word(i - 1)) && /^[\s:]*$/.test(gap(i - 1, i));
    const inWords = isHeaded && isCapital(token) ? levelNamed(token.text) : undefined;
    if (inWords !== undefined) return [{ kind: 'level', values: [inWords], from: at(i - 1).from, to: token.to }];
    // 'Kertas A4' is a sheet.
    if (!isLevel(token) || isOfRange(text, i) || words.sheets.has(word(i - 1))) return [];
    const { before, after } = token.text.startsWith('C') ? namesBeside(text, i) : {};
    const values = [token.text, ...[after ?? before ?? []].flat()];
    const to = after === undefined ? token.to : at(i + 1).to;
    return [{ kind: 'level', values, from: token.from, to, ...(isHeaded && { cue: 'levelHead' as const }) }];
  });
}

const isCapital = ({ text }: Token): boolean => /^\p{Lu}/u.test(text);

/** A title with what stands behind it. */
const isTitle = ({ lower }: Token, sign: string): boolean =>
  words.titles.has(lower) ? /^\.? $|^\.$/.test(sign) : words.shortTitles.has(lower) && /^\. ?$/.test(sign);
const isOfName = ({ lower }: Token): boolean =>
  ![words.titles, words.shortTitles, words.nameLinks, words.offices].some((list) => list.has(lower));

/** The last word of the name that a title opens; the title itself where none follows. */
function lastOfName({ at, word, gap }: TokenText, title: number): number {
  const mayFollow = (i: number): boolean => isCapital(at(i)) || words.nameLinks.has(word(i));
  const isJoined = (i: number): boolean =>
    /^[ /@']{0,2}$/.test(gap(i - 1, i)) || (/^\. ?$/.test(gap(i - 1, i)) && words.isAbbreviation(word(i - 1)));
  let last = title;
  while (last - title < 9 && isJoined(last + 1) && mayFollow(last + 1)) last++;
  return last;
}

/** A title with a name: 'Dr. Aminah binti Yusof'; an office is none. */
function personsIn(text: TokenText): Found[] {
  const { tokens, at, gap } = text;
  const found: Found[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const title = at(i);
    if (!isCapital(title) || !isTitle(title, gap(i, i + 1))) continue;
    const last = lastOfName(text, i);
    const name = tokens.slice(i + 1, last + 1).filter(isOfName);
    const values = [name.map(({ lower }) => lower).join(' ')];
    if (name.length > 0) found.push({ kind: 'person', values, from: title.from, to: at(last).to });
    i = last;
  }
  return found;
}

/** Author or organisation with a year, and links: 'Tanenbaum (2011)', '(Bakri & Osman, 2020)', 'Laporan MCMC 2022', 'a 2021 survey by McKinsey'. */
function sourcesIn(all: TokenText): Found[] {
  const { text, tokens } = all;
  const links = [...text.matchAll(/(?:https?:\/\/|www\.)[^\s<>()"”]{3,200}/g)].map(({ 0: link, index }): Found => {
    const plain = link.replace(/[.,;:]+$/, '');
    return { kind: 'source', values: [plain.toLowerCase()], from: index, to: index + plain.length };
  });
  const dated = tokens.flatMap((year, i): Found[] =>
    // 'Laporan 2000 patah perkataan' is no work of a year.
    !/^(?:19|20)\d\d$/.test(year.text) || unitAt(all, i + 1) !== null
      ? []
      : [surveyBy(all, i) ?? workOf(all, i) ?? []].flat(),
  );
  // 'MFRS 102 perenggan 12'
  const clauses = [
    ...text.matchAll(/(?<![\p{L}\d])(\p{Lu}{2,6}) (\d{1,5}),? (?:perenggan|para|paragraph|klausa|clause) (\d+)/gu),
  ];
  const standards = clauses.map(({ 0: written, 1: body = '', 2: number = '', 3: clause = '', index }): Found => {
    const values = [`${body.toLowerCase()} ${number} ${clause}`];
    return { kind: 'source', values, from: index, to: index + written.length };
  });
  return [...links, ...dated, ...standards];
}

const sourceOf = (run: readonly Token[], year: Token, from: number, to: number): Found => {
  const name = run.filter(({ lower }) => !words.authorLinks.has(lower)).map(({ lower }) => lower);
  return { kind: 'source', values: [`${name.join(' ')} ${year.text}`], from, to };
};

/** 'a 2021 survey by McKinsey', 'a 2022 survey by the Consumer Institute' at its year. */
function surveyBy({ tokens, at, word, gap }: TokenText, i: number): Found | null {
  const first = word(i + 3) === 'the' ? i + 4 : i + 3;
  if (!words.writings.has(word(i + 1)) || !words.bylines.has(word(i + 2)) || !isCapital(at(first))) return null;
  let last = first;
  while (isCapital(at(last + 1)) && gap(last, last + 1) === ' ') last++;
  return sourceOf(tokens.slice(first, last + 1), at(i), at(i).from, at(last).to);
}

/** A year with the names before it. */
function workOf(all: TokenText, i: number): Found | null {
  const { text, at, word, gap } = all;
  let end = i;
  while (words.yearLeads.has(word(end - 1)) && gap(end - 1, end) === ' ') end--;
  const run = authorsBefore(all, end);
  const [first] = run;
  if (first === undefined) return null;
  const sign = gap(i - 1, i);
  // 'Kajian Universiti X pada tahun 2020', 'the Transport Authority report of 2021'
  const isNamed = run.length > 2 && words.writings.has(run.at(-1)?.lower ?? '');
  const isLed = isNamed || (words.writings.has(first.lower) && run.length > 1 && word(end) !== 'of');
  if (end < i ? !isLed : !isDatedBy(run, sign, text.slice(Math.max(0, first.from - 3), first.from))) return null;
  const { to } = at(i);
  return sourceOf(run, at(i), first.from, text[to] === ')' && sign.includes('(') ? to + 1 : to);
}

/** Whether a year dates these names by what stands between them; `before`: what stands before the names. */
function isDatedBy(run: readonly Token[], sign: string, before: string): boolean {
  const isWork = run.some(({ text, lower }) => words.writings.has(lower) || /^\p{Lu}{3,6}$/u.test(text));
  const isOfMany = run.some(({ lower }) => lower === 'al' || lower === 'dkk');
  const mayFollow = /[(;]\s*$/.test(before) || isOfMany;
  return /^[\s.]*\($/.test(sign) || (mayFollow && /^\.?,? $/.test(sign)) || (isWork && sign === ' ');
}

const isOfAuthors = (token: Token): boolean => isCapital(token) || words.authorLinks.has(token.lower);
const isLead = ({ lower }: Token): boolean => words.sourceLeads.has(lower) || words.authorLinks.has(lower);

/** The names before a year, of authors or an organisation. */
function authorsBefore({ tokens, at, gap }: TokenText, year: number): Token[] {
  let first = year;
  const isJoined = (k: number): boolean => {
    const sign = gap(k, k + 1);
    if (k + 1 === year) return /^[\s.,]{0,3}\(?$/.test(sign);
    return /^(?:,? ?|[’'-])$/.test(sign) || (/^\.,? ?$/.test(sign) && at(k).text.length <= 2);
  };
  // 'a DHL Supply Chain report (2022)'
  const isOfRun = (k: number): boolean => isOfAuthors(at(k)) || (k === year - 1 && words.writings.has(at(k).lower));
  while (first > 0 && year - first < 10 && isOfRun(first - 1) && isJoined(first - 1)) first--;
  const run = tokens.slice(first, year);
  while (run[0] !== undefined && isLead(run[0])) run.shift();
  const isTold = run.some((token) => isCapital(token) && token.text.length > 1);
  // 'Bahagian Pembangunan Kurikulum (2023)' is an organisation, 'Semester 1 2026' is none.
  const telling = gap(year - 1, year).includes('(') ? run : run.slice(-1);
  return isTold && !telling.every(({ lower }) => words.calendar.has(lower)) ? run : [];
}

/** 'Jadual 2' in a sentence; at the head of a line with a colon or a full stop behind it, it is a caption. */
function figuresIn({ text, tokens, at, gap }: TokenText): Found[] {
  return tokens.flatMap((token, i): Found[] => {
    const number = at(i + 1);
    const isOne = isCapital(token) && words.figureWords.has(token.lower) && /^\d/.test(number.text);
    if (!isOne || gap(i, i + 1) !== ' ') return [];
    const isCaption = isFirst(text, token.from) && /^\s?[:.–-]\s/.test(between(text, number.to, number.to + 4));
    const values = [`${token.lower} ${number.text}`];
    return isCaption ? [] : [{ kind: 'figure', values, from: token.from, to: number.to }];
  });
}
const isFirst = (text: string, at: number): boolean => /(?:^|\n)[\s*_#]*$/.test(text.slice(Math.max(0, at - 6), at));
