import { criterionKeys } from '../../../../shared/acadiora/criteria.ts';
import type { Rule } from '../rule.ts';
import { requestText } from '../reading/requestText.ts';
import { metadata } from './metadata/index.ts';
import { overall } from './overallAnswer.ts';
import { paperIn } from './paper/paper.ts';
import { review } from './review/reviewAnswer.ts';

const reviews = Object.fromEntries(
  criterionKeys.map((key): [string, Rule] => [
    `acadiora.review.${key}`,
    (documents, request) => review(key, paperIn(documents, request)),
  ]),
);

/** The rules of ACADIORA, by prompt id. */
export const acadioraRules: Record<string, Rule> = {
  'acadiora.metadata': (documents) => metadata(documents),
  ...reviews,
  'acadiora.overall': (_, request) => overall(requestText(request)),
};
