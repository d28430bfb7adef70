import * as z from 'zod';
import { hasQuizOrExam } from '../../shared/assessment.ts';
import { type Course, courseSchema } from '../../shared/course/course.ts';
import { courseView } from '../../shared/valentra/course/courseView.ts';
import { statusOf } from '../../shared/valentra/workflow.ts';
import {
  type Documents,
  flagsSchema,
  reviewsSchema,
  type Session,
  type SessionSummary,
  sessionSummarySchema,
  type StageName,
  stageNames,
  stageSchemas,
  type UsableCourse,
} from '../../shared/valentra/schemas.ts';
import { artefactsOf } from '../platform/stages/artefacts.ts';
import { originsOf, presentOf } from '../platform/stages/origin.ts';
import { recordOf } from '../../shared/pick.ts';
import { chainOf } from '../../shared/valentra/vetting/alignment.ts';
import { doubtsOf } from '../../shared/valentra/held/doubts.ts';
import { keptLines, notesKind } from './notes.ts';
import type { StepServices } from '../platform/stages/services.ts';
import {
  type DocumentRow,
  findSession,
  type Job,
  listedOf,
  listSessions,
  progressOf,
  reading,
  readingError,
  type SessionRow,
  waitingOf,
} from '../platform/jobs/session.ts';
import { AppError } from '../../shared/errors.ts';

/** VALENTRA's own part of a session row: what the list shows. */
const sessionDataSchema = flagsSchema.extend({
  courseInfo: sessionSummarySchema.shape.courseInfo,
  reviews: reviewsSchema,
});
type SessionData = z.infer<typeof sessionDataSchema>;

export const newSessionData: SessionData = sessionDataSchema.parse({ courseInfo: null });

export const courseData = (course: Course): Pick<SessionData, 'courseInfo' | 'hasQuizOrExam'> => ({
  courseInfo: { courseCode: course.courseCode, courseName: course.courseName },
  hasQuizOrExam: hasQuizOrExam(course.assessments),
});

export const dataOf = (row: Pick<SessionRow, 'data'>): SessionData => sessionDataSchema.parse(row.data);

/** What the document says. */
export const courseKind = 'course';

/** What each stage is made from. */
export const madeFrom = {
  jst: [courseKind],
  jsu: [courseKind, 'jst'],
  pentaksiran: [courseKind, 'jst'],
  rubrik: [courseKind, 'jst', 'pentaksiran'],
  exam: [courseKind, 'jsu', notesKind],
} as const satisfies Record<StageName, readonly string[]>;

type Stores = Pick<StepServices, 'table' | 'files'>;

const jobsThat = ({ jobs }: SessionRow, status: Job['status']) =>
  stageNames.flatMap((stage) => {
    const job = jobs[stage];
    return job?.status === status ? [{ ...job, stage }] : [];
  });

/** Whether a session's course is the one that was read: reading notes leaves it as it is. */
const hasCourse = ({ status, jobs }: SessionRow): boolean =>
  status === 'completed' || (status === 'processing' && jobs[reading]?.stage === notesKind);

export function summaryOf(row: SessionRow): SessionSummary & Pick<Session, 'documents' | 'working'> {
  const running = jobsThat(row, 'processing');
  const working = running.map(({ stage, startedAt }) => ({ stage, startedAt }));
  // A document that is being read, or could not be, says nothing, and neither does the one before it.
  const data = hasCourse(row) ? dataOf(row) : newSessionData;
  const message = row.status === 'failed' ? readingError(row) : (jobsThat(row, 'failed')[0]?.errorMessage ?? null);
  return {
    ...listedOf(row),
    ...data,
    status: statusOf(data, {
      reading: row.status === 'processing',
      working: working.map(({ stage }) => stage),
      failed: message !== null || row.status === 'failed',
    }),
    errorMessage: message,
    place: progressOf(row)?.place ?? running.map(waitingOf).find((place) => place !== undefined),
    working,
  };
}

export async function sessionOf(services: Stores, row: SessionRow): Promise<Session> {
  const artefacts = artefactsOf(services, row);
  const present = await presentOf(artefacts, [courseKind, notesKind, ...stageNames]);
  const documentOf = <N extends StageName>(stage: N) => {
    const found = present.get(stage);
    return found === undefined ? null : (stageSchemas[stage].parse(found.value) as Documents[N]);
  };
  const course = present.get(courseKind)?.value;
  const shown = hasCourse(row) ? (courseSchema.nullish().parse(course) ?? null) : null;
  const made = {
    ...summaryOf(row),
    sessionId: row.id,
    reviews: dataOf(row).reviews,
    courseInfo: shown && courseView(shown).info,
    course: shown,
    jst: documentOf('jst'),
    jsu: documentOf('jsu'),
    pentaksiranQuestions: documentOf('pentaksiran'),
    rubrik: documentOf('rubrik'),
    examQuestions: documentOf('exam'),
    versions: Object.fromEntries(
      stageNames.map((stage) => [stage, present.get(stage)?.version ?? null]),
    ) as Session['versions'],
    origins: await originsOf(artefacts, present, madeFrom),
  };
  const chain = chainOf(made);
  const lines = keptLines(present.get(notesKind)?.value);
  return { ...made, doubts: chain === null ? {} : recordOf(stageNames, (stage) => doubtsOf(stage, chain, lines)) };
}

/** Courses that PEDAGONA has read for the same user: a session can begin with one of them instead of an upload. */

const otherModule = 'pedagona';

const rowDataSchema = z.object({
  courses: z.array(z.object({ courseCode: z.string().nullable(), courseName: z.string().nullable() })).default([]),
});

/** So many sessions are looked through. */
const sessionsShown = 50;

export async function usableCourses({ table }: Stores, sub: string): Promise<UsableCourse[]> {
  const { items } = await listSessions(table, sub, otherModule, sessionsShown);
  return items.flatMap(({ id, status, sessionName, createdAt, data }) =>
    status === 'completed'
      ? rowDataSchema.parse(data).courses.map((course, n) => ({ session: id, n, sessionName, createdAt, ...course }))
      : [],
  );
}

/** The course as it now is, and its document. @throws {AppError} not_found */
export async function otherCourse(services: Stores, sub: string, place: Pick<UsableCourse, 'session' | 'n'>) {
  const session = await findSession(services.table, { sub, module: otherModule, id: place.session });
  const found =
    session?.status === 'completed'
      ? await artefactsOf(services, session).get(`${courseKind}#${place.n}`, courseSchema)
      : null;
  const document: DocumentRow | undefined = session?.documents.find(({ name }) => name === found?.value.sourceDocument);
  if (found === null || document === undefined)
    throw new AppError('not_found', 'Kursus ini tiada lagi dalam PEDAGONA. Pilih kursus lain atau muat naik dokumen.');
  return { course: found.value, document };
}
