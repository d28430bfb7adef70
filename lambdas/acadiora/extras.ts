import * as z from 'zod';
import type { CriterionKey, StudyKind } from '../../shared/acadiora/criteria.ts';
import { applies, notCalledFor } from '../../shared/acadiora/rubric.ts';
import type { Facts } from '../../shared/acadiora/facts.ts';
import type { Register } from './register/settle.ts';
import { citationStyleLabels } from '../../shared/acadiora/labels.ts';
import type { Citation } from '../../shared/document/citation.ts';
import { placedQuote } from '../../shared/text/labels.ts';
import { modelExtras } from './prompts/answers.ts';
import { figure } from './register/labels.ts';

/** How the usual figures are read; constants of the field, never the model's (spec 2 §3, interpretationGuide). */
const interpretationGuide = {
  cronbachAlpha:
    'α ≥ .90 cemerlang; .80 hingga .89 baik; .70 hingga .79 boleh diterima; .60 hingga .69 dipersoalkan; .50 hingga .59 lemah; bawah .50 tidak boleh diterima (George & Mallery, 2003).',
  correlationStrength: '|r| sekitar .10 lemah; .30 sederhana; .50 atau lebih kuat (Cohen, 1988).',
  rSquared: 'R² sekitar .02 kesan kecil; .13 sederhana; .26 atau lebih besar (Cohen, 1988).',
} as const;

/** George and Mallery's words for one alpha value. */
function alphaWord(alpha: number): string {
  if (alpha >= 0.9) return 'cemerlang';
  if (alpha >= 0.8) return 'baik';
  if (alpha >= 0.7) return 'boleh diterima';
  if (alpha >= 0.6) return 'dipersoalkan';
  return alpha >= 0.5 ? 'lemah' : 'tidak boleh diterima';
}

const quotedOr = (evidence: Citation | null, none: string): string =>
  evidence === null ? none : placedQuote(evidence);

/** A year in brackets, a DOI, an address, or volume and issue of a journal; a span of years is none. */
const publication =
  /\((?:[^()]{0,100}[\s,])?(?:1[89]|20)\d{2}[a-z]?(?![\s]*[-–][\s]*(?:1[89]|20)\d{2})\b[^()]{0,60}\)|\b10\.\d{4,9}\/|\bdoi\b|https?:|\bwww\.|\p{L}\s*,\s*\d{1,3}\s*\(\d{1,3}\)|\p{Lu}\p{L}+(?:\s+(?:et al\.?|dkk\.?))?\s*,\s*(?:1[89]|20)\d{2}\b/iu;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * The fields beyond the common ones (spec 2 §3): the model's where they are judgement, code's where they can be counted or looked up.
 * `dropped`: advised references that name a publication, which may not exist.
 */
export function extrasOf(
  key: CriterionKey,
  extras: Readonly<Record<string, unknown>>,
  { facts, register }: Known,
  kind: StudyKind | null,
): { fields: object; dropped: number } {
  const list = (name: string): string[] => [extras[name]].flat().filter(isText);
  const said = Object.entries(modelExtras[key]).map(([name, schema]) => [
    name,
    schema instanceof z.ZodArray ? list(name) : list(name).join(' ').trim(),
  ]);
  const figures = absent(kind, 'dataAnalysis', 'andaian');
  const made = { ...Object.fromEntries(said), ...counted[key]?.({ facts, register }, kind, figures) };
  if (key !== 'literatureReview') return { fields: made, dropped: 0 };
  const wanted = list('keyReferencesNeeded');
  const keyReferencesNeeded = wanted.filter((text) => !publication.test(text));
  return { fields: { ...made, keyReferencesNeeded }, dropped: wanted.length - keyReferencesNeeded.length };
}

interface Known {
  facts: Facts;
  register: Register;
}

/** What is said of a figure that a paper does not report: not every kind of study owes it. */
const absent = (kind: StudyKind | null, key: CriterionKey, item: string): string =>
  applies(kind, key, item) ? 'Tidak dilaporkan dalam kertas.' : notCalledFor(kind);

const citedOr = (evidence: Citation | undefined, none: string): string => quotedOr(evidence ?? null, none);

/** What code counts or looks up; `figures`: what is said of those that are absent. */
const counted: Partial<Record<CriterionKey, (known: Known, kind: StudyKind | null, figures: string) => object>> = {
  methodology: ({ register: { statements, instruments } }, kind, figures) => ({
    validityReliability: {
      contentValidity: citedOr(statements.contentValidity, absent(kind, 'methodology', 'instrumen')),
      constructValidity: citedOr(statements.constructValidity, figures),
      ...reliability(instruments, figures),
    },
  }),
  dataAnalysis: ({ register: { statements } }, _, figures) => ({
    statisticalTests: {
      normalityTest: citedOr(statements.normality, figures),
      outliersCheck: citedOr(statements.outliers, figures),
      multicollinearity: citedOr(statements.multicollinearity, figures),
    },
    interpretationGuide,
  }),
  technical: ({ facts: { citations } }) => citing(citations),
};

function reliability(instruments: Register['instruments'], none: string) {
  const told = instruments.flatMap(({ reliability: coefficient, construct, name, evidence: { place } }) =>
    coefficient === null ? [] : [{ ...coefficient, of: construct || name, place }],
  );
  if (told.length === 0) return { reliabilityCronbach: none, reliabilityInterpretation: '' };
  const lowest = Math.min(...told.map(({ value }) => value));
  return {
    reliabilityCronbach: told
      .map(({ kind, value, of, place }) => `${of}: ${kind} ${figure(value)}${place === '' ? '' : ` (${place})`}`)
      .join('; '),
    reliabilityInterpretation: `Nilai terendah, ${figure(lowest)}, ${alphaWord(lowest)}.`,
  };
}

/** What was counted of citations, in words. */
function citing({ style, inText, references, notListed, notCited }: Facts['citations']) {
  const matched = `${inText} petikan dalam teks dan ${references} rujukan dalam senarai. ${
    notListed.length === 0 ? 'Semua petikan ada dalam senarai' : `${notListed.length} petikan tiada dalam senarai`
  }; ${notCited.length === 0 ? 'semua rujukan dipetik' : `${notCited.length} rujukan tidak dipetik`}.`;
  return { citationStyle: citationStyleLabels[style], citationConsistency: inText + references === 0 ? '' : matched };
}
