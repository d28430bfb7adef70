/**
 * What a paper is scored on (spec 2 §3: eleven entries; §1: nine main criteria). The one table of weights: the weights are the entries'
 * maximum scores and total 100, so the total score is a percentage.
 */
export const criterionKeys = [
  'titleAbstract',
  'introduction',
  'objectivesQuestions',
  'theoryFramework',
  'literatureReview',
  'methodology',
  'dataAnalysis',
  'findings',
  'discussion',
  'conclusion',
  'technical',
] as const;
export type CriterionKey = (typeof criterionKeys)[number];

/** One thing looked at within a criterion; each is given a level of its own. */
interface RubricItem {
  id: string;
  label: string;
}

interface Criterion {
  title: string;
  /** Its main criterion, 1 to 9: two pairs of entries belong together. */
  main: number;
  /** Maximum score. */
  weight: number;
  items: readonly RubricItem[];
}

const item = (id: string, label: string): RubricItem => ({ id, label });

export const criteria: Record<CriterionKey, Criterion> = {
  titleAbstract: {
    title: 'Tajuk dan Abstrak',
    main: 1,
    weight: 6,
    items: [
      item('tajuk', 'Tajuk tepat, khusus dan sepadan dengan skop kajian'),
      item('abstrak', 'Abstrak menyatakan tujuan, reka bentuk, sampel, dapatan utama dan implikasi'),
      item('kataKunci', 'Kata kunci mewakili kajian'),
    ],
  },
  introduction: {
    title: 'Pengenalan',
    main: 2,
    weight: 9,
    items: [
      item('latarBelakang', 'Latar belakang membawa pembaca kepada masalah'),
      item('pernyataanMasalah', 'Pernyataan masalah jelas dan disokong bukti'),
      item('kepentingan', 'Kepentingan dan jurang kajian dinyatakan'),
    ],
  },
  objectivesQuestions: {
    title: 'Objektif dan Persoalan Kajian',
    main: 2,
    weight: 9,
    items: [
      item('objektif', 'Objektif khusus dan boleh diukur'),
      item('persoalan', 'Persoalan atau hipotesis selari dengan objektif'),
      item('dijawab', 'Setiap objektif dijawab oleh dapatan'),
    ],
  },
  theoryFramework: {
    title: 'Teori dan Kerangka Konseptual',
    main: 3,
    weight: 8,
    items: [
      item('teori', 'Teori yang sesuai dinyatakan dan dihuraikan'),
      item('hubungan', 'Teori dihubungkan dengan pemboleh ubah atau fokus kajian'),
      item('kerangka', 'Kerangka konseptual jelas'),
    ],
  },
  literatureReview: {
    title: 'Sorotan Literatur',
    main: 3,
    weight: 11,
    items: [
      item('liputan', 'Liputan mencukupi, terkini dan berwibawa'),
      item('sintesis', 'Kajian lepas disintesis dan dinilai, bukan disenaraikan'),
      item('jurang', 'Jurang kajian dikenal pasti daripada literatur'),
    ],
  },
  methodology: {
    title: 'Metodologi',
    main: 4,
    weight: 15,
    items: [
      item('rekaBentuk', 'Reka bentuk kajian sesuai dan dijustifikasi'),
      item('persampelan', 'Populasi, teknik persampelan dan saiz sampel dijelaskan'),
      item('instrumen', 'Instrumen dihuraikan'),
      item('kesahan', 'Kesahan dan kebolehpercayaan dilaporkan'),
      item('prosedur', 'Prosedur dan etika boleh diulang'),
    ],
  },
  dataAnalysis: {
    title: 'Analisis Data',
    main: 5,
    weight: 10,
    items: [
      item('kesesuaian', 'Analisis sesuai dengan persoalan dan jenis data'),
      item('andaian', 'Andaian ujian disemak'),
      item('pelaporan', 'Nilai analisis dilaporkan dengan lengkap'),
    ],
  },
  findings: {
    title: 'Dapatan Kajian',
    main: 6,
    weight: 11,
    items: [
      item('lengkap', 'Dapatan menjawab semua persoalan kajian'),
      item('ketepatan', 'Teks, jadual dan rajah selaras'),
      item('persembahan', 'Persembahan dapatan jelas dan tersusun'),
    ],
  },
  discussion: {
    title: 'Perbincangan',
    main: 7,
    weight: 10,
    items: [
      item('tafsiran', 'Dapatan ditafsir, tidak diulang'),
      item('literatur', 'Dapatan dibandingkan dengan kajian lepas dan teori'),
      item('dakwaan', 'Dakwaan tidak melebihi bukti'),
      item('implikasi', 'Implikasi teori dan amalan dinyatakan'),
    ],
  },
  conclusion: {
    title: 'Kesimpulan',
    main: 8,
    weight: 5,
    items: [
      item('rumusan', 'Rumusan menjawab tujuan kajian'),
      item('batasan', 'Batasan dinyatakan dan generalisasi dihadkan'),
      item('kajianLanjutan', 'Cadangan kajian lanjutan'),
    ],
  },
  technical: {
    title: 'Aspek Teknikal dan Penulisan',
    main: 9,
    weight: 6,
    items: [
      item('bahasa', 'Bahasa jelas, tepat dan konsisten'),
      item('petikan', 'Petikan dan senarai rujukan sepadan'),
      item('gaya', 'Gaya rujukan dan format konsisten'),
    ],
  },
};

