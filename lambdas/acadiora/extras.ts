import type { CriterionKey } from '../../shared/acadiora/criteria.ts';
import type { Facts } from '../../shared/acadiora/facts.ts';
import { alphaWord, interpretationGuide } from '../../shared/acadiora/guides.ts';
import type { Citation } from '../../shared/document/citation.ts';
import { placedQuote } from '../../shared/text/labels.ts';
import type { PaperWords } from './paperWords.ts';

const notReported = 'Tidak dilaporkan dalam kertas.';

const quoted = (evidence: Citation | null): string => (evidence === null ? notReported : placedQuote(evidence));

/** What the model said of these fields, by name. */
interface Said {
  text: (name: string) => string;
  list: (name: string) => string[];
  /** Those of a list that the paper itself says. */
  inPaper: (name: string) => string[];
  /** A fact about the paper: '' when the paper's own words do not hold it (design law 6). */
  fact: (name: string) => string;
  /** Suggestions without those that name a publication: it may not exist. */
  suggestions: (name: string) => string[];
}

/** A year in brackets, a DOI, an address, or volume and issue of a journal; a span of years is none. */
const publication =
  /\((?:[^()]{0,100}[\s,])?(?:1[89]|20)\d{2}[a-z]?(?![\s]*[-–][\s]*(?:1[89]|20)\d{2})\b[^()]{0,60}\)|\b10\.\d{4,9}\/|\bdoi\b|https?:|\bwww\.|\p{L}\s*,\s*\d{1,3}\s*\(\d{1,3}\)|\p{Lu}\p{L}+(?:\s+(?:et al\.?|dkk\.?))?\s*,\s*(?:1[89]|20)\d{2}\b/iu;
const namesPublication = (text: string): boolean => publication.test(text);

function saidIn(extras: Readonly<Record<string, unknown>>, paper: PaperWords, drop: (count: number) => void): Said {
  const list = (name: string): string[] => {
    const value = extras[name];
    return Array.isArray(value)
      ? value.filter((one): one is string => typeof one === 'string' && one.trim() !== '')
      : [];
  };
  const text = (name: string): string => {
    const value = extras[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    text,
    list,
    inPaper: (name) => list(name).filter(paper.has),
    fact: (name) => (text(name) !== '' && paper.holds(text(name)) ? text(name) : ''),
    suggestions(name) {
      const all = [...list(name), ...(text(name) === '' ? [] : [text(name)])];
      const kept = all.filter((one) => !namesPublication(one));
      drop(all.length - kept.length);
      return kept;
    },
  };
}

/**
 * The fields beyond the common ones (spec 2 §3): the model's where they are judgement, code's where they can be counted or looked up.
 * `dropped`: suggestions that name a publication nobody has seen.
 */
export function extrasOf(
  key: CriterionKey,
  extras: Readonly<Record<string, unknown>>,
  facts: Facts,
  paper: PaperWords,
): { fields: object; dropped: number } {
  let dropped = 0;
  const said = saidIn(extras, paper, (count) => (dropped += count));
  return { fields: fields[key]?.(said, facts) ?? {}, dropped };
}

const fields: Partial<Record<CriterionKey, (said: Said, facts: Facts) => object>> = {
  theoryFramework: ({ inPaper, suggestions }) => ({
    theoriesUsed: inPaper('theoriesUsed'),
    theoriesSuggested: suggestions('theoriesSuggested'),
  }),
  literatureReview: ({ fact, suggestions }) => ({
    reviewModel: fact('reviewModel'),
    suggestedModel: suggestions('suggestedModel')[0] ?? '',
    keyReferencesNeeded: suggestions('keyReferencesNeeded'),
  }),
  methodology: ({ text, fact }, { statistics }) => ({
    researchType: fact('researchType'),
    researchDesign: fact('researchDesign'),
    suggestedDesign: text('suggestedDesign'),
    samplingTechnique: fact('samplingTechnique'),
    suggestedSampling: text('suggestedSampling'),
    sampleSizeJustification: fact('sampleSizeJustification'),
    validityReliability: {
      contentValidity: quoted(statistics.contentValidity),
      constructValidity: quoted(statistics.constructValidity),
      ...reliability(statistics.cronbachAlpha),
    },
  }),
  dataAnalysis: ({ list, inPaper }, { statistics }) => ({
    analysisUsed: [...new Set([...statistics.tests.map(({ name }) => name), ...inPaper('analysisUsed')])],
    suggestedAnalysis: list('suggestedAnalysis'),
    softwareRecommended: list('softwareRecommended'),
    statisticalTests: {
      normalityTest: quoted(statistics.normality),
      outliersCheck: quoted(statistics.outliers),
      multicollinearity: quoted(statistics.multicollinearity),
    },
    interpretationGuide,
  }),
  discussion: ({ text }) => ({
    theoreticalImplications: text('theoreticalImplications'),
    practicalImplications: text('practicalImplications'),
  }),
  conclusion: ({ list }) => ({ futureResearchSuggestions: list('futureResearchSuggestions') }),
  technical: ({ text }, { citations }) => ({ writingQuality: text('writingQuality'), ...citing(citations) }),
};

/** As journals print it: .87. */
const printed = (alpha: number): string => alpha.toFixed(2).replace(/^0/, '');

function reliability(alphas: Facts['statistics']['cronbachAlpha']) {
  if (alphas.length === 0) return { reliabilityCronbach: notReported, reliabilityInterpretation: '' };
  const values = alphas.map(({ value }) => value);
  const lowest = Math.min(...values);
  return {
    reliabilityCronbach: alphas
      .map(({ value, evidence: { place } }) => `α = ${printed(value)}${place === '' ? '' : ` (${place})`}`)
      .join('; '),
    reliabilityInterpretation: `Nilai terendah, ${printed(lowest)}, ${alphaWord(lowest)}.`,
  };
}

const styles: Record<Facts['citations']['style'], string> = {
  'author-year': 'Pengarang-tahun (gaya APA atau seumpamanya)',
  numbered: 'Bernombor',
  mixed: 'Bercampur: pengarang-tahun dan bernombor',
  none: 'Tiada petikan ditemui',
};

/** What was counted of citations, in words. */
function citing({ style, inText, references, notListed, notCited }: Facts['citations']) {
  const matched = `${inText} petikan dalam teks dan ${references} rujukan dalam senarai. ${
    notListed.length === 0 ? 'Semua petikan ada dalam senarai' : `${notListed.length} petikan tiada dalam senarai`
  }; ${notCited.length === 0 ? 'semua rujukan dipetik' : `${notCited.length} rujukan tidak dipetik`}.`;
  return { citationStyle: styles[style], citationConsistency: inText + references === 0 ? '' : matched };
}
