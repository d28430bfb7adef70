import { documentTextSchema, type DocumentText } from '../../../shared/evidence.ts';
import { AbandonedError, failureReason, failureText } from './failure.ts';
import { decodeJson } from '../storage/files.ts';
import { objectKeys } from '../storage/keys.ts';
import { log } from '../log/logger.ts';
import { endSession, findSession, type SessionRow } from './sessions.ts';
import { caughtSchema, sessionIdOf, stepInputSchema, type StepInput } from './stepInput.ts';
import type { FinishServices } from './stepServices.ts';

/** The session's row while this attempt is under way. @throws {AbandonedError} when it was deleted or another attempt runs. */
export async function running({ table }: Pick<FinishServices, 'table'>, input: StepInput): Promise<SessionRow> {
  const row = await findSession(table, sessionIdOf(input));
  if (row?.attempt !== input.attempt || row.status !== 'processing') throw new AbandonedError();
  return row;
}

/** The text that was read from a session's document. */
export const textOf = async (
  { files }: Pick<FinishServices, 'files'>,
  session: Pick<SessionRow, 'sub' | 'id'>,
  document: Pick<SessionRow['documents'][number], 'uploadId'>,
): Promise<DocumentText> =>
  documentTextSchema.parse(decodeJson(await files.get(objectKeys.text(session.sub, session.id, document.uploadId))));

/** At least one document cannot be worked on; the rows of the documents say why. */
export class DocumentsRefused extends Error {
  override name = 'DocumentsRefused';
}

/** @throws {DocumentsRefused} when a document of the session could not be read. */
export function assertAllRead(row: SessionRow): void {
  if (row.documents.some(({ status }) => status === 'failed')) throw new DocumentsRefused();
}

const failInputSchema = stepInputSchema.extend({ error: caughtSchema });

/** The end of every attempt that went wrong: the session fails with a sentence for the user (design law 7). */
export async function failStep(
  { table, now }: Pick<FinishServices, 'table' | 'now'>,
  event: unknown,
): Promise<{ ok: true }> {
  const { error, ...input } = failInputSchema.parse(event);
  const row = await findSession(table, sessionIdOf(input));
  if (row === null || row.attempt !== input.attempt) return { ok: true };
  log.warn('An attempt failed', { sessionId: row.id, stage: row.stage, attempt: row.attempt, error: error.Error });
  const refused = row.documents.flatMap(({ name, error: reason }) => (reason === null ? [] : [`${name}: ${reason}`]));
  const errorMessage = refused.length > 0 ? refused.join(' ') : failureText(error);
  await endSession(table, row, { status: 'failed', errorMessage, reason: failureReason(error.Error) }, now());
  return { ok: true };
}
