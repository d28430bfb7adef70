import * as z from 'zod';
import type { DocumentText } from '../../shared/evidence.ts';
import { isMerangkaiPossible } from '../../shared/pedagona/rules.ts';
import { type CourseAnalysis, courseAnalysisSchema } from '../../shared/pedagona/schemas.ts';
import { getArtefact, saveGenerated } from '../platform/stages/artefacts.ts';
import { AbandonedError } from '../platform/jobs/failure.ts';
import { ask } from '../platform/model/ask.ts';
import { renderDocument } from '../platform/model/prompt.ts';
import { endSession, markDocument, stillRunning } from '../platform/jobs/sessions.ts';
import { assertAllRead, failStep, running, textOf } from '../platform/jobs/pipeline.ts';
import { documentStepInputSchema, sessionIdOf, stepInputSchema } from '../platform/jobs/stepInput.ts';
import { courseFromAnswer } from './checks.ts';
import { merungkaiPrompt } from './prompts/merungkai.ts';
import { modelServices, type ModelStepServices } from '../platform/model/modelServices.ts';
import { finishServices, type FinishServices } from '../platform/jobs/stepServices.ts';
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
    const text = withinLimit(await textOf(services, row, document));
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
    assertAllRead(row);
    return { ok: true };
  }
  const courses = await coursesOf(table, files, row);
  const data = {
    ...sessionDataSchema.parse(row.data),
    coursesCount: courses.length,
    courses: courses.map(courseNames),
  };
  const counted = {
    documents: courses.length,
    courses: courses.length,
    merangkai: isMerangkaiPossible(courses.length) ? 1 : 0,
  };
  const search = courses.map(({ courseCode, courseName }, n) => ({
    kind: 'course' as const,
    text: [courseCode, courseName].filter((text) => text !== null).join(' '),
    n,
  }));
  await endSession(table, row, { status: 'completed', errorMessage: null, data, counted, search }, now());
  return { ok: true };
}

/** What a list of courses shows, kept in the session's row. */
const courseNames = ({ courseCode, courseName }: CourseAnalysis) => ({ courseCode, courseName });

const finishInputSchema = stepInputSchema.extend({ step: z.enum(['texts', 'courses']) });

/** The Lambdas. */
export const analyse = (event: unknown) => analyseStep(modelServices(), event);
export const finish = (event: unknown) => finishStep(finishServices(), event);
export const fail = (event: unknown) => failStep(finishServices(), event);
