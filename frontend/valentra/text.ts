import { stepLabels } from '../../shared/valentra/workflow.ts';
import type { SessionSummary, StageName } from '../../shared/valentra/schemas.ts';
import { stepNames } from '../text/session.ts';

/** Spec 2 §1, §2, §5, §8: wording given there is to the letter. The words of the documents are in shared/valentra/labels.ts. */
export const listText = {
  title: 'Sesi VALENTRA',
  intro: 'Jana dokumen pentaksiran daripada maklumat kursus anda.',
  create: 'Cipta Sesi Baharu',
  empty: 'Tiada sesi lagi',
  emptyHint: 'Cipta satu sesi, kemudian muat naik maklumat kursus (PDF).',
  createFailed: 'Gagal mencipta sesi. Sila cuba lagi.',
};

export const noCourseText = ({ status, progress }: Pick<SessionSummary, 'status' | 'progress'>): string => {
  if (progress !== null) return 'Maklumat kursus sedang dibaca';
  return status === 'failed' ? 'Maklumat kursus belum dapat dibaca' : 'Maklumat kursus belum dimuat naik';
};

export const uploadCardText = {
  sending: 'Dokumen sedang dimuat naik dan dibaca',
  success: 'Dokumen berjaya dimuat naik dan diproses!',
  failed: 'Gagal memuat naik dokumen. Sila cuba lagi.',
  steps: stepNames('Mencari maklumat kursus'),
};

export const notesFailed = 'Gagal memuat naik bahan kuliah. Sila cuba lagi.';

/** The spec's sentence, with the server's reason when that says more. */
export const withReason = (sentence: string, reason: string): string =>
  reason === '' || sentence.includes(reason) || reason.includes(sentence) ? sentence : `${sentence} ${reason}`;

/** Why the document could not be uploaded or read. A reason that is about it begins with its name, and says itself what helps. */
export const uploadFailure = (reason: string, document?: { name: string }): string =>
  document !== undefined && reason.startsWith(`${document.name}: `)
    ? `Gagal memuat naik dokumen. ${reason}`
    : withReason(uploadCardText.failed, reason);

type StageText = Record<'intro' | 'generate' | 'view' | 'hide' | 'working' | 'success' | 'failed', string>;

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

export const busyText = 'Satu penjanaan sedang berjalan. Tunggu sehingga selesai.';
