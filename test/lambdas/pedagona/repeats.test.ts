import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as z from 'zod';
import { exportIdOf, findExport } from '../../../lambdas/pedagona/exports.ts';
import { exportStep } from '../../../lambdas/pedagona/exportStep.ts';
import type { FinishServices } from '../../../lambdas/platform/jobs/stepServices.ts';
import { keep, working } from '../../../lambdas/platform/jobs/working.ts';
import { getArtefact } from '../../../lambdas/platform/stages/artefacts.ts';
import { AbandonedError } from '../../../lambdas/platform/jobs/failure.ts';
import { keys, objectKeys } from '../../../lambdas/platform/storage/keys.ts';
import { findWork } from '../../../lambdas/platform/jobs/work.ts';
import { merangkai } from '../../shared/pedagona/fixtures/chain.ts';
import { startStorage, type Storage } from '../../support/storage.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.stop());

const at = '2026-01-01T00:00:00.000Z';
const now = (): Date => new Date(at);
let sessions = 0;

/** A finished session whose export is under way. */
async function underWay() {
  const sub = `guru${++sessions}`;
  const sessionId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
  const input = { sub, module: 'pedagona', sessionId, attempt: 1, name: 'export' } as const;
  await storage.store.put({
    ...keys.session(sub, 'pedagona', sessionId),
    sub,
    module: 'pedagona',
    id: sessionId,
    sessionName: 'Sesi',
    status: 'completed',
    createdAt: at,
    updatedAt: at,
    finishedAt: at,
    documents: [],
    errorMessage: null,
    progress: null,
    stage: 'merungkai',
    attempt: 1,
    fingerprint: 'x',
    data: {
      coursesCount: 2,
      checks: {
        merangkai: true,
        merangkaiId: merangkai.id,
        scripts: false,
        scriptsId: null,
        dlo: false,
        dloId: null,
        report: false,
        reportId: null,
      },
    },
    counted: { documents: 3, courses: 2, merangkai: 1 },
    works: {},
  });
  await storage.store.put({
    ...keys.artefact(sub, sessionId, 'work#export'),
    ...input,
    stage: 'export',
    status: 'processing',
    errorMessage: null,
    startedAt: at,
    updatedAt: at,
    input: { n: '01BX5ZZKBKACTAV9WEVGEMMVRZ' },
  });
  const services: FinishServices = { table: storage.table, files: storage.files, now };
  return { input, services, at: await working(services, input) };
}

/** The services of a step of which `first` happens just before its one transaction. */
function overtakenBy(services: FinishServices, first: () => Promise<unknown>): FinishServices {
  return {
    ...services,
    table: {
      ...services.table,
      async transact(writes) {
        await first();
        return services.table.transact(writes);
      },
    },
  };
}

test('a part that the same step, run twice at once, has saved already is as good', async () => {
  const { services, at: under } = await underWay();
  const first = () => keep(services, under, 'part#dlo', { text: 'pertama' });
  await keep(overtakenBy(services, first), under, 'part#dlo', { text: 'kedua' });
  const { sub, id: sessionId } = under.session;
  const kept = await getArtefact(storage.table, storage.files, { sub, sessionId, kind: 'part#dlo' }, z.unknown());
  expect(kept).toMatchObject({ version: 1, value: { text: 'pertama' } });
});

test('a part of work that has ended is not saved', async () => {
  const { services, at: under } = await underWay();
  const { sub, id: sessionId } = under.session;
  const end = () => storage.table.remove(keys.artefact(sub, sessionId, 'work#export'));
  await expect(keep(overtakenBy(services, end), under, 'part#dlo', {})).rejects.toThrow(AbandonedError);
  expect(await getArtefact(storage.table, storage.files, { sub, sessionId, kind: 'part#dlo' }, z.unknown())).toBeNull();
});

/** A session with a merangkai, its export and what is there of it. */
async function exporting() {
  const { services, input, at: under } = await underWay();
  await keep(services, under, 'merangkai', merangkai);
  const id = { sub: input.sub, sessionId: input.sessionId, n: '01BX5ZZKBKACTAV9WEVGEMMVRZ' };
  return {
    services,
    input,
    found: async () => ({
      listed: (await findExport(storage.table, id, now()))?.id ?? null,
      hasFile: (await storage.store.objects()).includes(objectKeys.export(id.sub, id.sessionId, id.n)),
      work: (await findWork(storage.table, input))?.status,
    }),
    exportId: exportIdOf(id),
  };
}

test('an export built twice at once is listed, and its file is there', async () => {
  const { services, input, found, exportId } = await exporting();
  await exportStep(
    overtakenBy(services, () => exportStep(services, input)),
    input,
  );
  expect(await found()).toEqual({ listed: exportId, hasFile: true, work: 'completed' });
});

test('an export whose session was deleted meanwhile leaves no file', async () => {
  const { services, input, found } = await exporting();
  const remove = () => storage.table.remove(keys.session(input.sub, 'pedagona', input.sessionId));
  await expect(exportStep(overtakenBy(services, remove), input)).rejects.toThrow(AbandonedError);
  expect(await found()).toMatchObject({ listed: null, hasFile: false });
});
