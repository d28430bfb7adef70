import * as z from 'zod';
import { editSchema, instructionSchema, restorationSchema, stageStateSchema, versionSchema } from '../artefact.ts';
import { calls, get, post, put, remove } from '../contract.ts';
import { courseCall } from '../course/api.ts';
import { documentCall } from '../document/api.ts';
import { comparisonSchema, makingSchema } from '../origin.ts';
import { deletedSchema, listQuery, sessionNameSchema, sessionParams, uploadedSchema } from '../session.ts';
import { keptReviewSchema, reviewSchema } from './schemas/session.ts';
import { examLimits, maxMarks } from './rules.ts';
import {
  examSchema,
  examTypeSchema,
  jstSchema,
  jsuSchema,
  pentaksiranSchema,
  rubrikSchema,
  sessionSchema,
  sessionSummarySchema,
  stageNames,
  usableCourseSchema,
} from './schemas.ts';

const artefactParams = sessionParams.extend({ stage: z.enum(stageNames) });
/** `processing` comes with 202: the document is null then, and the session shows when it is finished. */
const workStatus = z.enum(['processing', 'completed']);
const made = <K extends string, S extends z.ZodType>(key: K, schema: S) =>
  z.object({ [key]: schema.nullable(), status: workStatus } as Record<K, z.ZodNullable<S>> & {
    status: typeof workStatus;
  });
const generate = <N extends string>(name: N) => `/valentra/sessions/{sessionId}/generate-${name}` as const;

/** A document that is there is made again when what it was made from has changed. */
const makingBody = makingSchema.pick({ edits: true });

const countText = `Bilangan soalan mestilah antara ${examLimits.min} dan ${examLimits.max}.`;

const download = <N extends string>(name: N) =>
  get(`/valentra/sessions/{sessionId}/download-${name}`, { kind: 'file', params: sessionParams, reply: z.null() });

