import { numbersPrinted } from '../printed.ts';
import { blocksOf, type Check, type CountedRemark, type Paper, remarksOf } from './check.ts';
import { figureChecks } from './figures.ts';
import { formChecks } from './form.ts';
import { studyChecks } from './study.ts';

/** All that code counts in a paper and compares in its register. */
const checks: readonly Check[] = [...formChecks, ...figureChecks, ...studyChecks];

/** Checks that give way to others that found the same cause. A conflict that the model saw may be what any comparison has found. */
const tellers: Readonly<Record<string, readonly string[]>> = {
  // Where two sizes are told of what was analysed, one of them is larger than what came back: one cause, told once.
  sampleRoles: ['sampleToldTwice'],
  conflict: checks.filter(({ isAbsence, id }) => isAbsence !== true && id !== 'conflict').map(({ id }) => id),
};

/** Two figures at one block are those of one cause; so are three anywhere: a part or two of a sum, and what it comes to. */
function isOfOneCause(one: CountedRemark, other: CountedRemark): boolean {
  const [blocks, figures] = [blocksOf(other), numbersPrinted(other.text)];
  const own = blocksOf(one);
  const sharedBlocks = own.filter((block) => blocks.includes(block)).length;
  const sharedFigures = [...numbersPrinted(one.text)].filter((figure) => figures.has(figure)).length;
  return (
    sharedFigures > 2 || (sharedFigures > 1 && sharedBlocks > 0) || (own.length > 1 && sharedBlocks === own.length)
  );
}

/** Checks of what may stand in a table and in the text beside it. */
const ofSplits: readonly string[] = ['partsAndWhole', 'percentAndCount'];

/** What a finding on a division says, behind the name of it. */
const saidOf = ({ text }: CountedRemark): string => text.slice(text.lastIndexOf(': ') + 1);

/** Whether an earlier finding says the same of a division of another name. */
const isToldBefore = (remark: CountedRemark, before: readonly CountedRemark[]): boolean =>
  ofSplits.includes(remark.check) && before.some((one) => one.check === remark.check && saidOf(one) === saidOf(remark));

/** The remarks of all checks on a paper, each cause once. Pure. */
export function registerRemarks(paper: Paper): CountedRemark[] {
  const all = checks.flatMap((check) => remarksOf(check, paper));
  return all.filter(
    (remark, index) =>
      !isToldBefore(remark, all.slice(0, index)) &&
      !all.some((other) => tellers[remark.check]?.includes(other.check) && isOfOneCause(remark, other)),
  );
}
