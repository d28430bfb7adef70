import { placeAt, type Citation } from '../../../../shared/document/citation.ts';
import type { Ref } from '../../../../shared/document/document.ts';
import { readTable } from '../../../../shared/document/table.ts';
import { excerpt, type StudyText } from '../text/studyText.ts';
import { acronymsOf, foldName, nameTokens, surnameParticles } from './authorNames.ts';
import { isCaption } from '../text/captions.ts';
import { re } from '../text/words.ts';

export interface Reference {
  /** Its words, joined where a reader has split them. */
  text: string;
  /** Its number in a numbered list, otherwise null. */
  number: number | null;
  /** What stands before the year, or before the title in a numbered list. */
  authors: string;
  /** Of the authors' names. */
  words: string[];
  acronyms: string[];
  /** 't' for entries without a date, null where none was found. */
  year: number | 't' | null;
  /** The 'a' of '2020a'. */
  letter: string;
  evidence: Citation;
}

/** An entry, or a part of one where a reader has split it. */
interface Line {
  text: string;
  at: Ref;
}

const numberForm = /^(?:\[(\d{1,3})\]|(\d{1,3})[.)])\s+(?=\S)/u;
export const undated = String.raw`t\.\s?t\.?|n\.\s?d\.?|tanpa tarikh|akan datang|dalam cetakan|in press|forthcoming`;
const bracketYear = re.iu`\(\s*(?:((?:1[89]|20)\d{2})([a-z])?(?:\s*[,/–-][^)]{0,30})?|(${undated}))\s*\)`;
const plainYear = /(?:^|[\s,.(])((?:1[89]|20)\d{2})([a-z])?(?=[.,;:)\s]|$)|(?<=[.,]\s)([tn]\.\s?[td]\.)/u;
/** The day on which a page was read is no year of the work; where works are cited by year it may stand for one. */
const readOn = String.raw`\b(?:accessed|retrieved|diakses|dicapai|dilayari)\b[^\d]{0,20}`;
const dayOfReading = re.giu`${readOn}\d{1,2},?\s(?:\p{L}+\.?,?\s)?20\d\d|\[\d{1,2} \p{L}+ 20\d\d\]`;
/** Laws are listed by their name, without an author; the year within it is not when it was printed. */
const isLaw = (text: string): boolean =>
  /^(?:Akta|Enakmen|Ordinan|Undang-[Uu]ndang|Peraturan) [^.,:]{3,80}\d/u.test(text);

const hasYear = (text: string): boolean => bracketYear.test(text) || plainYear.test(text);

/** 'Surname, I.' or names and then a year near the front. */
const initialOrName = String.raw`,\s*(?:\p{Lu}[.\s]|bin|binti|\p{Lu}\p{Ll}+)|\s*[.,]?\s*\((?:(?:1[89]|20)\d{2}|t\.|n\.)`;
const authorForm = re.u`^(?:(?:${surnameParticles}|bin)\s|al-|el-)*\p{Lu}[\p{L}\p{M}'’\x60‘‑ -]{1,50}(?:${initialOrName})`;
const nearYear = re.iu`^[^\n]{2,160}?(?:\((?:(?:1[89]|20)\d{2}|${undated})|[,.]\s(?:(?:1[89]|20)\d{2}[a-z]?[.,:]|t\.\s?t\.|n\.\s?d\.))`;

/** 'Surname, I. ... (2020)' on one line begins an entry however the one before it ends. */
const surnameAndYear =
  /^\p{Lu}[\p{L}\p{M}'’‑-]+(?: \p{Lu}[\p{L}\p{M}'’‑-]+){0,2}, \p{Lu}\..{0,200}\((?:1[89]|20)\d{2}[a-z]?\)/u;

const startsEntry = (line: string, after: string): boolean =>
  isLaw(line) ||
  ((authorForm.test(line) || (/^\p{Lu}/u.test(line) && nearYear.test(line))) && hasYear(`${line} ${after}`));

const isComplete = (text: string): boolean =>
  hasYear(text) && (/[.)?!"”]$/u.test(text) || /(?:https?:|www\.|doi)\S*$/iu.test(text) || /[\d–-]\d$/u.test(text));

/** Names and initials as they stand before a year, and nothing else: titles have words in small letters. */
const onlyAuthors = re.u`^(?:(?:(?:${surnameParticles}|bin|binti|a\/l|a\/p|dan|and|et al)\b|&|\p{Lu}[\p{L}\p{M}.'’‑-]*)[\s,.&]*){1,30}$`;
const surnameAndInitial = /^\p{Lu}[\p{L}\p{M}'’‑-]+(?: \p{Lu}[\p{L}\p{M}'’‑-]+){0,2}, \p{Lu}\./u;

