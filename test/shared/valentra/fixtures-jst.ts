import { recomputed } from '../../../shared/valentra/editing/recompute.ts';
import { defaultFact } from '../../../shared/valentra/course/valueFacts.ts';
import { levelNames, jsuSummary } from '../../../shared/valentra/counting/levels.ts';
import {
  type CognitiveLevel,
  type Jst,
  type JstAssessment,
  jstAssessmentSchema,
  jstSchema,
  type Jsu,
  jsuSchema,
} from '../../../shared/valentra/schemas.ts';
import { bareOf } from '../../support/bare.ts';
import { clos, course, info, topicsOfCourse } from './fixtures-course.ts';

const bare = bareOf(jstAssessmentSchema.omit({ isTest: true }));
const noDomains = bare.domains;

/** An assessment of a JST; a task without more. */
export const jstAssessment = (words: Partial<JstAssessment> & Pick<JstAssessment, 'code' | 'type'>): JstAssessment => ({
  ...bare,
  isTest: false,
  facts: { slt: defaultFact },
  ...words,
});

const titles = topicsOfCourse.map(({ title }) => title);

/** What the JST adds to each assessment of the course. */
const rows: Omit<Parameters<typeof jstAssessment>[0], 'type'>[] = [
  {
    code: 'T1',
    suggestedQuestionType: 'Kajian kes',
    topics: titles.slice(2, 4),
    objective: 'Menganalisis kesesuaian satu siri berita daring sebagai bahan pengajaran.',
    hpAllocation: { HP2: 60, HP5: 40 },
    domains: { ...noDomains, cognitive: ['C4'], skills: ['Komunikasi bertulis'], outcomes: ['HP2', 'HP5'] },
    criteria: ['Ketepatan analisis', 'Kejelasan laporan'],
    startDate: 'Minggu 6',
    dueDate: 'Minggu 10',
  },
  {
    code: 'T2',
    suggestedQuestionType: 'Projek',
    topics: titles.slice(4),
    objective: 'Membina video pengajaran secara berkumpulan dengan mematuhi etika penerbitan.',
    hpAllocation: { HP4: 50, HP6: 50 },
    domains: {
      cognitive: ['C6'],
      affective: ['A3'],
      psychomotor: ['P4'],
      skills: ['Digital'],
      outcomes: ['HP4', 'HP6'],
    },
    criteria: ['Kerjasama kumpulan', 'Mutu video'],
    startDate: 'Minggu 10',
    dueDate: 'Minggu 14',
  },
  {
    code: 'U1',
    suggestedQuestionType: 'Aneka pilihan',
    topics: titles.slice(0, 2),
    isTest: true,
    hpAllocation: { HP1: 100 },
  },
  {
    code: 'U2',
    suggestedQuestionType: 'Struktur',
    topics: titles,
    isTest: true,
    hpAllocation: { HP1: 20, HP2: 20, HP4: 20, HP5: 20, HP6: 20 },
  },
];

export const jst: Jst = recomputed('jst', {
  ...bareOf(jstSchema.omit({ courseInfo: true, hasQuizOrExam: true, metadata: true })),
  courseInfo: info,
  hasQuizOrExam: false,
  assessments: course.assessments.map(({ facts: _, ...stated }, i) =>
    jstAssessment({ code: '', ...stated, ...rows[i] }),
  ),
  cloList: clos,
  metadata: { generatedDate: '2026-03-02T01:30:00.000Z' },
});

const jsuRows: [topic: number, subtopic: string, clo: string, level: CognitiveLevel, marks: number, what: string][] = [
  [0, 'Definisi literasi media', 'CLO1', 'C1', 6, 'Menyatakan takrif literasi media'],
  [0, 'Sejarah media massa', 'CLO1', 'C2', 8, 'Menerangkan perkembangan media massa'],
  [1, 'Kod dan konvensyen', 'CLO1', 'C2', 8, 'Menghuraikan kod dan konvensyen teks media'],
  [1, 'Khalayak sasaran', 'CLO2', 'C3', 10, 'Mengaplikasikan profil khalayak dalam pemilihan bahan'],
  [2, 'Kesahihan sumber', 'CLO2', 'C2', 8, 'Menjelaskan ciri sumber yang sahih'],
  [2, 'Berita palsu', 'CLO2', 'C4', 12, 'Membezakan berita sahih daripada berita palsu'],
  [3, 'Pemilihan bahan', 'CLO2', 'C3', 10, 'Menggunakan kriteria pemilihan bahan'],
  [3, 'Semiotik', 'CLO2', 'C4', 12, 'Menganalisis makna tanda dalam iklan'],
  [3, 'Representasi', 'CLO2', 'C5', 14, 'Menilai gambaran sesuatu kaum dalam media'],
  [4, 'Papan cerita', 'CLO3', 'C6', 12, 'Mereka papan cerita video pengajaran'],
];

export const jsu: Jsu = recomputed('jsu', {
  courseInfo: info,
  ...bareOf(jsuSchema.omit({ courseInfo: true, summary: true })),
  questions: jsuRows.map(([place, subtopic, clo, cognitiveLevel, marks, what], index) => ({
    number: index + 1,
    clo,
    topic: titles[place] ?? '',
    subtopic,
    weightage: 0,
    tslt: 0,
    cognitiveLevel,
    cognitiveDescription: `${what} (${levelNames[cognitiveLevel]})`,
    questionType: 'LOTS',
    kind: null,
    marks,
  })),
  summary: jsuSummary([]),
  totalMarks: 100,
  topics: topicsOfCourse.map(({ title, hours, clo }) => ({
    title,
    hours: hours ?? 0,
    questions: 0,
    marks: 0,
    percentage: 0,
    clo,
  })),
});
