import * as z from 'zod';
import { courseSchema } from '../../../shared/course/course.ts';
import { valueAt } from '../../../shared/values/pointer.ts';
import { courseView } from '../../../shared/valentra/course/courseView.ts';
import { isFrame } from '../../../shared/valentra/items/frameMark.ts';
import { lookAgain } from '../../../shared/valentra/items/look.ts';
import { partsOfName } from '../../../shared/valentra/paper/names.ts';
import { isOfPaper, paperAmong, papersOf } from '../../../shared/valentra/paper/papers.ts';
import { type Documents, jstSchema, type StageName, stageSchemas } from '../../../shared/valentra/schemas.ts';
import { ask } from '../../platform/model/ask.ts';
import { renderData } from '../../platform/model/prompt.ts';
import { withValueAt } from '../../platform/stages/editableKind.ts';
import { AbandonedError, OnlyFramed } from '../../platform/jobs/failure.ts';
import { sourceAtRequest, requestSchema, saveMade } from '../../platform/stages/making.ts';
import { regenerateStage } from '../../platform/stages/regenerate.ts';
import {
  documentOf,
  findPart,
  type JobContext,
  type ModelContext,
  partKeyOfRequest,
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
const sourceOf = async (context: JobContext, name: string): Promise<StageSource> => ({
  course: courseView(await sourceAtRequest(context, courseKind, courseSchema)),
  settings: settingsSchema.parse(context.job.input),
  // The job's start, not the clock: a repeated step makes the same document.
  now: new Date(context.job.startedAt),
  notes: () =>
    Promise.all(notesOf(context.session).map((document) => documentOf(context.services, context.session, document))),
  made: async <N extends StageName>(stage: N) => {
    const { paper } = partsOfName(name);
    const source = paper === '' || !isOfPaper(stage) ? stage : `${stage}-${paper}`;
    return (await sourceAtRequest(context, source, stageSchemas[stage])) as Documents[N];
  },
  async test() {
    const papers = papersOf(await sourceAtRequest(context, 'jst', jstSchema), dataOf(context.session).mainPaper);
    const paper = paperAmong(papers, partsOfName(name).paper);
    if (paper === undefined) throw new AbandonedError();
    return { assessments: [paper.row] };
  },
});

const askOf =
  ({ services, id }: ModelContext, { course }: Pick<StageSource, 'course'>): Ask =>
  async (prompt, data, check) => {
    const input = {
      stable: 'kursus' in data ? [] : courseData(course),
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
    findPart(context, partKeyOfRequest(context, name), answeredSchema);

const isLook = (part: string): boolean => part.startsWith('look-');

/** Of a job that makes a whole document: it has the document's name. */
const sourceIn = (context: JobContext) => sourceOf(context, context.id.name);

/** The id of the main paper: the present one while a JSU of it, or of the one that would follow it, exists or is being made; else the one that follows. */
async function mainOf({ artefacts, session }: JobContext, jst: Documents['jst']): Promise<string | undefined> {
  const { mainPaper, jsuGenerated } = dataOf(session);
  const other = papersOf(jst, '').find(({ isMain }) => isMain)?.id;
  const isMaking = Object.values(session.jobs).some(({ stage, status }) => stage === 'jsu' && status === 'processing');
  const isKept = jsuGenerated || isMaking || (await artefacts.get(`jsu-${other}`, z.unknown())) !== null;
  return mainPaper !== '' && isKept ? mainPaper : other;
}

export function runningStage(name: StageName): Stage {
  const stage: DocumentStage<StageName> = documentStages[name];
  return {
    prompts: stage.prompts,
    async plan(context) {
      const source = await sourceIn(context);
      return [await stage.parts(source), (await stage.look?.parts(source)) ?? []];
    },
    async write(context, part) {
      const source = await sourceIn(context);
      const asked = askOf(context, source);
      return isLook(part) ? stage.look?.write(source, part, asked, partsOf(context)) : stage.write(source, part, asked);
    },
    // What was written is shown, though nobody could look at it.
    leaveOut: async (_, part) => isLook(part),
    async finish(context) {
      const source = await sourceIn(context);
      const made = await stage.assemble(source, partsOf(context));
      await saveMade(context, context.id.name, kindOf(name), made);
      const main = 'assessments' in made && (await mainOf(context, made));
      const flags = context.id.name === name ? { [`${name}Generated`]: true } : {};
      // A new exam in place of one that was made is no new document.
      const isAnother = requestSchema.parse(context.job.input).since > 0;
      return { adds: { documents: isAnother ? 0 : 1 }, data: { ...flags, ...(main && { mainPaper: main }) } };
    },
  };
}

const stageOf = (artefact: string): DocumentStage<StageName> => documentStages[partsOfName(artefact).stage];

const asksForLook = ({ artefact, instruction }: { artefact: string; instruction: string }): boolean =>
  stageOf(artefact).lookAtRow !== undefined && instruction === lookAgain;

/** One row of a document written again; totals are computed again. */
export const rewriteStage = regenerateStage({
  schemaOf: (name) => stageSchemas[partsOfName(name).stage],

  isLook: asksForLook,

  async write(context, target, artefact) {
    const { artefact: name, pointer, instruction } = target;
    const stage = stageOf(name);
    const present = valueAt(artefact, pointer);
    if (asksForLook(target)) return present;
    const source = await sourceOf(context, name);
    const row = {
      artefact: artefact as Documents[StageName],
      present: present as Row<StageName>['present'],
      places: (pointer.match(/\d+/g) ?? []).map(Number),
      again: { semasa: present, permintaan: instruction },
    };
    const written = await stage.rewrite(source, row, askOf(context, source));
    if (isFrame(written)) throw new OnlyFramed();
    return written;
  },

  check: {
    isWanted: ({ artefact }) => stageOf(artefact).lookAtRow !== undefined,
    async write(context, { artefact, pointer }, part) {
      const source = await sourceOf(context, artefact);
      return stageOf(artefact).lookAtRow?.write(source, part, pointer, askOf(context, source));
    },
  },

  replaced({ artefact: name, pointer }, artefact, part, check) {
    const { lookAtRow } = stageOf(name);
    const changed = withValueAt(artefact as Documents[StageName], pointer, part);
    const looked =
      check === null || lookAtRow === undefined
        ? changed
        : lookAtRow.applied(changed, part, pointer, answeredSchema.parse(check).answer);
    return kindOf(partsOfName(name).stage).counted(looked, pointer);
  },
});
