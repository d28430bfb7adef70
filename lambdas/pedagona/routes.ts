import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { type KeptCourse, keptCourseSchema } from '../../shared/pedagona/schemas.ts';
import { changeCourse, type KeptCourses } from '../course/changing.ts';
import { analysisHandlers, startedOf } from '../platform/jobs/sessionService.ts';
import type { Handlers } from '../platform/http/router.ts';
import type { ModuleServices } from '../platform/jobs/services.ts';
import type { SessionRow } from '../platform/jobs/session.ts';
import { chainHandlers } from './chainRoutes.ts';
import { originsIn, presentIn } from './chainArtefacts.ts';
import { courseData, courseKind, newSessionData, sessionOf, summaryOf } from './store.ts';
import { blankClo } from './suggestions.ts';

export function pedagonaHandlers(services: ModuleServices): Handlers<typeof pedagonaApi> {
  const { table, files } = services;
  const beginning = { stage: 'merungkai', data: newSessionData };
  const { sessions, handlers } = analysisHandlers(services, 'pedagona', beginning, summaryOf);

  return {
    ...handlers,

    async getSession({ caller, params }) {
      const row = await sessions.find(caller.sub, params.sessionId);
      const [session, present] = await Promise.all([sessionOf(table, files, row), presentIn(services, row)]);
      return { ...session, origins: await originsIn(services, row, present) };
    },

    async retry({ caller, params, body }) {
      return startedOf(await sessions.retry(caller.sub, params.sessionId, body.skipFailed, body.document));
    },

    async changeCourse({ caller, params, body }) {
      const row = await sessions.find(caller.sub, params.sessionId);
      return changeCourse(services, row, keptCourseOf(row, params.n), body);
    },

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
