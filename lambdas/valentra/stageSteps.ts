import * as z from 'zod';
import type { Version } from '../../shared/artefact.ts';
import { withChange } from '../../shared/valentra/change.ts';
import { recomputed } from '../../shared/valentra/recompute.ts';
import { type StageName, stageNames } from '../../shared/valentra/schemas.ts';
import { valueAt } from '../../shared/pointer.ts';
import { type Base, getArtefact, listVersions, saveArtefact } from '../platform/stages/artefacts.ts';
import { withValueAt } from '../platform/stages/edit.ts';
import { AbandonedError, EditedMeanwhile } from '../platform/jobs/failure.ts';
import { ask } from '../platform/model/ask.ts';
import { renderData } from '../platform/model/prompt.ts';
import { modelServices, type ModelStepServices } from '../platform/model/modelServices.ts';
import { finishServices, type FinishServices } from '../platform/jobs/stepServices.ts';
import { ConditionFailed } from '../platform/storage/table.ts';
import { completeWork, sessionFinished, stillWorking, type WorkRow } from '../platform/jobs/work.ts';
import { failWorkStep, keep, workInputSchema, type Working, working } from '../platform/jobs/working.ts';
import { stages } from './stages/index.ts';
import {
  type Answered,
  type Ask,
  courseData,
  type Ground,
  type Parts,
  type Row,
  type Stage,
  wishSchema,
} from './stages/stage.ts';
import { courseOf, dataOf, generatedFlag, stageAt, stageOf, stageSchemas } from './store.ts';

const rewriteStage = 'regenerate';
const stageInputSchema = workInputSchema.extend({ stage: z.enum([...stageNames, rewriteStage]) });
const partInputSchema = stageInputSchema.extend({ part: z.string(), isCheck: z.boolean() });

const answeredSchema = z.object({ answer: z.unknown(), notice: z.string().nullable() });

/** Parts belong to one wish; a retry of it finds those that are written. */
const partKind = (work: WorkRow, part: string): string =>
  `part#${work.name}#${wishSchema.parse(work.input).run}#${part}`;

async function groundOf(services: FinishServices, { session, work }: Working): Promise<Ground> {
  const course = await courseOf(services, session);
  const wish = wishSchema.parse(work.input);
  if (course === null) throw new AbandonedError();
  return {
    course: course.value.course,
    wish,
    now: services.now(),
    async made(stage) {
      const version = wish.base[stage];
      const found =
        version === undefined
          ? (await stageOf(services, session, stage))?.value
          : await stageAt(services, session, stage, version);
      if (found === null || found === undefined) throw new AbandonedError();
      return found;
    },
  };
}

const partsOf =
  ({ table, files }: FinishServices, { session, work }: Working): Parts =>
  async (name) => {
    const id = { sub: session.sub, sessionId: session.id, kind: partKind(work, name) };
    const found = await getArtefact(table, files, id, answeredSchema);
    return found === null ? null : { answer: found.value.answer, notice: found.value.notice };
  };

/** The stage that a piece of work is about: of a row written anew, the one whose row it is. */
function stageIn({ work }: Working, stage: z.infer<typeof stageInputSchema>['stage']): Stage<StageName> {
  const name = stage === rewriteStage ? wishSchema.parse(work.input).row?.stage : stage;
  if (name === undefined) throw new AbandonedError();
  return stages[name];
}

/** Says which calls write a document, and which look at it a second time. No model is asked. */
export async function planStep(
  services: FinishServices,
  event: unknown,
): Promise<{ parts: string[]; checks: string[] }> {
  const input = stageInputSchema.parse(event);
  const at = await working(services, input);
  const stage = stageIn(at, input.stage);
  const ground = await groundOf(services, at);
  if (input.stage !== rewriteStage) return { parts: await stage.parts(ground), checks: await stage.checks(ground) };
  const { artefact } = await rowOf(services, at);
  return { parts: ['row'], checks: stage.recheck?.isWanted(artefact) === true ? ['row-check'] : [] };
}

/** One call: a part of a document, or the second look at one. Safe to repeat: an answer that is there stays. */
export async function writeStep(services: ModelStepServices, event: unknown): Promise<{ ok: true }> {
  const input = partInputSchema.parse(event);
  const at = await working(services, input);
  const parts = partsOf(services, at);
  if ((await parts(input.part)) !== null) return { ok: true };
  const ground = await groundOf(services, at);
  const stage = stageIn(at, input.stage);
  const asked: Ask = async (prompt, data) => {
    const { value, notice } = await ask(services.modelFor({ ...at.session }), prompt, {
      stable: courseData(ground.course),
      request: [
        ...Object.entries(data).map(([name, block]) => renderData(name, block)),
        'Hasilkan bahagian yang diminta berdasarkan data di atas.',
      ].join('\n'),
    });
    return { answer: value, notice };
  };
  const answered =
    input.stage === rewriteStage
      ? await rewritten(services, at, { stage, ground, parts, asked, isCheck: input.isCheck })
      : await (input.isCheck ? stage.check(ground, input.part, asked, parts) : stage.write(ground, input.part, asked));
  await keep(services, at, partKind(at.work, input.part), answered);
  return { ok: true };
}

interface Rewriting {
  stage: Stage<StageName>;
  ground: Ground;
  parts: Parts;
  asked: Ask;
  isCheck: boolean;
}

async function rewritten(
  services: FinishServices,
  at: Working,
  { stage, ground, parts, asked, isCheck }: Rewriting,
): Promise<Answered<unknown>> {
  if (!isCheck) return { answer: await stage.rewrite(ground, await rowOf(services, at), asked), notice: null };
  const row = await parts('row');
  if (row === null || stage.recheck === undefined) throw new AbandonedError();
  return stage.recheck.ask(row.answer, asked);
}

