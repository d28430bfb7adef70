import type { SessionDocument, SessionStatus } from '../session.ts';
import type { Evidence } from '../evidence.ts';
import type { DoubleKind, GapKind } from './alignment-findings.ts';
import type { LinkBasis } from './alignment-links.ts';
import type { Clo, kppbKeys, LearningDevelopment, Skill } from './schemas.ts';
import type { reportTextKeys, scriptType1Schema, scriptType2Schema, sixCKeys, StageName } from './stages.ts';

/**
 * The words of a merungkai result, shared by the results page and the Word files so that both say the same (design §9). Fixed by
 * spec 1 §2: Aras Kemahiran, HPP (MQF 2.0), Big Idea, Essential Questions, KPPB.
 */
export const resultLabels = {
  title: 'Hasil Merungkai',
  sessionName: 'Nama Sesi',
  createdAt: 'Tarikh Analisis',
  document: 'Dokumen',
  pages: 'Muka Surat',
  documentStatus: 'Status',
  /** The three summary cards. */
  coursesCount: 'Jumlah Kursus',
  documentsCount: 'Dokumen Dianalisis',
  closCount: 'Jumlah CLO',
  courseCode: 'Kod Kursus',
  courseName: 'Nama Kursus',
  credit: 'Kredit',
  sourceDocument: 'Dokumen Sumber',
  domainSummary: 'Ringkasan Domain',
  warnings: 'Perkara untuk Disemak',
  notice: 'Makluman',
  clos: 'Hasil Pembelajaran Kursus (CLO)',
  cloNumber: 'CLO',
  cloStatement: 'Pernyataan CLO',
  domain: 'Domain',
  level: 'Aras Kemahiran',
  hpp: 'HPP (MQF 2.0)',
  skills: 'Kemahiran Insaniah',
  knowledge: 'Pengetahuan',
  microConcepts: 'Konsep Mikro (Aktiviti / Kaedah)',
  macroConcepts: 'Konsep Makro (Struktur / Topik)',
  bigIdea: 'The Big Idea',
  essentialQuestions: 'Essential Questions / Soalan Penting',
  evidence: 'Bukti daripada Dokumen',
  assessments: 'Pentaksiran',
  assessmentType: 'Jenis Pentaksiran',
  weight: 'Wajaran (%)',
  totalWeight: 'Jumlah Wajaran',
  description: 'Penerangan',
  topics: 'Topik Pengetahuan',
  week: 'Minggu',
  topic: 'Topik',
  subtopics: 'Subtopik',
  learningDevelopment: 'Pembangunan Pembelajaran (KPPB)',
  kppbModel: 'Model KPPB',
  flow: 'Aliran Pembelajaran',
  disclaimer: 'Penafian',
} as const;

/** Stands after a value that code filled in because the document gave none (rules.ts: bigIdeaOf, essentialQuestionsOf). */
export const fallbackLabel = 'Cadangan umum; tiada dalam dokumen';

/** 'KPPB model ... or unspecified' (spec 1 §2). */
export const kppbModelLabel = (model: LearningDevelopment['kppbModel']): string => model ?? 'Tidak dinyatakan';

/** The fields of `kppbApplication`; the model's own English terms stay beside the Malay ones. */
export const kppbKeyLabels: Record<(typeof kppbKeys)[keyof typeof kppbKeys][number], string> = {
  engagement: 'Penglibatan (Engagement)',
  enhancement: 'Pengukuhan (Enhancement)',
  extension: 'Perluasan (Extension)',
  relate: 'Kaitkan (Relate)',
  reflect: 'Renungkan (Reflect)',
  respond: 'Beri Respons (Respond)',
  connect: 'Hubungkan (Connect)',
  contextualize: 'Kontekstualkan (Contextualize)',
  challenge: 'Cabar (Challenge)',
  create: 'Cipta (Create)',
  collaborate: 'Bekerjasama (Collaborate)',
  celebrate: 'Raikan (Celebrate)',
  description: 'Penerangan',
  approach: 'Pendekatan',
};

/** The five steps of the tracker (spec 1 §2); also the parts of the complete report. */
export const stepLabels: Record<'merungkai' | StageName, string> = {
  merungkai: 'Merungkai',
  merangkai: 'Merangkai',
  scripts: 'Skrip Pembelajaran',
  dlo: 'DLO',
  report: 'Laporan',
};

