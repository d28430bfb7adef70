import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Editable } from '../../../shared/session/artefact.ts';
import { isSure, pathOf, pointerOf } from '../../../shared/values/changes.ts';
import { AppError } from '../../../shared/errors.ts';
import { editsSchema, type Making } from '../../../shared/session/origin.ts';
import { AbandonedError } from '../jobs/failure.ts';
import type { ModuleServices } from './services.ts';
import { type Job, sessionCompleted, type SessionRow } from '../jobs/session.ts';
import { awaitJob, startJob } from '../jobs/startJob.ts';
import { artefactsOf, type Versioned } from './artefacts.ts';
import { editedElsewhere, refused } from './editing.ts';
import { type EditableKind, withPart, withRows } from './editableKind.ts';
import { changedSources, type PartOf, writtenAt, type Present, presentOf } from './origin.ts';
import { regenerateJob } from './regenerate.ts';
import { type JobContext, saveJobResult } from './stage.ts';

/** The making of one artefact from others, for the first time or again: how its job starts, reads its sources and ends. */

/** A request for the artefact, kept as the job's input. */
export const requestSchema = z.object({
  /** Names the kept answers: a retry of the same request finds the parts that are written. */
  run: z.string(),
  /** The versions of the sources; changes made meanwhile are for the next request. */
  base: z.record(z.string(), z.int().positive()),
  /** The version of the artefact when it was asked for; 0 when there was none. */
  since: z.int().nonnegative(),
  edits: editsSchema,
});

interface Made<T> {
  stage: string;
  /** The name of the artefact and of its job; the stage's name when left out. */
  name?: string;
  schema: z.ZodType<T>;
  from: readonly string[];
  /** The part of each source that this artefact is made from. */
  partOf?: PartOf;
  /** Further input of the job, such as an exam's settings; `isOf`: whether an artefact has these settings. */
  settings?: Record<string, unknown>;
  isOf?: (made: T) => boolean;
}

/** Starts the making of an artefact, waits for it and returns it; null while it goes on. */
export function making(services: ModuleServices) {
  /** Whether the existing artefact is the answer. The lecturer may confirm it as it is, though its sources have changed. */
  async function isAnswer<T>(
    session: SessionRow,
    present: Versioned<T>,
    sources: Present,
    { stage, name = stage, partOf, isOf = () => true }: Made<T>,
    { again, confirm }: Making,
  ): Promise<boolean> {
    if (!again && confirm !== true) return true;
    const artefacts = artefactsOf(services, session);
    const isChanged = (await changedSources(artefacts, present, sources, { partOf })).length > 0;
    if (confirm === true && isChanged) {
      const { value, version, ...provenance } = present;
      const save = { value, from: version, reason: 'confirmed', pointer: '' } as const;
      const stands = { ...save, provenance: { ...provenance, base: versionsOf(sources) } };
      await artefacts.save(name, stands, [sessionCompleted(session)], services.now()).catch(refused);
    }
    return !again || (session.jobs[name]?.status === 'completed' && isOf(present.value) && !isChanged);
  }

  /**
   * An existing artefact is the answer, unless it is to be made `again` and has other settings or its sources have changed.
   * @throws {AppError} conflict when the same artefact is being changed in another way; unprocessable when the making failed; quota
   */
  return async function make<T>(
    session: SessionRow,
    wanted: Made<T>,
    request: Making,
  ): Promise<{ made: T | null; status: 'processing' | 'completed' }> {
    const { stage, name = stage, schema, from, settings = {} } = wanted;
    const { again, edits, confirm } = request;
    const artefacts = artefactsOf(services, session);
    const [present, sources] = await Promise.all([artefacts.get(name, schema), presentOf(artefacts, from)]);
    const earlier = session.jobs[name];
    const isAtRest = earlier?.status !== 'processing';
    if (present !== null && isAtRest && (await isAnswer(session, present, sources, wanted, request)))
      return { made: present.value, status: 'completed' };
    if (confirm === true) throw editedElsewhere();
    const source = { ...settings, base: versionsOf(sources) };
    const since = present?.version ?? 0;
    const started = await startJob(services, session, {
      name,
      stage,
      input: { ...source, edits, since, run: runOf(earlier, source) ?? services.newId() },
      exclusiveWith: {
        name: regenerateJob(name),
        message: 'Sebahagian dokumen ini sedang dijana semula. Tunggu sehingga selesai.',
      },
    });
    if (again) assertAsked(started.jobs[name], { ...settings, edits });
    const { status } = await awaitJob(services, started, name);
    const made = status === 'completed' ? await artefacts.get(name, schema) : null;
    return { made: made && made.value, status };
  };
}

