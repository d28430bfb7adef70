import * as z from 'zod';
import { factsSchema, sectionSchema } from '../../../../../shared/acadiora/facts.ts';
import { dataIn } from '../../chain/chainRequest.ts';

/** The counted facts as prompts carry them (`factsForModel`): without sections, with lists of citations cut to their texts. */
const modelFactsSchema = factsSchema.omit({ sections: true }).extend({
  citations: factsSchema.shape.citations.extend({ notListed: z.array(z.string()), notCited: z.array(z.string()) }),
});
export type ModelFacts = z.infer<typeof modelFactsSchema>;

const outlineSchema = z.array(sectionSchema.omit({ line: true }));
export type Outline = z.infer<typeof outlineSchema>;

/** What is known where a request carries no facts: nothing was counted. */
const noFacts: ModelFacts = {
  wordCount: 0,
  pageCount: 1,
  language: 'ms',
  missingSections: [],
  citations: {
    style: 'none',
    inText: 0,
    references: 0,
    notListed: [],
    notCited: [],
    years: [],
    recentPercent: null,
    websites: 0,
    isOrdered: null,
  },
  illustrations: [],
  sample: [],
  statistics: {
    cronbachAlpha: [],
    tests: [],
    normality: null,
    outliers: null,
    multicollinearity: null,
    effectSize: null,
    contentValidity: null,
    constructValidity: null,
    software: [],
  },
  objectives: [],
};

/** The counted facts a request carries. @throws ZodError when they are not of the agreed form */
export const factsIn = (text: string): ModelFacts => {
  const data = dataIn(text, 'fakta');
  return data === undefined ? noFacts : modelFactsSchema.parse(data);
};

/** The outline a request carries. @throws ZodError when it is not of the agreed form */
export const outlineIn = (text: string): Outline => outlineSchema.parse(dataIn(text, 'rangka') ?? []);