/** Where within a line a second entry begins, after the first one's end; a reader may have joined two that fill their lines. */
function secondEntry(text: string): number | null {
  const years = [...text.matchAll(/\((?:1[89]|20)\d{2}[a-z]?\)\./gu)];
  const [first, second] = years;
  if (first === undefined) return null;
  // The end of an entry, its address or pages, and then the next.
  const ends = [...text.matchAll(/(?<=https?:\S+|\d[–-]\d{1,4}\.)\s+(?=\p{Lu})/gu)].map(
    (match) => match.index + match[0].length,
  );
  const next = ends.find((at) => at < first.index && onlyAuthors.test(text.slice(at, first.index)));
  if (next !== undefined) return next;
  if (second === undefined) return null;
  const starts = [...text.matchAll(/(?<=[.)\d”"])\s+(?=\p{Lu})/gu)]
    .map((match) => match.index + match[0].length)
    .filter((at) => at > first.index + first[0].length && at < second.index && second.index - at < 200)
    .filter((at) => onlyAuthors.test(text.slice(at, second.index)));
  return starts.find((at) => surnameAndInitial.test(text.slice(at))) ?? starts.at(-1) ?? null;
}

const oneEntryEach = (line: Line): Line[] => {
  const at = secondEntry(line.text);
  if (at === null) return [line];
  return [{ ...line, text: line.text.slice(0, at).trim() }, ...oneEntryEach({ ...line, text: line.text.slice(at) })];
};

/** Whether a line begins another entry than the one of which these words are held: by a number, or by an author after a finished one. */
function isOther(held: string, line: string, after: string): boolean {
  if (/^\[\d{1,3}\]/u.test(line) || (hasYear(held) && surnameAndYear.test(line))) return true;
  if (numberForm.test(line) && numberForm.test(held)) return true;
  return isComplete(held) && (numberForm.test(line) || startsEntry(line, after));
}

/** The list's lines put together to entries. */
function groups(lines: readonly Line[]): Line[][] {
  const result: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const current = result.at(-1);
    // A year stands near an entry's start or end; what lies between does not matter.
    const held = joined([...(current?.slice(0, 4) ?? []), ...(current?.slice(Math.max(4, current.length - 3)) ?? [])]);
    const after = lines.slice(index + 1, index + 3).map(({ text }) => text);
    if (current === undefined || isOther(held, line.text, after.join(' '))) result.push([line]);
    else current.push(line);
  }
  return result;
}

const joined = (lines: readonly Line[]): string =>
  lines.reduce((text, line) => {
    if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line.text)) return text.slice(0, -1) + line.text;
    return text === '' || text.endsWith('/') ? text + line.text : `${text} ${line.text}`;
  }, '');

