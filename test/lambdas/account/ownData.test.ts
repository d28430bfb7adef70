import type { FileHandle } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { offerWrites } from '../../../lambdas/platform/grants/grants.ts';
import { keys, objectKeys } from '../../../lambdas/platform/storage/keys.ts';
import { noticeVersion } from '../../../shared/account/notice.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { sentRow } from '../../support/sent.ts';
import { testVirus } from '../../../lib/local/s3/client.ts';
import { openAccounts } from './accounts.ts';
import { shared } from '../../support/hooks.ts';

const accounts = shared(openAccounts);

type Data = { profile: object } & Record<
  'dailyUse' | 'votes' | 'uploads' | 'sessions' | 'results' | 'texts' | 'comments',
  Record<string, unknown>[]
>;

/** The files of an archive that is built now. */
async function archiveOf(sub: string) {
  await accounts.build(sub, (await accounts.asked(sub)).id);
  const { files, disposition } = await accounts.archiveOf(sub);
  return { files, disposition, data: JSON.parse(files['data.json'] ?? '') as Data };
}

test('the archive of own data holds all that is the user’s, each result with its earlier versions, and nothing of anybody else', async () => {
  const [sub, other] = [await accounts.newcomer(), await accounts.newcomer()];
  for (const module of moduleNames) await accounts.work(sub, module, `Sesi "${module}" é`);
  await accounts.table.transact([{ put: { ...keys.vote(sub, 'sesi', 'jst#1#'), comment: 'Wajaran salah.' } }]);
  await accounts.work(other, 'pedagona');
  const { files, disposition, data } = await archiveOf(sub);
  expect(disposition).toContain('Data_Saya_20261120.zip');

  expect(data.profile).toMatchObject({ email: `${sub}@moe-dl.edu.my`, noticeVersion, pedagonaTotal: 1 });
  expect(data.dailyUse).toEqual([{ key: '2026-11-20', used: 3 }]);
  expect(data.uploads).toHaveLength(3);
  expect(data.votes).toEqual([{ key: 'sesi#jst#1#', comment: 'Wajaran salah.' }]);
  const named = data.sessions.map(({ sessionName }) => String(sessionName)).toSorted();
  expect(named).toEqual(moduleNames.map((module) => `Sesi "${module}" é`).toSorted());
  for (const { id } of data.sessions) {
    const own = data.results.filter(({ key }) => String(key).startsWith(`${String(id)}#`));
    expect(own.map(({ version, value }) => [version, (value as { tajuk: string } | undefined)?.tajuk])).toEqual([
      [3, `hasil ${sub} tiga`],
      [1, `hasil ${sub} satu`],
      // A large one, which is kept in the bucket.
      [2, `hasil ${sub} dua`],
    ]);
  }
  expect(data.texts.map(({ text }) => text)).toEqual(
    moduleNames.map(() => ({ kind: 'pdf', pages: [{ number: 1, text: `teks ${sub}` }], notices: [] })),
  );

  const documents = Object.entries(files).filter(([name]) => name.startsWith('dokumen/'));
  expect(documents.map(([, content]) => content)).toEqual(moduleNames.map(() => `"dokumen ${sub}"`));
  for (const [name] of documents) expect(name).toMatch(new RegExp(`^dokumen/\\w{26}_Kursus ${sub}\\.pdf$`));
  const whole = JSON.stringify(files);
  expect(whole).not.toContain(other);
  expect(whole).not.toMatch(/GSI1|GSI2|USER#|fingerprint|joinNumber|objectKey|searchKeys/);
});

test("the archive of own data holds what the user has said of a colleague's document, and not what the colleague says", async () => {
  const [reader, owner] = [await accounts.newcomer(), await accounts.newcomer()];
  const at = '2026-11-20T00:00:00.000Z';
  const said = { id: 'k1', at: '', item: 'T1 Kuiz', text: 'Semak wajaran.', isChange: true, round: 1, on: at };
  const request = { ...sentRow({ owner, comments: [{ ...said, answer: 'Sudah betul.' }] }), reader };
  await accounts.table.transact(offerWrites(request));
  const { files, data } = await archiveOf(reader);
  const { item, text, isChange, on } = said;
  expect(data.comments).toEqual([{ key: request.id, comments: [{ item, text, isChange, on }] }]);
  expect(files['data.json']).not.toContain('Sudah betul.');
});

test('the archive of own data leaves out a document in which malware was found, and says so', async () => {
  const sub = await accounts.newcomer();
  await accounts.files.put(objectKeys.upload(sub, 'jahat'), new TextEncoder().encode(testVirus), 'application/pdf');
  const { files } = await archiveOf(sub);
  expect(Object.keys(files)).toEqual(['data.json', 'BACA_DAHULU.txt']);
  expect(files['BACA_DAHULU.txt']).toMatch(/- jahat_dokumen: Dokumen ini mengandungi perisian hasad/);
});

test('an archive of a user who has done nothing is small and whole', async () => {
  const { files, data } = await archiveOf(await accounts.newcomer());
  expect(Object.keys(files)).toEqual(['data.json', 'BACA_DAHULU.txt']);
  expect(data).toMatchObject({ sessions: [], uploads: [], results: [], texts: [] });
});

test('the disk is free after a run that failed, and the file has no name meanwhile', async () => {
  const sub = await accounts.newcomer();
  const fault = new Error('S3 is away');
  const built: FileHandle[] = [];
  const linked: number[] = [];
  const putFile = async (_: string, file: FileHandle) => {
    built.push(file);
    linked.push((await file.stat()).nlink);
    throw fault;
  };
  const files = { ...accounts.files, putFile };
  await expect(accounts.build(sub, (await accounts.asked(sub)).id, { files })).rejects.toBe(fault);
  expect([linked, built.map(({ fd }) => fd)]).toEqual([[0], [-1]]);
});

const started = (sub: string) =>
  accounts.started.filter(({ input }) => input['sub'] === sub && input['job'] === 'export');
const kept = async (sub: string) =>
  (await accounts.store.objects()).filter((key) => key.startsWith(objectKeys.ownDataOf(sub)));

/** Builds the archive; `meanwhile` is done just before its file is put in place. */
const buildWhile = (sub: string, id: string, meanwhile: (put: () => Promise<void>) => Promise<unknown>) => {
  const { files } = accounts.services;
  const putFile: typeof files.putFile = async (...given) => {
    await meanwhile(() => files.putFile(...given));
    await files.putFile(...given);
  };
  return accounts.build(sub, id, { files: { ...files, putFile } });
};

const hour = 3600;

describe('the archive of own data, when it is asked for', () => {
  test('again, is the same archive while it is being built, and an hour later a new one, kept for a day', async () => {
    const sub = await accounts.newcomer();
    expect(await accounts.look(sub)).toMatchObject({ status: 'none', downloadUrl: '', bytes: null });
    const [first, second] = await Promise.all([accounts.ask(sub), accounts.ask(sub)]);
    expect([first.status, second.status]).toEqual(['processing', 'processing']);
    expect(started(sub)).toHaveLength(1);
    await accounts.build(sub, (await accounts.asked(sub)).id);
    await accounts.work(sub, 'pedagona', 'Sesi kemudian');
    accounts.wait(hour);
    const again = await accounts.asked(sub);
    expect([again.status, started(sub).length]).toEqual(['processing', 2]);
    // The same step may run twice at once.
    await Promise.all([accounts.build(sub, again.id), accounts.build(sub, again.id)]);
    expect(await kept(sub)).toEqual([objectKeys.ownData(sub, again.id)]);
    expect((await accounts.archiveOf(sub)).files['data.json']).toContain('Sesi kemudian');
    accounts.wait(22 * hour);
    expect((await accounts.look(sub)).status).toBe('completed');
    accounts.wait(2 * hour);
    expect(await accounts.look(sub)).toMatchObject({ status: 'none', downloadUrl: '' });
  });

  test('within an hour of one that is ready, is that one, unless a session was deleted', async () => {
    const own = await openAccounts('2026-11-20T05:29:30Z');
    try {
      const sub = await own.newcomer();
      const { id } = await own.asked(sub);
      own.wait(600);
      await own.build(sub, id);
      own.wait(2999);
      expect((await own.asked(sub)).id).toBe(id);
      expect(await own.ask(sub)).toMatchObject({ status: 'completed' });
      own.wait(1);
      const again = await own.asked(sub);
      await own.build(sub, again.id);
      await own.delete(await own.work(sub, 'pedagona'));
      expect((await own.ask(sub)).status).toBe('processing');
    } finally {
      await own.stop();
    }
  });

  test('is withdrawn with its file when a session is deleted, also while it is being built, and a new one holds nothing of the session', async () => {
    const sub = await accounts.newcomer();
    const secret = (module: 'valentra' | 'acadiora') => accounts.work(sub, module, 'Sesi rahsia');
    const [first, second] = [await secret('valentra'), await secret('acadiora')];
    await accounts.build(sub, (await accounts.asked(sub)).id);
    expect(await kept(sub)).toHaveLength(1);
    await accounts.delete(first);
    expect([await accounts.look(sub), await kept(sub)]).toMatchObject([{ status: 'none', downloadUrl: '' }, []]);
    await buildWhile(sub, (await accounts.asked(sub)).id, () => accounts.delete(second));
    expect([await accounts.look(sub), await kept(sub)]).toMatchObject([{ status: 'none' }, []]);
    await accounts.build(sub, (await accounts.asked(sub)).id);
    expect(JSON.stringify((await accounts.archiveOf(sub)).files)).not.toContain('Sesi rahsia');
  });

  test('has its execution started by the next look when that never happened, and fails with a message when it died', async () => {
    const sub = await accounts.newcomer();
    const { id } = await accounts.asked(sub);
    const name = `data-${sub}-${id}`;
    expect(name.length).toBeLessThanOrEqual(80);
    const begun = accounts.started.length;
    accounts.setState(name, 'missing');
    expect((await accounts.look(sub)).status).toBe('processing');
    expect(accounts.started.slice(begun)).toEqual([{ name, input: { job: 'export', sub, id } }]);
    accounts.setState(name, 'dead');
    const errorMessage = 'Data anda tidak dapat disediakan buat masa ini. Sila cuba lagi.';
    expect(await accounts.look(sub)).toMatchObject({ status: 'failed', errorMessage });
    expect((await accounts.ask(sub)).status).toBe('processing');
  });

  test('leaves no file when the account is deleted meanwhile', async () => {
    const sub = await accounts.newcomer();
    const { id } = await accounts.asked(sub);
    await buildWhile(sub, id, async (put) => {
      await put();
      await accounts.removeStep(sub);
    });
    expect((await accounts.store.objects()).filter((key) => key.includes(sub))).toEqual([]);
  });
});
