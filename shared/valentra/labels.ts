import { describeMqfOutcome } from '../mqf.ts';
import { notFoundText } from '../texts.ts';
import { sumOf } from './apportion.ts';
import { hotsThreshold, levelNames } from './levels.ts';
import type { StepName, StepState } from './rules.ts';
import type {
  CognitiveLevel,
  CourseInfo,
  ExamQuestion,
  ExamType,
  JstAssessment,
  QuestionKind,
  Review,
  StageName,
  Status,
} from './schemas.ts';
import { withMark } from './stated.ts';

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

// Without the schema, which the build leaves out of the page.
const isStatus = (status: string): status is Status => Object.hasOwn(statusLabels, status);

/** Unknown values are shown as pending (spec 2 §4). */
export const statusLabel = (status: string): string => statusLabels[isStatus(status) ? status : 'pending'];

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

export const reviewLabels: Record<Review['state'], string> = { draf: 'Draf', disemak: 'Disemak', sah: 'Sah' };

export const stageTitles: Record<StageName, string> = {
  jst: 'Jadual Spesifikasi Tugasan (JST)',
  jsu: 'Jadual Spesifikasi Ujian (JSU)',
  pentaksiran: 'Soalan Pentaksiran Berterusan',
  rubrik: 'Rubrik Pentaksiran',
  exam: 'Soalan Ujian',
};

export const fileTitles = {
  jst: 'JADUAL SPESIFIKASI TUGASAN',
  jsu: 'JADUAL SPESIFIKASI UJIAN',
  pentaksiran: 'SOALAN PENTAKSIRAN BERTERUSAN',
  rubrik: 'RUBRIK PENTAKSIRAN',
  examQuestions: 'KERTAS SOALAN UJIAN',
  examAnswers: 'SKEMA JAWAPAN UJIAN',
} as const;

export const commonLabels = {
  courseCode: 'Kod Kursus',
  courseName: 'Nama Kursus',
  credit: 'Nilai Kredit',
  duration: 'Tempoh',
  assessmentType: 'Jenis Pentaksiran',
  cloList: 'Hasil Pembelajaran Kursus (CLO)',
  clo: 'CLO',
  statement: 'Pernyataan',
  domains: 'Domain',
  hp: 'HP (MQF 2.0)',
  topics: 'Topik',
  topic: 'Topik',
  subtopic: 'Subtopik',
  objectives: 'Objektif Pentaksiran Berterusan',
  objective: 'Objektif',
  assessment: 'Pentaksiran',
  percentage: 'Wajaran (%)',
  task: 'Tugasan',
  taskCode: 'Kod Tugasan',
  marks: 'Markah',
  total: 'Jumlah',
  number: 'Bil.',
  description: 'Penerangan',
  item: 'Perkara',
  evidence: 'Bukti daripada Dokumen',
  warnings: 'Perkara untuk disemak',
  flags: 'Perkara untuk disemak',
  notice: 'Makluman',
  disclaimer: 'Penafian',
  /** Heads what is taken out before students get the paper. */
  lecturerNotes: 'Catatan untuk Pensyarah',
  lecturerHint: 'Tanggalkan halaman ini sebelum kertas diedarkan kepada pelajar.',
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
  /** Of a test. */
  date: 'Tarikh',
  tasksSummary: 'Ringkasan Tugasan',
  assessments: 'Jadual Spesifikasi',
  totalAssessments: 'Jumlah Pentaksiran',
  totalTasks: 'Jumlah Tugasan',
  totalPercentage: 'Jumlah Wajaran',
  generatedDate: 'Tarikh Dijana',
  jsuNeeded: 'Kursus ini mempunyai kuiz atau peperiksaan. JSU perlu dijana.',
  details: 'Perincian Pentaksiran',
  dates: 'Tempoh dan Tarikh',
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
  content: 'Kandungan',
  number: 'No. Soalan',
  weightage: 'Wajaran (%)',
  tslt: 'TSLT (jam)',
  cognitiveLevel: 'Aras Kognitif',
  cognitiveDescription: 'Huraian Aras',
  lots: 'LOTS',
  hots: 'HOTS',
  count: 'Item',
  level: 'Aras',
  share: 'Peratus Markah',
  summary: 'Ringkasan LOTS dan HOTS',
  byTopic: 'Taburan Item mengikut Topik dan Aras Kognitif',
  totalQuestions: 'Jumlah Soalan',
  totalMarks: 'Jumlah Markah',
  compliance: 'Pematuhan',
  kbat: 'KBAT',
  raised: `Aras diubah supaya setiap aras CLO diuji dan HOTS mencapai ${hotsThreshold}%`,
} as const;

