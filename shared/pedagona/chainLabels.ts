import { kppbKeyLabels, resultLabels, weightLabel } from './resultLabels.ts';
import type { Dlo, reportTextKeys, scriptType1Schema, scriptType2Schema, sixCKeys, StageName } from './stages.ts';

/** The five steps of the tracker (spec 1 §2); also the parts of the complete report. */
export const stepLabels: Record<'merungkai' | StageName, string> = {
  merungkai: 'Merungkai',
  merangkai: 'Merangkai',
  scripts: 'Skrip Pembelajaran',
  dlo: 'DLO',
  report: 'Laporan',
};

export const chainLabels = {
  sessionName: resultLabels.sessionName,
  createdAt: resultLabels.createdAt,
  courses: 'Kursus',
  notice: resultLabels.notice,
  disclaimer: resultLabels.disclaimer,
  sixC: 'Pemetaan 6C',
  threeE: 'Kerangka 3E',
  threeR: 'Kerangka 3R',
  description: 'Penerangan',
  weight: resultLabels.weight,
  links: 'CLO',
  glossary: 'Glosari KPPB',
} as const;

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
  rubric: 'Rubrik Tugas Bersepadu',
  criterion: 'Kriteria',
  marks: 'Markah',
  totalMarks: 'Jumlah Markah',
  rubrics: 'Rubrik Mengikut Kursus',
  cognitiveLevel: 'Aras Kognitif',
  softSkills: resultLabels.skills,
} as const;

export { performanceLevelLabels } from '../text/labels.ts';

export const scriptsLabels = {
  title: 'Skrip Pembelajaran',
  /** The two tabs (spec 1 §2). */
  type1: 'Jenis 1: Semasa PdP',
  type2: 'Jenis 2: Selepas DLO',
} as const;

export const scriptType1Labels: Record<keyof typeof scriptType1Schema.shape, string> = {
  scriptType1Introduction: 'Pengenalan',
  scriptType1LearningHowToLearn: 'Belajar Cara Belajar (Learning How to Learn)',
  scriptType1Aspiration: 'Aspirasi (Aspiration)',
  scriptType1Relationship: 'Hubungan (Relationship)',
  scriptType16cMapping: chainLabels.sixC,
  scriptType1StudentReflection: 'Refleksi Pelajar',
  scriptType1Conclusion: 'Kesimpulan',
};

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

export type ScriptSection = keyof typeof scriptType1Labels | keyof typeof scriptType2Labels;

/** How long each section takes; 60 minutes of type 1, 45 of type 2. What runs through the others has no time of its own. */
export const scriptMinutes = {
  scriptType1Introduction: 10,
  scriptType1LearningHowToLearn: 10,
  scriptType1Aspiration: 5,
  scriptType1Relationship: 10,
  scriptType16cMapping: 15,
  scriptType1StudentReflection: 7,
  scriptType1Conclusion: 3,
  scriptType2Context: 5,
  scriptType2DloObjective: 5,
  scriptType2ModelPembelajaran: 10,
  scriptType26cMapping: 7,
  scriptType23eFramework: 10,
  scriptType23rFramework: null,
  scriptType2StudentReflection: 5,
  scriptType2Summary: 3,
} as const satisfies Record<ScriptSection, number | null>;

/** 'Pengenalan (10 minit)'. */
export const scriptHeading = (section: ScriptSection, title: string): string => {
  const minutes = scriptMinutes[section];
  return minutes === null ? title : `${title} (${minutesLabel(minutes)})`;
};

/** The sections of scripts that are frameworks, with the names of their elements; every other section is one text. */
export const scriptFrameworks: Partial<Record<ScriptSection, Readonly<Record<string, string>>>> = {
  scriptType16cMapping: sixCLabels,
  scriptType2ModelPembelajaran: learningModelLabels,
  scriptType26cMapping: sixCLabels,
  scriptType23eFramework: threeELabels,
  scriptType23rFramework: threeRLabels,
};

/** The DLO page and file, in the order of spec 1 §2. */
export const dloLabels = {
  /** Of what is looked at within the DLO alone. */
  noWeight: 'Tanpa wajaran',
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

/** 'Projek Digital, EDUP3063 (60%)'. */
export const methodWeightLabel = ({
  courseAssessment,
  weight,
}: Pick<Dlo['assessmentMethods'][number], 'courseAssessment' | 'weight'>): string => {
  const share = weight === null ? '' : weightLabel(weight);
  if (courseAssessment === '') return share || dloLabels.noWeight;
  return share === '' ? courseAssessment : `${courseAssessment} (${share})`;
};

export const totalMarks = (rubric: readonly { marks: number }[]): number =>
  rubric.reduce((sum, { marks }) => sum + marks, 0);

/** Marks with their share: '20 markah (25%)'. */
export const marksLabel = (marks: number, weight?: number): string =>
  weight === undefined ? `${marks} markah` : `${marks} markah (${weightLabel(weight)})`;

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

/** Heads what was named as a source and is not known to exist; stands under the sources. */
export const unconfirmedSourcesLabel = 'Sumber yang belum disahkan: semak sebelum digunakan';

export const evidenceBaseLabels = { source: 'Sumber', type: 'Jenis', relevance: 'Kerelevanan' } as const;
