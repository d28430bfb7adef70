import { countEnding } from '../log/metrics.ts';
import { activityKey, activityWrite } from '../statistics/activityLog.ts';
import { counterWrites, type Delta } from '../statistics/counters.ts';
import { droppedKeys, type Searchable, searchKeys, searchWrites } from '../statistics/searchable.ts';
import { endingWrite } from '../statistics/usage.ts';
import { keys } from '../storage/keys.ts';
import { succeeds, type Table } from '../storage/table.ts';
import { raised, type Write } from '../storage/writes.ts';
import { type Failure, failureBy } from './failure.ts';
import { beginExecution, changeWhileRunning, executionName, type JobServices, noteOnJob } from './job.ts';
import { below, type DocumentRow, findSession, reading, type SessionRow } from './session.ts';

/** Words by which administrators find a session. `n` distinguishes the entries of one session. */
interface SearchEntry {
  kind: Exclude<Searchable, 'user'>;
  text: string;
  n: number;
}

export interface Completion {
  /** Paths below the session's `data`, such as `checks.merangkai`, and their values. */
  data?: Record<string, unknown>;
  adds?: Pick<Delta, 'documents' | 'courses' | 'merangkai'>;
  /** The documents that the session keeps, when it does not keep all. */
  documents?: DocumentRow[];
  /** The entries by which an administrator finds the session; they replace the former ones. */
  search?: SearchEntry[];
  extra?: Write[];
  /** Called when the job cannot be completed any more: removes the files that were written for it. */
  undo?: () => Promise<void>;
}

/** Completes a job with what it brought. @returns false when this attempt is not under way any more, or the session is gone. */
export const complete = (
  table: Table,
  session: SessionRow,
  name: string,
  completion: Completion,
  now: Date,
): Promise<boolean> => end(table, session, name, { failure: null, completion }, now);

/** Ends a job that went wrong. @returns false when this attempt is not under way any more, or the session is gone. */
export const fail = (table: Table, session: SessionRow, name: string, failure: Failure, now: Date): Promise<boolean> =>
  end(table, session, name, { failure, completion: {} }, now);

/**
 * A processing job is checked when its row has not changed for this long. The check is noted in the row, so however many poll, Step Functions is
 * asked about once a minute: it answers ten such questions a second in the whole account.
 */
const silenceMs = 60_000;

/**
 * Called on every read of a session, so that no job hangs: a job whose execution was never started is started, and one whose execution ended
 * without ending the job fails. @returns the session as it is then.
 */
export async function heal(services: JobServices, session: SessionRow): Promise<SessionRow> {
  const { table, jobs, now } = services;
  const silent = Object.entries(session.jobs).filter(
    ([, job]) => job.status === 'processing' && now().getTime() - Date.parse(job.updatedAt) >= silenceMs,
  );
  let isChanged = false;
  for (const [name, { attempt }] of silent) {
    const state = await jobs.stateOf(executionName({ ...session, name, attempt }));
    if (state === 'missing') await beginExecution(services, session, name);
    else if (state === 'running') await noteOnJob(table, { ...session, name, attempt }, {}, now());
    else {
      await fail(table, session, name, failureBy('interrupted'), now());
      isChanged = true;
    }
  }
  return isChanged ? ((await findSession(table, session)) ?? session) : session;
}

interface End {
  failure: Failure | null;
  completion: Completion;
}

async function end(table: Table, session: SessionRow, name: string, outcome: End, now: Date): Promise<boolean> {
  const job = session.jobs[name];
  if (job === undefined) return false;
  const { failure, completion } = outcome;
  const ofSession = name === reading ? readingEnd(session, outcome, now) : { set: {}, delta: {}, writes: [] };
  const delta: Delta = { ...ofSession.delta, ...completion.adds };
  const reason = failure?.reason ?? null;
  const set = {
    updatedAt: now.toISOString(),
    [`jobs.${name}.status`]: failure === null ? 'completed' : 'failed',
    [`jobs.${name}.errorMessage`]: failure?.errorMessage ?? null,
    ...below('data', completion.data ?? {}),
    ...Object.fromEntries(
      Object.entries(completion.adds ?? {}).map(([figure, by]) => [
        `counted.${figure}`,
        raised(`counted.${figure}`, by),
      ]),
    ),
    ...ofSession.set,
  };
  const isEnded = await succeeds(
    table.transact([
      { change: changeWhileRunning({ ...session, name, attempt: job.attempt }, set, now) },
      ...(Object.keys(delta).length === 0 ? [] : counterWrites(session, delta, now)),
      endingWrite(session, job, reason, now),
      { remove: keys.inLine({ ...session, name }, job) },
      ...ofSession.writes,
      ...(completion.extra ?? []),
    ]),
  );
  if (isEnded) countEnding(name === reading ? 'session' : 'stage', session, job, reason, now);
  return isEnded;
}

/** A session keeps the keys of so many of its rows in the activity log; older rows end by their time to live. */
const keptActivityKeys = 40;

/** What the end of a reading changes in its session. */
function readingEnd(session: SessionRow, { failure, completion }: End, now: Date) {
  const { finishedDocuments } = session;
  const outcome = failure === null ? 'completed' : 'failed';
  const before = failure && finishedDocuments !== null ? reverted(session, finishedDocuments, failure) : null;
  const status = before === null ? outcome : 'completed';
  const search = completion.search === undefined ? { set: {}, writes: [] } : searchChange(session, completion.search);
  // A document that was left out stays failed, with its reason.
  const analysed = (completion.documents ?? session.documents).map((document) =>
    document.status === 'failed' ? document : { ...document, status: 'analysed' as const },
  );
  return {
    set: {
      status,
      finishedAt: now.toISOString(),
      finishedDocuments: null,
      activityKeys: [...session.activityKeys, activityKey(session, outcome, now)].slice(-keptActivityKeys),
      ...(before ?? (failure === null && { documents: analysed })),
      ...search.set,
    },
    delta: { processing: -1, [status]: 1 } satisfies Delta,
    writes: [activityWrite(session, outcome, now), ...search.writes],
  };
}

/** When further documents of a session could not be read, it is completed as it was before; the reason stands at each document that was to be read again. */
const reverted = ({ documents, formerUploads }: SessionRow, finished: number, { errorMessage }: Failure) => ({
  documents: documents
    .slice(0, finished)
    .map((one): DocumentRow =>
      one.status === 'analysed' ? one : { ...one, status: 'failed', error: one.error ?? errorMessage },
    ),
  formerUploads: [...new Set([...formerUploads, ...documents.slice(finished).map(({ uploadId }) => uploadId)])],
});

/** The id of a searchable entry, unique among those of all sessions. */
export const entryId = ({ id }: Pick<SessionRow, 'id'>, { n }: Pick<SearchEntry, 'n'>): string => `${id}#${n}`;

/** The writes that add a session's new search rows and remove its former ones. */
export function searchChange(session: Pick<SessionRow, 'sub' | 'id' | 'searchKeys'>, search: SearchEntry[]) {
  const owner = { sub: session.sub, sessionId: session.id };
  const found = search.flatMap((entry) => searchKeys(entry.kind, entry.text, entryId(session, entry)));
  return {
    set: { searchKeys: found },
    writes: [
      ...search.flatMap((entry) => searchWrites(entry.kind, entry.text, entryId(session, entry), owner)),
      ...droppedKeys(session.searchKeys, found),
    ],
  };
}
