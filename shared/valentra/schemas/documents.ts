import * as z from 'zod';
import { say } from '../../text/said.ts';
import { questionKinds } from '../../course/course.ts';
import { factSchema } from '../../fact/fact.ts';
import { warningSchema } from '../../session/session.ts';
import { cloSchema, courseInfoSchema } from './course.ts';
import { cognitiveLevelSchema, orderSchema, flagSchema, type StageName } from './common.ts';

/** What every document has. `engineNotice`: what its reader should know of how it was made; null where there is nothing. */
const made = { courseInfo: courseInfoSchema, engineNotice: z.string().nullable() };
const percentage = z.number().nullable();
const namedTask = { taskNumber: z.int().positive(), taskType: z.string() };
const ofTask = { ...namedTask, taskCode: z.string(), taskPercentage: percentage };

const texts = z.array(z.string());
/** What a model writes, with what it is told of it. */
export const text = (told: string) => z.string().describe(told);
/** What it may leave out. */
export const textIfAny = (told: string) => z.string().optional().describe(told);

/** Numbers that a lecturer can set, with what is said of any other. */
const between = <S extends z.ZodNumber>(number: (message: string) => S, least: number, most: number, what: string) => {
  const message = `${what} antara ${least} hingga ${most}.`;
  return number(message).min(least, message).max(most, message);
};
const wholeMarks = (least: 0 | 1) => {
  const message = `Markah mestilah nombor bulat antara ${least} hingga 1000.`;
  return z.int(message).min(least, message).max(1000, message);
};
const marks = wholeMarks(1);

const domainsSchema = z.object({
  cognitive: texts.describe('Kod dan nama aras, contoh C4 Menganalisis'),
  affective: texts,
  psychomotor: texts,
  skills: texts.describe('Kemahiran insaniah yang ditaksir'),
  outcomes: texts.describe('HP yang ditaksir dengan namanya'),
});

/** Words of a row about its matter, whose times are none of the work. */
const matter = texts
  .optional()
  .describe(
    'Kata-kata tepat teks anda dengan masa yang bukan masa kerja pelajar, contoh "24 jam pengeraman"; [] jika tiada',
  );

/** A figure of a text with the words that it follows. */
const figureSchema = z.object({
  quote: text('Kata-kata tepat teks anda dengan bilangannya, contoh "keempat-empat langkah"'),
  source: text(
    'Kata-kata tepat data atau rangsangan yang menetapkannya, atau kiraannya ("RM46 - RM42"); kosong jika tiada',
  ),
});

export const figuresOf = (told: string) => z.array(figureSchema).optional().describe(told);

/** Words of a row that cannot be right, as a second reader found them. */
export const remarkSchema = z.object({
  row: text('Kod baris, contoh T1'),
  words: text('Kata-kata baris itu yang salah, disalin tepat'),
  reason: text('Apa yang salah dan yang sepatutnya, satu ayat'),
});
export type Remark = z.infer<typeof remarkSchema>;
/** Of the document as it was written, or of its rows that were written again; none where nobody has looked at it. */
const look = z.array(remarkSchema).optional();

