import * as z from 'zod';
import { evidenceSchema } from '../evidence.ts';
import { idSchema, progressSchema, sessionDocumentSchema, warningSchema } from '../session.ts';

/** Spec 2 §4; anything else is shown as pending ('Menunggu'). */
export const statusSchema = z.enum([
  'pending',
  'ready',
  'processing_jst',
  'jst_completed',
  'processing_jsu',
  'jsu_completed',
  'processing_pentaksiran',
  'pentaksiran_completed',
  'processing_rubrik',
  'rubrik_completed',
  'processing_exam',
  'completed',
  'failed',
]);
export type Status = z.infer<typeof statusSchema>;

/** The documents a session makes, in their order. */
export const stageNames = ['jst', 'jsu', 'pentaksiran', 'rubrik', 'exam'] as const;
export type StageName = (typeof stageNames)[number];

/** Revised Bloom's taxonomy. */
export const cognitiveLevels = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'] as const;
export const cognitiveLevelSchema = z.enum(cognitiveLevels);
export type CognitiveLevel = z.infer<typeof cognitiveLevelSchema>;
export const orderSchema = z.enum(['LOTS', 'HOTS']);

/** Spec 2 §3; null and '' : not in the document. */
export const courseInfoSchema = z.object({
  code: z.string().nullable(),
  name: z.string().nullable(),
  creditValue: z.number().nullable(),
  totalCLO: z.int().nonnegative(),
  duration: z.string(),
  assessmentType: z.string(),
});
export type CourseInfo = z.infer<typeof courseInfoSchema>;

export const cloSchema = z.object({
  /** 'CLO1': what this suite calls it everywhere. */
  code: z.string(),
  /** What the document calls it, when that is something else: 'HPK1'. */
  alternateCode: z.string(),
  statement: z.string(),
  /** Taxonomy levels as the document gives them: 'C4', 'A3'. */
  domains: z.array(z.string()),
  /** MQF 2.0 outcomes: 'HP2'. Of the document; empty when it names none. */
  hp: z.array(z.string()),
  evidence: evidenceSchema,
});
export type Clo = z.infer<typeof cloSchema>;

export const topicSchema = z.object({
  title: z.string(),
  subtopics: z.array(z.string()),
  week: z.string(),
  /** Hours the document gives the topic; null when it gives none. */
  hours: z.number().nonnegative().nullable(),
  /** Codes of the CLOs that the document ties to it. */
  clo: z.array(z.string()),
});
export type Topic = z.infer<typeof topicSchema>;

/** An assessment as the document states it. */
export const statedAssessmentSchema = z.object({
  type: z.string(),
  percentage: z.number().min(0).max(100).nullable(),
  description: z.string(),
  /** Codes of the CLOs that the document ties to it. */
  clo: z.array(z.string()),
  evidence: evidenceSchema,
});

/** What the uploaded document says; all that follows rests on it. */
export const courseSchema = z.object({
  info: courseInfoSchema,
  clos: z.array(cloSchema),
  topics: z.array(topicSchema),
  assessments: z.array(statedAssessmentSchema),
  hasQuizOrExam: z.boolean(),
  sourceDocument: z.string(),
  evidence: z.object({ code: evidenceSchema.nullable(), name: evidenceSchema.nullable() }),
  warnings: z.array(warningSchema),
  engineNotice: z.string().nullable(),
});
export type Course = z.infer<typeof courseSchema>;

/** Something the lecturer should look at beside an item, found by code or by the blind second look. */
export const flagSchema = z.object({ code: z.string(), message: z.string() });
export type Flag = z.infer<typeof flagSchema>;

const domainsSchema = z.object({
  cognitive: z.array(z.string()),
  affective: z.array(z.string()),
  psychomotor: z.array(z.string()),
  skills: z.array(z.string()),
  outcomes: z.array(z.string()),
});

