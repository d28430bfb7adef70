import * as z from 'zod';
import { analysisSummarySchema } from '../session/analysis.ts';
import {
  assessmentSchema as courseAssessmentSchema,
  cloSchema as courseCloSchema,
  courseSchema,
} from '../course/course.ts';
import { keysOf, recordOf } from '../values/pick.ts';
import { kppbKeyLabels, kppbModels } from './labels/resultLabels.ts';
import { acceptedFields, stageIdNames, stageNames, textsOf } from './stages.ts';

/** A course's outcome with what PEDAGONA suggests for it (spec 1 §3). */
export const cloSchema = courseCloSchema.extend({
  knowledge: z.array(z.string()),
  microConcepts: z.array(z.string()),
  macroConcepts: z.array(z.string()),
  bigIdea: z.string(),
  essentialQuestions: z.array(z.string()),
});
export type Clo = z.infer<typeof cloSchema>;

/** `domain` (spec 1 §3) names the domains of the outcomes that it assesses; computed from `cloIds`. */
export const assessmentSchema = courseAssessmentSchema.extend({ domain: z.string() });
export type Assessment = z.infer<typeof assessmentSchema>;

const kppbModelSchema = z.enum(keysOf(kppbModels));

/** Spec 1 §3. `kppbApplication` holds the keys of the chosen model only. */
export const learningDevelopmentSchema = z.object({
  kppbModel: kppbModelSchema.nullable(),
  flow: z.array(z.string()),
  kppbApplication: textsOf(kppbKeyLabels).partial(),
});
export type LearningDevelopment = z.infer<typeof learningDevelopmentSchema>;

/** A course as PEDAGONA keeps it: facts of the document, and suggestions. */
export const keptCourseSchema = courseSchema.extend({
  clos: z.array(cloSchema),
  learningDevelopment: learningDevelopmentSchema,
  ...acceptedFields,
});
export type KeptCourse = z.infer<typeof keptCourseSchema>;

/** A course as the session shows it, with what is computed. */
const courseAnalysisSchema = keptCourseSchema.extend({
  /** 'Kognitif (2)': how many CLOs touch a domain, most first. */
  domainSummary: z.array(z.string()),
  assessments: z.array(assessmentSchema),
});
export type CourseAnalysis = z.infer<typeof courseAnalysisSchema>;

export const teachingModes = ['bersemuka', 'dalam talian', 'hibrid'] as const;

/** For whom, how long and how the linked courses are taught: asked before anything is written, and told to every stage. */
export const teachingSchema = z.object({
  /** '' and null: no course says it, and the lecturer has not. */
  programme: z.string().trim().max(200, 'Nama program terlalu panjang.'),
  groupSize: z
    .int()
    .min(1, 'Bilangan pelajar sekurang-kurangnya 1.')
    .max(500, 'Bilangan pelajar paling ramai 500.')
    .nullable(),
  time: z.int().min(1, 'Masa sekurang-kurangnya 1.').max(600, 'Masa paling lama 600.'),
  unit: z.enum(['minggu', 'minit']),
  mode: z.enum(teachingModes),
});
export type Teaching = z.infer<typeof teachingSchema>;

/** The existence flags and ids of a session's later stages (spec 1 §3). */
export const stageChecksSchema = z.object({
  ...recordOf(stageNames, () => z.boolean().default(false)),
  ...recordOf(stageIdNames, () => z.string().nullable().default(null)),
});
export type StageChecks = z.infer<typeof stageChecksSchema>;
export const noStages: StageChecks = stageChecksSchema.parse({});

export const sessionSummarySchema = analysisSummarySchema.extend({
  coursesCount: z.int().nonnegative(),
  checks: stageChecksSchema,
  /** The stages of whose sources something has changed since they were made, as a page of the session last showed it; absent: none. */
  outdated: z.array(z.enum(stageNames)).optional(),
});
export type SessionSummary = z.infer<typeof sessionSummarySchema>;

export const sessionSchema = sessionSummarySchema.extend({ coursesAnalysis: z.array(courseAnalysisSchema) });
export type Session = z.infer<typeof sessionSchema>;
