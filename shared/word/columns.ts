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
const totalOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

const letterWidth = (letter: string): number =>
  letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? otherLetters;

/** A word that would take more of the table than this may be broken: an address, say. */
const widestWord = 0.4;

/** In twips; `size`: of the type, in half points. */
const wordWidth = (word: string, size: number): number =>
  (totalOf(Array.from(word, letterWidth)) / 1000) * size * 10 * boldness;

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
        ? totalOf(needs(block, measures))
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
  totalOf(needs(block, measures)) <= textWidth;

/**
 * Widths of the columns in twips: those asked for; a column too narrow for its longest word takes what it lacks from those that can spare
 * it, and then one whose long texts make rows high takes from those that hold little.
 */
export function columnWidths(block: Table, textWidth: number, measures: Measures): number[] {
  const asked = block.widths.map((width) => (width / totalOf(block.widths)) * textWidth);
  const needed = needs(block, measures).map((need) => Math.min(need, textWidth * widestWord));
  const lacks = asked.map((width, column) => Math.max(0, (needed[column] ?? 0) - width));
  const spares = asked.map((width, column) => Math.max(0, width - (needed[column] ?? 0)));
  const moved = Math.min(totalOf(lacks), totalOf(spares));
  const partOf = (part = 0, all: readonly number[]): number => (part === 0 ? 0 : (part / totalOf(all)) * moved);
  const fitting = asked.map((width, i) => width + partOf(lacks[i], lacks) - partOf(spares[i], spares));
  // What is laid out without lines stands alike from table to table.
  return (block.look === 'plain' ? fitting : balanced(block, fitting, needed, measures)).map(Math.floor);
}

/** A move between two columns is worth it when it saves this part of the table's lines. */
const worthwhile = 0.02;

function balanced(block: Table, widths: number[], needed: readonly number[], { size, padding }: Measures): number[] {
  const rows = block.rows.filter((row) => row.length === widths.length).map((row) => row.map(linesIn));
  const linesAt = (tried: readonly number[]): number =>
    rows.reduce(
      (total, row) => total + Math.max(...row.map((lines, i) => linesOf(lines, (tried[i] ?? 0) - padding, size))),
      0,
    );
  const step = totalOf(widths) / 40;
  // By how much each column holds, from what its words need.
  const held = widths.map((_, column) => totalOf(rows.map((row) => totalOf(row[column] ?? []))));
  const free = Math.max(0, totalOf(widths) - totalOf(needed));
  const byLength = needed.map((need, column) => need + (free * (held[column] ?? 0)) / Math.max(1, totalOf(held)));
  const lines = linesAt(widths);
  const isBetter = linesAt(byLength) < lines * (1 - worthwhile);
  let best = isBetter ? { widths: byLength, lines: linesAt(byLength) } : { widths, lines };
  for (;;) {
    const tries = best.widths.flatMap((from, donor) =>
      from - step < (needed[donor] ?? 0)
        ? []
        : best.widths.map((to, taker) =>
            best.widths.with(donor, from - step).with(taker, donor === taker ? from : to + step),
          ),
    );
    const measured = tries.map((tried) => ({ widths: tried, lines: linesAt(tried) }));
    const lowest = measured.toSorted((a, b) => a.lines - b.lines)[0];
    if (lowest === undefined || lowest.lines >= best.lines * (1 - worthwhile)) return best.widths;
    best = lowest;
  }
}

/** About how many lines a row takes in columns of these widths. `size`: of the type, in half points. */
export const rowLines = (row: Row, widths: readonly number[], size: number): number =>
  Math.max(...row.map((cell, index) => linesOf(linesIn(cell), widths[index] ?? 1, size)));

/** A line to write on, in lines of text. */
const answerLineHeight = 1.75;

/** The lengths of a cell's lines, before they are broken. */
const linesIn = ({ blocks }: Cell): number[] =>
  blocks.flatMap((block) =>
    block.kind === 'answerSpace'
      ? Array<number>(Math.ceil(answerLineHeight * block.lines)).fill(0)
      : cellBlockTexts(block).flatMap((text) => text.split('\n').map(({ length }) => length)),
  );

const linesOf = (lengths: readonly number[], width: number, size: number): number =>
  lengths.reduce((lines, length) => lines + Math.max(1, Math.ceil((length * size * 5) / Math.max(1, width))), 0);
