import * as z from 'zod';
import { citationSchema } from '../document/citation.ts';

/** The lists of rows in which a paper is read, in the order in which they are shown. */
export const rowKindLabels = {
  designs: 'Reka bentuk',
  aims: 'Objektif, persoalan dan hipotesis',
  announced: 'Perkara yang diumumkan',
  samples: 'Populasi dan sampel',
  splits: 'Pembahagian',
  instruments: 'Instrumen',
  bands: 'Tafsiran skor',
  tests: 'Ujian statistik',
  measures: 'Nilai yang dilaporkan',
  claims: 'Dakwaan',
  quotes: 'Petikan peserta',
  terms: 'Singkatan',
  software: 'Perisian',
  conflicts: 'Percanggahan yang dilihat',
} as const;
export type RowKind = keyof typeof rowKindLabels;
export const rowKinds = Object.keys(rowKindLabels) as RowKind[];

/** A row of what was read from a paper, as the author sees it. */
export const registerRowSchema = z.object({
  /** 'samples_2': by kind and place in the model's answer. */
  id: z.string(),
  kind: z.enum(rowKinds),
  /** `field`: the field of the row that the author can set; null where the text is made of several. */
  cells: z.array(z.object({ label: z.string(), text: z.string(), field: z.string().nullable() })),
  evidence: citationSchema.nullable(),
  /** Unconfirmed: its figures stand at none of its places, and no check uses it. Removed: by the author. */
  state: z.enum(['found', 'unconfirmed', 'lecturer', 'removed']),
});
export type RegisterRow = z.infer<typeof registerRowSchema>;
