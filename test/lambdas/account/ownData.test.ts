import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';
import { objectKeys } from '../../../lambdas/platform/keys.ts';
import { noticeVersion } from '../../../shared/account/notice.ts';
import { retentionTable } from '../../../shared/account/retention.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { type Accounts, openAccounts } from './house.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.stop());

let people = 0;
async function newcomer(): Promise<string> {
  const sub = `guru${++people}x`;
  await accounts.join(sub);
  await accounts.accept(sub, noticeVersion);
  return sub;
}

/** The files of a finished archive, fetched as a browser would. */
async function archiveOf(sub: string): Promise<{ files: Record<string, string>; disposition: string | null }> {
  const { downloadUrl, bytes, status } = await accounts.look(sub);
  expect(status).toBe('completed');
  const answer = await fetch(downloadUrl);
  const zip = new Uint8Array(await answer.arrayBuffer());
  expect(zip.length).toBe(bytes);
  const decoder = new TextDecoder();
  const files = Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, content]) => [name, decoder.decode(content)]),
  );
  return { files, disposition: answer.headers.get('content-disposition') };
}

interface Data {
  profile: Record<string, unknown>;
  statistics: Record<string, unknown>;
  dailyUse: unknown[];
  uploads: Record<string, unknown>[];
  sessions: { session: Record<string, unknown>; results: Record<string, unknown>[] }[];
}

