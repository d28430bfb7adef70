import { hotsThreshold } from './levels.ts';
import type { ExamType, JstAssessment, QuestionKind } from './schemas.ts';

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
  taskNumber: 'No. Tugasan',
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
  tasksSummary: 'Ringkasan Tugasan',
  assessments: 'Jadual Spesifikasi',
  totalAssessments: 'Jumlah Pentaksiran',
  totalTasks: 'Jumlah Tugasan',
  totalPercentage: 'Jumlah Wajaran',
  generatedDate: 'Tarikh Dijana',
  jsuNeeded: 'Kursus ini mempunyai kuiz atau peperiksaan. JSU perlu dijana.',
  details: 'Perincian Pentaksiran',
  asked: 'Penerangan dan Objektif',
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
