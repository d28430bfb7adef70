import * as z from 'zod';
import { readStudy } from '../../../../lambdas/acadiora/facts/text/studyText.ts';
import { criteria, type CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import { sectionSchema } from '../../../../shared/acadiora/facts.ts';
import { dataIn } from '../chain/chainRequest.ts';
import { extrasOf } from './extras.ts';
import { documentIn } from './metadata.ts';

const outlineSchema = z.array(sectionSchema.omit({ place: true }));

const unjudged = 'Tidak dapat dinilai oleh enjin peraturan.';

/**
 * Fills the answer of `acadiora.review.<criterion>`. Rules count, they do not judge: what can be counted of a paper is counted before any model
 * is asked, with its remarks and levels, and what cannot is left to a reader.
 * @throws ZodError when the request's outline is not of the agreed form
 */
export function review(key: CriterionKey, text: string): unknown {
  const outline = outlineSchema.parse(dataIn(text, 'rangka') ?? []);
  const study = readStudy(
    documentIn(text),
    outline.map((section) => ({ ...section, place: '' })),
  );
  return {
    items: criteria[key].items.map(({ id }) => ({ id, level: null, reason: unjudged })),
    comments: [],
    strengths: [],
    weaknesses: [],
    improvements: [],
    earlier: [],
    extras: extrasOf(key, study),
  };
}
