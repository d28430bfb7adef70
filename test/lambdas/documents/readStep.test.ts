import { expect, jest, test } from '@jest/globals';
import { readStep } from '../../../lambdas/documents/entry.ts';
import { encodeJson } from '../../../lambdas/platform/storage/files.ts';
import { keys, objectKeys } from '../../../lambdas/platform/storage/keys.ts';
import { newJob } from '../../../lambdas/platform/jobs/job.ts';
import { newDocument } from '../../../lambdas/platform/jobs/reading.ts';
import { findSession, type SessionRow } from '../../../lambdas/platform/jobs/session.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { putTestSession, uploadsOf } from '../../support/session.ts';
import { withStorage } from '../../support/hooks.ts';

const storage = withStorage();

const at = '2026-01-01T00:00:00.000Z';
const text: SourceDocument = {
  kind: 'pdf',
  blocks: [{ n: 1, page: 1, kind: 'paragraph', text: 'Kod Kursus: EDUP3153' }],
  notices: [],
  pages: 1,
};

interface Circumstances {
  /** What happens while the document is read. */
  meanwhile?: (session: SessionRow) => Promise<void>;
  /** What the scanner has said of the upload; null: nothing yet; a fault: S3 does not tell; absent: the embedded scanner judges. */
  verdict?: string | null | Error;
  /** How often the deletion of the upload fails. */
  deletionFaults?: number;
  /** Whether the upload has run out. */
  isGone?: boolean;
  /** Another file came by the same ticket after the first was checked. */
  isReplaced?: boolean;
  /** Seconds since the attempt began. */
  waited?: number;
}

/** The running session of one document, and the step that reads it. */
async function reading({
  meanwhile = async () => {},
  verdict,
  deletionFaults = 0,
  isGone = false,
  isReplaced = false,
  waited = 0,
}: Circumstances = {}) {
  const upload = (await uploadsOf('kursus.pdf')())[0]!;
  const { uploadId } = upload;
  const documents = [newDocument({ ...upload, ...(isReplaced ? { etag: '"of-the-first"' } : {}) })];
  const jobs = { reading: newJob('merungkai', 1, {}, new Date(at)) };
  const session = await putTestSession(storage.table, { status: 'processing', documents, jobs }, new Date(at));
  const { sub, id } = session;
  const uploadKey = objectKeys.upload(sub, uploadId);
  await storage.files.put(uploadKey, encodeJson('x'), 'application/pdf');
  if (isGone) await storage.files.removeAll([uploadKey]);
  let reads = 0;
  let faults = deletionFaults;
  const services = {
    table: storage.table,
    files: {
      ...storage.files,
      ...(verdict instanceof Error ? { tagOf: () => Promise.reject(verdict) } : {}),
      ...(verdict === null || typeof verdict === 'string' ? { tagOf: async () => verdict } : {}),
      removeAll: async (gone: string[]) => {
        if (faults-- > 0) throw new Error('S3 is away');
        await storage.files.removeAll(gone);
      },
    },
    now: () => new Date(Date.parse(at) + waited * 1000),
    read: async () => {
      reads += 1;
      await meanwhile(session);
      return text;
    },
  };
  const input = { sub, module: 'pedagona', sessionId: id, name: 'reading', attempt: 1, n: 0 };
  // As the pipeline does, which tries a step again.
  for (let i = 0; i < deletionFaults; i++) await expect(readStep(services, input)).rejects.toThrow('S3 is away');
  const answer = await readStep(services, input).catch((error: unknown) => error);
  const textKey = objectKeys.text(sub, id, uploadId);
  return {
    answer,
    reads,
    hasUpload: (await storage.store.objects()).includes(uploadKey),
    hasText: (await storage.store.objects()).includes(textKey),
    document: (await findSession(storage.table, session))?.documents[0],
  };
}

test('the reading of a document keeps its text and marks it read', async () => {
  expect(await reading()).toMatchObject({
    answer: { ok: true },
    hasText: true,
    document: { status: 'read', pages: 1, error: null },
  });
});

