import { notFoundText } from '../texts.ts';
import type { CriterionKey } from './criteria.ts';
import type { Criteria, extras } from './schemas.ts';

type Group = 'validityReliability' | 'statisticalTests' | 'interpretationGuide';
type ExtraField = { [K in CriterionKey]: Exclude<keyof (typeof extras)[K], Group> }[CriterionKey];
type GroupField = {
  [K in keyof Criteria]: {
    [F in keyof Criteria[K]]: F extends Group ? keyof Criteria[K][F] : never;
  }[keyof Criteria[K]];
}[keyof Criteria];

/** The criteria's extra fields (spec 2 §3). */
export const extraLabels: Record<ExtraField | GroupField, string> = {
  theoriesUsed: 'Teori yang digunakan',
  theoriesSuggested: 'Teori yang dicadangkan',
  reviewModel: 'Model sorotan',
  suggestedModel: 'Model yang dicadangkan',
  keyReferencesNeeded: 'Rujukan utama yang diperlukan',
  researchType: 'Jenis kajian',
  researchDesign: 'Reka bentuk kajian',
  suggestedDesign: 'Reka bentuk yang dicadangkan',
  samplingTechnique: 'Teknik persampelan',
  suggestedSampling: 'Persampelan yang dicadangkan',
  sampleSizeJustification: 'Justifikasi saiz sampel',
  contentValidity: 'Kesahan kandungan',
  constructValidity: 'Kesahan konstruk',
  reliabilityCronbach: 'Kebolehpercayaan (alfa Cronbach)',
  reliabilityInterpretation: 'Tafsiran kebolehpercayaan',
  analysisUsed: 'Analisis yang digunakan',
  suggestedAnalysis: 'Analisis yang dicadangkan',
  softwareRecommended: 'Perisian yang disyorkan',
  normalityTest: 'Ujian kenormalan',
  outliersCheck: 'Semakan data terpencil',
  multicollinearity: 'Multikekolinearan',
  cronbachAlpha: 'Tafsiran alfa Cronbach',
  correlationStrength: 'Tafsiran kekuatan korelasi',
  rSquared: 'Tafsiran R²',
  theoreticalImplications: 'Implikasi teori',
  practicalImplications: 'Implikasi amalan',
  futureResearchSuggestions: 'Cadangan kajian lanjutan',
  writingQuality: 'Mutu penulisan',
  citationStyle: 'Gaya petikan',
  citationConsistency: 'Ketekalan petikan',
};

/** Fields that hold a suggestion or a judgement: an empty one is not a thing sought in the paper. */
const whenEmpty: Partial<Record<ExtraField | GroupField, string>> = {
  theoriesSuggested: 'Tiada cadangan',
  suggestedModel: 'Tiada cadangan',
  keyReferencesNeeded: 'Tiada cadangan',
  suggestedDesign: 'Tiada cadangan',
  suggestedSampling: 'Tiada cadangan',
  suggestedAnalysis: 'Tiada cadangan',
  softwareRecommended: 'Tiada cadangan',
  futureResearchSuggestions: 'Tiada cadangan',
  reliabilityInterpretation: 'Tiada tafsiran',
  cronbachAlpha: 'Tiada tafsiran',
  correlationStrength: 'Tiada tafsiran',
  rSquared: 'Tiada tafsiran',
  writingQuality: 'Tiada ulasan',
};

/**
 * A criterion's extra fields as named texts, in the order of spec 2 §3 (a store may not keep that of the entry); one that is empty says
 * so. No extras: none.
 */
export function extraTexts(entry: Criteria[CriterionKey]): { label: string; texts: string[] }[] {
  const values = new Map(leaves(entry));
  return labelledFields.flatMap((field) => {
    const value = values.get(field);
    if (value === undefined) return [];
    const texts = (typeof value === 'string' ? [value] : value).filter((text) => text.trim() !== '');
    return [{ label: extraLabels[field], texts: texts.length === 0 ? [whenEmpty[field] ?? notFoundText] : texts }];
  });
}

const labelledFields = Object.keys(extraLabels) as (keyof typeof extraLabels)[];
type Leaf = [field: keyof typeof extraLabels, value: string | readonly string[]];
/** The fields with a label, those of a group in its place. */
const leaves = (values: object): Leaf[] =>
  Object.entries(values).flatMap(([field, value]: [string, unknown]): Leaf[] => {
    if (field in extraLabels) return [[field, value] as Leaf];
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? leaves(value) : [];
  });
