import { expect, test } from '@jest/globals';
import { falseTrials, trueTrials, wordingTrials, type Trial } from './mutations.ts';

const rate = (trials: readonly Trial[]): number => trials.filter(({ isFound }) => isFound).length / trials.length;
const byKind = (trials: readonly Trial[]): [string, Trial[]][] =>
  [...new Set(trials.map(({ kind }) => kind))].map((kind) => [kind, trials.filter((trial) => trial.kind === kind)]);

/** A translated name cannot be told where several items stand in one row. */
const least = (kind: string): number => (kind.includes('translated') ? 0.8 : 0.95);
test.each(byKind([...trueTrials(), ...wordingTrials()]))('true facts are found: %s', (kind, trials) => {
  expect(rate(trials)).toBeGreaterThanOrEqual(least(kind));
});
test.each(byKind(falseTrials()))('falsehoods are not found: %s', (_, trials) => {
  expect(rate(trials)).toBeLessThanOrEqual(0.02);
});
