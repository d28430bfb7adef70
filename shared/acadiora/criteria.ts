/**
 * What a paper is scored on (spec 2 §3: eleven entries; §1: nine main criteria). `number`: of its main criterion, of which two hold two
 * entries each. The one table of weights: the weights are the entries'
 * maximum scores and total 100, so the total score is a percentage.
 */
export const criteria = {
  titleAbstract: { number: '1.', title: 'Tajuk dan Abstrak', weight: 6 },
  introduction: { number: '2.1', title: 'Pengenalan', weight: 9 },
  objectivesQuestions: { number: '2.2', title: 'Objektif dan Persoalan Kajian', weight: 9 },
  theoryFramework: { number: '3.1', title: 'Teori dan Kerangka Konseptual', weight: 8 },
  literatureReview: { number: '3.2', title: 'Sorotan Literatur', weight: 11 },
  methodology: { number: '4.', title: 'Metodologi', weight: 15 },
  dataAnalysis: { number: '5.', title: 'Analisis Data', weight: 10 },
  findings: { number: '6.', title: 'Dapatan Kajian', weight: 11 },
  discussion: { number: '7.', title: 'Perbincangan', weight: 10 },
  conclusion: { number: '8.', title: 'Kesimpulan', weight: 5 },
  technical: { number: '9.', title: 'Aspek Teknikal dan Penulisan', weight: 6 },
};
export type CriterionKey = keyof typeof criteria;
export const criterionKeys = Object.keys(criteria) as CriterionKey[];

/**
 * What a paper is by nature: it says what can be asked of it. `concept`: ideas or opinion without data of their own; `report`: what was done
 * and seen where something was brought into use, without a design of research.
 */
export const studyKindLabels = {
  quantitative: 'Kajian kuantitatif',
  qualitative: 'Kajian kualitatif',
  mixed: 'Kajian kaedah campuran',
  action: 'Kajian tindakan',
  review: 'Sorotan',
  technical: 'Kertas teknikal',
  concept: 'Kertas konsep',
  proposal: 'Cadangan penyelidikan',
  report: 'Laporan pelaksanaan',
};
export type StudyKind = keyof typeof studyKindLabels;
export const studyKinds = Object.keys(studyKindLabels) as StudyKind[];

/**
 * How well one rubric item is met, and its share of the marks: the middle of the grade that is called so, so that a paper which is 'Baik'
 * throughout has the grade 'Baik'; the ends of the scale are nothing and full marks.
 */
export const levels = [
  { label: 'Tiada', share: 0 },
  { label: 'Lemah', share: 0.55 },
  { label: 'Memadai', share: 0.65 },
  { label: 'Baik', share: 0.75 },
  { label: 'Cemerlang', share: 1 },
] as const;

/** The one table of grades: from this percentage upwards (colour thresholds of spec 2 §9). */
export const grades = [
  { from: 80, grade: 'A', interpretation: 'Cemerlang', publishability: 'Boleh diterbitkan dengan pembetulan kecil' },
  { from: 70, grade: 'B', interpretation: 'Baik', publishability: 'Boleh diterbitkan selepas pembetulan sederhana' },
  { from: 60, grade: 'C', interpretation: 'Memadai', publishability: 'Boleh dipertimbangkan selepas pembetulan besar' },
  {
    from: 50,
    grade: 'D',
    interpretation: 'Lemah',
    publishability: 'Perlu ditulis semula sebahagian besarnya sebelum dihantar',
  },
  { from: 0, grade: 'E', interpretation: 'Sangat lemah', publishability: 'Belum sedia untuk diterbitkan' },
] as const;
