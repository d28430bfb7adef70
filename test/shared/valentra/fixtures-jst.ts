import { found } from '../../support/course.ts';
import { defaultFact } from '../../../shared/valentra/stated.ts';
import type { Jst, JstAssessment } from '../../../shared/valentra/schemas.ts';
import { clos, info, topicsOfCourse } from './fixtures-course.ts';

const noDomains: JstAssessment['domains'] = { cognitive: [], affective: [], psychomotor: [], skills: [], outcomes: [] };

/** An assessment of a JST; a test without more. */
export const jstAssessment = (words: Partial<JstAssessment> & Pick<JstAssessment, 'code' | 'type'>): JstAssessment => ({
  percentage: null,
  slt: null,
  duration: '',
  suggestedQuestionType: '',
  topics: [],
  clo: [],
  description: '',
  objective: '',
  hpAllocation: {},
  domains: noDomains,
  criteria: [],
  startDate: '',
  dueDate: '',
  isTest: false,
  fact: null,
  facts: { slt: defaultFact },
  ...words,
});

export const objectives: Jst['objectives'] = [
  { clo: 'CLO2', objective: 'Menganalisis kesesuaian satu siri berita daring sebagai bahan pengajaran.' },
  { clo: 'CLO3', objective: 'Membina video pengajaran secara berkumpulan dengan mematuhi etika penerbitan.' },
];

export const titles = topicsOfCourse.map(({ title }) => title);

export const jst: Jst = {
  courseInfo: info,
  assessments: [
    jstAssessment({
      code: 'T1',
      type: 'Laporan Analisis Media',
      percentage: 30,
      slt: 36,
      suggestedQuestionType: 'Kajian kes',
      topics: titles.slice(2, 4),
      clo: ['CLO2'],
      description: 'Menganalisis satu siri berita daring.',
      objective: objectives[0]?.objective,
      hpAllocation: { HP2: 60, HP5: 40 },
      domains: { ...noDomains, cognitive: ['C4'], skills: ['Komunikasi bertulis'], outcomes: ['HP2', 'HP5'] },
      criteria: ['Ketepatan analisis', 'Kejelasan laporan'],
      startDate: 'Minggu 6',
      dueDate: 'Minggu 10',
      fact: found('Laporan Analisis Media 30%', 'Muka surat 3'),
    }),
    jstAssessment({
      code: 'T2',
      type: 'Projek Video Berkumpulan',
      percentage: 30,
      slt: 36,
      suggestedQuestionType: 'Projek',
      topics: titles.slice(4),
      clo: ['CLO3'],
      description: 'Membina video pengajaran lima minit.',
      objective: objectives[1]?.objective,
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
      fact: found('Projek Video Berkumpulan 30%', 'Muka surat 3'),
    }),
    jstAssessment({
      code: 'U1',
      type: 'Kuiz',
      percentage: 10,
      slt: 12,
      suggestedQuestionType: 'Aneka pilihan',
      topics: titles.slice(0, 2),
      clo: ['CLO1'],
      isTest: true,
      hpAllocation: { HP1: 100 },
      fact: found('Kuiz 10%', 'Muka surat 3'),
    }),
    jstAssessment({
      code: 'U2',
      type: 'Peperiksaan Akhir',
      percentage: 30,
      slt: 36,
      suggestedQuestionType: 'Struktur',
      topics: titles,
      clo: ['CLO1', 'CLO2', 'CLO3'],
      isTest: true,
      hpAllocation: { HP1: 20, HP2: 20, HP4: 20, HP5: 20, HP6: 20 },
      fact: found('Peperiksaan Akhir 30%', 'Muka surat 3'),
    }),
  ],
  totalAssessments: 4,
  totalPercentage: 100,
  cloList: clos,
  objectives,
  tasksSummary: [
    {
      taskNumber: 1,
      taskType: 'Laporan Analisis Media',
      percentage: 30,
      displayFormat: 'Tugasan 1: Laporan Analisis Media (30%)',
      domains: [
        { code: 'C4', descriptor: 'Menganalisis' },
        { code: 'HP2', descriptor: 'Kemahiran kognitif' },
        { code: 'HP5', descriptor: 'Kemahiran komunikasi' },
      ],
    },
    {
      taskNumber: 2,
      taskType: 'Projek Video Berkumpulan',
      percentage: 30,
      displayFormat: 'Tugasan 2: Projek Video Berkumpulan (30%)',
      domains: [
        { code: 'C6', descriptor: 'Mencipta' },
        { code: 'A3', descriptor: 'Menilai' },
        { code: 'P4', descriptor: 'Respons mekanistik' },
        { code: 'HP4', descriptor: 'Kemahiran interpersonal' },
        { code: 'HP6', descriptor: 'Kemahiran digital' },
      ],
    },
  ],
  hasQuizOrExam: true,
  metadata: { generatedDate: '2026-03-02T01:30:00.000Z' },
  tasks: [
    {
      taskNumber: 1,
      taskCode: 'T1',
      taskType: 'Laporan Analisis Media',
      percentage: 30,
      clo: ['CLO2'],
      hp: ['HP2', 'HP5'],
    },
    {
      taskNumber: 2,
      taskCode: 'T2',
      taskType: 'Projek Video Berkumpulan',
      percentage: 30,
      clo: ['CLO3'],
      hp: ['HP4', 'HP6'],
    },
  ],
  warnings: [],
  engineNotice: null,
};
