import type { AlignedActivity, AlignedAssessment, DoubleKind, GapKind } from './alignmentTypes.ts';
import { minutesLabel, stepLabels } from './chainLabels.ts';
import { resultLabels, weightLabel } from './resultLabels.ts';

/** The alignment view: a row for each CLO (alignment.ts). */
export const alignmentLabels = {
  title: 'Penjajaran CLO, HP, Pentaksiran dan Aktiviti',
  course: 'Kursus',
  clo: 'CLO',
  hp: 'HP',
  assessments: 'Pentaksiran',
  activities: 'Aktiviti DLO',
  topics: 'Topik',
  total: 'Jumlah',
  /** The two tables: a row for each CLO with all that it reaches, and a mark for each CLO and HP. */
  matrix: 'Matriks Penjajaran',
  hpMatrix: 'Matriks CLO dan HP',
  /** Signs and words, so that nothing is said by colour alone. */
  present: '✓ Ada',
  missing: '✗ Tiada',
  /** Not there, and no gap: an HP that a CLO need not have. */
  none: '–',
  notGenerated: '– Belum dijana',
  withHp: 'CLO dipetakan kepada HP',
  withAssessment: 'CLO yang ditaksir',
  withActivity: 'CLO dengan aktiviti DLO',
  weights: resultLabels.totalWeight,
  /** Stands after an assessment that the merangkai uses. */
  selected: 'dipilih dalam merangkai',
  gaps: 'Jurang',
  noGaps: 'Tiada jurang ditemui',
  doubles: 'Kiraan Berganda',
  noDoubles: 'Tiada kiraan berganda ditemui',
} as const;

/** Part of a whole: '3 daripada 4'. */
export const outOfLabel = (count: number, total: number): string => `${count} daripada ${total}`;

/** After an assessment whose weight several CLOs share: 'dikongsi 2 CLO'. */
export const sharedWeightLabel = (clos: number): string => `dikongsi ${clos} CLO`;

export const gapKindLabels: Record<GapKind, string> = {
  cloWithoutHp: 'CLO tanpa HP',
  cloWithoutAssessment: 'CLO tanpa pentaksiran',
  cloWithoutActivity: 'CLO tanpa aktiviti',
  assessmentWithoutClo: 'Pentaksiran tanpa CLO',
  activityWithoutClo: 'Aktiviti tanpa CLO',
  unknownSelection: 'Pilihan tidak wujud',
};

export const doubleKindLabels: Record<DoubleKind, string> = {
  repeatedAssessment: 'Pentaksiran berulang',
  repeatedSelection: 'Pilihan berulang',
  weightSum: 'Jumlah wajaran bukan 100%',
  overAssessedClo: 'CLO ditaksir berlebihan',
};

/** Findings of one kind on one line: '6 CLO tanpa HP'. */
export const findingsLabel = (count: number, kind: string): string =>
  `${count} ${kind.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`;

/** An assessment in the matrix: 'Kuiz (10%; dikongsi 2 CLO; dipilih dalam merangkai)'. */
export function alignedAssessmentLabel({ type, weight, clos, isSelected }: AlignedAssessment): string {
  const remarks = [
    ...(weight === null ? [] : [weightLabel(weight)]),
    ...(clos > 1 ? [sharedWeightLabel(clos)] : []),
    ...(isSelected === true ? [alignmentLabels.selected] : []),
  ];
  return remarks.length === 0 ? type : `${type} (${remarks.join('; ')})`;
}

/** An activity in the matrix: 'Kajian kes (30 minit)'. */
export const alignedActivityLabel = ({ name, minutes }: AlignedActivity): string =>
  `${name} (${minutesLabel(minutes)})`;

/** The complete export. */
export const completeLabels = {
  title: 'Laporan Lengkap',
  contents: 'Kandungan',
  exportedAt: 'Tarikh Eksport',
  parts: 'Bahagian',
  partStatus: 'Status',
  generated: 'Telah dijana',
  notGenerated: 'Belum dijana',
} as const;

/** The parts of the complete export, in their order. */
export const completeParts = ['merungkai', 'merangkai', 'scripts', 'dlo', 'report', 'alignment'] as const;
export type CompletePart = (typeof completeParts)[number];
export const completePartLabels: Record<CompletePart, string> = { ...stepLabels, alignment: alignmentLabels.title };

/** Heads a part of the complete export: 'Bahagian 2: Merangkai'. */
export const partTitle = (number: number, name: string): string => `Bahagian ${number}: ${name}`;
