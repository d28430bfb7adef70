import { findSession, type SessionRow } from '../../../lambdas/platform/jobs/session.ts';
import { valentraHandlers } from '../../../lambdas/valentra/routes.ts';
import type * as z from 'zod';
import { reviewSchema } from '../../../shared/valentra/schemas/session.ts';
import { runningIn } from '../../../shared/valentra/workflow.ts';
import type { Assessment } from '../../../shared/course/course.ts';
import { pick } from '../../../shared/values/pick.ts';
import type { Editable } from '../../../shared/session/artefact.ts';
import type { CourseChange } from '../../../shared/course/changeSchema.ts';
import type { FormFile } from '../../../shared/contract.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import {
  type ArtefactName,
  type ExamType,
  type Session,
  type StageName,
  stageNames,
} from '../../../shared/valentra/schemas.ts';
import type { Edits } from '../../../shared/session/origin.ts';
import { requestOf } from '../../support/callers.ts';
import { give, keep, type Kept } from '../../support/copies.ts';
import type { Pipeline } from '../../support/pipeline.ts';
import type { Rules } from '../../../lib/local/bedrock/client.ts';
import { gate, waitFor } from '../../support/wait.ts';
import { changed, courseDocument, type Wish, writer } from '../../support/writer.ts';

export interface ExamSettings {
  questionType: ExamType;
  numberOfQuestions: number;
}
/** Of which paper, and for a JSU what it is made for. */
export interface PaperSettings {
  assessmentId?: string;
  questionType?: ExamType | null;
  numberOfQuestions?: number;
  totalMarks?: number | null;
}
export const usualExam: ExamSettings = { questionType: 'aneka-pilihan', numberOfQuestions: 10 };

let lecturers = 0;

/** Sessions of honest models, by the pipeline that they were made with and their last document. */
const kept = new WeakMap<Pipeline, Map<StageName, Promise<Kept>>>();

/** A session with the documents up to this one, made once for each pipeline. */
function keptAt(pipeline: Pipeline, last: StageName): Promise<Kept> {
  const known = kept.get(pipeline) ?? new Map<StageName, Promise<Kept>>();
  kept.set(pipeline, known);
  const make = async (): Promise<Kept> => {
    const before = stageNames[stageNames.indexOf(last) - 1];
    const first = before && (await keptAt(pipeline, before));
    const lecturer = lecturerAt(pipeline);
    const id = first === undefined ? await lecturer.ready() : await give(pipeline, first, lecturer.sub);
    await lecturer[last](id);
    return keep(pipeline, { sub: lecturer.sub, module: 'valentra', id });
  };
  const session = known.get(last) ?? make();
  known.set(last, session);
  return session;
}

