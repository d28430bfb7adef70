import { gradeBand, type ScoreBand } from '../bands.ts';
import { placedQuote } from '../text/labels.ts';
import { criteria, type CriterionKey, grades, levels } from './criteria.ts';
import type { Facts } from './facts.ts';
import { gradeOf, ungraded, ungradedText } from './rules.ts';
import type { Evaluation, Fallen, Remark, Revision } from './schemas.ts';

export * from '../bands.ts';
export * from './extras.ts';
export * from './kinds.ts';

/** The words of a review, shared by the results page and the Word file so that both say the same (design §9). */
export const reviewLabels = {
  title: 'Ulasan Kertas Penyelidikan',
  criticalImprovements: 'Penambahbaikan Paling Penting',
  overall: 'Keputusan Keseluruhan',
  totalScore: 'Jumlah skor',
  score: 'Skor',
  grade: 'Gred',
  publishability: 'Kebolehterbitan',
  reason: 'Sebab',
  before: 'Teks asal',
  after: 'Cadangan teks',
  /** Of a text that replaces none. */
  inserted: 'Cadangan teks, selepas perenggan di atas',
  disagreed: 'Penulis tidak setuju',
  mainStrengths: 'Kekuatan Utama',
  scores: 'Skor Mengikut Kriteria',
  total: 'Jumlah',
  details: 'Analisis Terperinci',
  facts: 'Fakta yang Dikira',
  strengths: 'Kekuatan',
  weaknesses: 'Kelemahan',
  improvements: 'Penambahbaikan',
  leftOut: 'Belum Dinilai',
  fallen: 'Log Semakan Silang',
  warnings: 'Perkara untuk Disemak',
  notice: 'Makluman',
  disclaimer: 'Penafian',
} as const;

/** 'Gred B'. */
export const gradeLabel = (grade: string): string =>
  grade === ungraded ? ungradedText : `${reviewLabels.grade} ${grade}`;
/** '72.5 (Gred B)'; of a review without a grade no score. */
export const gradedScore = ({ totalScore, grade }: { totalScore: number; grade: string }): string =>
  grade === ungraded ? ungradedText : `${totalScore} (${gradeLabel(grade)})`;
/** 'Gred B: Baik'. */
export const verdictLabel = ({ grade, gradeInterpretation }: Evaluation['overall']): string =>
  grade === ungraded ? ungradedText : `${gradeLabel(grade)}: ${gradeInterpretation}`;

export const criterionTitle = (key: CriterionKey): string => criteria[key].title;

/** A criterion under its number: '1. Tajuk dan Abstrak', '2.1 Pengenalan'. */
export const numberedTitle = (key: CriterionKey): string => `${criteria[key].number} ${criteria[key].title}`;

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
  tidak_disahkan: 'Tidak dapat disahkan dengan kertas',
};
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
} as const;
export const revisionStatusLabels: Record<Revision['remarks'][number]['status'], string> = {
  belum: 'Belum',
  separa: 'Separa',
  selesai: 'Selesai',
  tidakDisemak: 'Tidak dapat disemak',
};

export const citationStyleLabels: Record<Facts['citations']['style'], string> = {
  'author-year': 'Pengarang-tahun (gaya APA atau seumpamanya)',
  numbered: 'Bernombor',
  mixed: 'Bercampur: pengarang-tahun dan bernombor',
  none: 'Tiada petikan ditemui',
};

export const aiLabels = {
  title: 'Petunjuk Penulisan AI',
  notProof:
    'Peratus ini dikira daripada ciri penulisan dan hanya petunjuk. Ia bukan bukti bahawa kertas ini ditulis oleh AI dan tidak boleh dijadikan asas tindakan terhadap penulis.',
} as const;

/** The colour of a score: 80 and above green, 70 blue, 60 yellow, 50 orange, below red (spec 2 §9: the grades' own thresholds). */
export const scoreBand = (percentage: number): ScoreBand => gradeBand(gradeOf(percentage).grade);
/** The band of a criterion; none of one that does not count, or of a review without a grade. */
export const bandOf = (entry: { percentage: number; maxScore: number }, { grade }: { grade: string }) =>
  entry.maxScore === 0 || grade === ungraded ? null : scoreBand(entry.percentage);
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
export function changeOf({ before, now }: { before: number; now: number }): string {
  const change = Math.round((now - before) * 10) / 10;
  return `${change > 0 ? '+' : ''}${change}`;
}
/** The same of the items that were judged in both versions. */
export const changeLabel = ({ compared }: Pick<Revision, 'compared'>): string =>
  compared === null
    ? 'Tidak dapat dibandingkan'
    : `${changeOf(compared)} (${compared.items} butiran yang dinilai dalam kedua-dua versi)`;

/** Of the second place that a remark rests on. */
export const againstLabel = 'Berbanding dengan';

/** Ticked with a version that is not to be held against the title before. */
export const retitledText = 'Tajuk kertas telah ditukar';

export const referenceCheckText = {
  title: 'Semakan rujukan',
  start: 'Semak rujukan',
  again: 'Semak semula',
  working: 'Rujukan sedang disemak',
  busy: 'Kertas ini sedang dianalisis semula.',
  failed: 'Semakan rujukan gagal.',
  off: 'Semakan rujukan tidak dihidupkan di sini.',
  note: 'Setiap entri senarai rujukan dicari dalam Crossref, kemudian OpenAlex. Karya yang tidak dijumpai mungkin tetap wujud: banyak jurnal Melayu tidak didaftarkan di sana.',
};
