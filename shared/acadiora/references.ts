import * as z from 'zod';
import { stageStateSchema } from '../artefact.ts';
import { citationSchema } from '../document/citation.ts';

/** Details of an entry that may differ from the work that was found. `doi`: the entry's leads to another work, or nowhere. */
export const detailLabels = { title: 'tajuk', authors: 'pengarang', year: 'tahun', doi: 'DOI' } as const;
export type Detail = keyof typeof detailLabels;

/** A work that Crossref does not have may exist all the same: Malay journals often have no DOI. */
export const referenceStateLabels = {
  found: 'Dijumpai',
  differs: 'Butiran berbeza',
  notFound: 'Tidak dijumpai dalam Crossref',
  retracted: 'Telah ditarik balik',
  unchecked: 'Tidak dapat disemak',
} as const;
export type ReferenceState = keyof typeof referenceStateLabels;

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

export const referenceCheckText = {
  title: 'Semakan rujukan',
  start: 'Semak rujukan',
  again: 'Semak semula',
  working: 'Rujukan sedang disemak.',
  busy: 'Kertas ini sedang dianalisis semula.',
  failed: 'Semakan rujukan gagal.',
  off: 'Semakan rujukan tidak dihidupkan di sini.',
  note: 'Setiap entri senarai rujukan dicari dalam Crossref, kemudian OpenAlex. Karya yang tidak dijumpai mungkin tetap wujud: banyak jurnal Melayu tidak didaftarkan di sana.',
};
