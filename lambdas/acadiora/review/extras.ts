import * as z from 'zod';
import { type CriterionKey, criterionKeys, type StudyKind } from '../../../shared/acadiora/criteria.ts';
import { applies, notCalledFor } from '../../../shared/acadiora/rubric.ts';
import { type ExtraField, extras as labels } from '../../../shared/acadiora/extras.ts';
import type { Facts } from '../../../shared/acadiora/facts.ts';
import { citationStyleLabels } from '../../../shared/acadiora/labels.ts';
import type { Criteria } from '../../../shared/acadiora/schemas.ts';
import { claimsIn } from '../../../shared/claims/claim.ts';
import type { Citation } from '../../../shared/document/citation.ts';
import { placedQuote } from '../../../shared/text/labels.ts';
import { doubtsIn, interpretationGuide, type PaperKnown } from './knownOfPaper.ts';
import { modelExtras } from '../prompts/answers.ts';
import { figure } from '../register/fields.ts';
import { readRows } from '../register/checks/check.ts';
import type { Register } from '../register/settle.ts';

/** George and Mallery's words for one alpha value. */
function alphaWord(alpha: number): string {
  if (alpha >= 0.9) return 'cemerlang';
  if (alpha >= 0.8) return 'baik';
  if (alpha >= 0.7) return 'boleh diterima';
  if (alpha >= 0.6) return 'dipersoalkan';
  return alpha >= 0.5 ? 'lemah' : 'tidak boleh diterima';
}

/** A DOI, or volume and issue of a journal. */
const publication = /\b10\.\d{4,9}\/|\bdoi\b|\p{L},? \d{1,3}\s?\(\d{1,3}\)/iu;
const namesPublication = (text: string): boolean =>
  publication.test(text) || claimsIn(text).some(({ kind }) => kind === 'source');

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** An extra field that the model judged, or one entry of a list: what the look is asked of. */
interface ExtraClaim {
  /** 'methodology.samplingTechnique', of a list 'theoryFramework.theoriesUsed.1'. */
  id: string;
  text: string;
}

/** Said where what the model read is not borne out: the paper may well say something. */
const unconfirmed = 'Tidak disahkan.';

const claimId = (key: CriterionKey, name: string, n: number | null): string =>
  [key, name, ...(n === null ? [] : [n + 1])].join('.');

/** The judged extra fields that say something, with their names. */
export const extraClaims = (criteria: Criteria): (ExtraClaim & { label: string })[] =>
  criterionKeys.flatMap((key) => {
    const entry: Readonly<Record<string, unknown>> = criteria[key];
    return Object.keys(modelExtras[key]).flatMap((name) => {
      const { label } = (labels[key] as Record<string, { label: string }>)[name] ?? { label: name };
      const value = entry[name];
      return Array.isArray(value)
        ? value.map((text: string, n) => ({ id: claimId(key, name, n), label, text }))
        : isText(value) && value !== unconfirmed
          ? [{ id: claimId(key, name, null), label, text: value }]
          : [];
    });
  });

interface Known {
  facts: Facts;
  register: Register;
  kind: StudyKind | null;
  /** What the texts are held against. */
  known: PaperKnown;
  /** Ids of claims that the look has found contradicted. */
  refuted: ReadonlySet<string>;
  /** Whether what was found missing was looked at again. */
  isLooked: boolean;
}

/**
 * The fields beyond the common ones (spec 2 §3): the model's where they are judgement, code's where they can be counted or looked up. One that
 * the look has refuted is not confirmed, and neither is one that names what the paper does not have. `dropped`: what these named.
 */
