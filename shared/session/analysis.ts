import * as z from 'zod';
import { get, post, remove } from '../contract.ts';
import { documentCall } from '../document/api.ts';
import type { ModuleName } from '../modules.ts';
import {
  copiedFromSchema,
  copyCall,
  deletedSchema,
  idSchema,
  isSampleSchema,
  listQuery,
  sampleCall,
  progressSchema,
  renameCall,
  sessionDocumentSchema,
  sessionNameSchema,
  sessionParams,
  sessionStatusSchema,
  startedSchema,
  uploadedSchema,
} from './session.ts';

/** What the list says of a session that begins with its documents: one of PEDAGONA or ACADIORA. */
export const analysisSummarySchema = z.object({
  id: idSchema,
  sessionName: z.string(),
  createdAt: z.iso.datetime(),
  status: sessionStatusSchema,
  documents: z.array(sessionDocumentSchema),
  errorMessage: z.string().nullable(),
  progress: progressSchema.nullable(),
  /** What the finished analysis took. */
  seconds: z.int().nonnegative().optional(),
  isSample: isSampleSchema,
  copiedFrom: copiedFromSchema,
});

/** The calls that every module has of its sessions. */
export const sessionCalls = <const M extends ModuleName>(module: M) => ({
  openSample: sampleCall(module),
  copySession: copyCall(module),
  getDocument: documentCall(module),
  renameSession: renameCall(module),
  deleteSession: remove(`/${module}/sessions/{sessionId}`, { params: sessionParams, reply: deletedSchema }),
});

/** The calls of such sessions. `files`: the form's field; `missing`: what is said where there is no document. */
export const analysisCalls = <const M extends 'pedagona' | 'acadiora', S extends z.ZodObject, T extends z.ZodObject>(
  module: M,
  { summary, status, files, missing }: { summary: S; status: T; files: string; missing: string },
) => ({
  listSessions: get(`/${module}/sessions`, { kind: 'page', query: listQuery, reply: z.array(summary) }),
  analyze: post(`/${module}/analyze`, {
    body: z.object({ sessionName: sessionNameSchema, documents: uploadedSchema(missing) }),
    form: { fields: z.object({ sessionName: sessionNameSchema }), files },
    reply: startedSchema,
  }),
  status: get(`/${module}/status/{sessionId}`, { params: sessionParams, reply: status }),
  ...sessionCalls(module),
});