describe('the archive of own data', () => {
  test('holds all that is the person’s, each result with its earlier versions, and nothing of anybody else', async () => {
    const [sub, other] = [await newcomer(), await newcomer()];
    for (const module of moduleNames) await accounts.work(sub, module, `Sesi "${module}" é`);
    await accounts.work(other, 'pedagona');
    const { id } = await accounts.asked(sub);
    await accounts.build(sub, id);
    const { files, disposition } = await archiveOf(sub);
    expect(disposition).toContain('Data_Saya_20261120.zip');

    const data = JSON.parse(files['data.json'] ?? '') as Data;
    expect(data.profile).toMatchObject({ email: `${sub}@moe-dl.edu.my`, name: `Guru ${sub}`, noticeVersion });
    expect(data.statistics).toMatchObject({ pedagonaTotal: 1, acadioraCompleted: 1, valentraDocuments: 1 });
    expect(data.dailyUse).toEqual([{ day: '2026-11-20', used: 3 }]);
    expect(data.uploads).toHaveLength(3);
    expect(new Set(data.sessions.map(({ session }) => session['sessionName']))).toEqual(
      new Set(moduleNames.map((module) => `Sesi "${module}" é`)),
    );
    for (const { results } of data.sessions) {
      expect(results.map(({ type, version }) => [type, version])).toEqual([
        ['result', 3],
        ['earlierVersion', 1],
        ['earlierVersion', 2],
        ['work', undefined],
      ]);
      expect(results[0]?.['value']).toEqual({ tajuk: `hasil ${sub} tiga` });
      // This one lies in the bucket.
      expect(results[2]?.['value']).toMatchObject({ tajuk: `hasil ${sub} dua`, besar: 'x'.repeat(350_000) });
    }

    const documents = Object.entries(files).filter(([name]) => name.startsWith('dokumen/'));
    expect(documents.map(([, content]) => content)).toEqual(moduleNames.map(() => `"dokumen ${sub}"`));
    for (const [name] of documents) expect(name).toMatch(new RegExp(`^dokumen/\\w{26}_Kursus ${sub}\\.pdf$`));
    const texts = Object.entries(files).filter(([name]) => name.startsWith('teks/'));
    expect(texts.map(([, content]) => content)).toEqual(moduleNames.map(() => `--- Halaman 1 ---\nteks ${sub}\n`));
    expect(files['BACA_DAHULU.txt']).toContain('data.json: semua data anda');
    // `lambdas/admin/audit.ts` keeps the address of who looked.
    expect(files['BACA_DAHULU.txt']).toMatch(/^- Rekod capaian pentadbir, .* alamat e-mel pentadbir/m);
    for (const { data: kind, kept } of retentionTable)
      expect(files['BACA_DAHULU.txt']).toContain(`- ${kind}: ${kept}\r\n`);

    const whole = JSON.stringify(files);
    expect(whole).not.toContain(other);
    expect(whole).not.toMatch(/GSI1|GSI2|USER#|fingerprint|joinNumber|objectKey|searchKeys/);
  });

  test('of one who has done nothing is small and whole', async () => {
    const sub = await newcomer();
    const { id } = await accounts.asked(sub);
    await accounts.build(sub, id);
    const { files } = await archiveOf(sub);
    expect(Object.keys(files)).toEqual(['data.json', 'BACA_DAHULU.txt']);
    expect(JSON.parse(files['data.json'] ?? '')).toMatchObject({ sessions: [], uploads: [] });
  });

  test('leaves out a document in which malware was found, and says so', async () => {
    const sub = await newcomer();
    const virus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
    await accounts.files.put(objectKeys.upload(sub, 'jahat'), new TextEncoder().encode(virus), 'application/pdf');
    const { id } = await accounts.asked(sub);
    await accounts.build(sub, id);
    const { files } = await archiveOf(sub);
    expect(Object.keys(files).filter((name) => name.startsWith('dokumen/'))).toEqual([]);
    expect(files['BACA_DAHULU.txt']).toMatch(/- jahat_dokumen: Dokumen ini mengandungi perisian hasad/);
  });
});

const started = (sub: string) =>
  accounts.started.filter(({ input }) => input['sub'] === sub && input['job'] === 'export');
const kept = async (sub: string) =>
  (await accounts.store.objects()).filter((key) => key.startsWith(objectKeys.ownDataOf(sub)));

describe('asking for own data', () => {
  test('again is the same archive while it is built; then a new one takes its place', async () => {
    const sub = await newcomer();
    expect(await accounts.look(sub)).toMatchObject({ status: 'none', downloadUrl: '', bytes: null });
    const [first, second] = await Promise.all([accounts.ask(sub), accounts.ask(sub)]);
    expect([first.status, second.status]).toEqual(['processing', 'processing']);
    expect(started(sub)).toHaveLength(1);
    await accounts.build(sub, (await accounts.asked(sub)).id);
    await accounts.work(sub, 'pedagona', 'Sesi kemudian');
    const again = await accounts.asked(sub);
    expect([again.status, started(sub).length]).toEqual(['processing', 2]);
    await accounts.build(sub, again.id);
    expect(await kept(sub)).toEqual([objectKeys.ownData(sub, again.id)]);
    expect((await archiveOf(sub)).files['data.json']).toContain('Sesi kemudian');
  });

  test('finds an archive for a day', async () => {
    const sub = await newcomer();
    await accounts.build(sub, (await accounts.asked(sub)).id);
    accounts.wait(23 * 3600);
    expect((await accounts.look(sub)).status).toBe('completed');
    accounts.wait(2 * 3600);
    expect(await accounts.look(sub)).toMatchObject({ status: 'none', downloadUrl: '' });
  });

  test('after a session was deleted finds no archive that holds it, not even at the address that was given before', async () => {
    const sub = await newcomer();
    const row = await accounts.work(sub, 'valentra', 'Sesi rahsia');
    await accounts.build(sub, (await accounts.asked(sub)).id);
    const { downloadUrl } = await accounts.look(sub);
    expect((await fetch(downloadUrl)).status).toBe(200);
    await accounts.delete(row);
    expect(await accounts.look(sub)).toMatchObject({ status: 'none', downloadUrl: '' });
    expect([(await fetch(downloadUrl)).status, await kept(sub)]).toEqual([404, []]);
    const { id } = await accounts.asked(sub);
    await accounts.build(sub, id);
    expect(JSON.stringify((await archiveOf(sub)).files)).not.toContain('Sesi rahsia');
  });

  test('whose session is deleted while it is built brings nothing of it: it is asked for anew', async () => {
    const sub = await newcomer();
    const row = await accounts.work(sub, 'acadiora', 'Sesi rahsia');
    const { id } = await accounts.asked(sub);
    const { files } = accounts.services;
    await accounts.build(sub, id, {
      files: {
        ...files,
        async putFile(...given) {
          await accounts.delete(row);
          await files.putFile(...given);
        },
      },
    });
    expect([await accounts.look(sub), await kept(sub)]).toMatchObject([{ status: 'none' }, []]);
  });

  test('while a session goes, in the middle of its removal, is withdrawn at its end', async () => {
    const sub = await newcomer();
    const row = await accounts.work(sub, 'pedagona');
    const { files } = accounts.services;
    let seen = '';
    await accounts.delete(row, {
      files: {
        ...files,
        async removeBelow(prefix) {
          // The row is gone, the session's texts are there still.
          if (seen === '') {
            await accounts.build(sub, (await accounts.asked(sub)).id);
            seen = (await accounts.look(sub)).status;
          }
          await files.removeBelow(prefix);
        },
      },
    });
    expect(seen).toBe('completed');
    expect([await accounts.look(sub), await kept(sub)]).toMatchObject([{ status: 'none' }, []]);
  });

  test('whose work failed says so, and may be asked for again', async () => {
    const sub = await newcomer();
    const { id } = await accounts.asked(sub);
    await accounts.fail(sub, id);
    expect(await accounts.look(sub)).toMatchObject({
      status: 'failed',
      errorMessage: 'Data anda tidak dapat disediakan buat masa ini. Sila cuba lagi.',
    });
    expect((await accounts.ask(sub)).status).toBe('processing');
    // An end of the work before it comes too late.
    await accounts.fail(sub, id);
    expect((await accounts.look(sub)).status).toBe('processing');
  });

  test('whose execution was never started has it started by the next look; one that died is failed', async () => {
    const sub = await newcomer();
    const { id } = await accounts.asked(sub);
    const name = `data-${sub}-${id}`;
    expect(name.length).toBeLessThanOrEqual(80);
    const begun = accounts.started.length;
    accounts.setState(name, 'missing');
    accounts.wait(16);
    expect((await accounts.look(sub)).status).toBe('processing');
    expect(accounts.started.slice(begun)).toEqual([{ name, input: { job: 'export', sub, id } }]);
    accounts.setState(name, 'dead');
    expect(await accounts.look(sub)).toMatchObject({
      status: 'failed',
      errorMessage: expect.stringMatching(/terhenti/),
    });
  });

  test('of an account that is removed meanwhile leaves no file', async () => {
    const sub = await newcomer();
    const { id } = await accounts.asked(sub);
    const { files } = accounts.services;
    await accounts.build(sub, id, {
      files: {
        ...files,
        async putFile(key, path, type) {
          await files.putFile(key, path, type);
          await accounts.removeStep(sub);
          await files.putFile(key, path, type);
        },
      },
    });
    expect((await accounts.store.objects()).filter((key) => key.includes(sub))).toEqual([]);
  });

  test('twice at once by the same step keeps the file that was listed', async () => {
    const sub = await newcomer();
    const { id } = await accounts.asked(sub);
    await Promise.all([accounts.build(sub, id), accounts.build(sub, id)]);
    expect(Object.keys((await archiveOf(sub)).files)).toContain('data.json');
  });

  test('while a session is deleted is no fault', async () => {
    const sub = await newcomer();
    const row = await accounts.work(sub, 'pedagona');
    const { id } = await accounts.asked(sub);
    const { files } = accounts.services;
    await accounts.build(sub, id, {
      files: {
        ...files,
        async *list(prefix) {
          for await (const page of files.list(prefix)) {
            if ((await accounts.find(row)) !== null) await accounts.delete(row);
            yield page;
          }
        },
      },
    });
    expect((await accounts.look(sub)).status).toBe('none');
  });
});

const standing = async (folder: string): Promise<string[]> => readdir(folder).catch(() => ['gone']);
/** Folders in which this process builds archives. */
const mine = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(`own-data-${process.pid}-`));

