import { keysOf } from '../../values/pick.ts';
import type { StageName } from '../artefacts.ts';
import { kppbModels, resultLabels, weightLabel } from './resultLabels.ts';

/** What a lecturer says of a link whose ends are both cited. */
export const confirmedLink = 'Disokong bukti';

/** The five steps of the tracker (spec 1 §2); also the parts of the complete report. */
export const stepLabels: Record<'merungkai' | StageName, string> = {
  merungkai: 'Merungkai',
  merangkai: 'Merangkai',
  scripts: 'Skrip Pembelajaran',
  dlo: 'DLO',
  report: 'Laporan',
};

/** Of their pages and files. */
export const stageTitles: Record<'merungkai' | StageName, string> = {
  merungkai: 'Hasil Merungkai',
  merangkai: 'Hasil Merangkai',
  scripts: stepLabels.scripts,
  dlo: 'Objek Pembelajaran Digital (DLO)',
  report: 'Laporan Eksekutif',
};

export const chainLabels = {
  courses: 'Kursus',
  sixC: 'Pemetaan 6C',
  threeE: 'Kerangka 3E',
  threeR: 'Kerangka 3R',
  description: 'Penerangan',
  links: 'CLO',
  glossary: 'Glosari KPPB',
} as const;

/** The merangkai page and file, in the order of spec 1 §2. */
export const merangkaiLabels = {
  combinedBigIdea: 'Big Idea Gabungan',
  courseComparison: 'Perbandingan Kursus',
  commonHP: 'HP/PLO Sepunya',
  commonDomains: 'Domain Sepunya',
  rationale: 'Rasional',
  links: 'Kaitan antara Kursus',
  integratedAssessment: 'Pentaksiran Interdisiplin',
  integratedQuestion: 'Soalan Bersepadu',
  selectedAssessments: 'Pentaksiran Terpilih',
  courseCode: resultLabels.courseCode,
  courseName: resultLabels.courseName,
  assessmentType: resultLabels.type,
  hp: 'HP/PLO',
  weight: resultLabels.weight,
  rubric: 'Rubrik Tugas Bersepadu',
  criterion: 'Kriteria',
  marks: 'Markah',
  rubrics: 'Rubrik Mengikut Kursus',
  cognitiveLevel: 'Aras Kognitif',
  softSkills: resultLabels.skills,
} as const;

export const learningModelLabels = {
  learningHowToLearn: 'Belajar Cara Belajar (Learning How to Learn)',
  aspiration: 'Aspirasi (Aspiration)',
  relationship: 'Hubungan (Relationship)',
} as const;

/** The six elements of 6C as scripts and DLO use them (spec 1 §3). */
export const sixCLabels = {
  CriticalThinking: 'Pemikiran Kritis (Critical Thinking)',
  Creativity: 'Kreativiti (Creativity)',
  Communication: 'Komunikasi (Communication)',
  Collaboration: 'Kolaborasi (Collaboration)',
  Character: 'Sahsiah (Character)',
  Citizenship: 'Kewarganegaraan (Citizenship)',
} as const;

export const threeELabels = kppbModels['3E'];

export const threeRLabels = {
  rigor: 'Ketelitian (Rigor)',
  relevance: 'Kerelevanan (Relevance)',
  relationship: 'Hubungan (Relationship)',
} as const;

/** A section of a script: how long it takes, null for what runs through the others; the names of its `elements`, or else it is one text. */
export interface ScriptSection {
  title: string;
  minutes: number | null;
  elements?: Readonly<Record<string, string>>;
}

/** 60 minutes. */
export const scriptType1 = {
  scriptType1Introduction: { title: 'Pengenalan', minutes: 10 },
  scriptType1LearningHowToLearn: { title: learningModelLabels.learningHowToLearn, minutes: 15 },
  scriptType1Aspiration: { title: learningModelLabels.aspiration, minutes: 5 },
  scriptType1Relationship: { title: learningModelLabels.relationship, minutes: 20 },
  scriptType16cMapping: { title: chainLabels.sixC, minutes: null, elements: sixCLabels },
  scriptType1StudentReflection: { title: 'Refleksi Pelajar', minutes: 7 },
  scriptType1Conclusion: { title: 'Kesimpulan', minutes: 3 },
} as const satisfies Record<string, ScriptSection>;

