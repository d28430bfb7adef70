import type { CriterionKey } from '../../../../../shared/acadiora/criteria.ts';
import { analysisCues } from './analysis.ts';
import { closingCues } from './closing.ts';
import { frontCues } from './titleAbstract.ts';
import { groundCues } from './literature.ts';
import { methodCues } from './method.ts';
import { openingCues } from './opening.ts';
import { resultCues } from './results.ts';
import type { CriterionRule } from './cue.ts';

/** What the embedded model looks for, by criterion. */
export const cues = {
  ...frontCues,
  ...openingCues,
  ...groundCues,
  ...methodCues,
  ...analysisCues,
  ...resultCues,
  ...closingCues,
} as Record<CriterionKey, CriterionRule>;
