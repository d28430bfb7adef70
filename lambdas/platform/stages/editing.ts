import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { AppError } from '../../../shared/errors.ts';
import { listOf, type RowAction } from '../../../shared/rows.ts';
import type { Version } from '../../../shared/artefact.ts';
import { type Job, sessionCompleted, type SessionRow } from '../jobs/session.ts';
import type { ModuleServices } from '../jobs/services.ts';
import { stateOf } from '../jobs/job.ts';
import { awaitJob, type JobStart, startJob } from '../jobs/startJob.ts';
import { ConditionFailed } from '../storage/table.ts';
import type { Write } from '../storage/writes.ts';
import { type ArtefactId, getVersion, listVersions, type Save, saveArtefact, type Versioned } from './artefacts.ts';
import type { Editable } from './edit.ts';
import { regenerateJob, regenerateStageName, targetSchema } from './regenerate.ts';

/** An artefact of a completed session that its owner may edit, as it is now. */
export interface EditableArtefact<T = unknown> {
  session: SessionRow;
  id: ArtefactId;
  schema: z.ZodType<T>;
  found: Versioned<T>;
  /** The writes of the session that go with its next value, where there are others than none. */
  writesOf?: ((value: unknown) => Write[]) | undefined;
}

/** One edit: a part gets another value, or a row is added, removed or moved. `version`: the one that the lecturer saw. */
interface ArtefactEdit {
  version: number;
  pointer: string;
  value?: Editable | undefined;
  action?: RowAction | undefined;
}

/** What the lecturer does with an artefact: edit a part, list and restore versions, have a part written again. */
export function artefactEditing(services: ModuleServices, changedText: string) {
  const { table, files, now, newId } = services;

  const save = async (
    { session, id, found, writesOf }: EditableArtefact,
    change: Omit<Save, 'from'>,
  ): Promise<{ version: number }> => ({
    version: await saveArtefact(
      services,
      id,
      { ...change, from: found.version },
      writesOf?.(change.value) ?? [sessionCompleted(session)],
      now(),
    ).catch((error: unknown) => {
      throw error instanceof ConditionFailed ? new AppError('conflict', changedText) : error;
    }),
  });

  const assertVersion = ({ found }: EditableArtefact, seen: number): void => {
    if (found.version !== seen) throw new AppError('conflict', changedText);
  };

  return {
    /** `ways`: give the whole artefact with a part replaced, or with a row added, removed or moved. */
    async edit<T>(
      artefact: EditableArtefact<T>,
      { version, pointer, value, action }: ArtefactEdit,
      ways: { put: (value: Editable) => T; row: (action: RowAction) => T },
    ): Promise<{ version: number }> {
      assertVersion(artefact, version);
      if (action !== undefined) {
        const moved = ways.row(action);
        if (isDeepStrictEqual(moved, artefact.found.value)) return { version };
        return save(artefact, { value: moved, reason: 'edited', pointer: listOf(pointer) });
      }
      if (value === undefined) throw new AppError('invalid', 'Sila nyatakan teks bahagian ini.');
      return save(artefact, { value: ways.put(value), reason: 'edited', pointer });
    },

    versions: ({ id }: EditableArtefact): Promise<Version[]> => listVersions(table, id),

    async restore(
      artefact: EditableArtefact,
      { version, from }: { version: number; from: number },
    ): Promise<{ version: number }> {
      const kept = await getVersion(table, files, artefact.id, version, artefact.schema);
      if (kept === null) throw new AppError('not_found', 'Versi ini tidak lagi disimpan.');
      assertVersion(artefact, from);
      return save(artefact, { value: kept.value, reason: 'restored', pointer: '', provenance: kept });
    },

    /** One part of an artefact at a time. */
    async regenerate(
      { session, id, found }: EditableArtefact,
      { pointer, instruction }: { pointer: string; instruction: string },
      exclusiveWith?: JobStart['exclusiveWith'],
    ): Promise<{ status: 'processing' | 'completed' }> {
      const name = regenerateJob(id);
      const place = { kind: id.kind, ...(id.n === undefined ? {} : { n: id.n }) };
      const started = await startJob(services, session, {
        name,
        stage: regenerateStageName,
        input: { ...place, pointer, instruction, since: found.version, run: newId() },
        isRepeatable: true,
        ...(exclusiveWith === undefined ? {} : { exclusiveWith }),
      });
      if (!isOf(started.jobs[name], { pointer, instruction }))
        throw new AppError(
          'conflict',
          'Bahagian lain sedang dijana semula. Tunggu sehingga selesai, kemudian cuba lagi.',
        );
      return { status: (await awaitJob(services, started, name)).status };
    },

    regenerateState: ({ session, id }: EditableArtefact) => stateOf(session.jobs[regenerateJob(id)]),
  };
}

/** Whether the job that runs is the one that was asked for. */
function isOf(job: Job | undefined, asked: { pointer: string; instruction: string }): boolean {
  const target = targetSchema.safeParse(job?.input).data;
  return target?.pointer === asked.pointer && target.instruction === asked.instruction;
}
