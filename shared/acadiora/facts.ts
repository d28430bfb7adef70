import * as z from 'zod';
import { citationSchema } from '../document/citation.ts';
import { refSchema } from '../document/document.ts';
import { stageStateSchema } from '../session/artefact.ts';
import {
  type Detail,
  detailLabels,
  type ReferenceState,
  referenceStateLabels,
  rowKinds,
  sectionKinds,
} from './kinds.ts';

/** A heading and what follows it up to the next heading. Front: all before the first heading. */
export const sectionSchema = z.object({
  kind: z.enum(sectionKinds),
  /** As the paper prints it, with its number; '' for the front. */
  heading: z.string(),
  /** 1 for a chapter or main section, 2 for one within it ... */
  level: z.int().min(1).max(4),
  /** The block that it begins with, and how that place is called for people. */
  at: refSchema,
  place: z.string(),
  words: z.int().nonnegative(),
});
export type Section = z.infer<typeof sectionSchema>;

const cited = z.object({ text: z.string(), evidence: citationSchema });

/** What code has counted in a paper: shown as such, and told to the model as facts (design law 5). */
export const factsSchema = z.object({
  /** All words of the document, also those of tables, references, appendices, and running heads and feet. */
  wordCount: z.int().nonnegative(),
  pageCount: z.int().nonnegative(),
  sections: z.array(sectionSchema),
  citations: z.object({
    style: z.enum(['author-year', 'numbered', 'mixed', 'none']),
    /** Citations in the text, repeated ones counted each time. */
    inText: z.int().nonnegative(),
    references: z.int().nonnegative(),
    /** Cited, but not in the list. `text`: 'Marensky (2021)'. */
    notListed: z.array(cited),
    /** In the list, but not cited. `text`: 'Brightmoor (2019)'. */
    notCited: z.array(cited),
    years: z.array(z.object({ year: z.int(), count: z.int().positive() })),
    /** Share of dated references of the last five years before the paper's own (or the newest reference's) year, in percent. */
    recentPercent: z.number().min(0).max(100).nullable(),
  }),
  /** Tables and figures: those with a caption, and those spoken of that have none. */
  illustrations: z.array(
    z.object({
      kind: z.enum(['table', 'figure']),
      /** As printed: 'Jadual 2', 'Rajah 1.3'. */
      label: z.string(),
      isPresent: z.boolean(),
      isMentioned: z.boolean(),
      evidence: citationSchema,
    }),
  ),
});
export type Facts = z.infer<typeof factsSchema>;

const rowCorrectionSchema = z.record(z.string().max(40), z.union([z.string().trim().max(1_000), z.number()]));

/** What the author says of the facts read from the paper. Null: as read. */
export const correctionsSchema = z.object({
  title: z.string().trim().min(1).max(400).nullable(),
  author: z.string().trim().min(1).max(1_000).nullable(),
  year: z.int().min(1900).max(2100).nullable(),
  /** Counted facts that are wrong, by the names that `namedFacts` (corrections.ts) gives them. */
  wrong: z.array(z.string().max(1_000)).max(200),
  /** Rows of the register by id: the fields that the author sets, or null for a row that is not so. */
  rows: z.record(z.string().max(40), rowCorrectionSchema.nullable()).default({}),
});
export type Corrections = z.infer<typeof correctionsSchema>;

/** One sign of machine writing, counted in code. `share`: how strongly it shows, 0 to 100. */
const indicatorSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** What was measured, in words: 'Panjang ayat: purata 18.2 perkataan, sisihan 4.1'. */
  measured: z.string(),
  share: z.number().min(0).max(100),
  passages: z.array(citationSchema),
});
export type Indicator = z.infer<typeof indicatorSchema>;

/** Spec 2 §3. Signs only, never proof; the same paper always gets the same figures. */
export const aiDetectionSchema = z.object({
  /** False: there is too little prose to say anything, and the figures mean nothing; `verdict` says so. */
  isMeasured: z.boolean().default(true),
  aiPercentage: z.number().min(0).max(100),
  humanPercentage: z.number().min(0).max(100),
  confidence: z.enum(['Rendah', 'Sederhana', 'Tinggi']),
  turnitinEquivalent: z.string(),
  verdict: z.string(),
  detailedAnalysis: z.string(),
  indicators: z.array(indicatorSchema),
});
export type AiDetection = z.infer<typeof aiDetectionSchema>;

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
