import * as z from 'zod';
import { evidenceSchema } from '../evidence.ts';
import { idSchema, progressSchema, sessionDocumentSchema, sessionStatusSchema, warningSchema } from '../session.ts';

/** A soft skill (kemahiran insaniah) of a CLO: code such as HP2 or KI1. */
export const skillSchema = z.object({ code: z.string(), name: z.string(), details: z.string() });
export type Skill = z.infer<typeof skillSchema>;

/** Course learning outcome, also called HPK (spec 1 §3). Empty text or list: not found in the document. */
export const cloSchema = z.object({
  /** As the document writes it, without spaces: 'HPK1', 'CLO2'. */
  cloNumber: z.string(),
  cloStatement: z.string(),
  /** Taxonomy domains named in full: 'Kognitif', 'Psikomotor', 'Afektif'. */
  domain: z.array(z.string()),
  /** Taxonomy level codes as the document gives them: 'C2', 'A4, C5'. */
  level: z.string(),
  /** Programme outcomes of MQF 2.0: 'HP1 Pengetahuan dan kefahaman'. */
  hpp: z.array(z.string()),
  skills: z.array(skillSchema),
  knowledge: z.array(z.string()),
  /** Activities and methods. */
  microConcepts: z.array(z.string()),
  /** Structure and topic. */
  macroConcepts: z.array(z.string()),
  bigIdea: z.string(),
  essentialQuestions: z.array(z.string()),
  evidence: evidenceSchema.nullable(),
});
export type Clo = z.infer<typeof cloSchema>;

export const assessmentSchema = z.object({
  type: z.string(),
  /** Percent of the course's marks; null when the document gives none. */
  weight: z.number().min(0).max(100).nullable(),
  domain: z.string(),
  description: z.string(),
  evidence: evidenceSchema.nullable(),
});
export type Assessment = z.infer<typeof assessmentSchema>;

export const kppbModelSchema = z.enum(['3E', '3R', '6C', 'MRBP']);

/** Spec 1 §3. `kppbApplication` holds the keys of the chosen model only. */
export const learningDevelopmentSchema = z.object({
  kppbModel: kppbModelSchema.nullable(),
  flow: z.array(z.string()),
  kppbApplication: z
    .object({
      engagement: z.string(),
      enhancement: z.string(),
      extension: z.string(),
      relate: z.string(),
      reflect: z.string(),
      respond: z.string(),
      connect: z.string(),
      contextualize: z.string(),
      challenge: z.string(),
      create: z.string(),
      collaborate: z.string(),
      celebrate: z.string(),
      description: z.string(),
      approach: z.string(),
    })
    .partial(),
});
export type LearningDevelopment = z.infer<typeof learningDevelopmentSchema>;

/** The labels of `kppbApplication`, in the order of spec 1 §3. */
export const kppbKeys = {
  '3E': ['engagement', 'enhancement', 'extension'],
  '3R': ['relate', 'reflect', 'respond'],
  '6C': ['connect', 'contextualize', 'challenge', 'create', 'collaborate', 'celebrate'],
  MRBP: ['description', 'approach'],
} as const;

export const topicSchema = z.object({
  week: z.string(),
  title: z.string(),
  subtopics: z.array(z.string()),
  clos: z.array(z.string()),
});
export type Topic = z.infer<typeof topicSchema>;

export const courseAnalysisSchema = z.object({
  /** Null: 'Tidak ditemui dalam dokumen'. */
  courseCode: z.string().nullable(),
  courseName: z.string().nullable(),
  credit: z.number().nullable(),
  sourceDocument: z.string(),
  domainSummary: z.array(z.string()),
  clos: z.array(cloSchema),
  assessments: z.array(assessmentSchema),
  topics: z.array(topicSchema),
  learningDevelopment: learningDevelopmentSchema,
  evidence: z.object({ courseCode: evidenceSchema.nullable(), courseName: evidenceSchema.nullable() }),
  warnings: z.array(warningSchema),
  /** How the analysis was made, shown to the reader; null for a real model. */
  engineNotice: z.string().nullable(),
});
export type CourseAnalysis = z.infer<typeof courseAnalysisSchema>;

/** The existence flags and ids of a session's later stages (spec 1 §3). */
export const stageChecksSchema = z.object({
  merangkai: z.boolean(),
  scripts: z.boolean(),
  dlo: z.boolean(),
  report: z.boolean(),
  merangkaiId: z.string().nullable(),
  scriptsId: z.string().nullable(),
  dloId: z.string().nullable(),
  reportId: z.string().nullable(),
});
export type StageChecks = z.infer<typeof stageChecksSchema>;

export const noStages: StageChecks = {
  merangkai: false,
  scripts: false,
  dlo: false,
  report: false,
  merangkaiId: null,
  scriptsId: null,
  dloId: null,
  reportId: null,
};

export const sessionSummarySchema = z.object({
  id: idSchema,
  sessionName: z.string(),
  createdAt: z.iso.datetime(),
  status: sessionStatusSchema,
  documents: z.array(sessionDocumentSchema),
  coursesCount: z.int().nonnegative(),
  errorMessage: z.string().nullable(),
  progress: progressSchema.nullable(),
  checks: stageChecksSchema,
});
export type SessionSummary = z.infer<typeof sessionSummarySchema>;

export const sessionSchema = sessionSummarySchema.extend({ coursesAnalysis: z.array(courseAnalysisSchema) });
export type Session = z.infer<typeof sessionSchema>;
