import { levelNames } from '../../../shared/valentra/counting/levels.ts';

const codesIn = (level: string): string[] =>
  [...level.matchAll(/([CPA])\s?(\d)/gi)].map(([, letter = '', digit = '']) => letter.toUpperCase() + digit);

/** 'A4, C5' -> 'A4 Mengorganisasi, C5 Menilai' (revised Bloom, Simpson, Krathwohl); what names no known level stays as it is. */
export const levelLabel = (level: string): string =>
  codesIn(level)
    .map((code) => `${code} ${levelNames[code] ?? ''}`.trim())
    .join(', ') || level.trim();

/** The highest number among levels, 0 where none is given. */
export const rankOf = (level: string): number => Math.max(0, ...codesIn(level).map((code) => Number(code.slice(1))));
