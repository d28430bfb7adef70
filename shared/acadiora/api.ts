import * as z from 'zod';
import { analysisCalls } from '../session/analysis.ts';
import { calls, get, post, put } from '../contract.ts';
import { sessionParams, startedSchema, uploadedSchema } from '../session/session.ts';
import { noFileText } from '../uploads/rules.ts';
import { correctionsSchema, referenceCheckSchema } from './facts.ts';
import { answerSchema, sessionSchema, sessionSummarySchema } from './schemas.ts';
import { voteCalls } from '../votes/api.ts';

const missing = noFileText('acadiora');

/** Beyond these no paper's figure is one, and a session's row holds no more. */
const limits = { least: 1e-9, most: 1e9, characters: 100_000 };

const isFigure = (value: number): boolean =>
  value === 0 || (Math.abs(value) >= limits.least && Math.abs(value) <= limits.most);

const correctionsBody = correctionsSchema
  .refine(
    ({ rows }) =>
      Object.values(rows)
        .flatMap((own) => Object.values(own ?? {}))
        .every((value) => typeof value === 'string' || isFigure(value)),
    'Satu nombor di luar julat: semak nombor yang dibetulkan.',
  )
  .refine(
    (body) => JSON.stringify(body).length <= limits.characters,
    'Pembetulan terlalu panjang: pendekkan teks atau kurangkan baris yang dibetulkan.',
  );

export const acadioraApi = calls({
  ...analysisCalls('acadiora', {
    summary: sessionSummarySchema,
    status: sessionSummarySchema.pick({ status: true, errorMessage: true, progress: true, documents: true }),
    files: 'document',
    missing,
  }),
  ...voteCalls('acadiora'),
  getSession: get('/acadiora/sessions/{sessionId}', { params: sessionParams, reply: sessionSchema }),
  /**
   * After a failure, or when parts of a review were left out: a new attempt on the same paper that keeps the parts reviewed so far. 409 when the paper's file was removed
   * (`isRemoved`); the session does not change then.
   */
  retry: post('/acadiora/sessions/{sessionId}/retry', { params: sessionParams, reply: startedSchema }),
  /**
   * Reviews a revised version of the paper in the same session; when it fails, the earlier review stays. 409 while there is no review
   * yet: retry first, or begin a new session when the paper's file was removed. `isRetitled`: it may have another title.
   */
  revise: post('/acadiora/sessions/{sessionId}/revise', {
    params: sessionParams,
    body: z.object({ documents: uploadedSchema(missing), isRetitled: z.boolean().default(false) }),
    reply: startedSchema,
  }),
  /** The author corrects the facts of the reviewed paper: they are counted and held against the remarks anew. 409 while a review is under way. */
  correct: put('/acadiora/sessions/{sessionId}/facts', {
    params: sessionParams,
    body: correctionsBody,
    reply: startedSchema,
  }),
  /** The author does not agree with a remark; that moves no score. It stays with the same remark of later versions. 409 while a review is under way. */
  answer: put('/acadiora/sessions/{sessionId}/answer', {
    params: sessionParams,
    body: answerSchema,
    reply: answerSchema,
  }),
  /** The check of the reviewed version's list of references; the page asks again while it is under way. */
  getReferences: get('/acadiora/sessions/{sessionId}/references', {
    params: sessionParams,
    reply: referenceCheckSchema,
  }),
  /**
   * Looks the entries up; what could not be checked before is tried again. While it is under way this finds it. 409 while a review is under way,
   * and where references are not looked up.
   */
  checkReferences: post('/acadiora/sessions/{sessionId}/references', {
    params: sessionParams,
    reply: referenceCheckSchema,
  }),
});
