/** What a reader knows of a paragraph besides its text. */
export interface ParagraphLook {
  /** The level that a heading style or an outline level gives. */
  readonly level?: number | undefined;
  /** All of its text is bold. */
  readonly isBold?: boolean;
  /** Its printed mark comes from a list. */
  readonly isListed?: boolean;
}

type ParagraphKind = { kind: 'heading'; level: number } | { kind: 'paragraph' | 'item' };

const maxWords = 14;
const number = /^(\d{1,2}(?:\.\d{1,2}){0,3})[.)]?\s+\p{Lu}/u;
const part = /^(?:bahagian|bab|lampiran|chapter|part|section|appendix)\s+(?:\d{1,2}|[a-z]|[ivx]{1,4})\b/iu;
const letter = /^[A-Z][.)]\s+\p{L}/u;
const mark = /^(?:[•●▪■◦➢○✓–-]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,5})[.)])\s+\S/iu;

/**
 * Whether a paragraph is a heading, an item of a list or neither. Headings have a heading style, or are short and either wholly bold or a
 * numbered title ('2.0 Sinopsis', 'A. SINOPSIS', 'BAHAGIAN B'); a label with its value and a formula are no headings.
 */
export function paragraphKind(text: string, { level, isBold, isListed }: ParagraphLook): ParagraphKind {
  const titled = level !== undefined && text.length <= 200 ? level : titleLevel(text, isBold === true);
  if (titled !== undefined) return { kind: 'heading', level: Math.min(6, titled) };
  return { kind: isListed || mark.test(text) ? 'item' : 'paragraph' };
}

function titleLevel(text: string, isBold: boolean): number | undefined {
  const isCapital = text === text.toUpperCase();
  const numbers = number.exec(text)?.[1];
  const isNumbered = numbers !== undefined && (isCapital || numbers.includes('.'));
  const isTitle = isNumbered || part.test(text) || (isCapital && letter.test(text));
  if (!isShort(text) || !(isBold || isTitle)) return undefined;
  // '2.0 Sinopsis' is a chapter as '2 SINOPSIS' is.
  const depth = numbers?.replace(/\.0+$/u, '').split('.').length;
  return depth ?? (isCapital || isTitle ? 1 : 2);
}

function isShort(text: string): boolean {
  const afterNumber = text.replace(/^[\d.]+\s/u, '');
  if (!/\p{L}{3}/u.test(text) || text.split(/\s+/u).length > maxWords) return false;
  return part.test(text) || !/[.;,]$|:\s*\S|\n|\t|\s=\s/u.test(afterNumber);
}
