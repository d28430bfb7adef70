/** The colours that more than one module gives to grades and AI indications (spec 1 §9, spec 2 §9), by name; the page has the paint. */
export type ScoreBand = 'green' | 'blue' | 'yellow' | 'orange' | 'red';
type AiBand = 'green' | 'yellow' | 'red';

const gradeBands: Readonly<Record<string, ScoreBand>> = {
  A: 'green',
  B: 'blue',
  C: 'yellow',
  D: 'orange',
  '-': 'yellow',
};

/** The colour of a grade by its first letter: A green, B blue, C yellow, D orange, none ('-') yellow, otherwise red. */
export const gradeBand = (grade: string): ScoreBand => gradeBands[grade.charAt(0)] ?? 'red';

/** The colour of an AI indication in percent: under 30 green, under 70 yellow, else red. */
export function aiBand(percentage: number): AiBand {
  if (percentage < 30) return 'green';
  return percentage < 70 ? 'yellow' : 'red';
}

/** An AI indication in words, so that nothing is said by colour alone. */
export const aiBandLabels: Record<AiBand, string> = {
  green: 'Petunjuk rendah',
  yellow: 'Petunjuk sederhana',
  red: 'Petunjuk tinggi',
};
