import { createHash } from 'node:crypto';
import { encodeTime } from 'ulid';
import type { ModuleName } from '../../../shared/modules.ts';

/**
 * The whole key chart of the one table (design §4). A user's rows live under `USER#<sub>`: another's row cannot be addressed.
 */
export interface Key {
  PK: string;
  SK: string;
}

const user = (sub: string): string => `USER#${sub}`;

/**
 * Counters, figures of days, words of votes and lines of waiting jobs are spread over so many partitions: one takes 1,000 write units a second,
 * whatever its sort keys. So two users rarely write the same row.
 */
export const shards = 16;

/** The same id always has the same shard. */
export const shardOf = (id: string): number => createHash('sha256').update(id).digest().readUInt8(0) % shards;

const stats = (shard: number): string => `STATS#${shard}`;
const inEachShard = <T>(of: (shard: number) => T): T[] => Array.from({ length: shards }, (_, shard) => of(shard));
const lineOf = (line: string, shard: number): string => `STATS#LINE#${line}#${shard}`;

/** Adds the next part to a prefix; without a part the prefix means all that lies below it. */
const of = (part: string | undefined): string => (part === undefined ? '' : `${part}#`);

export const keys = {
  profile: (sub: string): Key => ({ PK: user(sub), SK: 'PROFILE' }),
  session: (sub: string, module: ModuleName, sessionId: string): Key => ({
    PK: user(sub),
    SK: `SESSION#${module}#${sessionId}`,
  }),
  /** Without a module: the sessions of all modules. */
  sessionsOf: (sub: string, module?: ModuleName) => ({ PK: user(sub), prefix: `SESSION#${of(module)}` }),
  /** The sessions of a module that began since then, without samples: ids begin with their time. */
  sessionsSince: (sub: string, module: ModuleName, at: Date) => ({
    PK: user(sub),
    from: `SESSION#${module}#${encodeTime(at.getTime(), 10)}`,
    to: `SESSION#${module}#~`,
  }),
  /** A session whose removal is not finished (`sessionRemoval.ts`). */
  remains: (sub: string, module: ModuleName, sessionId: string): Key => ({
    PK: user(sub),
    SK: `REMAINS#${module}#${sessionId}`,
  }),
  remainsOf: (sub: string, module?: ModuleName) => ({ PK: user(sub), prefix: `REMAINS#${of(module)}` }),
  artefact: (sub: string, sessionId: string, name: string): Key => ({ PK: user(sub), SK: `DOC#${sessionId}#${name}` }),
  artefactsOf: (sub: string, sessionId: string, kind?: string) => ({
    PK: user(sub),
    prefix: `DOC#${sessionId}#${of(kind)}`,
  }),
  upload: (sub: string, uploadId: string): Key => ({ PK: user(sub), SK: `UPLOAD#${uploadId}` }),
  /** A request already answered: the same one again gets the same session. */
  request: (sub: string, fingerprint: string): Key => ({ PK: user(sub), SK: `REQUEST#${fingerprint}` }),
  quota: (sub: string, day: string): Key => ({ PK: user(sub), SK: `QUOTA#${day}` }),
  revokedToken: (sub: string, tokenId: string): Key => ({ PK: user(sub), SK: `REVOKED#${tokenId}` }),
  /** The account is being deleted, or was: no token of it is good. Beside the revoked tokens, so that one read finds either. */
  removedAccount: (sub: string): Key => ({ PK: user(sub), SK: 'REVOKED##ACCOUNT' }),
  revokedOf: (sub: string) => ({ PK: user(sub), prefix: 'REVOKED#' }),
  /** Something of a session that a user has sent to a colleague (`grants.ts`); `sentOf` without a session means those of all sessions. */
  sent: (sub: string, sessionId: string, id: string): Key => ({ PK: user(sub), SK: `SENT#${sessionId}#${id}` }),
  sentOf: (sub: string, sessionId?: string) => ({ PK: user(sub), prefix: `SENT#${of(sessionId)}` }),
  /** Lets a user read something of a colleague: the row leads to what that colleague has sent, and is removed with it. */
  grant: (sub: string, id: string): Key => ({ PK: user(sub), SK: `GRANT#${id}` }),
  grantsOf: (sub: string) => ({ PK: user(sub), prefix: 'GRANT#' }),
  /** A user's vote on a generated part (`statistics/votes.ts`). Its words are a row that administrators read, without a name (`voteWords`). */
  vote: (sub: string, sessionId: string, part: string): Key => ({ PK: user(sub), SK: `VOTE#${sessionId}#${part}` }),
  votesOf: (sub: string, sessionId: string) => ({ PK: user(sub), prefix: `VOTE#${sessionId}#` }),
  voteWords: (module: ModuleName, id: string, at: string): Key => ({
    PK: stats(shardOf(id)),
    SK: `WORDS#${module}#${at}#${id}`,
  }),
  voteWordsOf: (module: ModuleName) => inEachShard((shard) => ({ PK: stats(shard), prefix: `WORDS#${module}#` })),
  /** The archive of a user's own data. */
  ownData: (sub: string): Key => ({ PK: user(sub), SK: 'OWNDATA' }),
  allOf: (sub: string) => ({ PK: user(sub) }),
  totals: (shard: number): Key => ({ PK: stats(shard), SK: 'TOTAL' }),
  /** The number of users has a row beside the totals: many join while many sessions change. */
  users: (shard: number): Key => ({ PK: stats(shard), SK: 'TOTAL#USERS' }),
  /** Sessions made on a Malaysian day. */
  day: (day: string, shard: number): Key => ({ PK: stats(shard), SK: `DAY#${day}` }),
  /** Other figures of a module on a Malaysian day (`usage.ts`). */
  usage: (module: ModuleName, day: string, shard: number): Key => ({
    PK: stats(shard),
    SK: `USE#${module}#${day}`,
  }),
  /** Users by their last active day (Malaysian). */
  active: (day: string, shard: number): Key => ({ PK: stats(shard), SK: `ACTIVE#${day}` }),
  /** The settings that administrators have made (`controls.ts`). */
  controls: (): Key => ({ PK: 'CONTROL', SK: 'CONTROL' }),
  /** A job that waits for its turn, sorted by its start (`jobs/line.ts`). */
  inLine: (
    { module, id, name }: { module: ModuleName; id: string; name: string },
    { line = module, startedAt }: { line?: string | undefined; startedAt: string },
  ): Key => ({ PK: lineOf(line, shardOf(id)), SK: `AT#${startedAt}#${id}#${name}` }),
  /** The jobs of a line up to this job's own place; within each shard in the order in which they started. */
  line: (line: string, to: string) => inEachShard((shard) => ({ PK: lineOf(line, shard), from: 'AT#', to })),
  /** Answers of the services about an entry of somebody's list of references, under the entry's digest; nobody's name is in it. */
  lookup: (digest: string): Key => ({ PK: `LOOKUP#${digest}`, SK: 'LOOKUP' }),
  statsOf: (kind: 'TOTAL' | 'DAY' | 'ACTIVE') => inEachShard((shard) => ({ PK: stats(shard), prefix: kind })),
  /** All rows of one kind over some days, both days included. */
  statsOfDays: (kind: 'DAY' | 'ACTIVE' | `USE#${ModuleName}`, from: string, to: string) =>
    inEachShard((shard) => ({ PK: stats(shard), from: `${kind}#${from}`, to: `${kind}#${to}` })),
  /** The activity log of sessions, by Malaysian day; ids only. */
  activity: (day: string, rest: string): Key => ({ PK: `ACTIVITY#${day}`, SK: rest }),
  /** Entries that an administrator finds by the beginning of a word (`searchable.ts`): a search reads the partition of its first letter. */
  search: (kind: string, word: string, rest: string): Key => ({
    PK: `SEARCH#${kind}#${word.slice(0, 1)}`,
    SK: `${word}${rest}`,
  }),
  /** The audit of what administrators looked at, by Malaysian day. */
  audit: (day: string, rest: string): Key => ({ PK: `AUDIT#${day}`, SK: rest }),
  /** The `last` join number that was handed out. Numbers are never used again, so the list of users may have gaps. */
  joined: (): Key => ({ PK: 'STATS#JOINED', SK: 'JOINED' }),
} as const;

