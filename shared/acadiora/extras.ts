import * as z from 'zod';
import { notFoundText } from '../texts.ts';

/** What a field says, with what is shown where it is empty: only what the paper says is a thing sought in it. `isAdvice`: the model's own words. */
const kinds = {
  stated: { empty: notFoundText, isAdvice: false },
  suggestion: { empty: 'Tiada cadangan', isAdvice: true },
  implication: { empty: notFoundText, isAdvice: true },
  judgement: { empty: 'Tiada ulasan', isAdvice: true },
  reading: { empty: 'Tiada tafsiran', isAdvice: false },
};
const labelled = z.registry<{ label: string; kind: keyof typeof kinds }>();
const text = (label: string, kind: keyof typeof kinds = 'stated') => z.string().register(labelled, { label, kind });
const list = (label: string, kind: keyof typeof kinds = 'stated') =>
  z.array(z.string()).register(labelled, { label, kind });

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
    validityReliability: z.object({
      contentValidity: text('Kesahan kandungan'),
      constructValidity: text('Kesahan konstruk'),
      reliabilityCronbach: text('Kebolehpercayaan (alfa Cronbach)'),
      reliabilityInterpretation: text('Tafsiran kebolehpercayaan', 'reading'),
    }),
  },
  dataAnalysis: {
    analysisUsed: list('Analisis yang digunakan'),
    suggestedAnalysis: list('Analisis yang dicadangkan', 'suggestion'),
    softwareRecommended: list('Perisian yang disyorkan', 'suggestion'),
    statisticalTests: z.object({
      normalityTest: text('Ujian kenormalan'),
      outliersCheck: text('Semakan data terpencil'),
      multicollinearity: text('Multikekolinearan'),
    }),
    interpretationGuide: z.object({
      cronbachAlpha: text('Tafsiran alfa Cronbach', 'reading'),
      correlationStrength: text('Tafsiran kekuatan korelasi', 'reading'),
      rSquared: text('Tafsiran R²', 'reading'),
    }),
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

/**
 * A criterion's extra fields as named texts, in the order of spec 2 §3 (a store may not keep that of the entry), those of a group in its
 * place; one that is empty says so. No extras: none.
 */
export function extraTexts(
  entry: object,
  shape: z.ZodRawShape = Object.assign({}, ...Object.values(extras)) as z.ZodRawShape,
): { label: string; texts: string[]; isAdvice: boolean }[] {
  const values = new Map<string, unknown>(Object.entries(entry));
  return Object.entries(shape).flatMap(([field, schema]) => {
    const value = values.get(field);
    if (schema instanceof z.ZodObject) return value instanceof Object ? extraTexts(value, schema.shape) : [];
    const named = labelled.get(schema);
    if (value === undefined || named === undefined) return [];
    const { empty, isAdvice } = kinds[named.kind];
    const texts = z
      .array(z.string())
      .parse([value].flat())
      .filter((one) => one.trim() !== '');
    return [{ label: named.label, texts: texts.length === 0 ? [empty] : texts, isAdvice }];
  });
}
