import * as z from 'zod';
import type { CourseAnalysis } from '../../shared/pedagona/schemas.ts';
import { scriptType1Schema, scriptType2Schema, type StageName } from '../../shared/pedagona/stages.ts';
import { getArtefact } from '../platform/stages/artefacts.ts';
import { AbandonedError } from '../platform/jobs/failure.ts';
import { ask } from '../platform/model/ask.ts';
import type { Prompt } from '../platform/model/prompt.ts';
import { textOf } from '../platform/jobs/pipeline.ts';
import type { SessionRow } from '../platform/jobs/sessions.ts';
import { completeWork } from '../platform/jobs/work.ts';
import { chain, stageArtefactId } from './chain.ts';
import { dloFromAnswer, merangkaiFromAnswer, type PagesOf, realSources } from './chainChecks.ts';
import { chainData } from './facts.ts';
import { dloPrompt } from './prompts/dlo.ts';
import { merangkaiPrompt } from './prompts/merangkai.ts';
import { reportGroundsPrompt, reportGroundsSchema, reportPlanPrompt, reportPlanSchema } from './prompts/report.ts';
import { scriptType1Prompt, scriptType2Prompt } from './prompts/scripts.ts';
import { modelServices, type ModelStepServices } from '../platform/model/modelServices.ts';
import { finishServices, type FinishServices } from '../platform/jobs/stepServices.ts';
import { coursesOf } from './store.ts';
import { failWorkStep, keep, workInputSchema, working } from '../platform/jobs/working.ts';

const writeInputSchema = workInputSchema.extend({
  part: z.enum(['merangkai', 'scripts1', 'scripts2', 'dlo', 'reportPlan', 'reportGrounds']),
});

/** A part is written once an attempt: a repeated step finds it. Parts of an earlier attempt are kept too, so a retry asks for the rest. */
const partKind = (part: string): string => `part#${part}`;

/** One part of a stage: facts in, text out, with at most one model call and its repair. */
export async function writeStep(services: ModelStepServices, event: unknown): Promise<{ ok: true }> {
  const input = writeInputSchema.parse(event);
  const at = await working(services, input);
  const { table, files } = services;
  const partId = { sub: input.sub, sessionId: input.sessionId, kind: partKind(input.part) };
  if ((await getArtefact(table, files, partId, z.unknown())) !== null) return { ok: true };
  const courses = await coursesOf(table, files, at.session);
  await keep(services, at, partKind(input.part), await parts[input.part](services, at.session, courses));
  return { ok: true };
}

type Part = (services: ModelStepServices, session: SessionRow, courses: CourseAnalysis[]) => Promise<unknown>;

/** Asks for a part and adds what the engine says of itself. */
async function write<S extends z.ZodType>(
  services: ModelStepServices,
  session: SessionRow,
  prompt: Prompt<S>,
  stable: string,
) {
  const { value, notice } = await ask(services.modelFor(session), prompt, {
    stable,
    request: 'Hasilkan bahagian yang diminta berdasarkan data di atas.',
  });
  return { value, notice };
}

const parts: Record<z.infer<typeof writeInputSchema>['part'], Part> = {
  async merangkai(services, session, courses) {
    const { value, notice } = await write(services, session, merangkaiPrompt, chainData(courses));
    const pages = await pagesOf(services, session);
    return merangkaiFromAnswer(value, courses, stageArtefactId('merangkai', session.id), notice, pages);
  },
  async scripts1(services, session, courses) {
    return write(
      services,
      session,
      scriptType1Prompt,
      chainData(courses, { merangkai: await stageOf(services, session, 'merangkai') }),
    );
  },
  async scripts2(services, session, courses) {
    return write(
      services,
      session,
      scriptType2Prompt,
      chainData(courses, { merangkai: await stageOf(services, session, 'merangkai') }),
    );
  },
  async dlo(services, session, courses) {
    const merangkai = await stageOf(services, session, 'merangkai');
    const { value, notice } = await write(services, session, dloPrompt, chainData(courses, { merangkai }));
    return dloFromAnswer(value, merangkai, stageArtefactId('dlo', session.id), notice);
  },
  async reportPlan(services, session, courses) {
    return write(services, session, reportPlanPrompt, await reportData(services, session, courses));
  },
  async reportGrounds(services, session, courses) {
    const { value, notice } = await write(
      services,
      session,
      reportGroundsPrompt,
      await reportData(services, session, courses),
    );
    const dlo = await stageOf(services, session, 'dlo');
    return { value: { ...value, evidenceBase: realSources(value.evidenceBase, courses, dlo) }, notice };
  },
};

