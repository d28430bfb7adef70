import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import * as z from 'zod';
import {
  ConditionFailed,
  type IndexKey,
  openTable,
  type Table,
  type Write,
} from '../../../../lambdas/platform/table.ts';
import { startDynamoDb } from '../../../../lib/local/dynamodb/server.ts';
import { credentials, region, tableName } from '../../../../lib/local/names.ts';
import { ensureTable } from '../../../../lib/local/tables.ts';
import { secondProgram, startSecond } from '../../../support/secondTable.ts';

const program = secondProgram();
const row = z.looseObject({});

const partition = fc.constantFrom('USER#a', 'USER#b', 'STATS');
const key = fc.record({ PK: partition, SK: fc.constantFrom('DOC#1', 'DOC#2', 'DOC#1#x', 'SESSION#1', 'PROFILE') });
const number = fc.integer({ min: -3, max: 3 });
const condition = fc.constantFrom(
  {},
  { if: 'attribute_exists(PK)' },
  { if: 'attribute_not_exists(PK)' },
  { if: '#n = :zero', names: { '#n': 'n' }, values: { ':zero': 0 } },
  { if: 'attribute_not_exists(n) OR n < :one', values: { ':one': 1 } },
);
const attributes = fc.record(
  {
    n: number,
    text: fc.string({ maxLength: 5 }),
    list: fc.array(number, { maxLength: 3 }),
    GSI1PK: fc.constant('USERS'),
    GSI1SK: number,
    GSI2PK: fc.constant('USERS'),
    GSI2SK: number,
  },
  { requiredKeys: ['n', 'GSI1PK', 'GSI1SK'] },
);
const change = fc
  .tuple(
    key,
    fc.record({ add: fc.option(fc.record({ count: number })), text: fc.option(fc.string({ maxLength: 4 })) }),
    condition,
  )
  .map(([at, { add, text }, when]) => ({
    key: at,
    set: { n: 0, ...(text === null ? {} : { text }) },
    ...(add === null ? {} : { add }),
    ...when,
  }));
const write: fc.Arbitrary<Write> = fc.oneof(
  fc.tuple(key, attributes, condition).map(([at, values, when]): Write => ({ put: { ...at, ...values }, ...when })),
  change.map((one): Write => ({ change: one })),
  fc.tuple(key, condition).map(([at, when]): Write => ({ remove: at, ...when })),
  key.map((at): Write => ({ check: at, if: 'attribute_exists(PK)' })),
);

type Call = (table: Table) => Promise<unknown>;

/**
 * Every page of an index, as the list of users is read. Rows of one number come in an order that no implementation promises, and so
 * may end a page: what is compared is the numbers in their order, and the rows as a set.
 */
async function allOfIndex(
  table: Table,
  index: 'GSI1' | 'GSI2',
  bounds: { least?: number; most?: number },
  limit: number,
): Promise<unknown> {
  const rows: Record<string, unknown>[] = [];
  let after: IndexKey | null = null;
  do {
    const page: { items: Record<string, unknown>[]; last: IndexKey | null } = await table.queryIndex(
      index,
      { PK: 'USERS', ...bounds },
      row,
      { limit, ...(after === null ? {} : { after }) },
    );
    expect(page.items.length).toBeLessThanOrEqual(limit);
    rows.push(...page.items);
    after = page.last;
  } while (after !== null);
  return {
    numbers: rows.map((one) => one[`${index}SK`]),
    rows: rows.map((one) => JSON.stringify(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toSorted(),
  };
}
const prefix = fc.constantFrom('', 'DOC#', 'DOC#1', 'SESSION#');
const call: fc.Arbitrary<Call> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.uniqueArray(write, { minLength: 1, maxLength: 4, selector: keyOf }).map(
      (writes): Call =>
        (table) =>
          table.transact(writes),
    ),
  },
  change.map(
    (one): Call =>
      (table) =>
        table.change(one),
  ),
  key.map(
    (at): Call =>
      (table) =>
        table.remove(at),
  ),
  key.map(
    (at): Call =>
      (table) =>
        table.get(at, row),
  ),
  fc.tuple(partition, prefix, fc.option(fc.integer({ min: 1, max: 3 })), fc.boolean()).map(
    ([PK, begin, limit, newestFirst]): Call =>
      (table) =>
        table.query({ PK, prefix: begin === '' ? 'D' : begin }, row, {
          newestFirst,
          ...(limit === null ? {} : { limit }),
        }),
  ),
  fc.tuple(partition, prefix).map(
    ([PK, begin]): Call =>
      (table) =>
        table.keysBelow({ PK, prefix: begin === '' ? 'D' : begin }),
  ),
  partition.map(
    (PK): Call =>
      (table) =>
        table.queryBetween({ PK, from: 'DOC#1', to: 'PROFILE' }, row),
  ),
  fc
    .tuple(
      fc.constantFrom('GSI1' as const, 'GSI2' as const),
      fc.constantFrom({}, { least: -1, most: 2 }, { least: 0, most: 0 }),
      fc.integer({ min: 1, max: 4 }),
    )
    .map(
      ([index, bounds, limit]): Call =>
        (table) =>
          allOfIndex(table, index, bounds, limit),
    ),
  fc.array(key, { maxLength: 4 }).map(
    (keys): Call =>
      (table) =>
        table.getMany(keys, row),
  ),
);

function keyOf(one: Write): string {
  const at = 'put' in one ? one.put : 'change' in one ? one.change.key : 'remove' in one ? one.remove : one.check;
  return `${at.PK} ${at.SK}`;
}

/** What a call gives, or which of its conditions were refused, or the name of the fault. */
const resultOf = (table: Table, one: Call): Promise<unknown> =>
  one(table).then(
    (value) => ({ value: value ?? null }),
    (error: unknown) =>
      error instanceof ConditionFailed ? { refused: error.refused } : { fault: (error as Error).name },
  );

// On other machines there is no second implementation to compare with.
(program === null ? describe.skip : describe)('Our table and another implementation', () => {
  const closing: (() => Promise<unknown>)[] = [];
  let tables: [ours: Table, theirs: Table];
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'second-'));
    const database = await startDynamoDb({ dataDir: folder });
    const ours = new DynamoDBClient({ region, credentials, endpoint: database.endpoint });
    await ensureTable(tableName, ours);
    const second = await startSecond(program ?? '', tableName);
    tables = [openTable(tableName, ours), openTable(tableName, second.client)];
    closing.push(
      () => second.stop(),
      async () => ours.destroy(),
      () => database.close(),
      () => rm(folder, { recursive: true }),
    );
  }, 120_000);
  afterAll(async () => {
    for (const close of closing) await close();
  });

  test('answer any sequence of the product’s calls alike', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 12 }), async (calls) => {
        // Both are emptied of what the run before has left.
        run += 1;
        for (const table of tables)
          for (const PK of ['USER#a', 'USER#b', 'STATS'])
            for (const SK of ['DOC#1', 'DOC#2', 'DOC#1#x', 'SESSION#1', 'PROFILE']) await table.remove({ PK, SK });
        for (const one of calls) {
          const [ours, theirs] = await Promise.all(tables.map((table) => resultOf(table, one)));
          expect(ours).toEqual(theirs);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
    expect(run).toBeGreaterThanOrEqual(60);
  }, 120_000);
});
