import type { AlignedAssessment, Alignment, AlignmentRow } from './alignment.ts';
import { minutesLabel, stepLabels } from './chainLabels.ts';
import { resultLabels, weightLabel } from './resultLabels.ts';

export const alignmentLabels = {
  title: 'Penjajaran CLO, HP, Pentaksiran dan Aktiviti',
  course: 'Kursus',
  clo: 'CLO',
  hp: 'HP',
  assessments: 'Pentaksiran',
  activities: 'Aktiviti DLO',
  topics: 'Topik',
  matrix: 'Matriks Penjajaran',
  /** Signs and words, so that nothing is said by colour alone. */
  present: '✓ Ada',
  missing: '✗ Tiada',
  notGenerated: '– Belum dijana',
  withHp: 'CLO dipetakan kepada HP',
  withAssessment: 'CLO yang ditaksir',
  withActivity: 'CLO dengan aktiviti DLO',
  weights: resultLabels.totalWeight,
  selected: 'dipilih dalam merangkai',
  gaps: 'Jurang',
  noGaps: 'Tiada jurang ditemui',
  doubles: 'Kiraan Berganda',
  noDoubles: 'Tiada kiraan berganda ditemui',
} as const;

export const outOfLabel = (count: number, total: number): string => `${count} daripada ${total}`;

export const findingsLabel = (count: number, kind: string): string =>
  `${count} ${kind.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`;

/** 'Kuiz (10%; dikongsi 2 CLO; dipilih dalam merangkai)'. */
function assessmentText({ type, weight, clos, isSelected }: AlignedAssessment): string {
  const remarks = [
    ...(weight === null ? [] : [weightLabel(weight)]),
    ...(clos > 1 ? [`dikongsi ${clos} CLO`] : []),
    ...(isSelected === true ? [alignmentLabels.selected] : []),
  ];
  return remarks.length === 0 ? type : `${type} (${remarks.join('; ')})`;
}

export const assessmentTexts = ({ assessments }: AlignmentRow, { assessments: all }: Alignment['columns']): string[] =>
  assessments.flatMap((place) => all[place] ?? []).map(assessmentText);

/** The activities of a CLO in the matrix, 'Kajian kes (30 minit)'; null without a DLO. */
export const activityTexts = ({ activities }: AlignmentRow, columns: Alignment['columns']): string[] | null =>
  activities &&
  activities
    .flatMap((place) => columns.activities?.[place] ?? [])
    .map(({ name, minutes }) => `${name} (${minutesLabel(minutes)})`);

export const completeLabels = {
  title: 'Laporan Lengkap',
  contents: 'Kandungan',
  exportedAt: 'Tarikh Eksport',
  parts: 'Bahagian',
  partStatus: 'Status',
  generated: 'Telah dijana',
  notGenerated: 'Belum dijana',
} as const;

export const completeParts = ['merungkai', 'merangkai', 'scripts', 'dlo', 'report', 'alignment'] as const;
export type CompletePart = (typeof completeParts)[number];
export const completePartLabels: Record<CompletePart, string> = { ...stepLabels, alignment: alignmentLabels.title };

/** Heads a part of the complete export: 'Bahagian 2: Merangkai'. */
export const partTitle = (number: number, name: string): string => `Bahagian ${number}: ${name}`;
