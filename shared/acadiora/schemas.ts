import * as z from 'zod';
import { analysisSummarySchema } from '../session/analysis.ts';
import { citationSchema } from '../document/citation.ts';
import { warningSchema } from '../session/session.ts';
import { criterionKeys, studyKinds } from './criteria.ts';
import { type ExtraField, extras as fields } from './extras.ts';
import { aiDetectionSchema, correctionsSchema, factsSchema, registerRowSchema } from './facts.ts';

/**
 * A strength, weakness or improvement, with the place of the paper that it rests on and the paper's own words there (design law 6). Something
 * missing has, if any, the place that was searched.
 */
const remarkSchema = z.object({
  /** The same for the same remark on the same words. */
  id: z.string().regex(/^r[0-9a-f]{16}$/),
  text: z.string(),
  /** Null: the model named no place that the paper has. */
  evidence: citationSchema.nullable(),
  /** A second place it rests on, such as the table that says otherwise. */
  against: citationSchema.nullable(),
  isAbsence: z.boolean(),
  /** It rests on what a model has read of the paper, and a second look may say otherwise. */
  isOpen: z.boolean(),
  /** Counted by code, or judged by the model. */
  source: z.enum(['counted', 'judged']),
  /** 1: must be mended before anything else; 3: good to mend. */
  priority: z.int().min(1).max(3),
  /** The rubric item that it speaks of; null of the criterion as a whole. */
  item: z.string().nullable(),
  /** What a counted weakness comes to as one number, and which way is better: by it two versions of a paper are compared. */
  measure: z.object({ value: z.number(), better: z.enum(['more', 'fewer']) }).nullable(),
  /** Why the author does not agree with it; absent: nothing is said. */
  disagreed: z.string().optional(),
});
export type Remark = z.infer<typeof remarkSchema>;

/** What the author says to a remark; null: nothing any more. */
export const answerSchema = z.object({
  remark: remarkSchema.shape.id,
  reason: z.string().trim().min(1, 'Nyatakan sebabnya.').max(300, 'Teks terlalu panjang.').nullable(),
});

/** A remark outside its criterion. */
const placedRemark = remarkSchema.extend({ criterion: z.enum(criterionKeys) });
export type PlacedRemark = z.infer<typeof placedRemark>;

/** A remark that is not shown, and what the look at it against the whole paper found. */
const fallenSchema = z.object({
  remark: placedRemark,
  kind: z.enum(['strength', 'weakness', 'improvement']),
  verdict: z.enum(['bercanggah', 'ulangan', 'tidak_terpakai', 'tidak_disahkan']),
  reason: z.string(),
  /** Where the paper says otherwise. */
  evidence: citationSchema.nullable(),
});
export type Fallen = z.infer<typeof fallenSchema>;

/** What every criterion's entry holds (spec 2 §3). */
const entrySchema = z.object({
  score: z.number(),
  maxScore: z.number(),
  percentage: z.number(),
  comments: z.array(z.string()),
  strengths: z.array(remarkSchema),
  weaknesses: z.array(remarkSchema),
  improvements: z.array(remarkSchema),
  /** The rubric behind the score: level 0 to 4, null when it does not apply. `cappedBy`: the counted fact that bounds it. */
  items: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      level: z.int().min(0).max(4).nullable(),
      reason: z.string(),
      cappedBy: z.string().nullable(),
    }),
  ),
});

type SchemaOf<F> = F extends { isList: boolean }
  ? F['isList'] extends true
    ? z.ZodArray<z.ZodString>
    : z.ZodString
  : z.ZodObject<ShapeOf<F>>;
type ShapeOf<F> = { -readonly [K in keyof F]: SchemaOf<F[K]> };
const shapeOf = <F extends object>(group: F): ShapeOf<F> =>
  Object.fromEntries(
    Object.entries(group).map(([name, field]: [string, ExtraField | object]) => [
      name,
      !('isList' in field) ? z.object(shapeOf(field)) : field.isList ? z.array(z.string()) : z.string(),
    ]),
  ) as ShapeOf<F>;

type Extras = { [K in keyof typeof fields]: ShapeOf<(typeof fields)[K]> };
/** The shapes of the criteria's extra fields. */
export const extras = Object.fromEntries(criterionKeys.map((key) => [key, shapeOf(fields[key])])) as Extras;

type EntrySchemas = { [K in keyof Extras]: z.ZodObject<typeof entrySchema.shape & Pick<Extras[K], keyof Extras[K]>> };
export const criteriaSchema = z.object(
  Object.fromEntries(criterionKeys.map((key) => [key, entrySchema.extend(extras[key])])) as unknown as EntrySchemas,
);
export type Criteria = z.infer<typeof criteriaSchema>;

