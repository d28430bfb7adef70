import * as z from 'zod';
import { refSchema } from '../document/document.ts';
import { keysOf, recordOf } from '../values/pick.ts';
import { performanceLevelLabels } from '../text/labels.ts';
import type { StageName } from './artefacts.ts';
import {
  confirmedLink,
  reportTextKeys,
  type ScriptSection,
  scriptSections,
  sixCLabels,
  threeELabels,
  threeRLabels,
} from './labels/chainLabels.ts';

export { chainArtefacts, makingOrder, stageArtefactId, stageIdNames, type StageName, stageNames } from './artefacts.ts';

/** Fields that each hold one text. */
export const texts = <K extends string>(...names: readonly K[]) => recordOf(names, () => z.string());

/** A text for each of the labels. */
export const textsOf = <K extends string>(labels: Readonly<Record<K, string>>) => z.object(texts(...keysOf(labels)));

/** The outcomes that a part serves, beside the spec's fields: 'HPK2 (EDUP3033)' (`cloLabels`). */
const linksSchema = z.array(z.string());

/** Phrases that the writer has declared as invented for the reader ('bacaan pH 5.2'): no claims, shown as "contoh rekaan". */
const illustrationsSchema = z.array(z.string()).default([]);

/** Doubted claims that the lecturer vouches for (`acceptance`). */
export const acceptedFields = { accepted: z.array(z.string()).optional() };

/** What a shared claim rests on in one course: a row of it ('clo_2'), with its words and where the document has them. */
const courseEvidenceSchema = z.object({
  ...texts('courseCode', 'row'),
  at: z.array(refSchema),
  ...texts('quote', 'place'),
});

/** Something two or more courses have in common. Without evidence from at least two of them it is a suggestion. */
const sharedClaimSchema = z.object({
  text: z.string(),
  courses: z.array(z.string()),
  evidence: z.array(courseEvidenceSchema),
  isSuggestion: z.boolean(),
  /** By the lecturer; '' until then. */
  confirmation: z.enum(['', confirmedLink]),
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
export const performanceLevelsSchema = textsOf(performanceLevelLabels);

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
  ...acceptedFields,
});
export type Merangkai = z.infer<typeof merangkaiSchema>;

export const sixCSchema = textsOf(sixCLabels);
const threeESchema = textsOf(threeELabels);
const threeRSchema = textsOf(threeRLabels);

type SectionSchemas<S> = {
  -readonly [K in keyof S]: S[K] extends { elements: infer E extends object }
    ? z.ZodObject<Record<keyof E & string, z.ZodString>>
    : z.ZodString;
};
/** Sections of a script, each of one text or of one for each of its elements. */
const sectionSchemas = <S extends Record<string, ScriptSection>>(sections: S) =>
  Object.fromEntries(
    Object.entries(sections).map(([name, { elements }]) => [name, elements ? textsOf(elements) : z.string()]),
  ) as SectionSchemas<S>;

/** What is done in a session, minute by minute; `part`: the section of the script that it belongs to. */
export const scriptPlanRow = z.object({
  ...texts('part', 'activity'),
  minutes: z.int().positive(),
  materials: z.array(z.string()),
  ...texts('board', 'answer'),
});
export type ScriptPlanRow = z.infer<typeof scriptPlanRow>;

export const scriptsSchema = z.object({
  ...sectionSchemas(scriptSections),
  ...texts('id', 'merangkaiId'),
  scriptType1Plan: z.array(scriptPlanRow),
  scriptType1Differentiation: z.string(),
  scriptType2Plan: z.array(scriptPlanRow),
  scriptType2Differentiation: z.string(),
  /** By section. */
  links: z.record(z.string(), z.array(z.string())),
  illustrations: illustrationsSchema,
  engineNotice: z.string().nullable(),
  ...acceptedFields,
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
  /** What learners read or measure from, and what they are expected to answer; kept apart, since learners do not see the key. */
  stimulus: z.array(z.object(texts('title', 'content'))),
  answerKey: z.array(z.object(texts('activity', 'answer'))),
  sixCMapping: sixCSchema,
  threeEFramework: threeESchema,
  threeRFramework: threeRSchema,
  illustrations: illustrationsSchema,
  engineNotice: z.string().nullable(),
  ...acceptedFields,
});
export type Dlo = z.infer<typeof dloSchema>;

const sourceSchema = z.object(texts('source', 'type', 'relevance'));

export const reportSchema = z.object({
  ...texts('id', 'dloId'),
  ...texts(...reportTextKeys),
  /** Sources that exist only: documents and references of the courses, the DLO, known frameworks (`frameworks.ts`). */
  evidenceBase: z.array(sourceSchema),
  /** What else was named as a source: nobody has confirmed that it exists. */
  unconfirmedSources: z.array(sourceSchema),
  engineNotice: z.string().nullable(),
  ...acceptedFields,
});
export type Report = z.infer<typeof reportSchema>;

/** The schema of each artefact of the chain. */
export const stageSchemas = {
  merangkai: merangkaiSchema,
  scripts: scriptsSchema,
  dlo: dloSchema,
  report: reportSchema,
} as const;
export type Artefacts = { [N in StageName]: z.infer<(typeof stageSchemas)[N]> };
/** The artefacts of a session; null: not made yet. */
export type Chain = { [N in StageName]: Artefacts[N] | null };

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
