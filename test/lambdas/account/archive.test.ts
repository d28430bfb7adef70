import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { objectKeys } from '../../../lambdas/platform/storage/keys.ts';
import { noticeVersion } from '../../../shared/account/notice.ts';
import { retentionTable } from '../../../shared/account/retention.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { type Accounts, openAccounts } from './accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.stop());

interface Data {
  profile: Record<string, unknown>;
  statistics: Record<string, unknown>;
  dailyUse: unknown[];
  uploads: Record<string, unknown>[];
  sessions: { session: Record<string, unknown>; results: Record<string, unknown>[] }[];
}

describe('the archive of own data', () => {
  test('holds all that is the person’s, each result with its earlier versions, and nothing of anybody else', async () => {
    const [sub, other] = [await accounts.newcomer(), await accounts.newcomer()];
    for (const module of moduleNames) await accounts.work(sub, module, `Sesi "${module}" é`);
    await accounts.work(other, 'pedagona');
    const { id } = await accounts.asked(sub);
    await accounts.build(sub, id);
    const { files, disposition } = await accounts.archiveOf(sub);
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
    const sub = await accounts.newcomer();
    const { id } = await accounts.asked(sub);
    await accounts.build(sub, id);
    const { files } = await accounts.archiveOf(sub);
    expect(Object.keys(files)).toEqual(['data.json', 'BACA_DAHULU.txt']);
    expect(JSON.parse(files['data.json'] ?? '')).toMatchObject({ sessions: [], uploads: [] });
  });

  test('leaves out a document in which malware was found, and says so', async () => {
    const sub = await accounts.newcomer();
    const virus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
    await accounts.files.put(objectKeys.upload(sub, 'jahat'), new TextEncoder().encode(virus), 'application/pdf');
    const { id } = await accounts.asked(sub);
    await accounts.build(sub, id);
    const { files } = await accounts.archiveOf(sub);
    expect(Object.keys(files).filter((name) => name.startsWith('dokumen/'))).toEqual([]);
    expect(files['BACA_DAHULU.txt']).toMatch(/- jahat_dokumen: Dokumen ini mengandungi perisian hasad/);
  });
});

const standing = async (folder: string): Promise<string[]> => readdir(folder).catch(() => ['gone']);
/** Folders in which this process builds archives. */
const mine = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(`own-data-${process.pid}-`));

const buildOne = async (over: Partial<Accounts['services']> = {}): Promise<void> => {
  const sub = await accounts.newcomer();
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
    const others = await mkdtemp(join(tmpdir(), `own-data-${process.ppid}-`));
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
