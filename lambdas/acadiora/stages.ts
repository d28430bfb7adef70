import * as z from 'zod';
import { criterionKeys } from '../../shared/acadiora/criteria.ts';
import { type Evaluation, evaluationSchema } from '../../shared/acadiora/schemas.ts';
import { blockText } from '../../shared/document/citation.ts';
import { coverage } from '../../shared/fact/score.ts';
import { retitledText } from '../../shared/acadiora/labels.ts';
import { type Block, type SourceDocument } from '../../shared/document/document.ts';
import { renderDocument } from '../../shared/document/render.ts';
import { AbandonedError, DocumentsRefused } from '../platform/jobs/failure.ts';
import { markDocument, stillRunning } from '../platform/jobs/job.ts';
import type { DocumentRow } from '../platform/jobs/session.ts';
import { ask } from '../platform/model/ask.ts';
import { type Check, type Prompt, renderData } from '../platform/model/prompt.ts';
import {
  assertRead,
  documentOf,
  findPart,
  type JobContext,
  type ModelContext,
  partOf,
  saveJobResult,
  type Stage,
} from '../platform/stages/stage.ts';
import { criteriaOf } from './review/evaluation.ts';
import { recentPercentOf } from './facts/citations/citations.ts';
import { countPaper } from './facts/index.ts';
import { withoutOrders } from '../platform/model/injection.ts';
import { registerRemarks } from './register/checks/index.ts';
import { withTables } from './register/checks/tables.ts';
import { registerAnswerSchema } from './register/schema.ts';
import { joinedAnswers, settledRegister } from './register/settle.ts';
import { correctionsForModel, shownRegister } from './register/shown.ts';
import {
  blocksAround,
  blocksFor,
  factsForModel,
  fitsWindow,
  pieceOf,
  registerTasks,
  outlineForModel,
  withinLimit,
} from './plan.ts';
import { withHeadings } from './facts/structure/sections.ts';
import { isCareless, type Verdicts } from './review/look.ts';
import { correctedBy, enoughWords, metadataOf } from './review/metadata.ts';
import { alsoKnown, doubtCheck, knownOfPaper } from './review/knownOfPaper.ts';
import { noOverall, overallOf, reviewForModel, statedOverall } from './review/overall.ts';
import { type Judged, overallAnswerSchema, reviewAnswerSchemas } from './prompts/answers.ts';
import {
  correctedTask,
  criterionTask,
  isRegister,
  overallPrompt,
  overallTask,
  registerPrompt,
  registerTask,
  reviewPrompts,
} from './prompts/calls.ts';
import { earlierForModel, revisionOf } from './review/revision.ts';
import { correctionsOf, evaluationOf, kinds, paperOf, type Plan, planSchema, roundOf } from './store.ts';
import { warningsOf } from './review/warnings.ts';

/** Fewer words than an extended abstract has: no paper, whatever it is. */
const fewestWords = 150;
const tooShortText = (words: number): string =>
  `Dokumen ini mempunyai ${words} perkataan sahaja, terlalu pendek untuk dinilai sebagai kertas penyelidikan. Muat naik kertas yang lengkap.`;

/** Blocks that are looked through for a title: faculty, journal and authors may stand before it. It may take three. */
const titleBlocks = 40;

/** Why a file is not taken for a version of the paper: the title before, as its file has it, does not stand at the beginning; null where it may. */
async function otherTitle({ services, session, job }: JobContext, document: SourceDocument): Promise<string | null> {
  const [former, own] = session.documents.slice(-2);
  if (own === undefined || job.input['isRetitled'] === true) return null;
  // A version that was reviewed before was taken then.
  if ((await evaluationOf(services, session, own)) !== null) return null;
  const { title = null, evidence } = (await evaluationOf(services, session, former))?.metadata ?? {};
  if (title === null || evidence?.title === null) return null;
  const texts = document.blocks.slice(0, titleBlocks).map(blockText);
  if (texts.some((_, n) => coverage(title, texts.slice(n, n + 3).join(' ')) >= enoughWords)) return null;
  return `Tajuk berbeza: “${title}” tidak ditemui pada permulaan fail ini. Jika ini kertas yang sama, muat naik sekali lagi dan tandakan “${retitledText}”.`;
}

