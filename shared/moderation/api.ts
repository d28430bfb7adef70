import * as z from 'zod';
import { get, post, put } from '../contract.ts';
import type { ModuleName } from '../modules.ts';
import { idSchema, sessionParams } from '../session/session.ts';
import {
  moderatedSchema,
  ownerActionSchema,
  readerActionSchema,
  sendingSchema,
  sentSchema,
  shownChangeSchema,
} from './schemas.ts';

const grantParams = z.object({ grantId: idSchema });

/** Of a module whose documents colleagues check. An owner's calls name the session; a colleague's name the request alone. */
export const moderationCalls = <const M extends ModuleName>(module: M) => ({
  send: post(`/${module}/sessions/{sessionId}/sent`, { params: sessionParams, body: sendingSchema, reply: sentSchema }),
  /** All that was sent of a session, oldest first. `approvers`: how many others a Sah takes; `isMailed`: a colleague is told by e-mail, too; `refusal`: why nothing of it is sent. */
  listSent: get(`/${module}/sessions/{sessionId}/sent`, {
    params: sessionParams,
    reply: z.object({
      sent: z.array(sentSchema),
      approvers: z.int(),
      isMailed: z.boolean(),
      refusal: z.string().nullable(),
    }),
  }),
  /** `null`: it was taken back. */
  changeSent: put(`/${module}/sessions/{sessionId}/sent/{grantId}`, {
    params: sessionParams.extend(grantParams.shape),
    body: ownerActionSchema,
    reply: z.object({ sent: sentSchema.nullable() }),
  }),
  getReceived: get(`/${module}/received/{grantId}`, { params: grantParams, reply: moderatedSchema }),
  /** `since`: the version of an earlier round (`earlierRounds`). */
  compareReceived: get(`/${module}/received/{grantId}/since/{since}`, {
    params: grantParams.extend({ since: z.coerce.number().int().positive() }),
    reply: z.array(shownChangeSchema),
  }),
  /** `sessionId`: of the copy that was taken. */
  changeReceived: put(`/${module}/received/{grantId}`, {
    params: grantParams,
    body: readerActionSchema,
    reply: z.object({ sessionId: idSchema.nullable() }),
  }),
});
