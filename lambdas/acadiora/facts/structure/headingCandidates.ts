import type { SectionKind } from '../../../../shared/acadiora/facts.ts';
import type { PageText } from '../../../../shared/evidence.ts';
import { namedBy, plainTitle } from './sectionNames.ts';
import { isTableRow } from '../text/pageSentences.ts';

/** One line of the paper, empty ones left out. */
export interface Line {
  page: number;
  /** Counted from 0 on its page. */
  line: number;
  text: string;
}

/** A line that may be a heading, judged by itself. */
export interface Candidate {
  at: Line;
  /** Lines it covers: two when a chapter's title stands below its number. */
  lines: number;
  heading: string;
  title: string;
  /** The parts of its number; empty without one. */
  number: readonly number[];
  form: 'chapter' | 'numbered' | 'roman' | 'letter' | 'appendix' | 'runIn' | 'named' | 'plain';
  named: { kind: SectionKind; isMain: boolean } | null;
}

export const candidateLines = (pages: readonly PageText[]): Line[] =>
  pages.flatMap((page) =>
    page.text
      .split('\n')
      .flatMap((raw, line) => (raw.trim() === '' ? [] : [{ page: page.number, line, text: raw.trim() }])),
  );

const counts: Record<string, number> = Object.fromEntries(
  [
    'satu one pertama',
    'dua two kedua',
    'tiga three ketiga',
    'empat four keempat',
    'lima five kelima',
    'enam six keenam',
    'tujuh seven',
    'lapan eight delapan',
    'sembilan nine',
    'sepuluh ten',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);
export const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'];

/** The number that a word, a numeral or a Roman numeral names; 0 for what is no number. */
export const numberNamed = (word: string): number => {
  const plain = word.toLowerCase();
  return Number.parseInt(plain, 10) || (counts[plain] ?? romans.indexOf(plain) + 1);
};

const chapterForm = /^(bab|chapter|bagian)\s+([\p{L}\d]{1,9})\s*([:.–—-]?)\s*(.*)$/iu;
const numberedForm = /^(\d{1,2}(?:\.\d{1,2}){0,3})[.)]?\s+(\S.*)$/u;
const romanForm = /^([IVX]{1,5})[.)]\s+(\S.*)$/u;
const letterForm = /^([A-H])[.)]\s+(\S.*)$/u;
const appendixForm =
  /^(?:LAMPIRAN|APPENDIX|APPENDICES|Lampiran|Appendix|Appendices)(?:\s+(?:[A-Z]|\d{1,2}|[IVX]{1,4}))?(?:\s*[:.–—-]\s*\p{Lu}.{0,120}|\s+\p{Lu}.{0,80})?$/u;
const runInForm =
  /^((?:Abstrak|Abstract|Abstrac|Intisari)(?=\s*[:.—–-])|(?:ABSTRAK|ABSTRACT|INTISARI)(?=\s*[:.—–-]|\s+\p{Lu}))\s*[:.—–-]*\s*\S/u;

/** Lines of a list of contents: dots or a gap before the page's number. */
export const isContentsLine = (text: string): boolean =>
  /(?:[.…·_]\s?){3,}\s*(?:\d{1,4}|[ivxl]{1,6})?$/iu.test(text) ||
  /\S\s{2,}(?:\d{1,3}|[ivxl]{1,6})$/u.test(text) ||
  /\t\s*\d{1,4}$/u.test(text);

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

/** Words that could be a title: short, begun with a capital, not closed like a sentence. */
function canBeTitle(title: string): boolean {
  if (title.length > 130 || title.split(/\s+/).length > 16) return false;
  if (!/^[“"'(]?\p{Lu}/u.test(title) || /[.,;!]$/u.test(title)) return false;
  return !/[.?!]\s+\p{Lu}\p{Ll}/u.test(title) && !/https?:|@|\(\d{4}\)/u.test(title);
}

function chapter(at: Line, next: Line | undefined): Candidate | null {
  const match = chapterForm.exec(at.text);
  const number = numberNamed(match?.[2] ?? '');
  if (match === null || number === 0) return null;
  const title = (match[4] ?? '').trim();
  const base = { at, number: [number], form: 'chapter' as const };
  if (title !== '') {
    return canBeTitle(title) && !isContentsLine(at.text)
      ? { ...base, lines: 1, heading: at.text, title, named: namedBy(title) }
      : null;
  }
  const below =
    next !== undefined && canBeTitle(next.text) && !isTableRow(next.text) && !isContentsLine(next.text)
      ? next.text
      : '';
  return {
    ...base,
    lines: below === '' ? 1 : 2,
    heading: `${at.text} ${below}`.trim(),
    title: below,
    named: namedBy(below),
  };
}

function withNumber(at: Line): Candidate | null {
  const forms = [
    ['numbered', numberedForm],
    ['roman', romanForm],
    ['letter', letterForm],
  ] as const;
  for (const [form, pattern] of forms) {
    const match = pattern.exec(at.text);
    const title = match?.[2]?.replace(/:$/u, '') ?? '';
    if (match === null || !canBeTitle(title)) continue;
    const mark = match[1] ?? '';
    const parts =
      form === 'numbered'
        ? mark.split('.').map(Number)
        : [form === 'roman' ? numberNamed(mark) : mark.charCodeAt(0) - 64];
    // '1.0 Pengenalan' is a main heading.
    const number = parts.length > 1 && parts.at(-1) === 0 ? parts.slice(0, -1) : parts;
    return { at, lines: 1, heading: at.text, title, number, form, named: namedBy(title) };
  }
  return null;
}

/** What a line may be a heading of, by its own words and, for a chapter's number, the line below; null for anything else. */
export function candidateAt(lines: readonly Line[], index: number): Candidate | null {
  const at = lines[index];
  if (at === undefined || isTableRow(at.text) || isContentsLine(at.text)) return null;
  const base = { at, lines: 1, number: [] };
  const runIn = runInForm.exec(at.text)?.[1];
  if (runIn !== undefined) return { ...base, heading: runIn, title: runIn, form: 'runIn', named: namedBy(runIn) };
  if (appendixForm.test(at.text) && !/[.;,]$/u.test(at.text)) {
    return { ...base, heading: at.text, title: at.text, form: 'appendix', named: { kind: 'appendix', isMain: true } };
  }
  const numbered = chapter(at, lines[index + 1]) ?? withNumber(at);
  if (numbered !== null) return numbered;
  const title = at.text.replace(/:$/u, '').trimEnd();
  if (!canBeTitle(title)) return null;
  const named = namedBy(title);
  return { ...base, heading: at.text, title, form: named === null ? 'plain' : 'named', named };
}

/** What two printings of one running head have in common; the number of a chapter or part tells it from the next. */
export const sameHead = (text: string): string => {
  const plain = plainTitle(text);
  return chapterForm.test(text) || /^\d{1,2}\.\d/u.test(text) ? plain : plain.replace(/[\d\s]+/g, ' ').trim();
};

/** Texts printed at the top or foot of more than one page: journals print authors and title on every other. */
export function runningHeads(pages: readonly PageText[]): ReadonlySet<string> {
  const seen = new Map<string, number>();
  for (const page of pages) {
    const lines = candidateLines([page]);
    const edges = new Set([...lines.slice(0, 2), ...lines.slice(-2)].map(({ text }) => sameHead(text)));
    for (const edge of edges) seen.set(edge, (seen.get(edge) ?? 0) + 1);
  }
  return new Set([...seen].filter(([text, count]) => text !== '' && count >= 2).map(([text]) => text));
}
