import { AppError } from '../../shared/errors.ts';
import type { pedagonaApi } from '../../shared/pedagona/api.ts';
import { merangkaiFault } from '../../shared/pedagona/rules.ts';
import type { StageName } from '../../shared/pedagona/stages.ts';
import { getArtefact, getVersion, listVersions, saveArtefact } from '../platform/stages/artefacts.ts';
import type { Handlers } from '../platform/http/router.ts';
import { objectKeys } from '../platform/storage/keys.ts';
import type { SessionRow } from '../platform/jobs/sessions.ts';
import { ConditionFailed } from '../platform/storage/table.ts';
import {
  findWork,
  healedWork,
  sessionFinished,
  startWork,
  stateOf,
  waitForWork,
  type WorkRow,
} from '../platform/jobs/work.ts';
import { addressed, chain, sessionIdIn, stageArtefactId } from './chain.ts';
import { partAt, withPart } from './edit.ts';
import {
  countDownload,
  exportIdOf,
  exportWork,
  findExport,
  listExports,
  parseExportId,
  removeExport,
} from './exports.ts';
import { assertRegenerable, regenerateWork } from './regenerate.ts';
import type { ModuleServices } from '../platform/jobs/moduleServices.ts';
import { sessionDataSchema } from './store.ts';

/** A POST that generates waits so long for its work (design §3; an HTTP API gives up after 30 s). */
const waitMilliseconds = 20_000;

const missingExport = 'Fail eksport tidak dijumpai atau telah luput.';

/** Characters of an artefact, several times what is ever generated: the complete report is laid out from all of them at once. */
const maxArtefactCharacters = 60_000;

/** @throws {AppError} too_large when an edit makes an artefact longer than it may be; shortening one is always allowed. */
function assertLength(value: unknown, before: unknown): void {
  const { length } = JSON.stringify(value);
  if (length > maxArtefactCharacters && length > JSON.stringify(before).length)
    throw new AppError(
      'too_large',
      'Dokumen ini sudah terlalu panjang. Ringkaskan bahagian lain dahulu, kemudian simpan semula.',
    );
}

/** How long a download's address is good. */
const downloadSeconds = 300;

const checksOf = (row: SessionRow) => sessionDataSchema.parse(row.data).checks;

type ChainCalls = Pick<
  typeof pedagonaApi,
  | 'checkMerangkai'
  | 'createMerangkai'
  | 'getMerangkai'
  | 'checkScripts'
  | 'createScripts'
  | 'getScripts'
  | 'checkDlo'
  | 'createDlo'
  | 'getDlo'
  | 'checkReport'
  | 'createReport'
  | 'getReport'
  | 'editArtefact'
  | 'listVersions'
  | 'restoreVersion'
  | 'regenerate'
  | 'regenerateStatus'
  | 'exportHistory'
  | 'exportComplete'
  | 'downloadExport'
  | 'deleteExport'
>;

