import { changesBetween, pointerOf } from '../../../shared/values/changes.ts';
import { isSame, pick } from '../../../shared/values/pick.ts';
import { valueAt } from '../../../shared/values/pointer.ts';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { acceptedAt } from '../../../shared/claims/accepted.ts';
import { AppError } from '../../../shared/errors.ts';
import { listOf } from '../../../shared/session/rows.ts';
import type { artefactCalls, Editable } from '../../../shared/session/artefact.ts';
import type { Handlers } from '../http/router.ts';
import { type Job, sessionCompleted, type SessionRow } from '../jobs/session.ts';
import type { ModuleServices } from './services.ts';
import { stateOf } from '../jobs/job.ts';
import { awaitJob, startJob } from '../jobs/startJob.ts';
import { ConditionFailed } from '../storage/table.ts';
import type { Write } from '../storage/writes.ts';
import { artefactsOf, type Save, type Versioned } from './artefacts.ts';
import { type EditableKind, withPart, withRow } from './editableKind.ts';
import { comparisonsOf } from './origin.ts';
import { regenerateJob, regenerateStageName, type Target, targetSchema } from './regenerate.ts';

/** An artefact of a completed session that its owner may edit, as it is now, and the ways to change it. */
export interface EditableArtefact {
  session: SessionRow;
  name: string;
  kind: EditableKind;
  found: Versioned<object>;
  /** @throws {AppError} invalid for a part that is not written again alone */
  assertRegenerable(pointer: string): void;
  /** Writes of the session that go with the artefact's next value; none when left out. @throws {AppError} for a value that it may not have */
  writesOf?: (value: unknown) => Write[];
}

type Calls = ReturnType<typeof artefactCalls<string, z.ZodObject, z.ZodType<Editable>>>;

/** The most characters of a text that is shown before and after a change of a version. */
const textAtMost = 400;

const changedText = 'Dokumen ini telah diubah di tempat lain. Muat semula halaman, kemudian sunting sekali lagi.';

export const editedElsewhere = (): AppError => new AppError('conflict', changedText);

/** The refusal of a write whose condition does not hold. */
export function refused(error: unknown): never {
  throw error instanceof ConditionFailed ? editedElsewhere() : error;
}

type Edit = z.infer<Calls['editArtefact']['body']>;
interface Part {
  pointer: string;
  value: Editable;
  was?: Editable | null | undefined;
}

/** The parts to which an edit gives a value. @throws {AppError} invalid for several parts of a row without a form, and for a part that is not of its row */
function partsOf(kind: EditableKind, { pointer, value, was, parts }: Edit): Part[] {
  if (parts && kind.hasForm?.(pointer) !== true)
    throw new AppError('invalid', 'Hanya bahagian satu soalan boleh disimpan bersama. Simpan satu demi satu.');
  if (parts?.some((part) => !part.pointer.startsWith(`${pointer}/`)))
    throw new AppError('invalid', 'Bahagian ini tidak wujud.');
  return parts ?? (value === undefined ? [] : [{ pointer, value, was }]);
}

/** @throws {AppError} invalid for a value that the artefact cannot hold */
function edited(kind: EditableKind, artefact: object, { pointer, action }: Edit, parts: readonly Part[]) {
  if (action !== undefined) return withRow(kind, artefact, pointer, action);
  if (parts.length === 0) throw new AppError('invalid', 'Sila nyatakan teks bahagian ini.');
  return parts.reduce((changed, part) => withPart(kind, changed, part.pointer, part.value), artefact);
}

/** Saves the next version of an artefact, after the one that was found. @throws {AppError} conflict */
async function save(
  services: ModuleServices,
  { session, name, found, writesOf }: EditableArtefact,
  change: Omit<Save, 'from'>,
): Promise<{ version: number }> {
  const writes = writesOf?.(change.value) ?? [sessionCompleted(session)];
  const next = { ...change, from: found.version };
  return { version: await artefactsOf(services, session).save(name, next, writes, services.now()).catch(refused) };
}

/** The kept version that this edit restores by hand: equal to it, apart from what code counts again. */
async function formerOf(
  services: ModuleServices,
  { session, name, kind, found }: EditableArtefact,
  pointers: readonly string[],
  next: object,
) {
  const kept = await artefactsOf(services, session).list(`version#${name}`, kind.schema.nullable().catch(null));
  return kept.findLast(({ value, edited: own }) => {
    if (value === null) return false;
    const since = found.edited.flatMap((path) => (own.includes(path) ? [] : (pointerOf(value, path) ?? [])));
    const said = [...since, ...pointers].reduce((artefact, at) => kind.counted(artefact, at), value);
    return isDeepStrictEqual(said, next);
  });
}

