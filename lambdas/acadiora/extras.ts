import type { CriterionKey } from '../../shared/acadiora/criteria.ts';
import type { Facts } from '../../shared/acadiora/facts.ts';
import { alphaWord, interpretationGuide } from '../../shared/acadiora/guides.ts';
import type { Evidence, PageText } from '../../shared/evidence.ts';
import { saysWhole } from '../../shared/words.ts';

const notReported = 'Tidak dilaporkan dalam kertas.';

const quoted = (evidence: Evidence | null): string =>
  evidence === null ? notReported : `“${evidence.quote}” (m.s. ${evidence.page})`;

/** What the model said of these fields, by name. */
interface Said {
  text: (name: string) => string;
  list: (name: string) => string[];
  /** Those of a list that the paper itself says. */
  inPaper: (name: string) => string[];
}

function saidIn(extras: Readonly<Record<string, unknown>>, pages: readonly PageText[]): Said {
  const list = (name: string): string[] => {
    const value = extras[name];
    return Array.isArray(value)
      ? value.filter((one): one is string => typeof one === 'string' && one.trim() !== '')
      : [];
  };
  return {
    text: (name) => {
      const value = extras[name];
      return typeof value === 'string' ? value.trim() : '';
    },
    list,
    inPaper: (name) => {
      const paper = pages.map(({ text }) => text).join('\n');
      return list(name).filter((value) => saysWhole(paper, value));
    },
  };
}

/** The fields beyond the common ones (spec 2 §3): the model's where they are judgement, code's where they can be counted or looked up. */
export const extrasOf = (
  key: CriterionKey,
  extras: Readonly<Record<string, unknown>>,
  facts: Facts,
  pages: readonly PageText[],
): object => fields[key]?.(saidIn(extras, pages), facts) ?? {};

const fields: Partial<Record<CriterionKey, (said: Said, facts: Facts) => object>> = {
  theoryFramework: ({ list, inPaper }) => ({
    theoriesUsed: inPaper('theoriesUsed'),
    theoriesSuggested: list('theoriesSuggested'),
  }),
  literatureReview: ({ text, list }) => ({
    reviewModel: text('reviewModel'),
    suggestedModel: text('suggestedModel'),
    keyReferencesNeeded: list('keyReferencesNeeded'),
  }),
  methodology: ({ text }, { statistics }) => ({
    researchType: text('researchType'),
    researchDesign: text('researchDesign'),
    suggestedDesign: text('suggestedDesign'),
    samplingTechnique: text('samplingTechnique'),
    suggestedSampling: text('suggestedSampling'),
    sampleSizeJustification: text('sampleSizeJustification'),
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
      .map(({ value, evidence }) => `α = ${printed(value)} (m.s. ${evidence.page})`)
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
