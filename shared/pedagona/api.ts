import * as z from 'zod';
import { moderationCalls } from '../moderation/api.ts';
import { analysisCalls } from '../session/analysis.ts';
import { artefactCalls, stageStateSchema } from '../session/artefact.ts';
import { doubtsSchema } from '../claims/doubt.ts';
import { calls, get, post, put, remove } from '../contract.ts';
import { courseCall, courseSectionCall } from '../course/api.ts';
import { makingSchema, originSchema } from '../session/origin.ts';
import { recordOf } from '../values/pick.ts';
import { deletedSchema, idSchema, sessionParams, startedSchema } from '../session/session.ts';
import { noFileText } from '../uploads/rules.ts';
import { voteCalls } from '../votes/api.ts';
import { completeParts } from './labels/alignmentLabels.ts';
import { sessionSchema, sessionSummarySchema, stageChecksSchema, teachingSchema } from './schemas.ts';
import {
  chainArtefacts,
  dloSchema,
  exportItemSchema,
  merangkaiSchema,
  reportSchema,
  scriptsSchema,
  type StageName,
  stageNames,
} from './stages.ts';

const ulid = '[0-9A-HJKMNP-TV-Z]{26}';
/** Ids of later artefacts are a prefix and the session's id, so that the owner's key can be built from them. */
const idPattern = (stage: StageName): string => `${chainArtefacts[stage].prefix}_${ulid}`;
const idLike = (...patterns: readonly string[]) => z.string().regex(new RegExp(`^(?:${patterns.join('|')})$`));

export const badNumber = 'Masukkan nombor bulat, 1 hingga 600.';

const editedPartSchema = z.union([
  z.string().trim().max(20_000, 'Teks terlalu panjang.'),
  z.array(z.string().trim().max(2_000)).max(60),
  /** An activity's minutes, or the marks of a criterion. */
  z.int().min(1, badNumber).max(600, badNumber),
]);

const origins = z.partialRecord(z.enum(stageNames), originSchema);

const artefactContext = {
  sessionId: idSchema,
  sessionName: z.string(),
  sessionCreatedAt: z.iso.datetime(),
  checks: stageChecksSchema,
  version: z.int().positive(),
  origins,
  /** Claims that nothing known bears out, derived with every reply. */
  doubts: doubtsSchema,
};

const merangkaiParams = z.object({ merangkaiId: idLike(idPattern('merangkai')) });
const scriptsParams = z.object({ scriptsId: idLike(idPattern('scripts')) });
const dloParams = z.object({ dloId: idLike(idPattern('dlo')) });
const reportParams = z.object({ reportId: idLike(idPattern('report')) });
/** `crs_<session id>_<n>`, or one of the chain's ids: whatever holds texts that can be edited. */
const artefactParams = z.object({
  artefactId: idLike(`crs_${ulid}_(?:0|[1-9]\\d?)`, ...stageNames.map(idPattern)),
});
const exportParams = z.object({ exportId: idLike(`eks_${ulid}_${ulid}`) });

/** `exists` is true only for a finished artefact; `status` says what is running, or why there is none. */
const check = <K extends string>(key: K) =>
  stageStateSchema.extend({ exists: z.boolean(), ...recordOf([key], () => z.string().nullable()) });
/** The answer of a POST that generates: 200 with the id when it is finished, 202 while it is running. */
const made = <K extends string>(key: K) =>
  z.object({ ...recordOf([key], () => z.string()), status: z.enum(['processing', 'completed']) });

/** The call that makes an artefact after what the parameters name. */
const making = <const P extends `/${string}`, S extends z.ZodObject, K extends string>(path: P, params: S, key: K) =>
  post(path, { params, body: makingSchema, reply: made(key) });

const foundSchema = z.object({
  document: z.int(),
  title: z.string(),
  clos: z.int(),
  assessments: z.int(),
  topics: z.int(),
});

