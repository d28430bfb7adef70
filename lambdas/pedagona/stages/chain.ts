import * as z from 'zod';
import { analysisOf } from '../../../shared/pedagona/courses.ts';
import { reportLabels, reportTextKeys } from '../../../shared/pedagona/labels/chainLabels.ts';
import { keptCourseSchema, teachingSchema } from '../../../shared/pedagona/schemas.ts';
import {
  type Artefacts,
  type Dlo,
  dloSchema,
  merangkaiSchema,
  stageArtefactId,
  type StageName,
} from '../../../shared/pedagona/stages.ts';
import { joinNotices } from '../../platform/model/answer.ts';
import { askWritten } from '../../platform/model/askWritten.ts';
import type { Problem, Prompt } from '../../platform/model/prompt.ts';
import { sourceAtRequest, requestSchema, saveMade } from '../../platform/stages/making.ts';
import { type JobContext, partKeyOfRequest, partOf, type Stage } from '../../platform/stages/stage.ts';
import { dataOf, kindOf, teachingKind } from '../store.ts';
import { dloFromAnswer, merangkaiFromAnswer } from '../checks/chainFromAnswer.ts';
import { answerKeyData, chainData } from '../courseData.ts';
import { type ChainMade, holdOf } from '../knownOfCourses.ts';
import { outcomeLinks } from '../checks/match.ts';
import { dloProblems, linkProblems, merangkaiProblems } from '../checks/problems.ts';
import { dloPrompt } from '../prompts/dlo.ts';
import { merangkaiPrompt } from '../prompts/merangkai.ts';
import { reportGroundsPrompt, reportPlanPrompt } from '../prompts/report.ts';
import { scriptsPrompt } from '../prompts/scripts.ts';
import { exemplarFor, type ExemplarName } from '../exemplars.ts';
import { plannedFor, scriptMinutes } from '../planned.ts';
import { sourcesOf } from '../sources.ts';

/** The stages of the chain: facts in, texts out; each part is one call, and those of a stage are asked side by side. */

/** What these sources hold: as they were when the job was asked for, where its input says so. */
export async function chainSource(context: JobContext, sources: readonly string[]) {
  const ofCourses = sources.filter((source) => source.startsWith('course#')).toSorted();
  const kept = await Promise.all(ofCourses.map((source) => sourceAtRequest(context, source, keptCourseSchema)));
  const find = async <S extends z.ZodType>(source: string, schema: S) =>
    sources.includes(source) ? sourceAtRequest(context, source, schema) : null;
  return {
    courses: kept.map(analysisOf),
    teaching: await find(teachingKind, teachingSchema),
    merangkai: await find('merangkai', merangkaiSchema),
    dlo: await find('dlo', dloSchema),
  };
}

const sourceOf = (context: JobContext) =>
  chainSource(context, Object.keys(requestSchema.parse(context.job.input).base));

type Source = Awaited<ReturnType<typeof sourceOf>>;
type Prompts = Record<string, Prompt<z.ZodType>>;

/** What the prompts of a stage brought, what they were asked about, and what the engine says of itself. */
interface Written<P extends Prompts> extends Source {
  answers: { [K in keyof P]: z.output<P[K]['schema']> };
  notice: string | null;
}

/** What goes with the stable texts when a part of a stage is asked for. */
const requestOf = (stage: StageName, part: string, source: Source): string =>
  [
    exemplarFor(part as ExemplarName, source.courses),
    plannedFor[part]?.(source) ?? '',
    stage === 'scripts' ? answerKeyData(source) : '',
    'Hasilkan bahagian yang diminta berdasarkan data di atas.',
  ]
    .filter((told) => told !== '')
    .join('\n\n');

