import type { SectionKind } from '../../../../../shared/acadiora/facts.ts';
import type { CriterionKey } from '../../../../../shared/acadiora/criteria.ts';
import { clip } from '../../language/phrases.ts';
import type { CriterionRule, Cue, Fault, Found, ItemRule } from '../cues/cue.ts';
import { exemptionOf } from './exemptions.ts';
import type { Paper } from '../paper/paper.ts';
import { isWhole, type Sentence } from '../paper/sentence.ts';

/** A phrase of the paper inside a remark is not longer than this. */
const longestPhrase = 60;

const compiled = new Map<string, RegExp>();
const patternOf = (words: string): RegExp => {
  const pattern = compiled.get(words) ?? new RegExp(`(?<![a-z0-9])(?:${words})`);
  compiled.set(words, pattern);
  return pattern;
};

const denial = /(?:tiada|tidak|bukan|belum|tanpa|not|no|without|never)\s+(?:[a-z]+\s+)?$/;
const denied = /^[^,;.]{0,40}(?:tidak (?:dijalankan|dilaporkan|dinyatakan|dibuat|disemak)|(?:was|were|is|are) not )/;

/** The paper's words from where a cue stands to the end of the phrase; a point inside a number does not end it. */
function phraseAt(text: string, at: number, length: number): string {
  const rest = text.slice(text.lastIndexOf(' ', at) + 1).replace(/^[("“‘[]+/, '');
  const least = Math.min(length, longestPhrase);
  const end = rest.slice(least).search(/[.,](?!\d)|[;:()]|$/) + least;
  return clip(rest.slice(0, end).replace(/["“”]/g, '').trim(), longestPhrase);
}

/** The first sentence that says the words and does not deny them. */
export function findWords(sentences: readonly Sentence[], words: string): Found | null {
  const pattern = patternOf(words);
  let fragment: Found | null = null;
  for (const sentence of sentences) {
    const match = pattern.exec(sentence.lower);
    if (!match) continue;
    const [before, after] = [sentence.lower.slice(0, match.index), sentence.lower.slice(match.index + match[0].length)];
    if (denial.test(before.slice(-30)) || denied.test(after)) continue;
    const found = { phrase: phraseAt(sentence.text, match.index, match[0].length), sentence };
    // A whole sentence proves better than what a page's end has left of one.
    if (isWhole(sentence)) return found;
    fragment ??= found;
  }
  return fragment;
}

const unread: ReadonlySet<SectionKind> = new Set(['references', 'acknowledgements']);

/** The sentences under these headings; all of them where the document has no such heading. */
export function sentencesUnder({ sentences }: Paper, kinds: readonly SectionKind[]): readonly Sentence[] {
  const own = sentences.filter(({ heading }) => heading !== null && kinds.includes(heading.kind));
  return own.length > 0 ? own : sentences.filter(({ heading }) => heading === null || !unread.has(heading.kind));
}

/** The sentences of these sections and no others; before the first heading any section may stand. */
function strictlyUnder({ sentences }: Paper, kinds: readonly SectionKind[]): readonly Sentence[] {
  const own = sentences.filter(({ heading }) => heading !== null && kinds.includes(heading.kind));
  return own.length > 0 ? own : sentences.filter(({ heading }) => heading === null);
}

/** What the paper shows of one cue; null: nothing. */
function look(paper: Paper, { find, words, within }: Pick<Cue, 'words' | 'find' | 'within'>, rule: CriterionRule) {
  const found = find?.(paper);
  if (found === true) return { phrase: '', sentence: null };
  if (found) return found;
  if (words === undefined) return null;
  return findWords(within ? strictlyUnder(paper, within) : sentencesUnder(paper, rule.kinds), words);
}

/** A rubric item as found in the paper. */
export interface Looked {
  rule: ItemRule;
  found: { cue: Cue; found: Found }[];
  missing: Cue[];
  /** How many cues show in faulty sentences alone: neither a merit nor missing. */
  spoilt: number;
  faults: { fault: Fault; found: Found }[];
  /** Why the item does not apply; null when it does. */
  exempt: string | null;
}

/** The paper without the sentences that only seem to commit a fault. */
const claiming = (paper: Paper, { unless }: Fault): Paper =>
  unless ? { ...paper, sentences: paper.sentences.filter(({ lower }) => !unless.test(lower)) } : paper;

const faultsIn = (paper: Paper, rule: CriterionRule, item: ItemRule): Looked['faults'] =>
  (item.faults ?? []).flatMap((fault) => {
    if (fault.when && !fault.when(paper)) return [];
    const found = look(claiming(paper, fault), fault, rule);
    return found?.sentence ? [{ fault, found }] : [];
  });

const cuesOf = ({ asks }: ItemRule): Cue[] =>
  Object.entries(asks).map(([name, sign]) => ({ name, ...(typeof sign === 'string' ? { words: sign } : sign) }));

/** Looks for everything a criterion asks. A sentence that is a fault does not count for any cue. */
export function lookFor(paper: Paper, rule: CriterionRule, key: CriterionKey): Looked[] {
  const items = rule.items.map((item) => {
    const exempt = exemptionOf(paper, key, item.id);
    return { item, exempt, faults: exempt === null ? faultsIn(paper, rule, item) : [] };
  });
  const faulty = new Set(items.flatMap(({ faults }) => faults.map(({ found }) => found.sentence)));
  const rest: Paper = { ...paper, sentences: paper.sentences.filter((sentence) => !faulty.has(sentence)) };
  return items.map(({ item, exempt, faults }) => {
    const asks = cuesOf(item).filter(({ when }) => when?.(paper) ?? true);
    const looked = asks.map((cue) => ({ cue, found: look(rest, cue, rule) }));
    const unfound = looked.flatMap(({ cue, found }) => (found ? [] : [cue]));
    const missing = unfound.filter((cue) => faulty.size === 0 || look(paper, cue, rule) === null);
    return {
      rule: item,
      found: looked.flatMap(({ cue, found }) => (found ? [{ cue, found }] : [])),
      missing,
      spoilt: unfound.length - missing.length,
      faults,
      exempt,
    };
  });
}
