import { numerals } from '../../../../shared/text/numerals.ts';
import { romans } from '../../../../shared/text/romans.ts';
import { re, wordSet } from '../text/words.ts';
import { namedBy, type Named } from './sectionNames.ts';

/** What a text says when it is read as a heading. */
export interface HeadingForm {
  /** As printed; of a name in front of its paragraph ('Abstrak: Kajian ini ...') that name alone. */
  heading: string;
  title: string;
  /** The parts of its number; empty without one. */
  number: readonly number[];
  form: 'chapter' | 'numbered' | 'roman' | 'letter' | 'appendix' | 'runIn' | 'bare';
  named: Named | null;
}

const chapterForm = /^(?:bab|chapter|bagian)\s+([\p{L}\d]{1,9})\s*[:.–—-]?\s*(.*)$/iu;
const numberForms = [
  ['numbered', /^(\d{1,2}(?:\.\d{1,2}){0,3})[.)]?\s+(\S.*)$/u],
  ['roman', /^([IVX]{1,5})[.)]\s+(\S.*)$/u],
  ['letter', /^([A-H])[.)]\s+(\S.*)$/u],
] as const;
const appendixName = 'LAMPIRAN|APPENDIX|APPENDICES|Lampiran|Appendix|Appendices';
const appendixNumber = String.raw`(?:\s+(?:[A-Z]|\d{1,2}|[IVX]{1,4}))?`;
const appendixForm = re.u`^(?:${appendixName})${appendixNumber}(?:\s*[:.–—-]\s*\p{Lu}.{0,120}|\s+\p{Lu}.{0,80})?$`;
const runInName = [
  String.raw`(?:Abstrak|Abstract|Abstrac|Intisari)(?=\s*[:.—–-]|\s+\p{Lu}\p{Ll}+(?:\s+\S+){12})`,
  String.raw`(?:ABSTRAK|ABSTRACT|INTISARI)(?=\s*[:.—–-]|\s+\p{Lu})`,
];
const runInForm = re.u`^(${runInName.join('|')})\s*[:.—–-]*\s*\S`;

/** The number that a word ('dua', 'kedua'), a numeral or a Roman numeral names; 0 for what is none. */
function numberNamed(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/^pertama$/u, 'satu')
    .replace(/^ke(?=\p{L})/u, '');
  return Number.parseInt(plain, 10) || (numerals.get(plain) ?? romans.indexOf(plain) + 1);
}

/** A chapter whose title is not beside its number. */
export const isChapterAlone = ({ form, title }: HeadingForm): boolean => form === 'chapter' && title === '';

export function headingForm(text: string): HeadingForm {
  const read = (form: HeadingForm['form'], title: string, number: readonly number[] = []): HeadingForm => ({
    heading: text,
    title,
    number,
    form,
    named: namedBy(title),
  });
  const runIn = runInForm.exec(text)?.[1];
  if (runIn !== undefined) return { ...read('runIn', runIn), heading: runIn };
  if (appendixForm.test(text) && !/[.;,]$/u.test(text))
    return { ...read('appendix', text), named: { kind: 'appendix', isMain: true } };
  const [, chapter = '', chapterTitle = ''] = chapterForm.exec(text) ?? [];
  const count = numberNamed(chapter);
  if (count > 0) return read('chapter', chapterTitle, [count]);
  for (const [form, pattern] of numberForms) {
    const [, mark, rest = ''] = pattern.exec(text) ?? [];
    if (mark !== undefined) return read(form, rest.replace(/:$/u, ''), partsOf(form, mark));
  }
  return read('bare', text.replace(/:$/u, '').trimEnd());
}

/** '1.0 Pengenalan' is a main heading. */
function partsOf(form: 'numbered' | 'roman' | 'letter', mark: string): number[] {
  if (form === 'roman') return [numberNamed(mark)];
  if (form === 'letter') return [mark.charCodeAt(0) - 64];
  const parts = mark.split('.').map(Number);
  return parts.length > 1 && parts.at(-1) === 0 ? parts.slice(0, -1) : parts;
}

