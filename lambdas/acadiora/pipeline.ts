import * as z from 'zod';
import { criterionKeys, type CriterionKey } from '../../shared/acadiora/criteria.ts';
import { type Evaluation, evaluationSchema } from '../../shared/acadiora/schemas.ts';
import type { DocumentText, PageText } from '../../shared/evidence.ts';
import { AbandonedError } from '../platform/jobs/failure.ts';
import { ask } from '../platform/model/ask.ts';
import { type Prompt, renderData, renderDocument } from '../platform/model/prompt.ts';
import { modelServices, type ModelStepServices } from '../platform/model/modelServices.ts';
import { assertAllRead, DocumentsRefused, failStep, running, textOf } from '../platform/jobs/pipeline.ts';
import { endSession, markDocument, noteData, type SessionRow } from '../platform/jobs/sessions.ts';
import { sessionIdOf, stepInputSchema } from '../platform/jobs/stepInput.ts';
import { finishServices, type FinishServices } from '../platform/jobs/stepServices.ts';
import { criteriaOf } from './evaluation.ts';
import { countPaper } from './facts/index.ts';
import { factsForModel, outlineForModel } from './facts/promptFacts.ts';
import { BrokenReviewError, keep, keptOf, needed } from './kept.ts';
import { metadataOf } from './metadata.ts';
import { knownNumbers } from './numbers.ts';
import { overallOf, reviewForModel, statedOverall } from './overall.ts';
import { criterionPartSchema, type Judged, judgedOf, metadataPartSchema, overallPartSchema } from './parts.ts';
import { beginningOf, criterionOf, tasksOf, taskSchema, withinLimit } from './plan.ts';
import { metadataPrompt } from './prompts/metadata.ts';
import { overallPrompt } from './prompts/overall.ts';
import { reviewPrompts } from './prompts/review.ts';
import { quotedPaper } from './remarks.ts';
import { earlierForModel, revisionOf } from './revision.ts';
import { evaluationOf, kinds, paperOf, type Plan, planSchema, reviewedPaper, roundOf } from './store.ts';
import { warningsOf } from './warnings.ts';

/** Fewer words than an extended abstract has: no paper, whatever it is. */
const fewestWords = 150;
const tooShortText = (words: number): string =>
  `Dokumen ini mempunyai ${words} perkataan sahaja, terlalu pendek untuk dinilai sebagai kertas penyelidikan. Muat naik kertas yang lengkap.`;

/** Characters of the first pages that are read for title, authors and year. */
const firstPagesCharacters = 20_000;

type Document = SessionRow['documents'][number];

/** @throws {BrokenReviewError} when the session has no document. */
function paperIn(row: SessionRow): Document {
  const paper = paperOf(row);
  if (paper === undefined) throw new BrokenReviewError('The session has no document');
  return paper;
}

/**
 * Between reading and reviewing: counts the paper and says which calls review it. No model is asked. Safe to repeat.
 * @returns the names of the calls, for the state machine to hand out
 */
export async function planStep(services: FinishServices, event: unknown): Promise<{ tasks: string[] }> {
  const input = stepInputSchema.parse(event);
  const row = await running(services, input);
  assertAllRead(row);
  const paper = paperIn(row);
  const earlier = await keptOf(services, row, kinds.plan(paper.uploadId), planSchema);
  const plan = earlier.value ?? planOf(await textOf(services, row, paper));
  if (plan.facts.wordCount < fewestWords) {
    const mark = { status: 'failed' as const, error: tooShortText(plan.facts.wordCount) };
    await markDocument(
      services.table,
      sessionIdOf(input),
      input.attempt,
      row.documents.length - 1,
      mark,
      services.now(),
    );
    throw new DocumentsRefused();
  }
  if (earlier.value === null)
    await keep(services, row, kinds.plan(paper.uploadId), { value: plan, from: earlier.version });
  // The whole is put together by one more call.
  const tasks = { uploadId: paper.uploadId, count: plan.tasks.length + 1 };
  if (!(await noteData(services.table, sessionIdOf(input), input.attempt, { tasks }, services.now())))
    throw new AbandonedError();
  return { tasks: plan.tasks };
}

