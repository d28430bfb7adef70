import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { counterName, counterNames, usersName } from '../../lambdas/platform/statistics/counters.ts';
import { failureReasons } from '../../lambdas/platform/jobs/failure.ts';
import { activityWrite } from '../../lambdas/platform/statistics/activityLog.ts';
import { keys, shards } from '../../lambdas/platform/storage/keys.ts';
import { personWrites, searchWrites } from '../../lambdas/platform/statistics/searchable.ts';
import { newJob } from '../../lambdas/platform/jobs/job.ts';
import { newSessionRow, type SessionRow } from '../../lambdas/platform/jobs/session.ts';
import type { Write } from '../../lambdas/platform/storage/writes.ts';
import { durationClass, figureName, modelUseFigures } from '../../lambdas/platform/statistics/usage.ts';
import { activeName } from '../../lambdas/platform/users/profiles.ts';
import type { TableClient } from '../../lambdas/platform/clients.ts';
import { tableName } from '../../lib/local/names.ts';
import { moduleNames, type ModuleName } from '../../shared/modules.ts';

type Row = Record<string, unknown>;

/** The moment at which the college is looked at. */
export const now = new Date('2026-11-21T04:00:00Z');
const day = 24 * 60 * 60 * 1000;
const daysKept = 30;
const stages: Record<ModuleName, string[]> = {
  pedagona: ['merungkai', 'merangkai', 'scripts', 'dlo', 'report', 'export'],
  acadiora: ['ulasan', 'semakan'],
  valentra: ['maklumat', 'jst', 'jsu', 'pentaksiran', 'rubrik', 'exam'],
};
/** Sessions of each module of each of the first ten users. */
const sessionsEach = 40;
const atWork = 10;

export const subOf = (n: number): string => `00000000-0000-8000-8000-${String(n).padStart(12, '0')}`;

/**
 * A college of so many users: figures of thirty full days, ten who have worked much, and all others, who have joined. Keys and numbers
 * are as wide at every size.
 */
export function* collegeRows(users: number): Generator<Row> {
  yield { ...keys.joined(), last: users };
  yield* figureRows(users);
  for (let n = 1; n <= users; n++) yield* userRows(n);
  for (let n = 1; n <= atWork; n++) yield* sessionRows(n);
}

function* figureRows(users: number): Generator<Row> {
  const counted = Object.fromEntries(
    moduleNames.flatMap((module) => counterNames.map((counter) => [counterName(module, counter), 1000 + (users % 7)])),
  );
  for (let shard = 0; shard < shards; shard++) {
    yield { ...keys.totals(shard), ...counted, [usersName]: Math.ceil(users / shards) };
    for (let ago = 0; ago < daysKept; ago++) {
      const date = new Date(now.getTime() - ago * day).toISOString().slice(0, 10);
      yield { ...keys.day(date, shard), ...counted };
      for (const module of moduleNames) yield { ...keys.usage(module, date, shard), ...fullUsage(module) };
      yield { ...keys.active(date, shard), [activeName]: 25 };
    }
  }
}

const use = {
  calls: 120,
  inputTokens: 500_000,
  cacheReadTokens: 800_000,
  cacheWriteTokens: 200_000,
  outputTokens: 300_000,
  milliseconds: 1,
  usd: 9,
};

/** Every figure that a day may hold: each class of durations up to twenty minutes, each reason. */
const fullUsage = (module: ModuleName): Record<string, number> =>
  Object.fromEntries([
    ...Object.entries(modelUseFigures(use)).map(([figure, by]) => [`${module}${figure}`, by]),
    ...failureReasons.map((reason) => [figureName(module, 'Failed', reason), 2]),
    ...(stages[module] ?? []).flatMap((stage) =>
      Array.from({ length: durationClass(1200) + 1 }, (_, i) => [figureName(module, 'Took', stage, i), 3]),
    ),
  ]) as Record<string, number>;

const putsOf = (writes: readonly Write[]): Row[] => writes.flatMap((write) => ('put' in write ? [write.put] : []));

function* userRows(n: number): Generator<Row> {
  const sub = subOf(n);
  const isAtWork = n <= atWork;
  // One word that is nobody else's, and one that is everybody's.
  const name = `Nama${n}x Keluarga`;
  const email = `orang.${String(n).padStart(5, '0')}@moe-dl.edu.my`;
  yield {
    ...keys.profile(sub),
    sub,
    name,
    email,
    picture: null,
    joinNumber: n,
    joinedAt: now.toISOString(),
    GSI1PK: 'USERS',
    GSI1SK: n,
    // Everybody has had a session once, so that the list of the most active has to be found among all.
    GSI2PK: 'USERS',
    GSI2SK: isAtWork ? sessionsEach * 3 : 1,
    activeDay: '2026-11-21',
    ...Object.fromEntries(
      moduleNames.flatMap((module) => [
        ...counterNames.map((counter) => [counterName(module, counter), isAtWork ? sessionsEach : 1]),
        [counterName(module, 'latest'), now.toISOString()],
      ]),
    ),
  };
  yield* putsOf(personWrites({ sub, name, email }));
}

function* sessionRows(n: number): Generator<Row> {
  const sub = subOf(n);
  for (const module of moduleNames)
    for (const [i, row] of sessionRowsOf(sub, sessionsEach, module, new Date(now.getTime() - n * 1000)).entries()) {
      yield row;
      yield* putsOf([activityWrite({ sub, module, id: row.id }, 'completed', new Date(row.createdAt))]);
      if (i > 4 || n > 1) continue;
      const entry = { sub, sessionId: row.id };
      if (module === 'pedagona') yield* putsOf(searchWrites('course', `kursus${i}`, `${row.id}#0`, entry));
      if (module === 'acadiora') yield* putsOf(searchWrites('manuscript', `kertas${i}`, `${row.id}#0`, entry));
    }
}

const sessionOf = (sub: string, module: ModuleName, id: string, at: Date): SessionRow => ({
  ...newSessionRow({ sub, module, id, sessionName: 'Bimbingan dan Kaunseling Sekolah', fingerprint: id, data: {} }, at),
  status: 'completed',
  finishedAt: at.toISOString(),
  documents: [{ name: 'kursus.pdf', size: 65_865, status: 'analysed', pages: 8, error: null, uploadId: id }],
  counted: { documents: 1, courses: 0, merangkai: 0 },
  activityKeys: [],
  jobs: { reading: { ...newJob(stages[module]?.[0] ?? '', 1, {}, at), status: 'completed' } },
});

/** Puts rows into the table, as many at once as one BatchWriteItem takes. */
export async function loadRows(db: TableClient, rows: Iterable<Row>): Promise<void> {
  let batch: { PutRequest: { Item: Row } }[] = [];
  const send = () => db.send(new BatchWriteCommand({ RequestItems: { [tableName]: batch } }));
  for (const Item of rows) {
    batch.push({ PutRequest: { Item } });
    if (batch.length < 25) continue;
    await send();
    batch = [];
  }
  if (batch.length > 0) await send();
}

/** The rows of a user's finished sessions, a minute apart, the newest first. */
export function sessionRowsOf(sub: string, count: number, module: ModuleName, last: Date) {
  return Array.from({ length: count }, (_, i) => {
    const at = new Date(last.getTime() - i * 60_000);
    const row = sessionOf(sub, module, ulid(at.getTime()), at);
    return { ...keys.session(sub, module, row.id), ...row };
  });
}