const buildOne = async (over: Partial<Accounts['services']> = {}): Promise<void> => {
  const sub = await newcomer();
  const { id } = await accounts.asked(sub);
  await accounts.build(sub, id, over);
};

describe('the disk of a function that builds an archive', () => {
  /** Beyond the greatest number a process can have: that of one that was killed. */
  const killed = 2 ** 22 + 1;

  test.each([
    ['of another process that was killed', killed],
    ['of an earlier run under the same number', process.pid],
  ])('is freed first of what a run %s has left there', async (_, pid) => {
    const folder = await mkdtemp(join(tmpdir(), `own-data-${pid}-`));
    await writeFile(join(folder, 'data.zip'), 'data orang lain');
    let seen: string[] = [];
    const { files } = accounts.services;
    await buildOne({
      files: {
        ...files,
        async putFile(...given) {
          seen = await standing(folder);
          await files.putFile(...given);
        },
      },
    });
    expect(seen).toEqual(['gone']);
  });

  test('holds only the archives that are being built', async () => {
    const others = join(tmpdir(), `own-data-${process.ppid}-${people}`);
    await mkdir(others);
    const { files } = accounts.services;
    let most = 0;
    const putFile: typeof files.putFile = async (...given) => {
      await buildOne();
      most = Math.max(most, (await mine()).length);
      await files.putFile(...given);
    };
    await buildOne({ files: { ...files, putFile } });
    expect([most, await mine()]).toEqual([1, []]);
    // Another process that lives is building one.
    expect(await standing(others)).toEqual([]);
    await rm(others, { recursive: true });
  });

  test('is free again after a run that failed', async () => {
    const fault = new Error('S3 is away');
    const putFile = () => Promise.reject(fault);
    await expect(buildOne({ files: { ...accounts.services.files, putFile } })).rejects.toBe(fault);
    expect(await mine()).toEqual([]);
  });
});

describe('the notice', () => {
  test('is accepted once: the first acceptance counts', async () => {
    const sub = `guru${++people}x`;
    await accounts.join(sub);
    expect((await accounts.account(sub)).notice).toEqual({
      version: noticeVersion,
      acceptedVersion: null,
      acceptedAt: null,
    });
    const first = await accounts.accept(sub, noticeVersion);
    expect(first).toEqual({
      version: noticeVersion,
      acceptedVersion: noticeVersion,
      acceptedAt: accounts.now().toISOString(),
    });
    accounts.wait(60);
    expect(await accounts.accept(sub, noticeVersion)).toEqual(first);
    expect((await accounts.account(sub)).notice).toEqual(first);
  });

  test.each([noticeVersion - 1, noticeVersion + 1])(
    'of version %i, which is not in force, is not accepted',
    async (version) => {
      const sub = await newcomer();
      await expect(accounts.accept(sub, version)).rejects.toMatchObject({ code: 'conflict' });
    },
  );
});

test('an account says who it is, since when, and how much it holds', async () => {
  const sub = await newcomer();
  const joinedAt = accounts.now().toISOString();
  await accounts.start(sub, 'acadiora');
  expect(await accounts.account(sub)).toMatchObject({
    name: `Guru ${sub}`,
    email: `${sub}@moe-dl.edu.my`,
    picture: null,
    joinedAt,
    ownData: { status: 'none' },
    totalSessions: 1,
  });
});
