import * as z from 'zod';
import { criterionKeys, type CriterionKey } from '../../shared/acadiora/criteria.ts';
import { type Evaluation, evaluationSchema } from '../../shared/acadiora/schemas.ts';
import { type Block, type SourceDocument } from '../../shared/document/document.ts';
import { renderDocument } from '../../shared/document/render.ts';
import { AbandonedError, DocumentsRefused } from '../platform/jobs/failure.ts';
import { markDocument } from '../platform/jobs/job.ts';
import type { DocumentRow } from '../platform/jobs/session.ts';
import { ask } from '../platform/model/ask.ts';
import { type Prompt, renderData } from '../platform/model/prompt.ts';
import {
  assertRead,
  documentOf,
  type JobContext,
  type ModelContext,
  partOf,
  saveJobResult,
  type Stage,
} from '../platform/stages/stage.ts';
import { criteriaOf } from './evaluation.ts';
import { countPaper } from './facts/index.ts';
import { factsForModel, outlineForModel } from './facts/promptFacts.ts';
import { withHeadings } from './facts/structure/sections.ts';
import { metadataOf } from './metadata.ts';
import { knownNumbers } from './numbers.ts';
import { overallOf, reviewForModel, statedOverall } from './overall.ts';
import { criterionPartSchema, type Judged, judgedOf, metadataPartSchema, overallPartSchema } from './parts.ts';
import { beginningOf, criterionOf, tasksOf, withinLimit } from './plan.ts';
import { metadataPrompt } from './prompts/metadata.ts';
import { overallPrompt } from './prompts/overall.ts';
import { reviewPrompts } from './prompts/review.ts';
import { earlierForModel, revisionOf } from './revision.ts';
import { evaluationOf, kinds, paperOf, type Plan, planSchema, reviewedPaper, roundOf } from './store.ts';
import { warningsOf } from './warnings.ts';

/** Fewer words than an extended abstract has: no paper, whatever it is. */
const fewestWords = 150;
const tooShortText = (words: number): string =>
  `Dokumen ini mempunyai ${words} perkataan sahaja, terlalu pendek untuk dinilai sebagai kertas penyelidikan. Muat naik kertas yang lengkap.`;

/** Characters of the first pages that are read for title, authors and year. */
const firstPagesCharacters = 20_000;

/** The paper that a review is about. @throws {AbandonedError} when the session has no document */
function paperIn({ session }: JobContext): DocumentRow {
  const paper = paperOf(session);
  if (paper === undefined) throw new AbandonedError();
  return paper;
}

const paperFrom = async (...from: Parameters<typeof documentOf>): Promise<SourceDocument> =>
  withHeadings(await documentOf(...from));

/** Metadata, criteria in parts, side by side; then one call about the whole. */
const wholeTask = 'overall';

/** A review of the paper: code counts first, then the model judges each criterion, then the whole. */
export const reviewStage: Stage = {
  partKind: (context, task) => kinds.part(paperIn(context).uploadId, task),

  async plan(context) {
    const { services, session, id } = context;
    const paper = paperIn(context);
    assertRead(paper);
    const plan = planOf(await paperFrom(services, session, paper));
    if (plan.facts.wordCount < fewestWords) {
      const mark = { status: 'failed' as const, error: tooShortText(plan.facts.wordCount) };
      await markDocument(services.table, id, session.documents.length - 1, mark, services.now());
      throw new DocumentsRefused();
    }
    await saveJobResult(context, { kind: kinds.plan(paper.uploadId) }, planSchema, {
      reason: 'generated',
      pointer: '',
      next: () => plan,
    });
    return { parts: plan.tasks, checks: [wholeTask] };
  },

  async write(context, task) {
    const { services, session } = context;
    const paper = paperIn(context);
    const document = await paperFrom(services, session, paper);
    const plan = await partOf(context, kinds.plan(paper.uploadId), planSchema);
    return answered(context, { task, paper, document, plan });
  },

  async finish(context) {
    const { session } = context;
    const round = roundOf(session);
    const evaluation = await evaluationFrom(context);
    await saveJobResult(context, { kind: kinds.evaluation(paperIn(context).uploadId) }, evaluationSchema, {
      reason: 'generated',
      pointer: '',
      next: () => evaluation,
    });
    const { percentage, grade } = evaluation.overall;
    const { title, documentType } = evaluation.metadata;
    const { isMeasured, aiPercentage: measured } = evaluation.aiDetection;
    // A percentage that nobody measured is none, not 0.
    const aiPercentage = isMeasured ? measured : null;
    return {
      data: { round, result: { title, documentType, percentage, grade, aiPercentage, round } },
      adds: { documents: round - session.counted.documents },
      search: [{ kind: 'manuscript' as const, text: title ?? session.sessionName, n: 0 }],
    };
  },
};

