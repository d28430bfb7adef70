import * as z from 'zod';
import { put } from '../contract.ts';
import type { ModuleName } from '../modules.ts';
import { sessionParams } from '../session.ts';
import { courseChangeSchema } from './changeSchema.ts';

/** A decision of the lecturer about the facts of a session's n-th course (design law 9). Each makes a version of the course. */
export const courseCall = <M extends ModuleName>(module: M) =>
  put(`/${module}/sessions/{sessionId}/courses/{n}`, {
    params: sessionParams.extend({ n: z.coerce.number().int().min(0).max(100) }),
    body: courseChangeSchema,
    reply: z.object({ version: z.int().positive() }),
  });
