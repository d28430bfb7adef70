import { studyKinds, type PaperKind } from '../paper/paperKind.ts';
import type { Paper } from '../paper/paper.ts';
import type { Sentence } from '../paper/sentence.ts';
import type { Found } from './cue.ts';

/** What code has counted of the statistics: the paper reports it, or nowhere. */
export const counted =
  (key: 'normality' | 'outliers' | 'multicollinearity' | 'effectSize' | 'contentValidity' | 'constructValidity') =>
  ({ facts: { statistics } }: Paper): Found | null => {
    const evidence = statistics[key];
    return evidence ? { phrase: evidence.quote, sentence: null } : null;
  };

/** The first sentence of the paper that fits. */
export const sentenceThat = (
  { sentences }: Pick<Paper, 'sentences'>,
  fits: (sentence: Sentence) => boolean,
): Found | null => {
  const sentence = sentences.find(fits);
  return sentence ? { phrase: sentence.text, sentence } : null;
};

/** The first sentence of the paper that says this; a pattern is held against its text in lower case. */
export const saying =
  (pattern: RegExp) =>
  (paper: Paper): Found | null =>
    sentenceThat(paper, ({ lower }) => pattern.test(lower));

/** Whether a paper is of one of these kinds: a cue is asked of them alone. */
export const of =
  (...kinds: readonly PaperKind[]) =>
  ({ kind }: Paper): boolean =>
    kinds.includes(kind);

/** Studies that measure, done or proposed. */
export const ofMeasures = of('quantitative', 'mixed', 'proposal');
/** Studies of people or texts, done or proposed. */
export const ofStudies = of(...studyKinds);
