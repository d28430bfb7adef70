import * as z from 'zod';
import type { ConverseLike } from '../../../bedrock/request.ts';
import { dataIn } from '../../chain/chainRequest.ts';
import { requestText, type ReadDocument } from '../../reading/requestText.ts';
import { paperKindOf, type PaperKind } from './paperKind.ts';
import { readSentences, type Heading, type Sentence } from './sentences.ts';
import { paperTopic } from './paperTopic.ts';
import { factsIn, outlineIn, type ModelFacts, type Outline } from './requestFacts.ts';

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

/**
 * Reads a request of ACADIORA.
 * @throws ZodError when its data are not of the agreed form
 */
export function paperIn(documents: readonly ReadDocument[], request: ConverseLike): Paper {
  const text = requestText(request);
  const pages = documents.flatMap((document) => document.pages);
  const facts = factsIn(text);
  const outline = outlineIn(text);
  const { sentences, headings } = readSentences(pages, outline);
  return {
    pages,
    sentences,
    headings,
    facts,
    outline,
    kind: paperKindOf({ facts, outline, sentences }),
    earlier: earlierSchema.parse(dataIn(text, 'terdahulu') ?? []),
    topic: paperTopic(sentences, facts.language),
  };
}