/** What all parts of the chain say of themselves: session, date, courses, frameworks. */
export const chainLabels = {
  sessionName: resultLabels.sessionName,
  createdAt: resultLabels.createdAt,
  courses: 'Kursus',
  notice: resultLabels.notice,
  disclaimer: resultLabels.disclaimer,
  sixC: 'Pemetaan 6C',
  threeE: 'Kerangka 3E',
  threeR: 'Kerangka 3R',
  /** Heads the tables of the frameworks. */
  element: 'Elemen',
  description: 'Penerangan',
  weight: resultLabels.weight,
  /** Stands where a table or list has nothing. */
  empty: 'Tiada',
} as const;

/** A written text, or the word for none. */
export const orEmpty = (text: string): string => (text.trim() === '' ? chainLabels.empty : text);

/** The merangkai page and file, in the order of spec 1 §2. */
export const merangkaiLabels = {
  title: 'Hasil Merangkai',
  combinedBigIdea: 'Big Idea Gabungan',
  courseComparison: 'Perbandingan Kursus',
  commonHP: 'HP Sepunya',
  commonDomains: 'Domain Sepunya',
  rationale: 'Rasional',
  links: 'Kaitan antara Kursus',
  link: 'Kaitan',
  linkCourses: 'Kursus Terlibat',
  linkBasis: 'Asas',
  /** The two bases of a link: evidence from two courses at least, or none such. */
  withEvidence: 'Disokong bukti',
  suggestion: 'Cadangan; belum disokong bukti daripada dua kursus',
  noCommonHP: 'Tiada HP sepunya antara kursus',
  noCommonDomains: 'Tiada domain sepunya antara kursus',
  integratedAssessment: 'Pentaksiran Interdisiplin',
  integratedQuestion: 'Soalan Bersepadu',
  selectedAssessments: 'Pentaksiran Terpilih',
  courseCode: resultLabels.courseCode,
  courseName: resultLabels.courseName,
  assessmentType: resultLabels.assessmentType,
  hp: 'HP',
  weight: resultLabels.weight,
  rubrics: 'Rubrik Mengikut Kursus',
  cognitiveLevel: 'Aras Kognitif',
  softSkills: resultLabels.skills,
  level: 'Tahap Prestasi',
  levelDescription: 'Huraian Tahap',
} as const;

/** The five performance levels of a rubric, best first. */
export const performanceLevelLabels = {
  amatCemerlang: 'Amat Cemerlang',
  cemerlang: 'Cemerlang',
  kepujian: 'Kepujian',
  sederhana: 'Sederhana',
  lemah: 'Lemah',
} as const;

export const scriptsLabels = {
  title: 'Skrip Pembelajaran',
  /** The two tabs (spec 1 §2). */
  type1: 'Jenis 1: Semasa PdP',
  type2: 'Jenis 2: Selepas DLO',
} as const;

/** The sections of script type 1, in their order. */
export const scriptType1Labels: Record<keyof typeof scriptType1Schema.shape, string> = {
  scriptType1Introduction: 'Pengenalan',
  scriptType1LearningHowToLearn: 'Belajar Cara Belajar (Learning How to Learn)',
  scriptType1Aspiration: 'Aspirasi (Aspiration)',
  scriptType1Relationship: 'Hubungan (Relationship)',
  scriptType16cMapping: chainLabels.sixC,
  scriptType1StudentReflection: 'Refleksi Pelajar',
  scriptType1Conclusion: 'Kesimpulan',
};

/** The sections of script type 2, in their order. */
export const scriptType2Labels: Record<keyof typeof scriptType2Schema.shape, string> = {
  scriptType2Context: 'Konteks',
  scriptType2DloObjective: 'Objektif DLO',
  scriptType2ModelPembelajaran: 'Model Pembelajaran',
  scriptType26cMapping: chainLabels.sixC,
  scriptType23eFramework: chainLabels.threeE,
  scriptType23rFramework: chainLabels.threeR,
  scriptType2StudentReflection: 'Refleksi Pelajar',
  scriptType2Summary: 'Rumusan',
};

/** The elements of 'Model Pembelajaran'. */
export const learningModelLabels = {
  learningHowToLearn: 'Belajar Cara Belajar (Learning How to Learn)',
  aspiration: 'Aspirasi (Aspiration)',
  relationship: 'Hubungan (Relationship)',
} as const;

export const sixCLabels: Record<(typeof sixCKeys)[number], string> = {
  CriticalThinking: 'Pemikiran Kritis (Critical Thinking)',
  Creativity: 'Kreativiti (Creativity)',
  Communication: 'Komunikasi (Communication)',
  Collaboration: 'Kolaborasi (Collaboration)',
  Character: 'Sahsiah (Character)',
  Citizenship: 'Kewarganegaraan (Citizenship)',
};

