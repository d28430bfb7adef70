import { AppError } from '../../shared/errors.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { isGenerated } from '../../shared/valentra/rules.ts';
import { stageNames } from '../../shared/valentra/schemas.ts';
import { fillSession } from '../platform/jobs/attempts.ts';
import { type HandedIn, sessionDesk } from '../platform/jobs/sessionService.ts';
import type { Handlers } from '../platform/http/router.ts';
import type { ModuleServices } from '../platform/jobs/moduleServices.ts';
import { findSession, type SessionRow } from '../platform/jobs/sessions.ts';
import { createSession } from '../platform/jobs/start.ts';
import { removeUploads } from '../platform/uploads/uploads.ts';
import { editing, rewriting } from './editing.ts';
import { generation, waitMilliseconds } from './generation.ts';
import { dataOf, newSessionData, sessionOf, summaryOf } from './store.ts';

const pollMilliseconds = 250;
const readingStage = 'maklumat';

export function valentraHandlers(services: ModuleServices): Handlers<typeof valentraApi> {
  const { table, now } = services;
  const desk = sessionDesk(services, 'valentra');
  const making = generation(services);
  const { generate } = making;

  /** The session once its document is read, or as it stands after the wait. @throws {AppError} with the reason when that failed. */
  const afterReading = async (row: SessionRow): Promise<SessionRow> => {
    const until = now().getTime() + waitMilliseconds;
    let current: SessionRow | null = row;
    while (current?.status === 'processing' && now().getTime() < until) {
      await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
      current = await findSession(table, row);
    }
    if (current === null) throw new AppError('not_found', 'Sesi tidak dijumpai');
    if (current.status === 'failed' || (current.status === 'completed' && current.errorMessage !== null))
      throw new AppError('unprocessable', current.errorMessage ?? 'Gagal memuat naik dokumen. Sila cuba lagi.');
    return current;
  };

  return {
    async createSession({ caller, body }) {
      const row = await createSession(services, {
        sub: caller.sub,
        person: caller,
        module: 'valentra',
        sessionName: body.sessionName,
        stage: readingStage,
        data: newSessionData,
      });
      return { session: await sessionOf(services, row) };
    },

    async listSessions({ caller, query }) {
      const { items, nextCursor } = await desk.list(caller.sub, query.limit, query.cursor);
      return { sessions: await Promise.all(items.map((row) => summaryOf(services, row))), nextCursor };
    },

    async getSession({ caller, params }) {
      return { session: await sessionOf(services, await desk.find(caller.sub, params.sessionId)) };
    },

    deleteSession: ({ caller, params }) => desk.remove(caller.sub, params.sessionId),

    async upload({ caller, params, body, form }) {
      const row = await desk.find(caller.sub, params.sessionId);
      const data = dataOf(row);
      if (stageNames.some((stage) => isGenerated(data, stage) || row.works[stage] === 'processing'))
        throw new AppError(
          'conflict',
          'Dokumen sesi ini sudah dijana daripada maklumat kursus yang ada. Cipta sesi baharu untuk dokumen lain.',
        );
      const filled = await desk.withDocuments(caller.sub, { body, form }, async ({ uploads, parts }) => {
        // The same ticket again is the same click again.
        const isSame = row.status !== 'failed' && row.documents.some(({ uploadId }) => parts.includes(uploadId));
        return isSame ? row : fillSession(services, row, { stage: readingStage, uploads, works: stageNames });
      });
      if (!isOf(filled, { body, form }))
        throw new AppError('conflict', 'Sesi ini sedang diproses dengan dokumen lain. Tunggu sehingga selesai.');
      const read = await afterReading(filled);
      const kept = new Set(read.documents.map(({ uploadId }) => uploadId));
      const replaced = row.documents.map(({ uploadId }) => uploadId).filter((id) => !kept.has(id));
      await removeUploads(services, caller.sub, replaced);
      const status = read.status === 'processing' ? ('processing' as const) : ('completed' as const);
      return { session: await sessionOf(services, read), status };
    },

    async generateJst({ caller, params }) {
      const row = await desk.find(caller.sub, params.sessionId);
      const { made: jst, status } = await generate(row, 'jst');
      return { jst, hasQuizOrExam: dataOf(row).hasQuizOrExam, status };
    },
    async generateJsu({ caller, params }) {
      const { made: jsu, status } = await generate(await desk.find(caller.sub, params.sessionId), 'jsu');
      return { jsu, status };
    },
    async generatePentaksiran({ caller, params }) {
      const { made: pentaksiran, status } = await generate(
        await desk.find(caller.sub, params.sessionId),
        'pentaksiran',
      );
      return { pentaksiran, status };
    },
    async generateRubrik({ caller, params }) {
      const { made: rubrik, status } = await generate(await desk.find(caller.sub, params.sessionId), 'rubrik');
      return { rubrik, status };
    },
    async generateExam({ caller, params, body }) {
      const { made: exam, status } = await generate(await desk.find(caller.sub, params.sessionId), 'exam', body);
      return { exam, status };
    },

    ...editing(services, desk.find),
    ...rewriting(services, desk.find, making),
  };
}

/** Whether a session has the documents of this request: by ticket, or by name and size of the form's files. */
const isOf = ({ documents }: SessionRow, { body, form }: HandedIn): boolean =>
  documents.some(
    ({ uploadId, name, size }) =>
      body?.documents.some((ticket) => ticket.uploadId === uploadId) === true ||
      form?.files.some((file) => file.name === name && file.bytes.length === size) === true,
  );
