import { expect, test } from '@jest/globals';
import { keys } from '../../../lambdas/platform/storage/keys.ts';
import { initialControls } from '../../../shared/controls.ts';
import { runningIn, statusOf } from '../../../shared/valentra/workflow.ts';
import { stageNames, type Status } from '../../../shared/valentra/schemas.ts';
import { startPipeline } from '../../support/pipeline.ts';
import { recounted } from '../../../lambdas/admin/recount.ts';
import { waitFor } from '../../support/wait.ts';
import { writer } from '../../support/writer.ts';
import { held, type Lecturer, lecturerAt, madeAt, pdf, readyFor } from './lecturer.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('valentra', writer);

/** The status that the session and the list say, which must be the same, and what the rules say of it. */
async function statuses(lecturer: Lecturer, sessionId: string): Promise<Status> {
  const session = await lecturer.get(sessionId);
  const listed = (await lecturer.list()).find(({ id }) => id === sessionId);
  const standing = { ...session, courseInfo: listed?.courseInfo ?? null };
  const work = {
    reading: session.progress !== null,
    working: runningIn(session).map(({ stage }) => stage),
    failed: session.errorMessage !== null,
  };
  expect([listed?.status, statusOf(standing, work)]).toEqual([session.status, session.status]);
  return session.status;
}

/** Does it while the step is held back. @returns the status meanwhile */
async function during(step: string, lecturer: Lecturer, sessionId: string, action: () => Promise<unknown>) {
  const { begun, open } = held(pipeline, step);
  const done = action();
  await begun;
  const status = await statuses(lecturer, sessionId);
  open();
  await done;
  pipeline.watchSteps();
  return status;
}

test('the status of a session goes the whole way of a course with a quiz or exam', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'created');
  const seen = [await statuses(lecturer, sessionId)];
  const uploadId = await lecturer.handIn();
  seen.push(await during('WritePart', lecturer, sessionId, () => lecturer.upload(sessionId, uploadId)));
  for (const stage of stageNames) {
    seen.push(await statuses(lecturer, sessionId));
    seen.push(await during('WritePart', lecturer, sessionId, () => lecturer[stage](sessionId)));
  }
  seen.push(await statuses(lecturer, sessionId));
  const steps = stageNames.flatMap((stage) => [`processing_${stage}`, `${stage}_completed`]);
  expect(seen).toEqual(['pending', 'pending', 'ready', ...steps.slice(0, -1), 'completed']);
});

test('the status of a session is that of the earlier stage when two documents are made side by side', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'jst');
  const { begun, open } = held(pipeline, 'Finish');
  const both = Promise.all([lecturer.jsu(sessionId), lecturer.pentaksiran(sessionId)]);
  await begun;
  const working = await waitFor('both', async () => {
    const session = await lecturer.get(sessionId);
    return runningIn(session).length === 2 && session;
  });
  expect([working.status, runningIn(working).map(({ stage }) => stage)]).toEqual([
    'processing_jsu',
    ['jsu', 'pentaksiran'],
  ]);
  open();
  await both;
  expect(await statuses(lecturer, sessionId)).toBe('pentaksiran_completed');
});

test('the counters equal a recount of the sessions after uploads, failures, retries and deletions, and deleted sessions leave nothing', async () => {
  // A table of its own: copied sessions are in no total.
  const fresh = await startPipeline('valentra');
  await fresh.useModel('', writer());
  const lecturer = lecturerAt(fresh);
  const whole = await lecturer.ready();
  for (const stage of stageNames) await lecturer[stage](whole);
  await lecturer.exam(whole, { questionType: 'struktur', numberOfQuestions: 5 });
  await lecturer.edit(whole, 'exam', '/questions/0/stem', 'Nyatakan takrif.', 2);
  await lecturer.regenerate(whole, 'exam', '/questions/1');
  const again = await lecturer.create('Dua kali');
  await lecturer.upload(again, await lecturer.handIn());
  await lecturer.upload(again, await lecturer.handIn());
  const bad = await lecturer.create('Rosak');
  await lecturer.upload(bad, await lecturer.handIn(null)).catch(() => undefined);
  const mended = await lecturer.create('Baik semula');
  await lecturer.uploadForm(mended, [pdf()]).catch(() => undefined);
  await lecturer.upload(mended, await lecturer.handIn());
  const spoilt = await lecturer.create('Rosak kemudian');
  await lecturer.upload(spoilt, await lecturer.handIn());
  await lecturer.upload(spoilt, await lecturer.handIn(null)).catch(() => undefined);
  await lecturer.create('Menunggu');
  const gone = await lecturer.create('Dipadam');
  await lecturer.upload(gone, await lecturer.handIn());
  await lecturer.jst(gone);
  await lecturer.remove(gone);
  await lecturer.remove(await lecturer.create('Dipadam kosong'));

  expect(await recounted(fresh.table)).toMatchObject({ drifts: [], sessions: 6 });
  for (const { id } of await lecturer.list()) await lecturer.remove(id);
  expect([await lecturer.list(), await lecturer.left()]).toEqual([[], []]);
  expect(await recounted(fresh.table)).toMatchObject({ drifts: [], sessions: 0 });
  await fresh.stop();
});

test('a session that waits in line says its place, in the list too', async () => {
  const valentra = { isOff: false, atOnce: 1 };
  const controls = { ...initialControls, modules: { ...initialControls.modules, valentra } };
  await pipeline.table.transact([{ put: { ...keys.controls(), ...controls } }]);
  const [one, other] = [lecturerAt(pipeline), lecturerAt(pipeline)];
  const [first, second] = [await readyFor(one, 'jst'), await readyFor(other, 'jst')];
  const { begun, open } = held(pipeline, 'WritePart');
  const making = one.jst(first);
  await begun;
  expect((await other.jst(second)).status).toBe('processing');
  expect([(await other.list())[0]?.place, (await other.get(second)).place]).toEqual([1, 1]);
  open();
  await making;
  expect((await other.ended(second)).place).toBeUndefined();
  await pipeline.table.remove(keys.controls());
});

test('a list reads the rows of the sessions and no other', async () => {
  const lecturer = lecturerAt(pipeline);
  await lecturer.made('exam');
  const read: string[] = [];
  const { table } = pipeline.services;
  const counting = {
    ...table,
    get: (async (key, schema, ...rest) => {
      read.push(key.SK.replace(/^DOC#[^#]+#/, ''));
      return table.get(key, schema, ...rest);
    }) as typeof table.get,
  };
  const reader = lecturerAt(pipeline, { table: counting }, lecturer.sub);
  expect([(await reader.list()).length, read]).toEqual([1, []]);
});
