import type { Pentaksiran, PentaksiranTask } from '../../../shared/valentra/schemas.ts';
import { clos, info } from './fixtures-course.ts';
import { objectives } from './fixtures-jst.ts';

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
    flags: [],
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
    flags: [],
  },
];

export const pentaksiran: Pentaksiran = {
  courseInfo: info,
  cloList: clos,
  objectives,
  tasks,
  totalTasks: 2,
  warnings: [],
  engineNotice: null,
};
