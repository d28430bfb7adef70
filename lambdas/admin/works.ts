import * as z from 'zod';
import type { foundCourseSchema, foundManuscriptSchema } from '../../shared/admin/schemas.ts';
import type { ModuleName } from '../../shared/modules.ts';
import { keys } from '../platform/storage/keys.ts';
import { type SearchRow, searchWords } from '../platform/statistics/searchable.ts';
import { type SessionRow, sessionRowSchema } from '../platform/jobs/sessions.ts';
import type { Table } from '../platform/storage/table.ts';
import { coursesOf, reviewOf } from './detail.ts';
import { find } from './find.ts';

/** Courses or manuscripts that a search shows. */
const shownAtMost = 50;

const courseInfoSchema = z.object({
  courseInfo: z.object({ courseCode: z.string().nullable(), courseName: z.string().nullable() }),
});

/** A session's courses: PEDAGONA has several, VALENTRA one. */
const allCoursesOf = (row: SessionRow) => {
  const one = courseInfoSchema.safeParse(row.data).data?.courseInfo;
  return one === undefined ? coursesOf(row) : [one];
};

/** PEDAGONA's and VALENTRA's courses by words of their code and name. */
export async function foundCourses(table: Table, query: string): Promise<z.infer<typeof foundCourseSchema>[]> {
  const sessions = await foundSessions(table, 'course', query, ['pedagona', 'valentra']);
  const words = searchWords(query);
  return sessions
    .flatMap((row) =>
      allCoursesOf(row)
        .filter(({ courseCode, courseName }) => {
          const own = searchWords(`${courseCode ?? ''} ${courseName ?? ''}`);
          return words.every((word) => own.some((one) => one.startsWith(word)));
        })
        .map((course) => ({ ...course, source: row.id, userId: row.sub, sessionName: row.sessionName })),
    )
    .slice(0, shownAtMost);
}

/** ACADIORA's manuscripts by words of their title. */
export async function foundManuscripts(table: Table, query: string): Promise<z.infer<typeof foundManuscriptSchema>[]> {
  const sessions = await foundSessions(table, 'manuscript', query, ['acadiora']);
  return sessions
    .map((row) => ({
      id: row.id,
      title: reviewOf(row)?.title ?? null,
      userId: row.sub,
      sessionName: row.sessionName,
    }))
    .slice(0, shownAtMost);
}

/** The sessions that are still there of what a search finds. */
async function foundSessions(
  table: Table,
  kind: 'course' | 'manuscript',
  query: string,
  modules: readonly ModuleName[],
): Promise<SessionRow[]> {
  const { rows } = await find(table, kind, query);
  const sessions = new Map(rows.map((row): [string, SearchRow] => [`${row.sub} ${row.sessionId}`, row]));
  const wanted = [...sessions.values()]
    .slice(0, shownAtMost)
    .flatMap(({ sub, sessionId }) =>
      sessionId === undefined ? [] : modules.map((module) => keys.session(sub, module, sessionId)),
    );
  return (await table.getMany(wanted, sessionRowSchema)).filter((row) => row !== null);
}