export const isUpper = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

const smallWords = wordSet(
  'dan atau dalam di ke dari daripada pada kepada bagi untuk oleh dengan yang terhadap serta antara melalui sebagai and or of in the for on to a an with by from as at',
);

/** Each word but the small ones begins with a capital. */
const isTitleCase = (text: string): boolean =>
  text
    .split(/\s+/)
    .every((word, index) => (index > 0 && smallWords.has(word.toLowerCase())) || /^[“"'(]?[\p{Lu}\d&–-]/u.test(word));

const isSetApart = (title: string): boolean => isUpper(title) || isTitleCase(title);
const wordCount = (title: string): number => title.split(/\s+/).length;

/** Short, begun with a capital, not closed like a sentence. */
export const canBeTitle = (title: string): boolean =>
  title.length <= 130 &&
  wordCount(title) <= 16 &&
  /^[“"'(]?\p{Lu}/u.test(title) &&
  !/[.,;!]$|[.?!]\s+\p{Lu}\p{Ll}|https?:|@|\(\d{4}\)/u.test(title);

/** What is known of the paper when a paragraph is judged. `open`: the number of the section that is open. */
export interface Around {
  open: readonly number[];
  hasChapters: boolean;
  /** The paragraphs before and after; null at a table or at the end of the paper. */
  before: string | null;
  next: string | null;
  isBelowHeading: boolean;
}

/**
 * Whether a paragraph stands as a heading in a paper that does not mark its headings: by its number or its name. The same form
 * also serves lists.
 */
export function standsAsHeading(candidate: HeadingForm, around: Around): boolean {
  const { form, title, named } = candidate;
  if (!canBeTitle(title)) return false;
  if (form === 'letter') return false;
  if (form === 'numbered' || form === 'roman') return carriesOn(candidate, around);
  return named !== null && isSetAsTitle(title) && (endsSentence(around.before) || around.isBelowHeading);
}

const endsSentence = (text: string | null): boolean => text === null || /[.?!:][”"’')\]\d¹²³⁰⁴-⁹]*$/u.test(text);
const isProse = (text: string | null): boolean =>
  text !== null && text.length >= 60 && /^[“"'(]?[\p{Lu}\d]/u.test(text);

/** The number that a paragraph begins with; null without one. */
function markOf(text: string | null): number | null {
  const mark = /^(\d{1,2}|[IVX]+)[.)]\s/u.exec(text ?? '')?.[1];
  return mark === undefined ? null : numberNamed(mark);
}

/** '3.2' after '3.1', or the first of a section. */
function carriesOnPart([main = 0, part = 0]: readonly number[], open: readonly number[]): boolean {
  const last = main === open[0] ? (open[1] ?? 0) : 0;
  return (open.length === 0 || main === open[0]) && part >= last && part <= last + 3;
}

function carriesOn({ number, title }: HeadingForm, { open, hasChapters, before, next }: Around): boolean {
  if (number.length > 1) return carriesOnPart(number, open);
  const [main = 0] = number;
  if (main !== (open[0] ?? 0) + 1) return false;
  // Chapters have their own word: a bare number counts items.
  if (isUpper(title)) return true;
  if (hasChapters || open.length === 0) return false;
  // The number before right above, or the next right below, makes it an item of a list; another list may end right above.
  const isItem = markOf(before) === main - 1 || markOf(next) === main + 1;
  return !isItem && (next === null || isProse(next) || next.startsWith(`${main}.1`));
}

/** 'Objektif kajian ini adalah untuk:' begins a sentence. */
const isSetAsTitle = (title: string): boolean =>
  isSetApart(title) ||
  (wordCount(title) <= 5 && !/\b(?:ini|itu|adalah|ialah|tersebut|is|are|was|were|this)\b/iu.test(title));
