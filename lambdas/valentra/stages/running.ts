import * as z from 'zod';
import { courseView } from '../../../shared/valentra/courseView.ts';
import type { StageName } from '../../../shared/valentra/schemas.ts';
import { AbandonedError } from '../../platform/jobs/failure.ts';
import { ask } from '../../platform/model/ask.ts';
import { renderData } from '../../platform/model/prompt.ts';
import {
  findPart,
  type JobContext,
  type ModelContext,
  saveJobResult,
  type Stage,
} from '../../platform/stages/stage.ts';
import { courseOf, dataOf, generatedFlag, stageAt, stageOf, stageSchemas, type StageValue } from '../store.ts';
import {
  type Ask,
  courseData,
  type DocumentStage,
  type Parts,
  requestSchema,
  type StageRequest,
  type StageSource,
} from './documentStage.ts';

/** What the documents of a job are made from. @throws {AbandonedError} when the session has no course */
export async function sourceOf({ services, session, job }: JobContext, request: StageRequest): Promise<StageSource> {
  const course = await courseOf(services, session);
  if (course === null) throw new AbandonedError();
  return {
    course: courseView(course.value.course),
    request,
    // The job's start, not the clock: a repeated step makes the same document.
    now: new Date(job.startedAt),
    async made(stage) {
      const version = request.base[stage];
      const found =
        version === undefined
          ? (await stageOf(services, session, stage))?.value
          : await stageAt(services, session, stage, version);
      if (found === null || found === undefined) throw new AbandonedError();
      return found;
    },
  };
}

/** Asks a prompt with the course in front. */
export const askOf =
  ({ services, id }: ModelContext, { course }: Pick<StageSource, 'course'>): Ask =>
  async (prompt, data) => {
    const { value, notice } = await ask(services.modelFor(id), prompt, {
      stable: courseData(course),
      request: [
        ...Object.entries(data).map(([name, block]) => renderData(name, block)),
        'Hasilkan bahagian yang diminta berdasarkan data di atas.',
      ].join('\n'),
    });
    return { answer: value, notice };
  };

const answeredSchema = z.object({ answer: z.unknown(), notice: z.string().nullable() });

const partKind = ({ id, job }: JobContext, part: string): string =>
  `part#${id.name}#${requestSchema.parse(job.input).run}#${part}`;

const partsOf =
  (context: JobContext): Parts =>
  async (name) => {
    const found = await findPart(context, partKind(context, name), answeredSchema);
    return found === null ? null : { answer: found.answer, notice: found.notice };
  };

/** What the document of a job is made from, by the job's own input. */
const sourceIn = (context: JobContext): Promise<StageSource> =>
  sourceOf(context, requestSchema.parse(context.job.input));

/** The making of one document as a stage of the framework. */
export function runningStage<N extends StageName>(name: N, stage: DocumentStage<N>): Stage {
  return {
    partKind,
    async plan(context) {
      const source = await sourceIn(context);
      return { parts: await stage.parts(source), checks: await stage.checks(source) };
    },
    async write(context, part) {
      const source = await sourceIn(context);
      const isCheck = (await stage.checks(source)).includes(part);
      const asked = askOf(context, source);
      return isCheck ? stage.check(source, part, asked, partsOf(context)) : stage.write(source, part, asked);
    },
    async finish(context) {
      const source = await sourceIn(context);
      const { base, since } = source.request;
      const made = await stage.assemble(source, partsOf(context));
      await saveJobResult<z.ZodType<StageValue<StageName>>>(context, { kind: name }, stageSchemas[name], {
        reason: 'generated',
        pointer: '',
        base,
        since,
        next: () => made,
      });
      const flag = generatedFlag[name];
      // A new exam in place of one that was made is no new document.
      return { adds: { documents: dataOf(context.session)[flag] ? 0 : 1 }, data: { [flag]: true } };
    },
  };
}
