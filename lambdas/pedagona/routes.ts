import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { type KeptCourse, keptCourseSchema } from '../../shared/pedagona/schemas.ts';
import { changeCourse, type KeptCourses } from '../course/changing.ts';
import { sessionService } from '../platform/jobs/sessionService.ts';
import type { Handlers } from '../platform/http/router.ts';
import type { ModuleServices } from '../platform/jobs/services.ts';
import type { SessionRow } from '../platform/jobs/session.ts';
import { chainHandlers } from './chainRoutes.ts';
import { originsIn, presentIn } from './chainArtefacts.ts';
import { courseData, courseKind, newSessionData, sessionOf, summaryOf } from './store.ts';
import { blankClo } from './suggestions.ts';

export function pedagonaHandlers(services: ModuleServices): Handlers<typeof pedagonaApi> {
  const { table, files } = services;
  const sessions = sessionService(services, 'pedagona');
  const beginning = { stage: 'merungkai', data: newSessionData };

  return {
    async listSessions({ caller, query }) {
      const { items, nextCursor } = await sessions.list(caller.sub, query.limit, query.cursor);
      return { items: items.map(summaryOf), nextCursor };
    },

    async analyze({ caller, body, form }) {
      const sessionName = form?.fields.sessionName ?? body?.sessionName ?? '';
      return answerOf(await sessions.start(caller, sessionName, { body, form }, beginning));
    },

    async status({ caller, params }) {
      const { status, coursesCount, errorMessage, progress, documents } = summaryOf(
        await sessions.find(caller.sub, params.sessionId),
      );
      return { status, coursesCount, errorMessage, progress, documents };
    },

    async getSession({ caller, params }) {
      const row = await sessions.find(caller.sub, params.sessionId);
      const [session, present] = await Promise.all([sessionOf(table, files, row), presentIn(services, row)]);
      return { ...session, origins: await originsIn(services, row, present) };
    },

    async retry({ caller, params, body }) {
      return answerOf(await sessions.retry(caller.sub, params.sessionId, body.skipFailed, body.document));
    },

    getDocument: ({ caller, params, query }) => sessions.document(caller.sub, params.sessionId, params.n, query.from),

    async changeCourse({ caller, params, body }) {
      const row = await sessions.find(caller.sub, params.sessionId);
      return changeCourse(services, row, keptCourseOf(row, params.n), body);
    },

    deleteSession: ({ caller, params }) => sessions.remove(caller.sub, params.sessionId),

    ...chainHandlers(services, sessions.find),
  };
}

/** The n-th course of a session, as the lecturer changes its facts. */
const keptCourseOf = ({ sub, id }: SessionRow, n: number): KeptCourses<typeof keptCourseSchema> => ({
  id: { sub, sessionId: id, kind: courseKind, n },
  schema: keptCourseSchema,
  courseIn: (course) => course,
  withCourse: (kept, course) => ({ ...kept, ...course }) as KeptCourse,
  blankRows: { clos: blankClo },
  dataOf: (course) => courseData(n, course),
});

const answerOf = (row: SessionRow) => ({ sessionId: row.id, status: row.status });
