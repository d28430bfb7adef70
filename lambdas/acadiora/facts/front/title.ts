import type { Ref } from '../../../../shared/document/document.ts';
import { paperLanguage } from '../text/words.ts';
import { contentWords } from './contentWords.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { authorLabel, dateLine, nameParts, volumeAndYear, type Front, type FrontLine } from './frontLines.ts';

interface Stated<Value> {
  value: Value;
  at: Ref[];
}

const titleLabel = /^(?:tajuk|title|judul)(?: kajian| tesis| penyelidikan)?\s*:\s*/i;
/** No title is longer. */
const longestTitle = 400;

/** Where a title breaks off for another line: inside a phrase, or with a mark that opens something. */
const isOpen = (text: string): boolean =>
  /(?:[:,(–-]|\b(?:dan|dalam|untuk|bagi|terhadap|di|ke|pada|dengan|serta|of|the|and|in|for|on|to|with|among|sebagai|melalui|menggunakan|kalangan|daripada|oleh|yang|a|an))$/i.test(
    text,
  );

/** Whether a line is English below a Malay title, or the other way round. */
function isOtherLanguage(title: readonly FrontLine[], { text }: FrontLine): boolean {
  const [above, below] = [paperLanguage(title.map((line) => line.text).join(' ')), paperLanguage(text)];
  return above !== 'other' && below !== 'other' && (above === 'en') !== (below === 'en');
}

/** Lines that go on with the title: text, and what looks like a name but ends an open phrase. */
function titleLines(lines: readonly FrontLine[], from: number): FrontLine[] {
  const taken = lines.slice(from, from + 1);
  for (const [index, line] of lines.slice(from + 1).entries()) {
    const { text: before = '', level } = taken.at(-1) ?? {};
    // Set like the line above: the last words of a title look like a name, but no affiliation follows them.
    const isSetAlike = level !== undefined && line.level === level && line.kind !== 'running';
    const isAuthor = line.kind === 'names' && lines[from + index + 2]?.kind !== 'names' && !isOpen(before);
    // Between two lines that are set alike, whatever it looks like.
    const isWithin =
      level !== undefined &&
      line.kind !== 'names' &&
      line.kind !== 'running' &&
      lines[from + index + 2]?.level === level;
    const goesOn =
      isWithin ||
      (line.kind === 'text' && (level === line.level || isOpen(before) || /^\p{Ll}/u.test(line.text))) ||
      (isSetAlike && !isAuthor) ||
      (isOpen(before) && (line.kind === 'names' || line.kind === 'affiliation'));
    // A translation, in brackets or in the other language; brackets that close within a line belong to the title.
    const isTranslation = !isOpen(before) && (/^\((?:[^)]*|[^)]*\))$/.test(line.text) || isOtherLanguage(taken, line));
    if (!goesOn || isTranslation || titleLabel.test(line.text) || /[.!]$/.test(before)) break;
    if ([...taken, line].reduce((sum, { text }) => sum + text.length, 0) > longestTitle) break;
    taken.push(line);
  }
  return taken;
}

/** The first line of the front that is a text of its own. */
function firstLine({ lines }: Front): number {
  const labelled = lines.findIndex(({ text }) => titleLabel.test(text));
  if (labelled >= 0) return labelled;
  const texts = lines.flatMap((line, index) =>
    line.kind === 'text' && line.text.length >= 8 && line.text.length <= longestTitle ? [index] : [],
  );
  const [first = -1, second] = texts;
  const [one, next] = [lines[first], lines[first + 1]];
  if (second === undefined || !one || !next) return first;
  // The short title and the authors at a page's head stand above the journal's name, or the short title above the title itself.
  const isHead =
    first < 2 &&
    next.kind === 'running' &&
    one.text.length < 60 &&
    /jurnal|journal|vol|jilid|buletin/iu.test(next.text);
  const words = [...contentWords(one.text)];
  const later = lines[second] as FrontLine;
  const isApart = lines.slice(first + 1, second).some(({ kind }) => kind === 'running') || later.level !== undefined;
  const isShort =
    one.level === undefined &&
    isApart &&
    later.text.length > one.text.length &&
    words.filter((word) => contentWords(later.text).has(word)).length * 2 > words.length;
  return isHead || isShort ? second : first;
}

