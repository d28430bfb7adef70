import jStat from 'jstat';
import { decimalsOf } from './printed.ts';
import type { RegisterAnswer } from './schema.ts';

type Test = Pick<RegisterAnswer['tests'][number], 'kind' | 'value' | 'df' | 'n'>;

const ofT = (t: number, df: number): number => 2 * (1 - jStat.studentt.cdf(t, df));

/** The two-sided p of a statistic without its sign; NaN where its kind or its degrees of freedom do not give one. */
function probabilityOf({ kind, df, n }: Test, size: number): number {
  const [first = NaN, second = NaN] = df;
  switch (kind) {
    case 't':
      return ofT(size, first);
    case 'F':
      return 1 - jStat.centralF.cdf(size, first, second);
    case 'chi2':
      return 1 - jStat.chisquare.cdf(size, first);
    case 'z':
      return 2 * (1 - jStat.normal.cdf(size, 0, 1));
    case 'r': {
      const degrees = df.length > 0 ? first : (n ?? NaN) - 2;
      return size < 1 ? ofT(size * Math.sqrt(degrees / (1 - size * size)), degrees) : NaN;
    }
    default:
      return NaN;
  }
}

/** The p of a statistic, and the least and the greatest that it can have, as far as it was rounded; null where none can be computed. */
export function probabilityRange(test: Test): { least: number; exact: number; greatest: number } | null {
  if (test.value === null) return null;
  const half = 0.5 / 10 ** Math.max(1, decimalsOf(test.value));
  const size = Math.abs(test.value);
  // The approximation of a distribution may leave its bounds by a hair.
  const of = (value: number): number => Math.min(1, Math.max(0, probabilityOf(test, value)));
  const ends = [of(size + half), of(Math.max(0, size - half))];
  const range = { least: Math.min(...ends), exact: of(size), greatest: Math.max(...ends) };
  return Object.values(range).every(Number.isFinite) ? range : null;
}
