import { withoutWrong } from '../../../../shared/acadiora/correcting.ts';
import type { CountedRemark, Facts } from '../../../../shared/acadiora/facts.ts';
import { blockOf } from '../../../../shared/document/blockOf.ts';
import { numbersPrinted } from '../printed.ts';
import { type Check, isOn, type Paper, remarksOf } from './check.ts';
import { figureChecks } from './figures.ts';
import { formChecks } from './form.ts';
import { studyChecks } from './study.ts';
import { tableChecks } from './tables.ts';

/** All that code counts in a paper and compares in its register. */
const checks: readonly Check[] = [...formChecks, ...figureChecks, ...studyChecks, ...tableChecks].filter(isOn);

/** Whether a check of this id is still made. */
export const isMade = (id: string | undefined): boolean => checks.some((check) => check.id === id);

/** Checks whose finding may be that of another one. A conflict that the model saw may be what any comparison has found. */
const tellers: Readonly<Record<string, readonly string[]>> = {
  // Two sizes of what was analysed are one of them larger than what came back.
  sampleRoles: ['sampleToldTwice'],
  tableArithmetic: ['partsAndWhole', 'percentAndCount'],
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

/** Those of table sums, which the author may say are wrong. */
const isTableSum = ({ check }: CountedRemark): boolean => check === 'tableArithmetic';

/** The facts with the table sums that are remarked on, and the remarks, both without what the author says is wrong. */
export function withTableSums(facts: Facts, remarks: readonly CountedRemark[], wrong: readonly string[]) {
  const found = remarks.filter(isTableSum).map(({ text, evidence }) => ({ text, evidence }));
  const right = withoutWrong({ ...facts, tableSums: found }, wrong);
  const isRight = ({ text }: CountedRemark): boolean => right.tableSums?.some((one) => one.text === text) ?? false;
  return { facts: right, remarks: remarks.filter((remark) => !isTableSum(remark) || isRight(remark)) };
}

/** The remarks of all checks on a paper, each cause once. Pure. */
export function registerRemarks(paper: Paper): CountedRemark[] {
  const all = checks.flatMap((check) => remarksOf(check, paper));
  return all.filter(
    (remark) => !all.some((other) => tellers[remark.check]?.includes(other.check) && isOfOneCause(remark, other)),
  );
}
