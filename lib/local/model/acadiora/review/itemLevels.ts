import { highestLevel } from '../../../../../shared/acadiora/criteria.ts';
import type { SectionKind } from '../../../../../shared/acadiora/facts.ts';
import { isActionResearch, studyKinds } from '../paper/paperKind.ts';
import type { CriterionRule } from '../cues/cue.ts';
import { headingsRead, type Paper } from '../paper/paper.ts';
import { sentencesUnder, type Looked } from './cueSearch.ts';
import { wordCount } from '../paper/sentence.ts';

/** The share of an item's cues from which a level is reached; the first is for any cue at all. */
const shares = [0, 0.36, 0.6, 0.9] as const;

/** A part the paper lacks, by what was counted or by its headings, cannot be good, whatever its neighbours say in passing. */
const levelWithoutPart = 1;

/** The highest level of what a paper of such a kind says outside a part that it need not have. */
const levelElsewhere = 3;

/** Parts that a good paper may have inside another, without a heading. */
const oftenWithin: ReadonlySet<SectionKind> = new Set(['objectives', 'theory']);

/** Headings that hold two parts at once: 'Dapatan dan Perbincangan', 'Perbincangan dan Kesimpulan'. */
const shared: Partial<Record<SectionKind, RegExp>> = {
  discussion: /perbincangan|discussion|pembahasan/i,
  conclusion: /kesimpulan|rumusan|penutup|conclusion|simpulan/i,
  findings: /dapatan|keputusan|hasil|findings|results/i,
};

/** Whether a heading names one of these sections, alone or with another. */
export const promises = (heading: string, kinds: readonly SectionKind[]): boolean =>
  kinds.some((kind) => shared[kind]?.test(heading));

/** Whether anything in this part of the paper stands under such a heading. */
const standsUnder = ({ sentences, outline }: Paper, kinds: readonly SectionKind[]): boolean =>
  sentences.some(({ heading }) => heading !== null && kinds.includes(heading.kind)) ||
  outline.some(({ heading }) => promises(heading, kinds));

/**
 * Whether this request holds every section of these kinds, and at least one: only then can it be said what they lack. A long paper comes
 * in parts. No kinds: the whole of what is read.
 */
export function isWhollyRead(paper: Paper, kinds: readonly SectionKind[]): boolean {
  if (kinds.length === 0) return true;
  const own = paper.outline.filter(({ kind, heading }) => kinds.includes(kind) || promises(heading, kinds));
  const read = headingsRead(paper);
  return own.length > 0 && own.every((section) => read.includes(section));
}

/** How far the amount of text bounds a level: a few lines are not enough to be excellent. */
function boundOf(paper: Paper, { kinds, enoughWords }: CriterionRule): number {
  const [own] = kinds;
  const mayLack = own === 'literature' && (!studyKinds.includes(paper.kind) || isActionResearch(paper));
  if (own && !mayLack && !oftenWithin.has(own) && paper.facts.missingSections.includes(own)) return levelWithoutPart;
  const isOutlined = paper.outline.length > 3 && kinds.length > 0;
  if (isOutlined && !standsUnder(paper, kinds))
    return mayLack || !studyKinds.includes(paper.kind) ? levelElsewhere : levelWithoutPart;
  const words = sentencesUnder(paper, kinds).reduce((sum, { text }) => sum + wordCount(text), 0);
  if (words >= enoughWords) return highestLevel;
  return words * 3 >= enoughWords ? 3 : 2;
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
