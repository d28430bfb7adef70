import { criterionKeys } from '../../../../shared/acadiora/criteria.ts';
import type { Rule } from '../index.ts';
import { requestText } from '../reading/documents.ts';
import { metadata } from './metadata/index.ts';
import { overall } from './overall.ts';
import { paperIn } from './paper.ts';
import { review } from './review.ts';

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
