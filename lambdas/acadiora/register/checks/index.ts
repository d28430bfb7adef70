import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { blockOf } from '../../../../shared/document/blockOf.ts';
import { announcedLabels } from '../labels.ts';
import { numbersPrinted } from '../printed.ts';
import { type Check, isOn, type Paper, remarksOf } from './check.ts';
import { countedChecks } from './counted.ts';
import { figureChecks } from './figures.ts';
import { sampleChecks } from './samples.ts';
import { studyChecks } from './study.ts';

/** All that code compares in a register. */
export const checks: readonly Check[] = [...sampleChecks, ...figureChecks, ...studyChecks, ...countedChecks].filter(
  isOn,
);

const aimKinds = ['objective', 'question', 'hypothesis'] as const;

/** So many figures in common are those of one sum, wherever it was read: a part or two of it, and what it comes to. */
const figuresOfOneSum = 3;

const blocksOf = ({ evidence, against }: CountedRemark): Set<number> =>
  new Set([...evidence.at, ...(against?.at ?? [])].map(blockOf));

/**
 * The remarks of all checks on a paper, each cause once: what a reader saw himself, and the sum of a
 * table's rows, are left out where a comparison has found them. Pure.
 */
export function registerRemarks(paper: Paper): CountedRemark[] {
  const all = checks.flatMap((check) => remarksOf(check, paper));
  const compared = all.filter(({ check, against }) => check !== 'conflict' && against !== null);
  /** Of two figures that differ: those of a comparison that shares a place with it, or both its places. */
  const isTold = (remark: CountedRemark): boolean => {
    const [own, figures] = [blocksOf(remark), numbersPrinted(remark.text)];
    return compared.some((other) => {
      const blocks = blocksOf(other);
      const shared = [...own].filter((block) => blocks.has(block)).length;
      const told = [...numbersPrinted(other.text)];
      return shared === own.size || (shared > 0 && told.length > 0 && told.every((one) => figures.has(one)));
    });
  };
  // Two sizes of what was analysed are one of them larger than what came back.
  const sizes = all.filter(({ check }) => check === 'sampleToldTwice').map(blocksOf);
  const isOfSizes = ({ check, evidence }: CountedRemark): boolean =>
    check === 'sampleRoles' && sizes.some((blocks) => evidence.at.some((ref) => blocks.has(blockOf(ref))));
  // Aims that are not answered are named one by one; their subject begins with their kind.
  const unanswered = all.filter(({ check }) => check === 'aimUnanswered');
  const isOfAims = ({ check, subject }: CountedRemark): boolean =>
    check === 'announcedOtherwise' &&
    aimKinds.some(
      (kind) => announcedLabels[kind] === subject && unanswered.some((one) => one.subject.startsWith(kind)),
    );
  const divided = all.filter(({ check }) => check === 'partsAndWhole' || check === 'percentAndCount');
  const isSummed = ({ check, evidence, text }: CountedRemark): boolean => {
    const figures = numbersPrinted(text);
    return (
      check === 'tableArithmetic' &&
      divided.some(
        (one) =>
          evidence.at.some((ref) => one.evidence.at.includes(ref)) ||
          [...numbersPrinted(one.text)].filter((figure) => figures.has(figure)).length >= figuresOfOneSum,
      )
    );
  };
  const isTwice = (remark: CountedRemark): boolean => isSummed(remark) || isOfSizes(remark) || isOfAims(remark);
  return all.filter((remark) => (remark.check !== 'conflict' || !isTold(remark)) && !isTwice(remark));
}
