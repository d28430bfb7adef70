import * as z from 'zod';
import { analysisOf } from '../../../shared/pedagona/analysis.ts';
import { type CourseAnalysis, keptCourseSchema, teachingSchema } from '../../../shared/pedagona/schemas.ts';
import {
  type Dlo,
  dloSchema,
  merangkaiSchema,
  type Report,
  scriptsSchema,
  type StageName,
} from '../../../shared/pedagona/stages.ts';
import type { Completion } from '../../platform/jobs/endJob.ts';
import { askWritten } from '../../platform/model/askWritten.ts';
import { type Prompt, renderData } from '../../platform/model/prompt.ts';
import { isRows, madeFromAt, requestSchema, saveMade } from '../../platform/stages/making.ts';
import { type JobContext, type ModelContext, partKindOfRun, partOf, type Stage } from '../../platform/stages/stage.ts';
import { chainArtefacts, stageArtefactId } from '../chainArtefacts.ts';
import { dloFromAnswer, joinNotices, merangkaiFromAnswer, outcomeLinks, unknownLinks } from '../chainChecks.ts';
import { chainData } from '../courseData.ts';
import { withPart, withRows } from '../editing.ts';
import { dloPrompt } from '../prompts/dlo.ts';
import { merangkaiPrompt } from '../prompts/merangkai.ts';
import { reportGroundsPrompt, reportGroundsSchema, reportPlanPrompt, reportPlanSchema } from '../prompts/report.ts';
import {
  scriptType1AnswerSchema,
  scriptType1Prompt,
  scriptType2AnswerSchema,
  scriptType2Prompt,
} from '../prompts/scripts.ts';
import { sourcesOf, sourceTexts } from '../sources.ts';
import { sessionDataSchema, teachingKind } from '../store.ts';

/** The stages of the chain: facts in, texts out; each part is one call. */

/** Asks for a part. @returns it with what the engine says of itself */
const asked = async <S extends z.ZodType>(context: ModelContext, prompt: Prompt<S>, stable: string[], more = '') =>
  askWritten(context.services.modelFor(context.id), prompt, {
    stable,
    request: `${more}\nHasilkan bahagian yang diminta berdasarkan data di atas.`.trim(),
  });

/** The courses that were there when the job was asked for, as they were then. */
async function courses(context: JobContext): Promise<CourseAnalysis[]> {
  const { base } = requestSchema.parse(context.job.input);
  const sources = Object.keys(base)
    .filter((source) => source.startsWith('course#'))
    .toSorted();
  const kept = await Promise.all(sources.map((source) => madeFromAt(context, source, keptCourseSchema)));
  return kept.map(analysisOf);
}

/** A stage of several parts that are written side by side and saved as one artefact. */
function chainStage<N extends StageName>(
  name: N,
  parts: Record<string, (context: ModelContext) => Promise<unknown>>,
  assemble: (context: JobContext, partOfStage: PartOfStage) => Promise<z.output<(typeof chainArtefacts)[N]['schema']>>,
): Stage {
  return {
    partKind: partKindOfRun,
    plan: async () => ({ parts: Object.keys(parts), checks: [] }),
    async write(context, part) {
      const write = parts[part];
      if (write === undefined) throw new Error(`The stage ${name} has no part ${part}`);
      return write(context);
    },
    async finish(context): Promise<Completion> {
      const made = await assemble(context, (part, schema) => partOf(context, partKindOfRun(context, part), schema));
      const { schema, idKey } = chainArtefacts[name];
      const kind = { name, schema: schema as z.ZodObject };
      await saveMade<object>(context, name, schema, made, (artefact, pointer, part) =>
        isRows(part)
          ? withRows(kind, artefact as z.output<z.ZodObject>, pointer, withWeightsOf(made, part))
          : withPart(kind, artefact as z.output<z.ZodObject>, pointer, part),
      );
      const id = stageArtefactId(name, context.session.id);
      const isFirst = !sessionDataSchema.parse(context.session.data).checks[name];
      return { adds: { documents: isFirst ? 1 : 0 }, data: { [`checks.${name}`]: true, [`checks.${idKey}`]: id } };
    },
  };
}
/** Rows that the lecturer added or moved, with the weights of the courses as they now are: nobody edits these. */
function withWeightsOf(made: object, rows: readonly object[]): object[] {
  const methods = (made as Partial<Dlo>).assessmentMethods ?? [];
  return rows.map((row) =>
    'weight' in row && 'method' in row
      ? { ...row, weight: methods.find(({ method }) => method === row.method)?.weight ?? null }
      : row,
  );
}

