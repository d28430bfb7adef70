import { AppError } from '../../shared/errors.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import type { StageChecks } from '../../shared/pedagona/schemas.ts';
import type { Handlers } from '../platform/http.ts';
import { keys, objectKeys } from '../platform/keys.ts';
import { findSession, listSessions, removeSessionRow, type SessionRow } from '../platform/sessions.ts';
import { healed, retrySession, sessionOfRequest, startSession } from '../platform/start.ts';
import { days } from '../platform/time.ts';
import {
  arrivedUploads,
  assertFormFiles,
  digestOf,
  fingerprintOf,
  storeFormFiles,
  type UploadRow,
} from '../platform/uploads.ts';
import type { PedagonaServices } from './services.ts';
import { newSessionData, sessionDataSchema, sessionOf, summaryOf } from './store.ts';

const module = 'pedagona';

/** The same multipart form within this time is a repeated click, later it is a new wish. Uploads by ticket are one session for good. */
const formRepeatSeconds = 10 * 60;

export function pedagonaHandlers(services: PedagonaServices): Handlers<typeof pedagonaApi> {
  const { table, files, newId, now } = services;

  const find = async (sub: string, id: string, missing = 'Sesi tidak dijumpai'): Promise<SessionRow> => {
    const row = await findSession(table, { sub, module, id });
    if (row === null) throw new AppError('not_found', missing);
    return healed(services, row);
  };

  const start = (sub: string, sessionName: string, uploads: UploadRow[], fingerprint: string, sameForSeconds: number) =>
    startSession(services, {
      sub,
      module,
      sessionName,
      uploads,
      stage: 'merungkai',
      data: newSessionData,
      fingerprint,
      sameForSeconds,
    });

  /** The flags of the session behind an artefact id such as `mrk_<session id>`. */
  const checksOf = async (sub: string, artefactId: string): Promise<StageChecks> => {
    const row = await find(sub, artefactId.slice(artefactId.indexOf('_') + 1), 'Data tidak dijumpai');
    return sessionDataSchema.parse(row.data).checks;
  };

  return {
    async listSessions({ caller, query }) {
      const page = await listSessions(table, caller.sub, module, query.limit, query.cursor);
      const rows = await Promise.all(page.items.map((row) => healed(services, row)));
      return { items: rows.map(summaryOf), nextCursor: page.nextCursor };
    },

    async analyze({ caller, body, form }) {
      if (form !== undefined) {
        assertFormFiles(module, form.files);
        const { sessionName } = form.fields;
        const fingerprint = fingerprintOf(
          module,
          sessionName,
          form.files.map((file) => `${file.name} ${digestOf(file.bytes)}`),
        );
        const earlier = await sessionOfRequest(services, { sub: caller.sub, module, fingerprint });
        const uploads = earlier === null ? await storeFormFiles(files, caller.sub, module, form.files, newId) : [];
        return answerOf(await start(caller.sub, sessionName, uploads, fingerprint, formRepeatSeconds));
      }
      if (body === undefined) throw new AppError('invalid', 'Sila muat naik sekurang-kurangnya 1 dokumen');
      const ids = body.documents.map(({ uploadId }) => uploadId);
      const fingerprint = fingerprintOf(module, body.sessionName, ids);
      const uploads = await arrivedUploads(table, files, caller.sub, module, ids);
      return answerOf(await start(caller.sub, body.sessionName, uploads, fingerprint, days(7)));
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
      if (row.status === 'completed') return answerOf(row);
      return answerOf(row.status === 'failed' ? await retrySession(services, row, body.skipFailed) : row);
    },

    async deleteSession({ caller, params }) {
      const row = await find(caller.sub, params.sessionId);
      if (!(await removeSessionRow(table, row, now())))
        throw new AppError('conflict', 'Sesi ini baru sahaja berubah. Sila cuba lagi.');
      await removeRest(services, row);
      return { deleted: true };
    },

    async checkMerangkai({ caller, params }) {
      const { checks } = sessionDataSchema.parse((await find(caller.sub, params.sessionId)).data);
      return { exists: checks.merangkai, merangkaiId: checks.merangkaiId };
    },
    async checkScripts({ caller, params }) {
      const checks = await checksOf(caller.sub, params.merangkaiId);
      return { exists: checks.scripts, scriptsId: checks.scriptsId };
    },
    async checkDlo({ caller, params }) {
      const checks = await checksOf(caller.sub, params.merangkaiId);
      return { exists: checks.dlo, dloId: checks.dloId };
    },
    async checkReport({ caller, params }) {
      const checks = await checksOf(caller.sub, params.dloId);
      return { exists: checks.report, reportId: checks.reportId };
    },
  };
}

const answerOf = (row: SessionRow) => ({ sessionId: row.id, status: row.status });

/** All that hung on a session: artefact rows, upload rows, uploads, texts and large artefacts. */
async function removeRest({ table, files }: PedagonaServices, row: SessionRow): Promise<void> {
  const below = await table.keysBelow(keys.artefactsOf(row.sub, row.id));
  const uploads = row.documents.map(({ uploadId }) => uploadId);
  for (const key of [...below, ...uploads.map((id) => keys.upload(row.sub, id))]) await table.remove(key);
  await files.removeAll(uploads.map((id) => objectKeys.upload(row.sub, id)));
  await files.removeBelow(objectKeys.textsOf(row.sub, row.id));
  await files.removeBelow(objectKeys.artefactsOf(row.sub, row.id));
}