const metadataSchema = z.object({
  title: z.string().nullable(),
  /** Names as printed, separated by '; '. */
  author: z.string().nullable(),
  year: z.int().nullable(),
  documentType: z.string(),
  /** It says what can be asked of the paper; null where nobody has said. */
  studyKind: z.enum(studyKinds).nullable(),
  wordCount: z.int().nonnegative(),
  evidence: z.record(z.enum(['title', 'author', 'year']), citationSchema.nullable()),
});
export type Metadata = z.infer<typeof metadataSchema>;

/** Words that could stand in place of the paper's, or after them. */
const rewriteSchema = z.object({ before: citationSchema, isInsertion: z.boolean(), after: z.string() });

/** Numbers, grade and publishability are computed by code from the criteria; lists are chosen among the criteria's remarks. */
const overallSchema = z.object({
  totalScore: z.number(),
  maxScore: z.number(),
  percentage: z.number(),
  grade: z.string(),
  gradeInterpretation: z.string(),
  recommendation: z.string(),
  publishability: z.string(),
  summaryEvaluation: z.string(),
  mainStrengths: z.array(placedRemark),
  mainWeaknesses: z.array(placedRemark),
  /** The five most important first; what the overview leads with. `rewrite`: how the passage could read. */
  criticalImprovements: z.array(placedRemark.extend({ rewrite: rewriteSchema.nullable() })),
});
export type Overall = z.infer<typeof overallSchema>;

const bothSchema = z.object({ before: z.number(), now: z.number() });

const revisionSchema = z.object({
  before: z.object({
    documentName: z.string(),
    totalScore: z.number(),
    grade: z.string(),
    reviewedAt: z.iso.datetime(),
  }),
  /** The scores of all versions before, the first first. */
  scores: z.array(z.number()).default([]),
  /** Both versions in percent of the items that were judged in both, as a whole and by criterion; null where there are none. */
  compared: z
    .object({
      ...bothSchema.shape,
      items: z.int().positive(),
      criteria: z.array(bothSchema.extend({ key: z.enum(criterionKeys) })).default([]),
    })
    .nullable()
    .default(null),
  remarks: z.array(
    z.object({
      remark: placedRemark,
      /** `tidakDisemak`: the criterion was not judged in the revised paper, so nothing is known of it. */
      status: z.enum(['selesai', 'separa', 'belum', 'tidakDisemak']),
      reason: z.string(),
      /** In the revised paper; null when nothing there speaks of it. */
      evidence: citationSchema.nullable(),
    }),
  ),
});
export type Revision = z.infer<typeof revisionSchema>;

export const evaluationSchema = z.object({
  metadata: metadataSchema,
  overall: overallSchema,
  evaluation: criteriaSchema,
  /** The calls that failed, with their true cause: criteria without judgement, or the look at all remarks (`overall`). */
  leftOut: z.array(z.object({ part: z.enum([...criterionKeys, 'overall']), reason: z.string() })),
  fallen: z.array(fallenSchema),
  aiDetection: aiDetectionSchema,
  facts: factsSchema,
  register: z.array(registerRowSchema),
  /** What the author has said of the facts; null: nothing. */
  corrections: correctionsSchema.nullable().default(null),
  /** 1 for the first version of the paper. */
  round: z.int().positive(),
  /** Null for the first version. */
  revision: revisionSchema.nullable(),
  warnings: z.array(warningSchema),
  /** What the engine says of itself; null for a model of Bedrock. */
  engineNotice: z.string().nullable(),
  reviewedAt: z.iso.datetime(),
  documentName: z.string(),
});
export type Evaluation = z.infer<typeof evaluationSchema>;

export const sessionSummarySchema = analysisSummarySchema.extend({
  /** Of the latest version. */
  documentName: z.string(),
  /** Of the last finished review; null before the first. */
  result: z
    .object({
      title: z.string().nullable(),
      documentType: z.string(),
      percentage: z.number(),
      grade: z.string(),
      /** Null where there was too little prose to measure. */
      aiPercentage: z.number().nullable(),
      round: z.int().positive(),
      /** The first thing to mend; null where there is none. */
      next: z.string().nullable().default(null),
    })
    .nullable(),
});
export type SessionSummary = z.infer<typeof sessionSummarySchema>;

export const sessionSchema = sessionSummarySchema.extend({
  /** Null until a review is finished. */
  evaluation: evaluationSchema.nullable(),
});
export type Session = z.infer<typeof sessionSchema>;
