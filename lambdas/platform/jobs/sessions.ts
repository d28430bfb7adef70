import * as z from 'zod';
import { moduleNames, type ModuleName } from '../../../shared/modules.ts';
import { idSchema, progressSchema, sessionDocumentSchema, sessionStatusSchema } from '../../../shared/session.ts';
import { counterWrites, type Delta } from '../statistics/counters.ts';
import type { FailureReason } from './failure.ts';
import { activityKey, activityWrite } from '../statistics/activityLog.ts';
import { keys } from '../storage/keys.ts';
import { countEnding } from '../log/metrics.ts';
import { type Searchable, searchKeys, searchWrites } from '../statistics/searchable.ts';
import { ConditionFailed, type Table, type Write } from '../storage/table.ts';
import { type Ending, endingWrite, type ModelUse, modelUseWrites } from '../statistics/usage.ts';

/** The row of a session of any module. `data` is the module's own part, which the module parses. */
export const sessionRowSchema = z.object({
  SK: z.string(),
  sub: z.string(),
  module: z.enum(moduleNames),
  id: idSchema,
  sessionName: z.string(),
  status: sessionStatusSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** `digest`: of a file that came in a form, by which the same form is known again. */
  documents: z.array(sessionDocumentSchema.extend({ uploadId: idSchema, digest: z.string().optional() })),
  errorMessage: z.string().nullable(),
  progress: progressSchema.nullable(),
  /** Which work is under way, and which try it is: part of the execution's name. */
  stage: z.string(),
  attempt: z.int().positive(),
  /** Of the request that made it: its row goes with the session. */
  fingerprint: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** What this session has added to the counters beyond its status; taken back when it is deleted. */
  counted: z.object({ documents: z.number(), courses: z.number(), merangkai: z.number() }),
  /** While finished work is done over with more documents: so many of them belong to what is finished already. */
  finishedDocuments: z.int().positive().nullable().default(null),
  /** Of work that was done over and failed: no documents of the session any more, yet they go with it when it is deleted. */
  formerUploads: z.array(idSchema).default([]),
  /** Rows by which an administrator finds this session; they go with it. */
  searchKeys: z.array(z.object({ PK: z.string(), SK: z.string() })).default([]),
  /** Rows that tell administrators what became of it; they go with it. */
  activityKeys: z.array(z.object({ PK: z.string(), SK: z.string() })).default([]),
  /** Work on a finished session (`work.ts`), by its name: how its last attempt stands. */
  works: z.record(z.string(), z.enum(['processing', 'completed', 'failed'])).default({}),
});
export type SessionRow = z.infer<typeof sessionRowSchema>;

/** Beyond these, of a session that was tried again and again, time to live takes what happened away. */
const keptActivity = 40;

/** Addresses one session of one user. */
export interface SessionId {
  sub: string;
  module: ModuleName;
  id: string;
}

const keyOf = ({ sub, module, id }: SessionId) => keys.session(sub, module, id);

export const findSession = (table: Table, session: SessionId): Promise<SessionRow | null> =>
  table.get(keyOf(session), sessionRowSchema);

/** A part of a user's sessions, newest first. `cursor` is the last id of the part before. */
export async function listSessions(table: Table, sub: string, module: ModuleName, limit: number, cursor?: string) {
  const { PK, prefix } = keys.sessionsOf(sub, module);
  const page = await table.query({ PK, prefix }, sessionRowSchema, {
    limit,
    newestFirst: true,
    ...(cursor === undefined ? {} : { after: `${prefix}${cursor}` }),
  });
  return { items: page.items, nextCursor: page.last === null ? null : page.last.slice(prefix.length) };
}

/** The first write of a new session: refuses when the id is taken. */
export const putSession = (row: Omit<SessionRow, 'SK'>): Write => ({
  put: { ...keyOf(row), ...row },
  if: 'attribute_not_exists(PK)',
});

/** Holds only while this attempt is the one under way: a step of an older attempt, or of a deleted session, changes nothing. */
const whileRunning = (attempt: number) => ({
  if: '#status = :processing AND #attempt = :attempt',
  names: { '#status': 'status', '#attempt': 'attempt' },
  values: { ':processing': 'processing', ':attempt': attempt },
});

