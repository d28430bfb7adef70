import { expect, test } from '@jest/globals';
import { keys } from '../../../lambdas/platform/storage/keys.ts';
import { initialControls } from '../../../shared/controls.ts';
import { waitFor } from '../../support/wait.ts';
import { writer } from '../../support/writer.ts';
import { held, lecturerAt, readyFor } from './lecturer.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('valentra', writer);

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