export const valentraApi = calls({
  createSession: post('/valentra/sessions', {
    body: z.object({ sessionName: sessionNameSchema }),
    reply: z.object({ session: sessionSchema }),
  }),
  listSessions: get('/valentra/sessions', {
    query: listQuery,
    /** `nextCursor` is null at the end of the list. */
    reply: z.object({ sessions: z.array(sessionSummarySchema), nextCursor: z.string().nullable() }),
  }),
  getSession: get('/valentra/sessions/{sessionId}', {
    params: sessionParams,
    reply: z.object({ session: sessionSchema }),
  }),
  getDocument: documentCall('valentra'),
  /** Its one course is number 0. */
  changeCourse: courseCall('valentra'),
  deleteSession: remove('/valentra/sessions/{sessionId}', { params: sessionParams, reply: deletedSchema }),
  /** Waits up to 20 s for the document to be read; after that the session's `progress` tells how far it is. */
  upload: post('/valentra/sessions/{sessionId}/upload', {
    params: sessionParams,
    body: z.object({
      documents: uploadedSchema('Sila muat naik fail PDF sahaja'),
    }),
    form: { fields: z.object({}), files: 'document' },
    reply: z.object({ session: sessionSchema, status: workStatus }),
  }),
  /** Up to four files of notes or slides, in place of those before, or none; waits as `upload` does. */
  addNotes: post('/valentra/sessions/{sessionId}/notes', {
    params: sessionParams,
    body: z.object({ documents: uploadedSchema('', 0) }),
    reply: z.object({ session: sessionSchema, status: workStatus }),
  }),
  /** Courses of the caller's PEDAGONA sessions, newest first, at most 100: one can take the place of an upload. */
  listCourses: get('/valentra/courses', { reply: z.object({ courses: z.array(usableCourseSchema) }) }),
  /** Takes a course as it now is in a PEDAGONA session, with the lecturer's corrections; waits as `upload` does. */
  useCourse: post('/valentra/sessions/{sessionId}/course', {
    params: sessionParams,
    body: usableCourseSchema.pick({ session: true, n: true }),
    reply: z.object({ session: sessionSchema, status: workStatus }),
  }),
  generateJst: post(generate('jst'), {
    params: sessionParams,
    body: makingBody,
    reply: made('jst', jstSchema).extend({ hasQuizOrExam: z.boolean() }),
  }),
  generateJsu: post(generate('jsu'), { params: sessionParams, body: makingBody, reply: made('jsu', jsuSchema) }),
  generatePentaksiran: post(generate('pentaksiran'), {
    params: sessionParams,
    body: makingBody,
    reply: made('pentaksiran', pentaksiranSchema),
  }),
  generateRubrik: post(generate('rubrik'), {
    params: sessionParams,
    body: makingBody,
    reply: made('rubrik', rubrikSchema),
  }),
  /** Asked again with other settings or another JSU, it makes a new version of the exam. */
  generateExam: post(generate('exam'), {
    params: sessionParams,
    body: makingBody.extend({
      questionType: examTypeSchema.default('aneka-pilihan'),
      numberOfQuestions: z.coerce
        .number(countText)
        .int(countText)
        .min(examLimits.min, countText)
        .max(examLimits.max, countText)
        .default(examLimits.usual),
    }),
    reply: made('exam', examSchema),
  }),

  /** Changes one text or number, or adds, removes or moves a row, and computes totals again. */
  editArtefact: put('/valentra/sessions/{sessionId}/artefacts/{stage}', {
    params: artefactParams,
    body: editSchema(
      z.union([
        z.string().trim().min(1, 'Teks tidak boleh kosong.').max(5_000, 'Teks terlalu panjang.'),
        z.array(z.string().trim().max(500)).max(40),
        // Marks are the only numbers that can be edited.
        z.number().max(maxMarks, `Markah tidak boleh melebihi ${maxMarks}.`),
      ]),
    ),
    reply: z.object({ version: z.int().positive() }),
  }),
  listVersions: get('/valentra/sessions/{sessionId}/artefacts/{stage}/versions', {
    params: artefactParams,
    reply: z.array(versionSchema),
  }),
  /** The lecturer's edits of the version before a document was made again, beside what was made in their place. */
  compareVersions: get('/valentra/sessions/{sessionId}/artefacts/{stage}/compare', {
    params: artefactParams,
    reply: z.array(comparisonSchema),
  }),
  /** Copies a kept version to a new, current one. `from`: the version that the reader saw; 409 when it is no longer current. */
  restoreVersion: post('/valentra/sessions/{sessionId}/artefacts/{stage}/restore', {
    params: artefactParams,
    body: restorationSchema,
    reply: z.object({ version: z.int().positive() }),
  }),
  /** Says how far a document has come through vetting; 409 when it is no longer at the version that was looked at. */
  reviewArtefact: put('/valentra/sessions/{sessionId}/artefacts/{stage}/review', {
    params: artefactParams,
    body: reviewSchema,
    reply: z.object({ review: keptReviewSchema }),
  }),
  /** Writes one question, criterion, task or table row again; everything else stays, and totals are computed again. */
  regenerate: post('/valentra/sessions/{sessionId}/artefacts/{stage}/regenerate', {
    params: artefactParams,
    body: z.object({
      /** JSON pointer of the row: '/questions/3', '/assessments/0', '/tasks/1', '/rubriks/0/criteria/2'. */
      pointer: z
        .string()
        .regex(/^\/(?:questions|assessments|tasks|rubriks\/\d{1,2}\/criteria)\/\d{1,2}$/, 'Bahagian ini tidak wujud.'),
      instruction: instructionSchema,
    }),
    reply: z.object({ status: workStatus }),
  }),
  regenerateStatus: get('/valentra/sessions/{sessionId}/artefacts/{stage}/regenerate', {
    params: artefactParams,
    reply: stageStateSchema,
  }),
  downloadJst: download('jst'),
  downloadJsu: download('jsu'),
  downloadPentaksiran: download('pentaksiran'),
  downloadRubrik: download('rubrik'),
  downloadExamQuestions: download('exam-questions'),
  downloadExamAnswers: download('exam-answers'),
  downloadExamMoodle: download('exam-moodle'),
  downloadExamGift: download('exam-gift'),
});
