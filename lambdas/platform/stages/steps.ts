import * as z from 'zod';
import { readControls } from '../controls.ts';
import { complete, fail } from '../jobs/endJob.ts';
import { AbandonedError, caughtErrorSchema, failureOf } from '../jobs/failure.ts';
import { countPart, executionName, type JobId, jobIdSchema, noteOnJob } from '../jobs/job.ts';
import { placeInLine } from '../jobs/line.ts';
import { findSession, reading } from '../jobs/session.ts';
import { faultOf, log } from '../log/logger.ts';
import { askingMs } from '../model/ask.ts';
import { modelServices, type ModelStepServices } from '../model/modelServices.ts';
import { keys } from '../storage/keys.ts';
import { artefactsOf } from './artefacts.ts';
import { stepServices, type StepServices } from './services.ts';
import { findPart, type JobContext, partKeyOfRequest, promptsOf, type Stage } from './stage.ts';

/** The steps of a module's jobs, which its state machine calls (`lib/pipelines`). Each is safe to repeat. */
export type Stages = Readonly<Record<string, Stage>>;

/** A job and how it is done. @throws {AbandonedError} when the attempt is not under way any more */
async function workOf<S extends StepServices>(
  stages: Stages,
  services: S,
  id: JobId,
): Promise<{ context: JobContext<S>; stage: Stage }> {
  const session = await findSession(services.table, id);
  const job = session?.jobs[id.name];
  if (session === null || job?.status !== 'processing' || job.attempt !== id.attempt) throw new AbandonedError();
  const stage = stages[job.stage];
  if (stage === undefined) throw new Error(`No stage ${job.stage} is declared`);
  return {
    context: { services, session, artefacts: artefactsOf(services, session), job, id, prompts: promptsOf(stage) },
    stage,
  };
}

/** The seconds that a job in line waits before it reads its place again: longer further back, but not so long that it counts as silent (`jobs/endJob.ts`). */
const waitSeconds = (place: number): number => Math.min(3 + place, 50);

/**
 * Says which parts are to be written, round by round, and notes how many there are. While too many jobs of the module ask models, it says
 * when to look for this one's turn again.
 */
export async function planStep(
  stages: Stages,
  services: StepServices,
  event: unknown,
): Promise<{ rounds: string[][]; waitSeconds?: number }> {
  const { context, stage } = await workOf(stages, services, jobIdSchema.parse(event));
  const { session, id, job } = context;
  const { table, now } = services;
  const { partKey = partKeyOfRequest } = stage;
  const isInLine = job.place !== undefined;
  const lookInLine = async (): Promise<number> => {
    const atOnce = job.line === undefined ? (await readControls(table)).modules[id.module].atOnce : 1;
    const place = await placeInLine(table, id, job, atOnce, now());
    if (!(await noteOnJob(table, id, { place }, now()))) throw new AbandonedError();
    return place;
  };
  // A plan may count a whole paper: a job in line is planned anew when its turn has come.
  let place = isInLine ? await lookInLine() : 0;
  const rounds = place > 0 ? [] : await stage.plan(context);
  const all = rounds.flat();
  if (all.length > 0 && !isInLine) place = await lookInLine();
  if (place > 0) return { rounds: [], waitSeconds: waitSeconds(place) };
  const rows = await table.keysBelow(keys.artefactsOf(session.sub, session.id, 'part'));
  const kept = new Set(rows.map(({ SK }) => SK));
  const keyOf = (part: string) => keys.artefact(session.sub, session.id, partKey(context, part));
  const done = all.filter((part) => kept.has(keyOf(part).SK)).length;
  if (!(await noteOnJob(table, id, { done, total: all.length }, now()))) throw new AbandonedError();
  return { rounds };
}

const writeInputSchema = jobIdSchema.extend({ part: z.string().min(1) });

