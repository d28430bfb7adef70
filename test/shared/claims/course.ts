import type { Course } from '../../../shared/course/course.ts';
import { courseSource } from '../../../shared/claims/course.ts';
import { knownOf, type Known } from '../../../shared/claims/known.ts';
import type { Source } from '../../../shared/claims/truth.ts';
import { courseRead, found } from '../../support/course.ts';

const clo = (n: number, level: string, hpp: string[]) => ({
  id: `clo_${n}`,
  cloNumber: `CLO${n}`,
  cloStatement: '',
  domain: [],
  level,
  hpp,
  skills: [],
});
const task = (n: number, type: string, weight: number, slt: number, week: string, cloIds: string[]) => ({
  id: `task_${n}`,
  type,
  weight,
  slt,
  week,
  cloIds,
  duration: '',
  count: n === 1 ? 2 : null,
  hpp: [],
  description: '',
});
const topic = (n: number, title: string, week: string, hours: number) => ({
  id: `topic_${n}`,
  title,
  week,
  hours,
  subtopics: [],
  cloIds: [],
});
const fields = ['level', 'hpp', 'weight', 'slt', 'week', 'count', 'cloIds', 'hours'];
const rows = ['clo_1', 'clo_2', 'clo_3', 'task_1', 'task_2', 'task_3', 'task_4', 'topic_1', 'topic_2', 'topic_3'];

/** A course of fieldwork; every value of it is found but the weight of `Peperiksaan Akhir`. */
export const fieldwork: Course = courseRead({
  courseCode: 'GEO2113',
  courseName: 'Kajian Lapangan',
  credit: 3,
  clos: [clo(1, 'C2', ['PLO1']), clo(2, 'C4', ['PLO2']), clo(3, 'P3', ['PLO3'])],
  assessments: [
    task(1, 'Kuiz', 10, 4, '5', ['clo_1']),
    task(2, 'Survey Project', 20, 20, '10', ['clo_2']),
    task(3, 'Laporan Kerja Lapangan (kumpulan)', 30, 24, '13', ['clo_2', 'clo_3']),
    task(4, 'Peperiksaan Akhir', 40, 12, '', ['clo_1', 'clo_2']),
  ],
  topics: [
    topic(1, 'Persampelan tanah', '3-4', 6),
    topic(2, 'Pemetaan digital', '7', 9),
    topic(3, 'Penulisan laporan', '12-14', 6),
  ],
  references: ['Bakri, R. & Osman, K. (2020). Geografi Lapangan. Tanjong Malim: Penerbit Bitara.'],
  facts: {
    credit: found('3'),
    ...Object.fromEntries(rows.flatMap((row) => fields.map((field) => [`${row}.${field}`, found('')]))),
    'task_4.weight': { ...found(''), state: 'unconfirmed' },
    topic_1: found('3-4 | Persampelan tanah | 4 | 2 | 6'),
  },
  printedHours: [2, 4, 6, 28, 120],
});
const other: Course = courseRead({
  ...fieldwork,
  courseCode: 'STA1043',
  courseName: 'Statistik Asas',
  clos: [clo(1, 'C3', ['HP1']), clo(2, 'A3', ['HP4'])],
  assessments: [task(1, 'Kuiz', 15, 3, '6', ['clo_1']), task(2, 'Analisis Data', 25, 18, '11', ['clo_1'])],
  topics: [topic(1, 'Ujian t', '9', 5)],
  references: [],
});

/** What the suite knows beside the courses: settings, what code has planned, the glossary, and notes. */
const beside: Source[] = [
  {
    figures: [
      { unit: 'people', value: 30 },
      { unit: 'weeks', value: 14 },
      { unit: 'time', value: 130 },
      { unit: 'groups', value: 6 },
      { unit: 'members', value: 5 },
      { unit: 'marks', value: 100 },
    ],
    entries: [
      { name: 'Kutip sampel', kind: 'activity', figures: [{ unit: 'time', value: 40 }] },
      { name: 'Bentang peta', kind: 'activity', figures: [{ unit: 'time', value: 20 }] },
      { name: 'Ketepatan data', kind: 'activity', figures: [{ unit: 'marks', value: 25 }] },
      {
        name: 'DLO',
        kind: 'whole',
        figures: [
          { unit: 'time', value: 130 },
          { unit: 'objectives', value: 4 },
        ],
        parts: [{ unit: 'time', value: 40 }],
      },
    ],
    mentioned: [
      { unit: 'time', value: 45 },
      { unit: 'percent', value: 85 },
    ],
    lines: ['Taksonomi Bloom Bloom, B. S. (Ed.) (1956). Taxonomy of educational objectives.', 'MRBP'],
  },
  { lines: ['Menurut nota kuliah Dr. Salmah Idris, laporan JMG (2019) merekodkan pH 5.2.', 'Jadual 1: Bacaan pH'] },
];
export const knownOfFieldwork: Known = knownOf([
  courseSource(fieldwork, 'GEO2113'),
  courseSource(other, 'STA1043'),
  ...beside,
]);