/** What is described is what a model writes of a row (`prompts/jst.ts`). */
export const jstAssessmentSchema = z.object({
  /** 'T1': task 1, 'U1': test or examination 1. */
  code: z.string(),
  /** The course's assessment. */
  assessmentId: z.string(),
  type: z.string(),
  /** As the document or the lecturer states it; null when neither does. */
  percentage: between(z.number, 0, 100, 'Wajaran mestilah nombor').nullable(),
  /** Hours of learning time, as the document or the lecturer states them; null when neither does. */
  slt: between(z.number, 0, 1000, 'SLT mestilah nombor jam').nullable(),
  /** '2 jam'; '' for a task whose document states none. */
  duration: z.string(),
  suggestedQuestionType: text('Jenis item: aneka pilihan, berstruktur, esei, projek, pembentangan ...'),
  topics: texts.describe('Tajuk topik kursus yang ditaksir, tepat seperti dalam data'),
  clo: texts.describe('Kod CLO yang ditaksir, daripada data'),
  /** What the document gives each of them, as printed. */
  cloShares: z.record(z.string(), z.number()).optional(),
  description: text('Huraian tugasan, satu atau dua ayat'),
  objective: text('Objektif pentaksiran: apa yang pelajar dapat lakukan, boleh diukur'),
  /** HP and its share of the task in percent: whole numbers that total 100; null where nobody states it. */
  hpAllocation: z.record(z.string(), between(z.int, 1, 100, 'Agihan mestilah nombor bulat').nullable()),
  domains: domainsSchema,
  criteria: texts.describe('Kriteria penilaian, paling banyak lapan, frasa pendek'),
  matter,
  figures: figuresOf('Setiap bilangan dan markah dalam description, objective dan criteria; [] jika tiada'),
  startDate: text('Minggu mula jika dokumen menyatakannya, contoh Minggu 3; kosong jika tiada'),
  dueDate: text('Minggu akhir jika dokumen menyatakannya; kosong jika tiada'),
  /** A quiz, test or examination: it goes to the JSU, not to the tasks. */
  isTest: z.boolean(),
  /** How the document bears it out; null: the document does not have it. */
  fact: factSchema.nullable(),
  /** How single values are known, by field; `notFound`: the suite's default, `suggestion`: the model's choice. */
  facts: z.record(z.string(), factSchema),
});
export type JstAssessment = z.infer<typeof jstAssessmentSchema>;

const objectiveSchema = z.object({ clo: z.string(), objective: z.string() });

const taskSummarySchema = z.object({
  ...namedTask,
  percentage,
  displayFormat: z.string(),
  domains: z.array(z.object({ code: z.string(), descriptor: z.string() })),
});

/** A task to be set and marked: an assessment that is no test. */
export const taskSchema = z.object({
  taskNumber: z.int().positive(),
  taskCode: z.string(),
  taskType: z.string(),
  percentage,
  clo: texts,
  hp: texts,
});

export const jstSchema = z.object({
  ...made,
  assessments: z.array(jstAssessmentSchema),
  totalAssessments: z.int().nonnegative(),
  cloList: z.array(cloSchema),
  objectives: z.array(objectiveSchema),
  tasksSummary: z.array(taskSummarySchema),
  hasQuizOrExam: z.boolean(),
  metadata: z.object({ generatedDate: z.iso.datetime() }),
  tasks: z.array(taskSchema),
  look,
});
export type Jst = z.infer<typeof jstSchema>;

/** In the usual order of a paper's sections. */
export { questionKinds };
export type QuestionKind = (typeof questionKinds)[number];
/** Spec 2 §5, and one of our own: a paper with a section of each kind. */
export const examTypes = [...questionKinds, 'campuran'] as const;
export const examTypeSchema = z.enum(examTypes);
export type ExamType = z.infer<typeof examTypeSchema>;

/** The section of its paper, from 0, how many questions that has and how many are answered; none: all questions of a kind are a section. */
const section = z
  .object({ n: z.int().nonnegative(), questions: z.int().positive(), answered: z.int().positive() })
  .optional();

/** What is described is what a model suggests of a row (`prompts/jsu.ts`). */
const jsuRowSchema = z.object({
  clo: text('Kod CLO, daripada data'),
  topic: text('Tajuk topik kursus, tepat seperti dalam data'),
  subtopic: text('Subtopik daripada data jika ada, atau fokus khusus dalam topik itu'),
  /** Share of the paper's marks in percent. */
  weightage: z.number(),
  /** Teaching hours of the topic that stand behind it. */
  tslt: z.number(),
  cognitiveLevel: cognitiveLevelSchema,
  cognitiveDescription: text('Apa yang perlu dilakukan pelajar, bermula dengan kata kerja aras itu'),
  marks,
});
export const jsuQuestionSchema = jsuRowSchema.extend({
  number: z.int().positive(),
  questionType: orderSchema,
  /** The kind of item that is to be written; null in a table that was made for no type. */
  kind: z.enum(questionKinds).nullable().default(null),
  section,
  /** Rows that further parts of the question follow; their marks, shares and hours are of the question's. */
  more: z.array(jsuRowSchema).optional(),
});
export type JsuQuestion = z.infer<typeof jsuQuestionSchema>;

