import { comparableWords, wordsIn } from '../../../shared/text/comparable.ts';
import { oneLine } from '../../../shared/text/words.ts';
import type { Reference } from '../facts/citations/references.ts';

/** What an entry of the list says of the work that it names. */
export interface Entry {
  text: string;
  /** Null where the form of the entry does not tell it; the whole text is compared then. */
  title: string | null;
  /** Words of the authors' names, as names are compared. */
  authors: readonly string[];
  year: number | null;
  doi: string | null;
}

const doiForm = /\b10\.\d{4,9}\/[^\s"“”]+/iu;
const opening = '([<';
const closing = ')]>';

/** Up to a bracket that the text itself does not open: it closes something around it. */
function unenclosed(text: string): string {
  const open: string[] = [];
  const end = text.split('').findIndex((sign) => {
    if (opening.includes(sign)) open.push(sign);
    return closing.includes(sign) && open.pop() !== opening[closing.indexOf(sign)];
  });
  return end < 0 ? text : text.slice(0, end);
}

function doiOf(text: string): string | null {
  const found = doiForm.exec(text)?.[0];
  return found === undefined
    ? null
    : unenclosed(found)
        .replace(/[.,;:]+$/u, '')
        .toLowerCase();
}

const fewestWords = 2;
const longestTitle = 300;

const yearInFront = /^[\s,.]*\(?\s*(?:(?:1[89]|20)\d{2}[a-z]?(?:,[^)]{0,30})?|[tn]\.\s?[td]\.?)\s*\)?[\s.,:]*/u;
const quoted = /[“"‘]([^”"]{8,300}?)[,.]?[”"’](?=[\s,.;]|$)/u;
/** To the end of the first sentence, or the note on an edition or a kind of work. */
const sentence = /^(.{8,300}?)(?:[.?!](?=\s+[\p{Lu}\d]|\s*$)|\s*\((?=\d|edisi|ed)|\s*\[)/iu;

/** The title by the form of the entry: in quotes, or the first sentence after the authors and, where it stands there, the year. */
function titleOf(body: string, authors: string): string | null {
  const rest = body
    .slice(authors.length)
    .replace(/^[\s,.]*\((?:eds?|peny|penyunting)\.?\)/iu, '')
    .replace(yearInFront, '')
    .replace(/^[\s.,:)]+/u, '');
  const title = quoted.exec(body)?.[1] ?? sentence.exec(rest)?.[1];
  return title === undefined || wordsIn(title).length < fewestWords ? null : oneLine(title).slice(0, longestTitle);
}

/** An entry in APA, Harvard or a numbered style, by its form alone. */
export function entryOf({ text, authors, words, year }: Omit<Reference, 'evidence'>): Entry {
  const line = oneLine(text);
  const at = line.indexOf(oneLine(authors).slice(0, 40));
  const body = line.slice(Math.max(0, at));
  return {
    text: line,
    title: titleOf(body, oneLine(authors)),
    authors: words,
    year: typeof year === 'number' ? year : null,
    doi: doiOf(line),
  };
}

/** What is asked for an entry's work: its own words only, without addresses. */
export const searchWords = ({ title, authors, text }: Entry): string =>
  (title === null ? text.replace(/https?:\S+/gu, '') : [title, ...authors.slice(0, 1)].join(' ')).slice(
    0,
    longestTitle,
  );

/** The same for entries that differ in marks and spaces only. */
export const entryKey = ({ text }: Entry): string => comparableWords(text);
