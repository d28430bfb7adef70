import * as z from 'zod';
import { maxInstruction, rowActions } from './rows.ts';
import { placeSchema } from './session.ts';

/** The status of making an artefact. `none`: never asked for. `errorMessage` is the Malay reason of a failure. */
export const stageStateSchema = z.object({
  status: z.enum(['none', 'processing', 'completed', 'failed']),
  errorMessage: z.string().nullable(),
  startedAt: z.iso.datetime().nullable(),
  place: placeSchema,
});
export type StageState = z.infer<typeof stageStateSchema>;

/** One kept state of an artefact, newest last. */
export const versionSchema = z.object({
  version: z.int().positive(),
  savedAt: z.iso.datetime(),
  reason: z.enum(['generated', 'kept', 'edited', 'regenerated', 'restored']),
  /** What was changed, as a JSON pointer; '' for the whole. */
  pointer: z.string(),
});
export type Version = z.infer<typeof versionSchema>;

/** A request to restore a kept version. `from`: the version that the reader saw. */
export const restorationSchema = z.object({ version: z.int().positive(), from: z.int().positive() });

/** A lecturer's instruction for regenerating a part. */
export const instructionSchema = z
  .string()
  .trim()
  .min(1, 'Sila nyatakan apa yang perlu diubah.')
  .max(maxInstruction, `Permintaan terlalu panjang. Maksimum ${maxInstruction} aksara.`);

export const pointerSchema = z.string().regex(/^(?:\/[^/]{1,60}){1,8}$/, 'Bahagian ini tidak wujud.');

/** The body of an edit: another value for a part, or an action on a row. `version`: the one that the reader saw; 409 when it is not current. */
export const editSchema = <V extends z.ZodType>(value: V) =>
  z.object({
    /** A JSON pointer (RFC 6901) to one part, or to a row. */
    pointer: pointerSchema,
    value: value.optional(),
    action: z.enum(rowActions).optional(),
    version: z.int().positive(),
  });
