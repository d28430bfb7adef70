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

/** Of their pages and files. */
export const stageTitles: Record<StageName, string> = {
  merangkai: 'Hasil Merangkai',
  scripts: stepLabels.scripts,
  dlo: 'Objek Pembelajaran Digital (DLO)',
  report: 'Laporan Eksekutif',
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

/** A section of a script: how long it takes, null for what runs through the others; the names of its `elements`, or else it is one text. */
interface ScriptSection {
  title: string;
  minutes: number | null;
  elements?: Readonly<Record<string, string>>;
}

/** 60 minutes. */
export const scriptType1: Record<keyof typeof scriptType1Schema.shape, ScriptSection> = {
  scriptType1Introduction: { title: 'Pengenalan', minutes: 10 },
  scriptType1LearningHowToLearn: { title: learningModelLabels.learningHowToLearn, minutes: 10 },
  scriptType1Aspiration: { title: learningModelLabels.aspiration, minutes: 5 },
  scriptType1Relationship: { title: learningModelLabels.relationship, minutes: 10 },
  scriptType16cMapping: { title: chainLabels.sixC, minutes: 15, elements: sixCLabels },
  scriptType1StudentReflection: { title: 'Refleksi Pelajar', minutes: 7 },
  scriptType1Conclusion: { title: 'Kesimpulan', minutes: 3 },
};

/** 45 minutes. */
export const scriptType2: Record<keyof typeof scriptType2Schema.shape, ScriptSection> = {
  scriptType2Context: { title: 'Konteks', minutes: 5 },
  scriptType2DloObjective: { title: 'Objektif DLO', minutes: 5 },
  scriptType2ModelPembelajaran: { title: 'Model Pembelajaran', minutes: 10, elements: learningModelLabels },
  scriptType26cMapping: { title: chainLabels.sixC, minutes: 7, elements: sixCLabels },
  scriptType23eFramework: { title: chainLabels.threeE, minutes: 10, elements: threeELabels },
  scriptType23rFramework: { title: chainLabels.threeR, minutes: null, elements: threeRLabels },
  scriptType2StudentReflection: { title: 'Refleksi Pelajar', minutes: 5 },
  scriptType2Summary: { title: 'Rumusan', minutes: 3 },
};

export type ScriptName = keyof typeof scriptType1 | keyof typeof scriptType2;
/** The two tabs of the scripts (spec 1 §2). */
export const scriptTypes: { title: string; sections: Partial<Record<ScriptName, ScriptSection>> }[] = [
  { title: 'Jenis 1: Semasa PdP', sections: scriptType1 },
  { title: 'Jenis 2: Selepas DLO', sections: scriptType2 },
];

/** The DLO page and file, in the order of spec 1 §2. */
export const dloLabels = {
  /** Of what is looked at within the DLO alone. */
  noWeight: 'Tanpa wajaran',
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

/** Heads what was named as a source and is not known to exist; stands under the sources. */
export const unconfirmedSourcesLabel = 'Sumber yang belum disahkan: semak sebelum digunakan';

export const evidenceBaseLabels = { source: 'Sumber', type: 'Jenis', relevance: 'Kerelevanan' } as const;
