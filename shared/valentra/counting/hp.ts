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
  const weights = new Map<string, number>();
  const open = new Set<string>();
  for (const [name, share] of Object.entries(claimed)) {
    const code = hpCode(name);
    if (!own.includes(code)) continue;
    if (share === null) open.add(code);
    else if (Number.isFinite(share) && share > 0) weights.set(code, (weights.get(code) ?? 0) + share);
  }
  // The only one has all.
  if (own.length > 1 && (weights.size === 0 || open.size > 0)) {
    const stated = withinWhole([...weights.values()], own.length - weights.size);
    const shares = new Map([...weights.keys()].map((code, i) => [code, stated[i] ?? null]));
    return Object.fromEntries(own.map((code) => [code, shares.get(code) ?? null]));
  }
  const codes = own.length === 1 ? own : own.filter((code) => weights.has(code));
  const parts = apportionEach(
    100,
    codes.map((code) => weights.get(code) ?? 1),
  );
  return Object.fromEntries(codes.map((code, i) => [code, parts[i] ?? 0]));
}
