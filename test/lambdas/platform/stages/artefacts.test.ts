import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { artefactsOf, keptVersions } from '../../../../lambdas/platform/stages/artefacts.ts';
import { keys } from '../../../../lambdas/platform/storage/keys.ts';
import { ConditionFailed } from '../../../../lambdas/platform/storage/table.ts';
import { isThere, type Write } from '../../../../lambdas/platform/storage/writes.ts';
import { withStorage } from '../../../support/hooks.ts';

const storage = withStorage();

let sessions = 0;
const newArtefact = () => {
  const session = { sub: 'guru', module: 'pedagona' as const, id: `sesi${++sessions}` };
  return { session, all: artefactsOf(storage, session), name: 'dlo' };
};
type Artefact = ReturnType<typeof newArtefact>;
const schema = z.object({ text: z.string() });
const at = (seconds: number): Date => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);

const save = ({ all, name }: Artefact, text: string, from: number | null, holds: Write[] = []) => {
  const how =
    from === null ? ({ reason: 'generated', pointer: '' } as const) : ({ reason: 'edited', pointer: '/text' } as const);
  return all.save(name, { value: { text }, from, ...how }, holds, at(from ?? 0));
};
const textOf = async ({ all, name }: Artefact) => (await all.get(name, schema))?.value.text;
const objectsOf = async ({ session }: Artefact) =>
  (await storage.store.objects()).filter((key) => key.includes(`/${session.id}/`));
/** Too large for a row. */
const large = (letter: string): string => letter.repeat(350_000);

test.each<[string, (n: number) => string]>([
  ['small', (n) => `teks ${n}`],
  ['large', (n) => large(String.fromCodePoint(96 + n))],
])(
  'of a %s artefact, the present version and ten before it are kept, older ones and their objects are not',
  async (size, text) => {
    const artefact = newArtefact();
    const last = keptVersions + 3;
    for (let version = 1; version <= last; version++)
      expect(await save(artefact, text(version), version === 1 ? null : version - 1)).toBe(version);

    expect(await textOf(artefact)).toBe(text(last));
    const versions = await artefact.all.versions('dlo');
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: keptVersions + 1 }, (_, i) => i + 3));
    expect(versions[0]).toMatchObject({ version: 3, savedAt: at(2).toISOString(), reason: 'edited', pointer: '/text' });
    const kept = async (version: number) => (await artefact.all.get('dlo', schema, version))?.value ?? null;
    const texts = [await kept(2), await kept(3), await kept(last - 1)].map((one) => one?.text);
    expect(texts).toEqual([undefined, text(3), text(last - 1)]);
    expect((await objectsOf(artefact)).length).toBe(size === 'large' ? keptVersions + 1 : 0);
  },
  30_000,
);

test.each<[string, from: number | null, one: string, other: string]>([
  ['first', null, 'satu', 'dua'],
  ['small', 1, 'satu', 'dua'],
  ['large', 1, large('a'), large('b')],
  ['large and the same', 1, large('a'), large('a')],
])('of two %s saves at once one wins and is whole, the other is refused', async (_, from, one, other) => {
  const artefact = newArtefact();
  if (from !== null) await save(artefact, 'asal', null);
  const results = await Promise.allSettled([save(artefact, one, from), save(artefact, other, from)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const winner = results[0].status === 'fulfilled' ? one : other;
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(ConditionFailed) });
  expect(await textOf(artefact)).toBe(winner);
  expect((await artefact.all.versions('dlo')).length).toBe((from ?? 0) + 1);
  expect((await objectsOf(artefact)).length).toBe(winner.length > 10 ? 1 : 0);
});

test('a save whose condition does not hold leaves nothing behind', async () => {
  const artefact = newArtefact();
  const hasSession: Write = { check: keys.session('guru', 'pedagona', artefact.session.id), if: isThere() };
  await expect(save(artefact, large('a'), null, [hasSession])).rejects.toBeInstanceOf(ConditionFailed);
  expect([await textOf(artefact), await objectsOf(artefact)]).toEqual([undefined, []]);
});

test('artefacts of one kind come in their order, each with a history of its own', async () => {
  const artefact = newArtefact();
  for (const n of [1, 0, 2]) await save({ ...artefact, name: `course#${n}` }, `kursus ${n}`, null);
  await save({ ...artefact, name: 'course#1' }, 'kursus 1 baharu', 1);
  const all = await artefact.all.list('course', schema);
  const shown = all.map(({ value, version }) => `${value.text} ${version}`);
  expect(shown).toEqual(['kursus 0 1', 'kursus 1 baharu 2', 'kursus 2 1']);
  expect((await artefact.all.versions('course#1')).length).toBe(2);
  expect((await artefact.all.versions('course#2')).length).toBe(1);
});
