import * as z from 'zod';
import { changeSchema } from '../values/changes.ts';

/** How one of the things that an artefact was made from has changed since. */
const changedSourceSchema = z.object({
  /** The artefact that changed: 'course', 'course#1', 'merangkai'. */
  source: z.string(),
  /** What a course is called; '' for any other. */
  name: z.string(),
  /** `much`: the version it was made from is not kept any more. */
  how: z.enum(['edited', 'remade', 'added', 'much']),
  /** Its present version. */
  version: z.int().positive(),
  /** Of an edited one. */
  changes: z.array(changeSchema),
});
export type ChangedSource = z.infer<typeof changedSourceSchema>;

/** What a made artefact rests on. */
export const originSchema = z.object({
  /** What it would be made from now. */
  sources: z.array(z.string()),
  /** Which of it has changed; none: it is made from what there is now. */
  changed: z.array(changedSourceSchema),
  /** What its lecturer has written in it since it was made, as JSON pointers. */
  edited: z.array(z.string()),
  /** Whether edits of the version before can be compared with what was made in their place. */
  isComparable: z.boolean(),
});
export type Origin = z.infer<typeof originSchema>;

const valueSchema = z.union([z.string(), z.array(z.string()), z.number()]).nullable();

/** A part that the lecturer had written before an artefact was made again. */
export const comparisonSchema = z.object({
  /** Where it is in the artefact now, if it is there, and where it was. */
  pointer: z.string().nullable(),
  was: z.string(),
  mine: valueSchema,
  /** What was made in its place, and what stands there now; null: no such part. */
  made: valueSchema,
  now: valueSchema,
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** What becomes of the lecturer's edits when an artefact is made again. */
export const editsSchema = z.enum(['mine', 'new']);
export type Edits = z.infer<typeof editsSchema>;

/**
 * The body of a call that makes an artefact, when it is there already and what it was made from has changed. `again`: makes it even then;
 * `confirm`: its lecturer decides that its text stands, and nothing is made.
 */
export const makingSchema = z.object({
  again: z.boolean().default(false),
  edits: editsSchema.default('mine'),
  confirm: z.boolean().optional(),
});
export type Making = z.output<typeof makingSchema>;
