import { codesIn } from '../../course/codes.ts';
import { mqfOutcomes } from '../../mqf.ts';
import { apportionEach } from './apportion.ts';
import type { Clo } from '../schemas.ts';

/** 'HP2' of 'hp 2' or 'HP2 Kemahiran kognitif', 'PLO3' of 'PLO 03'; '' where there is none. */
export const hpCode = (text: string): string => (codesIn('plo', text)[0] ?? '').replace(/0+(?=\d+$)/, '');

const numberIn = (code: string): number => Number(code.replace(/\D/g, ''));

/** Codes each once, by family and number: HP2 before HP11. HPs that MQF 2.0 does not have (HP12) fall away. */
export const inHpOrder = (codes: readonly string[]): string[] =>
  [...new Set(codes.map(hpCode))]
    .filter((code) => code in mqfOutcomes || !/^(?:HP\d|$)/.test(code))
    .toSorted((a, b) => a.replace(/\d/g, '').localeCompare(b.replace(/\d/g, '')) || numberIn(a) - numberIn(b));

/** The HPs that the document's CLOs tie to a task of these CLOs; those of the whole course where its own CLOs name none. */
export function hpOfClos(clo: readonly string[], cloList: readonly Pick<Clo, 'code' | 'hp'>[]): string[] {
  const own = inHpOrder(cloList.filter(({ code }) => clo.includes(code)).flatMap(({ hp }) => hp));
  return own.length > 0 ? own : inHpOrder(cloList.flatMap(({ hp }) => hp));
}

/**
 * HP shares of a task as whole percentages that total 100, whatever was claimed; HPs the course does not tie to it fall away. Where none
 * of the claimed is left, the task's HPs share evenly; {} for a task without HPs.
 */
export function hpShares(claimed: Readonly<Record<string, number>>, hp: readonly string[]): Record<string, number> {
  const own = inHpOrder(hp);
  const weights = new Map<string, number>();
  for (const [name, share] of Object.entries(claimed)) {
    const code = hpCode(name);
    if (own.includes(code) && Number.isFinite(share) && share > 0) weights.set(code, (weights.get(code) ?? 0) + share);
  }
  const codes = weights.size === 0 ? own : own.filter((code) => weights.has(code));
  const parts = apportionEach(
    100,
    codes.map((code) => weights.get(code) ?? 1),
  );
  return Object.fromEntries(codes.map((code, i) => [code, parts[i] ?? 0]));
}
