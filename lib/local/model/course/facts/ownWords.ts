import { withoutKey } from '../../../../../shared/course/words/codes.ts';
import { openEnds } from '../../../../../shared/text/words.ts';
import { isEnglish } from '../../language.ts';

/** The lines of a cell or paragraph that hold text. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    // '1.1 Kos 1.2 Peranan': a list that a PDF has run together.
    .flatMap((line) => (/^\d{1,2}\.\d/.test(line) ? line.split(/ (?=\d{1,2}\.\d{1,2}\.? \p{Lu})/u) : line))
    .filter((line) => line !== '');

/** 'Requirements for', 'Kaji tindakan,': a line that must go on. */
export const isUnfinished = (line: string): boolean =>
  /[,&-]$/.test(line) || openEnds.has(line.split(' ').at(-1)?.toLowerCase() ?? '');

const marks = [
  /^[•▪●◦➢*–—-]\s+/u,
  /^\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-hA-H]|[ivx]{1,4})[.)]\s*(?=\P{N})/u,
  /^\d{1,2}(?:\.\d{1,2})*\s+(?=\p{L})/u,
];

/** The printed mark or number that a text begins with; '' where it begins with neither. */
export const markOf = (text: string): string => marks.flatMap((mark) => mark.exec(text)?.[0] ?? [])[0] ?? '';
export const withoutMark = (text: string): string => text.slice(markOf(text).length);
/** A statement without the code and the number before it. */
export const withoutCode = (text: string): string => withoutKey(withoutMark(text));

/** Several languages in one cell, one under the other: the lines of the text in the main language, or of the first. */
function mainLines(lines: readonly string[], isOfEnglish: boolean): string[] {
  const groups: { english: boolean | null; lines: string[] }[] = [];
  for (const line of lines) {
    const english = isEnglish(line);
    const last = groups.at(-1);
    if (last && (english === null || last.english === null || last.english === english)) {
      last.lines.push(line);
      last.english ??= english;
    } else groups.push({ english, lines: [line] });
  }
  return (groups.find(({ english }) => english !== !isOfEnglish) ?? groups[0])?.lines ?? [];
}
/** The part in the main language of a text that says the same twice: line by line, beside a slash, in a bracket, sentence after sentence. */
export function mainPart(text: string, isOfEnglish = false): string {
  const lines = mainLines(linesOf(text), isOfEnglish).join(' ');
  const whole = withoutOtherBracket(lines, isOfEnglish);
  for (const border of [/\s+\/\s*|\s*\/\s+|\/(?=\p{Lu}\p{Ll})/u, /(?<=[.)])\s+(?=\p{Lu})/u]) {
    const parts = whole.split(border);
    const main = parts.filter((part) => isEnglish(part) === isOfEnglish);
    if (parts.length > 1 && main.length > 0 && parts.some((part) => isEnglish(part) === !isOfEnglish))
      return main.join(' ');
  }
  return whole;
}

function withoutOtherBracket(text: string, isOfEnglish: boolean): string {
  const isOther = (part: string): boolean => isEnglish(part) === !isOfEnglish;
  const bare = text.replace(/\s*\(([^()]*)\)/g, (bracket, inner: string) => (isOther(inner) ? '' : bracket));
  return isOther(bare) ? text : bare.trim();
}

/** A text in two languages by its lines: 'Folio Resipi / Recipe' over 'Folio' goes on behind the slash. */
function linesOfBoth(text: string): string[] {
  const lines = linesOf(text);
  const isSlashed = lines.length === 2 && /\S \/ \S/.test(lines[0] ?? '') && !lines[1]?.includes('/');
  return isSlashed ? [lines.join(' ')] : lines;
}

/** The first half of 'Litar soket / Socket circuits' where the label says everything twice; else as `mainPart`. */
export function inOneLanguage(text: string, isBilingual: boolean, isOfEnglish = false): string {
  if (!isBilingual) return mainPart(text, isOfEnglish);
  const lines = linesOfBoth(text);
  const [first = '', second] = lines;
  if (second !== undefined && lines.length === 2 && isEnglish(second) !== false) {
    const isSecond = isEnglish(first) === !isOfEnglish && isEnglish(second) === null;
    return mainPart(isSecond ? second : first.replace(/\s*\/$/, ''), isOfEnglish);
  }
  return mainPart(lines.join('\n').split(/\s+\/\s+(?![^()]*\))/)[0] ?? text, isOfEnglish);
}
