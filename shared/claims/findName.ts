import { codeFamily, digitsOf, normalCode } from '../course/words/codes.ts';
import { wordsIn } from '../text/comparable.ts';
import type { Claim } from './claim.ts';
import { type Entry, type Finding, known, knownIf, otherwise, type Truth } from './truth.ts';
import * as words from './words.ts';

const year = /\b(?:19|20)\d\d\b/;
const prefixOf = (code: string): string => code.replace(/\s*\d+$/, '');
/** Whether a code may be a slip of another: of the same length, and at most two signs differ. */
const isSlipOf = (code: string, other: string): boolean =>
  code.length === other.length && Array.from(code).filter((sign, i) => sign !== other.charAt(i)).length <= 2;

/** An outcome's level is held exactly; what serves it may lie below, not above. One of the same domain is offered. */
export function findLevel(truth: Truth, claim: Claim, own: readonly Entry[]): Finding {
  const { values, subject, nearness, cues } = claim;
  const [code = '', name = code] = values.map(String);
  const named = truth.entriesOf(subject, claim, own);
  const isOutcome = named.some(({ kind }) => kind === 'outcome') && nearness !== 'sentence';
  const ofNamed = named.flatMap((entry) => entry.levels ?? []);
  const told = [...new Set(ofNamed.length > 0 ? ofNamed : truth.levels)];
  const highest = told.toSorted().findLast((level) => level.charAt(0) === code.charAt(0));
  // Taxonomies name their levels differently ('C6 Menilai'): the code tells, the name only where its code is unknown.
  if (!told.includes(code) && told.includes(name)) return otherwise(name);
  // A1 and P2 alone may be the names of tasks.
  const isTask = !code.startsWith('C') && !cues.includes('levelHead');
  const isServing = !isOutcome && (highest === undefined ? isTask : code < highest);
  return knownIf(told.includes(code) || isServing, ofNamed.length > 0 ? highest : undefined);
}

export function findCode(truth: Truth, claim: Claim, own: readonly Entry[]): Finding {
  const { entries, codes, namedEntries, says } = truth;
  const { values, subject, beside } = claim;
  const code = String(values[0]);
  const family = codeFamily(code);
  // Of all courses in the sentence: which one a code belongs to may be told before it, behind it or by the sense.
  const named = [...new Set(beside)].flatMap((name) => truth.entriesOf(name, claim, own));
  const codesOf = (of: Entry['kind']) => named.flatMap((entry) => (entry.kind === of ? (entry.codes ?? []) : []));
  const isOfOutcome = namedEntries(subject ?? '').some(({ kind }) => kind === 'outcome');
  const ofOutcomes = codesOf('outcome').filter((one) => isOfOutcome && prefixOf(one) === prefixOf(code));
  const told = [ofOutcomes, family === null ? [] : codesOf('course')].find(({ length }) => length > 0) ?? [...codes];
  // HPK2 and CLO2 are one outcome in two languages.
  const isSame = (one: string): boolean =>
    one === code || (family === 'clo' && codeFamily(one) === 'clo' && digitsOf(one) === digitsOf(code));
  const isOther =
    words.ambiguousCodes.has(prefixOf(code)) && ![...codes].some((one) => prefixOf(one) === prefixOf(code));
  // A course whose code is nearly this one.
  const [alike, ...more] = new Set(
    entries.flatMap(({ course }) => course ?? []).filter((one) => isSlipOf(code, normalCode(one))),
  );
  if (isOther || told.some(isSame) || says(code)) return known;
  const owner = entries.find(({ kind, codes: its = [] }) => kind === 'course' && its.some(isSame))?.course;
  const courses = named.filter(({ kind }) => kind === 'course').map(({ course }) => course);
  const isOfOther = owner !== undefined && courses.length > 0 && !courses.includes(owner);
  return { ...otherwise(more.length === 0 ? alike : undefined), ...(isOfOther && { owner }) };
}

/** A work is known when one line has its names and its year. */
export function findSource({ texts, says }: Truth, { values, text: written }: Claim): Finding {
  const value = String(values[0]);
  if (/^(?:https?:|www\.)/.test(value)) return knownIf(says(value.replace(/^https?:\/\//, '')));
  const [dated = '', ...names] = wordsIn(value).toReversed();
  const telling = names.filter((word) => !words.writings.has(word) && word.length > 1);
  // One name alone is an author's who stands first, or as the text has it: 'Tan (2018)' is none of Noraini Ahmad & Tan Siew Lian.
  const [only = '', ...others] = telling;
  const isOfAll = others.length > 0 || /\b(?:et al|dkk)\b/.test(written) || /\p{Lu}{2}/u.test(written);
  const isBy = (text: string): boolean =>
    isOfAll || wordsIn(text).find((word) => !words.isLead(word)) === only || text.includes(` ${only} ${dated} `);
  const lines = texts.filter(
    (text) => (telling.length > 0 ? telling : names).every((word) => text.includes(` ${word} `)) && isBy(text),
  );
  if (lines.some((text) => text.includes(dated))) return known;
  // Another year of one name, or of a report, is another work; of several authors it is a slip.
  const isSlip = others.length > 0 && !words.bodies.has(only) && !names.some((word) => words.writings.has(word));
  const other = lines.map((text) => year.exec(text)?.[0]).find((each) => each !== undefined);
  return otherwise(isSlip && other ? written.replace(dated, other) : '');
}
