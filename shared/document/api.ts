import * as z from 'zod';
import { get } from '../contract.ts';
import type { ModuleName } from '../modules.ts';
import { ordinalSchema, sessionParams } from '../session/session.ts';
import { blockSchema } from './document.ts';

/** So many blocks of a document come in one reply. */
export const blocksInReply = 400;

/** The text of a session's document as it was read: its blocks from number `from` on; `next` is the number to go on with, null at the end. */
export const documentCall = <M extends ModuleName>(module: M) =>
  get(`/${module}/sessions/{sessionId}/documents/{n}`, {
    params: sessionParams.extend({ n: ordinalSchema }),
    query: z.object({ from: z.coerce.number().int().min(1).default(1) }),
    reply: z.object({ name: z.string(), blocks: z.array(blockSchema), next: z.int().nullable() }),
  });
