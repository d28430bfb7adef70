import { createHash } from 'node:crypto';
import * as z from 'zod';
import { lookupDays } from '../../../shared/account/retention.ts';
import { type FoundReference, foundReferenceSchema } from '../../../shared/acadiora/facts.ts';
import { keys } from '../../platform/storage/keys.ts';
import type { Table } from '../../platform/storage/table.ts';
import { days, secondsAfter } from '../../platform/time.ts';
import { judged, likeness, type Work } from './compare.ts';
import { type Entry, entryKey, searchWords } from './entry.ts';
import { Unavailable } from './politeClient.ts';
import type { Bibliographies, Bibliography } from './lookUpServices.ts';

/** So long a job waits for the services; what is not checked then may be asked for again. */
const patienceMs = 60_000;
/** Entries that are looked up side by side; the services' limits bound the calls (`politeClient.ts`). */
const sideBySide = 6;

interface LookUpServices {
  table: Table;
  now: () => Date;
  bibliographies: Bibliographies;
}

/** Of the works that a search brings, the one that the entry means. */
const bestOf = (entry: Entry, works: readonly Work[]): Work | null =>
  works
    .map((work) => ({ work, likeness: likeness(entry, work) }))
    .filter((one) => one.likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)[0]?.work ?? null;

const nothing: FoundReference = { state: 'notFound', differs: [], found: null, reason: null };

async function searched(entry: Entry, { crossref, openAlex }: Bibliographies, until: number): Promise<Work | null> {
  const listed = bestOf(entry, await crossref.byWords(searchWords(entry), until));
  // A list does not say what was withdrawn.
  if (listed?.doi != null) return (await crossref.byDoi(listed.doi, until)) ?? listed;
  return bestOf(entry, await openAlex.byWords(searchWords(entry), until));
}

async function byDoi(doi: string, { crossref, openAlex }: Bibliographies, until: number): Promise<Work | null> {
  const at = (place: Bibliography): Promise<Work | null> => place.byDoi(doi, until);
  return (await at(crossref)) ?? at(openAlex);
}

/** By its DOI, then by its words: a DOI that leads to another work may be a slip. @throws {Unavailable} */
async function found(entry: Entry, places: Bibliographies, until: number): Promise<FoundReference> {
  const named = entry.doi === null ? null : await byDoi(entry.doi, places, until);
  if (named !== null && likeness(entry, named) > 0) return judged(entry, named);
  const work = (await searched(entry, places, until)) ?? named;
  if (work === null) return nothing;
  const answer = judged(entry, work);
  // What a mistyped DOI leads to says nothing of the entry's own work.
  return likeness(entry, work) > 0 || answer.state !== 'retracted' ? answer : { ...answer, state: 'differs' };
}

const rowSchema = z.object({ found: foundReferenceSchema, expiresAt: z.number() });

/** One entry, from what is kept of it or from the services; an answer is kept, a failure is not. */
async function lookedUp(services: LookUpServices, entry: Entry, until: number): Promise<FoundReference> {
  const { table, now, bibliographies } = services;
  const key = keys.lookup(createHash('sha256').update(entryKey(entry)).digest('hex'));
  const kept = await table.get(key, rowSchema);
  if (kept !== null && kept.expiresAt > secondsAfter(now(), 0)) return kept.found;
  try {
    const answer = await found(entry, bibliographies, until);
    await table.transact([{ put: { ...key, found: answer, expiresAt: secondsAfter(now(), days(lookupDays)) } }]);
    return answer;
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return { ...nothing, state: 'unchecked', reason: error.message };
  }
}

/** What the services say of each entry, in their order. */
export async function lookUp(services: LookUpServices, entries: readonly Entry[]): Promise<FoundReference[]> {
  const until = services.now().getTime() + patienceMs;
  const answers: FoundReference[] = [];
  const waiting = entries.entries();
  const work = async (): Promise<void> => {
    for (const [n, entry] of waiting) answers[n] = await lookedUp(services, entry, until);
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  return answers;
}
