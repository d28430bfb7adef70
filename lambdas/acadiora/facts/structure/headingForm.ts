import { numerals } from '../../../../shared/text/numerals.ts';
import { romans } from '../../../../shared/text/romans.ts';
import type { SectionKind } from '../../../../shared/acadiora/kinds.ts';
import { re } from '../text/words.ts';
import { namedBy } from './sectionNames.ts';

/** What a text says when it is read as a heading. */
export interface HeadingForm {
  /** As printed; of a name in front of its paragraph ('Abstrak: Kajian ini ...') that name alone. */
  heading: string;
  title: string;
  /** The parts of its number; empty without one. */
  number: readonly number[];
  form: 'chapter' | 'numbered' | 'roman' | 'letter' | 'appendix' | 'runIn' | 'bare';
  named: SectionKind | null;
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
  if (appendixForm.test(text) && !/[.;,]$/u.test(text)) return { ...read('appendix', text), named: 'appendix' };
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

const isUpper = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

/** Short, begun with a capital, not closed like a sentence. */
export const canBeTitle = (title: string): boolean =>
  title.length <= 130 &&
  title.split(/\s+/).length <= 16 &&
  /^[“"'(]?\p{Lu}/u.test(title) &&
  !/[.,;!]$|[.?!]\s+\p{Lu}\p{Ll}|https?:|@|\(\d{4}\)/u.test(title);

/** What is known of the paper when a paragraph is judged. `open`: the number of the section that is open. */
export interface Around {
  open: readonly number[];
  hasChapters: boolean;
  /** The paragraphs before and after; null at a table or at the end of the paper. */
  before: string | null;
  next: string | null;
}

/** Whether a paragraph stands as a heading by its number in a paper that does not mark its headings. The same form also serves lists. */
export const standsAsHeading = (candidate: HeadingForm, around: Around): boolean =>
  (candidate.form === 'numbered' || candidate.form === 'roman') &&
  canBeTitle(candidate.title) &&
  carriesOn(candidate, around);

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
