import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ulid } from 'ulid';
import { retrySession, reviseSession } from '../../../../lambdas/platform/jobs/attempts.ts';
import { keys } from '../../../../lambdas/platform/storage/keys.ts';
import { endSession, findSession, markDocument, type SessionRow } from '../../../../lambdas/platform/jobs/sessions.ts';
import { startSession, type StartServices } from '../../../../lambdas/platform/jobs/start.ts';
import { startStorage, type Storage } from '../../../support/storage.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.stop());

const now = (): Date => new Date(Date.UTC(2026, 0, 1));

const begin = (sub: string, changes: Partial<StartServices> = {}, names = ['a.pdf']): Promise<SessionRow> =>
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
      uploads: async () =>
        names.map((name) => ({ uploadId: ulid(), module: 'pedagona', name, size: 1, type: 'application/pdf' })),
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

/** A failed session of these documents, the first of which is kept no more, and what may be done with it. */
async function failed(sub: string, names: string[]) {
  const started: string[] = [];
  const services: StartServices = {
    table: storage.table,
    jobs: { start: async (name) => void started.push(name), stateOf: async () => 'dead' },
    now,
    newId: () => ulid(),
    dailyQuota: 100,
  };
  const row = await begin(sub, services, names);
  const mark = { status: 'failed' as const, error: 'Dokumen ini mengandungi perisian hasad.', isRemoved: true };
  await markDocument(storage.table, row, 1, 0, mark, now());
  const running = await findSession(storage.table, row);
  await endSession(storage.table, running ?? row, { status: 'failed', errorMessage: `a.pdf: ${mark.error}` }, now());
  started.length = 0;
  const look = async (): Promise<SessionRow> => (await findSession(storage.table, row)) ?? row;
  return {
    look,
    started,
    retry: async (skipFailed: boolean) => retrySession(services, await look(), skipFailed),
    revise: async () => reviseSession(services, await look(), { stage: 'semakan', uploads: async () => [] }),
  };
}

const isRemovedText = 'Fail ini tidak lagi disimpan dan tidak boleh dianalisis semula: a.pdf.';
const removedText = `${isRemovedText} Cipta sesi baharu dan muat naik salinan yang bersih, atau fail lain.`;
const skippableText = `${isRemovedText} Cuba semula sesi itu tanpa fail bermasalah, atau cipta sesi baharu dan muat naik salinan yang bersih, atau fail lain.`;

test('a session whose document is kept no more is not tried again with it: it stays as it is, with its reason', async () => {
  const { look, started, retry } = await failed('hasad', ['a.pdf', 'b.pdf']);
  const before = await look();
  // What helps is said: the other may be tried without it.
  await expect(retry(false)).rejects.toMatchObject({ code: 'conflict', message: skippableText });
  expect([await look(), started]).toEqual([before, []]);
  expect(before.errorMessage).toBe('a.pdf: Dokumen ini mengandungi perisian hasad.');
});

test('without that document it is tried again', async () => {
  const { look, started, retry } = await failed('hasad-sebahagian', ['a.pdf', 'b.pdf']);
  await retry(true);
  expect([(await look()).documents.map(({ name }) => name), started.length]).toEqual([['b.pdf'], 1]);
});

test('a session whose only document is kept no more is revised by no other one: both ways out say the same', async () => {
  const { look, started, retry, revise } = await failed('hasad-sahaja', ['a.pdf']);
  const before = await look();
  for (const attempt of [retry(false), revise()])
    await expect(attempt).rejects.toMatchObject({ code: 'conflict', message: removedText });
  expect([await look(), started]).toEqual([before, []]);
});

test('the same request once more does not try such a session again either', async () => {
  await failed('hasad-semula', ['a.pdf']);
  await expect(begin('hasad-semula')).rejects.toMatchObject({ code: 'conflict', message: removedText });
});
