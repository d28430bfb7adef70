import * as z from 'zod';
import { readStudy } from '../../../../../lambdas/acadiora/facts/text/studyText.ts';
import type { Ref, SourceDocument } from '../../../../../shared/document/document.ts';
import { parseDocument } from '../../../../../shared/document/render.ts';
import { dataIn } from '../../chain/chainRequest.ts';
import { paperKindOf, type PaperKind } from './paperKind.ts';
import { paperTopic } from './paperTopic.ts';
import { factsIn, outlineIn, type ModelFacts, type Outline } from './requestFacts.ts';
import type { Sentence } from './sentence.ts';

const earlierSchema = z.array(z.object({ id: z.string(), text: z.string(), quote: z.string() }));
export type EarlierRemark = z.infer<typeof earlierSchema>[number];

/** One request of ACADIORA, read back: what is judged and what is known of it. */
export interface Paper {
  document: SourceDocument;
  sentences: readonly Sentence[];
  /** The sections of the whole paper; the request may hold some of them only. */
  outline: Outline;
  facts: ModelFacts;
  kind: PaperKind;
  /** Remarks on the version before; empty for a first version. */
  earlier: readonly EarlierRemark[];
  /** What the paper is about, in its own words, ready for a Malay sentence; '' when nothing stands out. */
  topic: string;
}

/** The document of a request; without blocks where it shows none. */
export const documentIn = (text: string): SourceDocument =>
  parseDocument(text)?.document ?? { kind: 'docx', blocks: [], notices: [], pages: 1 };

/** Sentences and captions in their order, each under its heading. */
function sentencesOf(document: SourceDocument, outline: Outline): Sentence[] {
  const study = readStudy(
    document,
    outline.map((section) => ({ ...section, place: '' })),
  );
  return [...study.sentences, ...study.captions]
    .toSorted((a, b) => Number(a.at) - Number(b.at))
    .map(({ text, at, section }) => {
      const heading = outline[section];
      return {
        text,
        lower: text.toLowerCase(),
        at,
        heading: heading === undefined || heading.heading === '' ? null : heading,
      };
    });
}

/**
 * Reads a request of ACADIORA.
 * @throws ZodError when its data are not of the agreed form
 */
export function paperIn(text: string): Paper {
  const document = documentIn(text);
  const facts = factsIn(text);
  const outline = outlineIn(text);
  const sentences = sentencesOf(document, outline);
  return {
    document,
    sentences,
    outline,
    facts,
    kind: paperKindOf({ facts, outline, sentences }),
    earlier: earlierSchema.parse(dataIn(text, 'terdahulu') ?? []),
    topic: paperTopic(sentences, facts.language),
  };
}

/** The headings of these kinds that the request holds. */
export function headingsRead({ document, outline }: Paper): Outline {
  const read = new Set<Ref>(document.blocks.map(({ n }) => String(n)));
  return outline.filter(({ at, heading }) => heading !== '' && read.has(at));
}