/** A lecturer nobody else is, with VALENTRA's calls as the router makes them. */
export function lecturerAt(
  pipeline: Pipeline,
  changes: Partial<Pipeline['services']> = {},
  sub = `pensyarah-${++lecturers}-`,
) {
  const handlers = valentraHandlers({ ...pipeline.services, ...changes });
  const rest = requestOf(sub);
  const idOf = (sessionId: string) => ({ ...rest, params: { sessionId } });
  const making = (sessionId: string, edits: Edits = 'mine') => ({ ...idOf(sessionId), body: { edits } });
  const partOf = (sessionId: string, stage: ArtefactName) => ({ ...rest, params: { sessionId, stage } });

  const lecturer = {
    sub,
    /** A file of this lecturer; null: one that cannot be read. @returns its ticket */
    handIn: (text: SourceDocument | null = courseDocument(), name = 'kursus.pdf') => pipeline.handIn(name, text, sub),
    /** Notes of this lecturer. @returns the session with them */
    async notes(sessionId: string, text: SourceDocument | null, name = 'nota.pdf') {
      const uploadId = await pipeline.handIn(name, text, sub, 'bahan');
      return handlers.addNotes({ ...idOf(sessionId), body: { documents: [{ uploadId }] } });
    },
    withoutNotes: (sessionId: string) => handlers.addNotes({ ...idOf(sessionId), body: { documents: [] } }),
    async create(sessionName = 'Semester 1'): Promise<string> {
      return (await handlers.createSession({ ...rest, body: { sessionName } })).session.id;
    },
    upload: (sessionId: string, ...uploadIds: string[]) =>
      handlers.upload({
        ...idOf(sessionId),
        body: { documents: uploadIds.map((uploadId) => ({ uploadId })) },
      }),
    courses: async () => (await handlers.listCourses(rest)).courses,
    useCourse: (sessionId: string, session: string, n = 0) =>
      handlers.useCourse({ ...idOf(sessionId), body: { session, n } }),
    change: (sessionId: string, body: CourseChange) =>
      handlers.changeCourse({ ...rest, params: { sessionId, n: 0 }, body }),
    /** Sets values of the course's assessment of this type, and gives its id. */
    async set(sessionId: string, type: string, values: Partial<Assessment>): Promise<string> {
      const row = (await lecturer.get(sessionId)).course?.assessments.find((one) => one.type === type);
      if (row === undefined) throw new Error(`There is no ${type}`);
      const was = pick(row, ...(Object.keys(values) as (keyof Assessment)[]));
      await lecturer.change(sessionId, { do: 'set', list: 'assessments', row: row.id, values, was });
      return row.id;
    },
    document: (sessionId: string) => handlers.getDocument({ ...rest, params: { sessionId, n: 0 }, query: { from: 1 } }),
    uploadForm: (sessionId: string, files: FormFile[]) =>
      handlers.upload({ ...idOf(sessionId), form: { fields: {}, files } }),
    async get(sessionId: string, assessmentId?: string): Promise<Session> {
      return (await handlers.getSession({ ...idOf(sessionId), query: { assessmentId } })).session;
    },
    list: async () => (await handlers.listSessions({ ...rest, query: { limit: 20, cursor: undefined } })).sessions,
    remove: (sessionId: string) => handlers.deleteSession(idOf(sessionId)),
    jst: (sessionId: string, edits?: Edits) => handlers.generateJst(making(sessionId, edits)),
    jsu: (sessionId: string, edits: Edits = 'mine', settings: PaperSettings = {}) =>
      handlers.generateJsu({ ...idOf(sessionId), body: { edits, ...settings } }),
    pentaksiran: (sessionId: string, edits?: Edits) => handlers.generatePentaksiran(making(sessionId, edits)),
    rubrik: (sessionId: string, edits?: Edits) => handlers.generateRubrik(making(sessionId, edits)),
    exam: (sessionId: string, settings: Partial<ExamSettings> & { assessmentId?: string } = usualExam) =>
      handlers.generateExam({ ...idOf(sessionId), body: { edits: 'mine', ...usualExam, ...settings } }),
    review: (sessionId: string, stage: ArtefactName, body: z.input<typeof reviewSchema>) =>
      handlers.reviewArtefact({ ...partOf(sessionId, stage), body: reviewSchema.parse(body) }),
    edit: (sessionId: string, stage: ArtefactName, pointer: string, value: Editable, version: number) =>
      handlers.editArtefact({ ...partOf(sessionId, stage), body: { pointer, value, version } }),
    editItem: (sessionId: string, pointer: string, parts: EditedParts, version: number) =>
      handlers.editArtefact({ ...partOf(sessionId, 'exam'), body: { pointer, parts, version } }),
    versions: (sessionId: string, stage: ArtefactName) => handlers.listVersions(partOf(sessionId, stage)),
    compare: (sessionId: string, stage: ArtefactName) => handlers.compareVersions(partOf(sessionId, stage)),
    /** `from`: the version that is seen; the present one without it. */
    restore: async (sessionId: string, stage: ArtefactName, version: number, from?: number) =>
      handlers.restoreVersion({
        ...partOf(sessionId, stage),
        body: { version, from: from ?? (await lecturer.get(sessionId)).versions[stage as StageName] ?? 1 },
      }),
    regenerate: (sessionId: string, stage: ArtefactName, pointer: string, instruction = 'Lebih mencabar.') =>
      handlers.regenerate({ ...partOf(sessionId, stage), body: { pointer, instruction } }),
    regenerateStatus: (sessionId: string, stage: ArtefactName) => handlers.regenerateStatus(partOf(sessionId, stage)),

    /** A session whose document is read. @returns its id */
    async ready(text: SourceDocument = courseDocument()): Promise<string> {
      const sessionId = await lecturer.create();
      await lecturer.upload(sessionId, await lecturer.handIn(text));
      return sessionId;
    },
    /** The first session of this lecturer, with an honest model's documents up to this one. @returns its id */
    async made(last: StageName): Promise<string> {
      return give(pipeline, await pipeline.aside(writer(), () => keptAt(pipeline, last)), sub);
    },
    /** The session once nothing is under way. */
    ended: (sessionId: string): Promise<Session> =>
      waitFor(`the end of ${sessionId}`, async () => {
        const session = await lecturer.get(sessionId);
        return session.progress !== null || runningIn(session).length > 0 ? null : session;
      }),
    row: (sessionId: string): Promise<SessionRow | null> =>
      findSession(pipeline.table, { sub, module: 'valentra', id: sessionId }),
    /** The keys of this lecturer's rows but those that outlive a session, and of objects. */
    async left(): Promise<string[]> {
      const rows = (await pipeline.store.rows()).flatMap(({ PK, SK }) =>
        PK === `USER#${sub}` && !/^(?:PROFILE|QUOTA)/.test(SK) ? [SK] : [],
      );
      return [...rows, ...(await pipeline.store.objects()).filter((key) => key.includes(`/${sub}/`))];
    },
  };
  return lecturer;
}

