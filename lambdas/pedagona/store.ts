import * as z from 'zod';
import {
  type CourseAnalysis,
  keptCourseSchema,
  noStages,
  type Session,
  type SessionSummary,
  stageChecksSchema,
  type Teaching,
  teachingSchema,
} from '../../shared/pedagona/schemas.ts';
import { analysisOf } from '../../shared/pedagona/analysis.ts';
import { teachingOf } from '../../shared/pedagona/teaching.ts';
import type { Artefacts } from '../platform/stages/artefacts.ts';
import { listedOf, type SessionRow } from '../platform/jobs/session.ts';

export const courseKind = 'course';
/** The lecturer's answers of a session (`shared/pedagona/teaching.ts`). */
export const teachingKind = 'teaching';

export const sessionDataSchema = z.object({
  coursesCount: z.int().nonnegative(),
  checks: stageChecksSchema,
  courses: z.array(z.object({ courseCode: z.string().nullable(), courseName: z.string().nullable() })).default([]),
});
export type SessionData = z.infer<typeof sessionDataSchema>;

export const newSessionData: SessionData = { coursesCount: 0, checks: noStages, courses: [] };

/** What a session's data say of its n-th course, by path. */
export const courseData = (
  n: number,
  { courseCode, courseName }: Pick<CourseAnalysis, 'courseCode' | 'courseName'>,
) => ({
  [`courses[${n}]`]: { courseCode, courseName },
});

export function summaryOf(row: SessionRow): SessionSummary {
  const { coursesCount, checks } = sessionDataSchema.parse(row.data);
  return {
    ...listedOf(row),
    coursesCount,
    checks,
  };
}

/** The courses of a session in the order of its documents, as they now stand. */
export const coursesOf = async (artefacts: Artefacts): Promise<CourseAnalysis[]> =>
  (await artefacts.list(courseKind, keptCourseSchema)).map(({ value }) => analysisOf(value));

/** A row with its courses and their versions: those of a session that is not completed are not shown. */
export async function sessionOf(
  artefacts: Artefacts,
  row: SessionRow,
): Promise<Session & { courseVersions: number[]; teaching: Teaching }> {
  const courses = row.status === 'completed' ? await artefacts.list(courseKind, keptCourseSchema) : [];
  const teaching = await artefacts.get(teachingKind, teachingSchema);
  return {
    ...summaryOf(row),
    coursesAnalysis: courses.map(({ value }) => analysisOf(value)),
    courseVersions: courses.map(({ version }) => version),
    teaching: teaching?.value ?? teachingOf(courses.map(({ value }) => value)),
  };
}
