import * as z from 'zod';
import { post, put } from '../contract.ts';
import { keptName, nameFault } from './sessionName.ts';

/** Spec 1 §4: anything else is shown as pending ('Menunggu'). */
export const sessionStatusSchema = z.enum(['pending', 'processing', 'completed', 'failed']);
export type SessionStatus = z.infer<typeof sessionStatusSchema>;

/** A ULID: sorts by time of creation. */
export const idSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, 'Pengecam tidak sah.');

/** What the calls of one session are addressed by. */
export const sessionParams = z.object({ sessionId: idSchema });
/** The place of a document or course in its session, from 0; in decimal digits. */
export const ordinalSchema = z.coerce
  .string()
  .regex(/^(?:\d{1,2}|100)$/, 'Nombor tidak sah.')
  .transform(Number);
/** One part of a list: at most `limit` items after the one that `cursor` names. */
export const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: idSchema.optional(),
});
export const startedSchema = z.object({ sessionId: idSchema, status: sessionStatusSchema });
/** True of the caller's own copy of a module's sample, a finished session of our own documents. */
export const isSampleSchema = z.boolean().optional();
/** In lists: the colleague who handed over the session that this is a copy of, by name. */
export const copiedFromSchema = z.string().optional();
/** Copies the caller's sample to a session that is counted. 409 for any other session, and while it is at work. */
export const copyCall = <const M extends string>(module: M) =>
  post(`/${module}/sessions/{sessionId}`, { params: sessionParams, reply: startedSchema });
/** Opens the sample: the copy is made at the first call, without any model, and found by the next ones. */
export const sampleCall = <const M extends string>(module: M) => post(`/${module}/sample`, { reply: startedSchema });
export const deletedSchema = z.object({ deleted: z.literal(true) });

/** Documents uploaded before; `missing`: what is said when there is none. */
export const uploadedSchema = (missing: string, min = 1) =>
  z
    .array(z.object({ uploadId: idSchema }), missing)
    .min(min, missing)
    .max(20);

export const sessionNameSchema = z
  .string('Sila masukkan nama sesi')
  .transform(keptName)
  .refine((name) => nameFault(name) === null, { error: ({ input }) => nameFault(String(input)) ?? undefined });

const sessionNameBody = z.object({ sessionName: sessionNameSchema });
/** Gives a session another name. */
export const renameCall = <const M extends string>(module: M) =>
  put(`/${module}/sessions/{sessionId}`, { params: sessionParams, body: sessionNameBody, reply: sessionNameBody });

/** Of a job that waits: its place in the line, or 0 when the models are busy. */
export const placeSchema = z.int().nonnegative().optional();

/** The progress of a job: `done` of `total` parts of `step` are finished. */
export const progressSchema = z.object({
  step: z.enum(['queued', 'reading', 'analysing', 'finishing']),
  done: z.int().nonnegative(),
  total: z.int().nonnegative(),
  startedAt: z.iso.datetime(),
  place: placeSchema,
});
export type Progress = z.infer<typeof progressSchema>;

/**
 * A document of a session; `error` is the Malay reason why it could not be read. `isRemoved`: its file was deleted, because of malware or
 * because its days of keeping were over; absent: false. A retry with such a document is refused with 409 (`conflict`): the user chooses
 * another file, in PEDAGONA and ACADIORA in a new session, in VALENTRA in the same one.
 */
export const sessionDocumentSchema = z.object({
  name: z.string(),
  size: z.int().nonnegative(),
  status: z.enum(['pending', 'read', 'analysed', 'failed']),
  pages: z.int().nonnegative().nullable(),
  error: z.string().nullable(),
  isRemoved: z.boolean().optional(),
});
export type SessionDocument = z.infer<typeof sessionDocumentSchema>;

/** Something the lecturer should know about a result, computed by code (never by the model). */
export const warningSchema = z.object({
  code: z.string(),
  message: z.string(),
  /** Name of the document, when it concerns one. */
  document: z.string().nullable(),
  /** Where it stands in the document: 'Muka surat 3'. */
  place: z.string().nullable(),
  quote: z.string().nullable(),
});
export type Warning = z.infer<typeof warningSchema>;
