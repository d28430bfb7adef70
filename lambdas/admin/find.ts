import { keys } from '../platform/keys.ts';
import {
  type Searchable,
  searchPartition,
  type SearchRow,
  searchRowSchema,
  searchWords,
} from '../platform/searchable.ts';
import type { Table } from '../platform/table.ts';

/** Matches that a search looks at; there may be more. */
export const matchesAtMost = 200;

export interface Found {
  rows: SearchRow[];
  isMore: boolean;
}

/**
 * Entries in which every word of the query begins a word. Rows of the query's longest word are read, at most 200 of them; the other words
 * are looked for in their text. `common`: words that would find everybody, left to the others when there are any.
 */
export async function find(
  table: Table,
  kind: Searchable,
  query: string,
  common: ReadonlySet<string> = new Set(),
): Promise<Found> {
  const words = [...new Set(searchWords(query))];
  const telling = words.filter((word) => !common.has(word));
  const [longest] = (telling.length > 0 ? telling : words).toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return { rows: [], isMore: false };
  const read = await rowsOf(table, kind, longest);
  const matching = read.slice(0, matchesAtMost).filter(({ text }) => {
    const own = searchWords(text);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  // Found by two of its words, an entry is one all the same.
  const byId = new Map(matching.map((row) => [row.SK.slice(row.SK.indexOf('#')), row]));
  return { rows: [...byId.values()], isMore: read.length > matchesAtMost };
}

/** One row more than is looked at, to know whether there are more. */
async function rowsOf(table: Table, kind: Searchable, word: string): Promise<SearchRow[]> {
  const rows: SearchRow[] = [];
  for (const letters of partitionsOf(word)) {
    const { PK } = keys.search(kind, letters, '');
    const limit = matchesAtMost + 1 - rows.length;
    if (limit <= 0) break;
    rows.push(...(await table.query({ PK, prefix: word }, searchRowSchema, { limit })).items);
  }
  return rows;
}

const secondLetters = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('');

/** Where words that begin so are kept: one partition, or for a single letter all that begin with it. */
const partitionsOf = (word: string): string[] =>
  word.length > 1 ? [searchPartition(word)] : [word, ...secondLetters.map((second) => word + second)];