/** As they count: of a section with a choice a part of what is printed. */
const countedMarks = z.number().nonnegative();
const levelShare = z.object({ count: z.int().nonnegative(), marks: countedMarks, percentage: z.number() });

const jsuSummarySchema = z.object({
  lots: z.int().nonnegative(),
  lotsMarks: countedMarks,
  lotsPercentage: z.number(),
  hots: z.int().nonnegative(),
  hotsMarks: countedMarks,
  hotsPercentage: z.number(),
  distribution: z.record(cognitiveLevelSchema, levelShare),
  totalQuestions: z.int().nonnegative(),
  totalMarks: z.int().nonnegative(),
  kbatCompliance: z.enum(['YES', 'NO']),
});
export type JsuSummary = z.infer<typeof jsuSummarySchema>;

export const jsuSchema = z.object({
  ...made,
  /** The type of paper that it was made for, its items in the order of that paper; null: none. */
  questionType: examTypeSchema.nullable(),
  questions: z.array(jsuQuestionSchema),
  summary: jsuSummarySchema,
  totalMarks: z.int().positive(),
  topics: z.array(
    z.object({
      title: z.string(),
      hours: z.number(),
      questions: z.int(),
      marks: countedMarks,
      percentage: z.number(),
      /** What may be asked of it. */
      clo: texts,
    }),
  ),
  /** Questions whose level code raised so that HOTS reach 40 percent; their numbers. */
  raised: z.array(z.int().positive()),
  /** Subtopics that were suggested and that no question asks about. */
  unasked: texts,
  look,
});
export type Jsu = z.infer<typeof jsuSchema>;

/** One step of a calculation as its writer gives it; code works it out again. */
export const workingSchema = z.object({
  expression: z.string().max(200).describe('Ungkapan dengan angka sahaja, contoh "15 / 18 * 100", "sqrt(16) + 2^3"'),
  result: z.string().max(40).describe('Hasilnya, angka sahaja'),
  unit: z.string().max(40).default('').describe('Unitnya; kosong jika tiada'),
});
export type Working = z.infer<typeof workingSchema>;

/** A step of an item, with the formula that it follows. */
export const stepSchema = workingSchema.extend({
  formula: textIfAny('Rumus petikan bagi langkah ini, disalin tepat dengan namanya; kosong jika tiada di situ'),
  values: texts.optional().describe('Nilai setiap nama dalam rumus itu, contoh "Panjang = 12 m"'),
});
export type Step = z.infer<typeof stepSchema>;

/** A value that an item takes from a table, or a number of things that it names. */
const takenSchema = z.object({
  name: text(
    'Baris jadual ("Jumlah" bagi jumlah lajur yang disebut soalan), atau benda yang dibilang, bukan yang diminta daripada calon',
  ),
  column: z.string().default('').describe('Lajur jadual; kosong bagi benda yang dibilang'),
  value: text('Nilainya dalam soalan'),
  is: z.enum(['max', 'min']).nullish().describe('Jika soalan atau jawapan menyebutnya tertinggi atau terendah'),
});
export type Taken = z.infer<typeof takenSchema>;

/** Of what shows a wrong sum that is to be found. */
const hasDeliberateError = z.boolean().optional().describe('true jika jadual atau kiraan sengaja salah untuk dicari');

/** What an item or a task says of where its facts are from; code looks it up. */
export const works = texts
  .optional()
  .describe('Nama laporan, kajian, buku dan badan yang disebut sebagai sumber fakta; [] jika tiada');
export const ofMatter = {
  taken: z
    .array(takenSchema)
    .max(30)
    .optional()
    .describe('Bagi soalan dengan jadual atau bilangan benda: setiap nilai yang disebut atau digunakan'),
  works,
  pointers: texts.optional().describe('Kata-kata soalan yang menunjuk jadual, rajah atau kod; [] jika tiada'),
  hasDeliberateError,
};

export const pentaksiranTaskSchema = z.object({
  ...ofTask,
  clo: texts,
  theBigIdea: z.string(),
  essentialQuestion: z.string(),
  stimulus: z.object({ type: z.string(), title: z.string(), content: z.string(), source: z.string() }),
  question: z.object({
    marks: z.int().positive(),
    statement: z.string(),
    description: z.string(),
    domains: z.object({ cognitive: texts, outcomes: texts }),
  }),
  matter,
  figures: figuresOf('Setiap bilangan soalan yang datang daripada rangsangan atau baris tugasan; [] jika tiada'),
  /** What its stimulus works out. */
  working: z.array(workingSchema).optional(),
  works,
  hasDeliberateError,
});
export type PentaksiranTask = z.infer<typeof pentaksiranTaskSchema>;

