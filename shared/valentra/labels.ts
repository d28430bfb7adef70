import type { Evidence } from '../evidence.ts';
import { describeMqfOutcome } from '../mqf.ts';
import type { SessionDocument } from '../session.ts';
import { notFoundText } from '../texts.ts';
import { hotsThreshold, levelNames } from './levels.ts';
import type { StepName, StepState } from './rules.ts';
import type { CognitiveLevel, CourseInfo, ExamType, JstAssessment, RubrikLevel, StageName, Status } from './schemas.ts';
import { statusSchema } from './schemas.ts';

/** The words of VALENTRA, shared by pages and files so that both say the same (design §9). Statuses: spec 2 §4. */
export const statusLabels: Record<Status, string> = {
  pending: 'Menunggu',
  ready: 'Sedia',
  processing_jst: 'Menjana JST',
  jst_completed: 'JST Selesai',
  processing_jsu: 'Menjana JSU',
  jsu_completed: 'JSU Selesai',
  processing_pentaksiran: 'Menjana Pentaksiran',
  pentaksiran_completed: 'Pentaksiran Selesai',
  processing_rubrik: 'Menjana Rubrik',
  rubrik_completed: 'Rubrik Selesai',
  processing_exam: 'Menjana Soalan Ujian',
  completed: 'Selesai',
  failed: 'Gagal',
};

/** Unknown values are shown as pending (spec 2 §4). */
export const statusLabel = (status: string): string => statusLabels[statusSchema.catch('pending').parse(status)];

/** The steps of the stepper (spec 2 §2). */
export const stepLabels: Record<StepName, string> = {
  upload: 'Muat Naik',
  jst: 'JST',
  jsu: 'JSU',
  pentaksiran: 'Pentaksiran',
  rubrik: 'Rubrik',
  exam: 'Soalan Ujian',
  completed: 'Selesai',
};

export const stepStateLabels: Record<StepState, string> = {
  completed: 'Selesai',
  active: 'Langkah semasa',
  ready: 'Sedia',
  unavailable: 'Belum tersedia',
};

/** What each stage makes, as cards, previews and files name it. */
export const stageTitles: Record<StageName, string> = {
  jst: 'Jadual Spesifikasi Tugasan (JST)',
  jsu: 'Jadual Spesifikasi Ujian (JSU)',
  pentaksiran: 'Soalan Pentaksiran Berterusan',
  rubrik: 'Rubrik Pentaksiran',
  exam: 'Soalan Ujian',
};

export const documentStatusLabels: Record<SessionDocument['status'], string> = {
  pending: 'Menunggu',
  read: 'Dibaca',
  analysed: 'Selesai',
  failed: 'Gagal',
};

/** What several documents say: the course, its outcomes, the notices. */
export const commonLabels = {
  sessionName: 'Nama Sesi',
  createdAt: 'Tarikh Dicipta',
  courseInfo: 'Maklumat Kursus',
  courseCode: 'Kod Kursus',
  courseName: 'Nama Kursus',
  credit: 'Nilai Kredit',
  totalClo: 'Bilangan CLO',
  duration: 'Tempoh',
  assessmentType: 'Jenis Pentaksiran',
  cloList: 'Hasil Pembelajaran Kursus (CLO)',
  clo: 'CLO',
  alternateCode: 'Kod dalam Dokumen',
  statement: 'Pernyataan',
  domains: 'Domain',
  hp: 'HP (MQF 2.0)',
  topics: 'Topik',
  topic: 'Topik',
  subtopics: 'Subtopik',
  subtopic: 'Subtopik',
  week: 'Minggu',
  hours: 'Jam',
  objectives: 'Objektif Pentaksiran Berterusan',
  objective: 'Objektif',
  assessment: 'Pentaksiran',
  percentage: 'Wajaran (%)',
  task: 'Tugasan',
  taskNumber: 'No. Tugasan',
  taskType: 'Jenis Tugasan',
  taskCode: 'Kod Tugasan',
  marks: 'Markah',
  total: 'Jumlah',
  number: 'Bil.',
  description: 'Penerangan',
  evidence: 'Bukti daripada Dokumen',
  warnings: 'Perkara untuk Disemak',
  flags: 'Perkara untuk disemak',
  notice: 'Makluman',
  disclaimer: 'Penafian',
  sourceDocument: 'Dokumen Sumber',
  /** Stands where a list or a text has nothing. */
  empty: 'Tiada',
} as const;

