import { parseText } from '../../richText/parse.ts';
import { saysWhole, wordsIn } from '../../text/comparable.ts';

/** Forms of items that vetting panels refuse. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
/** Words that speak of other options: all, none or two of them. */
const ofOthers = setOf('semua semuanya kesemua kesemuanya tiada all none a b c d');
const besideOthers = setOf(
  `di atas yang tersebut pilihan jawapan kedua dua adalah ialah betul benar sahaja dan serta salah satu pun
  the of above these are is correct both options answers only and`,
);

/** 'Semua di atas', 'All of the above', 'A dan B sahaja'. */
export function isOfAll(option: string): boolean {
  const words = wordsIn(option);
  const others = words.filter((word) => ofOthers.has(word));
  const isWord = others.some((word) => word.length > 1) && words.length > 1;
  return (isWord || others.length > 1) && words.every((word) => ofOthers.has(word) || besideOthers.has(word));
}

/** 'kecuali' in small letters in what a stem asks, its last sentence; other negatives are for the second look to judge. */
export const plainNegative = (stem: string): string | undefined =>
  /\b(?:kecuali|except)\b(?=[^.?!\n]*[.?!\s]*$)/u.exec(stem)?.[0];

/** The number of the table or figure that a line is the caption of. */
export const captionNumber = (line: string): string | undefined =>
  /^[\s*_#]*(?:jadual|table|rajah|figure|carta|chart|graf|graph)\s+(\d+(?:\.\d+)*)/iu.exec(line)?.[1];

/** Words by which a question points at a table, a figure or code (`pointers`, as its writer lists them) that it does not have: it may have figures. */
export function missingMaterials(text: string, pointers: readonly string[]): string[] {
  const hasTable = parseText(text).some((block) => block.kind === 'table');
  const hasFigures = (text.match(/(?<![\p{L}\d])\d+/gu) ?? []).length > 3;
  const hasAny = hasTable || hasFigures || /[`;{}<>=]|\w\(/u.test(text);
  return hasAny ? [] : pointers.filter((words) => saysWhole(text, words));
}
