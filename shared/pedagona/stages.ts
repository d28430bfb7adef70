import * as z from 'zod';
import { refSchema } from '../document/document.ts';
import type { StageName } from './artefacts.ts';

export { chainArtefacts, stageArtefactId, type StageName, stageNames } from './artefacts.ts';

/** Fields that each hold one text. */
export const texts = <K extends string>(...names: readonly K[]): Record<K, z.ZodString> =>
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<K, z.ZodString>;

/** The outcomes that a part serves, beside the spec's fields: 'HPK2 (EDUP3033)' (`cloLabels`). */
const linksSchema = z.array(z.string());

/** What a shared claim rests on in one course: a row of it ('clo_2'), with its words and where the document has them. */
const courseEvidenceSchema = z.object({
  ...texts('courseCode', 'row'),
  at: z.array(refSchema),
  ...texts('quote', 'place'),
});

/** Something two or more courses have in common. Without evidence from at least two of them it is a suggestion (issue of the chain). */
const sharedClaimSchema = z.object({
  text: z.string(),
  courses: z.array(z.string()),
  evidence: z.array(courseEvidenceSchema),
  isSuggestion: z.boolean(),
});
export type SharedClaim = z.infer<typeof sharedClaimSchema>;

const selectedAssessmentSchema = z.object({
  ...texts('courseCode', 'courseName', 'assessmentType'),
  /** HP codes, 'HP1, HP2'; '' when the course names none for it. */
  hp: z.string(),
  /** The weight in the course's own document; null when it gives none. */
  weight: z.number().nullable(),
  rationale: z.string(),
  /** By the course's own facts. */
  links: linksSchema,
});

/** Five performance levels, best first (spec 1 §3). */
export const performanceLevelsSchema = z.object(texts('amatCemerlang', 'cemerlang', 'kepujian', 'sederhana', 'lemah'));

/** One criterion of the integrated task's own rubric. */
export const criterionSchema = z.object({
  criterion: z.string(),
  marks: z.int().positive(),
  /** Percent of all marks, by code. */
  weight: z.number(),
  levels: performanceLevelsSchema,
  links: linksSchema,
});
export type Criterion = z.infer<typeof criterionSchema>;

const courseRubricSchema = z.object({
  ...texts('courseCode', 'courseName', 'hp', 'assessmentType'),
  weight: z.number().nullable(),
  ...texts('cognitiveLevel', 'softSkills'),
  levels: performanceLevelsSchema,
});

export const merangkaiSchema = z.object({
  ...texts('id', 'combinedBigIdea'),
  courseComparison: z.object({
    /** Computed: HP codes found in every course, then those in at least two (design law 5). */
    commonHP: z.array(z.string()),
    commonDomains: z.array(z.string()),
    rationale: z.string(),
    links: z.array(sharedClaimSchema),
  }),
  integratedAssessment: z.object({
    integratedQuestion: z.string(),
    selectedAssessments: z.array(selectedAssessmentSchema),
    rubric: z.array(criterionSchema),
  }),
  rubrics: z.array(courseRubricSchema),
  engineNotice: z.string().nullable(),
});
export type Merangkai = z.infer<typeof merangkaiSchema>;

/** The six elements of 6C as scripts and DLO use them (spec 1 §3). */
export const sixCKeys = [
  'CriticalThinking',
  'Creativity',
  'Communication',
  'Collaboration',
  'Character',
  'Citizenship',
] as const;
export const sixCSchema = z.object(texts(...sixCKeys));
const threeESchema = z.object(texts('engagement', 'enhancement', 'extension'));
const threeRSchema = z.object(texts('rigor', 'relevance', 'relationship'));

/** 'Jenis 1: Semasa PdP'. */
export const scriptType1Schema = z.object({
  ...texts(
    'scriptType1Introduction',
    'scriptType1LearningHowToLearn',
    'scriptType1Aspiration',
    'scriptType1Relationship',
  ),
  scriptType16cMapping: sixCSchema,
  ...texts('scriptType1StudentReflection', 'scriptType1Conclusion'),
});