export const pedagonaApi = calls({
  ...analysisCalls('pedagona', {
    summary: sessionSummarySchema,
    status: sessionSummarySchema.omit({ id: true, sessionName: true, createdAt: true, checks: true }).extend({
      /** The courses that are read while others still are, by the places of their documents. */
      found: z.array(foundSchema).optional(),
    }),
    files: 'documents',
    missing: noFileText('pedagona'),
  }),
  ...moderationCalls('pedagona'),
  ...voteCalls('pedagona'),
  getSession: get('/pedagona/sessions/{sessionId}', {
    params: sessionParams,
    /** `courseVersions[i]`: the version of `coursesAnalysis[i]`, whose artefact id is `crs_<session id>_<i>`. */
    reply: sessionSchema.extend({
      courseVersions: z.array(z.int().positive()),
      /** `courseDoubts[i]`: those of what is suggested for `coursesAnalysis[i]`. */
      courseDoubts: z.array(doubtsSchema),
      origins,
      /** The lecturer's answers, else what the courses say. */
      teaching: teachingSchema,
    }),
  }),
  changeTeaching: put('/pedagona/sessions/{sessionId}/teaching', {
    params: sessionParams,
    body: teachingSchema,
    reply: teachingSchema,
  }),
  /**
   * After a failure: a new attempt on the documents whose files are kept. Of a completed session: the documents that it had to leave out
   * are read again, or the one at the place `document` alone; the courses that are there stay. 409 when what would be read was removed
   * (`isRemoved`); the session does not change then.
   */
  retry: post('/pedagona/sessions/{sessionId}/retry', {
    params: sessionParams,
    body: z.object({ document: z.int().nonnegative().optional() }),
    reply: startedSchema,
  }),
  changeCourse: courseCall('pedagona'),
  readSection: courseSectionCall('pedagona', startedSchema),
  checkMerangkai: get('/pedagona/merangkai/check/{sessionId}', { params: sessionParams, reply: check('merangkaiId') }),
  /** Of a stage that is there: the one there is, or another in its place when the body says so and its sources have changed. */
  createMerangkai: making('/pedagona/merangkai/{sessionId}', sessionParams, 'merangkaiId'),
  getMerangkai: get('/pedagona/merangkai/{merangkaiId}', {
    params: merangkaiParams,
    reply: merangkaiSchema.extend(artefactContext),
  }),
  checkScripts: get('/pedagona/scripts/check/{merangkaiId}', { params: merangkaiParams, reply: check('scriptsId') }),
  createScripts: making('/pedagona/scripts/{merangkaiId}', merangkaiParams, 'scriptsId'),
  getScripts: get('/pedagona/scripts/{scriptsId}', {
    params: scriptsParams,
    reply: scriptsSchema.extend(artefactContext),
  }),
  checkDlo: get('/pedagona/dlo/check/{merangkaiId}', { params: merangkaiParams, reply: check('dloId') }),
  createDlo: making('/pedagona/dlo/{merangkaiId}', merangkaiParams, 'dloId'),
  getDlo: get('/pedagona/dlo/{dloId}', { params: dloParams, reply: dloSchema.extend(artefactContext) }),
  checkReport: get('/pedagona/report/check/{dloId}', { params: dloParams, reply: check('reportId') }),
  createReport: making('/pedagona/report/{dloId}', dloParams, 'reportId'),
  getReport: get('/pedagona/report/{reportId}', { params: reportParams, reply: reportSchema.extend(artefactContext) }),

  ...artefactCalls('pedagona/artefacts/{artefactId}', artefactParams, editedPartSchema),

  exportHistory: get('/pedagona/export/history/{merangkaiId}', {
    params: merangkaiParams,
    reply: stageStateSchema.extend({ exports: z.array(exportItemSchema) }),
  }),
  exportComplete: post('/pedagona/export/complete/{merangkaiId}', {
    params: merangkaiParams,
    body: z.object({
      parts: z
        .array(z.enum(completeParts))
        .min(1, 'Pilih sekurang-kurangnya satu bahagian.')
        .default([...completeParts]),
    }),
    /** `downloadUrl` and `filename` are '' while it is being built. */
    reply: z.object({
      downloadUrl: z.string(),
      filename: z.string(),
      exportId: z.string(),
      status: z.enum(['processing', 'completed']),
    }),
  }),
  /** Redirects to the file in the bucket, under its own name; counts the download. */
  downloadExport: get('/pedagona/export/download/{exportId}', {
    kind: 'redirect',
    params: exportParams,
    reply: z.null(),
  }),
  deleteExport: remove('/pedagona/export/{exportId}', { params: exportParams, reply: deletedSchema }),
});

/** The calls of each stage of the chain. */
export const stageCalls = {
  merangkai: { check: pedagonaApi.checkMerangkai, create: pedagonaApi.createMerangkai, get: pedagonaApi.getMerangkai },
  scripts: { check: pedagonaApi.checkScripts, create: pedagonaApi.createScripts, get: pedagonaApi.getScripts },
  dlo: { check: pedagonaApi.checkDlo, create: pedagonaApi.createDlo, get: pedagonaApi.getDlo },
  report: { check: pedagonaApi.checkReport, create: pedagonaApi.createReport, get: pedagonaApi.getReport },
} as const;
