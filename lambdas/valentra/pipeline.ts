import { getArtefact, saveGenerated } from '../platform/stages/artefacts.ts';
import { AbandonedError } from '../platform/jobs/failure.ts';
import { ask } from '../platform/model/ask.ts';
import { renderDocument } from '../platform/model/prompt.ts';
import { modelServices, type ModelStepServices } from '../platform/model/modelServices.ts';
import { assertAllRead, failStep, running, textOf } from '../platform/jobs/pipeline.ts';
import { endSession, markDocument, stillRunning } from '../platform/jobs/sessions.ts';
import { sessionIdOf, stepInputSchema } from '../platform/jobs/stepInput.ts';
import { finishServices, type FinishServices } from '../platform/jobs/stepServices.ts';
import { courseFromAnswer } from './course.ts';
import { coursePrompt } from './prompts/course.ts';
import { courseKind, courseOf, keptCourseSchema, newSessionData, type SessionData } from './store.ts';

/** The uploaded document: text in, facts out, with at most one model call and its repair. Safe to repeat. */
export async function courseStep(services: ModelStepServices, event: unknown): Promise<{ ok: true }> {
  const input = stepInputSchema.parse(event);
  const { table, files, now } = services;
  const session = sessionIdOf(input);
  const row = await running(services, input);
  assertAllRead(row);
  const document = row.documents.at(-1);
  if (document === undefined) throw new AbandonedError();
  const id = { sub: row.sub, sessionId: row.id, kind: courseKind };
  const earlier = await getArtefact(table, files, id, keptCourseSchema);
  if (earlier?.value.uploadId !== document.uploadId) {
    const text = await textOf(services, row, document);
    const { value, notice } = await ask(services.modelFor(session), coursePrompt, {
      stable: renderDocument({ name: document.name, text }),
      request: 'Rekodkan fakta dokumen kursus di atas.',
    });
    const course = courseFromAnswer(value, text, document.name, notice);
    const save = { value: { uploadId: document.uploadId, course }, from: earlier?.version ?? null };
    if (!(await saveGenerated(services, id, save, [stillRunning(session, input.attempt)], now())))
      throw new AbandonedError();
  }
  const place = row.documents.length - 1;
  await markDocument(table, session, input.attempt, place, { status: 'analysed' }, now());
  return { ok: true };
}

/** Completes the reading of a session's document: from now on its documents can be made. Safe to repeat. */
export async function finishCourseStep(services: FinishServices, event: unknown): Promise<{ ok: true }> {
  const input = stepInputSchema.parse(event);
  const row = await running(services, input);
  const found = await courseOf(services, row);
  if (found === null) throw new AbandonedError();
  const { info, hasQuizOrExam } = found.value.course;
  const data: SessionData = {
    ...newSessionData,
    courseInfo: { courseCode: info.code, courseName: info.name },
    hasQuizOrExam,
  };
  const search = [
    { kind: 'course' as const, text: [info.code, info.name].filter((text) => text !== null).join(' '), n: 0 },
  ];
  const counted = { ...row.counted, documents: 1 };
  // The document before, if there was one, has been replaced.
  const documents = row.documents.slice(-1);
  const end = { status: 'completed' as const, errorMessage: null, data, counted, search, documents };
  await endSession(services.table, row, end, services.now());
  return { ok: true };
}

/** The Lambdas. */
export const readCourse = (event: unknown) => courseStep(modelServices(), event);
export const finishCourse = (event: unknown) => finishCourseStep(finishServices(), event);
export const fail = (event: unknown) => failStep(finishServices(), event);