const recordedText =
  'Rumusan dan cadangan ini ditulis sebelum pembetulan anda; hanya yang dikira sistem telah berubah.';

const carelessText = 'Oleh sebab semakan kedua menolak terlalu banyak ulasan, ulasan dipaparkan tanpa semakan itu.';

/** The paper that a review is about. @throws {AbandonedError} when the session has no document */
function paperIn({ session }: JobContext): DocumentRow {
  const paper = paperOf(session);
  if (paper === undefined) throw new AbandonedError();
  return paper;
}

const paperFrom = async (...from: Parameters<typeof documentOf>): Promise<SourceDocument> =>
  withHeadings(await documentOf(...from));

/** What the model said in one call, as it is kept. */
const answered = <S extends z.ZodType>(answer: S) => z.object({ answer, notice: z.string().nullable() });

const wholeTask = 'overall';

/** The paper of a sample, whose review is a recorded one. */
const isRecorded = ({ session }: JobContext): boolean => session.isSample === true && roundOf(session) === 1;

/**
 * The look is made anew with every attempt: another one may have brought criteria that were left out. That of a recorded review stays: this site's model
 * has not read the paper.
 */
function partKey(context: JobContext, task: string): string {
  const part = kinds.part(paperIn(context).uploadId, task);
  return task === wholeTask ? `${part}#${isRecorded(context) ? 1 : context.id.attempt}` : part;
}
const faultKind = (context: JobContext, task: string): string =>
  kinds.fault(paperIn(context).uploadId, task, context.id.attempt);

/**
 * A review of the paper: code counts first, then the model reads what the paper says of itself, which code compares; then it judges each criterion
 * side by side, then it looks at every remark. All calls begin with the paper as the first one does, and so read it from cache.
 */
export const reviewStage: Stage = {
  prompts: [registerPrompt, ...Object.values(reviewPrompts), overallPrompt],
  partKey,

  /** A criterion without judgement, or a review without the look, is shown as such; without its first call no other would answer. */
  async leaveOut(context, task, reason) {
    if (isRegister(task)) return false;
    const { services, artefacts, id } = context;
    return artefacts.saveOnce(faultKind(context, task), reason, [stillRunning(id)], services.now());
  },

  async plan(context) {
    const { services, session, id } = context;
    const paper = paperIn(context);
    assertRead(paper);
    const corrections = await correctionsOf(services.table, session, paper);
    const { document } = withinLimit(await paperFrom(services, session, paper));
    const plan: Plan = countPaper(document, corrections);
    const words = plan.facts.wordCount;
    const error = words < fewestWords ? tooShortText(words) : await otherTitle(context, document);
    if (error !== null) {
      const mark = { status: 'failed' as const, error };
      await markDocument(services.table, id, session.documents.length - 1, mark, services.now());
      throw new DocumentsRefused();
    }
    await saveJobResult(context, kinds.plan(paper.uploadId), planSchema, { next: () => plan });
    return [registerTasks(document), criterionKeys, [wholeTask]];
  },

  write: askedFor,

  async finish(context) {
    const { session } = context;
    const round = roundOf(session);
    const evaluation = await evaluationFrom(context);
    await saveJobResult(context, kinds.evaluation(paperIn(context).uploadId), evaluationSchema, {
      next: () => evaluation,
    });
    const { percentage, grade, criticalImprovements } = evaluation.overall;
    const next = criticalImprovements[0]?.text ?? null;
    const { title, documentType } = evaluation.metadata;
    const { isMeasured, aiPercentage: measured } = evaluation.aiDetection;
    // A percentage that nobody measured is none, not 0.
    const aiPercentage = isMeasured ? measured : null;
    return {
      data: { result: { title, documentType, percentage, grade, aiPercentage, round, next } },
      adds: { documents: round - session.counted.documents },
      search: [{ kind: 'manuscript' as const, text: title ?? session.sessionName, n: 0 }],
    };
  },
};

