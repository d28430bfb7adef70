import { highestLevel } from '../../../../shared/acadiora/criteria.ts';
import type { SectionKind } from '../../../../shared/acadiora/facts.ts';
import type { CriterionRule } from './cues/types.ts';
import type { Paper } from './paper.ts';
import type { Looked } from './search.ts';
import { sentencesUnder } from './search.ts';
import { wordCount } from './sentences.ts';

/** The share of an item's cues from which a level is reached; the first is for any cue at all. */
const shares = [0, 0.36, 0.6, 0.9] as const;

/** A part the whole paper lacks cannot be good, whatever its neighbours say in passing. */
const levelWithoutPart = 1;

/** How far the amount of text bounds a level: a few lines are not enough to be excellent. */
function boundOf(paper: Paper, { kinds, enoughWords }: CriterionRule): number {
  const own: readonly SectionKind[] = kinds.slice(0, 1);
  if (own.some((kind) => paper.facts.missingSections.includes(kind))) return levelWithoutPart;
  const words = sentencesUnder(paper, kinds).reduce((sum, { text }) => sum + wordCount(text), 0);
  if (words >= enoughWords) return highestLevel;
  return words * 2 >= enoughWords ? 3 : 2;
}

/** The level of a rubric item, 0 to 4, from how much of what it asks is there; null when it does not apply. */
export function levelOf(looked: Looked, paper: Paper, criterion: CriterionRule): number | null {
  if (looked.exempt !== null) return null;
  const { found, missing, spoilt, faults } = looked;
  if (found.length === 0) return 0;
  const share = found.length / (found.length + missing.length + spoilt);
  const reached = shares.filter((from) => share >= from).length;
  const lowered = faults.reduce(
    (level, { fault }) => level - fault.lowers,
    Math.min(reached, boundOf(paper, criterion)),
  );
  return Math.max(0, lowered);
}