/** `find`: the caller's session, healed; 404 with this sentence. */
export function chainHandlers(
  services: ModuleServices,
  find: (sub: string, id: string, missing: string) => Promise<SessionRow>,
): Handlers<ChainCalls> {
  const { table, files, now, newId } = services;

  const stateFor = async (sub: string, sessionId: string, name: string) => {
    const work = await findWork(table, { sub, sessionId, name });
    return stateOf(work === null ? null : await healedWork(services, work));
  };

  /** The end of work waited for. @throws {AppError} with its sentence when it failed. */
  const ended = async (work: WorkRow): Promise<'processing' | 'completed'> => {
    const end = await waitForWork(services, work, waitMilliseconds);
    if (end === null) throw new AppError('not_found', 'Sesi tidak dijumpai');
    const { status, errorMessage } = end;
    if (status === 'failed') throw new AppError('unprocessable', errorMessage ?? 'Penjanaan gagal. Sila cuba lagi.');
    return status;
  };

  const check = async (sub: string, sessionId: string, stage: StageName, missing: string) => {
    // Before the session: what has just been finished is never said to be finished and missing.
    const state = await stateFor(sub, sessionId, stage);
    const row = await find(sub, sessionId, missing);
    const exists = checksOf(row)[stage];
    return {
      ...state,
      ...(exists ? { status: 'completed' as const } : {}),
      exists,
      id: exists ? stageArtefactId(stage, row.id) : null,
    };
  };

  const make = async (sub: string, sessionId: string, stage: StageName, needs: 'courses' | 'merangkai' | 'dlo') => {
    const missing = needs === 'courses' ? 'Sesi tidak dijumpai' : chain[needs].missing;
    const row = await find(sub, sessionId, missing);
    if (needs === 'courses') {
      const fault = merangkaiFault(sessionDataSchema.parse(row.data).coursesCount, false);
      if (row.status === 'completed' && fault !== null) throw new AppError('unprocessable', fault);
    } else if (!checksOf(row)[needs]) throw new AppError('not_found', missing);
    const status = await ended(await startWork(services, row, { name: stage, stage }));
    return { id: stageArtefactId(stage, row.id), status };
  };

  /** An artefact with what its page needs beside it. */
  const get = async <N extends StageName>(sub: string, artefactId: string, stage: N) => {
    const row = await find(sub, sessionIdIn(artefactId), chain[stage].missing);
    const { at, schema } = { ...addressed(sub, artefactId), schema: chain[stage].schema };
    const found = checksOf(row)[stage] ? await getArtefact(table, files, at, schema) : null;
    if (found === null) throw new AppError('not_found', chain[stage].missing);
    const context = {
      sessionId: row.id,
      sessionName: row.sessionName,
      sessionCreatedAt: row.createdAt,
      checks: checksOf(row),
      version: found.version,
    };
    return { ...(found.value as (typeof chain)[N]['schema']['_output']), ...context };
  };

  /** An editable artefact of a finished session. */
  const editable = async (sub: string, artefactId: string) => {
    const row = await find(sub, sessionIdIn(artefactId), 'Data tidak dijumpai');
    const { name, at, schema } = addressed(sub, artefactId);
    const found =
      row.status === 'completed' && (name === 'course' || checksOf(row)[name])
        ? await getArtefact(table, files, at, schema)
        : null;
    if (found === null)
      throw new AppError('not_found', name === 'course' ? 'Data tidak dijumpai' : chain[name].missing);
    return { row, name, at, schema, found };
  };

  return {
    async checkMerangkai({ caller, params }) {
      const { id, ...rest } = await check(caller.sub, params.sessionId, 'merangkai', 'Sesi tidak dijumpai');
      return { ...rest, merangkaiId: id };
    },
    async createMerangkai({ caller, params }) {
      const { id, status } = await make(caller.sub, params.sessionId, 'merangkai', 'courses');
      return { merangkaiId: id, status };
    },
    getMerangkai: ({ caller, params }) => get(caller.sub, params.merangkaiId, 'merangkai'),

    async checkScripts({ caller, params }) {
      const { id, ...rest } = await check(
        caller.sub,
        sessionIdIn(params.merangkaiId),
        'scripts',
        chain.merangkai.missing,
      );
      return { ...rest, scriptsId: id };
    },
    async createScripts({ caller, params }) {
      const { id, status } = await make(caller.sub, sessionIdIn(params.merangkaiId), 'scripts', 'merangkai');
      return { scriptsId: id, status };
    },
    getScripts: ({ caller, params }) => get(caller.sub, params.scriptsId, 'scripts'),

    async checkDlo({ caller, params }) {
      const { id, ...rest } = await check(caller.sub, sessionIdIn(params.merangkaiId), 'dlo', chain.merangkai.missing);
      return { ...rest, dloId: id };
    },
    async createDlo({ caller, params }) {
      const { id, status } = await make(caller.sub, sessionIdIn(params.merangkaiId), 'dlo', 'merangkai');
      return { dloId: id, status };
    },
    getDlo: ({ caller, params }) => get(caller.sub, params.dloId, 'dlo'),

    async checkReport({ caller, params }) {
      const { id, ...rest } = await check(caller.sub, sessionIdIn(params.dloId), 'report', chain.dlo.missing);
      return { ...rest, reportId: id };
    },
    async createReport({ caller, params }) {
      const { id, status } = await make(caller.sub, sessionIdIn(params.dloId), 'report', 'dlo');
      return { reportId: id, status };
    },
    getReport: ({ caller, params }) => get(caller.sub, params.reportId, 'report'),

    async editArtefact({ caller, params, body }) {
      const { row, name, at, schema, found } = await editable(caller.sub, params.artefactId);
      if (found.version !== body.version) conflict(new ConditionFailed([true]));
      const value = withPart({ name, schema }, found.value, body.pointer, body.value);
      assertLength(value, found.value);
      const save = { value, from: found.version, reason: 'edited' as const, pointer: body.pointer };
      return { version: await saveArtefact(services, at, save, [sessionFinished(row)], now()).catch(conflict) };
    },
    async listVersions({ caller, params }) {
      return listVersions(table, (await editable(caller.sub, params.artefactId)).at);
    },
    async restoreVersion({ caller, params, body }) {
      const { row, at, schema, found } = await editable(caller.sub, params.artefactId);
      const kept = await getVersion(table, files, at, body.version, schema);
      if (kept === null) throw new AppError('not_found', 'Versi ini tidak lagi disimpan.');
      if (found.version !== body.from) conflict(new ConditionFailed([true]));
      const save = { value: kept.value, from: found.version, reason: 'restored' as const, pointer: '' };
      return { version: await saveArtefact(services, at, save, [sessionFinished(row)], now()).catch(conflict) };
    },
    async regenerate({ caller, params, body }) {
      const { row, name, found } = await editable(caller.sub, params.artefactId);
      assertRegenerable(partAt(name, found.value, body.pointer));
      const input = { artefactId: params.artefactId, pointer: body.pointer, instruction: body.instruction };
      const work = { name: regenerateWork(params.artefactId), stage: 'regenerate', input, repeatable: true };
      const started = await startWork(services, row, work);
      if (started.input['pointer'] !== body.pointer || started.input['instruction'] !== body.instruction)
        throw new AppError(
          'conflict',
          'Bahagian lain sedang dijana semula. Tunggu sehingga selesai, kemudian cuba lagi.',
        );
      return { status: await ended(started) };
    },
    async regenerateStatus({ caller, params }) {
      const { row } = await editable(caller.sub, params.artefactId);
      return stateFor(row.sub, row.id, regenerateWork(params.artefactId));
    },

    async exportHistory({ caller, params }) {
      const row = await find(caller.sub, sessionIdIn(params.merangkaiId), chain.merangkai.missing);
      return {
        ...(await stateFor(row.sub, row.id, exportWork)),
        exports: await listExports(table, row.sub, row.id, now()),
      };
    },
    async exportComplete({ caller, params }) {
      const row = await find(caller.sub, sessionIdIn(params.merangkaiId), chain.merangkai.missing);
      if (!checksOf(row).merangkai) throw new AppError('not_found', chain.merangkai.missing);
      const work = await startWork(services, row, {
        name: exportWork,
        stage: 'export',
        input: { n: newId() },
        repeatable: true,
      });
      const id = { sub: row.sub, sessionId: row.id, n: String(work.input['n']) };
      const exportId = exportIdOf(id);
      const item = (await ended(work)) === 'completed' ? await findExport(table, id, now()) : null;
      if (item === null) return { downloadUrl: '', filename: '', exportId, status: 'processing' as const };
      return {
        downloadUrl: `/api/pedagona/export/download/${exportId}`,
        filename: item.fileName,
        exportId,
        status: 'completed' as const,
      };
    },
    async downloadExport({ caller, params }) {
      const id = parseExportId(caller.sub, params.exportId);
      const item = await findExport(table, id, now());
      if (item === null) throw new AppError('not_found', missingExport);
      await countDownload(table, id, now()).catch((error: unknown) => {
        throw error instanceof ConditionFailed ? new AppError('not_found', missingExport) : error;
      });
      return {
        location: await files.downloadUrl(
          objectKeys.export(id.sub, id.sessionId, id.n),
          item.fileName,
          downloadSeconds,
        ),
      };
    },
    async deleteExport({ caller, params }) {
      const id = parseExportId(caller.sub, params.exportId);
      if ((await findExport(table, id, now())) === null) throw new AppError('not_found', missingExport);
      await removeExport(table, id);
      await files.removeAll([objectKeys.export(id.sub, id.sessionId, id.n)]);
      return { deleted: true };
    },
  };
}

const conflict = (error: unknown): never => {
  if (!(error instanceof ConditionFailed)) throw error;
  throw new AppError(
    'conflict',
    'Teks ini telah diubah di tempat lain. Muat semula halaman, kemudian sunting sekali lagi.',
  );
};
