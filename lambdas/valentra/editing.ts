import { AppError } from '../../shared/errors.ts';
import { valueAt } from '../../shared/pointer.ts';
import type { valentraApi } from '../../shared/valentra/api.ts';
import { withChange } from '../../shared/valentra/change.ts';
import { type Editable, editableAt, numberFault } from '../../shared/valentra/editable.ts';
import { recomputed } from '../../shared/valentra/recompute.ts';
import type { StageName } from '../../shared/valentra/schemas.ts';
import { type Base, getVersion, listVersions, saveArtefact } from '../platform/stages/artefacts.ts';
import { withPartAt } from '../platform/stages/edit.ts';
import type { Handlers } from '../platform/http/router.ts';
import type { ModuleServices } from '../platform/jobs/moduleServices.ts';
import type { SessionRow } from '../platform/jobs/sessions.ts';
import { ConditionFailed } from '../platform/storage/table.ts';
import { findWork, healedWork, sessionFinished, startWork, stateOf } from '../platform/jobs/work.ts';
import type { generation } from './generation.ts';
import { rowPointers, wishSchema } from './stages/stage.ts';
import { rewriteWork, stageOf, stageSchemas, type StageValue } from './store.ts';

/** The caller's session, healed. @throws {AppError} not_found */
type Find = (sub: string, sessionId: string) => Promise<SessionRow>;

/** Finds a document that is made. */
const documents =
  (services: ModuleServices, find: Find) => async (sub: string, sessionId: string, stage: StageName) => {
    const row = await find(sub, sessionId);
    const found = row.status === 'completed' ? await stageOf(services, row, stage) : null;
    if (found === null) throw new AppError('not_found', 'Dokumen ini belum dijana.');
    return { row, found, at: { sub, sessionId, kind: stage } };
  };

/**
 * A document with one part changed and everything computed anew.
 * @throws {AppError} invalid for a part that cannot be edited, a value it cannot hold, or one of which no valid document comes
 */
function edited(stage: StageName, document: unknown, { pointer, value: part }: { pointer: string; value: Editable }) {
  const before = editableAt(stage, document, pointer);
  const fault = typeof before === 'number' ? numberFault(stage, part) : null;
  if (fault !== null) throw new AppError('invalid', fault);
  const schema = stageSchemas[stage] as (typeof stageSchemas)['jst'];
  const replaced = withPartAt(schema, document as StageValue<'jst'>, { pointer, before, part });
  const whole = schema.safeParse(recomputed(stage, withChange(stage, replaced, pointer)));
  if (!whole.success)
    throw new AppError('invalid', 'Suntingan ini tidak dapat disimpan kerana jumlah yang dikira semula tidak sah.');
  return whole.data;
}

/** What the lecturer changes by hand, and the versions that come of it. */
export function editing(
  services: ModuleServices,
  find: Find,
): Handlers<Pick<typeof valentraApi, 'editArtefact' | 'listVersions' | 'restoreVersion'>> {
  const { table, files, now } = services;
  const made = documents(services, find);

  const save = async (
    { row, found, at }: Awaited<ReturnType<typeof made>>,
    change: { value: unknown; reason: 'edited' | 'restored'; pointer: string; base?: Base | undefined },
  ): Promise<{ version: number }> => ({
    version: await saveArtefact(services, at, { ...change, from: found.version }, [sessionFinished(row)], now()).catch(
      (error: unknown) => {
        throw error instanceof ConditionFailed ? changedMeanwhile() : error;
      },
    ),
  });

  return {
    async editArtefact({ caller, params, body }) {
      const at = await made(caller.sub, params.sessionId, params.stage);
      if (at.found.version !== body.version) throw changedMeanwhile();
      const value = edited(params.stage, at.found.value, body);
      return save(at, { value, reason: 'edited', pointer: body.pointer });
    },
    async listVersions({ caller, params }) {
      return listVersions(table, (await made(caller.sub, params.sessionId, params.stage)).at);
    },
    async restoreVersion({ caller, params, body }) {
      const at = await made(caller.sub, params.sessionId, params.stage);
      const kept = await getVersion(table, files, at.at, body.version, stageSchemas[params.stage]);
      if (kept === null) throw new AppError('not_found', 'Versi ini tidak lagi disimpan.');
      if (at.found.version !== body.from) throw changedMeanwhile();
      return save(at, { value: kept.value, reason: 'restored', pointer: '', base: kept.base });
    },
  };
}

/** One row written anew at a time, never beside the making of its document. */
export function rewriting(
  services: ModuleServices,
  find: Find,
  { isUnderWay, ended }: Pick<ReturnType<typeof generation>, 'isUnderWay' | 'ended'>,
): Handlers<Pick<typeof valentraApi, 'regenerate' | 'regenerateStatus'>> {
  const { table, newId } = services;
  const made = documents(services, find);

  return {
    async regenerate({ caller, params, body }) {
      const { stage } = params;
      const { row, found } = await made(caller.sub, params.sessionId, stage);
      if (!rowPointers[stage].test(body.pointer) || valueAt(found.value, body.pointer) === undefined)
        throw new AppError('invalid', 'Bahagian ini tidak wujud.');
      const wanted = { stage, pointer: body.pointer, instruction: body.instruction };
      const unless = { name: stage, message: 'Dokumen ini sedang dijana. Tunggu sehingga selesai.' };
      // Heals what has died; what begins after this look keeps the work from being started.
      if (await isUnderWay(row, unless.name)) throw new AppError('conflict', unless.message);
      const work = await startWork(services, row, {
        name: rewriteWork(stage),
        stage: 'regenerate',
        input: { run: newId(), since: found.version, row: wanted },
        repeatable: true,
        unless,
      });
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

const changedMeanwhile = (): AppError =>
  new AppError(
    'conflict',
    'Dokumen ini telah diubah di tempat lain. Muat semula halaman, kemudian sunting sekali lagi.',
  );
