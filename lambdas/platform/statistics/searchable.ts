import * as z from 'zod';
import { type Key, keys } from '../storage/keys.ts';
import type { Write } from '../storage/writes.ts';

/** The kinds of entries that an administrator can search: by the beginnings of words; an address by its own beginning. */
export type Searchable = 'user' | 'address' | 'course' | 'manuscript';

/** Words of one entry that can be searched; further words are ignored. */
const wordsAtMost = 12;
const longestWord = 40;

/** A text's words as they are searched: lower case, without accents and marks. */
export const searchWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, longestWord));

export const searchRowSchema = z.object({
  SK: z.string(),
  sub: z.string(),
  /** What is searched, as it is shown; of sessions their id too. */
  text: z.string(),
  sessionId: z.string().optional(),
});
export type SearchRow = z.infer<typeof searchRowSchema>;

/** The keys under which an entry is found: one for each of its words. `id` tells entries of the same word apart. */
export const searchKeys = (kind: Searchable, text: string, id: string): Key[] =>
  [...new Set(searchWords(text))].slice(0, wordsAtMost).map((word) => keys.search(kind, word, `#${id}`));

export const searchWrites = (
  kind: Searchable,
  text: string,
  id: string,
  row: Omit<SearchRow, 'SK' | 'text'>,
): Write[] => searchKeys(kind, text, id).map((key) => ({ put: { ...key, ...row, text } }));

/** The writes that make an entry no longer found by the keys that it has lost. */
export function droppedKeys(before: readonly Key[], now: readonly Key[]): Write[] {
  const kept = new Set(now.map(({ PK, SK }) => `${PK} ${SK}`));
  return before.filter(({ PK, SK }) => !kept.has(`${PK} ${SK}`)).map((key) => ({ remove: key }));
}

export interface SearchedPerson {
  sub: string;
  name: string;
  email: string;
}

/** A person's name and address, without the address's domain, which everybody has. */
const personText = ({ name, email }: SearchedPerson): string => `${name} ${email.split('@')[0]}`;

export const searchAddress = (email: string): string => email.toLowerCase();

/** The keys under which a person is found: the words of the name and of the address before its domain, and the address as a whole. */
export const personKeys = (person: SearchedPerson): Key[] => [
  ...searchKeys('user', personText(person), person.sub),
  keys.search('address', searchAddress(person.email), `#${person.sub}`),
];

export const personWrites = (person: SearchedPerson): Write[] =>
  personKeys(person).map((key) => ({ put: { ...key, sub: person.sub, text: personText(person) } }));