/** 'Jenis 2: Selepas DLO'. */
export const scriptType2Schema = z.object({
  ...texts('scriptType2Context', 'scriptType2DloObjective'),
  scriptType2ModelPembelajaran: z.object(texts('learningHowToLearn', 'aspiration', 'relationship')),
  scriptType26cMapping: sixCSchema,
  scriptType23eFramework: threeESchema,
  scriptType23rFramework: threeRSchema,
  ...texts('scriptType2StudentReflection', 'scriptType2Summary'),
});

export const scriptsSchema = scriptType1Schema.extend(scriptType2Schema.shape).extend({
  ...texts('id', 'merangkaiId'),
  /** By section. */
  links: z.record(z.string(), z.array(z.string())),
  engineNotice: z.string().nullable(),
});
export type Scripts = z.infer<typeof scriptsSchema>;

const dloActivitySchema = z.object({
  ...texts('activityName', 'description'),
  /** Minutes. */
  duration: z.int().positive(),
  assessmentMethod: z.string(),
  tools: z.array(z.string()),
  kppbElements: z.array(z.string()),
  links: linksSchema,
});

export const dloSchema = z.object({
  ...texts('id', 'dloId', 'merangkaiId', 'dloTitle', 'dloDescription'),
  /** Always the sum of the activities' minutes, by code. */
  durationMinutes: z.int().nonnegative(),
  ...texts('targetAudience', 'kppbModel'),
  learningObjectives: z.array(z.object({ ...texts('objective', 'domain', 'level', 'hp'), links: linksSchema })),
  activities: z.array(dloActivitySchema),
  multimediaElements: z.array(z.object({ ...texts('type', 'title', 'description', 'purpose'), links: linksSchema })),
  assessmentMethods: z.array(
    z.object({
      ...texts('method', 'type'),
      weight: z.number().nullable(),
      /** The course's own assessment that it is, 'Projek Digital, EDUP3063'; '' for what is looked at within the DLO alone. */
      courseAssessment: z.string(),
      description: z.string(),
      links: linksSchema,
    }),
  ),
  sixCMapping: sixCSchema,
  threeEFramework: threeESchema,
  threeRFramework: threeRSchema,
  engineNotice: z.string().nullable(),
});
export type Dlo = z.infer<typeof dloSchema>;

/** The written sections of the report, in the order of spec 1 §2 (evidenceBase stands among them as a list). */
export const reportTextKeys = [
  'executiveSummary',
  'background',
  'objectives',
  'methodology',
  'implementationPlan',
  'assessmentStrategy',
  'expectedOutcomes',
  'recommendations',
  'pedagogicalJustification',
  'theoreticalFramework',
  'alignmentWithIpgStandards',
  'kppbIntegrationAnalysis',
] as const;

const sourceSchema = z.object(texts('source', 'type', 'relevance'));

export const reportSchema = z.object({
  ...texts('id', 'dloId'),
  ...texts(...reportTextKeys),
  /** Sources that exist only: documents and references of the courses, the DLO, known frameworks (`frameworks.ts`). */
  evidenceBase: z.array(sourceSchema),
  /** What else was named as a source: nobody has confirmed that it exists. */
  unconfirmedSources: z.array(sourceSchema),
  engineNotice: z.string().nullable(),
});
export type Report = z.infer<typeof reportSchema>;

export interface Artefacts {
  merangkai: Merangkai;
  scripts: Scripts;
  dlo: Dlo;
  report: Report;
}
/** The artefacts of a session; null: not made yet. */
export type Chain = { [N in StageName]: Artefacts[N] | null };

/** The schema of each artefact of the chain. */
export const stageSchemas = {
  merangkai: merangkaiSchema,
  scripts: scriptsSchema,
  dlo: dloSchema,
  report: reportSchema,
} as const;

/** A complete report built for download; kept 30 days (spec 1 §9). */
export const exportItemSchema = z.object({
  ...texts('id', 'fileName'),
  /** Bytes. */
  fileSize: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
  downloadCount: z.int().nonnegative(),
  lastDownloadedAt: z.iso.datetime().nullable(),
});
export type ExportItem = z.infer<typeof exportItemSchema>;
