import { expect, test } from '@jest/globals';
import { failureTexts } from '../../../lambdas/platform/jobs/failure.ts';
import { keys } from '../../../lambdas/platform/storage/keys.ts';
import { initialControls } from '../../../shared/controls.ts';
import { waitFor } from '../../support/wait.ts';
import { writer } from '../../support/writer.ts';
import { held, lecturerAt, pdf, readyFor } from './lecturer.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('valentra', writer);

const aMinuteLater = (): Date => new Date(Date.now() + 60_000);

test('an exam whose execution died is failed with a sentence, and is made of what was written when it is tried again', async () => {
  const lecturer = lecturerAt(pipeline);
  const sessionId = await readyFor(lecturer, 'exam');
  const { begun, open } = held(pipeline, 'Finish');
  const making = lecturer.exam(sessionId);
  await begun;
  const jobs = { ...pipeline.services.jobs, stateOf: async () => 'dead' as const };
  const patient = lecturerAt(pipeline, { now: aMinuteLater, jobs }, lecturer.sub);
  const sentence = failureTexts.interrupted;
  expect((await lecturer.get(sessionId)).status).toBe('processing_exam');
  expect(await patient.get(sessionId)).toMatchObject({ status: 'failed', errorMessage: sentence, working: [] });
  await expect(making).rejects.toMatchObject({ code: 'unprocessable', message: sentence });
  open();
  pipeline.watchSteps();
  await pipeline.useModel('', writer());
  expect((await lecturer.exam(sessionId)).status).toBe('completed');
  expect(pipeline.attempts).toEqual([]);
});

test('a lecturer who is over the daily quota is told so, and nothing is begun', async () => {
  const lecturer = lecturerAt(pipeline, { dailyQuota: 2 });
  const sessionId = await lecturer.made('jst');
  const text = 'Had harian 2 penjanaan telah dicapai. Sila cuba lagi esok.';
  await expect(lecturer.pentaksiran(sessionId)).rejects.toMatchObject({ code: 'quota', message: text });
  await expect(lecturer.regenerate(sessionId, 'jst', '/assessments/0')).rejects.toMatchObject({ code: 'quota' });
  expect(await lecturer.get(sessionId)).toMatchObject({ status: 'jst_completed', working: [] });
  const fresh = await lecturer.create('Lain');
  await expect(lecturer.upload(fresh, await lecturer.handIn())).rejects.toMatchObject({ code: 'quota' });
  await expect(lecturer.uploadForm(fresh, [pdf()])).rejects.toMatchObject({ code: 'quota' });
  expect((await lecturer.left()).filter((key) => key.startsWith('uploads/')).length).toBe(2);
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
  await pipeline.useModel('invalid@valentra.jst', writer());
  const failed = await lecturer.create('Kedua');
  await lecturer.upload(failed, await lecturer.handIn());
  await lecturer.jst(failed).catch(() => undefined);
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
  await waitFor('the list', async () => (await reader.list()).length === 2);
  expect(read).toEqual([]);
});
