import type { TableClient } from '../../lambdas/platform/clients.ts';
import { monotonicFactory } from 'ulid';
import { newSessionData } from '../../lambdas/pedagona/store.ts';
import { keys } from '../../lambdas/platform/storage/keys.ts';
import { newJob } from '../../lambdas/platform/jobs/job.ts';
import { type SessionRow, sessionRowSchema } from '../../lambdas/platform/jobs/session.ts';
import { loadRows } from './college.ts';

const firstDay = Date.UTC(2026, 0, 1);
const minute = 60_000;

/** Puts finished sessions, a minute apart, into a user's list behind the API's back. @returns their ids, oldest first */
export async function putSessions(client: TableClient, sub: string, count: number): Promise<string[]> {
  const newId = monotonicFactory(() => 0.5);
  const ids = Array.from({ length: count }, (_, i) => newId(firstDay + i * minute));
  const rows = ids.map((id, i) => ({
    ...finished(sub, id, firstDay + i * minute),
    ...keys.session(sub, 'pedagona', id),
  }));
  await loadRows(client, rows);
  return ids;
}

/** A session of two documents as the pipeline leaves it; all are of the same size. */
function finished(sub: string, id: string, at: number): SessionRow {
  const createdAt = new Date(at).toISOString();
  const document = { size: 65_865, status: 'analysed', pages: 8, error: null, uploadId: id } as const;
  return sessionRowSchema.parse({
    ...keys.session(sub, 'pedagona', id),
    sub,
    module: 'pedagona',
    id,
    sessionName: 'Bimbingan dan Kaunseling Sekolah',
    status: 'completed',
    createdAt,
    updatedAt: createdAt,
    finishedAt: createdAt,
    documents: [
      { ...document, name: 'kursus.pdf' },
      { ...document, name: 'pelan-pengajaran.docx' },
    ],
    fingerprint: id,
    data: { ...newSessionData, coursesCount: 2 },
    counted: { documents: 2, courses: 2, merangkai: 0 },
    finishedDocuments: null,
    formerUploads: [],
    searchKeys: [],
    activityKeys: [],
    jobs: { reading: { ...newJob('merungkai', 1, {}, new Date(at)), status: 'completed' } },
  } satisfies SessionRow & { PK: string });
}
