import * as z from 'zod';
import { post, put } from '../contract.ts';
import type { ModuleName } from '../modules.ts';
import { ordinalSchema, sessionParams } from '../session/session.ts';
import { courseChangeSchema } from './changeSchema.ts';

const params = sessionParams.extend({ n: ordinalSchema });

/** A decision of the lecturer about the facts of a session's n-th course (design law 9). Each makes a version of the course. */
export const courseCall = <M extends ModuleName>(module: M) =>
  put(`/${module}/sessions/{sessionId}/courses/{n}`, {
    params,
    body: courseChangeSchema,
    reply: z.object({ version: z.int().positive() }),
  });

/**
 * Reads another of the courses in the document of the n-th course (`Course.sections`): beside it, or with `isInstead` in its place; a module of one
 * course always takes it in its place. A repeated call returns the running or finished reading. 404 for a section that the document does not
 * have; 409 while the session is in work.
 */
export const courseSectionCall = <M extends ModuleName, R extends z.ZodType>(module: M, reply: R) =>
  post(`/${module}/sessions/{sessionId}/courses/{n}/sections`, {
    params,
    body: z.object({ section: z.int().min(0).max(50), isInstead: z.boolean().default(false) }),
    reply,
  });
