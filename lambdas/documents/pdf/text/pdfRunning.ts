import { isPageNumber, withoutPageNumbers } from '../../pageNumber.ts';
import { cellSays, type PageParts, type Part } from './pdfParts.ts';

/** Running heads and feet lie within this share of the page's height at its top and bottom. */
const EDGE = 0.22;
/** Their heights on two pages differ by at most this many points. */
const LEVEL = 10;

/**
 * Removes running heads and feet: the same print, but for numbers, at the same height near the edge of most pages. The first occurrence
 * stays, since it may hold the course's code; page numbers are removed on every page.
 */
export function withoutRunningHeads(pages: readonly PageParts[]): PageParts[] {
  const edges = new Map(pages.flatMap(edgesOf));
  const alike = new Map<string, Edge[]>();
  for (const edge of edges.values()) alike.set(edge.key, [...(alike.get(edge.key) ?? []), edge]);
  const enough = Math.max(2, Math.ceil(pages.length * 0.4));
  const isRunning = ({ key, place }: Edge): boolean => {
    const level = (alike.get(key) ?? []).filter((other) => Math.abs(other.place - place) <= LEVEL);
    return new Set(level.map(({ page }) => page)).size >= enough;
  };
  const seen = new Set<string>();
  return pages.map((page) => {
    const parts = page.parts.flatMap((part) => {
      const edge = edges.get(part);
      if (!edge || !isRunning(edge)) return [part];
      const kept = seen.has(edge.key) ? null : withoutNumber(part);
      seen.add(edge.key);
      return kept ? [{ ...kept, running: true }] : [];
    });
    return withoutNumberLines({ ...page, parts });
  });
}

/** The number of words lost by leaving out running heads and feet. */
export const omittedWords = (printed: readonly PageParts[], left: readonly PageParts[]): number =>
  Math.max(0, wordsOn(printed) - wordsOn(left));

const wordsOn = (pages: readonly PageParts[]): number =>
  pages.flatMap(({ parts }) => parts).reduce((sum, part) => sum + (partText(part).match(/[^\s|]+/gu)?.length ?? 0), 0);

interface Edge {
  page: number;
  /** What it says, numbers aside, and at which edge. */
  key: string;
  /** Points from that edge. */
  place: number;
}

const edgesOf = ({ number, height, parts }: PageParts): [Part, Edge][] =>
  parts.flatMap((part): [Part, Edge][] => {
    const isTop = part.y1 < height * EDGE;
    if (!isTop && part.y0 <= height * (1 - EDGE * 0.7)) return [];
    const key = `${isTop ? 'top' : 'foot'} ${withoutCount(partText(part))}`;
    return [[part, { page: number, key, place: isTop ? part.y0 : height - part.y1 }]];
  });

/** Only page numbers may differ between occurrences: `Minggu 1` and `Minggu 2` at the head of two pages are not one head. */
function withoutCount(words: string): string {
  const text = withoutPageNumbers(words);
  if (isPageNumber(text)) return '#';
  // A short head has a volume or a year besides: `JKIS 11(1) 2023 4`.
  return text.length < 20 && !/\d\D+\d{1,4}$|^\d{1,4}\D+\d/u.test(text)
    ? text
    : text.replace(/^\d{1,4}\s|\s\d{1,4}$/gu, '#');
}

function partText(part: Part): string {
  if (part.kind === 'line') return part.text;
  return part.rows.map((row) => row.cells.map(cellSays).join('|')).join('\n');
}

function withoutNumberLines(page: PageParts): PageParts {
  const parts = page.parts.filter((part) => {
    const atEdge = part.y1 < page.height * 0.1 || part.y0 > page.height * 0.88;
    return !(part.kind === 'line' && atEdge && isPageNumber(part.text));
  });
  return { ...page, parts };
}

/** Removes the page number from a foot such as `PK-AK-04   Muka surat 1 daripada 3`. */
function withoutNumber(part: Part): Part | null {
  if (part.kind === 'table') return part;
  const pieces = part.pieces.filter((piece) => !isPageNumber(piece.text));
  if (pieces.length === 0) return isPageNumber(part.text) ? null : part;
  return { ...part, pieces, text: pieces.map((piece) => piece.text).join(' ') };
}
