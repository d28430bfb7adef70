import * as z from 'zod';
import { courseSchema } from '../../shared/course/course.ts';
import { AppError } from '../../shared/errors.ts';
import type { UsableCourse } from '../../shared/valentra/schemas.ts';
import { type DocumentRow, findSession, listSessions } from '../platform/jobs/session.ts';
import { getArtefact } from '../platform/stages/artefacts.ts';
import { courseKind, type Stores } from './store.ts';

/** Courses that PEDAGONA has read for the same user: a session can begin with one of them instead of an upload. */

const module = 'pedagona';

const rowDataSchema = z.object({
  courses: z.array(z.object({ courseCode: z.string().nullable(), courseName: z.string().nullable() })).default([]),
});

/** So many sessions are looked through. */
const sessionsShown = 50;

export async function usableCourses({ table }: Stores, sub: string): Promise<UsableCourse[]> {
  const { items } = await listSessions(table, sub, module, sessionsShown);
  return items.flatMap(({ id, status, sessionName, createdAt, data }) =>
    status === 'completed'
      ? rowDataSchema.parse(data).courses.map((course, n) => ({ session: id, n, sessionName, createdAt, ...course }))
      : [],
  );
}

/** The course as it now is, and its document. @throws {AppError} not_found */
export async function otherCourse({ table, files }: Stores, sub: string, place: Pick<UsableCourse, 'session' | 'n'>) {
  const session = await findSession(table, { sub, module, id: place.session });
  const found =
    session?.status === 'completed'
      ? await getArtefact(table, files, { sub, sessionId: place.session, kind: courseKind, n: place.n }, courseSchema)
      : null;
  const document: DocumentRow | undefined = session?.documents.find(({ name }) => name === found?.value.sourceDocument);
  if (found === null || document === undefined)
    throw new AppError('not_found', 'Kursus ini tiada lagi dalam PEDAGONA. Pilih kursus lain atau muat naik dokumen.');
  return { course: found.value, document };
}
