import type { Rubrik, RubrikCriterion, RubrikItem } from '../../../shared/valentra/schemas.ts';
import { info } from './fixtures-course.ts';

type Descriptors = [string, string, string, string, string];

/** A criterion with its five descriptors, best first. */
export const criterionOf = (
  words: Pick<RubrikCriterion, 'name' | 'hp' | 'marks' | 'domains'>,
  [amatCemerlang, cemerlang, kepujian, sederhana, lemah]: Descriptors,
): RubrikCriterion => ({
  ...words,
  levels: {
    amatCemerlang: { range: '90-100%', descriptor: amatCemerlang },
    cemerlang: { range: '80-89%', descriptor: cemerlang },
    kepujian: { range: '65-79%', descriptor: kepujian },
    sederhana: { range: '50-64%', descriptor: sederhana },
    lemah: { range: '0-49%', descriptor: lemah },
  },
});

/** The rubric of one of the invented course's two tasks. */
const itemOf = (taskNumber: 1 | 2, taskType: string, criteria: RubrikCriterion[]): RubrikItem => ({
  taskNumber,
  taskType,
  taskCode: `T${taskNumber}`,
  taskPercentage: 30,
  totalMarks: 100,
  criteria,
  summary: {
    totalCriteria: 2,
    hpInvolved: criteria.map(({ hp }) => hp),
    promised: [],
    validation: { criteriaMatchHP: true, fiveLevels: true },
  },
  flags: [],
});

export const rubrik: Rubrik = {
  courseInfo: info,
  rubriks: [
    itemOf(1, 'Laporan Analisis Media', [
      criterionOf({ name: 'Ketepatan analisis', hp: 'HP2', marks: 60, domains: ['C4'] }, [
        'Analisis menyeluruh, tepat dan disokong bukti daripada ketiga-tiga laporan.',
        'Analisis tepat dan disokong bukti daripada dua laporan.',
        'Analisis tepat dengan bukti yang terhad.',
        'Analisis separa tepat dan kurang bukti.',
        'Analisis tidak tepat atau tiada bukti.',
      ]),
      criterionOf({ name: 'Kejelasan laporan', hp: 'HP5', marks: 40, domains: ['C4'] }, [
        'Laporan sangat jelas, tersusun dan menggunakan laras akademik sepenuhnya.',
        'Laporan jelas dan tersusun dengan laras akademik.',
        'Laporan jelas tetapi susunannya belum kemas.',
        'Laporan kurang jelas dan kurang tersusun.',
        'Laporan sukar difahami.',
      ]),
    ]),
    itemOf(2, 'Projek Video Berkumpulan', [
      criterionOf({ name: 'Kerjasama kumpulan', hp: 'HP4', marks: 50, domains: ['A3'] }, [
        'Setiap ahli menyumbang secara seimbang dan saling menyokong sepanjang projek.',
        'Setiap ahli menyumbang dan kerjasama berjalan lancar.',
        'Kebanyakan ahli menyumbang.',
        'Sumbangan ahli tidak seimbang.',
        'Kerja dilakukan oleh seorang ahli sahaja.',
      ]),
      criterionOf({ name: 'Mutu video', hp: 'HP6', marks: 50, domains: ['C6', 'P4'] }, [
        'Video sangat kreatif, lancar dan menepati tujuan pengajaran.',
        'Video kreatif dan menepati tujuan pengajaran.',
        'Video menepati tujuan pengajaran tetapi suntingannya biasa.',
        'Video kurang menepati tujuan pengajaran.',
        'Video tidak lengkap atau tidak dapat digunakan.',
      ]),
    ]),
  ],
  totalRubriks: 2,
  warnings: [],
  engineNotice: null,
};