function planOf(text: DocumentText): Plan {
  const { pages, firstUnread } = withinLimit(text.pages);
  const counted = countPaper({ ...text, pages });
  return {
    ...counted,
    tasks: ['metadata', ...tasksOf(pages, counted.facts.sections).map(({ name }) => name)],
    firstUnread,
  };
}

const reviewInputSchema = stepInputSchema.extend({ task: taskSchema });

/** One call of a review: a part of a criterion, the paper's own data, or the whole. Safe to repeat: an answer that is there stays. */
export async function reviewStep(services: ModelStepServices, event: unknown): Promise<{ ok: true }> {
  const { task, ...input } = reviewInputSchema.parse(event);
  const row = await running(services, input);
  const paper = paperIn(row);
  const kind = kinds.part(paper.uploadId, task);
  const earlier = await keptOf(services, row, kind, partSchemaOf(task));
  if (earlier.value !== null) return { ok: true };
  const text = await textOf(services, row, paper);
  const plan = await needed(services, row, kinds.plan(paper.uploadId), planSchema);
  const value = await answered(services, row, { task, paper, text, plan });
  await keep(services, row, kind, { value, from: earlier.version });
  return { ok: true };
}

function partSchemaOf(task: string): z.ZodType {
  if (task === 'metadata') return metadataPartSchema;
  return task === 'overall' ? overallPartSchema : criterionPartSchema(criterionOf(task));
}

interface Call {
  task: string;
  paper: Document;
  text: DocumentText;
  plan: Plan;
}

async function answered(services: ModelStepServices, row: SessionRow, call: Call): Promise<unknown> {
  const { task, paper, text, plan } = call;
  const model = services.modelFor({ sub: row.sub, module: row.module, id: row.id });
  const { pages } = withinLimit(text.pages);
  const asked = async <S extends z.ZodType>(prompt: Prompt<S>, stable: string[]) => {
    const request = { stable: stable.join('\n'), request: 'Rekodkan penilaian anda berdasarkan bahan di atas.' };
    const { value, notice } = await ask(model, prompt, request);
    return { answer: value, notice };
  };
  const documentOf = (some: readonly PageText[]): string =>
    renderDocument({ name: paper.name, text: { ...text, pages: [...some] } });
  const facts = renderData('fakta', factsForModel(plan.facts));
  if (task === 'metadata') return asked(metadataPrompt, [documentOf(beginningOf(pages, firstPagesCharacters).pages)]);
  if (task === 'overall') {
    const { criteria } = await reviewed(services, row, call, pages);
    const { scores, remarks } = reviewForModel(criteria);
    return asked(overallPrompt, [facts, renderData('skor', scores), renderData('ulasan', remarks)]);
  }
  const part = tasksOf(pages, plan.facts.sections).find(({ name }) => name === task);
  if (part === undefined) throw new BrokenReviewError(`The paper has no part ${task}`);
  const { criterion } = part;
  const before = await evaluationOf(services.table, services.files, row);
  const counted = plan.remarks.filter((remark) => remark.criterion === criterion).map((remark) => remark.text);
  return asked<z.ZodType>(reviewPrompts[criterion], [
    facts,
    renderData('rangka', outlineForModel(plan.facts)),
    documentOf(part.pages),
    ...(counted.length === 0 ? [] : [renderData('dikira', counted)]),
    ...(before === null ? [] : [renderData('terdahulu', earlierForModel(before, criterion))]),
  ]);
}

/** All parts of a review put together, as far as the criteria go. */
async function reviewed(
  services: FinishServices,
  row: SessionRow,
  { paper, plan }: Pick<Call, 'paper' | 'plan'>,
  pages: readonly PageText[],
) {
  const parts = await Promise.all(
    plan.tasks
      .filter((task) => task !== 'metadata')
      .map(async (task) => {
        const criterion = criterionOf(task);
        const kind = kinds.part(paper.uploadId, task);
        return { criterion, ...(await needed(services, row, kind, criterionPartSchema(criterion))) };
      }),
  );
  const judged = Object.fromEntries(
    criterionKeys.map((key) => [
      key,
      judgedOf(
        key,
        parts.filter(({ criterion }) => criterion === key).map(({ answer }) => answer),
      ),
    ]),
  ) as Record<CriterionKey, Judged>;
  const notice = parts.find((part) => part.notice !== null)?.notice ?? null;
  return { ...criteriaOf({ judged, plan, pages }), judged, notice };
}

