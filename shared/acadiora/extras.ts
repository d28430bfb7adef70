import { emptyText, notFoundText } from '../text/texts.ts';

/** A text, or a list of texts, of a criterion's entry. `isAdvice`: the words of who judges, not a thing sought in the paper. */
export interface ExtraField {
  label: string;
  isAdvice: boolean;
  isList: boolean;
}
const text = (label: string, isAdvice = false) => ({ label, isAdvice, isList: false }) as const;
const list = (label: string, isAdvice = false) => ({ label, isAdvice, isList: true }) as const;

/** The criteria's extra fields (spec 2 §3), in its order. Texts are '' and lists empty where the paper does not say. */
export const extras = {
  titleAbstract: {},
  introduction: {},
  objectivesQuestions: {},
  theoryFramework: {
    theoriesUsed: list('Teori yang digunakan'),
    theoriesSuggested: list('Teori yang dicadangkan', true),
  },
  literatureReview: {
    reviewModel: text('Model sorotan'),
    suggestedModel: text('Model yang dicadangkan', true),
    keyReferencesNeeded: list('Rujukan utama yang diperlukan', true),
  },
  methodology: {
    researchType: text('Jenis kajian'),
    researchDesign: text('Reka bentuk kajian'),
    suggestedDesign: text('Reka bentuk yang dicadangkan', true),
    samplingTechnique: text('Teknik persampelan'),
    suggestedSampling: text('Persampelan yang dicadangkan', true),
    sampleSizeJustification: text('Justifikasi saiz sampel'),
    validityReliability: {
      contentValidity: text('Kesahan kandungan'),
      constructValidity: text('Kesahan konstruk'),
      reliabilityCronbach: text('Kebolehpercayaan (alfa Cronbach)'),
      reliabilityInterpretation: text('Tafsiran kebolehpercayaan', true),
    },
  },
  dataAnalysis: {
    analysisUsed: list('Analisis yang digunakan'),
    suggestedAnalysis: list('Analisis yang dicadangkan', true),
    softwareRecommended: list('Perisian yang disyorkan', true),
    statisticalTests: {
      normalityTest: text('Ujian kenormalan'),
      outliersCheck: text('Semakan data terpencil'),
      multicollinearity: text('Multikekolinearan'),
    },
    interpretationGuide: {
      cronbachAlpha: text('Tafsiran alfa Cronbach', true),
      correlationStrength: text('Tafsiran kekuatan korelasi', true),
      rSquared: text('Tafsiran R²', true),
    },
  },
  findings: {},
  discussion: {
    theoreticalImplications: text('Implikasi teori', true),
    practicalImplications: text('Implikasi amalan', true),
  },
  conclusion: { futureResearchSuggestions: list('Cadangan kajian lanjutan', true) },
  technical: {
    writingQuality: text('Mutu penulisan', true),
    citationStyle: text('Gaya petikan'),
    citationConsistency: text('Ketekalan petikan'),
  },
};

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
    const { label, isAdvice } = field;
    const texts = [value].flat().filter((one): one is string => typeof one === 'string' && one.trim() !== '');
    const none = isAdvice ? emptyText : notFoundText;
    return [{ label, texts: texts.length === 0 ? [none] : texts, isAdvice }];
  });
}
