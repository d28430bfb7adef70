/**
 * One entry of a review. `number`: of its main criterion, 1 to 9, of which two hold two entries each. `weight`: its maximum score. `rubric`:
 * what is looked at within it, by id; each item is given a level of its own.
 */
const criterion = (number: string, title: string, weight: number, rubric: Readonly<Record<string, string>>) => ({
  number,
  title,
  weight,
  items: Object.entries(rubric).map(([id, label]) => ({ id, label })),
});

/**
 * What a paper is scored on (spec 2 §3: eleven entries; §1: nine main criteria). The one table of weights: the weights are the entries'
 * maximum scores and total 100, so the total score is a percentage.
 */
export const criteria = {
  titleAbstract: criterion('1.', 'Tajuk dan Abstrak', 6, {
    tajuk: 'Tajuk tepat, khusus dan sepadan dengan skop kajian',
    abstrak: 'Abstrak menyatakan tujuan, reka bentuk, sampel, dapatan utama dan implikasi',
    kataKunci: 'Kata kunci mewakili kajian',
  }),
  introduction: criterion('2.1', 'Pengenalan', 9, {
    latarBelakang: 'Latar belakang membawa pembaca kepada masalah',
    pernyataanMasalah: 'Pernyataan masalah jelas dan disokong bukti',
    kepentingan: 'Kepentingan dan jurang kajian dinyatakan',
  }),
  objectivesQuestions: criterion('2.2', 'Objektif dan Persoalan Kajian', 9, {
    objektif: 'Objektif khusus dan boleh diukur',
    persoalan: 'Persoalan atau hipotesis selari dengan objektif',
    dijawab: 'Setiap objektif dijawab oleh dapatan',
  }),
  theoryFramework: criterion('3.1', 'Teori dan Kerangka Konseptual', 8, {
    teori: 'Teori yang sesuai dinyatakan dan dihuraikan',
    hubungan: 'Teori dihubungkan dengan pemboleh ubah atau fokus kajian',
    kerangka: 'Kerangka konseptual jelas',
  }),
  literatureReview: criterion('3.2', 'Sorotan Literatur', 11, {
    liputan: 'Liputan mencukupi, terkini dan berwibawa',
    sintesis: 'Kajian lepas disintesis dan dinilai, bukan disenaraikan',
    jurang: 'Jurang kajian dikenal pasti daripada literatur',
  }),
  methodology: criterion('4.', 'Metodologi', 15, {
    rekaBentuk: 'Reka bentuk kajian sesuai dan dijustifikasi',
    persampelan: 'Populasi, teknik persampelan dan saiz sampel dijelaskan',
    instrumen: 'Instrumen dihuraikan',
    kesahan: 'Kesahan dan kebolehpercayaan dilaporkan',
    prosedur: 'Prosedur dan etika boleh diulang',
  }),
  dataAnalysis: criterion('5.', 'Analisis Data', 10, {
    kesesuaian: 'Analisis sesuai dengan persoalan dan jenis data',
    andaian: 'Andaian ujian disemak',
    pelaporan: 'Nilai analisis dilaporkan dengan lengkap',
  }),
  findings: criterion('6.', 'Dapatan Kajian', 11, {
    lengkap: 'Dapatan menjawab semua persoalan kajian',
    ketepatan: 'Teks, jadual dan rajah selaras',
    persembahan: 'Persembahan dapatan jelas dan tersusun',
  }),
  discussion: criterion('7.', 'Perbincangan', 10, {
    tafsiran: 'Dapatan ditafsir, tidak diulang',
    literatur: 'Dapatan dibandingkan dengan kajian lepas dan teori',
    dakwaan: 'Dakwaan tidak melebihi bukti',
    implikasi: 'Implikasi teori dan amalan dinyatakan',
  }),
  conclusion: criterion('8.', 'Kesimpulan', 5, {
    rumusan: 'Rumusan menjawab tujuan kajian',
    batasan: 'Batasan dinyatakan dan generalisasi dihadkan',
    kajianLanjutan: 'Cadangan kajian lanjutan',
  }),
  technical: criterion('9.', 'Aspek Teknikal dan Penulisan', 6, {
    bahasa: 'Bahasa jelas, tepat dan konsisten',
    petikan: 'Petikan dan senarai rujukan sepadan',
    gaya: 'Gaya rujukan dan format konsisten',
  }),
};
export type CriterionKey = keyof typeof criteria;
export const criterionKeys = Object.keys(criteria) as CriterionKey[];

/** What a paper is by nature: it says what can be asked of it. `concept`: ideas or opinion without data of their own. */
export const studyKindLabels = {
  quantitative: 'Kajian kuantitatif',
  qualitative: 'Kajian kualitatif',
  mixed: 'Kajian kaedah campuran',
  action: 'Kajian tindakan',
  review: 'Sorotan',
  technical: 'Kertas teknikal',
  concept: 'Kertas konsep',
  proposal: 'Cadangan penyelidikan',
};
export type StudyKind = keyof typeof studyKindLabels;
export const studyKinds = Object.keys(studyKindLabels) as StudyKind[];

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