export const jstAssessmentSchema = z.object({
  /** 'T1': task 1, 'U1': test or examination 1. */
  code: z.string(),
  type: z.string(),
  /** As the document states it, never altered; null when it states none. */
  percentage: z.number().min(0).max(100).nullable(),
  /** Hours of learning time: the course's hours (40 a credit) by percentage. Null when either is not known. */
  slt: z.number().nonnegative().nullable(),
  suggestedQuestionType: z.string(),
  topics: z.array(z.string()),
  clo: z.array(z.string()),
  description: z.string(),
  objective: z.string(),
  /** HP and its share of the task in percent: whole numbers that total 100. */
  hpAllocation: z.record(z.string(), z.int().min(0).max(100)),
  domains: domainsSchema,
  criteria: z.array(z.string()),
  startDate: z.string(),
  dueDate: z.string(),
  /** A quiz, test or examination: it goes to the JSU, not to the tasks. */
  isTest: z.boolean(),
  evidence: evidenceSchema.nullable(),
});
export type JstAssessment = z.infer<typeof jstAssessmentSchema>;

export const objectiveSchema = z.object({ clo: z.string(), objective: z.string() });

export const taskSummarySchema = z.object({
  taskNumber: z.int().positive(),
  taskType: z.string(),
  percentage: z.number().nullable(),
  displayFormat: z.string(),
  domains: z.array(z.object({ code: z.string(), descriptor: z.string() })),
});

/** A task to be set and marked: an assessment that is no test. */
export const taskSchema = z.object({
  taskNumber: z.int().positive(),
  taskCode: z.string(),
  taskType: z.string(),
  percentage: z.number().nullable(),
  clo: z.array(z.string()),
  hp: z.array(z.string()),
});

export const jstSchema = z.object({
  courseInfo: courseInfoSchema,
  assessments: z.array(jstAssessmentSchema),
  totalAssessments: z.int().nonnegative(),
  /** The sum of the stated percentages; null when none is stated. */
  totalPercentage: z.number().nullable(),
  cloList: z.array(cloSchema),
  objectives: z.array(objectiveSchema),
  tasksSummary: z.array(taskSummarySchema),
  hasQuizOrExam: z.boolean(),
  metadata: z.object({ generatedDate: z.iso.datetime() }),
  tasks: z.array(taskSchema),
  warnings: z.array(warningSchema),
  engineNotice: z.string().nullable(),
});
export type Jst = z.infer<typeof jstSchema>;

export const jsuQuestionSchema = z.object({
  number: z.int().positive(),
  clo: z.string(),
  topic: z.string(),
  subtopic: z.string(),
  /** Share of the paper's marks in percent. */
  weightage: z.number(),
  /** Teaching hours of the topic that stand behind this question. */
  tslt: z.number(),
  cognitiveLevel: cognitiveLevelSchema,
  cognitiveDescription: z.string(),
  questionType: orderSchema,
  marks: z.int().positive(),
});
export type JsuQuestion = z.infer<typeof jsuQuestionSchema>;

const levelShare = z.object({ count: z.int().nonnegative(), marks: z.int().nonnegative(), percentage: z.number() });

export const jsuSummarySchema = z.object({
  lots: z.int().nonnegative(),
  lotsMarks: z.int().nonnegative(),
  lotsPercentage: z.number(),
  hots: z.int().nonnegative(),
  hotsMarks: z.int().nonnegative(),
  hotsPercentage: z.number(),
  distribution: z.record(cognitiveLevelSchema, levelShare),
  totalQuestions: z.int().nonnegative(),
  totalMarks: z.int().nonnegative(),
  kbatCompliance: z.enum(['YES', 'NO']),
});
export type JsuSummary = z.infer<typeof jsuSummarySchema>;

export const jsuSchema = z.object({
  courseInfo: courseInfoSchema,
  questions: z.array(jsuQuestionSchema),
  summary: jsuSummarySchema,
  totalMarks: z.int().positive(),
  topics: z.array(
    z.object({ title: z.string(), hours: z.number(), questions: z.int(), marks: z.int(), percentage: z.number() }),
  ),
  /** Questions whose level code raised so that HOTS reach 40 percent; their numbers. */
  raised: z.array(z.int().positive()),
  warnings: z.array(warningSchema),
  engineNotice: z.string().nullable(),
});
export type Jsu = z.infer<typeof jsuSchema>;