/** Puts the review together, keeps it and completes the session with its counters. Safe to repeat. */
export async function finishStep(services: FinishServices, event: unknown): Promise<{ ok: true }> {
  const row = await running(services, stepInputSchema.parse(event));
  const { table, now } = services;
  const round = roundOf(row);
  const kind = kinds.evaluation(paperIn(row).uploadId);
  // Left by an attempt that ended just before its session did; one of another round compares with another version.
  const left = await keptOf(services, row, kind, evaluationSchema);
  const isDone = left.value?.round === round;
  const evaluation = left.value !== null && isDone ? left.value : await evaluationFrom(services, row);
  if (!isDone) await keep(services, row, kind, { value: evaluation, from: left.version });
  const { percentage, grade } = evaluation.overall;
  const { title, documentType } = evaluation.metadata;
  const { isMeasured, aiPercentage: measured } = evaluation.aiDetection;
  // A percentage that nobody measured is none, not 0.
  const aiPercentage = isMeasured ? measured : null;
  const data = { round, tasks: null, result: { title, documentType, percentage, grade, aiPercentage, round } };
  const search = [{ kind: 'manuscript' as const, text: title ?? row.sessionName, n: 0 }];
  const counted = { ...row.counted, documents: round };
  await endSession(table, row, { status: 'completed', errorMessage: null, data, counted, search }, now());
  return { ok: true };
}

async function evaluationFrom(services: FinishServices, row: SessionRow): Promise<Evaluation> {
  const paper = paperIn(row);
  const text = await textOf(services, row, paper);
  const plan = await needed(services, row, kinds.plan(paper.uploadId), planSchema);
  const { pages } = withinLimit(text.pages);
  const { criteria, judged, dropped, notice } = await reviewed(services, row, { paper, plan }, pages);
  const [metadata, whole, before] = await Promise.all([
    needed(services, row, kinds.part(paper.uploadId, 'metadata'), metadataPartSchema),
    needed(services, row, kinds.part(paper.uploadId, 'overall'), overallPartSchema),
    versionBefore(services, row),
  ]);
  const stated = statedOverall(whole.answer, criteria, knownNumbers(pages, plan));
  const overall = overallOf(stated.answer, criteria);
  const { sections } = plan.facts;
  const revision =
    before && revisionOf(before, { ...quotedPaper(pages, sections), criteria, judged, totalScore: overall.totalScore });
  return {
    metadata: metadataOf(metadata.answer, plan.facts.wordCount, pages),
    overall,
    evaluation: criteria,
    aiDetection: plan.aiDetection,
    facts: plan.facts,
    round: roundOf(row),
    revision,
    warnings: warningsOf(
      { name: paper.name, text, firstUnread: plan.firstUnread },
      { criteria, overall, revision, dropped: dropped + stated.dropped },
    ),
    engineNotice: notice,
    reviewedAt: services.now().toISOString(),
    documentName: paper.name,
  };
}

/** The last finished review with the text it is about; null before the first. */
async function versionBefore(services: FinishServices, row: SessionRow) {
  const paper = reviewedPaper(row);
  const evaluation = await evaluationOf(services.table, services.files, row);
  if (paper === undefined || evaluation === null) return null;
  return { ...evaluation, pages: (await textOf(services, row, paper)).pages };
}

/** The Lambdas. */
export const plan = (event: unknown) => planStep(finishServices(), event);
export const review = (event: unknown) => reviewStep(modelServices(), event);
export const finish = (event: unknown) => finishStep(finishServices(), event);
export const fail = (event: unknown) => failStep(finishServices(), event);
