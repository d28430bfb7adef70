import { sumOf } from '../values/sum.ts';
import { type Cell, type Row, type Table, cellBlockTexts } from './blocks.ts';

/** Widths of Arial's letters in thousandths of the type size. Bold letters are wider by a tenth. */
const letterWidths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[iljI.,:;'|!’]/, 280],
  [/[frt()[\]/ -]/, 340],
  [/[mwMW@%—]/, 880],
  [/[A-Z&]/, 700],
];
const otherLetters = 560;
const boldness = 1.1;

const letterWidth = (letter: string): number =>
  letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? otherLetters;

/** A word that would take more of the table than this may be broken: an address, say. */
const widestWord = 0.4;

/** In twips; `size`: of the type, in half points. */
const wordWidth = (word: string, size: number): number =>
  (sumOf(Array.from(word, letterWidth)) / 1000) * size * 10 * boldness;

interface Measures {
  size: number;
  padding: number;
}

/** The least width of each column that breaks no word in it. */
function needs({ widths, head, rows }: Table, measures: Measures): number[] {
  const needed = widths.map(() => 0);
  for (const row of [...head, ...rows]) {
    let column = 0;
    for (const { blocks, colspan = 1 } of row) {
      if (colspan === 1) needed[column] = Math.max(needed[column] ?? 0, cellNeed(blocks, measures));
      column += colspan;
    }
  }
  return needed;
}

const cellNeed = (blocks: Cell['blocks'], measures: Measures): number =>
  measures.padding +
  Math.max(
    0,
    ...blocks.map((block) =>
      block.kind === 'table'
        ? sumOf(needs(block, measures))
        : (block.kind === 'list' ? listIndent : 0) +
          Math.max(
            0,
            ...cellBlockTexts(block)
              .flatMap((text) => text.split(/[^\S\u00A0]+/))
              .map((word) => wordWidth(word, measures.size)),
          ),
    ),
  );
const listIndent = 340;

/** Whether the columns have room for their longest words. */
export const fits = (block: Table, textWidth: number, measures: Measures): boolean =>
  sumOf(needs(block, measures)) <= textWidth;

/**
 * Widths of the columns in twips: those asked for; a column too narrow for its longest word takes what it lacks from those that can spare
 * it, or else what each needs and a part of the rest by what it holds, where rows are lower so.
 */
export function columnWidths(block: Table, textWidth: number, measures: Measures): number[] {
  const asked = block.widths.map((width) => (width / sumOf(block.widths)) * textWidth);
  const needed = needs(block, measures).map((need) => Math.min(need, textWidth * widestWord));
  const lacks = asked.map((width, column) => Math.max(0, (needed[column] ?? 0) - width));
  const spares = asked.map((width, column) => Math.max(0, width - (needed[column] ?? 0)));
  const moved = Math.min(sumOf(lacks), sumOf(spares));
  const partOf = (part = 0, all: readonly number[]): number => (part === 0 ? 0 : (part / sumOf(all)) * moved);
  const fitting = asked.map((width, i) => width + partOf(lacks[i], lacks) - partOf(spares[i], spares));
  // What is laid out without lines stands alike from table to table.
  return (block.look === 'plain' ? fitting : balanced(block, fitting, needed, measures)).map(Math.floor);
}

/** Widths by what the columns hold, where rows are lower so. */
function balanced(block: Table, widths: number[], needed: readonly number[], measures: Measures): number[] {
  const rows = block.rows.filter((row) => row.length === widths.length);
  const linesAt = (tried: readonly number[]): number => sumOf(rows.map((row) => rowLines(row, tried, measures)));
  const held = widths.map((_, column) =>
    sumOf(rows.flatMap((row) => textsIn(row[column]).map(({ length }) => length))),
  );
  // An empty column is written in by hand.
  if (held.includes(0)) return widths;
  const free = Math.max(0, sumOf(widths) - sumOf(needed));
  const byLength = needed.map((need, column) => need + (free * (held[column] ?? 0)) / Math.max(1, sumOf(held)));
  return linesAt(byLength) < linesAt(widths) ? byLength : widths;
}

/** About how many lines a row takes in columns of these widths. */
export const rowLines = (row: Row, widths: readonly number[], { size, padding }: Measures): number =>
  Math.max(
    ...row.map((cell, index) =>
      sumOf(textsIn(cell).map((text) => linesOf(text, Math.max(1, (widths[index] ?? 0) - padding), size))),
    ),
  );

/** A line to write on, in lines of text. */
const answerLineHeight = 1.75;

/** A cell's lines, before they are broken. */
const textsIn = (cell: Cell | undefined): string[] =>
  (cell?.blocks ?? []).flatMap((block) =>
    block.kind === 'answerSpace'
      ? Array<string>(Math.ceil(answerLineHeight * block.lines)).fill('')
      : cellBlockTexts(block).flatMap((text) => text.split('\n')),
  );

/** How many lines a text fills: a word without room stands on the next. */
function linesOf(text: string, width: number, size: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(' ')) {
    const wide = wordWidth(word, size) / boldness;
    if (used > 0 && used + wide > width) [lines, used] = [lines + 1, 0];
    lines += Math.floor(wide / width);
    used += (wide % width) + wordWidth(' ', size);
  }
  return lines;
}
