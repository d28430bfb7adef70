import { z } from 'zod';
import { calls } from '../contract.ts';
import { idSchema, progressSchema, sessionDocumentSchema, sessionNameSchema, sessionStatusSchema } from '../session.ts';
import { sessionSchema, sessionSummarySchema } from './schemas.ts';

const sessionParams = z.object({ sessionId: idSchema });
/** Ids of later artefacts are a prefix and the session's id, so that the owner's key can be built from them. */
const artefactId = (prefix: string) =>
  z.string().regex(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`), 'Pengecam tidak sah.');
const check = <K extends string>(key: K) =>
  z.object({ exists: z.boolean(), [key]: z.string().nullable() } as { exists: z.ZodBoolean } & Record<
    K,
    z.ZodNullable<z.ZodString>
  >);

export const pedagonaApi = calls({
  listSessions: {
    method: 'GET',
    path: '/pedagona/sessions',
    access: 'user',
    kind: 'page',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional(),
    }),
    reply: z.array(sessionSummarySchema),
  },
  analyze: {
    method: 'POST',
    path: '/pedagona/analyze',
    access: 'user',
    kind: 'json',
    body: z.object({
      sessionName: sessionNameSchema,
      documents: z
        .array(z.object({ uploadId: idSchema }))
        .min(1, 'Sila muat naik sekurang-kurangnya 1 dokumen')
        .max(20),
    }),
    form: { fields: z.object({ sessionName: sessionNameSchema }), files: 'documents' },
    reply: z.object({ sessionId: idSchema, status: sessionStatusSchema }),
  },
  status: {
    method: 'GET',
    path: '/pedagona/status/{sessionId}',
    access: 'user',
    kind: 'json',
    params: sessionParams,
    reply: z.object({
      status: sessionStatusSchema,
      coursesCount: z.int().nonnegative(),
      errorMessage: z.string().nullable(),
      progress: progressSchema.nullable(),
      documents: z.array(sessionDocumentSchema),
    }),
  },
  getSession: {
    method: 'GET',
    path: '/pedagona/sessions/{sessionId}',
    access: 'user',
    kind: 'json',
    params: sessionParams,
    reply: sessionSchema,
  },
  /** After a failure: a new attempt on the same documents, without those that could not be read when `skipFailed`. */
  retry: {
    method: 'POST',
    path: '/pedagona/sessions/{sessionId}/retry',
    access: 'user',
    kind: 'json',
    params: sessionParams,
    body: z.object({ skipFailed: z.boolean().default(false) }),
    reply: z.object({ sessionId: idSchema, status: sessionStatusSchema }),
  },
  deleteSession: {
    method: 'DELETE',
    path: '/pedagona/sessions/{sessionId}',
    access: 'user',
    kind: 'json',
    params: sessionParams,
    reply: z.object({ deleted: z.literal(true) }),
  },
  checkMerangkai: {
    method: 'GET',
    path: '/pedagona/merangkai/check/{sessionId}',
    access: 'user',
    kind: 'json',
    params: sessionParams,
    reply: check('merangkaiId'),
  },
  checkScripts: {
    method: 'GET',
    path: '/pedagona/scripts/check/{merangkaiId}',
    access: 'user',
    kind: 'json',
    params: z.object({ merangkaiId: artefactId('mrk') }),
    reply: check('scriptsId'),
  },
  checkDlo: {
    method: 'GET',
    path: '/pedagona/dlo/check/{merangkaiId}',
    access: 'user',
    kind: 'json',
    params: z.object({ merangkaiId: artefactId('mrk') }),
    reply: check('dloId'),
  },
  checkReport: {
    method: 'GET',
    path: '/pedagona/report/check/{dloId}',
    access: 'user',
    kind: 'json',
    params: z.object({ dloId: artefactId('dlo') }),
    reply: check('reportId'),
  },
});
