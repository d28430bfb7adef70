import type { SourceDocument } from '../../../../shared/document/document.ts';
import type { Section } from '../../../../shared/acadiora/facts.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { cite, readStudy } from '../text/studyText.ts';
import { cells, decimals, isAbout, isNear, sortedDigits, sumOf } from './figures.ts';
import { itemRows, numberIn, numbersAt, numbersUnder, type Table } from './paperTables.ts';
import { type Sample, wrongCounts } from './totals.ts';
import { type WrongCell, wrongCell } from './wrongCell.ts';

/** So many are told of one table. */
const mostOfTable = 4;

/** Figures in a paper's tables that the other cells of their table, or the stated sizes of the sample, contradict. */
export const wrongTables = (
  document: SourceDocument,
  sections: readonly Section[],
  samples: readonly Sample[],
): WrongCell[] =>
  readStudy(document, sections)
    .tables.filter(({ kind }) => ['methodology', 'findings', 'other'].includes(kind))
    .flatMap((table) => {
      const found = [
        ...wrongCounts(table, samples),
        ...columnMeans(table),
        ...rowDifferences(table),
        ...rowSums(table),
        ...meanSquares(table),
      ];
      return uniqueBy(found, ({ subject }) => subject).slice(0, mostOfTable);
    });

const meanRow =
  /^(?:min|purata|mean|average|rata-rata)(?: (?:keseluruhan|skor|kumpulan|overall|score))?(?: \([^)]*\))?$/iu;
const notMean = cells('SP|SD', 'sisihan piawai|standard deviation', 'alfa.*|alpha.*|α', 'AVE|CR', String.raw`n|bil\.?`);

/**
 * The mean of a column at its foot: of one row a person it is exact; of items any means are near it, but not with its digits exchanged, nor
 * where those of other columns are exact.
 */
function columnMeans(table: Table): WrongCell[] {
  const foot = table.rows.at(-1);
  const others = itemRows(table.rows);
  if (!foot?.isTotal || others.length < 3) return [];
  const judged = table.head.flatMap((name, column) => {
    const values = numbersAt(others, column).map(({ value }) => value);
    const printed = foot.cells[column] ?? '';
    if (notMean.test(name) || differenceHead.test(name) || values.length < others.length || numberIn(printed) === null)
      return [];
    const mean = sumOf(values) / values.length;
    return [{ name, printed, mean, values, isRight: isAbout(printed, mean) }];
  });
  const isOfMeans = meanRow.test(foot.label) && judged.some(({ isRight }) => isRight);
  const wrong = judged.filter(({ printed, mean, values, isRight }) => {
    const value = numberIn(printed) ?? 0;
    const isWithin = value >= Math.min(...values) && value <= Math.max(...values);
    const isExchanged = sortedDigits(printed) === sortedDigits(mean.toFixed(decimals(printed)));
    return !isRight && decimals(printed) > 0 && (isExchanged || (isWithin && isOfMeans));
  });
  if (wrong.length * 2 > judged.length && wrong.length > 1) return [];
  return wrong.flatMap(({ name, printed, mean }) => {
    const right = `min bagi lajur "${name}" ialah ${mean.toFixed(decimals(printed))}, bukan ${printed}`;
    return wrongCell(table, foot, printed, right);
  });
}

/** 'Kawalan | 14 | 18 | 31': a row whose total is not the sum of its counts, where those of the others are. */
function rowSums(table: Table): WrongCell[] {
  const column = table.head.findLastIndex((cell) => /^(?:jumlah|total)$/iu.test(cell));
  const judged = numbersAt(table.rows, column).flatMap(({ row, value, text }) => {
    const parts = row.cells.slice(1, column).map(numberIn);
    const areCounts = parts.length > 1 && parts.every((part) => part !== null && Number.isInteger(part));
    return areCounts ? [{ row, text, sum: sumOf(parts.map((part) => part ?? 0)), value }] : [];
  });
  // What stands in the row of totals is held to its columns.
  const wrong = judged.filter(({ row, sum, value }) => sum !== value && !row.isTotal);
  const [only, another] = wrong;
  if (!only || another || judged.length < 2 || !isNear(only.sum, only.value)) return [];
  const right = `jumlah bagi "${only.row.name}" ialah ${only.sum}, bukan ${only.text}`;
  return wrongCell(table, only.row, only.row.text, right);
}

