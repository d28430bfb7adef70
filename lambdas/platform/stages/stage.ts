import * as z from 'zod';
import { type SourceDocument, sourceDocumentSchema } from '../../../shared/document/document.ts';
import { type Completion } from '../jobs/endJob.ts';
import { AbandonedError, DocumentsRefused } from '../jobs/failure.ts';
import { type JobId, stillRunning } from '../jobs/job.ts';
import type { DocumentRow, Job, SessionRow } from '../jobs/session.ts';
import type { ModelStepServices } from '../model/modelServices.ts';
import { decodeJson } from '../storage/files.ts';
import { keys, objectKeys } from '../storage/keys.ts';
import { getArtefact, saveResult, type Result } from './artefacts.ts';
import type { StepServices } from './services.ts';

/** One attempt of a job as its steps see it. */
export interface JobContext<S extends StepServices = StepServices> {
  services: S;
  session: SessionRow;
  job: Job;
  id: JobId;
}
export type ModelContext = JobContext<ModelStepServices>;

/**
 * Which calls write a result, side by side; and which then look at what was written, side by side. `first`: those that the others wait
 * for, such as one whose beginning they read from cache.
 */
export interface Plan {
  first?: string[];
  parts: string[];
  checks: string[];
}

/**
 * How a result is made; the framework runs it (`steps.ts`): plan, write, check, finish. Every step may run twice, so its functions only
 * read, ask and compute; what they give back is kept once.
 */
export interface Stage {
  /** No model is asked. */
  plan(context: JobContext): Promise<Plan>;
  /** One part or check, with at most one model call and its repair; what is given back is kept as that part. */
  write(context: ModelContext, part: string): Promise<unknown>;
  /** Puts the parts together and saves what came of them. No model is asked. */
  finish(context: JobContext): Promise<Completion>;
  /** Names the row of a kept part. A later attempt finds it, so the name holds all that the part depends on. */
  partKind?(context: JobContext, part: string): string;
  /**
   * Notes that a part went wrong, with the sentence that says why. @returns whether the job goes on without it; a stage that does not say
   * fails as a whole
   */
  leaveOut?(context: JobContext, part: string, reason: string): Promise<boolean>;
  /** The place of the document that a part finishes, for the page that waits. */
  documentOf?(context: JobContext, part: string): number | null;
}

/** Of a stage that asks no model. */
export const withoutParts: Pick<Stage, 'plan' | 'write'> = {
  plan: async () => ({ parts: [], checks: [] }),
  write: async () => {
    throw new Error('This stage has no parts');
  },
};

/** Of parts that belong to one request: the job's input names it (`run`). */
export const partKindOfRun = ({ id, job }: JobContext, part: string): string =>
  `part#${id.name}#${String(job.input['run'])}#${part}`;

export const partKindOf = (stage: Stage, context: JobContext, part: string): string =>
  stage.partKind?.(context, part) ?? `part#${context.id.name}#${part}`;

export const partKey = (stage: Stage, context: JobContext, part: string) =>
  keys.artefact(context.session.sub, context.session.id, partKindOf(stage, context, part));

/** @throws {DocumentsRefused} when a document that the job is about could not be read */
export function assertRead({ status }: Pick<DocumentRow, 'status'>): void {
  if (status === 'failed') throw new DocumentsRefused();
}

/** A part that was written before; null when it was not. @throws when it has another shape */
export async function findPart<S extends z.ZodType>(
  { services, session }: JobContext,
  kind: string,
  schema: S,
): Promise<z.output<S> | null> {
  const id = { sub: session.sub, sessionId: session.id, kind };
  return (await getArtefact(services.table, services.files, id, schema))?.value ?? null;
}

/** A part that must have been written. @throws {AbandonedError} when it is not there: the session was deleted meanwhile */
export async function partOf<S extends z.ZodType>(context: JobContext, kind: string, schema: S): Promise<z.output<S>> {
  const found = await findPart(context, kind, schema);
  if (found === null) throw new AbandonedError();
  return found;
}

/** Saves a result of a job, while its attempt is under way. */
export const saveJobResult = <S extends z.ZodType>(
  { services, session, id }: JobContext,
  place: { kind: string; n?: number },
  schema: S,
  result: Result<z.output<S>>,
): Promise<void> =>
  saveResult(
    services,
    { sub: session.sub, sessionId: session.id, ...place },
    schema,
    result,
    [stillRunning(id)],
    services.now(),
  );

/** The blocks that were read from a session's document. */
export const documentOf = async (
  { files }: Pick<StepServices, 'files'>,
  session: Pick<SessionRow, 'sub' | 'id'>,
  document: Pick<DocumentRow, 'uploadId'>,
): Promise<SourceDocument> =>
  sourceDocumentSchema.parse(decodeJson(await files.get(objectKeys.text(session.sub, session.id, document.uploadId))));
