import { wrongFigures, type Check } from '../remarks/remark.ts';
import { foundIn } from '../text/studyText.ts';
import { valueOf } from './figures.ts';

const result =
  /(?<![\p{L}\p{N}])(?:(t)\s*\(\s*(\d{1,4}(?:[.,]\d+)?)\s*\)|(F)\s*\(\s*(\d{1,2})\s*[,;]\s*(\d{1,4}(?:[.,]\d+)?)\s*\)|(χ²|χ2)\s*\(\s*(\d{1,3})(?:,\s*N\s*=\s*\d+)?\s*\))\s*=\s*[-–−]?(\d+[.,]\d+)\s*[,;]\s*p\s*([<=])\s*(0?[.,]\d{2,4})/gu;
const oneTailed = /satu (?:hujung|hala|ekor)|one-(?:tailed|sided)/iu;
/** These make p larger than its statistic gives. */
const adjusted = /bonferroni|greenhouse|huynh|holm|tukey/iu;
/** Below this the approximation is too rough. */
const leastFreedom = 4;

/**
 * A test whose p is on the other side of .05 than its own statistic and degrees of freedom give. Only what a rounded figure cannot explain is
 * told: a p of .06 and more that is given as significant, or one below .04 that is not.
 */
export const wrongProbabilities: Check = ({ study }) => {
  const own = study.own.map(({ text }) => text);
  if (own.some((text) => oneTailed.test(text))) return [];
  const isAdjusted = own.some((text) => adjusted.test(text));
  return foundIn(study.uncited('abstract', 'findings', 'discussion'), result).flatMap(({ match, evidence }) => {
    const [printed, t, ofT = '', f, first = '', second = '', , ofChi = '', value = '', sign = '', p = ''] = match;
    const statistic = valueOf(value);
    const within = t ? valueOf(ofT) : f ? valueOf(second) : Infinity;
    if (within < leastFreedom) return [];
    const computed = t
      ? probability(statistic ** 2, 1, within)
      : f
        ? probability(statistic, Number(first), within)
        : probability(statistic / Number(ofChi), Number(ofChi), within);
    const stated = valueOf(p);
    const isSignificant = sign === '<' ? stated <= 0.05 : stated < 0.05;
    if (isSignificant ? computed < 0.06 : isAdjusted || sign === '<' || computed > 0.04) return [];
    const right = computed < 0.001 ? 'kurang daripada .001' : `kira-kira ${computed.toFixed(3).replace(/^0/u, '')}`;
    const text = `"${printed}" tidak mungkin: nilai p bagi statistik dan darjah kebebasan itu ${right}.`;
    return wrongFigures('wrongProbability')(evidence, printed, text);
  });
};

/** How likely an F of so much or more is by chance, by Paulson's approximation (good to about .003); t² is F(1, df) and χ²/df is F(df, ∞). */
function probability(f: number, first: number, second: number): number {
  const [a, b] = [2 / (9 * first), 2 / (9 * second)];
  const z = ((1 - b) * Math.cbrt(f) - (1 - a)) / Math.sqrt(a + b * Math.cbrt(f) ** 2);
  return 1 - normal(z);
}

/** The share of a normal distribution below z (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    factors.reduce((sum, factor, index) => sum + factor * t ** (index + 1), 0);
  return z >= 0 ? 1 - tail : tail;
}