type EditedParts = { pointer: string; value: Editable; was: Editable }[];

export type Lecturer = ReturnType<typeof lecturerAt>;

export const pdf = (name = 'kursus.pdf', content = '%PDF-1.4 kandungan'): FormFile => ({
  name,
  type: 'application/pdf',
  bytes: new TextEncoder().encode(content),
});

/** A model that finds only these assessments. */
export const finding = (...types: string[]): Rules =>
  writer(
    changed('course.facts', ({ assessments }) => ({
      assessments: assessments.filter(({ type }) => types.includes(type)),
    })),
  );

/** Holds the steps of this name back until `open`; `begun`: the first has come. */
export function held(pipeline: Pipeline, name: string) {
  const { opened, open } = gate();
  const begun = gate();
  pipeline.watchSteps(async (step) => {
    if (step !== name) return;
    begun.open();
    await opened;
  });
  return { begun: begun.opened, open };
}

/** A session just before a stage. @returns its id */
export function readyFor(lecturer: Lecturer, stage: StageName): Promise<string> {
  const before = stageNames[stageNames.indexOf(stage) - 1];
  return before === undefined ? lecturer.ready() : lecturer.made(before);
}

/** A lecturer with a session that is made, read, or has the documents up to this one. */
export async function madeAt(pipeline: Pipeline, last: 'created' | 'ready' | StageName) {
  const lecturer = lecturerAt(pipeline);
  const made = { created: () => lecturer.create(), ready: () => lecturer.ready() };
  return { lecturer, sessionId: await (last in made ? made[last as 'ready']() : lecturer.made(last as StageName)) };
}

/** The same with a model that bends its answers from now on. */
export async function bentAt(
  pipeline: Pipeline,
  last: Parameters<typeof madeAt>[1],
  bend: (wish: Wish) => unknown,
  faults = '',
) {
  const made = await madeAt(pipeline, last);
  await pipeline.useModel(faults, writer(bend));
  return made;
}

/** What `bentAt` takes beside the pipeline. */
export type Bend = Parameters<typeof bentAt> extends [unknown, ...infer Rest] ? Rest : never;