async function askedFor(context: ModelContext, task: string): Promise<unknown> {
  const { services, session, id } = context;
  const paper = paperIn(context);
  const { document } = withinLimit(await paperFrom(services, session, paper));
  const plan = await partOf(context, kinds.plan(paper.uploadId), planSchema);
  /** Facts, outline and paper first, the same for every call; then what this call is about. */
  const asked = async <S extends z.ZodType>(
    prompt: Prompt<S>,
    blocks: readonly Block[],
    request: string[],
    check?: Check<z.output<S>>,
  ) => {
    const shown = renderDocument({ name: paper.name, document: { ...document, blocks: [...blocks] } });
    const stable = [
      renderData('fakta', factsForModel(plan.facts)),
      renderData('rangka', outlineForModel(plan.facts)),
      shown,
    ];
    const input = { stable: stable.join('\n'), request: request.join('\n') };
    // Beyond the window no two calls are shown the same.
    const { value, notice } = await ask(
      services.modelFor(id),
      { ...prompt, isCached: fitsWindow(document) },
      input,
      check,
    );
    return { answer: value, notice };
  };
  if (isRegister(task)) return asked(registerPrompt, pieceOf(document, task), [registerTask]);
  const read = await readPaper(context, plan, document);
  if (task === wholeTask) {
    const { criteria } = await reviewed(context, { ...read, isLooked: true }, document, []);
    const { scores, remarks, extras } = reviewForModel(criteria);
    const places = remarks.flatMap(({ at }) => at);
    const rows = correctionsForModel(shownRegister(read.register));
    return asked(overallPrompt, blocksAround(document, places), [
      renderData('skor', scores),
      renderData('ulasan', remarks),
      renderData('medan', extras),
      overallTask,
      ...(read.corrections === null ? [] : [renderData('pembetulan', { ...read.corrections, rows }), correctedTask]),
    ]);
  }
  const criterion = z.enum(criterionKeys).parse(task);
  const before = await evaluationOf(services, session, session.documents.at(-2));
  const counted = read.plan.remarks
    // What may be missing is judged by its criterion, too: without a look nobody would say it.
    .filter((remark) => remark.criterion === criterion && !remark.isAbsence)
    .map((remark) => remark.text);
  const request = [
    ...(counted.length === 0 ? [] : [renderData('dikira', counted)]),
    ...(before === null ? [] : [renderData('terdahulu', earlierForModel(before, criterion))]),
    criterionTask(criterion, read.kind, before !== null),
  ];
  const check = doubtCheck(knownOfPaper(document, read.plan));
  return asked(reviewPrompts[criterion], blocksFor(criterion, document, plan.facts.sections), request, check);
}

/** What the model has read of the paper, and what code remarks on it: what was counted in the paper, then what was compared in the register. */
async function readPaper(context: JobContext, { facts, aiDetection }: Plan, document: SourceDocument) {
  const { services, session } = context;
  const parts = await Promise.all(
    registerTasks(document).map((task) => partOf(context, partKey(context, task), answered(registerAnswerSchema))),
  );
  const corrections = await correctionsOf(services.table, session, paperIn(context));
  const answer = withTables(joinedAnswers(parts.map((part) => part.answer)), document, facts.sections, corrections);
  const register = settledRegister(answer, document, corrections);
  const kind = answer.studyKind;
  const metadata = correctedBy(corrections, metadataOf(answer, facts.wordCount, document));
  const recentPercent = metadata.year === null ? null : recentPercentOf(facts.citations, metadata.year);
  const dated = { ...facts, citations: { ...facts.citations, recentPercent } };
  const remarks = registerRemarks({ register, facts: dated, kind, document: withoutOrders(document) });
  return { register, kind, corrections, metadata, plan: { aiDetection, facts: dated, remarks } };
}
type ReadPaper = Awaited<ReturnType<typeof readPaper>>;

