import { gradeBand, type ScoreBand } from '../bands.ts';
import { placedQuote } from '../text/labels.ts';
import { criteria, criterionKeys, grades, levels, type CriterionKey } from './criteria.ts';
import { gradeOf } from './rules.ts';
import type { Evaluation, Fallen, Remark, Revision } from './schemas.ts';

export * from '../bands.ts';
export * from './extras.ts';
export * from './factLabels.ts';
export * from './sectionKinds.ts';

/** The words of a review, shared by the results page and the Word file so that both say the same (design §9). */
export const reviewLabels = {
  title: 'Ulasan Kertas Penyelidikan',
  sessionName: 'Nama sesi',
  documentName: 'Dokumen',
  status: 'Status',
  reviewedAt: 'Tarikh ulasan',
  round: 'Versi',
  paper: 'Maklumat Kertas',
  paperTitle: 'Tajuk',
  author: 'Pengarang',
  year: 'Tahun',
  documentType: 'Jenis dokumen',
  studyKind: 'Jenis kajian',
  wordCount: 'Jumlah perkataan',
  criticalImprovements: 'Penambahbaikan Paling Penting',
  overall: 'Keputusan Keseluruhan',
  totalScore: 'Jumlah skor',
  score: 'Skor',
  percentage: 'Peratus',
  grade: 'Gred',
  publishability: 'Kebolehterbitan',
  summaryEvaluation: 'Rumusan penilaian',
  recommendation: 'Cadangan tindakan',
  howToMend: 'Cara Membaiki',
  before: 'Teks asal',
  after: 'Cadangan teks',
  /** Of a text that replaces none. */
  inserted: 'Cadangan teks, selepas perenggan di atas',
  mainStrengths: 'Kekuatan Utama',
  mainWeaknesses: 'Kelemahan Utama',
  scores: 'Skor Mengikut Kriteria',
  criterion: 'Kriteria',
  total: 'Jumlah',
  /** A score in words (scoreBandLabels). */
  band: 'Tahap',
  details: 'Analisis Terperinci',
  rubric: 'Rubrik',
  item: 'Perkara',
  level: 'Aras',
  reason: 'Sebab',
  /** Before the counted fact that bounds a level. */
  cappedBy: 'Aras dihadkan',
  comments: 'Ulasan',
  strengths: 'Kekuatan',
  weaknesses: 'Kelemahan',
  improvements: 'Penambahbaikan',
  extras: 'Maklumat Lanjut',
  quote: 'Petikan',
  leftOut: 'Belum Dinilai',
  fallen: 'Log Semakan Silang',
  warnings: 'Perkara untuk Disemak',
  notice: 'Makluman',
  disclaimer: 'Penafian',
  /** Stands where a table or list has nothing. */
  empty: 'Tiada',
} as const;

export const criterionTitle = (key: CriterionKey): string => criteria[key].title;

const ofMain = (number: number): CriterionKey[] => criterionKeys.filter((key) => criteria[key].main === number);

/** A criterion under the number of its main criterion, of which two hold two each (spec 2 §1, §3): '1. Tajuk dan Abstrak', '2.1 Pengenalan'. */
export function numberedTitle(key: CriterionKey): string {
  const { main, title } = criteria[key];
  const pair = ofMain(main);
  return pair.length === 1 ? `${main}. ${title}` : `${main}.${pair.indexOf(key) + 1} ${title}`;
}

/** The name of a rubric level, 0 to 4; null: it does not apply to this kind of paper, or nobody could judge it; its reason says which. */
export const levelLabel = (level: number | null): string =>
  level === null ? 'Tidak dinilai' : `${levels[level]?.label ?? ''} (${level})`;

/** Who says a remark: code that counted it, or the model. */
export const sourceLabels: Record<Remark['source'], string> = { counted: 'Dikira', judged: 'Dinilai AI' };
/** Why a remark is not shown. */
export const fallenLabels: Record<Fallen['verdict'], string> = {
  bercanggah: 'Bercanggah dengan kertas',
  ulangan: 'Ulangan',
  tidak_terpakai: 'Tidak terpakai',
};
export const fallenNote =
  'Ulasan ini dibuat semasa menilai kriteria tetapi gugur apabila disemak dengan seluruh kertas. Ia tidak dikira dalam skor.';
