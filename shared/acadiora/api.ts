import * as z from 'zod';
import { calls } from '../contract.ts';
import { idSchema, progressSchema, sessionDocumentSchema, sessionNameSchema, sessionStatusSchema } from '../session.ts';
import { opinionSchema, remarkIdSchema, sessionSchema, sessionSummarySchema } from './schemas.ts';

const sessionParams = z.object({ sessionId: idSchema });
const documents = z
  .array(z.object({ uploadId: idSchema }))
  .min(1, 'Sila pilih fail dokumen')
  .max(20);
const started = z.object({ sessionId: idSchema, status: sessionStatusSchema });

export const acadioraApi = calls({
  listSessions: {
    method: 'GET',
    path: '/acadiora/sessions',
    access: 'user',
    kind: 'page',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: idSchema.optional(),
    }),
    reply: z.array(sessionSummarySchema),
  },
  analyze: {
    method: 'POST',
    path: '/acadiora/analyze',
    access: 'user',
    kind: 'json',
    body: z.object({ sessionName: sessionNameSchema, documents }),
    form: { fields: z.object({ sessionName: sessionNameSchema }), files: 'document' },
    reply: started,
  },
  status: {
    method: 'GET',
    path: '/acadiora/status/{sessionId}',
    access: 'user',
    kind: 'json',
    params: sessionParams,
    reply: z.object({
      status: sessionStatusSchema,
      errorMessage: z.string().nullable(),
      progress: progressSchema.nullable(),
      documents: z.array(sessionDocumentSchema),
    }),
  },
  getSession: {
    method: 'GET',
    path: '/acadiora/sessions/{sessionId}',
    access: 'user',
    kind: 'json',
    params: sessionParams,
    reply: sessionSchema,
  },
  /**
   * After a failure: a new attempt on the same paper; what was reviewed already is kept. 409 when the paper's file is kept no more
   * (`isRemoved` of the document); the session stays as it is.
   */
  retry: {
    method: 'POST',
    path: '/acadiora/sessions/{sessionId}/retry',
    access: 'user',
    kind: 'json',
    params: sessionParams,
    reply: started,
  },
  /**
   * Reviews a revised version of the paper in the same session; should it fail, the review before stays. 409 where there is no review yet:
   * the session is tried again first, or, when its paper's file is kept no more, another takes its place.
   */
  revise: {
    method: 'POST',
    path: '/acadiora/sessions/{sessionId}/revise',
    access: 'user',
    kind: 'json',
    params: sessionParams,
    body: z.object({ documents }),
    form: { fields: z.object({}), files: 'document' },
    reply: started,
  },
  /** The reader's own mark on one remark; null takes it back. */
  mark: {
    method: 'PUT',
    path: '/acadiora/sessions/{sessionId}/remarks/{remarkId}',
    access: 'user',
    kind: 'json',
    params: sessionParams.extend({ remarkId: remarkIdSchema }),
    body: z.object({ opinion: opinionSchema.nullable() }),
    reply: z.object({ opinion: opinionSchema.nullable() }),
  },
  deleteSession: {
    method: 'DELETE',
    path: '/acadiora/sessions/{sessionId}',
    access: 'user',
    kind: 'json',
    params: sessionParams,
    reply: z.object({ deleted: z.literal(true) }),
  },
});