export const jstLabels = {
  code: 'Kod',
  type: 'Jenis Pentaksiran',
  slt: 'SLT (jam)',
  suggestedQuestionType: 'Cadangan Jenis Soalan',
  hpAllocation: 'Agihan HP',
  criteria: 'Kriteria',
  startDate: 'Tarikh Mula',
  dueDate: 'Tarikh Hantar',
  tasksSummary: 'Ringkasan Tugasan',
  displayFormat: 'Bentuk Persembahan',
  assessments: 'Jadual Spesifikasi',
  totalAssessments: 'Jumlah Pentaksiran',
  totalTasks: 'Jumlah Tugasan',
  totalPercentage: 'Jumlah Wajaran',
  generatedDate: 'Tarikh Dijana',
  jsuNeeded: 'Kursus ini mempunyai kuiz atau peperiksaan. JSU perlu dijana.',
  kind: 'Kategori',
} as const;

/** A test goes to the JSU, everything else is a task. */
export const kindLabel = ({ isTest }: Pick<JstAssessment, 'isTest'>): string => (isTest ? 'Ujian' : 'Tugasan');

/** The domains of an assessment (spec 2 §3), in their order. */
export const domainLabels = {
  cognitive: 'Kognitif',
  affective: 'Afektif',
  psychomotor: 'Psikomotor',
  skills: 'Kemahiran',
  outcomes: 'Hasil Pembelajaran',
} as const satisfies Record<keyof JstAssessment['domains'], string>;

export const jsuLabels = {
  questions: 'Jadual Item',
  number: 'No. Soalan',
  weightage: 'Wajaran (%)',
  tslt: 'TSLT (jam)',
  cognitiveLevel: 'Aras Kognitif',
  cognitiveDescription: 'Huraian Aras',
  questionType: 'Jenis Soalan',
  lots: 'LOTS',
  hots: 'HOTS',
  count: 'Item',
  level: 'Aras',
  share: 'Peratus Markah',
  summary: 'Ringkasan LOTS dan HOTS',
  distribution: 'Taburan Aras Kognitif',
  byTopic: 'Taburan Item mengikut Topik dan Aras Kognitif',
  byTopicShare: 'Taburan mengikut Topik',
  totalQuestions: 'Jumlah Soalan',
  totalMarks: 'Jumlah Markah',
  compliance: 'Pematuhan',
  kbat: 'KBAT',
  raised: 'Aras dinaikkan supaya HOTS mencapai 40%',
} as const;

/** Spec 2 §5, to the letter. */
export const complianceLabels = {
  YES: `Mematuhi Standard MQA (HOTS ≥ ${hotsThreshold}%)`,
  NO: `Tidak Mematuhi Standard MQA (HOTS perlu ≥ ${hotsThreshold}%)`,
} as const;

export const orderLabels = {
  LOTS: 'Aras rendah (LOTS)',
  HOTS: 'Aras tinggi (HOTS)',
} as const;

export const pentaksiranLabels = {
  tasks: 'Tugasan',
  totalTasks: 'Jumlah Tugasan',
  theBigIdea: 'Idea Besar (Big Idea)',
  essentialQuestion: 'Soalan Penting (Essential Question)',
  stimulus: 'Rangsangan',
  stimulusType: 'Jenis Rangsangan',
  stimulusSource: 'Sumber',
  question: 'Soalan',
  instruction: 'Arahan',
  cognitive: 'Aras Kognitif',
  outcomes: 'Hasil Pembelajaran',
} as const;

export const rubrikLabels = {
  rubriks: 'Rubrik',
  totalRubriks: 'Jumlah Rubrik',
  criterion: 'Kriteria',
  summary: 'Ringkasan',
  totalCriteria: 'Jumlah Kriteria',
  hpInvolved: 'HP Terlibat',
  totalMarks: 'Jumlah Markah',
  criteriaMatchHP: 'Setiap HP mempunyai kriteria',
  fiveLevels: 'Setiap kriteria mempunyai lima aras',
} as const;

/** Spec 2 §9, best first. */
export const rubrikLevelLabels: Record<RubrikLevel, string> = {
  amatCemerlang: 'Amat Cemerlang',
  cemerlang: 'Cemerlang',
  kepujian: 'Kepujian',
  sederhana: 'Sederhana',
  lemah: 'Lemah',
};

export const examTypeLabels: Record<ExamType, string> = {
  'aneka-pilihan': 'Aneka Pilihan',
  struktur: 'Struktur',
  'esei-pendek': 'Esei Pendek',
};

