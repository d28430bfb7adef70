import * as z from 'zod';
import { hasQuizOrExam } from '../../shared/assessment.ts';
import { type Course, courseSchema } from '../../shared/course/course.ts';
import { courseView } from '../../shared/valentra/courseView.ts';
import { outdatedOf, type ShownSession } from '../../shared/valentra/outdated.ts';
import { statusOf } from '../../shared/valentra/rules.ts';
import {
  examSchema,
  flagsSchema,
  jstSchema,
  jsuSchema,
  pentaksiranSchema,
  rubrikSchema,
  type Session,
  sessionSummarySchema,
  type SessionSummary,
  stageNames,
  type StageName,
} from '../../shared/valentra/schemas.ts';
import { getArtefact, getVersion, type Versioned } from '../platform/stages/artefacts.ts';
import type { Files } from '../platform/storage/files.ts';
import { type Job, progressOf, readingError, type SessionRow } from '../platform/jobs/session.ts';
import type { Table } from '../platform/storage/table.ts';

/** VALENTRA's own part of a session row: what the list shows. */
export const sessionDataSchema = flagsSchema.extend({ courseInfo: sessionSummarySchema.shape.courseInfo });
export type SessionData = z.infer<typeof sessionDataSchema>;

export const newSessionData: SessionData = {
  courseInfo: null,
  hasQuizOrExam: false,
  jstGenerated: false,
  jsuGenerated: false,
  pentaksiranGenerated: false,
  rubrikGenerated: false,
  examGenerated: false,
};

/** What a session's data say of its course. */
export const courseData = (course: Course): Pick<SessionData, 'courseInfo' | 'hasQuizOrExam'> => ({
  courseInfo: { courseCode: course.courseCode, courseName: course.courseName },
  hasQuizOrExam: hasQuizOrExam(course.assessments),
});

export const dataOf = (row: Pick<SessionRow, 'data'>): SessionData => sessionDataSchema.parse(row.data);

/** The flag in the session's data that says a stage is made. */
export const generatedFlag = {
  jst: 'jstGenerated',
  jsu: 'jsuGenerated',
  pentaksiran: 'pentaksiranGenerated',
  rubrik: 'rubrikGenerated',
  exam: 'examGenerated',
} as const satisfies Record<StageName, keyof SessionData>;

/** The documents of a session, each one artefact whose kind is its stage's name. */
export const stageSchemas = {
  jst: jstSchema,
  jsu: jsuSchema,
  pentaksiran: pentaksiranSchema,
  rubrik: rubrikSchema,
  exam: examSchema,
} as const satisfies Record<StageName, z.ZodObject>;
export type StageValue<N extends StageName> = z.output<(typeof stageSchemas)[N]>;

/** What the document says, and which upload it was read from. */
export const courseKind = 'course';
export const keptCourseSchema = z.object({ uploadId: z.string(), course: courseSchema });

interface Stores {
  table: Table;
  files: Files;
}
type Place = Pick<SessionRow, 'sub' | 'id'>;

export const courseOf = async ({ table, files }: Stores, { sub, id }: Place) =>
  getArtefact(table, files, { sub, sessionId: id, kind: courseKind }, keptCourseSchema);

/** A stage's document with its version, or null when it is not made. */
export async function stageOf<N extends StageName>({ table, files }: Stores, { sub, id }: Place, stage: N) {
  const found = await getArtefact(table, files, { sub, sessionId: id, kind: stage }, stageSchemas[stage]);
  return found as Versioned<StageValue<N>> | null;
}

/** A stage's document as it was at a version, or null when that is not kept any more. */
export async function stageAt<N extends StageName>(services: Stores, place: Place, stage: N, version: number) {
  const found = await stageOf(services, place, stage);
  if (found === null || found.version === version) return found?.value ?? null;
  const id = { sub: place.sub, sessionId: place.id, kind: stage };
  const kept = await getVersion(services.table, services.files, id, version, stageSchemas[stage]);
  return (kept?.value ?? null) as StageValue<N> | null;
}

/** The jobs that make documents, by how they are. */
const jobsThat = ({ jobs }: SessionRow, status: Job['status']) =>
  stageNames.flatMap((stage) => {
    const job = jobs[stage];
    return job?.status === status ? [{ ...job, stage }] : [];
  });

/** A row as the list shows it. */
export function summaryOf(row: SessionRow): SessionSummary & Pick<Session, 'working'> {
  const working = jobsThat(row, 'processing').map(({ stage, startedAt }) => ({ stage, startedAt }));
  // A document that is being read, or could not be, says nothing, and neither does the one before it.
  const data = row.status === 'completed' ? dataOf(row) : newSessionData;
  const message = row.status === 'failed' ? readingError(row) : (jobsThat(row, 'failed')[0]?.errorMessage ?? null);
  return {
    ...data,
    id: row.id,
    sessionName: row.sessionName,
    status: statusOf(data, {
      reading: row.status === 'processing',
      working: working.map(({ stage }) => stage),
      failed: message !== null || row.status === 'failed',
    }),
    createdAt: row.createdAt,
    errorMessage: message,
    progress: progressOf(row),
    working,
  };
}

/** A row with all its documents. */
export async function sessionOf(services: Stores, row: SessionRow): Promise<ShownSession> {
  const [course, jst, jsu, pentaksiran, rubrik, exam] = await Promise.all([
    courseOf(services, row),
    stageOf(services, row, 'jst'),
    stageOf(services, row, 'jsu'),
    stageOf(services, row, 'pentaksiran'),
    stageOf(services, row, 'rubrik'),
    stageOf(services, row, 'exam'),
  ]);
  const shown = row.status === 'completed' ? (course?.value.course ?? null) : null;
  return {
    ...summaryOf(row),
    sessionId: row.id,
    documents: row.documents.map(({ uploadId: _, ...document }) => document),
    courseInfo: shown && courseView(shown).info,
    course: shown,
    jst: jst?.value ?? null,
    jsu: jsu?.value ?? null,
    pentaksiranQuestions: pentaksiran?.value ?? null,
    rubrik: rubrik?.value ?? null,
    examQuestions: exam?.value ?? null,
    versions: {
      jst: jst?.version ?? null,
      jsu: jsu?.version ?? null,
      pentaksiran: pentaksiran?.version ?? null,
      rubrik: rubrik?.version ?? null,
      exam: exam?.version ?? null,
    },
    outdated: outdatedOf({ jst, jsu, pentaksiran, rubrik, exam }),
  };
}
