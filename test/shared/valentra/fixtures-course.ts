import type { Course as CourseRead } from '../../../shared/course/course.ts';
import { courseRead, found } from '../../support/course.ts';
import { defaultFact } from '../../../shared/valentra/stated.ts';
import type { Course, Topic } from '../../../shared/valentra/schemas.ts';

/** What the invented document says of its course. */
export const info: Course['info'] = {
  code: 'XMLD2103',
  name: 'Literasi Media dalam Pengajaran',
  creditValue: 3,
  totalCLO: 3,
  duration: '120 minit',
  durationFact: defaultFact,
  assessmentType: 'Ujian',
};

export const clos: Course['clos'] = [
  {
    code: 'CLO1',
    alternateCode: 'HPK1',
    statement: 'Menerangkan konsep asas literasi media dan peranannya dalam pengajaran.',
    domains: ['C2'],
    hp: ['HP1'],
    fact: found('HPK1 Menerangkan konsep asas literasi media dan peranannya dalam pengajaran (C2, HP1)'),
  },
  {
    code: 'CLO2',
    alternateCode: 'HPK2',
    statement: 'Menganalisis kandungan media untuk kesesuaian penggunaannya di dalam bilik darjah.',
    domains: ['C4'],
    hp: ['HP2', 'HP5'],
    fact: found('HPK2 Menganalisis kandungan media untuk kesesuaian penggunaannya di dalam bilik darjah'),
  },
  {
    code: 'CLO3',
    alternateCode: 'HPK3',
    statement: 'Membina bahan media pengajaran secara berkumpulan dengan beretika.',
    domains: ['C6', 'P4', 'A3'],
    hp: ['HP4', 'HP6'],
    fact: found('HPK3 Membina bahan media pengajaran secara berkumpulan dengan beretika (C6, P4, A3)'),
  },
];

export const topicsOfCourse: [Topic, Topic, Topic, Topic, Topic] = [
  topic('Konsep Literasi Media', ['Definisi literasi media', 'Sejarah media massa'], 6, ['CLO1'], '1-2'),
  topic('Bahasa dan Teks Media', ['Kod dan konvensyen', 'Khalayak sasaran'], 9, ['CLO1', 'CLO2'], '3-5'),
  topic('Penilaian Maklumat', ['Kesahihan sumber', 'Berita palsu'], 9, ['CLO2'], '6-8'),
  topic('Analisis Kandungan Media', ['Pemilihan bahan', 'Semiotik', 'Representasi'], 12, ['CLO2'], '9-12'),
  topic('Penghasilan Media Pengajaran', ['Papan cerita', 'Etika penerbitan'], 6, ['CLO3'], '13-14'),
];

function topic(title: string, subtopics: string[], hours: number | null, clo: string[], week: string): Topic {
  return { title, subtopics, hours, clo, week, fact: null };
}

export const cover: Course['cover'] = {
  institution: 'Institut Contoh',
  faculty: 'Jabatan Ilmu Pendidikan',
  programme: 'Ijazah Sarjana Muda Perguruan',
  semester: 'Semester 1 2026/2027',
  language: 'ms',
};

export const course: Course = {
  info,
  cover,
  clos,
  topics: topicsOfCourse,
  assessments: [
    stated('Laporan Analisis Media', 30, 'Menganalisis satu siri berita daring.', ['CLO2']),
    stated('Projek Video Berkumpulan', 30, 'Membina video pengajaran lima minit.', ['CLO3']),
    stated('Kuiz', 10, 'Topik 1 hingga 2.', ['CLO1']),
    stated('Peperiksaan Akhir', 30, 'Semua topik.', ['CLO1', 'CLO2', 'CLO3']),
  ],
  unconfirmed: [],
};

function stated(type: string, percentage: number | null, description: string, clo: string[]) {
  const fact = found(`${type} ${percentage ?? ''}%`, 'Muka surat 3');
  return {
    type,
    percentage,
    description,
    clo,
    slt: null,
    duration: '',
    fact,
    facts: { percentage: fact, clo: fact },
  };
}

/** The same course as it was read from its document. */
export const courseReadFrom: CourseRead = courseRead({
  courseCode: info.code,
  courseName: info.name,
  credit: info.creditValue,
  clos: clos.map(({ code, alternateCode, statement, domains, hp }) => ({
    id: code,
    cloNumber: alternateCode,
    cloStatement: statement,
    domain: [],
    level: domains.join(', '),
    hpp: hp,
    skills: [],
  })),
  topics: topicsOfCourse.map(({ title, subtopics, hours, week, clo }) => ({
    id: title,
    title,
    subtopics,
    hours,
    week,
    cloIds: clo,
  })),
  assessments: course.assessments.map(({ type, percentage, description, clo }) => ({
    id: type,
    type,
    weight: percentage,
    slt: null,
    duration: '',
    description,
    cloIds: clo,
  })),
  facts: {
    courseCode: found('Kod kursus: XMLD2103'),
    courseName: found('Nama kursus: Literasi Media dalam Pengajaran'),
    ...Object.fromEntries([
      ...clos.map(({ code, fact }) => [code, fact]),
      ...course.assessments.map(({ type, fact }) => [type, fact]),
    ]),
  },
  sourceDocument: 'XMLD2103 Literasi Media.pdf',
});
