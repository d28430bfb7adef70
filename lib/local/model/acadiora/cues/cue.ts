import type { CriterionKey } from '../../../../../shared/acadiora/criteria.ts';
import type { SectionKind } from '../../../../../shared/acadiora/facts.ts';
import type { Paper } from '../paper/paper.ts';
import type { Sentence } from '../paper/sentence.ts';

/** Where something was found: the paper's own words for it, and the sentence; null for what was counted. */
export interface Found {
  phrase: string;
  sentence: Sentence | null;
}

/** How a cue is looked for. */
export interface Sign {
  /** Alternatives of a regular expression over text in lower case; matched from a word's beginning. */
  words?: string;
  /** Where words do not tell: what was counted, or the shape of the text. */
  find?: (paper: Paper) => Found | boolean | null;
  /** Sections to search rather than those of the criterion. */
  within?: readonly SectionKind[];
  /** Asked of such papers only; absent: of all. */
  when?: (paper: Paper) => boolean;
}

/** One thing that a rubric item asks for; it counts once however often it shows. */
export interface Cue extends Sign {
  /** In Malay, as part of a list: 'teknik persampelan'. */
  name: string;
}

/** A sentence that speaks against a rubric item: it is quoted, and lowers the level. */
export interface Fault {
  words?: string;
  /** A sentence that says this too, such as a denial, is no fault. */
  unless?: RegExp;
  find?: (paper: Paper) => Found | null;
  within?: readonly SectionKind[];
  /** Only for papers of this kind. */
  when?: (paper: Paper) => boolean;
  /** What is wrong, after 'Petikan ini'. */
  wrong: string;
  /** What to do, as a sentence. */
  advice: string;
  lowers: number;
  priority: 1 | 2 | 3;
}

export interface ItemRule {
  id: string;
  /** The item inside a sentence: 'reka bentuk kajian'. */
  what: string;
  /** Its cues by name; a text alone is the cue's `words`. */
  asks: Readonly<Record<string, string | Sign>>;
  /** What to do about what is missing, where 'Tambahkan' does not fit. */
  act?: string;
  /** Its signs are in the manner of writing: only sentences can be shown, nothing is missing. */
  isManner?: boolean;
  /** Why it matters, from 'supaya' on. */
  so: string;
  /** The sections whose lack of it is a weakness, where they are not the criterion's. */
  own?: readonly SectionKind[];
  /** Words of the heading under which it is looked for first, as in `words`. */
  place?: string;
  faults?: readonly Fault[];
  /** Of its absence. */
  priority: 1 | 2 | 3;
}

export interface CriterionRule {
  /** The sections that are this criterion's own; empty: the whole document. */
  kinds: readonly SectionKind[];
  /** Fewer words in them than this do not make the highest level, fewer than a third of it no good one. */
  enoughWords: number;
  items: readonly ItemRule[];
}

export type CueTable = Partial<Record<CriterionKey, CriterionRule>>;
