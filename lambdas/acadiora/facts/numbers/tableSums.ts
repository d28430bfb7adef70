import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { wrongFigure, type Checked } from '../remarks/remark.ts';
import { citeRow, isTotalRow, numberIn, type Table } from '../text/paperTables.ts';
import { sortedDigits } from './counts.ts';
import { labelOf } from './figures.ts';

/** Figures that the other cells of their table contradict. */
export const tableSums = ({ study }: Checked): CountedRemark[] => {
  const tables = study.tables.filter(({ kind }) => ['methodology', 'findings', 'other'].includes(kind));
  return tables.flatMap((table) => [...columnMeans(table), ...rowDifferences(table)]);
};

const digitsOf = (cell: string): number => /[.,](\d+)/u.exec(cell)?.[1]?.length ?? 0;

const meanRow = /^(?:min|purata|mean|average|rata-rata)(?: (?:keseluruhan|skor|kumpulan|overall|score))?$/iu;
const wholeRow = /^(?:keseluruhan|overall|jumlah|total)/iu;

const notMean = /^(?:SP|SD|sisihan piawai|standard deviation|alfa.*|alpha.*|α|AVE|CR|n|bil\.?)$/iu;

/** The mean of a column at its foot: of one row a person it is exact; of items any means are near it, but not with its digits exchanged. */
function columnMeans({ head, rows, ...table }: Table): CountedRemark[] {
  const foot = rows.find((row) => meanRow.test(row.cells[0] ?? '') || wholeRow.test(row.cells[0] ?? ''));
  const others = rows.filter((row) => !isTotalRow(row));
  if (!foot || others.length < 3 || foot !== rows.at(-1)) return [];
  const columns = head.map((name, column) => ({
    name,
    printed: foot.cells[column] ?? '',
    values: others.flatMap(({ cells }) => numberIn(cells[column] ?? '') ?? []),
  }));
  const judged = columns
    .filter(
      ({ name, printed, values }) =>
        !notMean.test(name) && values.length === others.length && numberIn(printed) !== null && /\d/u.test(printed),
    )
    .map(({ name, printed, values }) => {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const isRight = Math.abs(mean - (numberIn(printed) ?? 0)) <= 1.1 / 10 ** digitsOf(printed);
      return { name, printed, mean, values, isRight };
    });
  const fit = judged.filter(({ isRight }) => isRight).length;
  const wrong = judged.filter(({ printed, mean, values, isRight }) => {
    const value = numberIn(printed) ?? 0;
    const isOutside = value < Math.min(...values) || value > Math.max(...values);
    const isExchanged = sortedDigits(printed) === sortedDigits(mean.toFixed(digitsOf(printed)));
    return (
      !isRight && digitsOf(printed) > 0 && (isExchanged || (fit > 0 && meanRow.test(foot.cells[0] ?? '') && !isOutside))
    );
  });
  return wrong.length > 1
    ? []
    : wrong.flatMap(({ name, printed, mean }) =>
        wrongFigure(citeRow(foot), {
          check: 'tableMean',
          subject: `${table.caption} ${printed}`,
          text: `${labelOf({ head, rows, ...table })}: min bagi lajur "${name}" ialah ${mean.toFixed(digitsOf(printed))}, bukan ${printed}.`,
          advice: 'Kira semula min lajur itu dan semak nilai yang bergantung padanya.',
        }),
      );
}

const differenceHead =
  /^(?:beza|perbezaan|peningkatan|kenaikan|difference|gain|increase|change)(?: (?:skor|markah|min|score|mean))?$/iu;

/** 'Awal 6 | Akhir 13 | Beza 7': a row that does not hold to what the other rows do. */
function rowDifferences({ head, rows, ...table }: Table): CountedRemark[] {
  const column = head.findIndex((cell) => differenceHead.test(cell));
  if (column < 2) return [];
  const judged = rows.flatMap((row) => {
    if (isTotalRow(row)) return [];
    const [from, to, said] = [column - 2, column - 1, column].map((at) => numberIn(row.cells[at] ?? ''));
    const isThird = column > 2 && numberIn(row.cells[column - 3] ?? '') !== null;
    if (from == null || to == null || said == null || isThird) return [];
    const difference = Math.abs(to - from);
    const printed = row.cells[column] ?? '';
    return [
      { row, difference, printed, isRight: Math.abs(difference - Math.abs(said)) <= 1.1 / 10 ** digitsOf(printed) },
    ];
  });
  const wrong = judged.filter(({ isRight }) => !isRight);
  return wrong.length === 0 || wrong.length * 3 > judged.length
    ? []
    : wrong.flatMap(({ row, difference, printed }) =>
        wrongFigure(citeRow(row), {
          check: 'tableDifference',
          subject: `${table.caption} ${row.text}`,
          text: `${labelOf({ head, rows, ...table })}: beza bagi "${row.cells[0] ?? ''}" ialah ${difference.toFixed(digitsOf(printed))}, bukan ${printed}.`,
          advice: 'Kira semula beza itu daripada kedua-dua nilai dalam barisnya.',
        }),
      );
}
