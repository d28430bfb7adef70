import * as z from 'zod';
import { type CriterionKey, criterionKeys } from '../../../shared/acadiora/criteria.ts';
import { rubricItems } from '../../../shared/acadiora/rubric.ts';
import { extras } from '../../../shared/acadiora/schemas.ts';

/** The places that a statement rests on, as a model names them; those that the paper does not have are left out when they are cited. */
const at = z
  .array(z.string())
  .max(8)
  .describe('Nombor blok atau baris jadual yang menjadi asas, yang paling penting dahulu');

const remark = z.object({
  text: z.string().describe('Satu ulasan yang khusus kepada kertas ini, satu atau dua ayat'),
  at,
  item: z.string().optional().describe('ID butiran rubrik yang dibicarakan'),
});
const weakness = remark.extend({
  isAbsence: z
    .boolean()
    .describe('true jika sesuatu tiada; at ialah tajuk bahagian atau perenggan di tempat perkara itu sepatutnya ada'),
  priority: z
    .int()
    .min(1)
    .max(3)
    .optional()
    .describe('1: menjejaskan kesahan kajian atau mesti dibaiki dahulu, 2: penting, 3: baik jika dibuat'),
});

const level = z.int().min(0).max(4).nullable().describe('0 hingga 4; null jika tidak terpakai bagi jenis kertas ini');
const itemsOf = (ids: readonly string[]) =>
  z.array(z.object({ id: z.enum(ids), level, reason: z.string().describe('Satu ayat') })).max(10);

const common = {
  comments: z.array(z.string()).max(3).describe('Rumusan kriteria ini, satu hingga tiga ayat'),
  strengths: z.array(remark).max(4),
  weaknesses: z.array(weakness).max(5),
  improvements: z.array(weakness).max(5),
  earlier: z
    .array(
      z.object({
        id: z.string(),
        status: z.enum(['selesai', 'separa', 'belum']),
        reason: z.string(),
        at: at.describe('Blok versi baharu yang menunjukkan pembaikan; kosong jika tiada'),
      }),
    )
    .max(60)
    .describe('Hanya bagi versi yang disemak semula: satu entri bagi setiap ulasan dalam data "terdahulu"'),
};

const { validityReliability: _v, ...methodology } = extras.methodology;
const { statisticalTests: _s, interpretationGuide: _g, ...dataAnalysis } = extras.dataAnalysis;
/** What the model decides of the extra fields (spec 2 §3); what can be counted among them is code's. */
export const modelExtras = {
  ...extras,
  methodology,
  dataAnalysis,
  technical: { writingQuality: extras.technical.writingQuality },
} satisfies Record<CriterionKey, z.ZodRawShape>;

/** What the model says of one criterion. Quotes are made and scores computed by code (design laws 5, 6). */
const reviewSchema = (criterion: CriterionKey) => {
  const ids = rubricItems[criterion].map(({ id }) => id);
  return z.object({
    items: itemsOf(ids)
      // An item left out is not an item that does not apply (null): its criterion would be scored without it.
      .refine((items) => ids.every((id) => items.some((item) => item.id === id)), {
        message: `setiap item perlu satu entri: ${ids.join(', ')}`,
      }),
    ...common,
    extras: z
      .object(modelExtras[criterion] as Record<string, z.ZodString | z.ZodArray<z.ZodString>>)
      .partial()
      .optional(),
  });
};
export const reviewAnswerSchemas = Object.fromEntries(criterionKeys.map((key) => [key, reviewSchema(key)])) as Record<
  CriterionKey,
  ReturnType<typeof reviewSchema>
>;
export type ReviewAnswer = z.output<ReturnType<typeof reviewSchema>>;
/** A remark as the model claims it; of a strength there is less to say. */
export type ClaimedRemark = ReviewAnswer['strengths'][number] & Partial<ReviewAnswer['weaknesses'][number]>;
/** What the model has said of each criterion; one whose call failed has nothing. */
export type Judged = Partial<Record<CriterionKey, ReviewAnswer>>;

const remarkIds = z.array(z.string()).max(20);

/** The look at every remark, and the review as a whole. Unknown ids and those beyond five fall away. */
export const overallAnswerSchema = z.object({
  verdicts: z
    .array(
      z.object({
        id: z.string(),
        verdict: z.enum(['disokong', 'bercanggah', 'ulangan', 'tidak_terpakai']),
        of: z.string().optional().describe('Bagi ulangan: ID ulasan yang dikekalkan'),
        reason: z.string().optional().describe('Satu ayat; tidak perlu bagi disokong'),
        at: at.optional().describe('Bagi bercanggah: blok yang menunjukkan keadaan sebenar'),
      }),
    )
    .max(400)
    .describe('Satu entri bagi setiap ulasan'),
  mainStrengths: remarkIds.describe('ID kekuatan yang paling penting, paling banyak lima'),
  mainWeaknesses: remarkIds.describe('ID kelemahan yang paling penting, paling banyak lima'),
  criticalImprovements: remarkIds.describe('ID penambahbaikan paling penting, yang utama dahulu, paling banyak lima'),
  rewrites: z
    .array(
      z.object({
        id: z.string().describe('ID penambahbaikan'),
        at: at.describe('Blok yang diganti, atau blok yang selepasnya teks baharu dimasukkan'),
        before: z.string().optional().describe('Ayat asal yang diganti, disalin; kosong jika seluruh blok diganti'),
        isInsertion: z.boolean().describe('true: teks dimasukkan selepas blok itu; false: blok itu diganti'),
        after: z.string().max(2_000).describe('Teks cadangan dalam suara dan bahasa kertas'),
      }),
    )
    .max(8),
  summaryEvaluation: z.string().describe('Rumusan penilaian, 80 hingga 160 perkataan'),
  recommendation: z.string().describe('Cadangan tindakan seterusnya kepada penulis, 1 hingga 3 ayat'),
});
export type OverallAnswer = z.infer<typeof overallAnswerSchema>;