export const pentaksiranSchema = z.object({
  ...made,
  cloList: z.array(cloSchema),
  objectives: z.array(objectiveSchema),
  tasks: z.array(pentaksiranTaskSchema),
  totalTasks: z.int().nonnegative(),
  look,
});
export type Pentaksiran = z.infer<typeof pentaksiranSchema>;

/** Spec 2 §9, best first. */
export const rubrikLevels = ['amatCemerlang', 'cemerlang', 'kepujian', 'sederhana', 'lemah'] as const;
export type RubrikLevel = (typeof rubrikLevels)[number];

const rubrikLevelSchema = z.object({ range: z.string(), descriptor: z.string() });

export const criterionSchema = z.object({
  name: z.string(),
  hp: z.string(),
  // A criterion's share may round to nothing.
  marks: wholeMarks(0),
  domains: texts,
  levels: z.record(z.enum(rubrikLevels), rubrikLevelSchema),
  figures: z.array(figureSchema).optional(),
});
export type RubrikCriterion = z.infer<typeof criterionSchema>;

const rubrikItemSchema = z.object({
  ...ofTask,
  /** The task's marks, which the criteria's marks total. */
  totalMarks: z.int().positive(),
  criteria: z.array(criterionSchema).min(1),
  summary: z.object({
    totalCriteria: z.int().nonnegative(),
    hpInvolved: texts,
    /** Criteria that the JST names for the task. */
    promised: texts,
    validation: z.object({ criteriaMatchHP: z.boolean(), fiveLevels: z.boolean() }),
  }),
  flags: z.array(flagSchema),
});
export type RubrikItem = z.infer<typeof rubrikItemSchema>;

export const rubrikSchema = z.object({
  ...made,
  rubriks: z.array(rubrikItemSchema),
  totalRubriks: z.int().nonnegative(),
  look,
});
export type Rubrik = z.infer<typeof rubrikSchema>;

export const optionKeys = ['A', 'B', 'C', 'D'] as const;
const optionKeySchema = z.enum(optionKeys);
export type OptionKey = z.infer<typeof optionKeySchema>;

/** What a second reader says of an item, in words; what can be counted or compared is found by code (items/flags.ts). */
export const findingNames = {
  wrong_scheme: say`Skema jawapan mungkin salah | The marking scheme may be wrong`,
  giveaway: say`Jawapan mudah diteka | The answer is easily guessed`,
  off_topic: say`Bukan tentang topik atau CLO ini | Not about this topic or CLO`,
  unanswerable: say`Tidak dapat dijawab daripada soalan ini | Cannot be answered from this question`,
  marks_scheme: say`Markah tidak setimpal dengan skema | Marks do not match the scheme`,
  duplicate: say`Serupa dengan soalan lain | Like another question`,
  invented_source: say`Sumber atau data rekaan yang tidak dinyatakan | A source or data made up without saying so`,
  unsupported_cite: say`Petikan nota tidak menyokong jawapan | The cited passage does not support the answer`,
  above_clo: say`Aras melebihi CLO | Level above that of the CLO`,
  two_right: say`Pilihan bermaksud sama atau bertindih | Options that mean the same or overlap`,
  negative: say`Kata negatif tidak ditonjolkan | A negative that is not emphasised`,
  answer_length: say`Panjang jawapan tidak setimpal dengan markah | Length of the answer out of proportion to its marks`,
  indonesian: say`Bukan bahasa Melayu Malaysia | Not Malaysian Malay`,
} as const;
export const findingKinds = Object.keys(findingNames) as (keyof typeof findingNames)[];

const findingSchema = z.object({
  kind: z.enum(findingKinds),
  reason: text('Sebab yang khusus dan cara membaikinya'),
  stem: textIfAny('Hanya jika menukar ayat soalan sahaja membaikinya: ayat soalan yang baharu, sepenuhnya'),
});

