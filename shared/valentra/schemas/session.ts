import * as z from 'zod';
import { stageStateSchema } from '../../session/artefact.ts';
import { doubtsSchema } from '../../claims/doubt.ts';
import { sentSchema } from '../../moderation/schemas.ts';
import { originSchema } from '../../session/origin.ts';
import { recordOf } from '../../values/pick.ts';
import {
  copiedFromSchema,
  idSchema,
  isSampleSchema,
  placeSchema,
  progressSchema,
  sessionDocumentSchema,
} from '../../session/session.ts';
import { artefactNameSchema, paperStages, stageNames, statusSchema } from './common.ts';
import { courseSchema } from '../../course/course.ts';
import { courseInfoSchema } from './course.ts';
import { examSchema, jstSchema, jsuSchema, pentaksiranSchema, rubrikSchema } from './documents.ts';

/** What is done and what is not (spec 2 §3). */
export const flagsSchema = z.object({
  ...recordOf(
    stageNames.map((stage) => `${stage}Generated` as const),
    () => z.boolean().default(false),
  ),
  hasQuizOrExam: z.boolean().default(false),
});
export type StageFlags = z.infer<typeof flagsSchema>;

const aboutSession = flagsSchema.extend({
  id: idSchema,
  sessionName: z.string(),
  status: statusSchema,
  createdAt: z.iso.datetime(),
  /** Why the last work failed; null when it did not. */
  errorMessage: z.string().nullable(),
  /** The reading of the document, while it goes on. */
  progress: progressSchema.nullable(),
  place: placeSchema,
  isSample: isSampleSchema,
  /** What a document was made from had changed when the session was last read. */
  isOutdated: z.boolean().optional(),
});

export const sessionSummarySchema = aboutSession.extend({
  courseInfo: z.object({ courseCode: z.string().nullable(), courseName: z.string().nullable() }).nullable(),
  copiedFrom: copiedFromSchema,
});
export type SessionSummary = z.infer<typeof sessionSummarySchema>;

/** A course of another session: `session` is its id, `n` the course's place in it. */
export const usableCourseSchema = z.object({
  session: idSchema,
  n: z.int().min(0).max(100),
  sessionName: z.string(),
  createdAt: z.iso.datetime(),
  courseCode: z.string().nullable(),
  courseName: z.string().nullable(),
});
export type UsableCourse = z.infer<typeof usableCourseSchema>;

/** How far a document has come through vetting, as its owner keeps it. */
export const reviewStates = ['draf', 'disemak', 'sah'] as const;

/** What nobody can count: the lecturer looks, and says so. */
export const manualChecks = ['language', 'key', 'content'] as const;
export type ManualCheck = (typeof manualChecks)[number];

/** What a lecturer says of a document. It holds for the version that was looked at; another one is a draft again. */
export const reviewSchema = z.object({
  state: z.enum(reviewStates),
  version: z.int().positive(),
  checked: z.array(z.enum(manualChecks)).max(3),
  /** Findings that stand from now on, with the reason, null: no longer; `key` as in vetting/findings.ts, so that they outlive changes elsewhere. */
  accepted: z
    .array(
      z.object({
        key: z.string().max(20),
        reason: z.string().trim().min(1, 'Nyatakan sebab penerimaan.').max(300, 'Teks terlalu panjang.').nullable(),
      }),
    )
    .max(300)
    .default([]),
});
export const keptReviewSchema = reviewSchema.extend({
  accepted: z.array(z.object({ key: z.string(), reason: z.string() })).default([]),
  /** The name of the account that said it. */
  by: z.string(),
  at: z.iso.datetime(),
});
export type Review = z.infer<typeof keptReviewSchema>;

/** By artefact; one that is not there, or of another version, is a draft. */
export const keptReviewsSchema = z.partialRecord(artefactNameSchema, keptReviewSchema).default({});

/** A quiz, test or examination of the JST, with its own JSU, items, scheme and files. */
const paperSchema = z.object({
  id: z.string(),
  /** As the JST has them. */
  code: z.string(),
  type: z.string(),
  percentage: z.number().nullable(),
  /** The one that is meant where none is named. */
  isMain: z.boolean(),
  jsuGenerated: z.boolean(),
  examGenerated: z.boolean(),
  /** What its documents were made from has changed. */
  isOutdated: z.boolean(),
  /** Its items are still frames. */
  isFrame: z.boolean(),
  states: z.record(z.enum(paperStages), z.enum(reviewStates)),
  /** Of both. */
  openFindings: z.int().nonnegative(),
});
export type Paper = z.infer<typeof paperSchema>;

/** The versions of what can be edited; null: not made yet. */
const versionsSchema = z.record(z.enum(stageNames), z.int().positive().nullable());

/** Flags, JSU, exam, their versions, reviews and origins are those of the paper that was chosen, the main one where none was. */
export const sessionSchema = aboutSession.extend({
  /** The spec has both names: `id` in the list and after creation, `sessionId` in the full session. */
  sessionId: idSchema,
  documents: z.array(sessionDocumentSchema),
  /** Which of the papers is shown; null before there is a JST, and of a course without tests. */
  assessmentId: z.string().nullable(),
  papers: z.array(paperSchema),
  courseInfo: courseInfoSchema.nullable(),
  course: courseSchema.nullable(),
  jst: jstSchema.nullable(),
  jsu: jsuSchema.nullable(),
  pentaksiranQuestions: pentaksiranSchema.nullable(),
  rubrik: rubrikSchema.nullable(),
  examQuestions: examSchema.nullable(),
  versions: versionsSchema,
  reviews: z.partialRecord(z.enum(stageNames), keptReviewSchema).default({}),
  /** What colleagues were sent of each document. */
  moderation: z.partialRecord(z.enum(stageNames), z.array(sentSchema)).default({}),
  /** What the reviews come to: a document that has changed since, or has an open finding, is a draft. */
  states: z.partialRecord(z.enum(stageNames), z.enum(reviewStates)).default({}),
  /** How many findings of each are open: the one count that every place shows. */
  openFindings: z.partialRecord(z.enum(stageNames), z.int().nonnegative()).default({}),
  /** Those of each task's sheet and rubric, by its code. */
  taskFindings: z.record(z.string(), z.partialRecord(z.enum(stageNames), z.int().nonnegative())).default({}),
  /** What the documents claim beyond course, notes and each other, at its place. */
  doubts: z.partialRecord(z.enum(stageNames), doubtsSchema).default({}),
  /** What the documents were made from, and how that has changed since. */
  origins: z.partialRecord(z.enum(stageNames), originSchema),
  /** The last making of each document, of any paper, in the order of the stages; one that runs shows on a page opened later, too. */
  jobs: z.array(stageStateSchema.extend({ name: artefactNameSchema, stage: z.enum(stageNames) })),
});
export type Session = z.infer<typeof sessionSchema>;
