import type { SectionKind } from '../../../../shared/acadiora/facts.ts';
import { clip } from '../chain/text.ts';
import type { CriterionRule, Cue, Fault, Found, ItemRule } from './cues/types.ts';
import type { Paper } from './paper.ts';
import { isWhole } from './sentences.ts';
import type { Sentence } from './sentences.ts';

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

/** The paper's words from where a cue stands to the end of the phrase. */
function phraseAt(text: string, at: number, length: number): string {
  const start = Math.max(0, text.lastIndexOf(' ', at) + 1);
  const rest = text.slice(start);
  const end = rest.slice(Math.min(length, longestPhrase)).search(/[.,;:()]|$/) + Math.min(length, longestPhrase);
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

/** What the paper shows of one cue; null: nothing. */
function look(paper: Paper, cue: Pick<Cue, 'words' | 'find' | 'within'>, rule: CriterionRule): Found | null {
  const found = cue.find?.(paper);
  if (found === true) return { phrase: '', sentence: null };
  if (found) return found;
  return cue.words === undefined ? null : findWords(sentencesUnder(paper, cue.within ?? rule.kinds), cue.words);
}

/** A rubric item as found in the paper. */
export interface Looked {
  rule: ItemRule;
  found: { cue: Cue; found: Found }[];
  missing: Cue[];
  faults: { fault: Fault; found: Found }[];
  /** Why the item does not apply; null when it does. */
  exempt: string | null;
}

/** Looks for everything a criterion asks. */
export const lookFor = (paper: Paper, rule: CriterionRule): Looked[] =>
  rule.items.map((item) => {
    const looked = item.asks.map((cue) => ({ cue, found: look(paper, cue, rule) }));
    return {
      rule: item,
      found: looked.flatMap(({ cue, found }) => (found ? [{ cue, found }] : [])),
      missing: looked.flatMap(({ cue, found }) => (found ? [] : [cue])),
      faults: (item.faults ?? []).flatMap((fault) => {
        if (fault.when && !fault.when(paper)) return [];
        const found = look(paper, fault, rule);
        return found?.sentence ? [{ fault, found }] : [];
      }),
      exempt: item.exempt?.(paper) ?? null,
    };
  });