export const examLabels = {
  questions: 'Soalan',
  questionType: 'Jenis Soalan',
  numberOfQuestions: 'Bilangan Soalan',
  totalMarks: 'Jumlah Markah',
  duration: 'Masa',
  hotsPercentage: 'Peratus HOTS',
  answers: 'Skema Jawapan',
  answerKey: 'Kunci Jawapan',
  answer: 'Jawapan',
  explanation: 'Huraian',
  sampleAnswer: 'Contoh Jawapan',
  scheme: 'Skema Pemarkahan',
  point: 'Isi Jawapan',
  part: 'Bahagian',
  options: 'Pilihan Jawapan',
  blindAnswer: 'Jawapan semakan kedua',
  instructions: 'Arahan',
  answerAll: 'Jawab semua soalan.',
  answerSpace: 'Ruang jawapan',
  question: 'Soalan',
} as const;

/** The signatures at the end of a document. */
export const signatureLabels = {
  title: 'Pengesahan',
  prepared: 'Disediakan oleh',
  reviewed: 'Disemak oleh',
  approved: 'Disahkan oleh',
  name: 'Nama',
  position: 'Jawatan',
  date: 'Tarikh',
  signature: 'Tandatangan',
} as const;

/** Names of the downloads, as their buttons say. */
export const downloadLabels = {
  jst: 'Muat Turun JST',
  jsu: 'Muat Turun JSU',
  pentaksiran: 'Muat Turun Soalan Pentaksiran',
  rubrik: 'Muat Turun Rubrik',
  examQuestions: 'Muat Turun Soalan Ujian',
  examAnswers: 'Muat Turun Skema Jawapan',
  examMoodle: 'Muat Turun untuk Moodle (XML)',
  examGift: 'Muat Turun GIFT',
} as const;

/** A file asked for before its document is made: 404. */
export const notGeneratedText = 'Dokumen ini belum dijana.';

/** A text, or the word for none. */
export const orEmpty = (text: string): string => (text.trim() === '' ? commonLabels.empty : text);
/** What the document says, or that it does not. */
export const orNotFound = (value: string | number | null): string =>
  value === null || String(value).trim() === '' ? notFoundText : String(value);

/** One decimal, as weightage is shown (spec 2 §9): '12.5%', '40.0%'. */
export const weightageLabel = (value: number): string => `${value.toFixed(1)}%`;
/** A percentage as the document states it, never rounded: '40%', '12.5%'. */
export const percentLabel = (value: number | null): string => (value === null ? notFoundText : `${value}%`);
/** '8.5 jam'. */
export const hoursLabel = (value: number | null): string => (value === null ? notFoundText : `${value} jam`);
/** '(10 markah)'. */
export const marksLabel = (marks: number): string => `(${marks} markah)`;
/** 'C4 Menganalisis'. */
export const levelLabel = (level: CognitiveLevel): string => `${level} ${levelNames[level]}`;
/** 'Tugasan 1: Esei'. */
export const taskTitle = ({ taskNumber, taskType }: { taskNumber: number; taskType: string }): string =>
  `${commonLabels.task} ${taskNumber}: ${taskType}`;
/** 'HP2 Kemahiran kognitif: 60%'. */
export const hpShareLabel = (hp: string, share: number): string => `${describeMqfOutcome(hp)}: ${share}%`;
/** 'Bahagian (a)'. */
export const partLabel = (label: string): string => `${examLabels.part} ${label}`;
/** 'CLO1 (HPK1)', or the code alone. */
export const cloLabel = ({ code, alternateCode }: { code: string; alternateCode: string }): string =>
  alternateCode.trim() === '' || alternateCode === code ? code : `${code} (${alternateCode})`;
/** 'EDUP3153 Psikologi Pendidikan', what the document says of both. */
export const courseTitle = ({ code, name }: Pick<CourseInfo, 'code' | 'name'>): string =>
  [code, name].filter((part) => part !== null && part.trim() !== '').join(' ') || notFoundText;
/** The document's own words and where they stand. */
export const evidenceLabel = ({ page, quote }: Evidence): string => `Muka surat ${page}: \u201c${quote}\u201d`;

const longDate = new Intl.DateTimeFormat('ms-MY', { dateStyle: 'long', timeZone: 'Asia/Kuala_Lumpur' });
/** '9 Mac 2026'. */
export const dateLabel = (at: string | Date): string => longDate.format(new Date(at));
