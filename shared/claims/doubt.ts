import * as z from 'zod';

/** A claim of an artefact that nothing known bears out, at its place: pages and files mark it ("perlu disemak"). */
const doubtSchema = z.object({
  /** A JSON pointer to the part that the page shows (`Part` of word/blocks.ts), or to a field that code fills. */
  at: z.string(),
  /** The claim as written, in the part's plain words: without marks of Markdown, items of a list in their order. */
  text: z.string(),
  /** Which of the places of `text` in the part, from 0. */
  nth: z.int().nonnegative(),
  /** A short Malay sentence. */
  reason: z.string(),
  /** The same in English. */
  en: z.string().optional(),
  /** Its sentence, where the lecturer may vouch for it. */
  sentence: z.string().optional(),
  /** The known value, as text to put in its place. */
  offered: z.string().optional(),
});
export type Doubt = z.infer<typeof doubtSchema>;
export const doubtsSchema = z.array(doubtSchema);
