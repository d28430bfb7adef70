import { wordsIn } from '../text/comparable.ts';
import { isAbbreviation, joins, predicates } from './words.ts';

/** What a name is of; a whole is made of parts: the DLO, a session. */
type NameKind = 'course' | 'outcome' | 'assessment' | 'topic' | 'activity' | 'whole';
export interface Named {
  name: string;
  kind: NameKind;
}
export interface Place {
  from: number;
  to: number;
}
/** A known name where a text has it. Loose: one word in lower case, such as 'kuiz', which may be any. */
export interface NamePlace extends Named, Place {
  isLoose: boolean;
}

/** The text between two places without the marks of Markdown. */
export const between = (text: string, from: number, to: number): string => text.slice(from, to).replace(/[*_`]/g, '');

/** Names by their first word, the longest first. */
export type NameIndex = ReadonlyMap<string, readonly { words: readonly string[]; named: Named }[]>;
export function indexOf(names: readonly Named[]): NameIndex {
  const index = new Map<string, { words: string[]; named: Named }[]>();
  for (const named of names) {
    const words = wordsIn(named.name);
    const [first] = words;
    if (first !== undefined) index.set(first, [...(index.get(first) ?? []), { words, named }]);
  }
  for (const list of index.values()) list.sort((a, b) => b.words.length - a.words.length);
  return index;
}

/** Where a text has names; case and what stands between words are not compared. */
export function placesOf(index: NameIndex, text: string): NamePlace[] {
  const tokens = index.size === 0 ? [] : [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const lower = tokens.map(({ 0: word }) => word.normalize('NFKC').toLowerCase());
  const places: NamePlace[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const found = index.get(lower[i] ?? '')?.find(({ words }) => words.every((word, k) => lower[i + k] === word));
    const [first, last] = [tokens[i], tokens[i + (found?.words.length ?? 1) - 1]];
    if (found === undefined || first === undefined || last === undefined) continue;
    const isLoose = found.words.length === 1 && /^\p{Ll}/u.test(first[0]);
    const end = last.index + last[0].length;
    // 'Projek (kumpulan)', whether its bracket is a part of the name or not.
    const isOpen = /\([^)]*$/.test(text.slice(first.index, end));
    const [bracket = ''] = (isOpen ? /^\)/ : /^ \(\p{Ll}+(?: \p{Ll}+)?\)/u).exec(text.slice(end, end + 40)) ?? [];
    places.push({ ...found.named, from: first.index, to: end + bracket.length, isLoose });
    i += found.words.length - 1;
  }
  return places;
}

/** A longer sentence is cut: it is a list, or none. */
const longestSentence = 800;

/** Where sentences, items and rows end. A full stop behind a title or an initial ends none. */
export function sentencesOf(text: string): Place[] {
  const places: Place[] = [];
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(/\n|[.!?]["”)*_]*\s+(?=["“(*_]*[\p{Lu}\d])/gu)) {
    const [before = ''] = /[\p{L}\d]*$/u.exec(text.slice(Math.max(from, index - 20), index)) ?? [];
    if (sign.startsWith('.') && isAbbreviation(before.toLowerCase())) continue;
    places.push({ from, to: index + sign.length });
    from = index + sign.length;
  }
  return [...places, { from, to: text.length }].flatMap((place) =>
    Array.from({ length: Math.ceil((place.to - place.from) / longestSentence) }, (_, i) => ({
      from: place.from + i * longestSentence,
      to: Math.min(place.from + (i + 1) * longestSentence, place.to),
    })),
  );
}

/**
 * The part of a sentence between commas, brackets and joining words in which a place stands; names are not cut, nor a second predicate of one
 * subject ('dan dihantar pada minggu 9').
 */
export function segmentOf({ from, to }: Place, sentence: Place, names: readonly NamePlace[], text: string): Place {
  const words = [...text.slice(sentence.from, sentence.to).matchAll(/[,;:()|?–—]|\p{L}+/gu)];
  const cuts = words
    .filter(({ 0: sign }, i) => {
      const next = words[i + 1]?.[0].toLowerCase() ?? '';
      // 'Topik X, yang diperuntukkan 3 jam'
      return /\p{L}/u.test(sign) ? joins.has(sign.toLowerCase()) && !predicates.has(next) : next !== 'yang';
    })
    .map(({ index }) => index + sentence.from)
    .filter((cut) => !names.some((name) => cut >= name.from && cut < name.to));
  const last = cuts.findLast((cut) => cut < from) ?? sentence.from;
  return { from: last, to: cuts.find((cut) => cut >= to) ?? sentence.to };
}

const isWithin = (place: Place, whole: Place): boolean => place.from >= whole.from && place.to <= whole.to;
const distance = (a: Place, b: Place): number => (a.to <= b.from ? b.from - a.to : a.from - b.to + 0.5);

/** How a claim stands to its subject: its figure follows the name at once, shares its clause, or only its sentence. */
export interface Subject {
  name: NamePlace;
  nearness: 'next' | 'clause' | 'sentence';
}

/** The nearest of these names to a place: in its clause, in the bracket behind it, before it in its sentence. */
export function subjectOf(place: Place, sentence: Place, names: readonly NamePlace[], text: string): Subject | null {
  const inSentence = names
    .filter((name) => isWithin(name, sentence))
    .filter((name) => name.to <= place.from || (name.from >= place.to && name.kind !== 'whole'))
    .toSorted((a, b) => distance(a, place) - distance(b, place));
  if (inSentence.length === 0) return null;
  const segment = segmentOf(place, sentence, names, text);
  const before = inSentence.find(({ to }) => to <= place.from);
  const [bracket = ''] = /^[*_]*\s*\([^()\n]*/.exec(text.slice(place.to, sentence.to)) ?? [];
  const bracketed = inSentence.find((name) => isWithin(name, { from: place.to, to: place.to + bracket.length }));
  const near = inSentence.find((name) => isWithin(name, segment));
  const found = near ?? bracketed ?? before;
  if (found === undefined) return null;
  const isNext = found.to <= place.from && !/[\p{L}\d]/u.test(text.slice(found.to, place.from));
  // The cells of a row speak of the one name in it.
  const isOfRow =
    inSentence.length === 1 && found.kind !== 'whole' && text.slice(sentence.from, sentence.to).includes(' | ');
  const isNear = found === near || found === bracketed || isOfRow;
  return { name: found, nearness: isNext ? 'next' : isNear ? 'clause' : 'sentence' };
}