function planOf(whole: SourceDocument): Plan {
  const { document, unreadFrom } = withinLimit(whole);
  const counted = countPaper(document);
  return {
    ...counted,
    tasks: ['metadata', ...tasksOf(document, counted.facts.sections).map(({ name }) => name)],
    unreadFrom,
  };
}

interface Call {
  task: string;
  paper: DocumentRow;
  document: SourceDocument;
  plan: Plan;
}

async function answered(context: ModelContext, call: Call): Promise<unknown> {
  const { services, session, id } = context;
  const { task, paper, plan } = call;
  const model = services.modelFor(id);
  const { document } = withinLimit(call.document);
  const asked = async <S extends z.ZodType>(prompt: Prompt<S>, stable: string[]) => {
    const request = { stable: stable.join('\n'), request: 'Rekodkan penilaian anda berdasarkan bahan di atas.' };
    const { value, notice } = await ask(model, prompt, request);
    return { answer: value, notice };
  };
  const shown = (blocks: Block[]): string => renderDocument({ name: paper.name, document: { ...document, blocks } });
  const facts = renderData('fakta', factsForModel(plan.facts));
  if (task === 'metadata')
    return asked(metadataPrompt, [shown(beginningOf(document, firstPagesCharacters).document.blocks)]);
  if (task === wholeTask) {
    const { criteria } = await reviewed(context, call, document);
    const { scores, remarks } = reviewForModel(criteria);
    return asked(overallPrompt, [facts, renderData('skor', scores), renderData('ulasan', remarks)]);
  }
  const part = tasksOf(document, plan.facts.sections).find(({ name }) => name === task);
  if (part === undefined) throw new Error(`The paper has no part ${task}`);
  const { criterion } = part;
  const before = await evaluationOf(services.table, services.files, session);
  const counted = plan.remarks.filter((remark) => remark.criterion === criterion).map((remark) => remark.text);
  return asked<z.ZodType>(reviewPrompts[criterion], [
    facts,
    renderData('rangka', outlineForModel(plan.facts)),
    shown(part.blocks),
    ...(counted.length === 0 ? [] : [renderData('dikira', counted)]),
    ...(before === null ? [] : [renderData('terdahulu', earlierForModel(before, criterion))]),
  ]);
}

/** All parts of a review put together, as far as the criteria go. */
async function reviewed(context: JobContext, { paper, plan }: Pick<Call, 'paper' | 'plan'>, document: SourceDocument) {
  const parts = await Promise.all(
    plan.tasks
      .filter((task) => task !== 'metadata')
      .map(async (task) => {
        const criterion = criterionOf(task);
        const kind = kinds.part(paper.uploadId, task);
        return { criterion, ...(await partOf(context, kind, criterionPartSchema(criterion))) };
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
  return { ...criteriaOf({ judged, plan, document }), judged, notice };
}

async function evaluationFrom(context: JobContext): Promise<Evaluation> {
  const { services, session, job } = context;
  const paper = paperIn(context);
  const whole = await paperFrom(services, session, paper);
  const plan = await partOf(context, kinds.plan(paper.uploadId), planSchema);
  const { document } = withinLimit(whole);
  const { criteria, judged, dropped, notice } = await reviewed(context, { paper, plan }, document);
  const [metadata, said, before] = await Promise.all([
    partOf(context, kinds.part(paper.uploadId, 'metadata'), metadataPartSchema),
    partOf(context, kinds.part(paper.uploadId, wholeTask), overallPartSchema),
    versionBefore(context),
  ]);
  const stated = statedOverall(said.answer, criteria, knownNumbers(document, plan));
  const overall = overallOf(stated.answer, criteria);
  const revision = before && revisionOf(before, { document, criteria, judged, totalScore: overall.totalScore });
  return {
    metadata: metadataOf(metadata.answer, plan.facts.wordCount, document),
    overall,
    evaluation: criteria,
    aiDetection: plan.aiDetection,
    facts: plan.facts,
    round: roundOf(session),
    revision,
    warnings: warningsOf(
      { name: paper.name, document: whole, facts: plan.facts, unreadFrom: plan.unreadFrom },
      { criteria, overall, revision, dropped: dropped + stated.dropped },
    ),
    engineNotice: notice,
    // The job's start, not the clock: a repeated step makes the same review.
    reviewedAt: job.startedAt,
    documentName: paper.name,
  };
}

/** The last finished review with the paper that it is about; null before the first. */
async function versionBefore({ services, session }: JobContext) {
  const paper = reviewedPaper(session);
  const evaluation = await evaluationOf(services.table, services.files, session);
  if (paper === undefined || evaluation === null) return null;
  return { ...evaluation, document: await paperFrom(services, session, paper) };
}
