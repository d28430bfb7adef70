import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { regenerateStep, regenerateWork } from '../../../lambdas/pedagona/regenerate.ts';
import { newSessionData } from '../../../lambdas/pedagona/store.ts';
import { getArtefact, listVersions, saveArtefact } from '../../../lambdas/platform/stages/artefacts.ts';
import { keys } from '../../../lambdas/platform/storage/keys.ts';
import { sessionRowSchema } from '../../../lambdas/platform/jobs/sessions.ts';
import { findWork, startWork, type WorkRow } from '../../../lambdas/platform/jobs/work.ts';
import { localBedrock } from '../../../lib/local/bedrock/client.ts';
import { answer } from '../../../lib/local/model/index.ts';
import { dloSchema } from '../../../shared/pedagona/stages.ts';
import { startStorage, type Storage } from '../../support/storage.ts';
import { courses, dlo, merangkai } from '../../shared/pedagona/fixtures/chain.ts';

const sub = 'guru';
const sessionId = '01JD3Q8Y6V9XK2M4N7P0R5T8WA';
const dloId = { sub, sessionId, kind: 'dlo' };
const at = new Date(Date.UTC(2026, 0, 1));

let storage: Storage;
beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.stop());

test('a section that was saved when the process died is neither asked for nor saved a second time', async () => {
  const time = at.toISOString();
  const session = sessionRowSchema.parse({
    ...keys.session(sub, 'pedagona', sessionId),
    sub,
    module: 'pedagona',
    id: sessionId,
    sessionName: 'Sesi',
    status: 'completed',
    createdAt: time,
    updatedAt: time,
    finishedAt: time,
    documents: [],
    errorMessage: null,
    progress: null,
    stage: 'merungkai',
    attempt: 1,
    fingerprint: 'x',
    data: newSessionData,
    counted: { documents: 2, courses: 2, merangkai: 1 },
  });
  await storage.store.put({ ...session, ...keys.session(sub, 'pedagona', sessionId) });
  const save = (kind: string, value: unknown, n?: number) =>
    saveArtefact(
      storage,
      { sub, sessionId, kind, ...(n === undefined ? {} : { n }) },
      { value, from: null, reason: 'generated', pointer: '' },
      [],
      at,
    );
  await save('merangkai', merangkai);
  await save('dlo', dlo);
  for (const [n, course] of courses.entries()) await save('course', course, n);

  let asked = 0;
  const client = localBedrock(answer);
  const services = {
    ...storage,
    now: () => at,
    modelFor: () => ({
      client,
      modelIds: { reasoning: 'global.anthropic.claude-sonnet-5-5', extraction: 'global.anthropic.claude-haiku-5-5' },
      now: () => at,
      meter: async () => void asked++,
    }),
  };
  const artefactId = `dlo_${sessionId}`;
  const jobs = { start: async () => undefined, stateOf: async () => 'running' as const };
  const begin = (pointer: string): Promise<WorkRow> =>
    startWork({ ...services, jobs, dailyQuota: 9 }, session, {
      name: regenerateWork(artefactId),
      stage: 'regenerate',
      input: { artefactId, pointer, instruction: 'Tukar' },
      repeatable: true,
    });
  const event = ({ attempt }: WorkRow) => ({
    sub,
    module: 'pedagona',
    sessionId,
    attempt,
    name: regenerateWork(artefactId),
  });

  const work = await begin('/dloDescription');
  await regenerateStep(services, event(work));
  // As a process leaves it that dies between the two writes.
  await storage.store.put({ ...keys.artefact(sub, sessionId, `work#${work.name}`), ...work });
  await regenerateStep(services, event(work));

  expect(asked).toBe(1);
  expect(await findWork(storage.table, work)).toMatchObject({ status: 'completed', attempt: 1 });
  expect((await listVersions(storage.table, dloId)).map(({ version }) => version)).toEqual([1, 2]);
  const found = await getArtefact(storage.table, storage.files, dloId, dloSchema);
  expect(found?.value.dloDescription).not.toBe(dlo.dloDescription);

  // Another section, even in the same instant, is another wish.
  await regenerateStep(services, event(await begin('/dloTitle')));
  expect(asked).toBe(2);
  client.destroy();
});
