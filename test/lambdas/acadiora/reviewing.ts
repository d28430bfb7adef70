import { acadioraHandlers } from '../../../lambdas/acadiora/routes.ts';
import { findSession, type SessionRow } from '../../../lambdas/platform/jobs/session.ts';
import type { Corrections } from '../../../shared/acadiora/facts.ts';
import type { Session } from '../../../shared/acadiora/schemas.ts';
import type { FormFile } from '../../../shared/contract.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { requestOf } from '../../support/callers.ts';
import { give, keep, type Kept } from '../../support/copies.ts';
import { paperDocument } from '../../support/papers.ts';
import { reviewer } from '../../support/reviewer.ts';
import type { Pipeline } from '../../support/pipeline.ts';
import { waitFor } from '../../support/wait.ts';

/** Short, for what is done with a review is the same for a long one. */
const short = paperDocument(3);

let teachers = 0;

/** A finished review of the short paper by an honest model, made once for each pipeline. */
const kept = new WeakMap<Pipeline, Promise<Kept>>();

async function review(pipeline: Pipeline): Promise<Kept> {
  const teacher = teacherAt(pipeline);
  const { sessionId: id } = await teacher.analyze(await teacher.handIn());
  const { status, errorMessage } = await teacher.ended(id);
  if (status !== 'completed') throw new Error(`The review ended ${status}: ${errorMessage}`);
  return keep(pipeline, { sub: teacher.sub, module: 'acadiora', id });
}

const documentsOf = (uploadIds: readonly string[]) => uploadIds.map((uploadId) => ({ uploadId }));

/** A teacher nobody else is, with ACADIORA's calls as the router makes them. */
export function teacherAt(pipeline: Pipeline, sub = `guru-${++teachers}-`) {
  const handlers = acadioraHandlers({ ...pipeline.services, checksReferences: true });
  const rest = requestOf(sub);
  const idOf = (sessionId: string) => ({ ...rest, params: { sessionId } });

  const teacher = {
    sub,
    /** A file of this teacher. @returns its ticket */
    handIn: (text: SourceDocument | null = short, name = 'kertas.pdf') => pipeline.handIn(name, text, sub),
    analyze: (...uploadIds: string[]) =>
      handlers.analyze({
        ...rest,
        params: undefined,
        body: { sessionName: 'Artikel', documents: documentsOf(uploadIds) },
      }),
    analyzeForm: (files: FormFile[]) =>
      handlers.analyze({ ...rest, params: undefined, form: { fields: { sessionName: 'Artikel' }, files } }),
    revise: (sessionId: string, ...uploadIds: string[]) =>
      handlers.revise({ ...idOf(sessionId), body: { documents: documentsOf(uploadIds), isRetitled: false } }),
    retitle: (sessionId: string, uploadId: string) =>
      handlers.revise({ ...idOf(sessionId), body: { documents: documentsOf([uploadId]), isRetitled: true } }),
    get: (sessionId: string): Promise<Session> => handlers.getSession(idOf(sessionId)),
    status: (sessionId: string) => handlers.status(idOf(sessionId)),
    retry: (sessionId: string) => handlers.retry(idOf(sessionId)),
    remove: (sessionId: string) => handlers.deleteSession(idOf(sessionId)),
    checkReferences: (sessionId: string) => handlers.checkReferences(idOf(sessionId)),
    references: (sessionId: string) => handlers.getReferences(idOf(sessionId)),
    correct: (sessionId: string, body: Corrections) => handlers.correct({ ...idOf(sessionId), body }),
    answer: (sessionId: string, remark: string, reason: string | null) =>
      handlers.answer({ ...idOf(sessionId), body: { remark, reason } }),
    /** The session once nothing is under way. */
    ended: (sessionId: string): Promise<Session> =>
      waitFor(`the end of ${sessionId}`, async () => {
        const session = await teacher.get(sessionId);
        return session.status === 'processing' ? null : session;
      }),
    /** The first session of this teacher: a finished review of the short paper by an honest model. @returns its id */
    async reviewed(): Promise<string> {
      const one = kept.get(pipeline) ?? pipeline.aside(reviewer(), () => review(pipeline));
      kept.set(pipeline, one);
      return give(pipeline, await one, sub);
    },
    row: (sessionId: string): Promise<SessionRow | null> =>
      findSession(pipeline.table, { sub, module: 'acadiora', id: sessionId }),
    /** The kinds of this teacher's rows but those that outlive a session, and of objects. */
    async left(): Promise<string[]> {
      const rows = (await pipeline.store.rows()).flatMap(({ PK, SK }) =>
        PK === `USER#${sub}` && !/^(?:PROFILE|QUOTA)/.test(SK) ? [SK] : [],
      );
      return [...rows, ...(await pipeline.store.objects()).filter((key) => key.includes(`/${sub}/`))];
    },
  };
  return teacher;
}

export type Teacher = ReturnType<typeof teacherAt>;
