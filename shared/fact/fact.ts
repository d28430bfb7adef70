import * as z from 'zod';
import { refSchema } from '../document/document.ts';

/**
 * found: the document says it. unconfirmed: a model said it and the document does not bear it out, or not clearly. notFound: absent.
 * unreadable: the document has a place for it that could not be read.
 * suggestion: a judgement, which no document can bear out. lecturer: accepted, corrected or added by the lecturer.
 */
const factStateSchema = z.enum(['found', 'unconfirmed', 'notFound', 'unreadable', 'suggestion', 'lecturer']);
export type FactState = z.infer<typeof factStateSchema>;

/** What stands beside a value: its state and the places of the document that it rests on. */
export const factSchema = z.object({
  state: factStateSchema,
  at: z.array(refSchema),
  /** The document's own words at the first place; '' where there is none. Made by code, at most 600 characters. */
  quote: z.string(),
  /** 'Muka surat 3', 'Bahagian "Pentaksiran"', 'Helaian "CLO", baris 4'; '' where there is none. */
  place: z.string(),
  /** A Malay sentence for the lecturer: why it is unconfirmed, or how the model worded it. */
  note: z.string().optional(),
  /** The document's own value, as text: in place of an unconfirmed one, or where the lecturer has set another number. */
  offered: z.string().optional(),
});
export type Fact = z.infer<typeof factSchema>;
