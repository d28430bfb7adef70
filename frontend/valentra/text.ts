import { stepLabels } from '../../shared/valentra/labels.ts';
import type { SessionSummary, StageName } from '../../shared/valentra/schemas.ts';
import { stepNames } from '../text/session.ts';

/** Spec 2 §1, §2, §5, §8: wording given there is to the letter. The words of the documents are in shared/valentra/labels.ts. */
export const listText = {
  title: 'Sesi VALENTRA',
  intro: 'Jana dokumen pentaksiran daripada maklumat kursus anda.',
  back: 'Kembali ke laman utama',
  create: 'Cipta Sesi Baharu',
  empty: 'Tiada sesi lagi',
  emptyHint: 'Cipta satu sesi, kemudian muat naik maklumat kursus (PDF).',
  progress: 'Kemajuan',
  progressOf: (name: string) => `Kemajuan sesi ${name}`,
  open: 'Buka Sesi',
  noCourse: 'Maklumat kursus belum dimuat naik',
  reading: 'Maklumat kursus sedang dibaca',
  unread: 'Maklumat kursus belum dapat dibaca',
  createFailed: 'Gagal mencipta sesi. Sila cuba lagi.',
  removeFailed: 'Gagal memadam sesi. Sila cuba lagi.',
};

/** Shown where a session has no course. */
export const noCourseText = ({ status, progress }: Pick<SessionSummary, 'status' | 'progress'>): string => {
  if (progress !== null) return listText.reading;
  return status === 'failed' ? listText.unread : listText.noCourse;
};

export const createText = {
  title: 'Cipta Sesi Baharu',
  name: 'Nama Sesi',
  placeholder: 'Contoh: Pentaksiran Semester 1 2026',
  hint: (count: number, max: number) => `Nama diperlukan untuk mencipta sesi. ${count}/${max} aksara`,
  submit: 'Cipta',
};

export const sessionPageText = {
  loadFailed: 'Gagal memuatkan sesi',
  title: 'Sesi VALENTRA',
  steps: 'Langkah sesi',
  congratulations: 'Tahniah! Semua dokumen telah dijana.',
  congratulationsHint:
    'Semak setiap dokumen sebelum digunakan. Buka kad di atas untuk menyunting, dan muat turun dokumen di bawah.',
  outdated: 'Ada dokumen yang perlu dijana semula',
  outdatedHint: (names: string) =>
    `${names} dibuat daripada maklumat yang telah berubah. Jana semula dahulu, kemudian muat turun.`,
  copyright: (year: number) => `Hak Cipta © ${year} Suite AI Pendidikan. VALENTRA`,
};

export const uploadCardText = {
  title: 'Muat Naik Maklumat Kursus',
  intro: 'Muat naik maklumat kursus (RMK, pro forma kursus atau rancangan pengajaran) dalam format PDF.',
  limits: 'PDF sahaja, satu dokumen, maksimum 20MB',
  choose: 'Pilih satu fail PDF dahulu.',
  chooseOther: 'Pilih fail PDF lain dahulu.',
  submit: 'Muat Naik',
  again: 'Muat naik dokumen lain',
  sending: 'Dokumen sedang dimuat naik dan dibaca',
  success: 'Dokumen berjaya dimuat naik dan diproses!',
  failed: 'Gagal memuat naik dokumen. Sila cuba lagi.',
  /** For a document that could not be read; the reason follows and says what helps. */
  refused: 'Gagal memuat naik dokumen.',
  facts: 'Maklumat kursus yang dibaca',
  steps: stepNames('Mencari maklumat kursus'),
};

export const notesText = {
  title: 'Bahan kuliah (pilihan)',
  intro:
    'Nota atau slaid kuliah menjadi asas soalan ujian, dan setiap soalan menunjukkan petikannya. Tanpa bahan kuliah, soalan ditulis daripada tajuk topik dan pengetahuan am model.',
  limits: 'PDF, Word atau Excel, sehingga 4 fail, maksimum 20MB setiap fail. Slaid disimpan sebagai PDF dahulu.',
  present: 'Bahan yang digunakan',
  choose: 'Pilih bahan kuliah dahulu.',
  submit: 'Muat Naik Bahan',
  replace: 'Muat naik semula menggantikan semua bahan yang ada.',
  success: 'Bahan kuliah berjaya dimuat naik dan dibaca!',
  failed: 'Gagal memuat naik bahan kuliah. Sila cuba lagi.',
  remove: 'Buang Semua Bahan',
  removed: 'Semua bahan kuliah telah dibuang.',
  removeFailed: 'Gagal membuang bahan kuliah. Sila cuba lagi.',
};

