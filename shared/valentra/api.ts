import * as z from 'zod';
import { instructionSchema, restorationSchema, stageStateSchema, versionSchema } from '../artefact.ts';
import { calls } from '../contract.ts';
import { idSchema, sessionNameSchema } from '../session.ts';
import { shownSessionSchema } from './outdated.ts';
import { examLimits, maxMarks } from './rules.ts';
import {
  examSchema,
  examTypeSchema,
  jstSchema,
  jsuSchema,
  pentaksiranSchema,
  rubrikSchema,
  sessionSummarySchema,
  stageNames,
} from './schemas.ts';

const params = z.object({ sessionId: idSchema });
const artefactParams = params.extend({ stage: z.enum(stageNames) });
/** 202 while the work goes on: the document is null then, and the session says when it is there. */
const workStatus = z.enum(['processing', 'completed']);
const made = <K extends string, S extends z.ZodType>(key: K, schema: S) =>
  z.object({ [key]: schema.nullable(), status: workStatus } as Record<K, z.ZodNullable<S>> & {
    status: typeof workStatus;
  });
const generate = <N extends string>(name: N) => `/valentra/sessions/{sessionId}/generate-${name}` as const;

const countText = `Bilangan soalan mestilah antara ${examLimits.min} dan ${examLimits.max}.`;

export const valentraApi = calls({
  createSession: {
    method: 'POST',
    path: '/valentra/sessions',
    access: 'user',
    kind: 'json',
    body: z.object({ sessionName: sessionNameSchema }),
    reply: z.object({ session: shownSessionSchema }),
  },
  listSessions: {
    method: 'GET',
    path: '/valentra/sessions',
    access: 'user',
    kind: 'json',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: idSchema.optional(),
    }),
    /** `nextCursor` is null at the end of the list. */
    reply: z.object({ sessions: z.array(sessionSummarySchema), nextCursor: z.string().nullable() }),
  },
  getSession: {
    method: 'GET',
    path: '/valentra/sessions/{sessionId}',
    access: 'user',
    kind: 'json',
    params,
    reply: z.object({ session: shownSessionSchema }),
  },
  deleteSession: {
    method: 'DELETE',
    path: '/valentra/sessions/{sessionId}',
    access: 'user',
    kind: 'json',
    params,
    reply: z.object({ deleted: z.literal(true) }),
  },
  /** The document is read while the caller waits, 20 s at most; the session's `progress` says when it goes on after that. */
  upload: {
    method: 'POST',
    path: '/valentra/sessions/{sessionId}/upload',
    access: 'user',
    kind: 'json',
    params,
    body: z.object({
      documents: z
        .array(z.object({ uploadId: idSchema }))
        .min(1, 'Sila muat naik fail PDF sahaja')
        .max(20),
    }),
    form: { fields: z.object({}), files: 'document' },
    reply: z.object({ session: shownSessionSchema, status: workStatus }),
  },
  generateJst: {
    method: 'POST',
    path: generate('jst'),
    access: 'user',
    kind: 'json',
    params,
    reply: made('jst', jstSchema).extend({ hasQuizOrExam: z.boolean() }),
  },
  generateJsu: {
    method: 'POST',
    path: generate('jsu'),
    access: 'user',
    kind: 'json',
    params,
    reply: made('jsu', jsuSchema),
  },
  generatePentaksiran: {
    method: 'POST',
    path: generate('pentaksiran'),
    access: 'user',
    kind: 'json',
    params,
    reply: made('pentaksiran', pentaksiranSchema),
  },
  generateRubrik: {
    method: 'POST',
    path: generate('rubrik'),
    access: 'user',
    kind: 'json',
    params,
    reply: made('rubrik', rubrikSchema),
  },
  /** Again with other settings or of another JSU: a new exam, as a new version of the one before. */
  generateExam: {
    method: 'POST',
    path: generate('exam'),
    access: 'user',
    kind: 'json',
    params,
    body: z.object({
      questionType: examTypeSchema.default('aneka-pilihan'),
      numberOfQuestions: z.coerce
        .number(countText)
        .int(countText)
        .min(examLimits.min, countText)
        .max(examLimits.max, countText)
        .default(examLimits.usual),
    }),
    reply: made('exam', examSchema),
  },

  /** Changes one text or number; totals are computed anew. `version` is the one the reader saw: another's edit in between answers 409. */
  editArtefact: {
    method: 'PUT',
    path: '/valentra/sessions/{sessionId}/artefacts/{stage}',
    access: 'user',
    kind: 'json',
    params: artefactParams,
    body: z.object({
      pointer: z.string().regex(/^(?:\/[^/]{1,60}){1,6}$/, 'Bahagian ini tidak wujud.'),
      value: z.union([
        z.string().trim().min(1, 'Teks tidak boleh kosong.').max(5_000, 'Teks terlalu panjang.'),
        z.array(z.string().trim().max(500)).max(40),
        // Marks are the only numbers that can be edited.
        z.number().max(maxMarks, `Markah tidak boleh melebihi ${maxMarks}.`),
      ]),
      version: z.int().positive(),
    }),
    reply: z.object({ version: z.int().positive() }),
  },
  listVersions: {
    method: 'GET',
    path: '/valentra/sessions/{sessionId}/artefacts/{stage}/versions',
    access: 'user',
    kind: 'json',
    params: artefactParams,
    reply: z.array(versionSchema),
  },
  /** Makes a kept version the present one, as a new version. `from`: the version that the reader saw; 409 when it is another by now. */
  restoreVersion: {
    method: 'POST',
    path: '/valentra/sessions/{sessionId}/artefacts/{stage}/restore',
    access: 'user',
    kind: 'json',
    params: artefactParams,
    body: restorationSchema,
    reply: z.object({ version: z.int().positive() }),
  },
  /** Has one question, criterion, task or table row written anew; everything else stays, totals are computed anew. */
  regenerate: {
    method: 'POST',
    path: '/valentra/sessions/{sessionId}/artefacts/{stage}/regenerate',
    access: 'user',
    kind: 'json',
    params: artefactParams,
    body: z.object({
      /** JSON pointer of the row: '/questions/3', '/assessments/0', '/tasks/1', '/rubriks/0/criteria/2'. */
      pointer: z
        .string()
        .regex(/^\/(?:questions|assessments|tasks|rubriks\/\d{1,2}\/criteria)\/\d{1,2}$/, 'Bahagian ini tidak wujud.'),
      instruction: instructionSchema,
    }),
    reply: z.object({ status: workStatus }),
  },
  regenerateStatus: {
    method: 'GET',
    path: '/valentra/sessions/{sessionId}/artefacts/{stage}/regenerate',
    access: 'user',
    kind: 'json',
    params: artefactParams,
    reply: stageStateSchema,
  },
});

const download = <N extends string>(name: N) =>
  ({
    method: 'GET',
    path: `/valentra/sessions/{sessionId}/download-${name}`,
    access: 'user',
    kind: 'file',
    params,
    reply: z.null(),
  }) as const;

/** The files of a session; answered by a function of its own, for it brings the Word library. */
export const valentraFilesApi = calls({
  downloadJst: download('jst'),
  downloadJsu: download('jsu'),
  downloadPentaksiran: download('pentaksiran'),
  downloadRubrik: download('rubrik'),
  downloadExamQuestions: download('exam-questions'),
  downloadExamAnswers: download('exam-answers'),
  downloadExamMoodle: download('exam-moodle'),
  downloadExamGift: download('exam-gift'),
});