/** 45 minutes. */
export const scriptType2 = {
  scriptType2Context: { title: 'Konteks', minutes: 5 },
  scriptType2DloObjective: { title: 'Objektif DLO', minutes: 5 },
  scriptType2ModelPembelajaran: { title: 'Model Pembelajaran', minutes: 12, elements: learningModelLabels },
  scriptType26cMapping: { title: chainLabels.sixC, minutes: null, elements: sixCLabels },
  scriptType23eFramework: { title: chainLabels.threeE, minutes: 15, elements: threeELabels },
  scriptType23rFramework: { title: chainLabels.threeR, minutes: null, elements: threeRLabels },
  scriptType2StudentReflection: { title: 'Refleksi Pelajar', minutes: 5 },
  scriptType2Summary: { title: 'Rumusan', minutes: 3 },
} as const satisfies Record<string, ScriptSection>;

export const scriptSections = { ...scriptType1, ...scriptType2 };
export type ScriptName = keyof typeof scriptSections;
/** The two tabs of the scripts (spec 1 §2). */
export interface ScriptType {
  name: 'scriptType1' | 'scriptType2';
  title: string;
  sections: Partial<Record<ScriptName, ScriptSection>>;
}
export const scriptTypes: readonly ScriptType[] = [
  { name: 'scriptType1', title: 'Jenis 1: Semasa PdP', sections: scriptType1 },
  { name: 'scriptType2', title: 'Jenis 2: Selepas DLO', sections: scriptType2 },
];

export const scriptPlanLabels = {
  plan: 'Rancangan Minit demi Minit',
  differentiation: 'Pembezaan',
  activity: 'Aktiviti',
  minutes: 'Masa',
  materials: 'Bahan',
  board: 'Papan atau Slaid',
  answer: 'Jawapan Dijangka',
} as const;

/** The DLO page and file, in the order of spec 1 §2; the columns of its lists: `word/chain.ts`. */
export const dloLabels = {
  dloTitle: 'Tajuk DLO',
  dloDescription: 'Penerangan',
  durationMinutes: 'Tempoh',
  targetAudience: 'Kumpulan Sasaran',
  kppbModel: resultLabels.kppbModel,
  learningObjectives: 'Objektif Pembelajaran',
  activities: 'Aktiviti Pembelajaran',
  multimediaElements: 'Elemen Multimedia',
  assessmentMethods: 'Kaedah Pentaksiran',
  stimulus: 'Data dan Bahan Rangsangan',
  answerKey: 'Lampiran: Kunci Jawapan',
} as const;

/** 'Projek Digital, EDUP3063 (60%)'. */
export const methodWeightLabel = (method: { courseAssessment: string; weight: number | null }): string => {
  const { courseAssessment, weight } = method;
  const share = weight === null ? '' : weightLabel(weight);
  // It is looked at within the DLO alone.
  if (courseAssessment === '') return share || 'Tanpa wajaran';
  return share === '' ? courseAssessment : `${courseAssessment} (${share})`;
};

export const totalMarks = (rubric: readonly { marks: number }[]): number =>
  rubric.reduce((sum, { marks }) => sum + marks, 0);

/** Marks with their share: '20 markah (25%)'; of 100 they are the same. */
export const marksLabel = (marks: number, weight?: number): string =>
  weight === undefined || weight === marks ? `${marks} markah` : `${marks} markah (${weightLabel(weight)})`;

export const minutesLabel = (minutes: number): string => `${minutes} minit`;

/** The 13 sections of the report, in the order of spec 1 §2; its English names stay beside the Malay ones. */
export const reportLabels = {
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
} as const;
/** All but the sources are written texts. */
export const reportTextKeys = keysOf(reportLabels).filter((key) => key !== 'evidenceBase');
