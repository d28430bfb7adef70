import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { type Check, type Paper, remarksOf } from './check.ts';
import { figureChecks } from './figures.ts';
import { sampleChecks } from './samples.ts';
import { studyChecks } from './study.ts';

/** All that code compares in a register. */
export const checks: readonly Check[] = [...sampleChecks, ...figureChecks, ...studyChecks];

/** The remarks of all checks on a paper. Pure. */
export const registerRemarks = (paper: Paper): CountedRemark[] => checks.flatMap((check) => remarksOf(check, paper));
