import { AppError } from '../../shared/errors.ts';
import { valueAt } from '../../shared/pointer.ts';
import type { valentraApi } from '../../shared/valentra/api.ts';
import { withChange } from '../../shared/valentra/change.ts';
import { blankRowOf, type Editable, editableAt, numberFault } from '../../shared/valentra/editable.ts';
import { listOf, type RowAction } from '../../shared/rows.ts';
import { recomputed } from '../../shared/valentra/recompute.ts';
import { jstSchema, type StageName } from '../../shared/valentra/schemas.ts';
import type { Handlers } from '../platform/http/router.ts';
import type { ModuleServices } from '../platform/jobs/services.ts';
import { sessionDataWrite, type SessionRow } from '../platform/jobs/session.ts';
import { artefactAt } from '../platform/stages/artefacts.ts';
import { ConditionFailed } from '../platform/storage/table.ts';
import { rowsAfter, withPartAt, withRowsAt } from '../platform/stages/edit.ts';
import { artefactEditing, type EditableArtefact } from '../platform/stages/editing.ts';
import { comparisonsOf } from '../platform/stages/origin.ts';
import { rowPointers } from './stages/documentStage.ts';
import { dataOf, stageOf, stageSchemas, type StageValue } from './store.ts';

const changedText = 'Dokumen ini telah diubah di tempat lain. Muat semula halaman, kemudian sunting sekali lagi.';

const schemaOf = (stage: StageName) => stageSchemas[stage] as (typeof stageSchemas)['jst'];

/** A changed document with everything computed again. @throws {AppError} invalid where no valid document comes of it */
function whole(stage: StageName, changed: unknown, pointer: string): StageValue<'jst'> {
  const parsed = schemaOf(stage).safeParse(recomputed(stage, withChange(stage, changed, pointer)));
  if (!parsed.success)
    throw new AppError('invalid', 'Suntingan ini tidak dapat disimpan kerana jumlah yang dikira semula tidak sah.');
  return parsed.data;
}

/** Codes that are none of the course's outcomes, or none of the task's HPs, in words; null where there are none. */
function unknownCode(document: unknown, pointer: string, part: Editable): string | null {
  const isHp = pointer.endsWith('/hp');
  if (!isHp && !pointer.endsWith('/clo')) return null;
  const known = isHp
    ? (valueAt(document, pointer.replace(/\/criteria\/.*/, '/summary/hpInvolved')) as string[])
    : jstSchema
        .pick({ cloList: true })
        .parse(document)
        .cloList.map(({ code }) => code);
  const unknown = [part].flat().filter((code) => !known.includes(String(code)));
  const [what, whose] = isHp ? ['HP', 'tugasan'] : ['CLO', 'kursus'];
  return unknown.length === 0
    ? null
    : `${what} ini tiada dalam ${whose}: ${unknown.join(', ')}. Guna ${known.join(', ')}.`;
}

/** A document with one part changed. @throws {AppError} invalid for a part that cannot be edited or a value it cannot hold */
export function edited(
  stage: StageName,
  document: unknown,
  { pointer, value: part }: { pointer: string; value: Editable },
) {
  const before = editableAt(stage, document, pointer);
  const fault = typeof before === 'number' ? numberFault(pointer, part) : unknownCode(document, pointer, part);
  if (fault !== null) throw new AppError('invalid', fault);
  return whole(stage, withPartAt(schemaOf(stage), document as StageValue<'jst'>, { pointer, before, part }), pointer);
}

/** A document with one row added, removed or moved. @throws {AppError} invalid; a list keeps at least one row */
export function withRow(stage: StageName, document: unknown, pointer: string, action: RowAction) {
  const list = listOf(pointer);
  const rows = valueAt(document, list);
  if (action === 'remove' && Array.isArray(rows) && rows.length === 1)
    throw new AppError('invalid', 'Sekurang-kurangnya satu baris mesti kekal.');
  return withRows(stage, document, list, rowsAfter(document, { pointer, action, blank: blankRowOf(stage, list) }));
}

/** A document with other rows in a list. */
export const withRows = (stage: StageName, document: unknown, list: string, rows: readonly object[]) =>
  whole(stage, withRowsAt(schemaOf(stage), document as StageValue<'jst'>, list, rows), list);

type EditCalls = Pick<
  typeof valentraApi,
  | 'editArtefact'
  | 'reviewArtefact'
  | 'listVersions'
  | 'compareVersions'
  | 'restoreVersion'
  | 'regenerate'
  | 'regenerateStatus'
>;

/** What the lecturer changes in a document. `find`: the caller's session, healed; 404. */
export function editHandlers(
  services: ModuleServices,
  find: (sub: string, sessionId: string) => Promise<SessionRow>,
): Handlers<EditCalls> {
  const editing = artefactEditing(services, changedText);

  const made = async (sub: string, sessionId: string, stage: StageName): Promise<EditableArtefact> => {
    const session = await find(sub, sessionId);
    const found = session.status === 'completed' ? await stageOf(services, session, stage) : null;
    if (found === null) throw new AppError('not_found', 'Dokumen ini belum dijana.');
    return { session, found, id: { sub, sessionId, kind: stage }, schema: stageSchemas[stage] };
  };

  return {
    async editArtefact({ caller, params, body }) {
      const artefact = await made(caller.sub, params.sessionId, params.stage);
      const { value: document } = artefact.found;
      return editing.edit(artefact, body, {
        put: (value) => edited(params.stage, document, { pointer: body.pointer, value }),
        row: (action) => withRow(params.stage, document, body.pointer, action),
      });
    },
    async reviewArtefact({ caller, params, body }) {
      const { session, found, id } = await made(caller.sub, params.sessionId, params.stage);
      const { table, now } = services;
      const review = { ...body, at: now().toISOString() };
      const reviews = { ...dataOf(session).reviews, [params.stage]: review };
      if (found.version !== body.version) throw new AppError('conflict', changedText);
      await table
        .transact([sessionDataWrite(session, { reviews }, now()), artefactAt(id, body.version)])
        .catch((error: unknown) => {
          throw error instanceof ConditionFailed ? new AppError('conflict', changedText) : error;
        });
      return { review };
    },
    async listVersions({ caller, params }) {
      return editing.versions(await made(caller.sub, params.sessionId, params.stage));
    },
    async compareVersions({ caller, params }) {
      const { id, found } = await made(caller.sub, params.sessionId, params.stage);
      return comparisonsOf(services, id, found);
    },
    async restoreVersion({ caller, params, body }) {
      return editing.restore(await made(caller.sub, params.sessionId, params.stage), body);
    },
    async regenerate({ caller, params, body }) {
      const { stage } = params;
      const artefact = await made(caller.sub, params.sessionId, stage);
      if (!rowPointers[stage].test(body.pointer) || valueAt(artefact.found.value, body.pointer) === undefined)
        throw new AppError('invalid', 'Bahagian ini tidak wujud.');
      // Never beside the making of its document.
      return editing.regenerate(artefact, body, {
        name: stage,
        message: 'Dokumen ini sedang dijana. Tunggu sehingga selesai.',
      });
    },
    async regenerateStatus({ caller, params }) {
      return editing.regenerateState(await made(caller.sub, params.sessionId, params.stage));
    },
  };
}