/** Spec 2 §5, to the letter. */
export const complianceLabels = {
  YES: `Mematuhi Standard MQA (HOTS ≥ ${hotsThreshold}%)`,
  NO: `Tidak Mematuhi Standard MQA (HOTS perlu ≥ ${hotsThreshold}%)`,
} as const;

export const pentaksiranLabels = {
  totalTasks: 'Jumlah Tugasan',
  theBigIdea: 'Idea Besar (Big Idea)',
  essentialQuestion: 'Soalan Penting (Essential Question)',
  stimulus: 'Rangsangan',
  stimulusType: 'Jenis Rangsangan',
  stimulusSource: 'Sumber',
  question: 'Soalan',
  cognitive: 'Aras Kognitif',
  outcomes: 'Hasil Pembelajaran',
} as const;

export const rubrikLabels = {
  rubriks: 'Rubrik',
  totalRubriks: 'Jumlah Rubrik',
  criterion: 'Kriteria',
  hp: 'HP kriteria',
  noHp: 'HP belum dipilih',
  totalCriteria: 'Jumlah Kriteria',
  hpInvolved: 'HP Terlibat',
  totalMarks: 'Jumlah Markah',
  criteriaMatchHP: 'Setiap HP mempunyai kriteria',
  fiveLevels: 'Setiap kriteria mempunyai lima aras',
} as const;

export { performanceLevelLabels as rubrikLevelLabels } from '../text/labels.ts';

export const examTypeLabels: Record<ExamType, string> = {
  'aneka-pilihan': 'Aneka Pilihan',
  struktur: 'Struktur',
  'esei-pendek': 'Esei Pendek',
  campuran: 'Campuran (Bahagian A, B dan C)',
};

export const sectionNames: Record<QuestionKind, string> = {
  'aneka-pilihan': 'Objektif',
  struktur: 'Berstruktur',
  'esei-pendek': 'Esei',
};

export const examLabels = {
  questions: 'Soalan',
  questionType: 'Jenis Soalan',
  numberOfQuestions: 'Bilangan Soalan',
  totalMarks: 'Jumlah Markah',
  duration: 'Masa',
  hotsPercentage: 'Peratus HOTS',
  answerKey: 'Kunci Jawapan',
  answer: 'Jawapan',
  explanation: 'Huraian',
  sampleAnswer: 'Contoh Jawapan',
  scheme: 'Skema Pemarkahan',
  point: 'Isi Jawapan',
  part: 'Bahagian',
  options: 'Pilihan Jawapan',
  look: 'Semakan kedua',
  instructions: 'Arahan',
  answerAll: 'Jawab semua soalan.',
  key: 'Kunci',
  end: 'KERTAS SOALAN TAMAT',
  studentName: 'Nama Pelajar',
  studentNumber: 'No. Pelajar',
  studentGroup: 'Kumpulan',
  details: 'Huraian Jawapan',
  place: 'CLO, Topik dan Aras',
  compliance: 'Pematuhan',
  question: 'Soalan',
} as const;

export const examInstructions: Record<ExamType, string> = {
  'aneka-pilihan':
    'Setiap soalan diikuti oleh empat pilihan jawapan, iaitu A, B, C dan D. Pilih satu jawapan yang paling tepat.',
  struktur: 'Tulis jawapan dalam ruang yang disediakan.',
  'esei-pendek': 'Tulis jawapan dalam buku jawapan yang disediakan.',
  campuran:
    'Bahagian A: pilih satu jawapan yang paling tepat. Bahagian B: tulis jawapan dalam ruang yang disediakan. Bahagian C: tulis jawapan dalam buku jawapan.',
};

