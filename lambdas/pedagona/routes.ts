import type { FormFile } from '../../shared/contract.ts';
import { AppError } from '../../shared/errors.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import type { Handlers } from '../platform/http.ts';
import { finishRemoval, finishRemovals, removeSession } from '../platform/removal.ts';
import { uploadDays } from '../platform/retention.ts';
import { findSession, listSessions, type SessionRow } from '../platform/sessions.ts';
import { healed, type NewSession, retrySession, startSession } from '../platform/start.ts';
import { days } from '../platform/time.ts';
import {
  arrivedUploads,
  assertFormFiles,
  digestOf,
  fingerprintOf,
  removeUploads,
  storeFormFiles,
  type UploadRow,
} from '../platform/uploads.ts';
import { chainHandlers } from './chainRoutes.ts';
import type { PedagonaServices } from './services.ts';
import { newSessionData, sessionOf, summaryOf } from './store.ts';

const module = 'pedagona';

/** The same multipart form within this time is a repeated click, later it is a new wish. Uploads by ticket are one session for good. */
const formRepeatSeconds = 10 * 60;

/** A session that ends in the very moment it is deleted is looked at again. */
const deleteTries = 3;

export function pedagonaHandlers(services: PedagonaServices): Handlers<typeof pedagonaApi> {
  const { table, files, newId } = services;

  const find = async (sub: string, id: string, missing = 'Sesi tidak dijumpai'): Promise<SessionRow> => {
    const row = await findSession(table, { sub, module, id });
    if (row === null) throw new AppError('not_found', missing);
    return healed(services, row);
  };

  const start = (wish: Pick<NewSession, 'sub' | 'sessionName' | 'uploads' | 'fingerprint' | 'sameForSeconds'>) =>
    startSession(services, { ...wish, module, stage: 'merungkai', data: newSessionData });

  /** The same form, at once or again, keeps one copy of its files. */
  const startFromForm = async (sub: string, sessionName: string, form: readonly FormFile[]): Promise<SessionRow> => {
    assertFormFiles(module, form);
    const parts = form.map((file) => `${file.name} ${digestOf(file.bytes)}`);
    let stored: UploadRow[] = [];
    const uploads = async () => (stored = await storeFormFiles(files, sub, module, form, newId));
    const wish = { sub, sessionName, uploads, fingerprint: fingerprintOf(module, sessionName, parts) };
    const ids = (): string[] => stored.map(({ uploadId }) => uploadId);
    try {
      const row = await start({ ...wish, sameForSeconds: formRepeatSeconds });
      const kept = new Set(row.documents.map(({ uploadId }) => uploadId));
      await removeUploads(
        services,
        sub,
        ids().filter((id) => !kept.has(id)),
      );
      return row;
    } catch (error) {
      // A refusal means that no session was made; after any other fault there may be one, which needs its files.
      if (error instanceof AppError) await removeUploads(services, sub, ids());
      throw error;
    }
  };

  return {
    async listSessions({ caller, query }) {
      const [page] = await Promise.all([
        listSessions(table, caller.sub, module, query.limit, query.cursor),
        ...(query.cursor === undefined ? [finishRemovals(services, caller.sub, module)] : []),
      ]);
      const rows = await Promise.all(page.items.map((row) => healed(services, row)));
      return { items: rows.map(summaryOf), nextCursor: page.nextCursor };
    },

    async analyze({ caller, body, form }) {
      const { sub } = caller;
      if (form !== undefined) return answerOf(await startFromForm(sub, form.fields.sessionName, form.files));
      if (body === undefined) throw new AppError('invalid', 'Sila muat naik sekurang-kurangnya 1 dokumen');
      const ids = body.documents.map(({ uploadId }) => uploadId);
      const row = await start({
        sub,
        sessionName: body.sessionName,
        uploads: () => arrivedUploads(table, files, sub, module, ids),
        fingerprint: fingerprintOf(module, body.sessionName, ids),
        sameForSeconds: days(uploadDays),
      });
      return answerOf(row);
    },

    async status({ caller, params }) {
      const { status, coursesCount, errorMessage, progress, documents } = summaryOf(
        await find(caller.sub, params.sessionId),
      );
      return { status, coursesCount, errorMessage, progress, documents };
    },

    async getSession({ caller, params }) {
      return sessionOf(table, files, await find(caller.sub, params.sessionId));
    },

    async retry({ caller, params, body }) {
      const row = await find(caller.sub, params.sessionId);
      if (row.status !== 'failed') return answerOf(row);
      const restarted = await retrySession(services, row, body.skipFailed);
      const kept = new Set(restarted.documents.map(({ uploadId }) => uploadId));
      await removeUploads(
        services,
        row.sub,
        row.documents.flatMap(({ uploadId }) => (kept.has(uploadId) ? [] : [uploadId])),
      );
      return answerOf(restarted);
    },

    async deleteSession({ caller, params }) {
      if (await finishRemoval(services, { sub: caller.sub, module, id: params.sessionId })) return { deleted: true };
      for (let attempt = 1; attempt <= deleteTries; attempt++)
        if (await removeSession(services, await find(caller.sub, params.sessionId))) return { deleted: true };
      throw new AppError('conflict', 'Sesi ini baru sahaja berubah. Sila cuba lagi.');
    },

    ...chainHandlers(services, find),
  };
}

const answerOf = (row: SessionRow) => ({ sessionId: row.id, status: row.status });
