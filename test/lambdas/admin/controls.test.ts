import { expect, test } from '@jest/globals';
import { type Controls, initialControls } from '../../../shared/controls.ts';
import { openAdminArea } from './adminArea.ts';
import { shared } from '../../support/hooks.ts';

const area = shared(() => openAdminArea('2026-11-20T02:00:00Z'));

const set = async (changes: Partial<Controls>) => {
  const { version } = await area.handlers.controls(area.context);
  return area.handlers.setControls({ ...area.context, body: { ...initialControls, version, ...changes } });
};

test('of two administrators the second is told what the first has set, nothing of his is kept or noted, and his next change holds', async () => {
  const seen = await area.handlers.controls(area.context);
  await set({ userDaily: 7 });
  const before = (await area.store.rows()).length;
  const message = expect.stringMatching(/sekarang: penjanaan sehari 7; kos AI sehari had asal\.$/);
  await expect(set({ version: seen.version, dailyUsd: 50 })).rejects.toMatchObject({ code: 'conflict', message });
  expect((await area.store.rows()).length).toBe(before);
  expect(await set({ dailyUsd: 50 })).toMatchObject({ version: seen.version + 2, userDaily: null, dailyUsd: 50 });
  await set({});
});

test('a module that is switched off starts nothing, until it is switched on again; the others go on, and the audit names who did it', async () => {
  await set({ modules: { ...initialControls.modules, pedagona: { isOff: true, atOnce: 30 } } });
  const closed = { code: 'conflict', message: expect.stringMatching(/^PEDAGONA ditutup buat sementara/) };
  await expect(area.start('a', 'pedagona')).rejects.toMatchObject(closed);
  expect((await area.start('a', 'valentra')).status).toBe('processing');
  await set({});
  expect((await area.start('a', 'pedagona')).status).toBe('processing');
  const notes = (await area.store.rows()).filter(({ PK }) => PK.startsWith('AUDIT#')).slice(-2);
  expect(notes[0]).toMatchObject({ action: 'controls.change', byEmail: 'admin@moe-dl.edu.my' });
  expect(JSON.parse(String(notes[0]?.['subject']))).toMatchObject({ modules: { pedagona: { isOff: true } } });
});

const over = (words: RegExp) => ({ code: 'quota', message: expect.stringMatching(words) });

test('the caps of a day hold for each user, and for all by what the models have cost', async () => {
  await set({ userDaily: 1 });
  const row = await area.start('b', 'pedagona');
  await expect(area.start('b', 'acadiora')).rejects.toMatchObject(over(/^Had harian 1 /));
  await set({ dailyUsd: 2 });
  await area.use(row, 1.9, 10, 10);
  await area.start('c', 'acadiora');
  await area.use(row, 0.2, 10, 10);
  await expect(area.start('d', 'acadiora')).rejects.toMatchObject(over(/semua pengguna/));
  area.setClock('2026-11-21T02:00:00Z');
  expect((await area.start('d', 'acadiora')).status).toBe('processing');
});
