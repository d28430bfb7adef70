import { localEngineText } from '../../../shared/texts.ts';

/** What the embedded engine says of itself, and frameworks that stand in every evidence base. */
const fixedLabels: readonly string[] = [
  localEngineText,
  'MQF 2.0 (Kerangka Kelayakan Malaysia, edisi kedua)',
  'Kapasiti Pedagogi Pembelajaran Bermakna (KPPB) IPGM: 3E, 3R dan 6C',
];

/** Everything an artefact says, sentence by sentence; what has fewer words than a sentence is a label. */
export function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(/(?<=[.?!]”?)\s+(?=\p{Lu})|\n/u)
      .filter((sentence) => (sentence.match(/\p{L}+/gu) ?? []).length > 3 && !fixedLabels.includes(sentence));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}
