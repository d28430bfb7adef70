import { completeParts } from '../../../shared/pedagona/labels/alignmentLabels.ts';
import { expect, test } from '@jest/globals';
import { exportFile, findExport } from '../../../lambdas/pedagona/exports.ts';
import { exportStage } from '../../../lambdas/pedagona/stages/export.ts';
import { newSessionData } from '../../../lambdas/pedagona/store.ts';
import { AbandonedError } from '../../../lambdas/platform/jobs/failure.ts';
import { newJob } from '../../../lambdas/platform/jobs/job.ts';
import { findSession, sessionKey } from '../../../lambdas/platform/jobs/session.ts';
import { artefactsOf } from '../../../lambdas/platform/stages/artefacts.ts';
import type { StepServices } from '../../../lambdas/platform/stages/services.ts';
import { finishStep } from '../../../lambdas/platform/stages/steps.ts';
import { noStages } from '../../../shared/pedagona/schemas.ts';
import { putTestSession } from '../../support/session.ts';
import { merangkai } from '../../shared/pedagona/fixtures/chain.ts';
import { withStorage } from '../../support/hooks.ts';

const storage = withStorage();

const at = new Date('2026-01-01T00:00:00.000Z');
const exportId = 'eks_01BX5ZZKBKACTAV9WEVGEMMVRZ_01BX5ZZKBKACTAV9WEVGEMMVRZ';

/** A session whose export is under way, and what there is of that export. `first` is done just before the step's own transaction. */
async function exporting() {
  const { table, files } = storage;
  const session = await putTestSession(
    table,
    {
      data: { ...newSessionData, checks: { ...noStages, merangkai: true } },
      jobs: { export: newJob('export', 1, { exportId, parts: completeParts }, at) },
    },
    at,
  );
  const { sub, module, id: sessionId } = session;
  await artefactsOf(storage, session).saveOnce('merangkai', merangkai, [], at);
  const finish = (first: () => Promise<unknown> = async () => undefined) => {
    const transact: StepServices['table']['transact'] = async (writes) => {
      await first();
      await table.transact(writes);
    };
    const event = { sub, module, id: sessionId, attempt: 1, name: 'export' };
    return finishStep({ export: exportStage }, { table: { ...table, transact }, files, now: () => at }, event);
  };
  return {
    session,
    finish,
    found: async () => ({
      listed: (await findExport(table, sub, exportId, at))?.id ?? null,
      hasFile: (await storage.store.objects()).includes(exportFile(sub, exportId)),
      job: (await findSession(table, session))?.jobs['export']?.status,
    }),
  };
}

test('An export built twice at once is listed, and its file is there', async () => {
  const { finish, found } = await exporting();
  await expect(finish(() => finish())).rejects.toThrow(AbandonedError);
  expect(await found()).toEqual({ listed: exportId, hasFile: true, job: 'completed' });
});

test('An export whose session was deleted meanwhile leaves no file', async () => {
  const { session, finish, found } = await exporting();
  await expect(finish(() => storage.table.remove(sessionKey(session)))).rejects.toThrow(AbandonedError);
  expect(await found()).toMatchObject({ listed: null, hasFile: false });
});
