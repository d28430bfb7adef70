import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readStep } from '../../../../lambdas/platform/documents/entry.ts';
import { encodeJson } from '../../../../lambdas/platform/files.ts';
import { keys, objectKeys } from '../../../../lambdas/platform/keys.ts';
import { findSession, type SessionRow, sessionRowSchema } from '../../../../lambdas/platform/sessions.ts';
import type { DocumentText } from '../../../../shared/evidence.ts';
import { startStorage, type Storage } from '../../../support/storage.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.stop());

const at = '2026-01-01T00:00:00.000Z';
const uploadId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const text: DocumentText = { kind: 'pdf', pages: [{ number: 1, text: 'Kod Kursus: EDUP3153' }], notices: [] };
let sessions = 0;

/** A running session of one document, and the step that reads it while `meanwhile` happens. */
async function reading(meanwhile: (session: SessionRow) => Promise<void> = async () => {}) {
  const sub = `guru${++sessions}`;
  const id = '01BX5ZZKBKACTAV9WEVGEMMVRZ';
  const key = keys.session(sub, 'pedagona', id);
  const session = sessionRowSchema.parse({
    ...key,
    sub,
    module: 'pedagona',
    id,
    sessionName: 'Sesi',
    status: 'processing',
    createdAt: at,
    updatedAt: at,
    finishedAt: null,
    documents: [{ uploadId, name: 'kursus.pdf', size: 3, status: 'pending', pages: null, error: null }],
    errorMessage: null,
    progress: null,
    stage: 'merungkai',
    attempt: 1,
    fingerprint: 'x',
    data: {},
    counted: { documents: 0, courses: 0, merangkai: 0 },
  });
  await storage.store.put({ ...session, ...key });
  await storage.files.put(objectKeys.upload(sub, uploadId), encodeJson('x'), 'application/pdf');
  const services = {
    table: storage.table,
    files: storage.files,
    now: () => new Date(at),
    read: async () => {
      await meanwhile(session);
      return text;
    },
  };
  const answer = await readStep(services, { sub, module: 'pedagona', sessionId: id, attempt: 1, n: 0 });
  const textKey = objectKeys.text(sub, id, uploadId);
  return {
    answer,
    hasText: (await storage.store.objects()).includes(textKey),
    document: (await findSession(storage.table, session))?.documents[0],
  };
}

describe('the reading of a document', () => {
  test('keeps its text and marks it read', async () => {
    expect(await reading()).toMatchObject({
      answer: { ok: true },
      hasText: true,
      document: { status: 'read', pages: 1, error: null },
    });
  });

  test('that lasted beyond its attempt leaves the next attempt its text', async () => {
    const { hasText, document } = await reading(async (session) => {
      const documents = session.documents.map((each) => ({ ...each, status: 'read', pages: 1 }));
      const key = keys.session(session.sub, 'pedagona', session.id);
      await storage.store.put({ ...session, ...key, attempt: 2, documents });
    });
    expect({ hasText, status: document?.status }).toEqual({ hasText: true, status: 'read' });
  });

  test('leaves nothing of a session that was deleted meanwhile', async () => {
    const { hasText, document } = await reading(({ sub, id }) =>
      storage.table.remove(keys.session(sub, 'pedagona', id)),
    );
    expect({ hasText, document }).toEqual({ hasText: false, document: undefined });
  });
});