export const signatureLabels = {
  title: 'Pengesahan',
  prepared: 'Disediakan oleh',
  reviewed: 'Disemak oleh',
  approved: 'Disahkan oleh',
  name: 'Nama dan Jawatan',
  date: 'Tarikh',
  signature: 'Tandatangan',
} as const;

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

export const notGeneratedText = 'Dokumen ini belum dijana.';

export const orEmpty = (text: string): string => (text.trim() === '' ? commonLabels.empty : text);
export const orNotFound = (value: string | number | null): string =>
  value === null || String(value).trim() === '' ? notFoundText : String(value);

/** One decimal, as weightage is shown (spec 2 §9): '12.5%', '40.0%'. */
export const weightageLabel = (value: number): string => `${value.toFixed(1)}%`;
/** A percentage as the document states it, never rounded: '40%', '12.5%'. */
export const percentLabel = (value: number | null): string => (value === null ? notFoundText : `${value}%`);
export const hoursLabel = (value: number | null): string => (value === null ? notFoundText : `${value} jam`);
/** Hours in a row of a test's specification: 0 where nobody states those of its topic. */
export const tsltLabel = (hours: number): string => (hours === 0 ? '-' : String(hours));
/** '120 minit (anggaran)': a paper's duration; `own`: what its lecturer may have set in its place. */
export const durationLabel = ({ duration, durationFact }: CourseInfo, own = duration): string =>
  own === duration ? withMark(orEmpty(own), durationFact) : own;
export const marksLabel = (marks: number): string => `(${marks} markah)`;
export const levelLabel = (level: CognitiveLevel): string => `${level} ${levelNames[level]}`;
/** 'Tugasan 1: Laporan', or the name alone where it says that it is a task. */
export const taskTitle = ({ taskNumber, taskType }: { taskNumber: number; taskType: string }): string =>
  /^\s*(?:tugasan|task)\b/iu.test(taskType) ? taskType : `${commonLabels.task} ${taskNumber}: ${taskType}`;
export const hpShareLabel = (hp: string, share: number): string => `${describeMqfOutcome(hp)}: ${share}%`;
/** 'CLO1 (HPK1)', or the code alone. */
export const cloLabel = ({ code, alternateCode }: { code: string; alternateCode: string }): string =>
  alternateCode.trim() === '' || alternateCode === code ? code : `${code} (${alternateCode})`;
export const courseTitle = ({ code, name }: Pick<CourseInfo, 'code' | 'name'>): string =>
  [code, name].filter((part) => part !== null && part.trim() !== '').join(' ') || notFoundText;

/** Items and marks of one cognitive level in a cell, a line each; a dash when there are none. */
export const levelCellLines = ({ count, marks }: { count: number; marks: number }): string =>
  count === 0 ? '-' : `${count} item\n${marks} markah`;
export const questionCountLabel = (count: number): string => `Kertas ini mengandungi ${count} soalan.`;
export const questionTitle = (number: number): string => `${examLabels.question} ${number}`;
/** The sections of a paper: 'Bahagian A: Objektif (6 soalan, 12 markah)'; a paper of one kind is one, without a title. */
export function sectionsOf(questions: readonly ExamQuestion[]): { title: string; questions: ExamQuestion[] }[] {
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  return kinds.map((kind, n) => {
    const own = questions.filter((question) => question.kind === kind);
    const sums = `${own.length} soalan, ${sumOf(own, ({ marks }) => marks)} markah`;
    const letter = String.fromCodePoint(65 + n);
    return {
      title: kinds.length === 1 ? '' : `${examLabels.part} ${letter}: ${sectionNames[kind]} (${sums})`,
      questions: own,
    };
  });
}
export const hpNames = (hp: readonly string[]): string[] => hp.map(describeMqfOutcome);
// Without the schema, which the build leaves out of the page.
const isLevel = (code: string): code is CognitiveLevel => Object.hasOwn(levelNames, code);

/** 'C4 Menganalisis' of each level that is one of the cognitive ones; others as the document has them. */
export const domainNames = (domains: readonly string[]): string[] =>
  domains.map((code) => (isLevel(code) ? levelLabel(code) : code));
