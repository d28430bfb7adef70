import { surnameParticles } from './authorNames.ts';
import { re } from '../text/patterns.ts';

/** One piece of a run of names. Every text is cut in one way only, so that no text takes longer than its length (no backtracking). */
interface Token {
  kind: 'others' | 'acronym' | 'comma' | 'joiner' | 'particle' | 'name';
  start: number;
  end: number;
}

const others = String.raw`(?:et\s+al\.?,?|dkk\.?,?|dan\s+rakan(?:-rakan|2)?|dan\s+lain-lain|and\s+(?:colleagues|others))(?![\p{L}])`;
const joiner = String.raw`(?:(?:dan|and|serta)(?![\p{L}])|&)`;
const particle = String.raw`(?:(?:bin|binti|bt\.?|b\.|ibn|${surnameParticles}|al|a\/[lp])(?![\p{L}-])|@)`;
const point = String.raw`(?<!\p{L}{6})\.`;
/** An initial or an abbreviation belongs to what follows its point, unless that joins two names; a longer word ends its sentence. */
const name = String.raw`(?<!\p{L})(?:(?:a[lnrst]|el)-)?\p{Ll}?\p{Lu}[\p{L}\p{M}'’‘\x60]*(?:(?:[-‑]|${point})\s?(?!(?:et|dkk|dan|and|serta|bin|binti)\b)\p{L}[\p{L}\p{M}'’]*)*(?:${point})?`;
const tokenForm = re.gu`(?<others>${others})|(?<acronym>\[\p{Lu}\p{L}+\]|\(\p{Lu}{2,8}\))|(?<comma>,)|(?<joiner>${joiner})|(?<particle>${particle})|(?<name>${name})`;

const tokenKind = (groups: Record<string, string | undefined> | undefined): Token['kind'] =>
  (Object.entries(groups ?? {}).find(([, value]) => value !== undefined)?.[0] ?? 'name') as Token['kind'];

/** The tokens that run up to the end of a text with nothing but blanks between them. */
function lastRun(text: string): Token[] {
  let run: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(tokenForm)) {
    if (text.slice(end, match.index).trim() !== '') run = [];
    end = match.index + match[0].length;
    run.push({ kind: tokenKind(match.groups), start: match.index, end });
  }
  return text.slice(end).trim() === '' ? run : [];
}

/** So many words has a name, and so many names come before the last ones. */
const longest = { words: 6, names: 6 } as const;

/** Index of the first token of the name that ends with token `last`; null where none does. */
function nameEnding(tokens: readonly Token[], last: number): number | null {
  if (tokens[last]?.kind !== 'name') return null;
  let first = last;
  for (let words = 1; words < longest.words; words++) {
    let before = first - 1;
    while (tokens[before]?.kind === 'particle') before--;
    if (tokens[before]?.kind !== 'name') break;
    first = before;
  }
  return first;
}

/** The names that a text ends with, as before a year in brackets: 'menurut Ali, Abu dan Chong et al.' -> 'Ali, Abu dan Chong et al.'. */
export function namesBefore(text: string): string | null {
  const tokens = lastRun(text);
  const kindAt = (index: number): Token['kind'] | undefined => tokens[index]?.kind;
  let last = tokens.length - 1;
  if (kindAt(last) === 'acronym') last--;
  const end = tokens[last]?.end;
  if (kindAt(last) === 'others') last -= kindAt(last - 1) === 'comma' ? 2 : 1;
  let first = nameEnding(tokens, last);
  if (first === null || end === undefined) return null;
  if (kindAt(first - 1) === 'joiner')
    first = nameEnding(tokens, first - (kindAt(first - 2) === 'comma' ? 3 : 2)) ?? first;
  for (let names = 0; names < longest.names && kindAt(first - 1) === 'comma'; names++) {
    const before = nameEnding(tokens, first - 2);
    if (before === null) break;
    first = before;
  }
  return text.slice(tokens[first]?.start ?? 0, end);
}
