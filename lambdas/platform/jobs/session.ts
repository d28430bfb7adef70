import * as z from 'zod';
import { moduleNames, type ModuleName } from '../../../shared/modules.ts';
import { AppError } from '../../../shared/errors.ts';
import { pick } from '../../../shared/values/pick.ts';
import {
  idSchema,
  type Progress,
  sessionDocumentSchema,
  sessionStatusSchema,
} from '../../../shared/session/session.ts';
import { activityKey } from '../statistics/activityLog.ts';
import type { Delta } from '../statistics/counters.ts';
import { type Key, keys } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import { all, appended, type Condition, is, isAbsent, type Write } from '../storage/writes.ts';

/** The job that reads a session's documents; it decides the status of the session itself. All other jobs need a completed session. */
export const reading = 'reading';

/**
 * A job of a session: the reading of its documents, or the making of one artefact (`merangkai`, `jst`, `export` ...). Each name has one
 * job; another attempt takes its place.
 */
const jobSchema = z.object({
  /** How the job is done: a stage that the module declares. Several jobs may be of one stage (`regenerate`). */
  stage: z.string(),
  status: z.enum(['processing', 'completed', 'failed']),
  attempt: z.int().positive(),
  /** The Malay sentence for the user when it failed. */
  errorMessage: z.string().nullable(),
  startedAt: z.iso.datetime(),
  /** The time at which something was last heard of the job. */
  updatedAt: z.iso.datetime(),
  /** The line in which it waits for its turn, one job of the account at a time; absent: the line that its module's jobs with models share. */
  line: z.string().optional(),
  /** The job's place among those that wait, from 1; 0 when it does not wait. `isBusy`: a model has just refused it, or did not answer. */
  place: z.int().nonnegative().optional(),
  isBusy: z.boolean().optional(),
  /** `done`: parts that are written; `total`: parts that were planned. Both are 0 before the plan. */
  done: z.int().nonnegative(),
  total: z.int().nonnegative(),
  /** The input of the job's steps besides ids: short texts of the owner, never document text. */
  input: z.record(z.string(), z.unknown()),
});
export type Job = z.infer<typeof jobSchema>;

/** The row of a session of any module. `data` is the module's own part, which the module parses. */
export const sessionRowSchema = z.object({
  sub: z.string(),
  module: z.enum(moduleNames),
  id: idSchema,
  sessionName: z.string(),
  status: sessionStatusSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /**
   * `etag`: the ETag of a file that came by a ticket, as it was checked. `section`: the course in the file that is meant; absent for the first. Two
   * documents may be sections of one upload.
   */
  documents: z.array(
    sessionDocumentSchema.extend({
      uploadId: idSchema,
      etag: z.string().optional(),
      section: z.int().nonnegative().optional(),
    }),
  ),
  /** The fingerprint of the request that made the session; that request's row is deleted with it. */
  fingerprint: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** A copy of the module's sample (`samples.ts`): counted nowhere. */
  isSample: z.boolean().optional(),
  /** What this session has added to the counters beside its status; subtracted when it is deleted. */
  counted: z.object({ documents: z.number(), courses: z.number(), merangkai: z.number() }),
  /** While a completed session reads further documents: how many of the documents belong to the completed reading. */
  finishedDocuments: z.int().positive().nullable(),
  /** Uploads of failed further readings: not documents of the session, but deleted with it. */
  formerUploads: z.array(idSchema),
  /** The number of requests to colleagues ever sent of this session. Each raises it, so that of two at once the second is checked against the first. */
  sends: z.int().positive().optional(),
  /** Rows by which an administrator finds this session; deleted with it. */
  searchKeys: z.array(z.object({ PK: z.string(), SK: z.string() })),
  /** Rows of the activity log about this session; deleted with it. */
  activityKeys: z.array(z.object({ PK: z.string(), SK: z.string() })),
  /** The highest attempt of jobs that were forgotten with their documents: a later job of the same name counts on from it. */
  forgottenAttempts: z.int().positive().optional(),
  /** The jobs by name; `reading` is absent until documents have come. */
  jobs: z.record(z.string(), jobSchema),
});
export type SessionRow = z.infer<typeof sessionRowSchema>;
export type DocumentRow = SessionRow['documents'][number];

export interface SessionId {
  sub: string;
  module: ModuleName;
  id: string;
}

export const sessionKey = ({ sub, module, id }: SessionId) => keys.session(sub, module, id);

export const findSession = (table: Table, session: SessionId): Promise<SessionRow | null> =>
  table.get(sessionKey(session), sessionRowSchema);

/** @throws {AppError} not_found */
export async function presentSession(
  table: Table,
  id: SessionId,
  missing = 'Sesi tidak dijumpai',
): Promise<SessionRow> {
  const row = await findSession(table, id);
  if (row === null) throw new AppError('not_found', missing);
  return row;
}

