import { type Claim, claimsIn } from '../../../shared/claims/claim.ts';
import { type Known, knownOf } from '../../../shared/claims/known.ts';
import { sentencesOf } from '../../../shared/claims/names.ts';
import { units } from '../../../shared/claims/words.ts';
import { blockText } from '../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { uniqueBy } from '../../../shared/values/uniqueBy.ts';
import type { Check, Problem } from '../../platform/model/prompt.ts';
import { illustrationsIn, likenessOf } from '../facts/structure/illustrations.ts';
import type { Facts } from '../../../shared/acadiora/facts.ts';
import type { ReviewAnswer } from '../prompts/answers.ts';
import type { CountedRemark } from '../register/checks/check.ts';
import { figuresIn, numbersPrinted } from '../register/printed.ts';

/** How the usual figures are read; constants of the field, never the model's (spec 2 §3, interpretationGuide). */
export const interpretationGuide = {
  cronbachAlpha:
    'α ≥ .90 cemerlang; .80 hingga .89 baik; .70 hingga .79 boleh diterima; .60 hingga .69 dipersoalkan; .50 hingga .59 lemah; bawah .50 tidak boleh diterima (George & Mallery, 2003).',
  correlationStrength: '|r| sekitar .10 lemah; .30 sederhana; .50 atau lebih kuat (Cohen, 1988).',
  rSquared: 'R² sekitar .02 kesan kecil; .13 sederhana; .26 atau lebih besar (Cohen, 1988).',
} as const;

/** What the texts of a review are held against (design law 12): the paper, what was counted of it, the scores. */
export interface PaperKnown {
  /** Values, whatever they count: papers say one thing in too many ways ('n = 120', '120 children') for its unit to tell. */
  numbers: ReadonlySet<number>;
  /** Tables and figures, by `likenessOf`. */
  illustrations: ReadonlySet<string>;
  names: Known;
}

export interface Counted {
  facts: Facts;
  remarks: readonly CountedRemark[];
}

/** Places are no facts: the number of a page or a block says nothing of the paper. */
const places = new Set(['at', 'place']);

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value, Math.round(value)];
  if (typeof value === 'string') return [...numbersPrinted(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (places.has(key) ? [] : numbersIn(inner)));
}

/** Bounds that reviewers speak of, whatever the paper: of probability, of a confidence interval. */
const customary = [0.001, 0.01, 0.05, 95, 99, 100];

/** What is known of a paper before anything is judged. */
export function knownOfPaper({ blocks }: SourceDocument, { facts, remarks }: Counted): PaperKnown {
  const texts = blocks.map(blockText);
  const lines = [...texts.flatMap((text) => text.split('\n')), ...Object.values(interpretationGuide)];
  return {
    numbers: new Set([
      ...customary,
      ...lines.flatMap((line) => [...numbersPrinted(line)]),
      ...numbersIn({ facts, remarks }),
    ]),
    illustrations: new Set(texts.flatMap(illustrationsIn).map(likenessOf)),
    names: knownOf([{ lines }]),
  };
}

/** The same with what code has reckoned, such as scores. */
export const alsoKnown = (known: PaperKnown, ...values: readonly unknown[]): PaperKnown => ({
  ...known,
  numbers: new Set([...known.numbers, ...values.flatMap(numbersIn)]),
});

/** A small number of this unit is the writer's own: '2 ayat', '250 patah perkataan'. */
const isOwn = ({ unit, values }: Claim): boolean =>
  unit !== undefined && values.every((value) => Number(value) <= units[unit].own);

function isKnown(claim: Claim, { illustrations, names }: PaperKnown): boolean {
  if (claim.kind === 'level' || claim.kind === 'number') return true;
  if (claim.kind === 'figure') return illustrationsIn(claim.text).every((one) => illustrations.has(likenessOf(one)));
  return names.find(claim).isKnown;
}

/** Whether a figure is what others of its own text give: their difference, sum, share in percent, the freedom of two groups, or the mean of all. */
function isReckoned(
  { values: [value = NaN], text }: ReturnType<typeof figuresIn>[number],
  others: readonly number[],
): boolean {
  if (others.length === 0) return false;
  const is = (result: number): boolean =>
    Math.abs(result - value) <= 0.51 / 10 ** (text.split(/[.,]/u)[1] ?? '').length;
  const whole = others.reduce((sum, other) => sum + other, 0);
  return (
    is(whole) ||
    is(whole / others.length) ||
    others.some((one) =>
      others.some(
        (other) => one !== other && [one - other, one + other, one + other - 2, (one / other) * 100].some(is),
      ),
    )
  );
}

/**
 * What a text names that is not known, in its own words: 'Jadual 7', 'Marensky (2021)', '98.7'. `isAdvice`: it stands in a field of what to do,
 * whose figures tell nothing of the paper. `mayReckon`: it may name what its other figures give.
 */
export function doubtsIn(text: string, known: PaperKnown, { isAdvice = false, mayReckon = true } = {}): string[] {
  const claims = claimsIn(text);
  const named = claims.filter((claim) => !isKnown(claim, known)).map((claim) => claim.text);
  if (isAdvice) return uniqueBy(named, (one) => one);
  // The figures of what is named are held with it.
  const rest = claims
    .filter((claim) => claim.kind !== 'number' || isOwn(claim))
    .reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text);
  const isPrinted = ({ values }: { values: number[] }): boolean => values.some((value) => known.numbers.has(value));
  const printed = [...numbersPrinted(rest)].filter((value) => known.numbers.has(value));
  const figures = figuresIn(rest).filter((figure) => !isPrinted(figure) && !(mayReckon && isReckoned(figure, printed)));
  return uniqueBy([...named, ...figures.map((figure) => figure.text)], (one) => one);
}

/** A text without the sentences that name what is not known. `dropped`: what these name. */
export function heldText(text: string, known: PaperKnown, isAdvice = false): { text: string; dropped: string[] } {
  const sentences = sentencesOf(text.trim()).map(({ from, to }) => text.trim().slice(from, to));
  const doubts = sentences.map((sentence) => doubtsIn(sentence, known, { isAdvice }));
  const kept = sentences.filter((_, n) => doubts[n]?.length === 0);
  return { text: kept.join('').trim(), dropped: doubts.flatMap((all) => (all.length === 0 ? [] : [all.join(', ')])) };
}

/** Remarks and comments that name what the paper does not have are asked for again; what is left of it falls (`fallenOf`). */
export const doubtCheck =
  (known: PaperKnown): Check<ReviewAnswer> =>
  (answer) => {
    const remarks = (['strengths', 'weaknesses', 'improvements'] as const).flatMap((list) =>
      answer[list].map(({ text }, n) => ({ at: [list, n, 'text'], text, isAdvice: list === 'improvements' })),
    );
    const comments = answer.comments.map((text, n) => ({ at: ['comments', n], text, isAdvice: false }));
    return [...remarks, ...comments].flatMap(({ at, text, isAdvice }): Problem[] => {
      const doubts = doubtsIn(text, known, { isAdvice });
      const message = `${doubts.join(', ')} tiada dalam kertas: tulis semula tanpa menyebutnya, dengan makna yang sama`;
      return doubts.length === 0 ? [] : [{ at: [at], message, isQuiet: true }];
    });
  };
