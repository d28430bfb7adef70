import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { blockOf } from '../../../../shared/document/document.ts';
import { type Check, isOn, type Paper, remarksOf } from './check.ts';
import { countedChecks } from './counted.ts';
import { figureChecks } from './figures.ts';
import { sampleChecks } from './samples.ts';
import { studyChecks } from './study.ts';

/** All that code compares in a register. */
export const checks: readonly Check[] = [...sampleChecks, ...figureChecks, ...studyChecks, ...countedChecks].filter(
  isOn,
);

const blocksOf = ({ evidence, against }: CountedRemark): Set<number> =>
  new Set([...evidence.at, ...(against?.at ?? [])].map(blockOf));

/**
 * The remarks of all checks on a paper, each cause once: what a reader saw himself, and the sum of a
 * table's rows, are left out where a comparison has found them. Pure.
 */
export function registerRemarks(paper: Paper): CountedRemark[] {
  const all = checks.flatMap((check) => remarksOf(check, paper));
  const compared = all.filter(({ check, against }) => check !== 'conflict' && against !== null).map(blocksOf);
  const isTold = (remark: CountedRemark): boolean =>
    compared.some((blocks) => [...blocksOf(remark)].every((block) => blocks.has(block)));
  const divided = new Set(
    all.flatMap(({ check, evidence }) => (check === 'partsAndWhole' || check === 'percentAndCount' ? evidence.at : [])),
  );
  const isSummed = ({ check, evidence }: CountedRemark): boolean =>
    check === 'tableArithmetic' && evidence.at.some((ref) => divided.has(ref));
  return all.filter((remark) => (remark.check !== 'conflict' || !isTold(remark)) && !isSummed(remark));
}