const errorRow = /^(?:dalam kumpulan|within|ralat|error|residual|baki)/iu;

/** 'Antara kumpulan | 1.822 | 6.89' above 'Dalam kumpulan | 0.304': F is the one mean square by the other. */
function meanSquares(table: Table): WrongCell[] {
  const squares = numbersUnder(table, cells('(?:min|purata) kuasa dua', 'kuasa dua min', 'mean squares?', 'MS'));
  return numbersUnder(table, /^(?:nilai )?F$/u).flatMap(({ row, text, value }) => {
    const at = squares.findIndex((square) => square.row === row);
    const errorAt = squares.findIndex((square, index) => index > at && errorRow.test(square.row.name));
    const [own, error, next] = [squares[at], squares[errorAt], squares[errorAt + 1]];
    // Where each measure has an error of its own, which is whose is open.
    if (!own || !error || row.name === '' || (next && (next.row.name === '' || errorRow.test(next.row.name))))
      return [];
    const ratio = own.value / error.value;
    const rounded = [own, error].map((square) => 10 ** -decimals(square.text) / square.value);
    const isRight = Math.abs(ratio - value) <= ratio * sumOf(rounded) + 1.1 * 10 ** -decimals(text);
    if (isRight || !isNear(ratio, value)) return [];
    const right = `F bagi "${row.name}" ialah ${own.text} / ${error.text} = ${ratio.toFixed(2)}, bukan ${text}`;
    return wrongCell(table, row, row.text, right, cite(error.row));
  });
}

const changes = 'beza|perbezaan|peningkatan|kenaikan|difference|gain|increase|change';
const differenceHead = cells(String.raw`(?:${changes})(?: (?:skor|markah|min|score|mean))?(?: \([^)]*\))?`);
/** Heads of columns of two times. */
const times = {
  before: /sebelum|pra\b|pre|awal|before/iu,
  after: /selepas|pos\b|pasca|post|akhir|after|sesudah/iu,
};

/** 'Awal 6 | Akhir 13 | Beza 7': a row that does not hold to what the other rows do, whichever two columns they hold to. */
function rowDifferences(table: Table): WrongCell[] {
  const column = table.head.findIndex((cell) => differenceHead.test(cell));
  const rows = numbersAt(itemRows(table.rows), column);
  const heads = table.head.slice(0, Math.max(0, column));
  const pairs = heads.flatMap((first, from) =>
    heads.slice(from + 1).map((second, step) => {
      const judged = rows.flatMap(({ row, text }) => {
        const [one, other] = [from, from + 1 + step].map((at) => numberIn(row.cells[at] ?? ''));
        return one == null || other == null ? [] : [{ row, text, difference: Math.abs(other - one) }];
      });
      const wrong = judged.filter(({ text, difference }) => !isAbout(text.replace(/[-−]/u, ''), difference));
      const areNamed = times.before.test(first) && times.after.test(second);
      return { wrong, right: judged.length - wrong.length, isHeld: judged.length === rows.length, areNamed };
    }),
  );
  const [best] = pairs.filter(({ isHeld }) => isHeld).toSorted((a, b) => b.right - a.right);
  if (!best || best.right < (best.areNamed ? best.wrong.length : Math.max(2, best.wrong.length * 2))) return [];
  return best.wrong.flatMap(({ row, text, difference }) => {
    const right = `beza bagi "${row.name}" ialah ${difference.toFixed(decimals(text))}, bukan ${text}`;
    return wrongCell(table, row, row.text, right);
  });
}