/** The indexes of users; their sort keys are numbers. */
export const userIndexes = {
  /** All users, by join number. */
  joined: { index: 'GSI1', PK: 'USERS' },
  /** Users who have had a session, by how many they have. */
  sessions: { index: 'GSI2', PK: 'USERS' },
} as const;

/** Object keys of the data bucket; the owner comes first after the kind, so a prefix removes all of a session or of a user. */
export const objectKeys = {
  upload: (sub: string, uploadId: string): string => `uploads/${sub}/${uploadId}`,
  textsOf: (sub: string, sessionId: string): string => `texts/${sub}/${sessionId}/`,
  /** By upload, not by place: a retry without a bad document moves the places. */
  text: (sub: string, sessionId: string, uploadId: string): string => `texts/${sub}/${sessionId}/${uploadId}.json`,
  exportsOf: (sub: string, sessionId: string): string => `exports/sessions/${sub}/${sessionId}/`,
  export: (sub: string, sessionId: string, exportId: string): string =>
    `exports/sessions/${sub}/${sessionId}/${exportId}.docx`,
  /** A spreadsheet for administrators; `window` is the time for which it is good. */
  spreadsheet: (kind: string, window: string): string => `exports/admin/${kind}/${window}.xlsx`,
  /** The result of a recount so far. */
  recount: (run: string): string => `exports/admin/recount/${run}.json`,
  /** The archives of a user's own data. */
  ownDataOf: (sub: string): string => `exports/own/${sub}/`,
  ownData: (sub: string, id: string): string => `exports/own/${sub}/${id}.zip`,
  uploadsOf: (sub: string): string => `uploads/${sub}/`,
  allTextsOf: (sub: string): string => `texts/${sub}/`,
  allOf: (sub: string): string[] =>
    ['uploads', 'texts', 'artefacts', 'exports/sessions', 'exports/own'].map((kind) => `${kind}/${sub}/`),
  artefactsOf: (sub: string, sessionId: string): string => `artefacts/${sub}/${sessionId}/`,
  artefact: (sub: string, sessionId: string, name: string): string => `artefacts/${sub}/${sessionId}/${name}.json`,
} as const;
