import { type CriterionKey, type StudyKind, studyKindLabels } from './criteria.ts';

const items = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

/** What is looked at within each criterion, by id; each item is given a level of its own. */
export const rubricItems: Record<CriterionKey, { id: string; label: string }[]> = {
  titleAbstract: items({
    tajuk: 'Tajuk tepat, khusus dan sepadan dengan skop kajian',
    abstrak: 'Abstrak menyatakan tujuan, reka bentuk, sampel, dapatan utama dan implikasi',
    kataKunci: 'Kata kunci mewakili kajian',
  }),
  introduction: items({
    latarBelakang: 'Latar belakang membawa pembaca kepada masalah',
    pernyataanMasalah: 'Pernyataan masalah jelas dan disokong bukti',
    kepentingan: 'Kepentingan dan jurang kajian dinyatakan',
  }),
  objectivesQuestions: items({
    objektif: 'Objektif khusus dan boleh diukur',
    persoalan: 'Persoalan atau hipotesis selari dengan objektif',
    dijawab: 'Setiap objektif dijawab oleh dapatan',
  }),
  theoryFramework: items({
    teori: 'Teori yang sesuai dinyatakan dan dihuraikan',
    hubungan: 'Teori dihubungkan dengan pemboleh ubah atau fokus kajian',
    kerangka: 'Kerangka konseptual jelas',
  }),
  literatureReview: items({
    liputan: 'Liputan mencukupi, terkini dan berwibawa',
    sintesis: 'Kajian lepas disintesis dan dinilai, bukan disenaraikan',
    jurang: 'Jurang kajian dikenal pasti daripada literatur',
  }),
  methodology: items({
    rekaBentuk: 'Reka bentuk kajian sesuai dan dijustifikasi',
    persampelan: 'Populasi, teknik persampelan dan saiz sampel dijelaskan',
    instrumen: 'Instrumen dihuraikan',
    kesahan: 'Kesahan dan kebolehpercayaan dilaporkan',
    prosedur: 'Prosedur dan etika boleh diulang',
  }),
  dataAnalysis: items({
    kesesuaian: 'Analisis sesuai dengan persoalan dan jenis data',
    andaian: 'Andaian ujian disemak',
    pelaporan: 'Nilai analisis dilaporkan dengan lengkap',
  }),
  findings: items({
    lengkap: 'Dapatan menjawab semua persoalan kajian',
    ketepatan: 'Teks, jadual dan rajah selaras',
    persembahan: 'Persembahan dapatan jelas dan tersusun',
  }),
  discussion: items({
    tafsiran: 'Dapatan ditafsir, tidak diulang',
    literatur: 'Dapatan dibandingkan dengan kajian lepas dan teori',
    dakwaan: 'Dakwaan tidak melebihi bukti',
    implikasi: 'Implikasi teori dan amalan dinyatakan',
  }),
  conclusion: items({
    rumusan: 'Rumusan menjawab tujuan kajian',
    batasan: 'Batasan dinyatakan dan generalisasi dihadkan',
    kajianLanjutan: 'Cadangan kajian lanjutan',
  }),
  technical: items({
    bahasa: 'Bahasa jelas, tepat dan konsisten',
    petikan: 'Petikan dan senarai rujukan sepadan',
    gaya: 'Gaya rujukan dan format konsisten',
  }),
};

const allOf = (key: CriterionKey): string[] => rubricItems[key].map(({ id }) => id);

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
  report: {
    theoryFramework: allOf('theoryFramework'),
    methodology: ['rekaBentuk', 'persampelan', 'instrumen', 'kesahan'],
    dataAnalysis: ['andaian'],
  },
};

/** Where nobody has said what a paper is, everything applies. */
export const applies = (kind: StudyKind | null, key: CriterionKey, itemId: string): boolean =>
  kind === null || !inapplicable[kind][key]?.includes(itemId);

export const notCalledFor = (kind: StudyKind | null): string =>
  `Tidak dituntut daripada ${kind === null ? 'kajian ini' : studyKindLabels[kind].toLowerCase()}.`;
