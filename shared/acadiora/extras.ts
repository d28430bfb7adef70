import { notFoundText } from '../texts.ts';

/** What a field says, with what is shown where it is empty: only what the paper says is a thing sought in it. `isAdvice`: the model's own words. */
const kinds = {
  stated: { empty: notFoundText, isAdvice: false },
  suggestion: { empty: 'Tiada cadangan', isAdvice: true },
  implication: { empty: notFoundText, isAdvice: true },
  judgement: { empty: 'Tiada ulasan', isAdvice: true },
  reading: { empty: 'Tiada tafsiran', isAdvice: false },
};
/** A text, or a list of texts, of a criterion's entry. */
export interface ExtraField {
  label: string;
  kind: keyof typeof kinds;
  isList: boolean;
}
const text = (label: string, kind: ExtraField['kind'] = 'stated') => ({ label, kind, isList: false }) as const;
const list = (label: string, kind: ExtraField['kind'] = 'stated') => ({ label, kind, isList: true }) as const;

/** The criteria's extra fields (spec 2 §3), in its order. Texts are '' and lists empty where the paper does not say. */
export const extras = {
  titleAbstract: {},
  introduction: {},
  objectivesQuestions: {},
  theoryFramework: {
    theoriesUsed: list('Teori yang digunakan'),
    theoriesSuggested: list('Teori yang dicadangkan', 'suggestion'),
  },
  literatureReview: {
    reviewModel: text('Model sorotan'),
    suggestedModel: text('Model yang dicadangkan', 'suggestion'),
    keyReferencesNeeded: list('Rujukan utama yang diperlukan', 'suggestion'),
  },
  methodology: {
    researchType: text('Jenis kajian'),
    researchDesign: text('Reka bentuk kajian'),
    suggestedDesign: text('Reka bentuk yang dicadangkan', 'suggestion'),
    samplingTechnique: text('Teknik persampelan'),
    suggestedSampling: text('Persampelan yang dicadangkan', 'suggestion'),
    sampleSizeJustification: text('Justifikasi saiz sampel'),
    validityReliability: {
      contentValidity: text('Kesahan kandungan'),
      constructValidity: text('Kesahan konstruk'),
      reliabilityCronbach: text('Kebolehpercayaan (alfa Cronbach)'),
      reliabilityInterpretation: text('Tafsiran kebolehpercayaan', 'reading'),
    },
  },
  dataAnalysis: {
    analysisUsed: list('Analisis yang digunakan'),
    suggestedAnalysis: list('Analisis yang dicadangkan', 'suggestion'),
    softwareRecommended: list('Perisian yang disyorkan', 'suggestion'),
    statisticalTests: {
      normalityTest: text('Ujian kenormalan'),
      outliersCheck: text('Semakan data terpencil'),
      multicollinearity: text('Multikekolinearan'),
    },
    interpretationGuide: {
      cronbachAlpha: text('Tafsiran alfa Cronbach', 'reading'),
      correlationStrength: text('Tafsiran kekuatan korelasi', 'reading'),
      rSquared: text('Tafsiran R²', 'reading'),
    },
  },
  findings: {},
  discussion: {
    theoreticalImplications: text('Implikasi teori', 'implication'),
    practicalImplications: text('Implikasi amalan', 'implication'),
  },
  conclusion: { futureResearchSuggestions: list('Cadangan kajian lanjutan', 'suggestion') },
  technical: {
    writingQuality: text('Mutu penulisan', 'judgement'),
    citationStyle: text('Gaya petikan'),
    citationConsistency: text('Ketekalan petikan'),
  },
} as const;

interface Shape {
  readonly [field: string]: ExtraField | Shape;
}
const isField = (one: ExtraField | Shape): one is ExtraField => typeof one.label === 'string';

/**
 * A criterion's extra fields as named texts, in the order of spec 2 §3 (a store may not keep that of the entry), those of a group in its
 * place; one that is empty says so. No extras: none.
 */
export function extraTexts(
  entry: object,
  shape: Shape = Object.assign({}, ...Object.values(extras)) as Shape,
): { label: string; texts: string[]; isAdvice: boolean }[] {
  const values = new Map<string, object | string>(Object.entries(entry));
  return Object.entries(shape).flatMap(([name, field]) => {
    const value = values.get(name);
    if (value === undefined) return [];
    if (!isField(field)) return extraTexts(Object(value) as object, field);
    const { empty, isAdvice } = kinds[field.kind];
    const texts = [value].flat().filter((one): one is string => typeof one === 'string' && one.trim() !== '');
    return [{ label: field.label, texts: texts.length === 0 ? [empty] : texts, isAdvice }];
  });
}
