import { AppError } from '../../shared/errors.ts';
import { valueAt } from '../../shared/pointer.ts';
import type { valentraApi } from '../../shared/valentra/api.ts';
import { withChange } from '../../shared/valentra/change.ts';
import { type Editable, editableAt, numberFault } from '../../shared/valentra/editable.ts';
import { recomputed } from '../../shared/valentra/recompute.ts';
import type { StageName } from '../../shared/valentra/schemas.ts';
import type { Handlers } from '../platform/http/router.ts';
import type { ModuleServices } from '../platform/jobs/services.ts';
import type { SessionRow } from '../platform/jobs/session.ts';
import { withPartAt } from '../platform/stages/edit.ts';
import { artefactEditing, type EditableArtefact } from '../platform/stages/editing.ts';
import { comparisonsOf } from '../platform/stages/origin.ts';
import { rowPointers } from './stages/documentStage.ts';
import { stageOf, stageSchemas, type StageValue } from './store.ts';

const changedText = 'Dokumen ini telah diubah di tempat lain. Muat semula halaman, kemudian sunting sekali lagi.';

/**
 * A document with one part changed and everything computed again.
 * @throws {AppError} invalid for a part that cannot be edited, a value it cannot hold, or one of which no valid document comes
 */
export function edited(
  stage: StageName,
  document: unknown,
  { pointer, value: part }: { pointer: string; value: Editable },
) {
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

type EditCalls = Pick<
  typeof valentraApi,
  'editArtefact' | 'listVersions' | 'compareVersions' | 'restoreVersion' | 'regenerate' | 'regenerateStatus'
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
      return editing.edit(artefact, body, ({ found }) => edited(params.stage, found.value, body));
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
