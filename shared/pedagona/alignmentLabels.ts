import type { Finding } from './alignment.ts';
import { stepLabels } from './chainLabels.ts';
import { resultLabels } from './resultLabels.ts';

export const alignmentLabels = {
  title: 'Penjajaran CLO, HP, Pentaksiran dan Aktiviti',
  course: 'Kursus',
  clo: 'CLO',
  hp: 'HP',
  assessments: 'Pentaksiran',
  activities: 'Aktiviti DLO',
  matrix: 'Matriks Penjajaran',
  /** Signs and words, so that nothing is said by colour alone. */
  present: '✓ Ada',
  missing: '✗ Tiada',
  notGenerated: '– Belum dijana',
  withHp: 'CLO dipetakan kepada HP',
  withAssessment: 'CLO yang ditaksir',
  withActivity: 'CLO dengan aktiviti DLO',
  weights: resultLabels.totalWeight,
  gaps: 'Jurang',
  noGaps: 'Tiada jurang ditemui',
  doubles: 'Kiraan Berganda',
  noDoubles: 'Tiada kiraan berganda ditemui',
} as const;

/** '2 pentaksiran tanpa CLO'. */
export const findingLabel = ({ kind, faults }: Finding): string =>
  `${faults.length} ${kind.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`;

export const completeLabels = {
  title: 'Laporan Lengkap',
  contents: 'Kandungan',
  exportedAt: 'Tarikh Eksport',
  notGenerated: 'Belum dijana',
} as const;

export const completeParts = ['merungkai', 'merangkai', 'scripts', 'dlo', 'report', 'alignment'] as const;
export type CompletePart = (typeof completeParts)[number];
export const completePartLabels: Record<CompletePart, string> = { ...stepLabels, alignment: alignmentLabels.title };

/** Heads a part of the complete export: 'Bahagian 2: Merangkai'. */
export const partTitle = (number: number, name: string): string => `Bahagian ${number}: ${name}`;
