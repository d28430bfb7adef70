import { expect, test } from '@jest/globals';
import { complete, fail } from '../../../../lambdas/platform/jobs/endJob.ts';
import { markDocument } from '../../../../lambdas/platform/jobs/job.ts';
import { newDocument, readFurther, readInstead, retryReading } from '../../../../lambdas/platform/jobs/reading.ts';
import {
  findSession,
  reading,
  readingError,
  sessionKey,
  type SessionRow,
} from '../../../../lambdas/platform/jobs/session.ts';
import { startJob } from '../../../../lambdas/platform/jobs/startJob.ts';
import { withStorage } from '../../../support/hooks.ts';
import { endlessJobs, startTestSession, uploadsOf } from '../../../support/session.ts';

const storage = withStorage();

const now = (): Date => new Date(Date.UTC(2026, 0, 1));

const services = () => ({ table: storage.table, jobs: endlessJobs, now, dailyQuota: 100 });

const begin = (sub: string, table = storage.table, names = ['a.pdf']): Promise<SessionRow> =>
  startTestSession({ table, now }, { sub, uploads: uploadsOf(...names), fingerprint: 'sama' });

const look = async (row: SessionRow): Promise<SessionRow> => (await findSession(storage.table, row)) ?? row;

test('of two same requests after a deletion, the slower one gets the session of the quicker one', async () => {
  const gone = await begin('guru');
  await storage.table.remove(sessionKey(gone));
  let quicker: SessionRow | undefined;
  const slower = await begin('guru', {
    ...storage.table,
    async get(key, schema) {
      const found = await storage.table.get(key, schema);
      // Between its look at the deleted session and its next step.
      if (key.SK === sessionKey(gone).SK) quicker ??= await begin('guru');
      return found;
    },
  });
  expect(slower.id).toBe(quicker?.id);
  expect((await storage.store.rows()).filter(({ SK }) => SK.startsWith('SESSION#')).length).toBe(1);
});

/** A failed session of these documents; the file of the first was removed. */
async function failed(sub: string, names: string[]): Promise<SessionRow> {
  const row = await begin(sub, storage.table, names);
  const mark = { status: 'failed' as const, error: 'Dokumen ini mengandungi perisian hasad.', isRemoved: true };
  await markDocument(storage.table, { ...row, name: reading, attempt: 1 }, 0, mark, now());
  await fail(storage.table, await look(row), reading, { errorMessage: mark.error, reason: 'document' }, now());
  return look(row);
}

const removedText =
  'Fail ini tidak lagi disimpan dan tidak boleh dianalisis semula: a.pdf. Cipta sesi baharu dan muat naik salinan yang bersih, atau fail lain.';

test('A session with a document whose file was removed is tried again without it', async () => {
  const row = await failed('hasad', ['a.pdf', 'b.pdf']);
  expect(readingError(row)).toBe('Dokumen ini mengandungi perisian hasad.');
  const without = await retryReading(services(), row);
  expect(without.documents.map(({ name }) => name)).toEqual(['b.pdf']);
  const again = { status: 'processing', attempt: 2, stage: 'merungkai', errorMessage: null };
  expect(without.jobs[reading]).toMatchObject(again);
});

test('A session with a document whose file was removed that is its only one is neither tried again, nor revised, nor made again by the same request', async () => {
  const row = await failed('sahaja', ['a.pdf']);
  const revision = { stage: 'semakan', uploads: uploadsOf('b.pdf') };
  for (const attempt of [
    () => retryReading(services(), row),
    () => readFurther(services(), row, revision),
    () => begin('sahaja'),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'conflict', message: removedText });
  expect(await look(row)).toEqual(row);
});

/** A completed session with a failed job on its document. */
async function completed(sub: string): Promise<SessionRow> {
  const row = await begin(sub);
  await complete(storage.table, row, reading, {}, now());
  const started = await startJob(services(), await look(row), { name: 'jst', stage: 'jst' });
  await fail(storage.table, started, 'jst', { errorMessage: 'Gagal.', reason: 'noAnswer' }, now());
  return look(row);
}

const uploads = uploadsOf('b.pdf');
const another = {
  stage: 'maklumat',
  uploads,
  documents: async () => (await uploads()).map(newDocument),
  forgotten: ['jst'],
};

test('A completed session that reads another document beside the first is completed with both, or as it was before when the reading fails', async () => {
  const row = await completed('semak');
  const failing = await readFurther(services(), row, another);
  await fail(storage.table, failing, reading, { errorMessage: 'Rosak.', reason: 'document' }, now());
  const reverted = await look(row);
  expect(reverted).toMatchObject({ status: 'completed', documents: row.documents, finishedDocuments: null });
  expect(reverted.formerUploads).toEqual(failing.documents.slice(1).map(({ uploadId }) => uploadId));
  expect(readingError(reverted)).toBe('Rosak.');
  await complete(storage.table, await readFurther(services(), reverted, another), reading, {}, now());
  const documents = (await look(row)).documents.map(({ name, status }) => `${name} ${status}`);
  expect(documents).toEqual(['a.pdf analysed', 'b.pdf analysed']);
});

test('A completed session that reads another document in place of the first forgets the jobs on that, unless one began or ended meanwhile', async () => {
  const row = await completed('ganti');
  const begun = await startJob(services(), row, { name: 'jst', stage: 'jst' });
  expect(await readInstead(services(), row, another)).toEqual(begun);
  await complete(storage.table, begun, 'jst', {}, now());
  const replacing = await readInstead(services(), await look(row), another);
  expect([replacing.status, Object.keys(replacing.jobs)]).toEqual(['processing', [reading]]);
  await complete(storage.table, replacing, reading, {}, now());
  const again = await startJob(services(), await look(row), { name: 'jst', stage: 'jst' });
  // Its first two attempts have used up the names of their executions.
  expect(again.jobs['jst']?.attempt).toBe(3);
});

test('A completed session that reads another document is returned as it is by a second request at the same moment', async () => {
  const row = await completed('serentak');
  const [one, two] = await Promise.all([readFurther(services(), row, another), readFurther(services(), row, another)]);
  expect(one.documents).toEqual(two.documents);
  expect((await look(row)).jobs[reading]?.attempt).toBe(2);
});