function chainStage<N extends StageName, P extends Prompts>(
  name: N,
  prompts: P,
  /** All but the ids. */
  assemble: (written: Written<P>) => Omit<Artefacts[N], 'id' | 'merangkaiId' | 'dloId'>,
  /** What is wrong with what a prompt brought. */
  problems: { [K in keyof P]?: (answer: z.output<P[K]['schema']>, source: Source) => Problem[] } = {},
): Stage {
  /** What of an answer its own texts may speak of: what becomes of one that is the whole of its stage. */
  const madeOf = (part: string, answer: unknown, source: Source): Partial<ChainMade> =>
    Object.keys(prompts).length > 1
      ? {}
      : { [name]: assemble({ ...source, answers: { [part]: answer } as Written<P>['answers'], notice: null }) };
  return {
    prompts: Object.values(prompts),
    plan: async () => [Object.keys(prompts)],
    async write(context, part) {
      const prompt = prompts[part];
      if (prompt === undefined) throw new Error(`The stage ${name} has no part ${part}`);
      const source = await sourceOf(context);
      const input = { stable: chainData(source), request: requestOf(name, part, source) };
      const check = (answer: unknown) => problems[part]?.(answer as never, source) ?? [];
      return askWritten(context.services.modelFor(context.id), prompt, input, check, (answer) =>
        holdOf({ ...source, ...madeOf(part, answer, source) }, answer as Partial<Dlo>),
      );
    },
    async finish(context) {
      const parts = await Promise.all(
        Object.entries(prompts).map(async ([part, { schema: value }]) => {
          const schema = z.object({ value, notice: z.string().nullable() });
          return [part, await partOf(context, partKeyOfRequest(context, part), schema)] as const;
        }),
      );
      const assembled = assemble({
        ...(await sourceOf(context)),
        answers: Object.fromEntries(parts.map(([part, { value }]) => [part, value])) as Written<P>['answers'],
        notice: joinNotices(...parts.map(([, { notice }]) => notice)),
      });
      const idOf = (stage: StageName) => stageArtefactId(stage, context.session.id);
      const id = idOf(name);
      const kind = kindOf(name);
      // It keeps the ids that are among its fields.
      const ids = { id, merangkaiId: idOf('merangkai'), dloId: idOf('dlo') };
      const made = kind.schema.parse({ ...assembled, ...ids, accepted: [] });
      const counted = (artefact: object, at: string) => kind.counted(withWeightsOf(made, artefact, at), at);
      await saveMade(context, name, { ...kind, counted }, made);
      const { checks, outdated = [] } = dataOf(context.session);
      return {
        adds: { documents: checks[name] ? 0 : 1 },
        // The list shall not call it outdated until a page of the session is opened.
        data: {
          [`checks.${name}`]: true,
          [`checks.${name}Id`]: id,
          outdated: outdated.filter((stage) => stage !== name),
        },
      };
    },
  };
}

/** Rows that the lecturer added or moved get the weights of the courses as they now are: nobody edits these. */
function withWeightsOf(made: object, artefact: object, at: string): object {
  if (at !== '/assessmentMethods') return artefact;
  const rows = (artefact as Dlo).assessmentMethods.map((row) => {
    const own = (made as Dlo).assessmentMethods.find(({ method }) => method === row.method);
    return { ...row, weight: own?.weight ?? null, courseAssessment: own?.courseAssessment ?? '' };
  });
  return { ...artefact, assessmentMethods: rows };
}

export const merangkaiStage = chainStage(
  'merangkai',
  { merangkai: merangkaiPrompt },
  ({ answers, courses, notice }) => merangkaiFromAnswer(answers.merangkai, courses, notice),
  { merangkai: (answer, { courses }) => merangkaiProblems(answer, courses) },
);

const withoutDlo =
  'Skrip Jenis 2 ditulis sebelum DLO wujud. Selepas DLO dijana, jana semula skrip ini supaya objektif dan aktiviti DLO digunakan.';

export const scriptsStage = chainStage(
  'scripts',
  { scripts: scriptsPrompt },
  ({ answers: { scripts }, courses, dlo, notice }) => {
    const { links } = scripts;
    const linksOf = (part: string) => links.filter((link) => link.part === part);
    return {
      ...scripts,
      links: Object.fromEntries(links.map(({ part }) => [part, outcomeLinks(linksOf(part), courses)])),
      engineNotice: joinNotices(notice, dlo === null ? withoutDlo : null),
    };
  },
  {
    scripts: (answer, { courses }) => [...linkProblems(answer.links, courses, ['links']), ...scriptMinutes(answer)],
  },
);

export const dloStage = chainStage(
  'dlo',
  { dlo: dloPrompt },
  ({ answers, courses, notice }) => dloFromAnswer(answers.dlo, courses, notice),
  { dlo: (answer, { courses, teaching }) => dloProblems(answer, courses, teaching) },
);

export const reportStage = chainStage(
  'report',
  { reportPlan: reportPlanPrompt, reportGrounds: reportGroundsPrompt },
  ({ answers: { reportPlan, reportGrounds }, courses, dlo, notice }) => ({
    ...reportPlan,
    ...reportGrounds,
    ...sourcesOf(
      reportGrounds.evidenceBase,
      Object.fromEntries(reportTextKeys.map((key) => [reportLabels[key], { ...reportPlan, ...reportGrounds }[key]])),
      courses,
      dlo?.dloTitle ?? '',
    ),
    engineNotice: notice,
  }),
);