/** A transaction's condition: this attempt is the one under way. */
export const stillRunning = (session: SessionId, attempt: number): Write => ({
  check: keyOf(session),
  ...whileRunning(attempt),
});

/** @returns false when the session is gone or this attempt is no longer the one under way. */
async function changed(write: Promise<void>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** Marks one document of a running session; safe to repeat. @returns false when the session is not running this attempt. */
export function markDocument(
  table: Table,
  session: SessionId,
  attempt: number,
  n: number,
  mark: Partial<Pick<SessionRow['documents'][number], 'status' | 'pages' | 'error' | 'isRemoved'>>,
  now: Date,
): Promise<boolean> {
  const running = whileRunning(attempt);
  const marks = Object.entries(mark);
  return changed(
    table.change({
      key: keyOf(session),
      set: { updatedAt: now.toISOString() },
      setPaths: Object.fromEntries(marks.map(([name]) => [`#documents[${n}].#mark_${name}`, `:mark_${name}`])),
      if: running.if,
      names: {
        ...running.names,
        '#documents': 'documents',
        ...Object.fromEntries(marks.map(([name]) => [`#mark_${name}`, name])),
      },
      values: { ...running.values, ...Object.fromEntries(marks.map(([name, value]) => [`:mark_${name}`, value])) },
    }),
  );
}

/** Sets parts of a running session's own data, by key; safe to repeat. @returns false when the session is not running this attempt. */
export function noteData(
  table: Table,
  session: SessionId,
  attempt: number,
  part: Record<string, unknown>,
  now: Date,
): Promise<boolean> {
  const running = whileRunning(attempt);
  const parts = Object.entries(part);
  return changed(
    table.change({
      key: keyOf(session),
      set: { updatedAt: now.toISOString() },
      setPaths: Object.fromEntries(parts.map(([name]) => [`#data.#part_${name}`, `:part_${name}`])),
      if: running.if,
      names: {
        ...running.names,
        '#data': 'data',
        ...Object.fromEntries(parts.map(([name]) => [`#part_${name}`, name])),
      },
      values: { ...running.values, ...Object.fromEntries(parts.map(([name, value]) => [`:part_${name}`, value])) },
    }),
  );
}

/**
 * What the page is told about a running session: derived from its documents, so it cannot drift from them. Read documents count
 * until all are read; then analysed ones; then the work is put together.
 */
export function progressOf(row: SessionRow): SessionRow['progress'] {
  if (row.status !== 'processing' || row.progress === null) return null;
  const { startedAt } = row.progress;
  const total = row.documents.length;
  const read = row.documents.filter(({ status }) => status !== 'pending').length;
  const analysed = row.documents.filter(({ status }) => status === 'analysed').length;
  if (analysed === total) return { step: 'finishing', done: 0, total: 1, startedAt };
  if (read === total) return { step: 'analysing', done: analysed, total, startedAt };
  return { step: 'reading', done: read, total, startedAt };
}

/** The documents as they were before work was done over, and what it had brought. */
const takenBack = ({ documents, formerUploads }: SessionRow, finished: number) => ({
  documents: documents.slice(0, finished),
  formerUploads: [...new Set([...formerUploads, ...documents.slice(finished).map(({ uploadId }) => uploadId)])],
});

/**
 * Ends a running session with its counters in one transaction. Work that was done over and failed leaves the session completed, as it
 * was before, with the reason. @returns false when it is no longer running.
 */
export async function endSession(
  table: Table,
  row: SessionRow,
  end: {
    status: 'completed' | 'failed';
    errorMessage: string | null;
    data?: Record<string, unknown>;
    counted?: SessionRow['counted'];
    /** The documents that the session goes on with, when it does not with all. */
    documents?: SessionRow['documents'];
    /** Why it failed, as it is counted. */
    reason?: FailureReason;
    /** What an administrator finds the session by; in place of what was there before. */
    search?: SearchEntry[];
  },
  now: Date,
): Promise<boolean> {
  const counted = end.counted ?? row.counted;
  const isTakenBack = end.status === 'failed' && row.finishedDocuments !== null;
  const status = isTakenBack ? 'completed' : end.status;
  const found = (end.search ?? []).flatMap((entry) => searchKeys(entry.kind, entry.text, entryId(row, entry)));
  const kept = new Set(found.map(({ PK, SK }) => `${PK} ${SK}`));
  const dropped = end.search === undefined ? [] : row.searchKeys.filter(({ PK, SK }) => !kept.has(`${PK} ${SK}`));
  const delta: Delta = {
    processing: -1,
    [status]: 1,
    documents: counted.documents - row.counted.documents,
    courses: counted.courses - row.counted.courses,
    merangkai: counted.merangkai - row.counted.merangkai,
  };
  const ending: Ending = {
    module: row.module,
    stage: row.stage,
    startedAt: row.progress?.startedAt ?? row.createdAt,
    failure: end.status === 'failed' ? (end.reason ?? 'other') : null,
  };
  const isEnded = await changed(
    table.transact([
      {
        change: {
          key: keyOf(row),
          set: {
            status,
            errorMessage: end.errorMessage,
            updatedAt: now.toISOString(),
            finishedAt: now.toISOString(),
            progress: null,
            counted,
            finishedDocuments: null,
            activityKeys: [...row.activityKeys, activityKey(row, end.status, now)].slice(-keptActivity),
            ...(end.search === undefined ? {} : { searchKeys: found }),
            ...(isTakenBack ? takenBack(row, row.finishedDocuments ?? row.documents.length) : {}),
            ...(end.data === undefined ? {} : { data: end.data }),
            ...(end.documents === undefined ? {} : { documents: end.documents }),
          },
          ...whileRunning(row.attempt),
        },
      },
      ...counterWrites({ ...row, sessionId: row.id }, delta, now),
      activityWrite(row, end.status, now),
      endingWrite(ending, row.id, now),
      ...(end.search ?? []).flatMap((entry) => searchWrites(entry.kind, entry.text, entryId(row, entry), ownerOf(row))),
      ...dropped.map((key) => ({ remove: key })),
    ]),
  );
  if (isEnded) countEnding('session', ending, row.id, now);
  return isEnded;
}

/** Something in a session that is searched by its words. `n` tells those of one session apart. */
export interface SearchEntry {
  kind: Exclude<Searchable, 'user'>;
  text: string;
  n: number;
}
const entryId = ({ id }: SessionRow, { n }: SearchEntry): string => `${id}#${n}`;
const ownerOf = ({ sub, id }: SessionRow) => ({ sub, sessionId: id });

/** How work on a session begins. */
export interface Opening {
  documents: SessionRow['documents'];
  /** When the session is done over: how many of the documents are those of what is finished, to which it goes back should it fail. */
  finishedDocuments: number | null;
  stage: string;
  /** Sessions of the module in work at once. */
  limit: number;
  /** Writes of the same transaction. */
  extra: Write[];
  /** Works by name that are forgotten; one that goes on or stands otherwise than it did keeps the session from being opened. */
  forgottenWorks?: readonly string[];
}

/**
 * Begins the next attempt of a session that is not in work: the first, one after a failure, or finished work done over.
 * @throws {ConditionFailed} whose first refusal means: not as it was any more; the second: over the limit
 */
export async function openSession(table: Table, row: SessionRow, opening: Opening, now: Date): Promise<void> {
  const { documents, finishedDocuments, stage, limit, extra, forgottenWorks } = opening;
  const total = documents.length - (finishedDocuments ?? 0);
  const works = worksAsTheyWere(row, forgottenWorks ?? []);
  await table.transact([
    {
      change: {
        key: keyOf(row),
        set: {
          status: 'processing',
          errorMessage: null,
          finishedAt: null,
          updatedAt: now.toISOString(),
          attempt: row.attempt + 1,
          stage,
          documents,
          finishedDocuments,
          progress: { step: 'queued', done: 0, total, startedAt: now.toISOString() },
          ...(forgottenWorks === undefined ? {} : { works: {} }),
        },
        if: ['#status = :status AND #attempt = :attempt', ...works.conditions].join(' AND '),
        names: { '#status': 'status', '#attempt': 'attempt', ...works.names },
        values: { ':status': row.status, ':attempt': row.attempt, ...works.values },
      },
    },
    ...counterWrites({ ...row, sessionId: row.id }, { processing: 1, ...leaving(row.status) }, now, limit),
    ...extra,
  ]);
}

/** Holds while none of these works has begun or ended since the row was read. */
function worksAsTheyWere({ works }: SessionRow, names: readonly string[]) {
  const stood = names.map((name, i) => ({ name, path: `#work${i}`, value: `:work${i}`, was: works[name] }));
  return {
    conditions: stood.map(({ path, value, was }) =>
      was === undefined ? `attribute_not_exists(#works.${path})` : `#works.${path} = ${value}`,
    ),
    names: {
      ...(names.length > 0 ? { '#works': 'works' } : {}),
      ...Object.fromEntries(stood.map(({ name, path }) => [path, name])),
    },
    values: Object.fromEntries(stood.flatMap(({ value, was }) => (was === undefined ? [] : [[value, was]]))),
  };
}

/** What a session that leaves a status takes from the counters; pending ones are counted in the total alone. */
const leaving = (status: SessionRow['status']): Delta => (status === 'pending' ? {} : { [status]: -1 });

/**
 * Takes the row and everything it counted away, with `extra` in the same transaction. @returns false when it is gone already or has just
 * changed.
 */
export async function removeSessionRow(
  table: Table,
  row: SessionRow,
  now: Date,
  extra: Write[] = [],
): Promise<boolean> {
  const { documents, courses, merangkai } = row.counted;
  return changed(
    table.transact([
      {
        remove: keyOf(row),
        // What is taken back must be what was counted, also by work that ended a moment ago.
        if: '#status = :status AND #attempt = :attempt AND #counted.#documents = :documents',
        names: { '#status': 'status', '#attempt': 'attempt', '#counted': 'counted', '#documents': 'documents' },
        values: { ':status': row.status, ':attempt': row.attempt, ':documents': documents },
      },
      ...counterWrites(
        { ...row, sessionId: row.id },
        { total: -1, ...leaving(row.status), documents: -documents, courses: -courses, merangkai: -merangkai },
        now,
      ),
      ...row.activityKeys.map((key) => ({ remove: key })),
      ...extra,
    ]),
  );
}

/** Forgets the request that made a session, unless the same request has made another since. */
export async function forgetRequest(
  table: Table,
  { sub, id, fingerprint }: Pick<SessionRow, 'sub' | 'id' | 'fingerprint'>,
): Promise<void> {
  await changed(
    table.transact([{ remove: keys.request(sub, fingerprint), if: 'sessionId = :id', values: { ':id': id } }]),
  );
}

/** Adds one attempt of a model to its session, its user and its day; one of a session that was deleted meanwhile is paid for all the same. */
export async function meterSession(table: Table, session: SessionId, usage: ModelUse, now: Date): Promise<void> {
  const { ofUser, ofDay } = modelUseWrites(session.module, session.sub, usage, now);
  const isThere = await changed(
    table.transact([
      {
        change: {
          key: keyOf(session),
          add: {
            modelCalls: usage.calls,
            modelInputTokens: usage.inputTokens,
            modelOutputTokens: usage.outputTokens,
            modelMilliseconds: usage.milliseconds,
          },
          if: 'attribute_exists(PK)',
        },
      },
      { change: ofUser },
      { change: ofDay },
    ]),
  );
  if (!isThere) await meterGone(table, session, usage, now);
}

/** Of a session that was deleted meanwhile; its owner's account may be gone too, and comes not back for it. */
async function meterGone(table: Table, { module, sub }: SessionId, usage: ModelUse, now: Date): Promise<void> {
  const { ofUser, ofDay } = modelUseWrites(module, sub, usage, now);
  const ofUserThere: Write = { change: { ...ofUser, if: 'attribute_exists(PK)' } };
  if (!(await changed(table.transact([ofUserThere, { change: ofDay }])))) await table.change(ofDay);
}

/** The deterministic name of an attempt's execution: the same request can only start it once. */
export const executionName = (row: Pick<SessionRow, 'module' | 'id' | 'stage' | 'attempt'>): string =>
  `${row.module}-${row.id}-${row.stage}-${row.attempt}`;