export const otherCourseText = {
  open: 'Guna kursus daripada PEDAGONA',
  title: 'Pilih kursus daripada PEDAGONA',
  use: 'Guna',
  none: 'Tiada kursus dalam PEDAGONA',
  noneHint: 'Kursus muncul di sini selepas dokumennya dirungkai dalam PEDAGONA.',
};

/** The spec's sentence, with the server's reason when that says more. */
export const withReason = (sentence: string, reason: string): string =>
  reason === '' || sentence.includes(reason) || reason.includes(sentence) ? sentence : `${sentence} ${reason}`;

/** Whether a session's failure is about this document: then the message begins with its name. */
export const isAboutDocument = (message: string, { name }: { name: string }): boolean =>
  message.startsWith(`${name}: `);

/** Why the document could not be uploaded or read; it advises a retry only where that can help. */
export const uploadFailure = (message: string, documents: readonly { name: string }[]): string =>
  documents.some((document) => isAboutDocument(message, document))
    ? `${uploadCardText.refused} ${message}`
    : withReason(uploadCardText.failed, message);

interface StageText {
  intro: string;
  generate: string;
  view: string;
  hide: string;
  working: string;
  success: string;
  failed: string;
}

/** The name of a stage in texts of another stage. */
export const stageNoun: Record<StageName, string> = { ...stepLabels, pentaksiran: 'Soalan Pentaksiran' };

/** Of a stage; `whole` and `short`: its names in the spec's sentences (spec 2 §8). */
const textOf = (stage: StageName, intro: string, whole = stageNoun[stage], short = whole): StageText => ({
  intro,
  generate: `Jana ${stageNoun[stage]}`,
  view: `Papar ${stageNoun[stage]}`,
  hide: `Tutup ${stageNoun[stage]}`,
  working: `${whole} sedang dijana`,
  success: `${whole} berjaya dijana!`,
  failed: `Gagal menjana ${short}. Sila cuba lagi.`,
});

export const stageText: Record<StageName, StageText> = {
  jst: textOf('jst', 'Jadual tugasan kursus: wajaran, CLO, domain dan agihan HP bagi setiap pentaksiran.'),
  jsu: textOf('jsu', 'Jadual item ujian mengikut topik dan aras kognitif, dengan semakan HOTS.'),
  pentaksiran: textOf(
    'pentaksiran',
    'Soalan bagi setiap tugasan: idea besar, soalan penting, rangsangan dan soalan.',
    'Soalan Pentaksiran Berterusan',
    'Pentaksiran',
  ),
  rubrik: textOf('rubrik', 'Rubrik lima aras prestasi bagi setiap kriteria tugasan.'),
  exam: {
    ...textOf('exam', 'Soalan kuiz atau peperiksaan dengan skema jawapan, mengikut JSU.'),
    generate: 'Bina Soalan',
  },
};

export const stageCardText = {
  done: 'Selesai',
  notDone: 'Belum dijana',
  running: 'Sedang dijana',
  busy: 'Satu penjanaan sedang berjalan. Tunggu sehingga selesai.',
  duration: 'Penjanaan biasanya mengambil masa 1 hingga 2 minit.',
  flags: (count: number) => `${count} perkara untuk disemak`,
  downloadFailed: 'Gagal memuat turun dokumen. Sila cuba lagi.',
  unchanged: 'Dokumen dengan tetapan ini sudah ada. Tiada yang dijana semula.',
};

export const examFormText = {
  title: 'Tetapan Soalan Ujian',
  type: 'Jenis Soalan',
  count: 'Bilangan Soalan',
  countHint: (min: number, max: number) => `${min} hingga ${max} soalan`,
  countFault: (min: number, max: number) => `Bilangan soalan mestilah antara ${min} dan ${max}.`,
  submit: 'Jana Soalan',
  again:
    'Soalan yang ada sekarang akan disimpan sebagai versi terdahulu. Tetapan yang sama daripada JSU yang sama tidak menjana soalan baharu.',
};

export const alignmentCardText = {
  title: 'Semakan',
  intro: 'Senarai semak dokumen untuk panel, status setiap dokumen, dan matriks CLO, topik dan HP.',
  view: 'Papar Semakan',
  hide: 'Tutup Semakan',
};
