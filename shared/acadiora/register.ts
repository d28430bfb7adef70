import * as z from 'zod';
import { citationSchema } from '../document/citation.ts';
import { type RowKind, rowKinds } from './registerKinds.ts';

export { type RowKind, rowKinds };

/** A row of what was read from a paper, as the author sees it. */
export const registerRowSchema = z.object({
  /** 'samples_2': by kind and place in the model's answer. */
  id: z.string(),
  kind: z.enum(rowKinds),
  /** `read`: before the author set it. `field`: the field of the row that he can set; null where the text is made of several. */
  cells: z.array(
    z.object({
      label: z.string(),
      text: z.string(),
      read: z.string(),
      field: z.string().nullable(),
      isFigure: z.boolean(),
    }),
  ),
  evidence: citationSchema.nullable(),
  /** Unconfirmed: its figures stand at none of its places, and no check uses it. Removed: by the author. */
  state: z.enum(['found', 'unconfirmed', 'lecturer', 'removed']),
});
export type RegisterRow = z.infer<typeof registerRowSchema>;
