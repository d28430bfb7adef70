import { numberNamed } from '../text/numerals.ts';
import { canBeTitle, isTitleCase, isUpper, type HeadingForm } from './headingForm.ts';

/** What is known of the paper when a paragraph is judged. `open`: the number of the section that is open. */
interface Around {
  open: readonly number[];
  letter: number;
  hasChapters: boolean;
  /** The paragraphs before and after; null at a table or at the end of the paper. */
  before: string | null;
  next: string | null;
  isBelowHeading: boolean;
}

/**
 * Whether a paragraph stands as a heading in a paper that does not mark its headings: by its number, or as a short title between two
 * paragraphs. The same form also serves lists.
 */
export function standsAsHeading(candidate: HeadingForm, around: Around): boolean {
  const { form, title, named } = candidate;
  if (!canBeTitle(title)) return false;
  if (form === 'letter') return carriesOnLetter(candidate, around);
  if (form === 'numbered' || form === 'roman') return carriesOn(candidate, around);
  if (named !== null) return isSetAsTitle(title) && (endsSentence(around.before) || around.isBelowHeading);
  return standsAlone(title, around);
}

const endsSentence = (text: string | null): boolean => text === null || /[.?!:][”"’')\]\d¹²³⁰⁴-⁹]*$/u.test(text);
const isProse = (text: string | null): boolean =>
  text !== null && text.length >= 60 && /^[“"'(]?[\p{Lu}\d]/u.test(text);

/** The number that a paragraph begins with; null without one. */
function markOf(text: string | null): number | null {
  const mark = /^(\d{1,2}|[IVX]+)[.)]\s/u.exec(text ?? '')?.[1];
  return mark === undefined ? null : numberNamed(mark);
}

function carriesOnLetter({ number, title }: HeadingForm, { open, letter, next }: Around): boolean {
  return open.length > 0 && number[0] === letter + 1 && isTitleCase(title) && (isProse(next) || endsSentence(next));
}

function carriesOn({ number, title }: HeadingForm, { open, hasChapters, before, next }: Around): boolean {
  const [main = 0, part = 0] = number;
  if (number.length > 1) {
    const last = main === open[0] ? (open[1] ?? 0) : 0;
    return (open.length === 0 || main === open[0]) && part >= last && part <= last + 3;
  }
  if (main !== (open[0] ?? 0) + 1) return false;
  if (isUpper(title)) return true;
  // Chapters have their own word: a bare number counts items.
  if (hasChapters || open.length === 0) return false;
  // The number before right above, or the next right below, makes it an item of a list; another list may end right above.
  const isItem = markOf(before) === main - 1 || markOf(next) === main + 1;
  return !isItem && (next === null || isProse(next) || next.startsWith(`${main}.1`));
}

/** 'Objektif kajian ini adalah untuk:' begins a sentence. */
const isSetAsTitle = (title: string): boolean =>
  isUpper(title) ||
  isTitleCase(title) ||
  (title.split(/\s+/).length <= 5 && !/\b(?:ini|itu|adalah|ialah|tersebut|is|are|was|were|this)\b/iu.test(title));

/** An unknown title between two paragraphs. */
function standsAlone(title: string, { before, next, isBelowHeading }: Around): boolean {
  const words = title.split(/\s+/).length;
  if (
    title.length > 80 ||
    words > 10 ||
    /[\d=%]$/u.test(title) ||
    /^(?:sumber|source|nota|note|kata kunci|key ?words?)\b/iu.test(title)
  )
    return false;
  if (before === null || (!endsSentence(before) && !isBelowHeading) || next === null || !isProse(next)) return false;
  if (isUpper(title) || isTitleCase(title) || /^(?:tema|theme)\s+\d/iu.test(title)) return true;
  return !isBelowHeading && !title.endsWith('?') && words <= 7 && next.length >= 90 && before.length >= 60;
}
