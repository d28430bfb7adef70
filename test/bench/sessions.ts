import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { monotonicFactory } from 'ulid';
import { newSessionData } from '../../lambdas/pedagona/store.ts';
import { keys } from '../../lambdas/platform/storage/keys.ts';
import { newJob } from '../../lambdas/platform/jobs/job.ts';
import { type SessionRow, sessionRowSchema } from '../../lambdas/platform/jobs/session.ts';
import { tableName } from '../../lib/local/names.ts';

const inBatch = 25;
const firstDay = Date.UTC(2026, 0, 1);
const minute = 60_000;

/** Puts finished sessions, a minute apart, into a user's list behind the API's back. @returns their ids, oldest first */
export async function putSessions(client: DynamoDBClient, sub: string, count: number): Promise<string[]> {
  const db = DynamoDBDocumentClient.from(client);
  const newId = monotonicFactory(() => 0.5);
  const ids = Array.from({ length: count }, (_, i) => newId(firstDay + i * minute));
  for (let from = 0; from < count; from += inBatch) {
    const rows = ids.slice(from, from + inBatch).map((id, i) => finished(sub, id, firstDay + (from + i) * minute));
    const puts = rows.map((row) => ({ PutRequest: { Item: { ...row, ...keys.session(sub, 'pedagona', row.id) } } }));
    const { UnprocessedItems: left = {} } = await db.send(
      new BatchWriteCommand({ RequestItems: { [tableName]: puts } }),
    );
    if (Object.keys(left).length > 0) throw new Error('The table did not take all sessions');
  }
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