export function extrasOf(
  key: CriterionKey,
  extras: Readonly<Record<string, unknown>>,
  { facts, register, kind, known, refuted, isLooked }: Known,
): { fields: object; dropped: string[] } {
  const dropped: string[] = [];
  const fields = labels[key] as Record<string, Partial<ExtraField> | undefined>;
  const held = (name: string): string[] =>
    [extras[name]].flat().filter((text): text is string => {
      if (!isText(text)) return false;
      // Years of the works that are needed are advice.
      const isReference = name === 'keyReferencesNeeded';
      const doubts = isReference
        ? [text].filter(namesPublication)
        : doubtsIn(text, known, { isAdvice: fields[name]?.isAdvice ?? false });
      if (doubts.length > 0) dropped.push(doubts.join(', '));
      return doubts.length === 0;
    });
  const said = Object.entries(modelExtras[key]).map(([name, schema]) => {
    const texts = held(name);
    return schema instanceof z.ZodArray
      ? [name, texts.filter((_, n) => !refuted.has(claimId(key, name, n)))]
      : [
          name,
          (!refuted.has(claimId(key, name, null)) && texts.join(' ').trim()) ||
            (isText(extras[name]) ? unconfirmed : ''),
        ];
  });
  const none = (of: CriterionKey, item: string): string =>
    isLooked || !applies(kind, of, item) ? absent(kind, of, item) : 'Tidak dinilai.';
  const made = { ...Object.fromEntries(said), ...counted[key]?.({ facts, register }, none) };
  return { fields: made, dropped };
}

const notReported = 'Tidak dilaporkan dalam kertas.';
/** Of assumptions; of what describes people alone nobody asks them. */
const noTests = 'Tiada ujian inferens dibaca daripada kertas ini.';

/** What is said of a figure that a paper does not report: not every kind of study owes it. */
const absent = (kind: StudyKind | null, key: CriterionKey, item: string): string =>
  applies(kind, key, item) ? notReported : notCalledFor(kind);

/** The item of the rubric that figures belong to. */
const figures = ['dataAnalysis', 'andaian'] as const;

const citedOr = (evidence: Citation | undefined, none: string): string => (evidence ? placedQuote(evidence) : none);

/** What code counts or looks up; `none`: what is said of what is absent. */
const counted: Partial<
  Record<
    CriterionKey,
    (known: Pick<Known, 'facts' | 'register'>, none: (of: CriterionKey, item: string) => string) => object
  >
> = {
  methodology: ({ register: { statements, instruments } }, none) => ({
    validityReliability: {
      contentValidity: citedOr(statements.contentValidity, none('methodology', 'instrumen')),
      constructValidity: citedOr(statements.constructValidity, none(...figures)),
      ...reliability(instruments, none(...figures)),
    },
  }),
  dataAnalysis: ({ register }, none) => {
    const { normality, outliers, multicollinearity } = register.statements;
    const owed = none(...figures);
    const text = owed === notReported && readRows(register, 'tests').length === 0 ? noTests : owed;
    return {
      statisticalTests: {
        normalityTest: citedOr(normality, text),
        outliersCheck: citedOr(outliers, text),
        multicollinearity: citedOr(multicollinearity, text),
      },
      interpretationGuide,
    };
  },
  technical: ({ facts: { citations } }) => citing(citations),
};

function reliability(instruments: Register['instruments'], none: string) {
  const told = instruments.flatMap(({ reliability: coefficient, construct, name, evidence: { place } }) =>
    coefficient === null ? [] : [{ ...coefficient, of: construct || name, place }],
  );
  if (told.length === 0) return { reliabilityCronbach: none, reliabilityInterpretation: '' };
  // Kappa and the like have other words.
  const ofItems = told.filter(({ kind }) => /alfa|alpha|cronbach|kr-?2|omega/i.test(kind));
  const lowest = Math.min(...ofItems.map(({ value }) => value));
  return {
    reliabilityCronbach: told
      .map(({ kind, value, of, place }) => `${of}: ${kind} ${figure(value)}${place === '' ? '' : ` (${place})`}`)
      .join('; '),
    reliabilityInterpretation: ofItems.length === 0 ? '' : `Nilai terendah, ${figure(lowest)}, ${alphaWord(lowest)}.`,
  };
}

function citing({ style, inText, references, notListed, notCited }: Facts['citations']) {
  const matched = `${inText} petikan dalam teks dan ${references} rujukan dalam senarai. ${
    notListed.length === 0 ? 'Semua petikan ada dalam senarai' : `${notListed.length} petikan tiada dalam senarai`
  }; ${notCited.length === 0 ? 'semua rujukan dipetik' : `${notCited.length} rujukan tidak dipetik`}.`;
  return { citationStyle: citationStyleLabels[style], citationConsistency: inText + references === 0 ? '' : matched };
}
