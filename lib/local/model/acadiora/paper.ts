import * as z from 'zod';
import { factsSchema, sectionSchema } from '../../../../shared/acadiora/facts.ts';
import type { ConverseLike } from '../../bedrock/request.ts';
import { dataIn } from '../chain/facts.ts';
import { requestText } from '../reading/documents.ts';
import type { ReadDocument } from '../reading/documents.ts';
import { kindOf } from './kind.ts';
import type { PaperKind } from './kind.ts';
import { sentencesOf } from './sentences.ts';
import type { Heading, Sentence } from './sentences.ts';
import { topicOf } from './topic.ts';

/** The counted facts as prompts carry them (`factsForModel`): without sections, with lists of citations cut to their texts. */
const modelFactsSchema = factsSchema.omit({ sections: true }).extend({
  citations: factsSchema.shape.citations.extend({ notListed: z.array(z.string()), notCited: z.array(z.string()) }),
});
export type ModelFacts = z.infer<typeof modelFactsSchema>;

const outlineSchema = z.array(sectionSchema.omit({ line: true }));
export type Outline = z.infer<typeof outlineSchema>;

const earlierSchema = z.array(z.object({ id: z.string(), text: z.string(), quote: z.string() }));
export type EarlierRemark = z.infer<typeof earlierSchema>[number];

/** One request of ACADIORA, read back: what is judged and what is known of it. */
export interface Paper {
  pages: ReadDocument['pages'];
  sentences: readonly Sentence[];
  headings: readonly Heading[];
  facts: ModelFacts;
  outline: Outline;
  kind: PaperKind;
  /** Remarks on the version before; empty for a first version. */
  earlier: readonly EarlierRemark[];
  /** What the paper is about, in its own words, ready for a Malay sentence; '' when nothing stands out. */
  topic: string;
}

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

/**
 * Reads a request of ACADIORA.
 * @throws ZodError when its data are not of the agreed form
 */
export function paperIn(documents: readonly ReadDocument[], request: ConverseLike): Paper {
  const text = requestText(request);
  const pages = documents.flatMap((document) => document.pages);
  const facts = factsIn(text);
  const outline = outlineSchema.parse(dataIn(text, 'rangka') ?? []);
  const { sentences, headings } = sentencesOf(pages, outline);
  return {
    pages,
    sentences,
    headings,
    facts,
    outline,
    kind: kindOf({ facts, outline, sentences }),
    earlier: earlierSchema.parse(dataIn(text, 'terdahulu') ?? []),
    topic: topicOf(sentences, facts.language),
  };
}
