import { criterionKeys } from '../../../../shared/acadiora/criteria.ts';
import type { Rule } from '../rule.ts';
import { metadata } from './metadata/index.ts';
import { overall } from './overallAnswer.ts';
import { documentIn, paperIn } from './paper/paper.ts';
import { review } from './review/reviewAnswer.ts';

const reviews = Object.fromEntries(
  criterionKeys.map((key): [string, Rule] => [`acadiora.review.${key}`, (request) => review(key, paperIn(request))]),
);

/** The rules of ACADIORA, by prompt id. */
export const acadioraRules: Record<string, Rule> = {
  'acadiora.metadata': (request) => metadata(documentIn(request)),
  ...reviews,
  'acadiora.overall': overall,
};
