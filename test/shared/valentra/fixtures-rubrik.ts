import { rubricOf } from '../../../shared/valentra/rubric.ts';
import { rubrikLevels, type Rubrik } from '../../../shared/valentra/schemas.ts';
import { info } from './fixtures-course.ts';
import { jst } from './fixtures-jst.ts';

type Criterion = Parameters<typeof rubricOf>[1][number];

/** A criterion as a model writes it, its descriptors a line each, best first. */
const written = (name: string, hp: string, domains: string[], descriptors: string): Criterion => ({
  name,
  hp,
  domains,
  weight: 1,
  levels: Object.fromEntries(
    descriptors
      .trim()
      .split('\n')
      .map((line, i) => [rubrikLevels[i], line.trim()]),
  ) as Criterion['levels'],
});

/** The criteria of the invented course's two tasks. */
const criteria = [
  written(
    'Ketepatan analisis',
    'HP2',
    ['C4'],
    `Analisis menyeluruh, tepat dan disokong bukti daripada ketiga-tiga laporan.
     Analisis tepat dan disokong bukti daripada dua laporan.
     Analisis tepat dengan bukti yang terhad.
     Analisis separa tepat dan kurang bukti.
     Analisis tidak tepat atau tiada bukti.`,
  ),
  written(
    'Kejelasan laporan',
    'HP5',
    ['C4'],
    `Laporan sangat jelas, tersusun dan menggunakan laras akademik sepenuhnya.
     Laporan jelas dan tersusun dengan laras akademik.
     Laporan jelas tetapi susunannya belum kemas.
     Laporan kurang jelas dan kurang tersusun.
     Laporan sukar difahami.`,
  ),
  written(
    'Kerjasama kumpulan',
    'HP4',
    ['A3'],
    `Setiap ahli menyumbang secara seimbang dan saling menyokong sepanjang projek.
     Setiap ahli menyumbang dan kerjasama berjalan lancar.
     Kebanyakan ahli menyumbang.
     Sumbangan ahli tidak seimbang.
     Kerja dilakukan oleh seorang ahli sahaja.`,
  ),
  written(
    'Mutu video',
    'HP6',
    ['C6', 'P4'],
    `Video sangat kreatif, lancar dan menepati tujuan pengajaran.
     Video kreatif dan menepati tujuan pengajaran.
     Video menepati tujuan pengajaran tetapi suntingannya biasa.
     Video kurang menepati tujuan pengajaran.
     Video tidak lengkap atau tidak dapat digunakan.`,
  ),
];

const rubriks = jst.assessments
  .slice(0, 2)
  .map(({ code: taskCode, type: taskType, percentage: taskPercentage, hpAllocation }, i) =>
    rubricOf(
      { taskNumber: i + 1, taskType, taskCode, taskPercentage, hpAllocation, criteria: [] },
      criteria.filter(({ hp }) => hp in hpAllocation),
    ),
  );

export const rubrik: Rubrik = { courseInfo: info, rubriks, totalRubriks: 2, warnings: [], engineNotice: null };
