import { fieldLabels } from '../../../shared/valentra/labels.ts';
import { rubricOf } from '../../../shared/valentra/tasks/rubric.ts';
import { rubrikLevels, type Pentaksiran, type PentaksiranTask, type Rubrik } from '../../../shared/valentra/schemas.ts';
import { clos, info } from './fixtures-course.ts';
import { jst } from './fixtures-jst.ts';

const tasks: PentaksiranTask[] = [
  {
    taskNumber: 1,
    taskType: 'Laporan Analisis Media',
    taskCode: 'T1',
    clo: ['CLO2'],
    taskPercentage: 30,
    theBigIdea: 'Media tidak pernah menyampaikan dunia seadanya; media memilih, menyusun dan membingkainya.',
    essentialQuestion: 'Bagaimanakah guru menentukan bahawa sesuatu bahan media layak dibawa ke dalam bilik darjah?',
    stimulus: {
      type: 'Kajian kes',
      title: 'Banjir di Kampung Seri Damai',
      content:
        'Tiga portal berita melaporkan banjir yang sama dengan tajuk, gambar dan angka mangsa yang berlainan. Cikgu Rahimah mahu menggunakan salah satu laporan itu dalam pelajaran Tahun Lima.',
      source: 'Situasi rekaan untuk tujuan pentaksiran',
    },
    question: {
      marks: 100,
      statement: 'Analisis ketiga-tiga laporan itu dan tentukan laporan yang paling sesuai untuk murid Tahun Lima.',
      description: 'Laporan 1,500 patah perkataan yang merangkumi perbandingan, bukti dan cadangan penggunaan.',
      domains: { cognitive: ['C4'], outcomes: ['HP2', 'HP5'] },
    },
  },
  {
    taskNumber: 2,
    taskType: 'Projek Video Berkumpulan',
    taskCode: 'T2',
    clo: ['CLO3'],
    taskPercentage: 30,
    theBigIdea: 'Penerbit media memikul tanggungjawab terhadap khalayaknya.',
    essentialQuestion: 'Apakah yang menjadikan sebuah video pengajaran berkesan dan beretika?',
    stimulus: {
      type: 'Situasi',
      title: 'Saluran video sekolah',
      content: 'Sebuah sekolah rendah mahu melancarkan saluran video yang menyokong pembelajaran kendiri murid.',
      source: 'Situasi rekaan untuk tujuan pentaksiran',
    },
    question: {
      marks: 100,
      statement: 'Bina sebuah video pengajaran berdurasi lima minit untuk saluran itu bersama-sama ahli kumpulan anda.',
      description: 'Video, papan cerita dan catatan pembahagian tugas kumpulan.',
      domains: { cognitive: ['C6'], outcomes: ['HP4', 'HP6'] },
    },
  },
];

export const pentaksiran: Pentaksiran = {
  courseInfo: info,
  cloList: clos,
  objectives: jst.objectives,
  tasks,
  totalTasks: 2,
  engineNotice: null,
};

type Criterion = Parameters<typeof rubricOf>[1][number];

/** A criterion as a model writes it, each level in words of its own. */
const written = (name: string, hp: string, domains: string[]): Criterion => ({
  name,
  hp,
  domains,
  weight: 1,
  levels: Object.fromEntries(
    rubrikLevels.map((level, i) => [
      level,
      `${name} dengan ${rubrikLevels.length - i} bukti pada tahap ${fieldLabels[level].toLowerCase()}.`,
    ]),
  ) as Criterion['levels'],
});

/** The criteria of the invented course's two tasks. */
const criteria = [
  written('Ketepatan analisis', 'HP2', ['C4']),
  written('Kejelasan laporan', 'HP5', ['C4']),
  written('Kerjasama kumpulan', 'HP4', ['A3']),
  written('Mutu video', 'HP6', ['C6', 'P4']),
];

const rubriks = jst.assessments
  .slice(0, 2)
  .map(({ code: taskCode, type: taskType, percentage: taskPercentage, hpAllocation }, i) =>
    rubricOf(
      { taskNumber: i + 1, taskType, taskCode, taskPercentage, totalMarks: 100, hpAllocation, criteria: [] },
      criteria.filter(({ hp }) => hp in hpAllocation),
    ),
  );

export const rubrik: Rubrik = { courseInfo: info, rubriks, totalRubriks: 2, engineNotice: null };