export const threeELabels = {
  engagement: kppbKeyLabels.engagement,
  enhancement: kppbKeyLabels.enhancement,
  extension: kppbKeyLabels.extension,
} as const;

export const threeRLabels = {
  rigor: 'Ketelitian (Rigor)',
  relevance: 'Kerelevanan (Relevance)',
  relationship: 'Hubungan (Relationship)',
} as const;

/** The DLO page and file, in the order of spec 1 §2. */
export const dloLabels = {
  title: 'Objek Pembelajaran Digital (DLO)',
  dloTitle: 'Tajuk DLO',
  dloDescription: 'Penerangan',
  durationMinutes: 'Tempoh',
  targetAudience: 'Kumpulan Sasaran',
  kppbModel: resultLabels.kppbModel,
  learningObjectives: 'Objektif Pembelajaran',
  objective: 'Objektif',
  domain: resultLabels.domain,
  level: resultLabels.level,
  hp: 'HP',
  activities: 'Aktiviti Pembelajaran',
  activityName: 'Aktiviti',
  duration: 'Tempoh',
  totalDuration: 'Jumlah Tempoh',
  assessmentMethod: 'Kaedah Pentaksiran',
  tools: 'Alat',
  kppbElements: 'Elemen KPPB',
  multimediaElements: 'Elemen Multimedia',
  multimediaType: 'Jenis',
  multimediaTitle: 'Tajuk',
  purpose: 'Tujuan',
  assessmentMethods: 'Kaedah Pentaksiran',
  method: 'Kaedah',
  methodType: 'Jenis',
} as const;

/** A time in minutes: '45 minit'. */
export const minutesLabel = (minutes: number): string => `${minutes} minit`;

/** The 13 sections of the report, in the order of spec 1 §2; its English names stay beside the Malay ones. */
export const reportLabels: Record<(typeof reportTextKeys)[number] | 'evidenceBase', string> = {
  executiveSummary: 'Ringkasan Eksekutif (Executive Summary)',
  background: 'Latar Belakang (Background)',
  objectives: 'Objektif (Objectives)',
  methodology: 'Metodologi (Methodology)',
  implementationPlan: 'Pelan Pelaksanaan (Implementation Plan)',
  assessmentStrategy: 'Strategi Pentaksiran (Assessment Strategy)',
  expectedOutcomes: 'Hasil Dijangka (Expected Outcomes)',
  recommendations: 'Cadangan (Recommendations)',
  pedagogicalJustification: 'Justifikasi Pedagogi (Pedagogical Justification)',
  theoreticalFramework: 'Kerangka Teori (Theoretical Framework)',
  evidenceBase: 'Asas Bukti dan Rujukan (Evidence Base & References)',
  alignmentWithIpgStandards: 'Penjajaran dengan Standard IPG (Alignment with IPG Standards)',
  kppbIntegrationAnalysis: 'Analisis Integrasi KPPB (KPPB Integration Analysis)',
};

export const reportTitle = 'Laporan Eksekutif';

/** The columns of the report's sources. */
export const evidenceBaseLabels = { source: 'Sumber', type: 'Jenis', relevance: 'Kerelevanan' } as const;

/** The alignment view: a row for each CLO (alignment.ts). */
export const alignmentLabels = {
  title: 'Penjajaran CLO, HP, Pentaksiran dan Aktiviti',
  course: 'Kursus',
  clo: 'CLO',
  hp: 'HP',
  assessments: 'Pentaksiran',
  activities: 'Aktiviti DLO',
  topics: 'Topik',
  total: 'Jumlah',
  /** The two tables: a row for each CLO with all that it reaches, and a mark for each CLO and HP. */
  matrix: 'Matriks Penjajaran',
  hpMatrix: 'Matriks CLO dan HP',
  /** Signs and words, so that nothing is said by colour alone. */
  present: '✓ Ada',
  missing: '✗ Tiada',
  /** Not there, and no gap: an HP that a CLO need not have. */
  none: '–',
  notGenerated: '– Belum dijana',
  withHp: 'CLO dipetakan kepada HP',
  withAssessment: 'CLO yang ditaksir',
  withActivity: 'CLO dengan aktiviti DLO',
  weights: resultLabels.totalWeight,
  /** Stands after an assessment that the merangkai uses. */
  selected: 'dipilih dalam merangkai',
  gaps: 'Jurang',
  noGaps: 'Tiada jurang ditemui',
  doubles: 'Kiraan Berganda',
  noDoubles: 'Tiada kiraan berganda ditemui',
  place: 'Perkara',
  reason: 'Sebab',
} as const;