/** All parts of a review put together, as far as the criteria go; `leftOut`: the calls that failed, with their causes. */
async function reviewed(
  context: JobContext,
  read: ReadPaper & { isLooked: boolean },
  document: SourceDocument,
  verdicts: Verdicts,
) {
  const parts = await Promise.all(
    criterionKeys.map(async (key) => {
      const part = await findPart(context, partKey(context, key), answered(reviewAnswerSchemas[key]));
      return { key, part };
    }),
  );
  const judged: Judged = {};
  const leftOut: Evaluation['leftOut'] = [];
  for (const { key, part } of parts)
    if (part === null) leftOut.push({ part: key, reason: await faultOf(context, key) });
    else judged[key] = part.answer;
  const notice = parts.find(({ part }) => typeof part?.notice === 'string')?.part?.notice ?? null;
  return { ...criteriaOf({ judged, ...read, document, verdicts }), judged, leftOut, notice };
}

/** @throws {AbandonedError} when neither a part nor its fault is there: the session was deleted meanwhile */
const faultOf = (context: JobContext, task: string): Promise<string> =>
  partOf(context, faultKind(context, task), z.string());

/**
 * What was found missing is shown only where a second look was asked for it: a model that looks at nothing, and a failed look, find nothing. A
 * careless look was asked, and takes nothing away.
 */
function asShown(read: ReadPaper, look: { notice: string | null } | null): ReadPaper & { isLooked: boolean } {
  const isLooked = look !== null && look.notice === null;
  const remarks = read.plan.remarks.filter(({ isAbsence }) => isLooked || !isAbsence);
  return { ...read, isLooked, plan: { ...read.plan, remarks } };
}

async function evaluationFrom(context: JobContext): Promise<Evaluation> {
  const { services, session, job } = context;
  const paper = paperIn(context);
  const whole = await paperFrom(services, session, paper);
  const plan = await partOf(context, kinds.plan(paper.uploadId), planSchema);
  const { document, unreadFrom } = withinLimit(whole);
  const made = await findPart(context, partKey(context, wholeTask), answered(overallAnswerSchema));
  const all = await readPaper(context, plan, document);
  const { remarks } = reviewForModel((await reviewed(context, { ...all, isLooked: true }, document, [])).criteria);
  const doubtable = remarks.flatMap(({ id, kind }) => (kind === 'strength' ? [] : [id]));
  const look = made !== null && isCareless(made.answer.verdicts, doubtable) ? null : made;
  const read = asShown(all, made);
  const answer = look?.answer ?? noOverall;
  const { verdicts } = answer;
  const { criteria, fallen, judged, leftOut, dropped, notice } = await reviewed(context, read, document, verdicts);
  const isOutdated = isRecorded(context) && read.corrections !== null;
  const said = isOutdated ? { ...answer, summaryEvaluation: `${recordedText} ${answer.summaryEvaluation}` } : answer;
  if (look === null) {
    const reason = made === null ? await faultOf(context, wholeTask) : carelessText;
    leftOut.push({ part: wholeTask, reason });
  }
  const before = await versionBefore(context);
  const known = alsoKnown(knownOfPaper(document, read.plan), read.corrections);
  const stated = statedOverall(said, criteria, known);
  const { overall, dropped: unfit } = overallOf(stated.answer, criteria, {
    document: withoutOrders(document),
    kind: read.kind,
    known,
  });
  const revision = before && revisionOf(before, { document, criteria, judged });
  return {
    metadata: read.metadata,
    overall,
    evaluation: criteria,
    leftOut,
    fallen,
    aiDetection: plan.aiDetection,
    facts: read.plan.facts,
    register: shownRegister(read.register),
    corrections: read.corrections,
    round: roundOf(session),
    revision,
    warnings: warningsOf(
      { name: paper.name, document: whole, facts: plan.facts, unreadFrom },
      { criteria, overall, revision, dropped: [...dropped, ...stated.dropped, ...unfit] },
    ),
    engineNotice: notice ?? made?.notice ?? null,
    // The job's start, not the clock: a repeated step makes the same review.
    reviewedAt: job.startedAt,
    documentName: paper.name,
  };
}

/** The review of the version before with the paper that it is about; null for the first version. */
async function versionBefore({ services, session }: JobContext) {
  const paper = session.documents.at(-2);
  if (paper === undefined) return null;
  const evaluation = await evaluationOf(services, session, paper);
  return evaluation && { ...evaluation, document: await paperFrom(services, session, paper) };
}
