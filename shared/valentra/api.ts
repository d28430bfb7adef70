import * as z from 'zod';
import { artefactCalls } from '../session/artefact.ts';
import { calls, get, post, put } from '../contract.ts';
import { courseCall, courseSectionCall } from '../course/api.ts';
import { moderationCalls } from '../moderation/api.ts';
import { voteCalls } from '../votes/api.ts';
import { sessionCalls } from '../session/analysis.ts';
import { makingSchema } from '../session/origin.ts';
import { listQuery, sessionNameSchema, sessionParams, uploadedSchema } from '../session/session.ts';
import { keptReviewSchema, reviewSchema } from './schemas/session.ts';
import { examLimits } from './limits.ts';
import { countText, settingsFault, totalText } from './paper/settings.ts';
import {
  artefactNameSchema,
  examSchema,
  examTypeSchema,
  jstSchema,
  jsuSchema,
  pentaksiranSchema,
  rubrikSchema,
  sessionSchema,
  sessionSummarySchema,
  usableCourseSchema,
} from './schemas.ts';

/** A stage, or that of one paper: 'jsu-assessment_2'. */
const artefactParams = sessionParams.extend({ stage: artefactNameSchema });
const editedPartSchema = z.union([
  z.string().trim().max(5_000, 'Teks terlalu panjang.'),
  z.array(z.string().trim().max(500)).max(40),
  z.number(),
]);
/** `processing` comes with 202: the document is null then, and the session shows when it is finished. */
const workStatus = z.enum(['processing', 'completed']);
const made = <K extends string, S extends z.ZodType>(key: K, schema: S) =>
  z.object({ [key]: schema.nullable(), status: workStatus } as Record<K, z.ZodNullable<S>> & {
    status: typeof workStatus;
  });
/** A document that is there is made again when what it was made from has changed. */
const makingBody = makingSchema.pick({ edits: true });

const generate = <N extends string, S extends z.ZodType>(name: N, schema: S) =>
  post(`/valentra/sessions/{sessionId}/generate-${name}`, {
    params: sessionParams,
    body: makingBody,
    reply: made(name, schema),
  });

/** Which quiz, test or examination of the JST is meant; without one, the main paper. */
const ofPaper = z.object({ assessmentId: z.string().max(40).optional() });

/** Fewer than the spec's least are as many as the course states, which the handler knows. */
const countSchema = z.coerce.number(countText()).int(countText()).min(1, countText()).max(examLimits.max, countText());

const download = <N extends string>(name: N) =>
  get(`/valentra/sessions/{sessionId}/download-${name}`, {
    kind: 'file',
    params: sessionParams,
    query: ofPaper,
    reply: z.null(),
  });

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
    query: ofPaper,
    reply: z.object({ session: sessionSchema }),
  }),
  ...sessionCalls('valentra'),
  /** Its one course is number 0. */
  changeCourse: courseCall('valentra'),
  /** 409 once something was made from the course; waits as `upload` does. */
  readSection: courseSectionCall('valentra', z.object({ session: sessionSchema, status: workStatus })),
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
  generateJst: { ...generate('jst', jstSchema), reply: made('jst', jstSchema).extend({ hasQuizOrExam: z.boolean() }) },
  /**
   * For a type of paper its rows are that paper's items; otherwise they are as many as its topics need, of no kind. Without a type and a number a
   * paper whose sections or choices the course states has these.
   */
  generateJsu: {
    ...generate('jsu', jsuSchema),
    body: makingBody
      .extend({
        ...ofPaper.shape,
        /** Null: no type. */
        questionType: examTypeSchema.nullish(),
        numberOfQuestions: countSchema.optional(),
        /** Null: the sum of the usual marks of its items. */
        totalMarks: z.coerce.number(totalText).nullish(),
      })
      .refine((settings) => settingsFault(settings, settings.numberOfQuestions) === null, totalText),
  },
  generatePentaksiran: generate('pentaksiran', pentaksiranSchema),
  generateRubrik: generate('rubrik', rubrikSchema),
  /** Asked again with other settings or another JSU, it makes a new version of the exam. */
  generateExam: {
    ...generate('exam', examSchema),
    body: makingBody.extend({
      ...ofPaper.shape,
      /** Without it that of its JSU, or that of the form that the course states. */
      questionType: examTypeSchema.optional(),
      /** Without it as many as the course states of this paper, else the usual ones. */
      numberOfQuestions: countSchema.optional(),
    }),
  },

  ...artefactCalls('valentra/sessions/{sessionId}/artefacts/{stage}', artefactParams, editedPartSchema),
  /** Says how far a document has come through vetting; 409 when it is no longer at the version that was looked at. */
  reviewArtefact: put('/valentra/sessions/{sessionId}/artefacts/{stage}/review', {
    params: artefactParams,
    body: reviewSchema,
    reply: z.object({ review: keptReviewSchema }),
  }),
  ...moderationCalls('valentra'),
  ...voteCalls('valentra'),
  downloadJst: download('jst'),
  downloadJsu: download('jsu'),
  downloadPentaksiran: download('pentaksiran'),
  downloadRubrik: download('rubrik'),
  downloadExamQuestions: download('exam-questions'),
  downloadExamAnswers: download('exam-answers'),
  downloadExamMoodle: download('exam-moodle'),
});
