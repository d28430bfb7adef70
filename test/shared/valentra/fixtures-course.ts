import { courseView, type Course } from '../../../shared/valentra/course/courseView.ts';
import { courseRead, found } from '../../support/course.ts';

const outcome = (n: number, cloStatement: string, level: string, hpp: string[]) => ({
  id: `CLO${n}`,
  cloNumber: `HPK${n}`,
  cloStatement,
  domain: [],
  level,
  hpp,
  skills: [],
});
const topic = (title: string, subtopics: string[], hours: number, week: string, cloIds: string[]) => ({
  id: title,
  title,
  subtopics,
  hours,
  week,
  cloIds,
});
const stated = (type: string, weight: number, description: string, cloIds: string[]) => ({
  id: type,
  type,
  weight,
  slt: null,
  duration: '',
  week: '',
  count: null,
  hpp: [],
  description,
  cloIds,
});

const outcomes = [
  outcome(1, 'Menerangkan konsep asas literasi media dan peranannya dalam pengajaran.', 'C2', ['HP1']),
  outcome(2, 'Menganalisis kandungan media untuk kesesuaian penggunaannya di dalam bilik darjah.', 'C4', [
    'HP2',
    'HP5',
  ]),
  outcome(3, 'Membina bahan media pengajaran secara berkumpulan dengan beretika.', 'C6, P4, A3', ['HP4', 'HP6']),
];
const assessments = [
  stated('Laporan Analisis Media', 30, 'Menganalisis satu siri berita daring.', ['CLO2']),
  stated('Projek Video Berkumpulan', 30, 'Membina video pengajaran lima minit.', ['CLO3']),
  stated('Kuiz', 10, 'Topik 1 hingga 2.', ['CLO1']),
  stated('Peperiksaan Akhir', 30, 'Semua topik.', ['CLO1', 'CLO2', 'CLO3']),
];

/** The invented course as it was read from its document. */
export const courseReadFrom = courseRead({
  courseCode: 'XMLD2103',
  courseName: 'Literasi Media dalam Pengajaran',
  credit: 3,
  institution: 'Institut Contoh',
  faculty: 'Jabatan Ilmu Pendidikan',
  programme: 'Ijazah Sarjana Muda Perguruan',
  semester: 'Semester 1 2026/2027',
  clos: outcomes,
  topics: [
    topic('Konsep Literasi Media', ['Definisi literasi media', 'Sejarah media massa'], 6, '1-2', ['CLO1']),
    topic('Bahasa dan Teks Media', ['Kod dan konvensyen', 'Khalayak sasaran'], 9, '3-5', ['CLO1', 'CLO2']),
    topic('Penilaian Maklumat', ['Kesahihan sumber', 'Berita palsu'], 9, '6-8', ['CLO2']),
    topic('Analisis Kandungan Media', ['Pemilihan bahan', 'Semiotik', 'Representasi'], 12, '9-12', ['CLO2']),
    topic('Penghasilan Media Pengajaran', ['Papan cerita', 'Etika penerbitan'], 6, '13-14', ['CLO3']),
  ],
  assessments,
  facts: {
    courseCode: found('Kod kursus: XMLD2103'),
    courseName: found('Nama kursus: Literasi Media dalam Pengajaran'),
    ...Object.fromEntries([
      ...outcomes.map(({ id, cloNumber, cloStatement }) => [id, found(`${cloNumber} ${cloStatement}`)]),
      ...assessments.map(({ id, weight }) => [id, found(`${id} ${weight}%`, 'Muka surat 3')]),
    ]),
  },
  sourceDocument: 'XMLD2103 Literasi Media.pdf',
});

/** The same course as VALENTRA sees it. */
export const course: Course = courseView(courseReadFrom);
export const { info, clos, topics: topicsOfCourse } = course;
