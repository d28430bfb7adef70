import {
  type Searchable,
  searchAddress,
  type SearchRow,
  searchRowSchema,
  searchWords,
} from '../../platform/statistics/searchable.ts';
import { type Key, keys } from '../../platform/storage/keys.ts';
import type { Table } from '../../platform/storage/table.ts';
import * as z from 'zod';
import { sessionSummarySchema } from '../../../shared/acadiora/schemas.ts';
import type { adminApi } from '../../../shared/admin/api.ts';
import type { Reply } from '../../../shared/contract.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { type SessionRow, sessionRowSchema } from '../../platform/jobs/session.ts';

/** Matches that a search looks at for a word; there may be more. */
export const matchesAtMost = 200;
/** Words of a query that are looked up; the others are looked for in what these find. */
const lookedUpAtMost = 4;

interface Found {
  rows: SearchRow[];
  /** More than was looked at may match. */
  isMore: boolean;
}

/**
 * Entries in which every word of the query begins a word. The query's words are looked up one by one, the longest first, until one has
 * at most 200 entries: those hold all that match. Of a query of common words only, the first 200 of each are looked at.
 */
export async function search(table: Table, kind: Exclude<Searchable, 'address'>, query: string): Promise<Found> {
  const words = [...new Set(searchWords(query))].toSorted((a, b) => b.length - a.length);
  const read: SearchRow[] = [];
  for (const word of words.slice(0, lookedUpAtMost)) {
    const { rows, isMore } = await startingWith(table, keys.search(kind, word, ''));
    if (!isMore) return { rows: matching(rows, query), isMore };
    read.push(...rows);
  }
  return { rows: matching(read, query), isMore: read.length > 0 };
}

/** What separates the words of a search, also around an address that was copied with its brackets. */
const separator = /[\s<>()",;]+/u;

/** Users by words as above; a word with an @ is the beginning of an address. */
export async function searchUsers(table: Table, query: string): Promise<Found> {
  const parts = query.split(separator);
  const addresses = parts.filter((part) => part.includes('@')).map(searchAddress);
  const [address] = addresses;
  if (address === undefined) return search(table, 'user', query);
  const { rows, isMore } = await startingWith(table, keys.search('address', address, ''));
  const others = parts.filter((part) => !part.includes('@')).join(' ');
  return { rows: matching(rows, others).filter(({ SK }) => addresses.every((one) => SK.startsWith(one))), isMore };
}

/** Whether every word of the query begins a word of the text. */
function hasWords(text: string, query: string): boolean {
  const own = searchWords(text);
  return searchWords(query).every((word) => own.some((one) => one.startsWith(word)));
}

/** Each entry that matches, once, though several of its words may have found it. */
const matching = (rows: readonly SearchRow[], query: string): SearchRow[] => [
  ...new Map(
    rows.filter(({ text }) => hasWords(text, query)).map((row) => [row.SK.slice(row.SK.indexOf('#')), row]),
  ).values(),
];

/** Entries with a word that begins so, at most 200. One row more is read, to know whether there are more. */
async function startingWith(table: Table, { PK, SK: prefix }: Key): Promise<Found> {
  const { items } = await table.query({ PK, prefix }, searchRowSchema, { limit: matchesAtMost + 1 });
  return { rows: items.slice(0, matchesAtMost), isMore: items.length > matchesAtMost };
}

/** Courses or manuscripts that a search shows. */
const shownAtMost = 50;

/** PEDAGONA's and VALENTRA's courses by words of their code and name. */
export async function foundCourses(
  table: Table,
  query: string,
): Promise<Reply<typeof adminApi.searchCourses>['courses']> {
  const sessions = await foundSessions(table, 'course', query, ['pedagona', 'valentra']);
  return sessions
    .flatMap((row) =>
      coursesOf(row)
        .filter(({ courseCode, courseName }) => hasWords(`${courseCode ?? ''} ${courseName ?? ''}`, query))
        .map((course) => ({ ...course, source: row.id, userId: row.sub, sessionName: row.sessionName })),
    )
    .slice(0, shownAtMost);
}

/** ACADIORA's manuscripts by words of their title. */
export async function foundManuscripts(
  table: Table,
  query: string,
): Promise<Reply<typeof adminApi.searchManuscripts>['manuscripts']> {
  const sessions = await foundSessions(table, 'manuscript', query, ['acadiora']);
  return sessions.map((row) => ({ ...row, title: reviewOf(row)?.title ?? null, userId: row.sub }));
}

/** The sessions that a search finds and that still exist. */
async function foundSessions(
  table: Table,
  kind: 'course' | 'manuscript',
  query: string,
  modules: readonly ModuleName[],
): Promise<SessionRow[]> {
  const { rows } = await search(table, kind, query);
  const sessions = new Map(rows.flatMap(({ sub, sessionId }) => (sessionId === undefined ? [] : [[sessionId, sub]])));
  const wanted = [...sessions]
    .slice(0, shownAtMost)
    .flatMap(([sessionId, sub]) => modules.map((module) => keys.session(sub, module, sessionId)));
  return (await Promise.all(wanted.map((key) => table.get(key, sessionRowSchema)))).filter((row) => row !== null);
}

type SessionData = Pick<SessionRow, 'data'>;

const courseSchema = z.object({ courseCode: z.string().nullable(), courseName: z.string().nullable() });
const pedagonaSchema = z.object({ courses: z.array(courseSchema) });
const valentraSchema = z.object({ courseInfo: courseSchema });

/** The courses that a session row names: PEDAGONA has several, VALENTRA one; a row of another shape has none. */
export const coursesOf = ({ data }: SessionData): z.infer<typeof courseSchema>[] => {
  const one = valentraSchema.safeParse(data).data?.courseInfo;
  return one === undefined ? (pedagonaSchema.safeParse(data).data?.courses ?? []) : [one];
};

const acadioraSchema = sessionSummarySchema.pick({ result: true });

/** What an ACADIORA session row says of its last finished review, or null before the first. */
export const reviewOf = ({ data }: SessionData) => acadioraSchema.safeParse(data).data?.result ?? null;