test('the reading of a document that lasted beyond its attempt leaves the next attempt its text', async () => {
  const { hasText, document } = await reading({
    meanwhile: async (session) => {
      const documents = session.documents.map((each) => ({ ...each, status: 'read', pages: 1 }));
      const key = keys.session(session.sub, 'pedagona', session.id);
      const jobs = { reading: newJob('merungkai', 2, {}, new Date(at)) };
      await storage.store.put({ ...session, ...key, jobs, documents });
    },
  });
  expect({ hasText, status: document?.status }).toEqual({ hasText: true, status: 'read' });
});

test('the reading of a document leaves nothing of a session that was deleted meanwhile', async () => {
  const { hasText, document } = await reading({
    meanwhile: ({ sub, id }) => storage.table.remove(keys.session(sub, 'pedagona', id)),
  });
  expect({ hasText, document }).toEqual({ hasText: false, document: undefined });
});

const refused = (error: string, document: object = {}) => ({
  answer: { ok: false },
  reads: 0,
  hasText: false,
  document: { status: 'failed', error: expect.stringContaining(error), ...document },
});

test.each([
  [0, 2],
  [3, 2],
  [9.2, 5],
  [30, 15],
  [239, 20],
])(
  'an upload that has not been scanned after %d s is asked for again %d s later, and nothing is said of it',
  async (waited, waitSeconds) => {
    expect(await reading({ verdict: null, waited })).toMatchObject({
      answer: { waitSeconds },
      reads: 0,
      hasUpload: true,
      document: { status: 'pending', error: null },
    });
  },
);

test.each<[string, Circumstances, object]>([
  [
    'that is never scanned is refused after four minutes, and kept for another try',
    { verdict: null, waited: 240 },
    { ...refused('belum selesai; cuba lagi dalam beberapa minit'), hasUpload: true },
  ],
  [
    'that is found clean is read, also in the last moment',
    { verdict: 'NO_THREATS_FOUND', waited: 600 },
    { answer: { ok: true }, reads: 1 },
  ],
  [
    'that has run out says so, and that its file is kept no more',
    { verdict: 'NO_THREATS_FOUND', isGone: true },
    refused('Fail yang dimuat naik sudah tiada.', { isRemoved: true }),
  ],
  [
    'with malware that could not be deleted at once is deleted by the next try, and refused with the same words',
    { verdict: 'THREATS_FOUND', deletionFaults: 2 },
    { ...refused('mengandungi perisian hasad dan telah dipadam'), hasUpload: false },
  ],
  [
    'of a bucket with versions that was deleted is no fault of ours',
    { verdict: Object.assign(new Error('no'), { name: 'MethodNotAllowed' }) },
    refused('sudah tiada', { isRemoved: true }),
  ],
  [
    'whose content was replaced after it was checked is no fault of ours',
    { isReplaced: true },
    refused('telah digantikan', { isRemoved: true }),
  ],
])('an upload %s', async (_, circumstances, expected) => {
  expect(await reading(circumstances)).toMatchObject(expected);
});

test.each([
  ['THREATS_FOUND', 'mengandungi perisian hasad dan telah dipadam', false],
  ['UNSUPPORTED', 'tidak dapat diimbas untuk perisian hasad', true],
  ['FAILED', 'Imbasan perisian hasad bagi dokumen ini gagal', true],
  ['ACCESS_DENIED', 'Imbasan perisian hasad bagi dokumen ini gagal', true],
  ['SOMETHING_NEW', 'Imbasan perisian hasad bagi dokumen ini gagal', true],
])('an upload with the verdict %s is refused before it is read: %s', async (verdict, sentence, hasUpload) => {
  process.env['POWERTOOLS_METRICS_NAMESPACE'] = 'suite/test';
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const read = await reading({ verdict });
  const figures = write.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('{"_aws"'));
  write.mockRestore();
  Reflect.deleteProperty(process.env, 'POWERTOOLS_METRICS_NAMESPACE');
  expect(read).toMatchObject({ ...refused(sentence), hasUpload });
  expect(read.document?.isRemoved ?? false).toBe(!hasUpload);
  // Malware is counted, without the name of its file; what could not be scanned is not.
  expect(figures.map((line) => /"MalwareUploads":1\b/.test(line))).toEqual(hasUpload ? [] : [true]);
  expect(figures.join('')).not.toMatch(/\.pdf|\.docx/);
});