/** A part of a user's sessions, newest first. `cursor` is the last id of the part before. */
export async function listSessions(table: Table, sub: string, module: ModuleName, limit: number, cursor?: string) {
  const { PK, prefix } = keys.sessionsOf(sub, module);
  const page = await table.query({ PK, prefix }, sessionRowSchema, {
    limit,
    newestFirst: true,
    after: cursor === undefined ? undefined : sessionKey({ sub, module, id: cursor }),
  });
  return { items: page.items, nextCursor: page.last && page.last.SK.slice(prefix.length) };
}

/** The first write of a new session: refuses when the id is taken. */
export const putSession = (row: SessionRow): Write => ({ put: { ...sessionKey(row), ...row }, if: isAbsent() });

/** A new session without documents. */
export const newSessionRow = (
  session: Pick<SessionRow, 'sub' | 'module' | 'id' | 'sessionName' | 'fingerprint' | 'data'>,
  at: Date,
): SessionRow => ({
  ...session,
  status: 'pending',
  createdAt: at.toISOString(),
  updatedAt: at.toISOString(),
  finishedAt: null,
  documents: [],
  counted: { documents: 0, courses: 0, merangkai: 0 },
  finishedDocuments: null,
  formerUploads: [],
  searchKeys: [],
  activityKeys: [activityKey(session, 'pending', at)],
  jobs: {},
});

/** A transaction's condition: the session is there and completed. */
export const sessionCompleted = (session: SessionId): Write => ({
  check: sessionKey(session),
  if: is('status', 'completed'),
});

/** A transaction's write: the session is completed, and nothing was sent of it since it was read. */
export const sessionSent = (session: SessionRow): Write => ({
  change: {
    key: sessionKey(session),
    add: { sends: 1 },
    if: all(is('status', 'completed'), session.sends === undefined ? isAbsent('sends') : is('sends', session.sends)),
  },
});

/** A transaction's write: the session is completed, and these values of its data, by path, are others from now on. */
export const sessionDataWrite = (
  session: SessionId,
  data: Record<string, unknown>,
  now: Date,
  searchKeys: Key[] = [],
  ...further: Condition[]
): Write => ({
  change: {
    key: sessionKey(session),
    set: { updatedAt: now.toISOString(), ...below('data', data), searchKeys: appended('searchKeys', searchKeys) },
    if: all(is('status', 'completed'), ...further),
  },
});

/** Values by their paths in a part of the row: `checks.merangkai` is at `data.checks.merangkai`. */
export const below = (part: string, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [`${part}.${path}`, value]));

/** Why the last reading failed, for the user; null when it did not. */
export const readingError = ({ jobs }: Pick<SessionRow, 'jobs'>): string | null => jobs[reading]?.errorMessage ?? null;

/** The entry of a session in the lists of all modules. */
export const listedOf = (row: SessionRow) => ({
  ...pick(row, 'id', 'sessionName', 'createdAt', 'status', 'isSample'),
  documents: row.documents.map(({ uploadId: _, ...document }) => document),
  errorMessage: readingError(row),
  progress: progressOf(row),
  // A new version that failed has none; the review before it stands.
  ...(row.jobs[reading]?.status === 'completed' && { seconds: secondsOf(row.jobs[reading]) }),
});

const secondsOf = ({ startedAt, updatedAt }: Job): number =>
  Math.round((Date.parse(updatedAt) - Date.parse(startedAt)) / 1000);

/** What the page is told of a job that waits: its place in the line, or 0 when models are busy. */
export const waitingOf = ({ place = 0, isBusy = false }: Pick<Job, 'place' | 'isBusy'>): number | undefined =>
  place > 0 ? place : isBusy ? 0 : undefined;

/** What the page is told of the progress of a session's reading; null when none is under way. */
export function progressOf({ jobs, documents }: Pick<SessionRow, 'jobs' | 'documents'>): Progress | null {
  const job = jobs[reading];
  if (job?.status !== 'processing') return null;
  const { startedAt, done, total } = job;
  const waiting = waitingOf(job);
  if (waiting !== undefined && done === total)
    return { step: 'analysing', done: 0, total: 0, startedAt, place: waiting };
  if (total === 0) {
    const read = documents.filter(({ status }) => status !== 'pending').length;
    return { step: 'reading', done: read, total: documents.length, startedAt };
  }
  return done < total
    ? { step: 'analysing', done, total, startedAt, ...(waiting === undefined ? {} : { place: waiting }) }
    : { step: 'finishing', done: 0, total: 1, startedAt };
}

/** The change of the counters when a session leaves a status; pending sessions are counted in the total alone. */
export const leavingStatus = (status: SessionRow['status']): Delta => (status === 'pending' ? {} : { [status]: -1 });
