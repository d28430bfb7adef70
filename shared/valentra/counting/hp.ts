import { codesIn } from '../../course/words/codes.ts';
import { mqfOutcomes } from '../../terms/mqf.ts';
import { apportionEach, sumOf } from './apportion.ts';
import type { Clo, JstAssessment } from '../schemas.ts';

/** 'HP2' of 'hp 2' or 'HP2 Kemahiran kognitif', 'PLO3' of 'PLO 03'; '' where there is none. */
export const hpCode = (text: string): string => (codesIn('plo', text)[0] ?? '').replace(/0+(?=\d+$)/, '');

const numberIn = (code: string): number => Number(code.replace(/\D/g, ''));

/** Codes each once, by family and number: HP2 before HP11. HPs that MQF 2.0 does not have (HP12) fall away. */
export const inHpOrder = (codes: readonly string[]): string[] =>
  [...new Set(codes.map(hpCode))]
    .filter((code) => code in mqfOutcomes || !/^(?:HP\d|$)/.test(code))
    .toSorted((a, b) => a.replace(/\d/g, '').localeCompare(b.replace(/\d/g, '')) || numberIn(a) - numberIn(b));

/** The HPs that the document's CLOs tie to a task of these CLOs. */
export const hpOfClos = (clo: readonly string[], cloList: readonly Pick<Clo, 'code' | 'hp'>[]): string[] =>
  inHpOrder(cloList.filter(({ code }) => clo.includes(code)).flatMap(({ hp }) => hp));

/** Why a programme outcome of a task is not confirmed: neither its row nor one of its CLOs has it surely. */
export function unsureHp(
  code: string,
  { clo, facts = {} }: Pick<JstAssessment, 'clo'> & Partial<Pick<JstAssessment, 'facts'>>,
  cloList: readonly Clo[],
) {
  if (facts['hp'] !== undefined || facts['hpAllocation']?.state === 'lecturer') return undefined;
  const own = cloList.filter((one) => clo.includes(one.code) && one.hp.map(hpCode).includes(hpCode(code)));
  return own.every((one) => one.facts?.hp?.state === 'unconfirmed') ? own[0]?.facts?.hp : undefined;
}

/** By HP its share in percent; null: nobody states one. */
export type HpShares = Record<string, number | null>;

/** Shares beside so many open ones: as they are, or, above 100 together, scaled to what leaves each of these 1. */
const withinWhole = (shares: readonly number[], open: number): readonly number[] =>
  sumOf(shares, (share) => share) > 100 ? apportionEach(Math.max(0, 100 - open), shares) : shares;

/**
 * HP shares of a task as whole percentages that total 100, whatever was claimed; HPs the course does not tie to it fall away. What nobody
 * states is null, beside others as they are; {} for a task without HPs.
 */
export function hpShares(claimed: Readonly<HpShares>, hp: readonly string[]): HpShares {
  const own = inHpOrder(hp);
  const shares = Object.entries(claimed).map(([name, share]) => ({ code: hpCode(name), share }));
  const weightOf = (code: string): number =>
    sumOf(shares, (one) => (one.code === code && Number.isFinite(one.share) ? Math.max(0, one.share ?? 0) : 0));
  const stated = own.filter((code) => weightOf(code) > 0);
  const isOpen = stated.length === 0 || shares.some(({ code, share }) => share === null && own.includes(code));
  // The only one has all.
  if (own.length === 1) return { [own[0] ?? '']: 100 };
  const weights = stated.map(weightOf);
  const parts = isOpen ? withinWhole(weights, own.length - stated.length) : apportionEach(100, weights);
  return Object.fromEntries((isOpen ? own : stated).map((code) => [code, parts[stated.indexOf(code)] ?? null]));
}