export const pentaksiranTaskSchema = z.object({
  taskNumber: z.int().positive(),
  taskType: z.string(),
  taskCode: z.string(),
  clo: z.array(z.string()),
  taskPercentage: z.number().nullable(),
  theBigIdea: z.string(),
  essentialQuestion: z.string(),
  stimulus: z.object({ type: z.string(), title: z.string(), content: z.string(), source: z.string() }),
  question: z.object({
    marks: z.int().positive(),
    statement: z.string(),
    description: z.string(),
    domains: z.object({ cognitive: z.array(z.string()), outcomes: z.array(z.string()) }),
  }),
  flags: z.array(flagSchema),
});
export type PentaksiranTask = z.infer<typeof pentaksiranTaskSchema>;

export const pentaksiranSchema = z.object({
  courseInfo: courseInfoSchema,
  cloList: z.array(cloSchema),
  objectives: z.array(objectiveSchema),
  tasks: z.array(pentaksiranTaskSchema),
  totalTasks: z.int().nonnegative(),
  warnings: z.array(warningSchema),
  engineNotice: z.string().nullable(),
});
export type Pentaksiran = z.infer<typeof pentaksiranSchema>;

/** Spec 2 §9, best first. */
export const rubrikLevels = ['amatCemerlang', 'cemerlang', 'kepujian', 'sederhana', 'lemah'] as const;
export type RubrikLevel = (typeof rubrikLevels)[number];

const rubrikLevelSchema = z.object({ range: z.string(), descriptor: z.string() });

export const criterionSchema = z.object({
  name: z.string(),
  hp: z.string(),
  marks: z.int().nonnegative(),
  domains: z.array(z.string()),
  levels: z.object({
    amatCemerlang: rubrikLevelSchema,
    cemerlang: rubrikLevelSchema,
    kepujian: rubrikLevelSchema,
    sederhana: rubrikLevelSchema,
    lemah: rubrikLevelSchema,
  }),
});
export type RubrikCriterion = z.infer<typeof criterionSchema>;

export const rubrikItemSchema = z.object({
  taskNumber: z.int().positive(),
  taskType: z.string(),
  taskCode: z.string(),
  taskPercentage: z.number().nullable(),
  /** The task's marks, which the criteria's marks total. */
  totalMarks: z.int().positive(),
  criteria: z.array(criterionSchema),
  summary: z.object({
    totalCriteria: z.int().nonnegative(),
    hpInvolved: z.array(z.string()),
    validation: z.object({ criteriaMatchHP: z.boolean(), fiveLevels: z.boolean() }),
  }),
  flags: z.array(flagSchema),
});
export type RubrikItem = z.infer<typeof rubrikItemSchema>;

export const rubrikSchema = z.object({
  courseInfo: courseInfoSchema,
  rubriks: z.array(rubrikItemSchema),
  totalRubriks: z.int().nonnegative(),
  warnings: z.array(warningSchema),
  engineNotice: z.string().nullable(),
});
export type Rubrik = z.infer<typeof rubrikSchema>;

export const examTypes = ['aneka-pilihan', 'struktur', 'esei-pendek'] as const;
export const examTypeSchema = z.enum(examTypes);
export type ExamType = z.infer<typeof examTypeSchema>;

export const optionKeys = ['A', 'B', 'C', 'D'] as const;
export const optionKeySchema = z.enum(optionKeys);
export type OptionKey = z.infer<typeof optionKeySchema>;

const questionBase = {
  number: z.int().positive(),
  clo: z.string(),
  topic: z.string(),
  subtopic: z.string(),
  cognitiveLevel: cognitiveLevelSchema,
  questionType: orderSchema,
  marks: z.int().positive(),
  stem: z.string(),
  flags: z.array(flagSchema),
};

export const multipleChoiceSchema = z.object({
  ...questionBase,
  kind: z.literal('aneka-pilihan'),
  /** Four, in the order A to D. */
  options: z.array(z.object({ key: optionKeySchema, text: z.string() })),
  answer: optionKeySchema,
  explanation: z.string(),
  /** What the blind second look answered; null when it was not asked or could not say. */
  blindAnswer: optionKeySchema.nullable(),
});
export type MultipleChoice = z.infer<typeof multipleChoiceSchema>;

