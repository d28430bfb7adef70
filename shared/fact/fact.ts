import * as z from 'zod';
import { refSchema } from '../document/document.ts';
import { placedQuote } from '../text/labels.ts';

/**
 * found: the document says it. unconfirmed: a model said it and the document does not bear it out, or not clearly. notFound: absent.
 * suggestion: a judgement, which no document can bear out. lecturer: accepted, corrected or added by the lecturer.
 */
const factStateSchema = z.enum(['found', 'unconfirmed', 'notFound', 'suggestion', 'lecturer']);
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
  /** The document's own value in place of an unconfirmed one, as text. */
  offered: z.string().optional(),
});
export type Fact = z.infer<typeof factSchema>;

/** How the states of a fact are called for people. */
export const factStateLabels: Record<FactState, string> = {
  found: 'Disahkan dalam dokumen',
  unconfirmed: 'Belum disahkan',
  notFound: 'Tidak ditemui dalam dokumen',
  suggestion: 'Cadangan',
  lecturer: 'Disahkan pensyarah',
};

/** A fact that needs attention; undefined for one that is sure. Beside the row that bears it out, a sure value needs no words of its own. */
export const doubtful = (fact: Fact | undefined): Fact | undefined =>
  fact === undefined || fact.state === 'found' || fact.state === 'lecturer' ? undefined : fact;

/** What people are told of a value beside it: its state where that needs attention, why, and the document's words with their place. */
export function factLines(fact: Fact | null | undefined): string[] {
  if (fact === null || fact === undefined || fact.state === 'notFound') return [];
  const { note = '', offered = '' } = fact;
  return [
    doubtful(fact) === undefined ? '' : factStateLabels[fact.state],
    note,
    offered === '' ? '' : `Baris yang sama dalam dokumen menyatakan: ${offered}`,
    placedQuote(fact),
  ].filter((line) => line !== '');
}
