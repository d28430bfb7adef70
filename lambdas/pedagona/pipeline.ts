import { z } from 'zod';
import { documentTextSchema, type DocumentText } from '../../shared/evidence.ts';
import { isMerangkaiPossible } from '../../shared/pedagona/rules.ts';
import { courseAnalysisSchema } from '../../shared/pedagona/schemas.ts';
import { getArtefact, saveGenerated } from '../platform/artefacts.ts';
import { AbandonedError, failureText } from '../platform/failure.ts';
import { decodeJson } from '../platform/files.ts';
import { objectKeys } from '../platform/keys.ts';
import { log } from '../platform/log.ts';
import { ask } from '../platform/model/ask.ts';
import { renderDocument } from '../platform/model/prompt.ts';
import { endSession, findSession, markDocument, type SessionRow, stillRunning } from '../platform/sessions.ts';
import {
  caughtSchema,
  documentStepInputSchema,
  sessionIdOf,
  stepInputSchema,
  type StepInput,
} from '../platform/steps.ts';
import { courseFromAnswer } from './checks.ts';
import { merungkaiPrompt } from './prompts/merungkai.ts';
import { modelServices, type ModelStepServices } from './modelServices.ts';
import { finishServices, type FinishServices } from './stepServices.ts';
import { courseKind, coursesOf, sessionDataSchema } from './store.ts';

/** Documents longer than this many characters are analysed up to it, and the reader is told from which page on nothing was read. */
const documentCharacters = 400_000;

/** One document: text in, course out, with at most one model call and its repair. Safe to repeat: a course that is there stays. */
export async function analyseStep(services: ModelStepServices, event: unknown): Promise<{ ok: true }> {
  const input = documentStepInputSchema.parse(event);
  const { table, files, now } = services;
  const session = sessionIdOf(input);
  const row = await running(services, input);
  const document = row.documents[input.n];
  if (document === undefined) throw new AbandonedError();

  const courseId = { sub: input.sub, sessionId: input.sessionId, kind: courseKind, n: input.n };
  const earlier = await getArtefact(table, files, courseId, courseAnalysisSchema);
  if (earlier?.value.sourceDocument !== document.name) {
    const whole = documentTextSchema.parse(
      decodeJson(await files.get(objectKeys.text(input.sub, input.sessionId, document.uploadId))),
    );
    const text = withinLimit(whole);
    const { value, notice } = await ask(services.modelFor(session), merungkaiPrompt, {
      stable: renderDocument({ name: document.name, text }),
      request: 'Rekodkan analisis dokumen kursus di atas.',
    });
    const course = courseFromAnswer(value, text, document.name, notice);
    const save = { value: course, from: earlier?.version ?? null };
    if (!(await saveGenerated(services, courseId, save, [stillRunning(session, input.attempt)], now())))
      throw new AbandonedError();
  }
  await markDocument(table, session, input.attempt, input.n, { status: 'analysed' }, now());
  return { ok: true };
}

/** The first pages that fit; the reader is told which were left out, so nothing is cut in silence. */
function withinLimit(text: DocumentText): DocumentText {
  let characters = 0;
  const kept = text.pages.filter((page, i) => i === 0 || (characters += page.text.length) <= documentCharacters);
  if (kept.length === text.pages.length) return text;
  const notice = `Dokumen ini terlalu panjang: muka surat selepas ${kept.at(-1)?.number} tidak dianalisis.`;
  return { ...text, pages: kept, notices: [...text.notices, notice] };
}

/**
 * Between and after the documents. `texts`: all were read, or the session fails naming each that was not. `courses`: counts what was
 * found and completes the session. Safe to repeat.
 */
export async function finishStep(services: FinishServices, event: unknown): Promise<{ ok: true }> {
  const input = finishInputSchema.parse(event);
  const { table, files, now } = services;
  const row = await running(services, input);
  if (input.step === 'texts') {
    if (row.documents.some(({ status }) => status === 'failed')) throw new DocumentsRefused();
    return { ok: true };
  }
  const courses = await coursesOf(table, files, row);
  const data = { ...sessionDataSchema.parse(row.data), coursesCount: courses.length };
  const counted = {
    documents: courses.length,
    courses: courses.length,
    merangkai: isMerangkaiPossible(courses.length) ? 1 : 0,
  };
  await endSession(table, row, { status: 'completed', errorMessage: null, data, counted }, now());
  return { ok: true };
}

const finishInputSchema = stepInputSchema.extend({ step: z.enum(['texts', 'courses']) });

/** At least one document could not be read; the rows of the documents say why. */
class DocumentsRefused extends Error {
  override name = 'DocumentsRefused';
}

/** The end of every attempt that went wrong: the session fails with a sentence for the user (design law 7). */
export async function failStep({ table, now }: FinishServices, event: unknown): Promise<{ ok: true }> {
  const { error, ...input } = failInputSchema.parse(event);
  const row = await findSession(table, sessionIdOf(input));
  if (row === null || row.attempt !== input.attempt) return { ok: true };
  log.warn('An attempt failed', { sessionId: row.id, stage: row.stage, attempt: row.attempt, error: error.Error });
  const refused = row.documents.flatMap(({ name, error: reason }) => (reason === null ? [] : [`${name}: ${reason}`]));
  const errorMessage = refused.length > 0 ? refused.join(' ') : failureText(error);
  await endSession(table, row, { status: 'failed', errorMessage }, now());
  return { ok: true };
}

const failInputSchema = stepInputSchema.extend({ error: caughtSchema });

/** The session's row while this attempt is under way. @throws {AbandonedError} when it was deleted or another attempt runs. */
async function running({ table }: Pick<FinishServices, 'table'>, input: StepInput): Promise<SessionRow> {
  const row = await findSession(table, sessionIdOf(input));
  if (row?.attempt !== input.attempt || row.status !== 'processing') throw new AbandonedError();
  return row;
}

/** The Lambdas. */
export const analyse = (event: unknown) => analyseStep(modelServices(), event);
export const finish = (event: unknown) => finishStep(finishServices(), event);
export const fail = (event: unknown) => failStep(finishServices(), event);
