import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Version } from '../../../shared/session/artefact.ts';
import { type SourceDocument, sourceDocumentSchema } from '../../../shared/document/document.ts';
import { type Completion } from '../jobs/endJob.ts';
import { AbandonedError, DocumentsRefused } from '../jobs/failure.ts';
import { type JobId, stillRunning } from '../jobs/job.ts';
import type { DocumentRow, Job, SessionRow } from '../jobs/session.ts';
import type { ModelStepServices } from '../model/modelServices.ts';
import type { Prompt } from '../model/prompt.ts';
import { decodeJson } from '../storage/files.ts';
import { objectKeys } from '../storage/keys.ts';
import { ConditionFailed } from '../storage/table.ts';
import type { Artefacts, Provenance } from './artefacts.ts';
import type { StepServices } from './services.ts';

/** One attempt of a job as its steps see it. */
export interface JobContext<S extends StepServices = StepServices> {
  services: S;
  session: SessionRow;
  artefacts: Artefacts;
  job: Job;
  id: JobId;
  /** The prompts of its stage, in one text: 'report@7'. */
  prompts?: string | undefined;
}
export type ModelContext = JobContext<ModelStepServices>;

/**
 * How a result is made. `steps.ts` runs it: plan, write, check, finish. Every step may run twice, so these functions only read, ask and
 * compute; their results are kept once.
 */
export interface Stage {
  /** The prompts that write the result. */
  prompts?: readonly Pick<Prompt<z.ZodType>, 'id' | 'version'>[];
  /** The parts and checks, in rounds: those of one round are written side by side, after the round before. No model is asked. */
  plan(context: JobContext): Promise<string[][]>;
  /** Writes one part or check, with at most one model call and its repair; the result is kept as that part. */
  write(context: ModelContext, part: string): Promise<unknown>;
  /** Puts the parts together and saves the result. No model is asked. */
  finish(context: JobContext): Promise<Completion>;
  /** The key under which a written part is kept; by default it contains the request. A later attempt finds the part by this key, so all that the part depends on must be in it. */
  partKey?: (context: JobContext, part: string) => string;
  /**
   * Notes that a part went wrong, with a sentence that says why. @returns whether the job goes on without the part; a stage without this function
   * fails as a whole
   */
  leaveOut?(context: JobContext, part: string, reason: string): Promise<boolean>;
  /** The index of the document that a part finishes, for the page that waits. */
  documentOf?(context: JobContext, part: string): number | null;
}

/** The prompts of a stage as they are noted and counted: 'register@2+review@5'; prompts of one family are named once. */
export const promptsOf = ({ prompts }: Pick<Stage, 'prompts'>): string | undefined =>
  prompts && [...new Set(prompts.map(({ id, version }) => `${id.split('.')[1] ?? id}@${version}`))].join('+');

/** `plan` and `write` of a stage that asks no model. */
export const noModelStage: Pick<Stage, 'plan' | 'write'> = {
  plan: async () => [],
  write: async () => {
    throw new Error('This stage has no parts');
  },
};

/** `partKey` for parts that belong to one request, which the job's input names (`run`). */
export const partKeyOfRequest = ({ id, job }: JobContext, part: string): string =>
  `part#${id.name}#${String(job.input['run'])}#${part}`;

/** @throws {DocumentsRefused} when a document that the job is about could not be read */
export function assertRead({ status }: Pick<DocumentRow, 'status'>): void {
  if (status === 'failed') throw new DocumentsRefused();
}

/** A part that was written before; null when it was not. @throws when it has another shape */
export async function findPart<S extends z.ZodType>(
  { artefacts }: JobContext,
  kind: string,
  schema: S,
): Promise<z.output<S> | null> {
  return (await artefacts.get(kind, schema))?.value ?? null;
}

/** A part that must have been written. @throws {AbandonedError} when it is not there: the session was deleted meanwhile */
export async function partOf<S extends z.ZodType>(context: JobContext, kind: string, schema: S): Promise<z.output<S>> {
  const found = await findPart(context, kind, schema);
  if (found === null) throw new AbandonedError();
  return found;
}

/** How often a save is tried when the lecturer edits the artefact meanwhile. */
const saveTries = 5;

/** What a job puts into an artefact; a whole new one, where it says no more. */
interface Result<T> {
  reason?: 'generated' | 'kept' | 'regenerated' | 'checked';
  pointer?: string;
  provenance?: Partial<Provenance>;
  /** The version that was current when the job was asked for, 0 for none: a newer one of this reason and pointer is the job's own. */
  since?: number;
  /** The value to be saved in place of the current one; `newer`: the versions after `since`. */
  next: (current: T | null, newer: readonly Version[]) => T;
}

/**
 * Saves a result of a job, while its attempt is under way, and once: a repeated step finds its own version and saves nothing.
 * @throws {AbandonedError} when the attempt is not under way any more
 */
export async function saveJobResult<S extends z.ZodType>(
  context: JobContext,
  name: string,
  schema: S,
  result: Result<z.output<S>>,
): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      await saveOver(context, name, schema, result);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.refused[0] === true) throw new AbandonedError();
      if (attempt === saveTries) throw error;
    }
}

/** @throws {ConditionFailed} when the attempt has ended, or the artefact has changed meanwhile */
async function saveOver<S extends z.ZodType>(
  { services, artefacts, id: job, prompts }: JobContext,
  name: string,
  schema: S,
  { reason = 'generated', pointer = '', provenance, since, next }: Result<z.output<S>>,
): Promise<void> {
  const current = await artefacts.get(name, z.unknown());
  // The versions are read after the artefact, so that none before the one that is replaced is missed; a later version refuses the save.
  const versions = since === undefined ? [] : await artefacts.versions(name);
  const newer = versions.filter(({ version }) => version > (since ?? 0));
  if (newer.some((one) => one.reason === reason && one.pointer === pointer)) return;
  const value = schema.parse(next(schema.safeParse(current?.value).data ?? null, newer));
  if (since === undefined && isDeepStrictEqual(current?.value, value)) return;
  const prompt = reason === 'generated' ? prompts : undefined;
  const save = { value, from: current?.version ?? null, reason, pointer, provenance, prompt };
  await artefacts.save(name, save, [stillRunning(job)], services.now());
}

/** The blocks that were read from a session's document. */
export const documentOf = async (
  { files }: Pick<StepServices, 'files'>,
  session: Pick<SessionRow, 'sub' | 'id'>,
  document: Pick<DocumentRow, 'uploadId'>,
): Promise<SourceDocument> =>
  sourceDocumentSchema.parse(decodeJson(await files.get(objectKeys.text(session.sub, session.id, document.uploadId))));
