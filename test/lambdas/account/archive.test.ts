import { existsSync } from 'node:fs';
import { mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { objectKeys } from '../../../lambdas/platform/storage/keys.ts';
import { noticeVersion } from '../../../shared/account/notice.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { eicar } from '../../support/eicar.ts';
import { openAccounts } from './accounts.ts';
import { shared } from '../../support/hooks.ts';

const accounts = shared(openAccounts);

type Rows = Record<string, unknown>[];
interface Data {
  profile: Record<string, unknown>;
  dailyUse: Rows;
  uploads: Rows;
  sessions: Rows;
  results: Rows;
  texts: Rows;
}

/** The files of an archive that is built now. */
async function archiveOf(sub: string) {
  await accounts.build(sub, (await accounts.asked(sub)).id);
  const { files, disposition } = await accounts.archiveOf(sub);
  return { files, disposition, data: JSON.parse(files['data.json'] ?? '') as Data };
}

describe('the archive of own data', () => {
  test('holds all that is the user’s, each result with its earlier versions, and nothing of anybody else', async () => {
    const [sub, other] = [await accounts.newcomer(), await accounts.newcomer()];
    for (const module of moduleNames) await accounts.work(sub, module, `Sesi "${module}" é`);
    await accounts.work(other, 'pedagona');
    const { files, disposition, data } = await archiveOf(sub);
    expect(disposition).toContain('Data_Saya_20261120.zip');

    expect(data.profile).toMatchObject({ email: `${sub}@moe-dl.edu.my`, noticeVersion, pedagonaTotal: 1 });
    expect(data.dailyUse).toEqual([{ key: '2026-11-20', used: 3 }]);
    expect(data.uploads).toHaveLength(3);
    expect(new Set(data.sessions.map(({ sessionName }) => sessionName))).toEqual(
      new Set(moduleNames.map((module) => `Sesi "${module}" é`)),
    );
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

  test('leaves out a document in which malware was found, and says so', async () => {
    const sub = await accounts.newcomer();
    await accounts.files.put(objectKeys.upload(sub, 'jahat'), new TextEncoder().encode(eicar), 'application/pdf');
    const { files } = await archiveOf(sub);
    expect(Object.keys(files)).toEqual(['data.json', 'BACA_DAHULU.txt']);
    expect(files['BACA_DAHULU.txt']).toMatch(/- jahat_dokumen: Dokumen ini mengandungi perisian hasad/);
  });
});

test('an archive of a user who has done nothing is small and whole, and frees the disk of a run that was ended at its time limit', async () => {
  const stale = await mkdtemp(join(tmpdir(), 'own-data-'));
  await writeFile(join(stale, 'data.zip'), 'data orang lain');
  const longAgo = Date.now() / 1000 - 16 * 60;
  await utimes(stale, longAgo, longAgo);
  const { files, data } = await archiveOf(await accounts.newcomer());
  expect(Object.keys(files)).toEqual(['data.json', 'BACA_DAHULU.txt']);
  expect(data).toMatchObject({ sessions: [], uploads: [], results: [], texts: [] });
  expect(existsSync(stale)).toBe(false);
});

test('the disk is free after a run that failed', async () => {
  const sub = await accounts.newcomer();
  const fault = new Error('S3 is away');
  let built = '';
  const putFile = (_: string, path: string) => {
    built = path;
    return Promise.reject(fault);
  };
  const files = { ...accounts.files, putFile };
  await expect(accounts.build(sub, (await accounts.asked(sub)).id, { files })).rejects.toBe(fault);
  expect([built !== '', existsSync(dirname(built))]).toEqual([true, false]);
});
