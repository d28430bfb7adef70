import * as z from 'zod';
import { factSchema } from '../fact/fact.ts';
import { warningSchema } from '../session/session.ts';

/** The id of a row, stable within a course: facts and links name rows by it. */
const rowId = z.string().min(1).max(40);

/** A soft skill of an outcome: code such as KI1 or CTPS. */
export const skillSchema = z.object({ code: z.string(), name: z.string(), details: z.string() });
export type Skill = z.infer<typeof skillSchema>;

/** A course learning outcome (HPK, CLO, CO, CPMK). Empty text or list: not in the document. Field names are spec 1 §3's. */
export const cloSchema = z.object({
  id: rowId,
  /** The number as the document writes it, without spaces: 'HPK1', 'CLO2'. */
  cloNumber: z.string(),
  cloStatement: z.string(),
  /** 'Kognitif', 'Psikomotor', 'Afektif'. */
  domain: z.array(z.string()),
  /** Taxonomy levels as the document gives them: 'C2'; 'A4, C5'. */
  level: z.string(),
  /** Programme outcomes as the document codes them: 'HP1', 'PLO3', 'PO2'. */
  hpp: z.array(z.string()),
  skills: z.array(skillSchema),
});
export type Clo = z.infer<typeof cloSchema>;

/** Kinds of questions of a test: choosing an option, answering its parts, an essay. */
export const questionKinds = ['aneka-pilihan', 'struktur', 'esei-pendek'] as const;

/** A section of a test's paper as its document prints it: how many questions it has and how many are answered, both or none; null: not stated. */
const sectionSchema = z.object({
  kind: z.enum(questionKinds).nullable(),
  questions: z.number().nullable(),
  answered: z.number().nullable(),
  marks: z.number().nullable(),
  /** Marks of each question, where the document says them. */
  each: z.number().optional(),
});
export type Section = z.infer<typeof sectionSchema>;

export const assessmentSchema = z.object({
  id: rowId,
  type: z.string(),
  /** Percent of the course's marks; null: not in the document. */
  weight: z.number().min(0).max(100).nullable(),
  /** Hours of student learning time. */
  slt: z.number().min(0).max(1000).nullable(),
  /** The duration as stated: '2 jam', '90 minit'. */
  duration: z.string(),
  /** The week in which it is held or handed in, as stated: '7', '4-5'. */
  week: z.string().default(''),
  /** The number of such assessments: 2 for '2 kuiz'; null when not stated. */
  count: z.number().int().min(1).max(50).nullable().default(null),
  /** The form of a test's paper: its questions, how many are answered where there is a choice, its marks; the same by section. */
  questions: z.number().nullish(),
  answered: z.number().nullish(),
  marks: z.number().nullish(),
  paper: z.array(sectionSchema).optional(),
  cloIds: z.array(rowId),
  /** The share of the assessment that the document gives each outcome, as printed: marks or percent. */
  cloShares: z.record(rowId, z.number()).optional(),
  /** Topics that the assessment's row names, by number or title. */
  topics: z.array(z.string()).optional(),
  /** Programme outcomes that the assessment's own row names: 'PLO3'. */
  hpp: z.array(z.string()).default([]),
  description: z.string(),
});
export type Assessment = z.infer<typeof assessmentSchema>;

const topicSchema = z.object({
  id: rowId,
  title: z.string(),
  /** The week as stated: '3', '3-4'. */
  week: z.string(),
  hours: z.number().min(0).max(1000).nullable(),
  subtopics: z.array(z.string()),
  cloIds: z.array(rowId),
});
export type Topic = z.infer<typeof topicSchema>;

/** A course as read from a document, for PEDAGONA and VALENTRA. Null, '' and []: not in the document. */
export const courseSchema = z.object({
  courseCode: z.string().nullable(),
  courseName: z.string().nullable(),
  institution: z.string(),
  faculty: z.string(),
  programme: z.string(),
  /** The language of the document and of the texts for students; `both` (Malay, then English) is the lecturer's choice. */
  language: z.enum(['ms', 'en', 'id', 'both']),
  /** The semester as papers print it: 'Semester 1 2026/2027'. */
  semester: z.string().default(''),
  credit: z.number().min(0).max(40).nullable(),
  /** The prerequisite as stated, also 'Tiada'. */
  prerequisite: z.string().default(''),
  synopsis: z.string(),
  clos: z.array(cloSchema),
  assessments: z.array(assessmentSchema),
  topics: z.array(topicSchema),
  /** All hours that the document prints in its tables of learning time, by kind and in sum, and in its texts. */
  printedHours: z.array(z.number()).optional(),
  /** The hours of the whole course, when one line states them. */
  sltTotal: z.number().optional(),
  methods: z.array(z.string()),
  references: z.array(z.string()),
  /** Transferable skills of the course as a whole. */
  skills: z.array(z.string()).default([]),
  /** The document's names for the outcomes of its programme, by code: 'PLO1' 'Pengetahuan'. */
  outcomeNames: z.record(z.string(), z.string()).optional(),
  /** The courses whose outlines stand in the same document, in their order; empty for a document of one course. */
  sections: z.array(z.object({ courseCode: z.string().nullable(), courseName: z.string().nullable() })).default([]),
  /** The index of this course in `sections`. */
  section: z.number().int().min(0).default(0),
  /**
   * States of the values, by field for the course ('courseCode') and by row id and field for its rows ('clo_1.level'); a row itself is keyed
   * by its id alone ('clo_1'), an empty list by its name. A value without an entry is not in the document.
   */
  facts: z.record(z.string(), factSchema),
  sourceDocument: z.string(),
  warnings: z.array(warningSchema),
  /** How the facts were read, shown to the reader; null for a model of Bedrock. */
  engineNotice: z.string().nullable(),
});
export type Course = z.infer<typeof courseSchema>;
