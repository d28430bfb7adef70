import { criterionKeys } from '../../../../shared/acadiora/criteria.ts';
import type { Rule } from '../rule.ts';
import { metadata } from './metadata.ts';
import { overall } from './overallAnswer.ts';
import { review } from './review.ts';

/** The rules of ACADIORA, by prompt id. */
export const acadioraRules: Record<string, Rule> = {
  'acadiora.metadata': metadata,
  ...Object.fromEntries(
    criterionKeys.map((key): [string, Rule] => [`acadiora.review.${key}`, (request) => review(key, request)]),
  ),
  'acadiora.overall': overall,
};