/** The `run` of a failed attempt of the same request on the same sources: the parts that it has written are kept for the next attempt. */
const runOf = (earlier: Job | undefined, source: Record<string, unknown>): unknown =>
  earlier?.status === 'failed' && isDeepStrictEqual(sourceIn(earlier.input), source) ? earlier.input['run'] : undefined;

/** @throws {AppError} when the job that is under way was asked for with other settings */
function assertAsked(job: Job | undefined, settings: Record<string, unknown>): void {
  if (!Object.entries(settings).every(([key, value]) => isDeepStrictEqual(job?.input[key], value)))
    throw new AppError('conflict', 'Dokumen ini sedang dijana dengan pilihan lain. Tunggu sehingga selesai.');
}

/** The input that a request depends on, without the fields that differ between attempts. */
const sourceIn = ({ run: _run, since: _since, edits: _edits, ...source }: Record<string, unknown>) => source;

const versionsOf = (sources: Present): Record<string, number> =>
  Object.fromEntries([...sources].map(([source, { version }]) => [source, version]));

/**
 * A source of a job, in the version that it had when the job was asked for; in its current version when that one is not kept, or when the job makes
 * only a part.
 * @throws {AbandonedError} when it is not there
 */
export async function sourceAtRequest<S extends z.ZodType>(
  { artefacts, job }: JobContext,
  source: string,
  schema: S,
): Promise<z.output<S>> {
  const { base = {} } = requestSchema.partial().parse(job.input);
  const found = await artefacts.get(source, schema);
  if (found === null) throw new AbandonedError();
  const version = base[source] ?? found.version;
  const kept = version === found.version ? null : await artefacts.get(source, schema, version);
  return (kept ?? found).value;
}

/**
 * Saves the result of a job as a new version and, on top of it as another, the lecturer's edits of the version before, when they are to be kept and
 * their part is still the same. Edits made while the job ran are kept in any case.
 */
export async function saveMade<T extends object>(
  context: JobContext,
  name: string,
  editable: EditableKind<T>,
  made: T,
): Promise<void> {
  const { schema } = editable;
  const { base, since, edits } = requestSchema.parse(context.job.input);
  await saveJobResult(context, name, schema, { provenance: { base }, since, next: () => made });
  const { artefacts } = context;
  const versions = (await artefacts.versions(name)).filter(({ version }) => version > since);
  const generated = versions.find(({ reason }) => reason === 'generated');
  const mine = generated === undefined ? null : await artefacts.get(name, schema, generated.version - 1);
  if (mine === null) return;
  const late = versions.flatMap(({ reason, pointer, version }) =>
    (reason === 'edited' || reason === 'regenerated') && version <= mine.version
      ? (pathOf(mine.value, pointer) ?? [])
      : [],
  );
  const isLate = (path: string): boolean => late.some((one) => `${path}/`.startsWith(`${one}/`));
  const wanted = mine.edited.filter((path) => isSure(path) && (edits === 'mine' || isLate(path)));
  const withMine = (artefact: T, path: string): T => withWritten(editable, artefact, path, mine.value);
  const kept = wanted.reduce(withMine, made);
  const edited = wanted.filter((path) => !isDeepStrictEqual(writtenAt(kept, path), writtenAt(made, path)));
  if (edited.length === 0) return;
  await saveJobResult(context, name, schema, {
    reason: 'kept',
    pointer: '',
    provenance: { edited },
    since,
    next: (current) => wanted.reduce(withMine, current ?? made),
  });
}

/** The artefact with the lecturer's text at a path; unchanged when it cannot hold that text: the lecturer is shown both. */
function withWritten<T extends object>(editable: EditableKind<T>, artefact: T, path: string, mine: T): T {
  const part = writtenAt(mine, path);
  const pointer = pointerOf(artefact, path);
  if (part === null || pointer === null) return artefact;
  try {
    // An empty list is taken for one of texts.
    return Array.isArray(part) && typeof part[0] === 'object'
      ? withRows(editable, artefact, pointer, part as object[])
      : withPart(editable, artefact, pointer, part as Editable);
  } catch (error) {
    if (error instanceof AppError) return artefact;
    throw error;
  }
}