/** What failed of a review: 'Metodologi', or the look at all remarks. */
export const leftOutLabel = (part: Evaluation['leftOut'][number]['part']): string =>
  part === 'overall' ? 'Ulasan ini belum disemak silang' : criterionTitle(part);

/** Where a remark stands in the paper and, where it says more than most do, who says it and how urgent it is: 'Muka surat 3 · Dikira'. */
export function remarkNote(remark: Remark & { criterion?: CriterionKey }, hasPriority: boolean): string[] {
  const { evidence, against, isAbsence, criterion, priority, source } = remark;
  const quoted = evidence && (evidence.place || placedQuote(evidence));
  const place = quoted ?? (isAbsence ? absentLabel : unplacedLabel);
  return [
    ...(criterion === undefined ? [] : [criterionTitle(criterion)]),
    place,
    ...(against === null ? [] : [`${againstLabel}: ${against.place || placedQuote(against)}`]),
    ...(source === 'counted' ? [sourceLabels.counted] : []),
    ...(hasPriority && priority === 1 ? [priorityLabels[1] ?? ''] : []),
  ];
}
export const absenceLabel = 'Tiada dalam kertas; dicari di sini';
/** Of a remark for which the model named no place that the paper has. */
export const unplacedLabel = 'Tanpa petikan: tempatnya dalam kertas tidak ditemui. Semak sendiri.';
/** Of one that says that something is missing. */
export const absentLabel = 'Tiada dalam kertas';
export const priorityLabels: Readonly<Record<number, string>> = {
  1: 'Mesti dibaiki dahulu',
  2: 'Penting',
  3: 'Baik jika dibuat',
};

export const revisionLabels = {
  title: 'Perbandingan dengan Versi Sebelumnya',
  before: 'Versi sebelumnya',
  beforeScore: 'Skor sebelumnya',
  nowScore: 'Skor versi ini',
  scoreChange: 'Perubahan skor',
  remark: 'Ulasan versi sebelumnya',
  status: 'Status',
  reason: 'Sebab',
  evidence: 'Dalam versi ini',
  /** No remark of the version before is compared. */
  none: 'Tiada ulasan terdahulu untuk dibandingkan',
} as const;
export const revisionStatusLabels: Record<Revision['remarks'][number]['status'], string> = {
  selesai: 'Selesai',
  separa: 'Separa',
  belum: 'Belum',
};

export const aiLabels = {
  title: 'Petunjuk Penulisan AI',
  notProof:
    'Peratus ini dikira daripada ciri penulisan dan hanya petunjuk. Ia bukan bukti bahawa kertas ini ditulis oleh AI dan tidak boleh dijadikan asas tindakan terhadap penulis.',
  aiPercentage: 'Petunjuk AI',
  humanPercentage: 'Petunjuk manusia',
  confidence: 'Tahap keyakinan',
  turnitinEquivalent: 'Penarafan pengesanan AI',
  verdict: 'Rumusan',
  detailedAnalysis: 'Huraian',
  indicators: 'Petunjuk yang Diukur',
  share: 'Kekuatan petunjuk',
} as const;

/** The colour of a score: 80 and above green, 70 blue, 60 yellow, 50 orange, below red (spec 2 §9: the grades' own thresholds). */
export const scoreBand = (percentage: number): ScoreBand => gradeBand(gradeOf(percentage).grade);
/** The bands in words, so that nothing is said by colour alone; those of scores are the grades' own. */
export const scoreBandLabels = Object.fromEntries(
  grades.map(({ grade, interpretation }) => [gradeBand(grade), interpretation]),
) as Record<ScoreBand, string>;

/** '72.5%'. */
export const percentLabel = (percentage: number): string => `${percentage}%`;
/** A score of its highest: '6.5 / 9'; of none, that the criterion does not count. */
export const scoreLabel = (score: number, maxScore: number): string =>
  maxScore === 0 ? 'Tidak dinilai' : `${score} / ${maxScore}`;
/** Points gained or lost: '+3.5', '-2', '0'. */
export const changeLabel = (change: number): string => (change > 0 ? `+${change}` : String(change));

/** Of the second place that a remark rests on. */
export const againstLabel = 'Berbanding dengan';
