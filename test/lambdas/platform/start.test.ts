import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ulid } from 'ulid';
import { keys } from '../../../lambdas/platform/keys.ts';
import type { SessionRow } from '../../../lambdas/platform/sessions.ts';
import { startSession, type StartServices } from '../../../lambdas/platform/start.ts';
import { startStorage, type Storage } from '../../support/storage.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.stop());

const now = (): Date => new Date(Date.UTC(2026, 0, 1));

const begin = (sub: string, changes: Partial<StartServices> = {}): Promise<SessionRow> =>
  startSession(
    {
      table: storage.table,
      jobs: { start: async () => undefined, stateOf: async () => 'running' },
      now,
      newId: () => ulid(),
      dailyQuota: 100,
      ...changes,
    },
    {
      sub,
      module: 'pedagona',
      sessionName: 'Sesi',
      uploads: async () => [{ uploadId: ulid(), module: 'pedagona', name: 'a.pdf', size: 1, type: 'application/pdf' }],
      stage: 'merungkai',
      data: {},
      fingerprint: 'sama',
      sameForSeconds: 60,
    },
  );

test('of two same requests after a deletion, the slower one gets the session of the quicker one', async () => {
  const gone = await begin('guru');
  const goneKey = keys.session('guru', 'pedagona', gone.id);
  await storage.table.remove(goneKey);
  let looks = 0;
  let quicker: SessionRow | undefined;
  const slower = await begin('guru', {
    table: {
      ...storage.table,
      async get(key, schema) {
        const found = await storage.table.get(key, schema);
        // Between its second look at the session that is gone and what it does then.
        if (key.SK === goneKey.SK && ++looks === 2) quicker = await begin('guru');
        return found;
      },
    },
  });
  expect(looks).toBe(2);
  expect(slower.id).toBe(quicker?.id);
  expect((await storage.store.rows()).filter(({ SK }) => SK.startsWith('SESSION#')).length).toBe(1);
});