/** The documents' pages, where quotes are looked up. */
async function pagesOf(services: FinishServices, session: SessionRow): Promise<PagesOf> {
  const pages = new Map(
    await Promise.all(
      session.documents.map(
        async (document) => [document.name, (await textOf(services, session, document)).pages] as const,
      ),
    ),
  );
  return (sourceDocument) => pages.get(sourceDocument) ?? [];
}

const reportData = async (services: FinishServices, session: SessionRow, courses: CourseAnalysis[]): Promise<string> =>
  chainData(courses, {
    merangkai: await stageOf(services, session, 'merangkai'),
    dlo: await stageOf(services, session, 'dlo'),
  });

/** A finished stage of this session. @throws {AbandonedError} when it is not there: the work was begun without its ground. */
async function stageOf<N extends StageName>(
  { table, files }: FinishServices,
  session: SessionRow,
  stage: N,
): Promise<z.output<(typeof chain)[N]['schema']>> {
  const found = await getArtefact(
    table,
    files,
    { sub: session.sub, sessionId: session.id, kind: stage },
    chain[stage].schema,
  );
  if (found === null) throw new AbandonedError();
  return found.value as z.output<(typeof chain)[N]['schema']>;
}

const finishWorkSchema = workInputSchema.extend({ stage: z.enum(['merangkai', 'scripts', 'dlo', 'report']) });

/** Puts a stage's parts together, and completes the work with the session's flags and counters in one transaction. */
export async function finishWorkStep(services: FinishServices, event: unknown): Promise<{ ok: true }> {
  const input = finishWorkSchema.parse(event);
  const at = await working(services, input);
  const { stage } = input;
  await keep(services, at, stage, await puttingTogether[stage](services, at.session));
  const gain = {
    documents: 1,
    data: { [`checks.${stage}`]: true, [`checks.${chain[stage].idKey}`]: stageArtefactId(stage, at.session.id) },
  };
  if (!(await completeWork(services.table, at.work, at.session, gain, services.now()))) throw new AbandonedError();
  return { ok: true };
}

const written = <S extends z.ZodType>(value: S) => z.object({ value, notice: z.string().nullable() });

const puttingTogether: Record<StageName, (services: FinishServices, session: SessionRow) => Promise<unknown>> = {
  merangkai: (services, session) => partOf(services, session, 'merangkai', chain.merangkai.schema),
  dlo: (services, session) => partOf(services, session, 'dlo', chain.dlo.schema),
  async scripts(services, session) {
    const [one, two] = await Promise.all([
      partOf(services, session, 'scripts1', written(scriptType1Schema)),
      partOf(services, session, 'scripts2', written(scriptType2Schema)),
    ]);
    const ids = { id: stageArtefactId('scripts', session.id), merangkaiId: stageArtefactId('merangkai', session.id) };
    return { ...one.value, ...two.value, ...ids, engineNotice: one.notice ?? two.notice };
  },
  async report(services, session) {
    const [plan, grounds] = await Promise.all([
      partOf(services, session, 'reportPlan', written(reportPlanSchema)),
      partOf(services, session, 'reportGrounds', written(reportGroundsSchema)),
    ]);
    const ids = { id: stageArtefactId('report', session.id), dloId: stageArtefactId('dlo', session.id) };
    return { ...plan.value, ...grounds.value, ...ids, engineNotice: plan.notice ?? grounds.notice };
  },
};

async function partOf<S extends z.ZodType>(
  { table, files }: FinishServices,
  session: SessionRow,
  part: string,
  schema: S,
): Promise<z.output<S>> {
  const found = await getArtefact(
    table,
    files,
    { sub: session.sub, sessionId: session.id, kind: partKind(part) },
    schema,
  );
  if (found === null) throw new AbandonedError();
  return found.value;
}

/** The Lambdas. */
export const writePart = (event: unknown) => writeStep(modelServices(), event);
export const finishWork = (event: unknown) => finishWorkStep(finishServices(), event);
export const failWork = (event: unknown) => failWorkStep(finishServices(), event);