/** The row that is to be written anew, as it now stands. @throws {AbandonedError} when it is there no more. */
async function rowOf(services: FinishServices, { session, work }: Working): Promise<Row<StageName>> {
  const { row } = wishSchema.parse(work.input);
  const found = row === undefined ? null : await stageOf(services, session, row.stage);
  const present = row === undefined ? undefined : valueAt(found?.value, row.pointer);
  if (row === undefined || found === null || present === undefined) throw new AbandonedError();
  return {
    artefact: found.value,
    pointer: row.pointer,
    places: (row.pointer.match(/\d+/g) ?? []).map(Number),
    again: { semasa: present, permintaan: row.instruction },
  };
}

/** Puts a document together, keeps it and completes the work with the session's flags and counters. Safe to repeat. */
export async function finishStep(services: FinishServices, event: unknown): Promise<{ ok: true }> {
  const input = stageInputSchema.parse(event);
  const at = await working(services, input);
  const ground = await groundOf(services, at);
  if (input.stage === rewriteStage) {
    await putRow(services, at);
    return ended(services, at, { documents: 0 });
  }
  const made = await stageIn(at, input.stage).assemble(ground, partsOf(services, at));
  const { base } = ground.wish;
  await put(services, at, input.stage, { reason: 'generated', pointer: '', base, next: () => made });
  const flag = generatedFlag[input.stage];
  // A new exam in place of one that was made is no new document.
  return ended(services, at, { documents: dataOf(at.session)[flag] ? 0 : 1, data: { [flag]: true } });
}

async function ended(
  services: FinishServices,
  { session, work }: Working,
  gain: { documents: number; data?: Record<string, unknown> },
): Promise<{ ok: true }> {
  if (!(await completeWork(services.table, work, session, gain, services.now()))) throw new AbandonedError();
  return { ok: true };
}

/** How often a save is tried when the lecturer edits the document meanwhile. */
const saveTries = 5;

interface Put {
  reason: 'generated' | 'regenerated';
  pointer: string;
  base?: Base;
  /** What is saved in place of the document as it now stands; `newer`: its versions that came after the wish. */
  next: (current: object | null, newer: readonly Version[]) => unknown;
}

/**
 * Saves what a piece of work has made, once: a version of its kind that came after the wish is its own.
 * @throws {AbandonedError} when the work is not under way any more
 */
async function put(services: FinishServices, at: Working, stage: StageName, made: Put): Promise<void> {
  const { session, work } = at;
  const { reason, pointer, base, next } = made;
  const { since } = wishSchema.parse(work.input);
  const id = { sub: session.sub, sessionId: session.id, kind: stage };
  const isOwn = (one: Version): boolean => one.reason === reason && one.pointer === pointer;
  const holds = [sessionFinished(session), stillWorking(work)];
  for (let attempt = 1; ; attempt++) {
    const current = await getArtefact(services.table, services.files, id, stageSchemas[stage]);
    // After the document, so that no version up to the one that is replaced is missed; a later one refuses the save.
    const newer = (await listVersions(services.table, id)).filter(({ version }) => version > since);
    if (newer.some(isOwn)) return;
    const value = stageSchemas[stage].parse(next(current?.value ?? null, newer));
    const save = { value, from: current?.version ?? null, reason, pointer, base };
    try {
      await saveArtefact(services, id, save, holds, services.now());
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.refused.slice(0, holds.length).includes(true)) throw new AbandonedError();
      if (attempt === saveTries) throw error;
    }
  }
}

/**
 * Puts a rewritten row into its document as that now stands; totals are computed anew.
 * @throws {EditedMeanwhile} when the row, or the whole document, was changed after it was asked for
 */
async function putRow(services: FinishServices, at: Working): Promise<void> {
  const { row, since } = wishSchema.parse(at.work.input);
  if (row === undefined) throw new AbandonedError();
  const { stage, pointer } = row;
  const { noted = (artefact) => artefact, ...own }: Stage<StageName> = stages[stage];
  const part = await newRow(services, at, own);
  await put(services, at, stage, {
    reason: 'regenerated',
    pointer,
    next(current, newer) {
      if (newer.some((one) => touches(one, pointer)) || isCutOff(newer, since)) throw new EditedMeanwhile();
      if (current === null || valueAt(current, pointer) === undefined) throw new AbandonedError();
      const replaced = withChange(stage, withValueAt(current, pointer, part), pointer);
      return noted(stageSchemas[stage].parse(recomputed(stage, replaced)));
    },
  });
}

/** Whether a version changed this row: it, something in it, or the whole document. */
const touches = ({ pointer }: Version, row: string): boolean =>
  pointer === '' || pointer === row || pointer.startsWith(`${row}/`);

/** Whether there were so many versions since that the first of them are not kept: nobody knows what those changed. */
const isCutOff = ([first]: readonly Version[], since: number): boolean =>
  first !== undefined && first.version > since + 1;

async function newRow(
  services: FinishServices,
  at: Working,
  { recheck }: Pick<Stage<StageName>, 'recheck'>,
): Promise<unknown> {
  const parts = partsOf(services, at);
  const row = await parts('row');
  if (row === null) throw new AbandonedError();
  const check = await parts('row-check');
  return check === null || recheck === undefined ? row.answer : recheck.applied(row.answer, check.answer);
}

/** The Lambdas. */
export const planWork = (event: unknown) => planStep(finishServices(), event);
export const writePart = (event: unknown) => writeStep(modelServices(), event);
export const finishWork = (event: unknown) => finishStep(finishServices(), event);
export const failWork = (event: unknown) => failWorkStep(finishServices(), event);
