import { numberNamed } from '../text/numerals.ts';
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
const appendixForm =
  /^(?:LAMPIRAN|APPENDIX|APPENDICES|Lampiran|Appendix|Appendices)(?:\s+(?:[A-Z]|\d{1,2}|[IVX]{1,4}))?(?:\s*[:.–—-]\s*\p{Lu}.{0,120}|\s+\p{Lu}.{0,80})?$/u;
const runInForm =
  /^((?:Abstrak|Abstract|Abstrac|Intisari)(?=\s*[:.—–-]|\s+\p{Lu}\p{Ll}+(?:\s+\S+){12})|(?:ABSTRAK|ABSTRACT|INTISARI)(?=\s*[:.—–-]|\s+\p{Lu}))\s*[:.—–-]*\s*\S/u;

/** A chapter whose title is not beside its number. */
export const isChapterAlone = ({ form, title }: HeadingForm): boolean => form === 'chapter' && title === '';

export function headingForm(text: string): HeadingForm {
  const runIn = runInForm.exec(text)?.[1];
  if (runIn !== undefined) return { heading: runIn, title: runIn, number: [], form: 'runIn', named: namedBy(runIn) };
  if (appendixForm.test(text) && !/[.;,]$/u.test(text))
    return { heading: text, title: text, number: [], form: 'appendix', named: { kind: 'appendix', isMain: true } };
  const [, chapter = '', chapterTitle = ''] = chapterForm.exec(text) ?? [];
  const count = numberNamed(chapter);
  if (count > 0)
    return { heading: text, title: chapterTitle, number: [count], form: 'chapter', named: namedBy(chapterTitle) };
  for (const [form, pattern] of numberForms) {
    const [, mark, rest = ''] = pattern.exec(text) ?? [];
    if (mark === undefined) continue;
    const title = rest.replace(/:$/u, '');
    return { heading: text, title, number: partsOf(form, mark), form, named: namedBy(title) };
  }
  const title = text.replace(/:$/u, '').trimEnd();
  return { heading: text, title, number: [], form: 'bare', named: namedBy(title) };
}

/** '1.0 Pengenalan' is a main heading. */
function partsOf(form: 'numbered' | 'roman' | 'letter', mark: string): number[] {
  if (form === 'roman') return [numberNamed(mark)];
  if (form === 'letter') return [mark.charCodeAt(0) - 64];
  const parts = mark.split('.').map(Number);
  return parts.length > 1 && parts.at(-1) === 0 ? parts.slice(0, -1) : parts;
}

export const isUpper = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

const smallWords = new Set(
  'dan atau dalam di ke dari daripada pada kepada bagi untuk oleh dengan yang terhadap serta antara melalui sebagai and or of in the for on to a an with by from as at'.split(
    ' ',
  ),
);

/** Each word but the small ones begins with a capital. */
export const isTitleCase = (text: string): boolean =>
  text
    .split(/\s+/)
    .every((word, index) => (index > 0 && smallWords.has(word.toLowerCase())) || /^[“"'(]?[\p{Lu}\d&–-]/u.test(word));

/** Short, begun with a capital, not closed like a sentence. */
export const canBeTitle = (title: string): boolean =>
  title.length <= 130 &&
  title.split(/\s+/).length <= 16 &&
  /^[“"'(]?\p{Lu}/u.test(title) &&
  !/[.,;!]$|[.?!]\s+\p{Lu}\p{Ll}|https?:|@|\(\d{4}\)/u.test(title);
