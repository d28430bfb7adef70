import type { Finding } from '../alignment.ts';
import { stepLabels } from './chainLabels.ts';

export const alignmentLabels = {
  title: 'Penjajaran CLO, HP, Pentaksiran dan Aktiviti',
  gaps: 'Jurang',
  noGaps: 'Tiada jurang ditemui',
  doubles: 'Kiraan Berganda',
  noDoubles: 'Tiada kiraan berganda ditemui',
} as const;

/** '2 pentaksiran tanpa CLO'. */
export const findingLabel = ({ kind, faults }: Finding): string =>
  `${faults.length} ${kind.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`;

/** Why a gap may be right as it is, by its kind. */
export const findingReasons: Record<string, string> = {
  'CLO tanpa aktiviti':
    'Satu DLO tidak perlu melatih semua CLO: aktivitinya mengikut tugas bersepadu, dan CLO lain dicapai dalam kursusnya sendiri.',
};

/** In the order of the complete report: what a head of department reads comes first. */
export const completeParts = ['report', 'merungkai', 'merangkai', 'scripts', 'dlo', 'alignment'] as const;
export type CompletePart = (typeof completeParts)[number];
export const completePartLabels: Record<CompletePart, string> = { ...stepLabels, alignment: alignmentLabels.title };
