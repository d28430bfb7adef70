import { beforeAll, describe, expect, test } from '@jest/globals';
import { population, type PopulationOptions } from '../../../../lib/local/demo/population.ts';
import type { Row } from '../../../../lib/local/demo/memory.ts';
import { SUGGESTED_ACCOUNTS } from '../../../../lib/local/identity/accounts.ts';
import { sumsOf } from '../../../../lambdas/admin/recount.ts';
import { type SessionRow, sessionRowSchema } from '../../../../lambdas/platform/sessions.ts';
import { moduleNames } from '../../../../shared/modules.ts';

const options: PopulationOptions = {
  users: 200,
  days: 60,
  seed: 7,
  until: new Date('2026-11-21T04:00:00Z'),
  models: { reasoning: 'besar', extraction: 'kecil' },
};

let rows: Row[] = [];
let sessions: SessionRow[] = [];
beforeAll(async () => {
  rows = await population(options);
  sessions = rows.flatMap((row) => (row.SK.startsWith('SESSION#') ? [sessionRowSchema.parse(row)] : []));
});

describe('the invented college', () => {
  test('is the same every time, and another with another seed', async () => {
    const few = { ...options, users: 20 };
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
    // Nobody would go on with one that is in work.
    expect(share('processing')).toBe(0);
    const weeks = new Set(sessions.map(({ createdAt }) => Math.floor(Date.parse(createdAt) / 604_800_000)));
    expect(weeks.size).toBeGreaterThanOrEqual(8);
    expect(sessions.every(({ createdAt }) => createdAt <= options.until.toISOString())).toBe(true);
  });

  test('has counters that equal a recount', () => {
    const counted = Object.entries(sumsOf(sessions));
    for (const kind of ['TOTAL#', 'DAY#'])
      for (const [name, count] of counted)
        expect([
          kind,
          name,
          rows.reduce((sum, row) => sum + (row.SK.startsWith(kind) ? Number(row[name] ?? 0) : 0), 0),
        ]).toEqual([kind, name, count]);
  });
});
