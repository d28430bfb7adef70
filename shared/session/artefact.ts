import * as z from 'zod';
import { get, post, put } from '../contract.ts';
import { changeSchema } from '../values/changes.ts';
import { comparisonSchema } from './origin.ts';
import { maxInstruction, rowActions } from './rows.ts';
import { placeSchema } from './session.ts';

/** What a part of an artefact that can be edited holds; NaN: a number that nobody has given yet. */
export type Editable = string | string[] | number;

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
  /** `confirmed`: the text stands for what has changed since it was made; `checked`: looked at again as it stood. */
  reason: z.enum(['generated', 'kept', 'confirmed', 'edited', 'regenerated', 'checked', 'restored']),
  /** What was changed, as a JSON pointer; '' for the whole. */
  pointer: z.string(),
});
export type Version = z.infer<typeof versionSchema>;

/** With what it changed of the version before; nothing of the oldest that is kept. */
const listedVersionSchema = versionSchema.extend({
  changes: z.array(changeSchema),
  /** The first version with its content, of which acceptances are. */
  content: z.int().positive(),
});
export type ListedVersion = z.infer<typeof listedVersionSchema>;

const pointerSchema = z.string().regex(/^(?:\/[^/]{1,60}){1,8}$/, 'Bahagian ini tidak wujud.');
const saved = z.object({ version: z.int().positive() });

/** What a lecturer does with the artefact at an address. `value`: what its parts may hold. */
export const artefactCalls = <const P extends string, Q extends z.ZodObject, V extends z.ZodType>(
  path: P,
  params: Q,
  value: V,
) => ({
  /** Changes one part, or several of a row as one version, or adds, removes or moves a row, and counts again. */
  editArtefact: put(`/${path}`, {
    params,
    body: z.object({
      /** A JSON pointer (RFC 6901) to one part, or to a row. */
      pointer: pointerSchema,
      value: value.optional(),
      /** Of the row: each below its pointer. */
      parts: z
        .array(z.object({ pointer: pointerSchema, value, was: value.nullable() }))
        .min(1)
        .max(60)
        .optional(),
      action: z.enum(rowActions).optional(),
      /** The one that the reader saw; 409 when it is not current, unless each part still is what it `was` (null: nothing). */
      version: z.int().positive(),
      was: value.nullable().optional(),
    }),
    reply: saved,
  }),
  listVersions: get(`/${path}/versions`, { params, reply: z.array(listedVersionSchema) }),
  /** The lecturer's edits of the version before an artefact was made again, beside what was made in their place. */
  compareVersions: get(`/${path}/compare`, { params, reply: z.array(comparisonSchema) }),
  /** Copies a kept version to a new, current one. `from`: the version that the reader saw; 409 when it is no longer current. */
  restoreVersion: post(`/${path}/restore`, {
    params,
    body: z.object({ version: z.int().positive(), from: z.int().positive() }),
    reply: saved,
  }),
  /** Writes one part again; everything else stays. */
  regenerate: post(`/${path}/regenerate`, {
    params,
    body: z.object({
      pointer: pointerSchema,
      instruction: z
        .string()
        .trim()
        .min(1, 'Sila nyatakan apa yang perlu diubah.')
        .max(maxInstruction, `Permintaan terlalu panjang. Maksimum ${maxInstruction} aksara.`),
    }),
    reply: z.object({ status: z.enum(['processing', 'completed']) }),
  }),
  regenerateStatus: get(`/${path}/regenerate`, { params, reply: stageStateSchema }),
});
export type ArtefactCalls = ReturnType<typeof artefactCalls<string, z.ZodObject, z.ZodType>>;
