import { AppError } from '../../shared/errors.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { editableAt } from '../../shared/valentra/editable.ts';
import { recomputed } from '../../shared/valentra/recompute.ts';
import { isGenerated } from '../../shared/valentra/rules.ts';
import { type StageName, stageNames } from '../../shared/valentra/schemas.ts';
import { valueAt } from '../../shared/pointer.ts';
import { getVersion, listVersions, saveArtefact } from '../platform/artefacts.ts';
import { type HandedIn, sessionDesk } from '../platform/desk.ts';
import { withPartAt } from '../platform/edit.ts';
import type { Handlers } from '../platform/http.ts';
import type { ModuleServices } from '../platform/services.ts';
import { findSession, type SessionRow } from '../platform/sessions.ts';
import { createSession, fillSession } from '../platform/start.ts';
import { ConditionFailed } from '../platform/table.ts';
import { removeUploads } from '../platform/uploads.ts';
import { findWork, healedWork, sessionFinished, startWork, stateOf } from '../platform/work.ts';
import { generation, waitMilliseconds } from './generation.ts';
import { rowPointers, wishSchema } from './stages/stage.ts';
import {
  dataOf,
  newSessionData,
  rewriteWork,
  sessionOf,
  stageOf,
  stageSchemas,
  type StageValue,
  summaryOf,
} from './store.ts';

const pollMilliseconds = 250;
const readingStage = 'maklumat';

export function valentraHandlers(services: ModuleServices): Handlers<typeof valentraApi> {
  const { table, files, now, newId } = services;
  const desk = sessionDesk(services, 'valentra');
  const { generate, isUnderWay, ended } = generation(services);

  /** The session once its document is read, or as it stands after the wait. @throws {AppError} with the reason when that failed. */
  const afterReading = async (row: SessionRow): Promise<SessionRow> => {
    const until = now().getTime() + waitMilliseconds;
    let current: SessionRow | null = row;
    while (current?.status === 'processing' && now().getTime() < until) {
      await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
      current = await findSession(table, row);
    }
    if (current === null) throw new AppError('not_found', 'Sesi tidak dijumpai');
    if (current.status === 'failed')
      throw new AppError('unprocessable', current.errorMessage ?? 'Gagal memuat naik dokumen. Sila cuba lagi.');
    return current;
  };

  /** A document that is made. */
  const made = async (sub: string, sessionId: string, stage: StageName) => {
    const row = await desk.find(sub, sessionId);
    const found = row.status === 'completed' ? await stageOf(services, row, stage) : null;
    if (found === null) throw new AppError('not_found', 'Dokumen ini belum dijana.');
    return { row, found, at: { sub, sessionId, kind: stage } };
  };

  const save = async (
    { row, found, at }: Awaited<ReturnType<typeof made>>,
    change: { value: unknown; reason: 'edited' | 'restored'; pointer: string },
  ): Promise<{ version: number }> => ({
    version: await saveArtefact(services, at, { ...change, from: found.version }, [sessionFinished(row)], now()).catch(
      (error: unknown) => {
        throw error instanceof ConditionFailed ? changedMeanwhile() : error;
      },
    ),
  });

  return {
    async createSession({ caller, body }) {
      const row = await createSession(services, {
        sub: caller.sub,
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
      const kept = new Set(filled.documents.map(({ uploadId }) => uploadId));
      const replaced = row.documents.map(({ uploadId }) => uploadId).filter((id) => !kept.has(id));
      await removeUploads(services, caller.sub, replaced);
      const read = await afterReading(filled);
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

    async editArtefact({ caller, params, body }) {
      const { stage } = params;
      const at = await made(caller.sub, params.sessionId, stage);
      if (at.found.version !== body.version) throw changedMeanwhile();
      const before = editableAt(stage, at.found.value, body.pointer);
      const change = { pointer: body.pointer, before, part: body.value };
      const schema = stageSchemas[stage] as (typeof stageSchemas)['jst'];
      const value = schema.parse(recomputed(stage, withPartAt(schema, at.found.value as StageValue<'jst'>, change)));
      return save(at, { value, reason: 'edited', pointer: body.pointer });
    },
    async listVersions({ caller, params }) {
      return listVersions(table, (await made(caller.sub, params.sessionId, params.stage)).at);
    },
    async restoreVersion({ caller, params, body }) {
      const at = await made(caller.sub, params.sessionId, params.stage);
      const kept = await getVersion(table, files, at.at, body.version, stageSchemas[params.stage]);
      if (kept === null) throw new AppError('not_found', 'Versi ini tidak lagi disimpan.');
      return save(at, { value: kept, reason: 'restored', pointer: '' });
    },
    async regenerate({ caller, params, body }) {
      const { stage } = params;
      const { row, found } = await made(caller.sub, params.sessionId, stage);
      if (!rowPointers[stage].test(body.pointer) || valueAt(found.value, body.pointer) === undefined)
        throw new AppError('invalid', 'Bahagian ini tidak wujud.');
      const wanted = { stage, pointer: body.pointer, instruction: body.instruction };
      const name = rewriteWork(stage);
      if (await isUnderWay(row, stage))
        throw new AppError('conflict', 'Dokumen ini sedang dijana. Tunggu sehingga selesai.');
      const input = { run: newId(), since: found.version, row: wanted };
      const work = await startWork(services, row, { name, stage: 'regenerate', input, repeatable: true });
      const started = wishSchema.parse(work.input).row;
      if (started?.pointer !== wanted.pointer || started.instruction !== wanted.instruction)
        throw new AppError(
          'conflict',
          'Bahagian lain sedang dijana semula. Tunggu sehingga selesai, kemudian cuba lagi.',
        );
      return { status: await ended(work) };
    },
    async regenerateStatus({ caller, params }) {
      const { row } = await made(caller.sub, params.sessionId, params.stage);
      const work = await findWork(table, { sub: row.sub, sessionId: row.id, name: rewriteWork(params.stage) });
      return stateOf(work === null ? null : await healedWork(services, work));
    },
  };
}

/** Whether a session has the documents of this request: by ticket, or by name and size of the form's files. */
const isOf = ({ documents }: SessionRow, { body, form }: HandedIn): boolean =>
  documents.some(
    ({ uploadId, name, size }) =>
      body?.documents.some((ticket) => ticket.uploadId === uploadId) === true ||
      form?.files.some((file) => file.name === name && file.bytes.length === size) === true,
  );

const changedMeanwhile = (): AppError =>
  new AppError(
    'conflict',
    'Dokumen ini telah diubah di tempat lain. Muat semula halaman, kemudian sunting sekali lagi.',
  );
