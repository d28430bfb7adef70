import * as z from 'zod';
import { getArtefact, saveGenerated } from '../stages/artefacts.ts';
import { AbandonedError, failureReason, failureText } from './failure.ts';
import { log } from '../log/logger.ts';
import { findSession, type SessionRow } from './sessions.ts';
import { caughtSchema, sessionIdOf, stepInputSchema } from './stepInput.ts';
import { failWork, findWork, sessionFinished, stillWorking, type WorkRow } from './work.ts';
import type { FinishServices } from './stepServices.ts';

/** Work steps know their session, their attempt and the name of their work row. */
export const workInputSchema = stepInputSchema.extend({ name: z.string().min(1) });

export interface Working {
  session: SessionRow;
  work: WorkRow;
}

/** The session and the work while this attempt is under way. @throws {AbandonedError} */
export async function working(
  { table }: Pick<FinishServices, 'table'>,
  input: z.infer<typeof workInputSchema>,
): Promise<Working> {
  const [session, work] = await Promise.all([
    findSession(table, sessionIdOf(input)),
    findWork(table, { sub: input.sub, sessionId: input.sessionId, name: input.name }),
  ]);
  if (session?.status !== 'completed' || work?.status !== 'processing' || work.attempt !== input.attempt)
    throw new AbandonedError();
  return { session, work };
}

/** Saved only while the session is there and the attempt under way. @throws {AbandonedError} */
export async function keep(
  services: FinishServices,
  { session, work }: Working,
  kind: string,
  value: unknown,
): Promise<void> {
  const id = { sub: session.sub, sessionId: session.id, kind };
  const earlier = await getArtefact(services.table, services.files, id, z.unknown());
  const holds = [sessionFinished(session), stillWorking(work)];
  const isKept = await saveGenerated(services, id, { value, from: earlier?.version ?? null }, holds, services.now());
  if (!isKept) throw new AbandonedError();
}

const failWorkSchema = workInputSchema.extend({ error: caughtSchema });

/** The end of every attempt of work that went wrong; what earlier stages made stays. */
export async function failWorkStep({ table, now }: FinishServices, event: unknown): Promise<{ ok: true }> {
  const { error, ...input } = failWorkSchema.parse(event);
  const work = await findWork(table, { sub: input.sub, sessionId: input.sessionId, name: input.name });
  if (work === null || work.attempt !== input.attempt) return { ok: true };
  log.warn('Work failed', { sessionId: input.sessionId, work: input.name, attempt: input.attempt, error: error.Error });
  await failWork(
    table,
    work,
    failureText(error, 'Ralat semasa menjana dokumen. Sila cuba lagi.'),
    now(),
    failureReason(error.Error),
  );
  return { ok: true };
}