async function edit(services: ModuleServices, artefact: EditableArtefact, body: Edit): Promise<{ version: number }> {
  const { version, pointer, action } = body;
  const { kind, found } = artefact;
  const parts = partsOf(kind, body);
  const isUnchanged = () =>
    parts.length > 0 &&
    parts.every((one) => one.was !== undefined && isSame(kind.editableAt(found.value, one.pointer), one.was));
  if (found.version !== version && !isUnchanged()) throw editedElsewhere();
  const part = action === undefined ? pointer : listOf(pointer);
  const pointers = action === undefined ? parts.map((one) => one.pointer) : [part];
  const next = edited(kind, found.value, body, parts);
  if (isDeepStrictEqual(next, found.value)) return { version: found.version };
  const isVouched = isDeepStrictEqual(valueAt(next, part), valueAt(found.value, part));
  const former = isVouched ? undefined : await formerOf(services, artefact, pointers, next);
  return save(services, artefact, {
    value: former?.value ?? next,
    reason: 'edited',
    pointer: part,
    parts: pointers,
    provenance: former && pick(former, 'content', 'edited'),
    isAgreed: part === acceptedAt,
  });
}

type Asked = Pick<Target, 'pointer' | 'instruction'>;

/** Whether the job that runs is the one that was asked for. */
function isOf(job: Job | undefined, asked: Asked): boolean {
  const target = targetSchema.safeParse(job?.input).data;
  return target?.pointer === asked.pointer && target.instruction === asked.instruction;
}

/** Writes again one part of an artefact at a time, and never while the whole is being made. */
async function regenerate(services: ModuleServices, artefact: EditableArtefact, asked: Asked) {
  const { pointer, instruction } = asked;
  artefact.assertRegenerable(pointer);
  const { session, name, found } = artefact;
  const job = regenerateJob(name);
  const started = await startJob(services, session, {
    name: job,
    stage: regenerateStageName,
    input: { artefact: name, pointer, instruction, since: found.version, run: services.newId() },
    exclusiveWith: { name, message: 'Dokumen ini sedang dijana. Tunggu sehingga selesai.' },
  });
  if (!isOf(started.jobs[job], asked))
    throw new AppError('conflict', 'Bahagian lain sedang dijana semula. Tunggu sehingga selesai, kemudian cuba lagi.');
  return { status: (await awaitJob(services, started, job)).status };
}

/** The calls of `artefactCalls`. `findAt`: the artefact at an address; 404. */
export function artefactHandlers(
  services: ModuleServices,
  findAt: (sub: string, params: never) => Promise<EditableArtefact>,
): Handlers<Calls> {
  const find = (sub: string, params: object) => findAt(sub, params as never);
  return {
    editArtefact: async ({ caller, params, body }) => edit(services, await find(caller.sub, params), body),

    async listVersions({ caller, params }) {
      const { session, name } = await find(caller.sub, params);
      const versions = await artefactsOf(services, session).versions(name);
      const values = await Promise.all(versions.map(({ read }) => read()));
      return versions.map((version, n) => ({
        ...version,
        changes: n === 0 ? [] : changesBetween(values[n - 1], values[n], textAtMost),
      }));
    },

    async compareVersions({ caller, params }) {
      const { session, name, found } = await find(caller.sub, params);
      return comparisonsOf(artefactsOf(services, session), name, found);
    },

    async restoreVersion({ caller, params, body: { version, from } }) {
      const artefact = await find(caller.sub, params);
      const { session, name, kind } = artefact;
      const kept = await artefactsOf(services, session).get(name, kind.schema, version);
      if (kept === null) throw new AppError('not_found', 'Versi ini tidak lagi disimpan.');
      if (artefact.found.version !== from) throw editedElsewhere();
      return save(services, artefact, { value: kept.value, reason: 'restored', pointer: '', provenance: kept });
    },

    regenerate: async ({ caller, params, body }) => regenerate(services, await find(caller.sub, params), body),

    async regenerateStatus({ caller, params }) {
      const { session, name } = await find(caller.sub, params);
      return stateOf(session.jobs[regenerateJob(name)]);
    },
  };
}
