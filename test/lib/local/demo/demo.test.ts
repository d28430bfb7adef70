import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTable } from '../../../../lambdas/platform/storage/table.ts';
import { keys } from '../../../../lambdas/platform/storage/keys.ts';
import { type DynamoDb, startDynamoDb } from '../../../../lib/local/dynamodb/server.ts';
import { ensureTable } from '../../../../lib/local/tables.ts';
import { fillDemo } from '../../../../lib/local/demo/index.ts';
import { tableName } from '../../../../lib/local/names.ts';
import { reconcile } from '../../../../lib/local/reconcile.ts';
import { population, type PopulationOptions } from '../../../../lib/local/demo/population.ts';
import type { Row } from '../../../../lib/local/demo/memory.ts';
import { SUGGESTED_ACCOUNTS } from '../../../../lib/local/signIn/accounts.ts';
import { type SessionRow, sessionRowSchema } from '../../../../lambdas/platform/jobs/session.ts';
import { moduleNames } from '../../../../shared/modules.ts';

const options: PopulationOptions = {
  users: 200,
  days: 60,
  seed: 7,
  until: new Date('2026-11-21T04:00:00Z'),
};

let rows: Row[] = [];
let sessions: SessionRow[] = [];
beforeAll(async () => {
  rows = await population(options);
  sessions = rows.flatMap((row) => (row.SK.startsWith('SESSION#') ? [sessionRowSchema.parse(row)] : []));
});

describe('the invented college', () => {
  test('is the same every time, and another with another seed', async () => {
    const few = { ...options, users: 5 };
    expect(await population(few)).toEqual(await population(few));
    expect(await population(few)).not.toEqual(await population({ ...few, seed: 8 }));
  });

  test('has two hundred people with different addresses, none of them on the sign-in page', () => {
    const emails = rows.flatMap(({ SK, email }) => (SK === 'PROFILE' ? [String(email)] : []));
    expect([emails.length, new Set(emails).size]).toEqual([200, 200]);
    expect(emails.filter((email) => !/^[a-z0-9.]+@moe-dl\.edu\.my$/.test(email))).toEqual([]);
    expect(emails.filter((email) => SUGGESTED_ACCOUNTS.some((account) => account.email === email))).toEqual([]);
  });

  test('has sessions of every module over all weeks, most of them completed, some failed, some left', () => {
    for (const module of moduleNames)
      expect(sessions.filter((row) => row.module === module).length).toBeGreaterThan(100);
    const share = (status: string): number => sessions.filter((row) => row.status === status).length / sessions.length;
    expect(share('completed')).toBeGreaterThan(0.8);
    expect(share('failed')).toBeGreaterThan(0.03);
    expect(share('pending')).toBeGreaterThan(0);
    // No pipeline would finish it.
    expect(share('processing')).toBe(0);
    const weeks = new Set(sessions.map(({ createdAt }) => Math.floor(Date.parse(createdAt) / 604_800_000)));
    expect(weeks.size).toBeGreaterThanOrEqual(8);
    expect(sessions.every(({ createdAt }) => createdAt <= options.until.toISOString())).toBe(true);
  });
});

describe('a data folder', () => {
  let folder = '';
  let database: DynamoDb;
  const settings = () => ({ DATA_DIR: folder, MODEL_REASONING: 'besar', MODEL_EXTRACTION: 'kecil' });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'demo-'));
    database = await startDynamoDb({ dataDir: join(folder, 'dynamodb'), sweepEvery: 2 ** 31 - 1 });
    await ensureTable(tableName, database.table);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  test('in which people have worked is not filled', async () => {
    const table = openTable(tableName, database.table);
    await table.next(keys.joined(), 'last');
    await expect(fillDemo(settings(), database.table, options.until)).rejects.toThrow(
      `The data folder ${folder} holds work already; --demo needs a fresh one. Choose another with DATA_DIR.`,
    );
    await table.remove(keys.joined());
  });

  test('that is fresh is filled once, and a recount beside the process that has it open finds its counters right', async () => {
    const size = { users: 30, days: 30, seed: 7 };
    await fillDemo(settings(), database.table, options.until, size);
    await fillDemo(settings(), database.table, options.until, size);
    const { users, sessions: found, drifts, moved } = await reconcile(folder);
    expect([users, drifts, moved]).toEqual([size.users, [], 0]);
    expect(found).toBeGreaterThan(50);
  });
});
