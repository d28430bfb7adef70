import * as z from 'zod';
import { emptyText, notFoundText } from '../texts.ts';

/** What people call a field. `isAdvice`: it holds the words of who judges, not a thing sought in the paper. */
const names = z.registry<{ label: string; isAdvice: boolean }>();
const text = (label: string, isAdvice = false) => z.string().register(names, { label, isAdvice });
const list = (label: string, isAdvice = false) => z.array(z.string()).register(names, { label, isAdvice });

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
    validityReliability: z.object({
      contentValidity: text('Kesahan kandungan'),
      constructValidity: text('Kesahan konstruk'),
      reliabilityCronbach: text('Kebolehpercayaan (alfa Cronbach)'),
      reliabilityInterpretation: text('Tafsiran kebolehpercayaan', true),
    }),
  },
  dataAnalysis: {
    analysisUsed: list('Analisis yang digunakan'),
    suggestedAnalysis: list('Analisis yang dicadangkan', true),
    softwareRecommended: list('Perisian yang disyorkan', true),
    statisticalTests: z.object({
      normalityTest: text('Ujian kenormalan'),
      outliersCheck: text('Semakan data terpencil'),
      multicollinearity: text('Multikekolinearan'),
    }),
    interpretationGuide: z.object({
      cronbachAlpha: text('Tafsiran alfa Cronbach', true),
      correlationStrength: text('Tafsiran kekuatan korelasi', true),
      rSquared: text('Tafsiran R²', true),
    }),
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

/**
 * A criterion's extra fields as named texts, in the order of spec 2 §3 (a store may not keep that of the entry), those of a group in its
 * place; one that is empty says so. No extras: none.
 */
export function extraTexts(
  entry: object,
  shape: z.ZodRawShape = Object.assign({}, ...Object.values(extras)) as z.ZodRawShape,
): { label: string; texts: string[]; isAdvice: boolean }[] {
  const values = new Map<string, object | string>(Object.entries(entry));
  return Object.entries(shape).flatMap(([name, field]) => {
    const value = values.get(name);
    if (value === undefined) return [];
    if (field instanceof z.ZodObject) return extraTexts(Object(value) as object, field.shape);
    const { label = name, isAdvice = false } = names.get(field as z.ZodType) ?? {};
    const texts = [value].flat().filter((one): one is string => typeof one === 'string' && one.trim() !== '');
    const none = isAdvice ? emptyText : notFoundText;
    return [{ label, texts: texts.length === 0 ? [none] : texts, isAdvice }];
  });
}
