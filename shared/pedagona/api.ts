import * as z from 'zod';
import { instructionSchema, restorationSchema } from '../artefact.ts';
import { calls } from '../contract.ts';
import { idSchema, progressSchema, sessionDocumentSchema, sessionNameSchema, sessionStatusSchema } from '../session.ts';
import { sessionSchema, sessionSummarySchema, stageChecksSchema } from './schemas.ts';
import {
  dloSchema,
  exportItemSchema,
  merangkaiSchema,
  reportSchema,
  scriptsSchema,
  stageStateSchema,
  versionSchema,
} from './stages.ts';

const sessionParams = z.object({ sessionId: idSchema });
/** Ids of later artefacts are a prefix and the session's id, so that the owner's key can be built from them. */
const artefactIdSchema = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`));

/** A JSON pointer (RFC 6901) to one text or list of texts of an artefact. */
const pointerSchema = z.string().regex(/^(?:\/[^/]{1,60}){1,6}$/, 'Bahagian ini tidak wujud.');
const editedPartSchema = z.union([
  z.string().trim().max(20_000, 'Teks terlalu panjang.'),
  z.array(z.string().trim().max(2_000)).max(60),
  /** An activity's minutes. */
  z.int().min(1, 'Tempoh sekurang-kurangnya 1 minit.').max(600, 'Tempoh paling lama 600 minit.'),
]);

/** What the pages of the chain need beside the artefact itself. */
const artefactContext = {
  sessionId: idSchema,
  sessionName: z.string(),
  sessionCreatedAt: z.iso.datetime(),
  checks: stageChecksSchema,
  version: z.int().positive(),
};

const merangkaiParams = z.object({ merangkaiId: artefactIdSchema('mrk') });
const scriptsParams = z.object({ scriptsId: artefactIdSchema('skr') });
const dloParams = z.object({ dloId: artefactIdSchema('dlo') });
const reportParams = z.object({ reportId: artefactIdSchema('lpr') });
/** `crs_<session id>_<n>`, or one of the chain's ids: whatever holds texts that can be edited. */
const artefactParams = z.object({
  artefactId: z
    .string()
    .regex(/^(?:crs_[0-9A-HJKMNP-TV-Z]{26}_(?:0|[1-9]\d?)|(?:mrk|skr|dlo|lpr)_[0-9A-HJKMNP-TV-Z]{26})$/),
});
const exportParams = z.object({ exportId: z.string().regex(/^eks_[0-9A-HJKMNP-TV-Z]{26}_[0-9A-HJKMNP-TV-Z]{26}$/) });

/** A check answers `exists: true` only for a finished artefact; `status` says what is under way or why there is none (design §3). */
const check = <K extends string>(key: K) =>
  stageStateSchema.extend({ exists: z.boolean(), [key]: z.string().nullable() } as { exists: z.ZodBoolean } & Record<
    K,
    z.ZodNullable<z.ZodString>
  >);
/** What a POST that generates answers: 200 with the id when it is finished, 202 while it goes on. */
const made = <K extends string>(key: K) =>
  z.object({ [key]: z.string(), status: z.enum(['processing', 'completed']) } as Record<K, z.ZodString> & {
    status: z.ZodEnum<{ processing: 'processing'; completed: 'completed' }>;
  });

export const pedagonaApi = calls({
  listSessions: {
    method: 'GET',
    path: '/pedagona/sessions',
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
    /** `courseVersions[i]`: the version of `coursesAnalysis[i]`, whose artefact id is `crs_<session id>_<i>`. */
    reply: sessionSchema.extend({ courseVersions: z.array(z.int().positive()) }),
  },
  /**
   * After a failure: a new attempt on the same documents, without those that could not be read when `skipFailed`. 409 when the file of
   * one that would be read again is kept no more (`isRemoved` of the document); the session stays as it is, and where another of its
   * documents can be read, `skipFailed` goes on without it.
   */
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
  createMerangkai: {
    method: 'POST',
    path: '/pedagona/merangkai/{sessionId}',
    access: 'user',
    kind: 'json',
    params: sessionParams,
    reply: made('merangkaiId'),
  },
  getMerangkai: {
    method: 'GET',
    path: '/pedagona/merangkai/{merangkaiId}',
    access: 'user',
    kind: 'json',
    params: merangkaiParams,
    reply: merangkaiSchema.extend(artefactContext),
  },
  checkScripts: {
    method: 'GET',
    path: '/pedagona/scripts/check/{merangkaiId}',
    access: 'user',
    kind: 'json',
    params: merangkaiParams,
    reply: check('scriptsId'),
  },
  createScripts: {
    method: 'POST',
    path: '/pedagona/scripts/{merangkaiId}',
    access: 'user',
    kind: 'json',
    params: merangkaiParams,
    reply: made('scriptsId'),
  },
  getScripts: {
    method: 'GET',
    path: '/pedagona/scripts/{scriptsId}',
    access: 'user',
    kind: 'json',
    params: scriptsParams,
    reply: scriptsSchema.extend(artefactContext),
  },
  checkDlo: {
    method: 'GET',
    path: '/pedagona/dlo/check/{merangkaiId}',
    access: 'user',
    kind: 'json',
    params: merangkaiParams,
    reply: check('dloId'),
  },
  createDlo: {
    method: 'POST',
    path: '/pedagona/dlo/{merangkaiId}',
    access: 'user',
    kind: 'json',
    params: merangkaiParams,
    reply: made('dloId'),
  },
  getDlo: {
    method: 'GET',
    path: '/pedagona/dlo/{dloId}',
    access: 'user',
    kind: 'json',
    params: dloParams,
    reply: dloSchema.extend(artefactContext),
  },
  checkReport: {
    method: 'GET',
    path: '/pedagona/report/check/{dloId}',
    access: 'user',
    kind: 'json',
    params: dloParams,
    reply: check('reportId'),
  },
  createReport: {
    method: 'POST',
    path: '/pedagona/report/{dloId}',
    access: 'user',
    kind: 'json',
    params: dloParams,
    reply: made('reportId'),
  },
  getReport: {
    method: 'GET',
    path: '/pedagona/report/{reportId}',
    access: 'user',
    kind: 'json',
    params: reportParams,
    reply: reportSchema.extend(artefactContext),
  },

  /** Changes one text. `version` is the one the reader saw: another's edit in between answers 409 and nothing is lost. */
  editArtefact: {
    method: 'PUT',
    path: '/pedagona/artefacts/{artefactId}',
    access: 'user',
    kind: 'json',
    params: artefactParams,
    body: z.object({ pointer: pointerSchema, value: editedPartSchema, version: z.int().positive() }),
    reply: z.object({ version: z.int().positive() }),
  },
  listVersions: {
    method: 'GET',
    path: '/pedagona/artefacts/{artefactId}/versions',
    access: 'user',
    kind: 'json',
    params: artefactParams,
    reply: z.array(versionSchema),
  },
  /** Makes a kept version the present one, as a new version. `from`: the version that the reader saw; 409 when it is another by now. */
  restoreVersion: {
    method: 'POST',
    path: '/pedagona/artefacts/{artefactId}/restore',
    access: 'user',
    kind: 'json',
    params: artefactParams,
    body: restorationSchema,
    reply: z.object({ version: z.int().positive() }),
  },
  /** Has one section written anew; everything else stays byte for byte the same. */
  regenerate: {
    method: 'POST',
    path: '/pedagona/artefacts/{artefactId}/regenerate',
    access: 'user',
    kind: 'json',
    params: artefactParams,
    body: z.object({
      pointer: pointerSchema,
      instruction: instructionSchema,
    }),
    reply: z.object({ status: z.enum(['processing', 'completed']) }),
  },
  regenerateStatus: {
    method: 'GET',
    path: '/pedagona/artefacts/{artefactId}/regenerate',
    access: 'user',
    kind: 'json',
    params: artefactParams,
    reply: stageStateSchema,
  },

  exportHistory: {
    method: 'GET',
    path: '/pedagona/export/history/{merangkaiId}',
    access: 'user',
    kind: 'json',
    params: merangkaiParams,
    reply: stageStateSchema.extend({ exports: z.array(exportItemSchema) }),
  },
  exportComplete: {
    method: 'POST',
    path: '/pedagona/export/complete/{merangkaiId}',
    access: 'user',
    kind: 'json',
    params: merangkaiParams,
    /** `downloadUrl` and `filename` are '' while it is being built. */
    reply: z.object({
      downloadUrl: z.string(),
      filename: z.string(),
      exportId: z.string(),
      status: z.enum(['processing', 'completed']),
    }),
  },
  /** Leads to the file in the bucket, under its own name; counts the download. */
  downloadExport: {
    method: 'GET',
    path: '/pedagona/export/download/{exportId}',
    access: 'user',
    kind: 'redirect',
    params: exportParams,
    reply: z.null(),
  },
  deleteExport: {
    method: 'DELETE',
    path: '/pedagona/export/{exportId}',
    access: 'user',
    kind: 'json',
    params: exportParams,
    reply: z.object({ deleted: z.literal(true) }),
  },
});
