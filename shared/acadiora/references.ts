import * as z from 'zod';
import { stageStateSchema } from '../artefact.ts';
import { citationSchema } from '../document/citation.ts';
import { type Detail, detailLabels, type ReferenceState, referenceStateLabels } from './referenceLabels.ts';

export const foundReferenceSchema = z.object({
  state: z.enum(Object.keys(referenceStateLabels) as [ReferenceState, ...ReferenceState[]]),
  differs: z.array(z.enum(Object.keys(detailLabels) as [Detail, ...Detail[]])),
  /** The work that the entry was compared with. */
  found: z.object({ title: z.string(), year: z.int().nullable(), doi: z.string().nullable() }).nullable(),
  /** Why it could not be checked. */
  reason: z.string().nullable(),
});
export type FoundReference = z.infer<typeof foundReferenceSchema>;

/** An entry of the list of references, and what the services say of it. */
export const checkedReferenceSchema = foundReferenceSchema.extend({ text: z.string(), at: citationSchema.shape.at });
export type CheckedReference = z.infer<typeof checkedReferenceSchema>;

export const referenceCheckSchema = z.object({
  /** Whether this site looks references up. */
  isOn: z.boolean(),
  state: stageStateSchema,
  checkedAt: z.iso.datetime().nullable(),
  /** Null before the first check of the reviewed version. */
  references: z.array(checkedReferenceSchema).nullable(),
});
export type ReferenceCheck = z.infer<typeof referenceCheckSchema>;