/** Writes one part, unless it is written. */
export async function writeStep(stages: Stages, services: ModelStepServices, event: unknown): Promise<{ ok: true }> {
  const { part, ...id } = writeInputSchema.parse(event);
  const until = services.now().getTime() + askingMs;
  const modelFor: typeof services.modelFor = (job) => ({ ...services.modelFor(job), until });
  const { context, stage } = await workOf(stages, { ...services, modelFor }, id);
  const kind = (stage.partKey ?? partKeyOfRequest)(context, part);
  if ((await findPart(context, kind, z.unknown())) !== null) return { ok: true };
  const value = await stage.write(context, part);
  const counted = countPart(context.id, stage.documentOf?.(context, part) ?? null, services.now());
  if (!(await context.artefacts.saveOnce(kind, value, [counted], services.now()))) throw new AbandonedError();
  return { ok: true };
}

const failPartInputSchema = writeInputSchema.extend({ error: caughtErrorSchema });

/** Called when a part went wrong: its stage leaves it out, or the job fails with the part's own error. */
export async function failPartStep(stages: Stages, services: StepServices, event: unknown) {
  const { part, error, ...id } = failPartInputSchema.parse(event);
  const { context, stage } = await workOf(stages, services, id);
  const { errorMessage, reason } = failureOf(error, id.name !== reading);
  const isLeftOut = (await stage.leaveOut?.(context, part, errorMessage)) ?? false;
  log.warn('A part failed', { sessionId: id.id, job: id.name, part, reason, isLeftOut });
  return { isLeftOut, error: error.Error, cause: error.Cause };
}

export async function finishStep(stages: Stages, services: StepServices, event: unknown): Promise<{ ok: true }> {
  const { context, stage } = await workOf(stages, services, jobIdSchema.parse(event));
  const completion = await stage.finish(context);
  const { session, id } = context;
  if (await complete(services.table, session, id.name, completion, services.now())) return { ok: true };
  await completion.undo?.();
  throw new AbandonedError();
}

const failInputSchema = jobIdSchema.extend({ error: caughtErrorSchema });

/** Ends every attempt that went wrong: the job fails with a sentence for the user (design law 7). */
export async function failStep({ table, now }: StepServices, event: unknown): Promise<{ ok: true }> {
  const { error, ...id } = failInputSchema.parse(event);
  const { name, attempt } = id;
  const session = await findSession(table, id);
  if (session?.jobs[name]?.attempt !== attempt) return { ok: true };
  log.warn('A job failed', { sessionId: id.id, job: name, attempt, error: error.Error });
  const isRefused = name === reading && error.Error === 'DocumentsRefused';
  const refused = isRefused ? session.documents.filter((document) => document.error !== null) : [];
  const failure = failureOf(error, name !== reading);
  const reasons = new Set(refused.map((document) => document.error));
  const each = refused.map((document) => `${document.name}: ${document.error}`).join(' ');
  // One reason for several documents needs no names.
  const errorMessage = refused.length > 1 && reasons.size === 1 ? (refused[0]?.error ?? each) : each;
  await fail(table, session, name, refused.length > 0 ? { ...failure, errorMessage } : failure, now());
  return { ok: true };
}

const bookkeepingSchema = z.object({ step: z.enum(['plan', 'failPart', 'finish', 'fail']) });

/** The two Lambdas of a module's state machine: `model` asks a model, `bookkeeping` does all else. */
export const stepHandlers = (stages: Stages) => ({
  model: (event: unknown) => logged(event, () => writeStep(stages, modelServices(), event)),
  bookkeeping: (event: unknown): Promise<unknown> => logged(event, () => bookkeepingStep(stages, event)),
});

async function bookkeepingStep(stages: Stages, event: unknown): Promise<unknown> {
  const { step } = bookkeepingSchema.parse(event);
  if (step === 'plan') return planStep(stages, stepServices(), event);
  if (step === 'failPart') return failPartStep(stages, stepServices(), event);
  return step === 'finish' ? finishStep(stages, stepServices(), event) : failStep(stepServices(), event);
}

/** A step's fault stands in the log with the execution that it belongs to; Lambda's own line names a request only. */
async function logged<T>(event: unknown, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const execution = executionName(jobIdSchema.parse(event));
    if (!(error instanceof AbandonedError)) log.warn('A step failed', { execution, fault: faultOf(error) });
    throw error;
  }
}
