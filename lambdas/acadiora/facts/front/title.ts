import type { Ref } from '../../../../shared/document/document.ts';
import { contentWords } from '../text/contentWords.ts';
import { paperLanguage } from '../text/paperLanguage.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { authorLabel, nameParts, type Front, type FrontLine } from './frontLines.ts';

export interface Stated<Value> {
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
    const goesOn =
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
  // The short title and the authors at a page's head stand above the journal's name, or above the title itself.
  const isHead =
    first < 2 &&
    next.kind === 'running' &&
    one.text.length < 60 &&
    /jurnal|journal|vol|jilid|buletin/iu.test(next.text);
  const words = [...contentWords(one.text)];
  const isShort =
    one.level === undefined &&
    next.level !== undefined &&
    words.filter((word) => contentWords(next.text).has(word)).length * 2 > words.length;
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

/** The authors named between the title and the body, each once. The title's own lines are never names. */
export function authorsOf(front: Front, title: Stated<string> | null): { name: string; at: Ref[] }[] {
  const named = front.lines.filter(
    ({ kind, text }) => (kind === 'names' || authorLabel.test(text)) && !(title?.value ?? '').includes(text),
  );
  const lines: { text: string; at: Ref[] }[] = [];
  for (const { text, at } of named) {
    const last = lines.at(-1);
    // A name that goes on in the next line: 'Kavitha a/p / Selladurai'.
    if (last && /\s(?:bin|binti|a\/[lp]|anak|[sd]\/o)$/iu.test(last.text)) {
      last.text += ` ${text}`;
      last.at.push(at);
    } else lines.push({ text, at: [at] });
  }
  const authors = lines
    .flatMap(({ text, at }) => nameParts(text).map((name) => ({ name, at })))
    .filter(({ name }) => /\p{L}{2}/u.test(name));
  return uniqueBy(authors, ({ name }) => name.toLowerCase()).slice(0, mostAuthors);
}
