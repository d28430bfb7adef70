import { expect, test } from '@jest/globals';
import * as z from 'zod';
import {
  type ArtefactId,
  getArtefact,
  getVersion,
  keptVersions,
  listArtefacts,
  listVersions,
  saveArtefact,
} from '../../../../lambdas/platform/stages/artefacts.ts';
import { keys } from '../../../../lambdas/platform/storage/keys.ts';
import { ConditionFailed } from '../../../../lambdas/platform/storage/table.ts';
import { isThere, type Write } from '../../../../lambdas/platform/storage/writes.ts';
import { withStorage } from '../../../support/hooks.ts';

const storage = withStorage();

let sessions = 0;
const newId = (): ArtefactId => ({ sub: 'guru', sessionId: `sesi${++sessions}`, kind: 'dlo' });
const schema = z.object({ text: z.string() });
const at = (seconds: number): Date => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);

const save = (id: ArtefactId, text: string, from: number | null, holds: Write[] = []) =>
  saveArtefact(
    storage,
    id,
    { value: { text }, from, reason: from === null ? 'generated' : 'edited', pointer: from === null ? '' : '/text' },
    holds,
    at(from ?? 0),
  );
const textOf = async (id: ArtefactId) => (await getArtefact(storage.table, storage.files, id, schema))?.value.text;
const objectsOf = async ({ sessionId }: ArtefactId) =>
  (await storage.store.objects()).filter((key) => key.includes(`/${sessionId}/`));
/** Too large for a row. */
const large = (letter: string): string => letter.repeat(350_000);

test.each<[string, (n: number) => string]>([
  ['small', (n) => `teks ${n}`],
  ['large', (n) => large(String.fromCodePoint(96 + n))],
])(
  'of a %s artefact, the present version and ten before it are kept, older ones and their objects are not',
  async (size, text) => {
    const id = newId();
    const last = keptVersions + 3;
    for (let version = 1; version <= last; version++)
      expect(await save(id, text(version), version === 1 ? null : version - 1)).toBe(version);

    expect(await textOf(id)).toBe(text(last));
    const versions = await listVersions(storage.table, id);
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: keptVersions + 1 }, (_, i) => i + 3));
    expect(versions[0]).toEqual({ version: 3, savedAt: at(2).toISOString(), reason: 'edited', pointer: '/text' });
    const kept = async (version: number) =>
      (await getVersion(storage.table, storage.files, id, version, schema))?.value ?? null;
    expect([await kept(2), await kept(3), await kept(last - 1)]).toEqual([
      null,
      { text: text(3) },
      { text: text(last - 1) },
    ]);
    expect((await objectsOf(id)).length).toBe(size === 'large' ? keptVersions + 1 : 0);
  },
  30_000,
);

test.each<[string, from: number | null, one: string, other: string]>([
  ['first', null, 'satu', 'dua'],
  ['small', 1, 'satu', 'dua'],
  ['large', 1, large('a'), large('b')],
  ['large and the same', 1, large('a'), large('a')],
])('of two %s saves at once one wins and is whole, the other is refused', async (_, from, one, other) => {
  const id = newId();
  if (from !== null) await save(id, 'asal', null);
  const results = await Promise.allSettled([save(id, one, from), save(id, other, from)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const winner = results[0].status === 'fulfilled' ? one : other;
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(ConditionFailed) });
  expect(await textOf(id)).toBe(winner);
  expect((await listVersions(storage.table, id)).length).toBe((from ?? 0) + 1);
  expect((await objectsOf(id)).length).toBe(winner.length > 10 ? 1 : 0);
});

test('a save whose condition does not hold leaves nothing behind', async () => {
  const id = newId();
  const hasSession: Write = { check: keys.session('guru', 'pedagona', id.sessionId), if: isThere() };
  await expect(save(id, large('a'), null, [hasSession])).rejects.toBeInstanceOf(ConditionFailed);
  expect([await textOf(id), await objectsOf(id)]).toEqual([undefined, []]);
});

test('artefacts of one kind come in their order, each with a history of its own', async () => {
  const id = newId();
  for (const n of [1, 0, 2]) await save({ ...id, kind: 'course', n }, `kursus ${n}`, null);
  await save({ ...id, kind: 'course', n: 1 }, 'kursus 1 baharu', 1);
  const all = await listArtefacts(storage.table, storage.files, { ...id, kind: 'course' }, schema);
  expect(all.map(({ value, version }) => [value.text, version])).toEqual([
    ['kursus 0', 1],
    ['kursus 1 baharu', 2],
    ['kursus 2', 1],
  ]);
  expect((await listVersions(storage.table, { ...id, kind: 'course', n: 1 })).length).toBe(2);
  expect((await listVersions(storage.table, { ...id, kind: 'course', n: 2 })).length).toBe(1);
});