/** The paper's title as printed, its lines joined; null when no line of the front can be one. */
export function titleOf(front: Front): Stated<string> | null {
  const from = firstLine(front);
  if (from < 0) return null;
  const lines = titleLines(front.lines, from);
  const value = lines
    .map(({ text }) => text.replace(titleLabel, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, longestTitle);
  return { value, at: [...new Set(lines.map(({ at }) => at))] };
}

/** The schema's limit (prompts/metadata.ts). */
const mostAuthors = 30;

/** Whether the last name of a list, which no mark ends, has its last word on the next line: alone there, or behind a name that cannot be the last. */
const isOneName = (list: string, next: string): boolean => {
  const [first, ...others] = nameParts(next);
  return (
    (others.length === 0 || /\s(?:Wan|Nik|Syed|Mohd|Abdul)$/u.test(list)) &&
    nameParts(list).length > 1 &&
    /\s(?:bin|binti)(?:\s\p{Lu}\p{L}+){1,2}$/u.test(list) &&
    first?.includes(' ') === false
  );
};

/** The authors named between the title and the body, each once. The title's own lines are never names. */
export function authorsOf(front: Front, title: Stated<string> | null): { name: string; at: Ref[] }[] {
  const named = front.lines.filter(({ kind, text }, index) => {
    const before = front.lines[index - 1];
    const isOfTranslation = before?.kind === 'text' && isOpen(before.text);
    const isName = (kind === 'names' && !isOfTranslation) || authorLabel.test(text);
    return isName && !(title?.value ?? '').includes(text);
  });
  const lines: { text: string; at: Ref[] }[] = [];
  for (const { text, at } of named) {
    const last = lines.at(-1);
    // A name that goes on in the next line: 'Kavitha a/p / Selladurai', 'Ali dan Aminah binti Wan / Yaacob'.
    const isBroken = last && (/\s(?:bin|binti|a\/[lp]|anak|[sd]\/o)$/iu.test(last.text) || isOneName(last.text, text));
    if (last && isBroken) {
      last.text += ` ${text}`;
      last.at.push(at);
    } else lines.push({ text, at: [at] });
  }
  const authors = lines
    .flatMap(({ text, at }) => nameParts(text).map((name) => ({ name, at })))
    .filter(({ name }) => /\p{L}{2}/u.test(name));
  return uniqueBy(authors, ({ name }) => name.toLowerCase()).slice(0, mostAuthors);
}

/** A label with a year, on a line of its own: 'KAJIAN TINDAKAN 2018'. */
const alone = /^(?:\p{L}+,?\s+){0,3}((?:19|20)\d\d)$/u;
const inJournal =
  /\b(?:jurnal|journal|jil(?:id)?|vol(?:ume)?|bil|issue|jld)\b[^()\n]{0,120}\(\s*(?:\p{L}+[\s-]*)*((?:19|20)\d\d)\s*\)/iu;

/** The ways a paper prints its year, the surest first; each catches the year. Some are believed on the first lines alone, others all over its first pages. */
const ways: readonly (readonly [RegExp, 'front' | 'pages' | 'journal' | 'ownLine'])[] = [
  [
    /(?:diterbitkan|tarikh terbit|terbitan|published(?: online)?(?! (?:between|from|since|in|before|after))|publication date|available online|dipublikasikan|diterbitkan dalam talian)\s*(?:pada|on)?\s*:?\s*(?:\d{1,2}\s+)?(?:[\p{L}/.-]+\s+)?(?:\d{1,2}[/.-]\d{1,2}[/.-])?(?:\d{1,2},?\s+)?((?:19|20)\d\d)\b/iu,
    'pages',
  ],
  [inJournal, 'front'],
  [
    /\b(?:prosiding|proceedings?|seminar|persidangan|konvensyen|konferensi|conference|simposium|symposium|kolokium)\b[^\n]{0,120}?\b((?:19|20)\d\d)\b/iu,
    'front',
  ],
  [/\b(?:jurnal|journal|jilid|jil\.|vol\.?|volume|bil\.|no\.)[^\n]{0,100}?\b((?:19|20)\d\d)\b/iu, 'front'],
  [volumeAndYear, 'front'],
  [/(?:©|hak cipta|copyright|\(c\))\s*(?:terpelihara)?\s*,?\s*((?:19|20)\d\d)\b/iu, 'front'],
  [inJournal, 'journal'],
  // '2023 International Conference on ...'
  [
    /\b((?:19|20)\d\d)\s+(?:\p{L}+\s+){0,5}(?:conference|seminar|symposium|simposium|persidangan|konvensyen|kolokium|congress|workshop)\b/iu,
    'front',
  ],
  // How it asks to be cited.
  [/(?:et al\.?,?|&\s*\p{L}+,?)\s*\(((?:19|20)\d\d)\)\./u, 'pages'],
  [dateLine, 'ownLine'],
  [alone, 'ownLine'],
  [/\bedisi ((?:19|20)\d\d)$/iu, 'front'],
  // The date on a report's cover.
  [/^(?:tarikh|date|tahun|year|sesi)\b[^\n]{0,30}?\b((?:19|20)\d\d)$/iu, 'front'],
  [/(?:diterima|accepted|disemak|revised)\b[^\n]{0,40}?\b((?:19|20)\d\d)\b/iu, 'pages'],
  [/(?:dihantar|submitted|received)\b[^\n]{0,40}?\b((?:19|20)\d\d)\b/iu, 'pages'],
];

/** How a line of dates or of how to cite the paper begins, at the foot of a page. */
const dated =
  /^\W*(?:(?:how )?to cite|cite|cara (?:memetik|petikan|sitasi)|(?:suggested )?citation(?=\s*:)|article history|sejarah artikel|(?:(?:first|artikel|article|manus\p{L}+)\s+)?(?:published|diterbitkan|accepted|diterima|disemak|revised|dihantar|submitted|received)|terbitan|tarikh|available)\b(?! (?:antara|dari|sejak))/iu;

function firstOf(lines: Front['all'], pattern: RegExp): Stated<number> | null {
  for (const { text, at } of lines) {
    // Running heads are short; a long line is prose, whose years are those of others.
    const year = text.length > 260 ? undefined : pattern.exec(text)?.[1];
    if (year) return { value: Number(year), at: [at] };
  }
  return null;
}

/** The year the paper appeared; when it was handed in only where nothing else is printed. */
export function yearOf({ lines, all, isThesis }: Front): Stated<number> | null {
  const reference = all.findIndex(({ text }) => /^(?:rujukan|references|daftar pustaka|bibliografi)$/i.test(text));
  const searched = reference < 0 ? all : all.slice(0, reference);
  // Below the front a date is the paper's own in a line that begins with it, and a journal's name in one that is no sentence.
  const printed = searched.filter(({ text }, index) => index < lines.length || dated.test(text));
  const ownLine = lines.toReversed();
  const journal = searched.filter(
    ({ text }) => /\b(?:jurnal|journal|jil|vol|bil|doi|issn|prosiding)\b/i.test(text) && !/[.?!]$/.test(text),
  );
  const where = { front: lines, pages: printed, journal, ownLine };
  // A thesis has its year on a line of its own.
  const found = (isThesis && firstOf(ownLine, alone)) || null;
  return ways.reduce((year, [pattern, at]) => year ?? firstOf(where[at], pattern), found);
}
