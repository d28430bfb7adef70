import { columnKinds, normalCode, type LabelKind } from '../course/labels.ts';
import type { Ref, SourceDocument } from '../document/document.ts';
import { rowsAt, rowsOf, type Row } from './rows.ts';
import { similarity, withoutOrdinal } from './score.ts';

/** A row with the text in it that says a name best. */
export interface Match {
  row: Row;
  /** The document's words: a cell, a line of it, or what stands before a colon or bracket. */
  text: string;
  /** The place of that text in the row; -1 where no text says the name. */
  column: number;
  score: number;
}

/** What a model says of an item: the places, its name, its key ('CLO2'), and the names of the other items of its list. */
export interface Asked {
  at: readonly Ref[];
  name?: string;
  key?: string;
  others?: readonly string[];
}

/** The rows that an item is decided in, the best first. */
export interface Resolution {
  document: SourceDocument;
  matches: Match[];
  /** How they were found: `place` by the number alone, where the document has the name in other words; `none`: `matches` is empty. */
  by: 'name' | 'key' | 'place' | 'none';
  /** The rows at the places that the model named. */
  cited: Row[];
}

const isNamed = 0.6;
const isBetter = 0.8;
const isElsewhere = 0.75;

/** Columns whose cells name no item. */
const nameless: readonly LabelKind[] = [
  'weight',
  'marks',
  'hours',
  'slt',
  'total',
  'week',
  'ordinal',
  'clo',
  'plo',
  'level',
  'credit',
];

/** The texts of a cell that may be a name: all of it, each line, what stands before a colon, a bracket or a percentage. */
function unitsOf(cell: string): string[] {
  const lines = cell.split('\n');
  const texts = lines.length > 1 ? [lines.join(' '), ...lines] : lines;
  const shorter = texts.flatMap((text) => [
    text.split(':')[0] ?? '',
    ...text.split(/\s\/\s/),
    text.replace(/\s*[([]\s*[^)\]]*[)\]]/g, ''),
    text.replace(/[\s:=–(-]*\d+(?:[.,]\d+)?\s*(?:%|peratus|percent|markah|marks?).*$/i, ''),
  ]);
  return [...new Set([...texts, ...shorter].map((text) => withoutOrdinal(text.trim())))].filter((text) => text !== '');
}

/** How well a row says a name, and where. */
export function matchName(row: Row, name: string): Match {
  let best: Match = { row, text: '', column: -1, score: 0 };
  for (const [column, cell] of row.cells.entries()) {
    const [kind] = columnKinds(row.columns[column] ?? '');
    if (cell === '' || (kind !== undefined && nameless.includes(kind))) continue;
    for (const text of unitsOf(cell)) {
      const score = similarity(name, text);
      if (score > best.score) best = { row, text, column, score };
    }
  }
  return best;
}

/** Heads and sums are no item's row. */
const isItem = ({ isHeader, isSum }: Row): boolean => !isHeader && !isSum;
const top = (matches: readonly Match[]): number => Math.max(0, ...matches.map(({ score }) => score));
const within = (matches: readonly Match[], slack: number): Match[] =>
  matches.filter(({ score }) => score >= top(matches) - slack).toSorted((a, b) => b.score - a.score);

/** The rows near the places named: two rows around, then the whole table; of texts, two blocks around. The whole document without places. */
function around({ at }: Asked, document: SourceDocument): Row[] {
  const rows = rowsOf(document).filter(isItem);
  if (at.length === 0) return rows;
  const blocks = at.map((ref) => Number(ref.split('.')[0]));
  const isText = (block: number): boolean => document.blocks.some(({ n, kind }) => n === block && kind !== 'table');
  const texts = blocks.filter(isText);
  return rows.filter(({ block }) => blocks.includes(block) || texts.some((each) => Math.abs(each - block) <= 2));
}

/** The row by its number alone: one row, no other item's, and the document says the name nowhere. */
function byPlace(cited: readonly Row[], { name = '', others = [] }: Asked, document: SourceDocument): Match[] {
  const refs = new Set(cited.map(({ ref }) => ref));
  const [row] = cited;
  if (refs.size !== 1 || row === undefined || row.isCaption) return [];
  if (others.some((other) => cited.some((each) => matchName(each, other).score >= isNamed))) return [];
  const isKnown = rowsOf(document).some((each) => isItem(each) && matchName(each, name).score >= isElsewhere);
  return isKnown ? [] : [{ row, text: '', column: -1, score: 0 }];
}

const digits = (key: string): string => /\d+$/.exec(key)?.[0] ?? '';

/** The rows of an outcome anywhere in the document: its own code, else the same number under another word (HPK1, CLO1) or alone. */
function keyed(key: string, document: SourceDocument): Row[] {
  const wanted = normalCode(key);
  const rows = rowsOf(document).filter((row) => row.key !== undefined && isItem(row));
  const own = rows.filter((row) => row.key === wanted);
  return own.length > 0 ? own : rows.filter((row) => digits(row.key ?? '') === digits(wanted) && digits(wanted) !== '');
}

/**
 * The rows of the document that an item is decided in. An outcome's are those of its key, wherever they stand; other items' are those named
 * by the model that say the name; when another row nearby says it clearly better, that one. Wrong numbers are corrected by it.
 */
export function resolve(document: SourceDocument, asked: Asked): Resolution {
  const { at, name = '', key = '' } = asked;
  const cited = at.flatMap((ref) => rowsAt(document, ref)).filter(isItem);
  const resolution = (matches: Match[], by: Resolution['by']): Resolution =>
    matches.length === 0 ? { document, matches, by: 'none', cited } : { document, matches, by, cited };
  const ofKey = key === '' ? [] : keyed(key, document);
  if (ofKey.length > 0) {
    const matches = ofKey.map((row) => matchName(row, name));
    const isCited = ({ row }: Match): boolean => cited.some(({ ref }) => ref === row.ref);
    return resolution([...matches.filter(isCited), ...matches.filter((match) => !isCited(match))], 'key');
  }
  const here = cited.map((row) => matchName(row, name));
  const near = around(asked, document).map((row) => matchName(row, name));
  const [best, other] = [top(here), top(near)];
  if (best >= isNamed && (other < isBetter || other <= best + 0.1)) return resolution(within(here, 0.1), 'name');
  if (other >= isBetter) return resolution(within(near, 0.02), 'name');
  return resolution(byPlace(cited, asked, document), 'place');
}