/** Up to where the title of an undated or numbered entry begins. */
const authorsBefore = (text: string): string => {
  const quote = text.search(/[“"‘]/u);
  if (quote > 0) return text.slice(0, quote);
  const stop = /(?<!\b\p{Lu})[.,]\s+\p{Lu}\p{Ll}+\s/u.exec(text);
  return stop ? text.slice(0, stop.index) : text.slice(0, 60);
};

/** 'Lim K, Devi RA, et al. Title': initials without points, and the year behind the title. */
const withPlainInitials = /^(?:\p{Lu}[\p{L}'’ -]+ \p{Lu}{1,3}, )*\p{Lu}[\p{L}'’ -]+ \p{Lu}{1,3}(?=, et al|\. )/u;

/** The authors of an entry, and when its work appeared. */
function datedBy(body: string): Pick<Reference, 'authors' | 'year' | 'letter'> {
  const dated = bracketYear.exec(body) ?? plainYear.exec(body.slice(0, 250));
  const before = body.slice(0, dated?.index ?? 0);
  const isFront = before !== '' && before.length < 250 && !/[“"]/u.test(before);
  const authors = withPlainInitials.exec(body)?.[0] ?? (isFront ? before : authorsBefore(body));
  const [, first, letter = '', none] = dated ?? [];
  // 'n.d.' outweighs the day on which a page was read.
  return { authors, year: isFront && none !== undefined ? 't' : yearOf(body, first), letter };
}

/** The year in its place, or the last one of the entry. */
function yearOf(body: string, dated: string | undefined): number | null {
  const year = dated ?? body.match(/\b(?:1[89]|20)\d{2}\b/gu)?.at(-1);
  return year === undefined || isLaw(body) ? null : Number(year);
}

function referenceOf(lines: readonly Line[], { document }: StudyText): Reference {
  const text = joined(lines);
  const numbered = numberForm.exec(text);
  const body = numbered ? text.slice(numbered[0].length).replace(dayOfReading, '') : text;
  const { authors, year, letter } = datedBy(body);
  return {
    text,
    number: numbered ? Number(numbered[1] ?? numbered[2]) : null,
    authors: authors.replace(/[\s,.(]+$/u, ''),
    words: nameTokens(authors),
    acronyms: [
      ...acronymsOf(authors),
      ...[...authors.matchAll(/[([](\p{Lu}{2,8})[)\]]/gu)].map((match) => foldName(match[1] ?? '')),
    ],
    year,
    letter,
    evidence: { at: lines.map(({ at }) => at), quote: excerpt(text), place: placeAt(document, lines[0]?.at ?? '') },
  };
}

/** A page number, the note on asterisks, or the journal's own running foot. */
const runningFoot = String.raw`^(?:\p{L}+ ){0,3}(?:jurnal|journal)\b[^.()]{0,60},? (?:jilid|jil\.|vol\.?|volume) ?\d+`;
const noEntry = re.iu`^\s*\d{0,4}\s*$|\basteri[sk]+\b|${runningFoot}[^.]{0,20}(?:19|20)\d\d$`;

/** An entry whose parts stand in cells, its number in the first. */
const rowText = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.replaceAll('\n', ' ').trim())
    .filter((cell) => cell !== '')
    .join(' ')
    .replace(/^(\d{1,3}) /u, '$1. ');

/** The entries of the list of references, in its order. */
export function findReferences(study: StudyText): Reference[] {
  const lines = study.document.blocks.flatMap((block): Line[] => {
    const section = study.sectionAt(block);
    const at = String(block.n);
    if (section?.kind !== 'references' || section.at === at) return [];
    const rows = block.kind === 'table' ? readTable(block).map(({ cells }) => rowText(cells)) : block.text.split('\n');
    // A table or a caption of something else may stand within the list.
    const isForeign = block.kind === 'table' ? !rows.some(hasYear) : isCaption(block.text);
    // A review marks the works that it takes in.
    return rows.flatMap((text) =>
      isForeign || noEntry.test(text) ? [] : [{ text: text.trim().replace(/^\*\s*/u, ''), at }],
    );
  });
  // A running foot with an address stands before the first entry of a page.
  const first = lines.findIndex(({ text }) => !/^(?:https?:|www\.)\S+(?:\s+\d{1,4})?$/u.test(text));
  return groups(lines.slice(Math.max(0, first)).flatMap(oneEntryEach))
    .map((group) => referenceOf(group, study))
    .filter(({ text, year, number }) => text.length >= 15 && (year !== null || number !== null || isLaw(text)));
}

const surname = (authors: string): string => (authors.split(',')[0] ?? '').trim();

/** How an entry is spoken of: 'Brightmoor (2019)', 'Ali dan Abu (2020a)', 'Harris et al. (2020)'; of a numbered one, '[3] Marwick (2015)'. */
export function nameOfReference({ authors, year, letter, number }: Reference): string {
  const people = authors.replace(/\(?\b(?:eds?|peny|penyunting)\.?\)?/giu, '').split(/\s*(?:&|\bdan\b|\band\b)\s*/u);
  const first = people[0] ?? '';
  const isPeople = /,\s*(?:\p{Lu}\.|\p{Lu}$)/u.test(first);
  const named = first.split(',').filter((part) => /\p{L}{2}/u.test(part)).length;
  const many = (isPeople && named > 1) || people.length > 2 || /et al|dkk/iu.test(authors);
  const second =
    people[1] === undefined || !isPeople ? '' : ` dan ${surname(people[1].replace(/^(?:\p{Lu}\.[\s-]*)+/u, ''))}`;
  const who = isPeople
    ? surname(first) + (many ? ' et al.' : second)
    : (authors.split(/(?<!\b\p{Lu})\.\s+(?=\p{Lu}\p{Ll})/u)[0] ?? authors);
  const label = `${who.trim()} (${year === 't' || year === null ? 't.t.' : `${year}${letter}`})`;
  return number === null ? label : `[${number}] ${label}`;
}
