import * as z from 'zod';
import { courseSchema } from '../../../shared/course/course.ts';
import { valueAt } from '../../../shared/pointer.ts';
import { courseView } from '../../../shared/valentra/course/courseView.ts';
import { lookAgain } from '../../../shared/valentra/items/flags.ts';
import { isGenerated } from '../../../shared/valentra/workflow.ts';
import { type Documents, type StageName, stageSchemas } from '../../../shared/valentra/schemas.ts';
import { ask } from '../../platform/model/ask.ts';
import { renderData } from '../../platform/model/prompt.ts';
import { withValueAt } from '../../platform/stages/editableKind.ts';
import { madeFromAt, saveMade } from '../../platform/stages/making.ts';
import { regenerateStage } from '../../platform/stages/regenerate.ts';
import {
  documentOf,
  findPart,
  type JobContext,
  type ModelContext,
  partKindOfRun,
  type Stage,
} from '../../platform/stages/stage.ts';
import { kindOf } from '../editing.ts';
import { notesOf } from '../notes.ts';
import { courseKind, dataOf } from '../store.ts';
import {
  type Ask,
  courseData,
  type DocumentStage,
  type Parts,
  type Row,
  settingsSchema,
  type StageSource,
} from './documentStage.ts';
import { examStage } from './exam.ts';
import { jstStage } from './jst.ts';
import { jsuStage } from './jsu.ts';
import { pentaksiranStage, rubrikStage } from './tasks.ts';

const documentStages: { [N in StageName]: DocumentStage<N> } = {
  jst: jstStage,
  jsu: jsuStage,
  pentaksiran: pentaksiranStage,
  rubrik: rubrikStage,
  exam: examStage,
};

/**
 * What a document is made from: the versions that its job was asked for, or what there is now where a row of it is written again.
 * @throws {AbandonedError} when it is not there
 */
const sourceOf = async (context: JobContext): Promise<StageSource> => ({
  course: courseView(await madeFromAt(context, courseKind, courseSchema)),
  settings: settingsSchema.parse(context.job.input),
  // The job's start, not the clock: a repeated step makes the same document.
  now: new Date(context.job.startedAt),
  notes: () =>
    Promise.all(notesOf(context.session).map((document) => documentOf(context.services, context.session, document))),
  made: async <N extends StageName>(stage: N) =>
    (await madeFromAt(context, stage, stageSchemas[stage])) as Documents[N],
});

const askOf =
  ({ services, id }: ModelContext, { course }: Pick<StageSource, 'course'>): Ask =>
  async (prompt, data, check) => {
    const input = {
      stable: courseData(course),
      request: [
        ...Object.entries(data).map(([name, block]) => renderData(name, block)),
        'Hasilkan bahagian yang diminta berdasarkan data di atas.',
      ].join('\n'),
    };
    const { value, notice } = await ask(services.modelFor(id), prompt, input, check);
    return { answer: value, notice };
  };

const answeredSchema = z.object({ answer: z.unknown(), notice: z.string().nullable() });

const partsOf =
  (context: JobContext): Parts =>
  (name) =>
    findPart(context, partKindOfRun(context, name), answeredSchema);

const isLook = (part: string): boolean => part.startsWith('look-');

export function runningStage(name: StageName): Stage {
  const stage: DocumentStage<StageName> = documentStages[name];
  return {
    async plan(context) {
      const source = await sourceOf(context);
      return [await stage.parts(source), (await stage.look?.parts(source)) ?? []];
    },
    async write(context, part) {
      const source = await sourceOf(context);
      const asked = askOf(context, source);
      return isLook(part) ? stage.look?.write(source, part, asked, partsOf(context)) : stage.write(source, part, asked);
    },
    // What was written is shown, though nobody could look at it.
    leaveOut: async (_, part) => isLook(part),
    async finish(context) {
      const source = await sourceOf(context);
      await saveMade(context, name, kindOf(name), await stage.assemble(source, partsOf(context)));
      // A new exam in place of one that was made is no new document.
      const isAnother = isGenerated(dataOf(context.session), name);
      return { adds: { documents: isAnother ? 0 : 1 }, data: { [`${name}Generated`]: true } };
    },
  };
}

/** A document has its stage's name. */
const stageOf = (kind: string): DocumentStage<StageName> => documentStages[kind as StageName];

/** One row of a document written again; totals are computed again. */
export const rewriteStage = regenerateStage({
  schemaOf: (name) => stageSchemas[name as StageName],

  async write(context, { artefact: name, pointer, instruction }, artefact) {
    const stage = stageOf(name);
    const present = valueAt(artefact, pointer);
    if (stage.look !== undefined && instruction === lookAgain) return present;
    const source = await sourceOf(context);
    const row = {
      artefact: artefact as Documents[StageName],
      present: present as Row<StageName>['present'],
      places: (pointer.match(/\d+/g) ?? []).map(Number),
      again: { semasa: present, permintaan: instruction },
    };
    return stage.rewrite(source, row, askOf(context, source));
  },

  check: {
    isWanted: ({ artefact }) => stageOf(artefact).look !== undefined,
    write: async (context, { artefact }, part) =>
      stageOf(artefact).look?.rewrite(part, askOf(context, await sourceOf(context))),
  },

  replaced({ artefact: name, pointer }, artefact, part, check) {
    const { look } = stageOf(name);
    const row = check === null || look === undefined ? part : look.applied(part, answeredSchema.parse(check).answer);
    const changed = withValueAt(artefact as Documents[StageName], pointer, row);
    return kindOf(name as StageName).counted(changed, pointer);
  },
});