type PartOfStage = <S extends z.ZodType>(part: string, schema: S) => Promise<z.output<S>>;

const written = <S extends z.ZodType>(value: S) => z.object({ value, notice: z.string().nullable() });

export const merangkaiStage = chainStage(
  'merangkai',
  {
    async merangkai(context) {
      const facts = await courses(context);
      const { value, notice } = await asked(context, merangkaiPrompt, await dataOf(context));
      const id = stageArtefactId('merangkai', context.session.id);
      return merangkaiFromAnswer(value, facts, id, notice);
    },
  },
  (_, part) => part('merangkai', merangkaiSchema),
);

const merangkaiOf = (context: JobContext) => madeFromAt(context, 'merangkai', merangkaiSchema);
const dloOf = (context: JobContext) => madeFromAt(context, 'dlo', dloSchema);

/** Whether the job is made from this. Scripts do not need a DLO; type 2 is about the one that there is. */
const isFrom = ({ job }: JobContext, source: string): boolean => source in requestSchema.parse(job.input).base;

/** What a request is told: the courses, the lecturer's answers, and what was made before. */
const dataOf = async (context: JobContext, made: readonly ('merangkai' | 'dlo')[] = []): Promise<string[]> =>
  chainData(await courses(context), {
    teaching: isFrom(context, teachingKind) ? await madeFromAt(context, teachingKind, teachingSchema) : null,
    merangkai: made.includes('merangkai') ? await merangkaiOf(context) : null,
    dlo: made.includes('dlo') && isFrom(context, 'dlo') ? await dloOf(context) : null,
  });

const withoutDlo =
  'Skrip Jenis 2 ditulis sebelum DLO wujud. Selepas DLO dijana, jana semula skrip ini supaya objektif dan aktiviti DLO digunakan.';

export const scriptsStage = chainStage(
  'scripts',
  {
    scripts1: async (context) => asked(context, scriptType1Prompt, await dataOf(context, ['merangkai'])),
    scripts2: async (context) => asked(context, scriptType2Prompt, await dataOf(context, ['merangkai', 'dlo'])),
  },
  async (context, part) => {
    const one = await part('scripts1', written(scriptType1AnswerSchema));
    const two = await part('scripts2', written(scriptType2AnswerSchema));
    const facts = await courses(context);
    const links = [...one.value.links, ...two.value.links];
    const parts = [...new Set(links.map((link) => link.part))];
    const { id } = context.session;
    return scriptsSchema.parse({
      ...one.value,
      ...two.value,
      id: stageArtefactId('scripts', id),
      merangkaiId: stageArtefactId('merangkai', id),
      links: Object.fromEntries(
        parts.map((name) => [
          name,
          outcomeLinks(
            links.filter((link) => link.part === name),
            facts,
          ),
        ]),
      ),
      engineNotice: joinNotices(
        one.notice ?? two.notice,
        unknownLinks(links, facts),
        isFrom(context, 'dlo') ? null : withoutDlo,
      ),
    });
  },
);

export const dloStage = chainStage(
  'dlo',
  {
    async dlo(context) {
      const { value, notice } = await asked(context, dloPrompt, await dataOf(context, ['merangkai']));
      const merangkaiId = stageArtefactId('merangkai', context.session.id);
      const made = { courses: await courses(context), merangkaiId };
      return dloFromAnswer(value, made, stageArtefactId('dlo', context.session.id), notice);
    },
  },
  (_, part) => part('dlo', dloSchema),
);

export const reportStage = chainStage(
  'report',
  {
    reportPlan: async (context) => asked(context, reportPlanPrompt, await dataOf(context, ['merangkai', 'dlo'])),
    async reportGrounds(context) {
      const [facts, dlo] = [await courses(context), await dloOf(context)];
      const choice = renderData('sumber', sourceTexts(facts, dlo));
      return asked(context, reportGroundsPrompt, await dataOf(context, ['merangkai', 'dlo']), choice);
    },
  },
  async (context, part): Promise<Report> => {
    const plan = await part('reportPlan', written(reportPlanSchema));
    const grounds = await part('reportGrounds', written(reportGroundsSchema));
    const { id } = context.session;
    return {
      ...plan.value,
      ...grounds.value,
      ...sourcesOf(grounds.value.evidenceBase, await courses(context), await dloOf(context)),
      id: stageArtefactId('report', id),
      dloId: stageArtefactId('dlo', id),
      engineNotice: plan.notice ?? grounds.notice,
    };
  },
);
