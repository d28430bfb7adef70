import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { blockOf } from '../../../../shared/document/blockOf.ts';
import { numbersPrinted } from '../printed.ts';
import { type Check, isOn, type Paper, remarksOf } from './check.ts';
import { figureChecks } from './figures.ts';
import { formChecks } from './form.ts';
import { studyChecks } from './study.ts';

/** All that code counts in a paper and compares in its register. */
const checks: readonly Check[] = [...formChecks, ...figureChecks, ...studyChecks].filter(isOn);

/** Whether a check of this id is still made. */
export const isMade = (id: string | undefined): boolean => checks.some((check) => check.id === id);

/** Checks whose finding may be that of another one. A conflict that the model saw may be what any comparison has found. */
const tellers: Readonly<Record<string, readonly string[]>> = {
  // Two sizes of what was analysed are one of them larger than what came back.
  sampleRoles: ['sampleToldTwice'],
  conflict: checks.filter(({ isAbsence, id }) => isAbsence !== true && id !== 'conflict').map(({ id }) => id),
};

const blocksOf = ({ evidence, against }: CountedRemark): Set<number> =>
  new Set([...evidence.at, ...(against?.at ?? [])].map(blockOf));

/** Two figures at one block are those of one cause; so are three anywhere: a part or two of a sum, and what it comes to. */
function isOfOneCause(one: CountedRemark, other: CountedRemark): boolean {
  const [blocks, figures] = [blocksOf(other), numbersPrinted(other.text)];
  const own = [...blocksOf(one)];
  const sharedBlocks = own.filter((block) => blocks.has(block)).length;
  const sharedFigures = [...numbersPrinted(one.text)].filter((figure) => figures.has(figure)).length;
  return (
    sharedFigures > 2 || (sharedFigures > 1 && sharedBlocks > 0) || (own.length > 1 && sharedBlocks === own.length)
  );
}

/** Checks of what may stand in a table and in the text beside it. */
const ofSplits: readonly string[] = ['partsAndWhole', 'percentAndCount'];

/** The figures of a finding on a division, behind the name of it. */
const figuresTold = ({ text }: CountedRemark) => numbersPrinted(text.slice(text.lastIndexOf(': ') + 1));

/** Whether a finding on a division is the same as an earlier one: its part, its whole and what it comes to. */
function isToldBefore(remark: CountedRemark, before: readonly CountedRemark[]): boolean {
  const own = [...figuresTold(remark)];
  return before.some((one) => {
    const figures = figuresTold(one);
    return one.check === remark.check && own.filter((figure) => figures.has(figure)).length > 2;
  });
}

/** The remarks of all checks on a paper, each cause once. Pure. */
export function registerRemarks(paper: Paper): CountedRemark[] {
  const all = checks.flatMap((check) => remarksOf(check, paper));
  return all.filter(
    (remark, index) =>
      !(ofSplits.includes(remark.check) && isToldBefore(remark, all.slice(0, index))) &&
      !all.some((other) => tellers[remark.check]?.includes(other.check) && isOfOneCause(remark, other)),
  );
}