/** The second look at an item, solved before its key or scheme was compared. */
export const lookSchema = z.object({
  reason: text('Langkah penyelesaian atau hujah anda, ditulis sebelum jawapan dipilih'),
  answer: z
    .string()
    .nullable()
    .describe(
      'Aneka pilihan: satu huruf A hingga D; lain: isi jawapan anda dengan ringkas; null jika tidak dapat diputuskan',
    ),
  alsoRight: z
    .array(optionKeySchema)
    .describe('Pilihan lain yang juga boleh dipertahankan sebagai betul; biasanya kosong'),
  level: cognitiveLevelSchema.nullable().describe('Aras kognitif yang sebenarnya diperlukan untuk menjawab'),
  findings: z.array(findingSchema).describe('Kecacatan sahaja; kosong jika item itu baik'),
});
export type Look = z.infer<typeof lookSchema>;

const questionBase = {
  number: z.int().positive(),
  clo: z.string(),
  topic: z.string(),
  subtopic: z.string(),
  cognitiveLevel: cognitiveLevelSchema,
  section,
  marks,
  stem: z.string(),
  flags: z.array(flagSchema),
  /** What its answer rests on: `n`, the place of the document among the session's; 0 is the course document. Empty: on no document. */
  sources: z.array(z.object({ n: z.int().nonnegative(), at: z.string(), quote: z.string(), place: z.string() })),
  /** The steps to its numbers, the last one to its answer; none where it works nothing out, or its stem has changed since. */
  working: z.array(stepSchema).optional(),
  /** The words of its passages that carry its answer, its parts or its points, one each; '' for one that rests on none. */
  grounds: texts.optional(),
  /** Its words about the time that candidates have; none where it says nothing of it. */
  time: z.string().optional(),
  ...ofMatter,
  /** Null where nobody has looked at it as it now is. */
  look: lookSchema.nullable(),
};

const multipleChoiceSchema = z.object({
  ...questionBase,
  kind: z.literal('aneka-pilihan'),
  /** Four, in the order A to D. */
  options: z.array(z.object({ key: optionKeySchema, text: z.string() })),
  answer: optionKeySchema,
  explanation: z.string(),
});
export type MultipleChoice = z.infer<typeof multipleChoiceSchema>;

const aimSchema = jsuQuestionSchema.pick({ clo: true, topic: true, subtopic: true, cognitiveLevel: true });
/** The key of a part that asks no more than whether a statement is true. */
export const truths = ['Betul', 'Salah'] as const;
export const truthSchema = z.enum(truths).optional();

const structuredSchema = z.object({
  ...questionBase,
  kind: z.literal('struktur'),
  /** '(a)', '(b)' ...; their marks total the question's. `aim`: the row that a part follows where it is not the question's own. */
  parts: z
    .array(
      z.object({
        label: z.string(),
        text: z.string(),
        marks,
        answer: z.string(),
        truth: truthSchema,
        aim: aimSchema.optional(),
      }),
    )
    .min(1),
});

const shortEssaySchema = z.object({
  ...questionBase,
  kind: z.literal('esei-pendek'),
  sampleAnswer: z.string(),
  /** The points' marks total the question's. */
  scheme: z.array(z.object({ point: z.string(), marks })).min(1),
});

export const examQuestionSchema = z.discriminatedUnion('kind', [
  multipleChoiceSchema,
  structuredSchema,
  shortEssaySchema,
]);
export type ExamQuestion = z.infer<typeof examQuestionSchema>;

export const examSchema = z.object({
  ...made,
  examInfo: z.object({ type: examTypeSchema, duration: z.string() }),
  questions: z.array(examQuestionSchema).min(1).max(50),
  /** Where the paper differs from what was asked for. */
  warnings: z.array(warningSchema),
});
export type Exam = z.infer<typeof examSchema>;

/** The documents of a session, each one artefact whose kind is its stage's name. */
export const stageSchemas = {
  jst: jstSchema,
  jsu: jsuSchema,
  pentaksiran: pentaksiranSchema,
  rubrik: rubrikSchema,
  exam: examSchema,
} as const;
export type Documents = { [N in StageName]: z.output<(typeof stageSchemas)[N]> };
