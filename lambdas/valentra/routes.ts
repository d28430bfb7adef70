import { AppError } from '../../shared/errors.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { editableAt } from '../../shared/valentra/editable.ts';
import { recomputed } from '../../shared/valentra/recompute.ts';
import { isAvailable } from '../../shared/valentra/rules.ts';
import { type StageName, stageNames } from '../../shared/valentra/schemas.ts';
import { valueAt } from '../../shared/pointer.ts';
import { getVersion, listVersions, saveArtefact } from '../platform/artefacts.ts';
import { sessionDesk } from '../platform/desk.ts';
import { withPartAt } from '../platform/edit.ts';
import type { Handlers } from '../platform/http.ts';
import type { ModuleServices } from '../platform/services.ts';
import { findSession, type SessionRow } from '../platform/sessions.ts';
import { createSession, fillSession } from '../platform/start.ts';
import { ConditionFailed } from '../platform/table.ts';
import { removeUploads } from '../platform/uploads.ts';
import {
  findWork,
  healedWork,
  sessionFinished,
  startWork,
  stateOf,
  waitForWork,
  type WorkRow,
} from '../platform/work.ts';
import { wishSchema } from './stages/stage.ts';
import {
  courseOf,
  dataOf,
  newSessionData,
  sessionOf,
  stageOf,
  stageSchemas,
  type StageValue,
  rewriteWork,
  summaryOf,
} from './store.ts';

/** A POST that generates waits so long for its work (design §3; an HTTP API gives up after 30 s). */
const waitMilliseconds = 20_000;
const pollMilliseconds = 250;

const readingStage = 'maklumat';

const notYet: Record<StageName, string> = {
  jst: 'Muat naik maklumat kursus dahulu.',
  jsu: 'Jana JST dahulu. JSU hanya untuk kursus yang mempunyai kuiz atau peperiksaan.',
  pentaksiran: 'Jana JST dahulu.',
  rubrik: 'Jana soalan pentaksiran berterusan dahulu.',
  exam: 'Jana JSU dahulu. Soalan ujian hanya untuk kursus yang mempunyai kuiz atau peperiksaan.',
};

export function valentraHandlers(services: ModuleServices): Handlers<typeof valentraApi> {
  const { table, files, now, newId } = services;
  const desk = sessionDesk(services, 'valentra');

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

  /** Starts a stage, waits for it and gives its document; null while it goes on. */
  const generate = async <N extends StageName>(
    sub: string,
    sessionId: string,
    stage: N,
    settings: Record<string, unknown> = {},
  ): Promise<{ made: StageValue<N> | null; status: 'processing' | 'completed'; row: SessionRow }> => {
    const row = await desk.find(sub, sessionId);
    const data = dataOf(row);
    if (row.status !== 'completed' || !isAvailable(data, stage)) throw new AppError('conflict', notYet[stage]);
    if (stage === 'jst') await assertAssessments(row);
    const earlier = await findWork(table, { sub, sessionId, name: stage });
    const isSame = earlier !== null && sameSettings(earlier, settings);
    const isDone = earlier?.status === 'completed' && isSame;
    // What a failed attempt of the same wish has written is kept for this one.
    const run = earlier?.status === 'failed' && isSame ? wishSchema.parse(earlier.input).run : newId();
    const work = isDone
      ? earlier
      : await startWork(services, row, {
          name: stage,
          stage,
          input: { ...settings, run },
          repeatable: stage === 'exam',
        });
    if (!sameSettings(work, settings))
      throw new AppError('conflict', 'Soalan ujian dengan tetapan lain sedang dijana. Tunggu sehingga selesai.');
    const status = await ended(work);
    const made = status === 'completed' ? await stageOf(services, row, stage) : null;
    return { made: made?.value ?? null, status, row };
  };

  const assertAssessments = async (row: SessionRow): Promise<void> => {
    const course = await courseOf(services, row);
    if (course === null || course.value.course.assessments.length === 0)
      throw new AppError(
        'unprocessable',
        'Pentaksiran kursus tidak ditemui dalam dokumen. Muat naik maklumat kursus yang menyenaraikan pentaksiran.',
      );
  };

  /** The end of work waited for. @throws {AppError} with its sentence when it failed. */
  const ended = async (work: WorkRow): Promise<'processing' | 'completed'> => {
    const end = await waitForWork(services, work, waitMilliseconds);
    if (end === null) throw new AppError('not_found', 'Sesi tidak dijumpai');
    if (end.status === 'failed')
      throw new AppError('unprocessable', end.errorMessage ?? 'Penjanaan gagal. Sila cuba lagi.');
    return end.status;
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
      if (stageNames.some((stage) => row.works[stage] !== undefined))
        throw new AppError(
          'conflict',
          'Dokumen sesi ini sudah dijana daripada maklumat kursus yang ada. Cipta sesi baharu untuk dokumen lain.',
        );
      const filled = await desk.withDocuments(caller.sub, { body, form }, async ({ uploads, parts }) => {
        // The same ticket again is the same click again.
        const isSame = row.status !== 'failed' && row.documents.some(({ uploadId }) => parts.includes(uploadId));
        return isSame ? row : fillSession(services, row, { stage: readingStage, uploads });
      });
      const kept = new Set(filled.documents.map(({ uploadId }) => uploadId));
      const replaced = row.documents.map(({ uploadId }) => uploadId).filter((id) => !kept.has(id));
      await removeUploads(services, caller.sub, replaced);
      const read = await afterReading(filled);
      const status = read.status === 'processing' ? ('processing' as const) : ('completed' as const);
      return { session: await sessionOf(services, read), status };
    },

    async generateJst({ caller, params }) {
      const { made: jst, status, row } = await generate(caller.sub, params.sessionId, 'jst');
      return { jst, hasQuizOrExam: dataOf(row).hasQuizOrExam, status };
    },
    async generateJsu({ caller, params }) {
      const { made: jsu, status } = await generate(caller.sub, params.sessionId, 'jsu');
      return { jsu, status };
    },
    async generatePentaksiran({ caller, params }) {
      const { made: pentaksiran, status } = await generate(caller.sub, params.sessionId, 'pentaksiran');
      return { pentaksiran, status };
    },
    async generateRubrik({ caller, params }) {
      const { made: rubrik, status } = await generate(caller.sub, params.sessionId, 'rubrik');
      return { rubrik, status };
    },
    async generateExam({ caller, params, body }) {
      const { made: exam, status } = await generate(caller.sub, params.sessionId, 'exam', body);
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
      if (valueAt(found.value, body.pointer) === undefined) throw new AppError('invalid', 'Bahagian ini tidak wujud.');
      const wanted = { stage, pointer: body.pointer, instruction: body.instruction };
      const name = rewriteWork(stage);
      const input = { run: newId(), row: wanted };
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

/** Whether work was begun with these settings. */
function sameSettings(work: WorkRow, settings: Record<string, unknown>): boolean {
  return Object.entries(settings).every(([name, value]) => work.input[name] === value);
}

const changedMeanwhile = (): AppError =>
  new AppError(
    'conflict',
    'Dokumen ini telah diubah di tempat lain. Muat semula halaman, kemudian sunting sekali lagi.',
  );
