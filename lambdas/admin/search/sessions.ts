import type * as z from 'zod';
import type { foundCourseSchema, foundManuscriptSchema } from '../../../shared/admin/schemas.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { type SessionRow, sessionRowSchema } from '../../platform/jobs/session.ts';
import { keys } from '../../platform/storage/keys.ts';
import type { Table } from '../../platform/storage/table.ts';
import { coursesOf, reviewOf } from '../users/sessionFacts.ts';
import { hasWords, search } from './search.ts';

/** Courses or manuscripts that a search shows. */
const shownAtMost = 50;

/** PEDAGONA's and VALENTRA's courses by words of their code and name. */
export async function foundCourses(table: Table, query: string): Promise<z.infer<typeof foundCourseSchema>[]> {
  const sessions = await foundSessions(table, 'course', query, ['pedagona', 'valentra']);
  return sessions
    .flatMap((row) =>
      coursesOf(row)
        .filter(({ courseCode, courseName }) => hasWords(`${courseCode ?? ''} ${courseName ?? ''}`, query))
        .map((course) => ({ ...course, source: row.id, userId: row.sub, sessionName: row.sessionName })),
    )
    .slice(0, shownAtMost);
}

/** ACADIORA's manuscripts by words of their title. */
export async function foundManuscripts(table: Table, query: string): Promise<z.infer<typeof foundManuscriptSchema>[]> {
  const sessions = await foundSessions(table, 'manuscript', query, ['acadiora']);
  return sessions.map((row) => ({
    id: row.id,
    title: reviewOf(row)?.title ?? null,
    userId: row.sub,
    sessionName: row.sessionName,
  }));
}

/** The sessions that a search finds and that still exist. */
async function foundSessions(
  table: Table,
  kind: 'course' | 'manuscript',
  query: string,
  modules: readonly ModuleName[],
): Promise<SessionRow[]> {
  const { rows } = await search(table, kind, query);
  const sessions = new Map(rows.flatMap(({ sub, sessionId }) => (sessionId === undefined ? [] : [[sessionId, sub]])));
  const wanted = [...sessions]
    .slice(0, shownAtMost)
    .flatMap(([sessionId, sub]) => modules.map((module) => keys.session(sub, module, sessionId)));
  return (await table.getMany(wanted, sessionRowSchema)).filter((row) => row !== null);
}