/** What a paper is by nature: it says what can be asked of it. `concept`: ideas or opinion without data of their own. */
export const studyKinds = [
  'quantitative',
  'qualitative',
  'mixed',
  'action',
  'review',
  'technical',
  'concept',
  'proposal',
] as const;
export type StudyKind = (typeof studyKinds)[number];

export const studyKindLabels: Record<StudyKind, string> = {
  quantitative: 'Kajian kuantitatif',
  qualitative: 'Kajian kualitatif',
  mixed: 'Kajian kaedah campuran',
  action: 'Kajian tindakan',
  review: 'Sorotan',
  technical: 'Kertas teknikal',
  concept: 'Kertas konsep',
  proposal: 'Cadangan penyelidikan',
};

const allOf = (key: CriterionKey): string[] => criteria[key].items.map(({ id }) => id);

/** The rubric items that a kind of study does not call for: no assumptions of tests for interviews, no sample for an opinion. */
const inapplicable: Record<StudyKind, Partial<Record<CriterionKey, readonly string[]>>> = {
  quantitative: {},
  mixed: {},
  qualitative: { dataAnalysis: ['andaian'] },
  action: { dataAnalysis: ['andaian'] },
  review: { methodology: ['instrumen'], dataAnalysis: ['andaian'] },
  technical: { theoryFramework: allOf('theoryFramework'), dataAnalysis: ['andaian'], methodology: ['persampelan'] },
  concept: {
    objectivesQuestions: ['dijawab'],
    methodology: allOf('methodology'),
    dataAnalysis: allOf('dataAnalysis'),
    findings: allOf('findings'),
  },
  proposal: {
    objectivesQuestions: ['dijawab'],
    dataAnalysis: ['andaian', 'pelaporan'],
    findings: allOf('findings'),
    discussion: allOf('discussion'),
  },
};

/** Where nobody has said what a paper is, everything applies. */
export const applies = (kind: StudyKind | null, key: CriterionKey, itemId: string): boolean =>
  kind === null || !inapplicable[kind][key]?.includes(itemId);

export const notCalledFor = (kind: StudyKind | null): string =>
  `Tidak dituntut daripada ${kind === null ? 'kajian ini' : studyKindLabels[kind].toLowerCase()}.`;

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
export const highestLevel = 4;

/** The one table of grades: from this percentage upwards (colour thresholds of spec 2 §9). */
export const grades = [
  {
    from: 80,
    grade: 'A',
    interpretation: 'Cemerlang',
    publishability: 'Boleh diterbitkan dengan pembetulan kecil',
  },
  {
    from: 70,
    grade: 'B',
    interpretation: 'Baik',
    publishability: 'Boleh diterbitkan selepas pembetulan sederhana',
  },
  {
    from: 60,
    grade: 'C',
    interpretation: 'Memadai',
    publishability: 'Boleh dipertimbangkan selepas pembetulan besar',
  },
  {
    from: 50,
    grade: 'D',
    interpretation: 'Lemah',
    publishability: 'Perlu ditulis semula sebahagian besarnya sebelum dihantar',
  },
  {
    from: 0,
    grade: 'E',
    interpretation: 'Sangat lemah',
    publishability: 'Belum sedia untuk diterbitkan',
  },
] as const;