/** Part of a whole: '3 daripada 4'. */
export const outOfLabel = (count: number, total: number): string => `${count} daripada ${total}`;

/** After an assessment whose weight several CLOs share: 'dikongsi 2 CLO'. */
export const sharedWeightLabel = (clos: number): string => `dikongsi ${clos} CLO`;

export const gapKindLabels: Record<GapKind, string> = {
  cloWithoutHp: 'CLO tanpa HP',
  cloWithoutAssessment: 'CLO tanpa pentaksiran',
  cloWithoutActivity: 'CLO tanpa aktiviti',
  hpWithoutAssessment: 'HP tanpa pentaksiran',
  assessmentWithoutClo: 'Pentaksiran tanpa CLO',
  activityWithoutClo: 'Aktiviti tanpa CLO',
  unknownSelection: 'Pilihan tidak wujud',
};

export const doubleKindLabels: Record<DoubleKind, string> = {
  repeatedAssessment: 'Pentaksiran berulang',
  repeatedSelection: 'Pilihan berulang',
  weightSum: 'Jumlah wajaran',
  overAssessedClo: 'CLO ditaksir berlebihan',
};

/** Why an activity serves a CLO; stands after its name. */
export const linkBasisLabels: Record<LinkBasis, string> = {
  clo: 'menyebut CLO',
  assessment: 'melalui pentaksiran',
  hp: 'berkongsi HP',
  objective: 'melalui objektif DLO',
};

/** The complete export. */
export const completeLabels = {
  title: 'Laporan Lengkap',
  contents: 'Kandungan',
  exportedAt: 'Tarikh Eksport',
  parts: 'Bahagian',
  alignment: 'Penjajaran',
  partStatus: 'Status',
  generated: 'Telah dijana',
  notGenerated: 'Belum dijana',
} as const;

/** Heads a part of the complete export: 'Bahagian 2: Merangkai'. */
export const partTitle = (number: number, name: string): string => `Bahagian ${number}: ${name}`;

/** Session status badges (spec 1 §2, §4); anything else is 'Menunggu'. */
export const sessionStatusLabels: Record<SessionStatus | 'pending', string> = {
  completed: 'Selesai',
  processing: 'Memproses',
  failed: 'Gagal',
  pending: 'Menunggu',
};

export const documentStatusLabels: Record<SessionDocument['status'], string> = {
  pending: 'Menunggu',
  read: 'Sudah dibaca',
  analysed: 'Sudah dianalisis',
  failed: 'Gagal dibaca',
};

/** Where a quote stands: 'Muka surat 3'. */
export const pageLabel = (page: number): string => `Muka surat ${page}`;

/** A document's own words and where they stand: 'Muka surat 3: "..."'. */
export const evidenceLabel = ({ page, quote }: Evidence): string => `${pageLabel(page)}: \u201c${quote}\u201d`;

/** A soft skill on one line: 'KI2 Pemikiran kritis: menganalisis data'. */
export function skillLabel({ code, name, details }: Skill): string {
  const title = [code, name].filter((part) => part.trim() !== '').join(' ');
  return [title, details].filter((part) => part.trim() !== '').join(': ');
}

/** Heads a CLO: its number as the document writes it, or its place among the course's CLOs (`index` from 0). */
export const cloTitle = (clo: Pick<Clo, 'cloNumber'>, index: number): string =>
  clo.cloNumber.trim() || `CLO${index + 1}`;

/** A weight in percent as Malay print has it: '40%', '12.5%'. */
export const weightLabel = (weight: number): string => `${weight}%`;

/** Heads a course: 'EDUP3033 Psikologi', or what is known of it. */
export const courseTitle = (
  course: { courseCode: string | null; courseName: string | null },
  notFound: string,
): string =>
  [course.courseCode, course.courseName].filter((part) => part !== null && part.trim() !== '').join(' ') || notFound;

const longDate = new Intl.DateTimeFormat('ms-MY', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kuala_Lumpur',
});

/** Long Malay date and time: 'Isnin, 9 Mac 2026 pada 12:05 PTG' (spec 1 §2). */
export const dateTimeLabel = (at: string | Date): string => longDate.format(new Date(at));