/** A point of the marking scheme. */
const schemePoint = z.object({ point: z.string(), marks: z.int().positive() });

export const structuredSchema = z.object({
  ...questionBase,
  kind: z.literal('struktur'),
  /** '(a)', '(b)' ...; their marks total the question's. */
  parts: z.array(z.object({ label: z.string(), text: z.string(), marks: z.int().positive(), answer: z.string() })),
});

export const shortEssaySchema = z.object({
  ...questionBase,
  kind: z.literal('esei-pendek'),
  sampleAnswer: z.string(),
  /** The points' marks total the question's. */
  scheme: z.array(schemePoint),
});

export const examQuestionSchema = z.discriminatedUnion('kind', [
  multipleChoiceSchema,
  structuredSchema,
  shortEssaySchema,
]);
export type ExamQuestion = z.infer<typeof examQuestionSchema>;

export const examSchema = z.object({
  examInfo: z.object({
    type: examTypeSchema,
    numberOfQuestions: z.int().min(5).max(50),
    totalMarks: z.int().positive(),
    duration: z.string(),
    hotsPercentage: z.number(),
    kbatCompliance: z.enum(['YES', 'NO']),
  }),
  courseInfo: courseInfoSchema,
  questions: z.array(examQuestionSchema),
  /** Flags of all questions together. */
  flagCount: z.int().nonnegative(),
  warnings: z.array(warningSchema),
  engineNotice: z.string().nullable(),
});
export type Exam = z.infer<typeof examSchema>;

/** What is done and what is not (spec 2 §3). */
export const flagsSchema = z.object({
  jstGenerated: z.boolean(),
  jsuGenerated: z.boolean(),
  pentaksiranGenerated: z.boolean(),
  rubrikGenerated: z.boolean(),
  examGenerated: z.boolean(),
  hasQuizOrExam: z.boolean(),
});
export type StageFlags = z.infer<typeof flagsSchema>;

export const sessionSummarySchema = flagsSchema.extend({
  id: idSchema,
  sessionName: z.string(),
  status: statusSchema,
  createdAt: z.iso.datetime(),
  /** Null until the document has been read. */
  courseInfo: z.object({ courseCode: z.string().nullable(), courseName: z.string().nullable() }).nullable(),
  /** Why the last work failed; null when it did not. */
  errorMessage: z.string().nullable(),
  /** The reading of the document, while it goes on. */
  progress: progressSchema.nullable(),
});
export type SessionSummary = z.infer<typeof sessionSummarySchema>;

/** The versions of what can be edited; null: not made yet. */
export const versionsSchema = z.object({
  jst: z.int().positive().nullable(),
  jsu: z.int().positive().nullable(),
  pentaksiran: z.int().positive().nullable(),
  rubrik: z.int().positive().nullable(),
  exam: z.int().positive().nullable(),
});

export const sessionSchema = flagsSchema.extend({
  /** Both names stand in the spec: `id` in the list and after creation, `sessionId` in the full session. */
  id: idSchema,
  sessionId: idSchema,
  sessionName: z.string(),
  status: statusSchema,
  createdAt: z.iso.datetime(),
  errorMessage: z.string().nullable(),
  progress: progressSchema.nullable(),
  documents: z.array(sessionDocumentSchema),
  courseInfo: courseInfoSchema.nullable(),
  course: courseSchema.nullable(),
  jst: jstSchema.nullable(),
  jsu: jsuSchema.nullable(),
  pentaksiranQuestions: pentaksiranSchema.nullable(),
  rubrik: rubrikSchema.nullable(),
  examQuestions: examSchema.nullable(),
  versions: versionsSchema,
  /** Stages whose work is under way, and when it began; a page opened anew shows it going on. */
  working: z.array(z.object({ stage: z.enum(stageNames), startedAt: z.iso.datetime() })),
});
export type Session = z.infer<typeof sessionSchema>;
