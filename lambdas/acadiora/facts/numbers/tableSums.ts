import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { wrongFigure, type Checked } from '../remarks/remark.ts';
import { citeRow, isTotalRow, numberIn, numbersAt, type Table } from '../text/paperTables.ts';
import { sortedDigits } from './counts.ts';
import { decimals, labelOf } from './figures.ts';

/** Figures that the other cells of their table contradict. */
export const tableSums = ({ study }: Checked): CountedRemark[] =>
  study.tables
    .filter(({ kind }) => ['methodology', 'findings', 'other'].includes(kind))
    .flatMap((table) => [...columnMeans(table), ...rowDifferences(table)]);

/** As far as the last printed digit goes, however it was rounded. */
const isAbout = (printed: string, value: number): boolean =>
  Math.abs(value - (numberIn(printed) ?? 0)) <= 1.1 / 10 ** decimals(printed);

const meanRow = /^(?:min|purata|mean|average|rata-rata)(?: (?:keseluruhan|skor|kumpulan|overall|score))?$/iu;
const wholeRow = /^(?:keseluruhan|overall|jumlah|total)/iu;
const notMean = /^(?:SP|SD|sisihan piawai|standard deviation|alfa.*|alpha.*|α|AVE|CR|n|bil\.?)$/iu;

/** The mean of a column at its foot: of one row a person it is exact; of items any means are near it, but not with its digits exchanged. */
function columnMeans(table: Table): CountedRemark[] {
  const foot = table.rows.at(-1);
  const [label = ''] = foot?.cells ?? [];
  const others = table.rows.filter((row) => !isTotalRow(row));
  const isFoot = meanRow.test(label) || wholeRow.test(label);
  if (!foot || !isFoot || others.length < 3) return [];
  const judged = table.head.flatMap((name, column) => {
    const values = numbersAt(others, column).map(({ value }) => value);
    const printed = foot.cells[column] ?? '';
    if (notMean.test(name) || values.length < others.length || numberIn(printed) === null) return [];
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return [{ name, printed, mean, values, isRight: isAbout(printed, mean) }];
  });
  const isOfMeans = meanRow.test(label) && judged.some(({ isRight }) => isRight);
  const wrong = judged.filter(({ printed, mean, values, isRight }) => {
    const value = numberIn(printed) ?? 0;
    const isWithin = value >= Math.min(...values) && value <= Math.max(...values);
    const isExchanged = sortedDigits(printed) === sortedDigits(mean.toFixed(decimals(printed)));
    return !isRight && decimals(printed) > 0 && (isExchanged || (isOfMeans && isWithin));
  });
  return wrong.length > 1
    ? []
    : wrong.flatMap(({ name, printed, mean }) =>
        wrongFigure(citeRow(foot), {
          check: 'tableMean',
          subject: `${table.caption} ${printed}`,
          text: `${labelOf(table)}: min bagi lajur "${name}" ialah ${mean.toFixed(decimals(printed))}, bukan ${printed}.`,
          advice: 'Kira semula min lajur itu dan semak nilai yang bergantung padanya.',
        }),
      );
}

const differenceHead =
  /^(?:beza|perbezaan|peningkatan|kenaikan|difference|gain|increase|change)(?: (?:skor|markah|min|score|mean))?$/iu;

/** 'Awal 6 | Akhir 13 | Beza 7': a row that does not hold to what the other rows do. */
function rowDifferences(table: Table): CountedRemark[] {
  const column = table.head.findIndex((cell) => differenceHead.test(cell));
  const judged = numbersAt(table.rows, column).flatMap(({ row, text }) => {
    const [third, from, to] = [-3, -2, -1].map((step) => numberIn(row.cells[column + step] ?? ''));
    if (isTotalRow(row) || from == null || to == null || third != null) return [];
    return [{ row, text, difference: Math.abs(to - from) }];
  });
  const wrong = judged.filter(({ text, difference }) => !isAbout(text.replace(/[-−]/u, ''), difference));
  return wrong.length * 3 > judged.length
    ? []
    : wrong.flatMap(({ row, text, difference }) =>
        wrongFigure(citeRow(row), {
          check: 'tableDifference',
          subject: `${table.caption} ${row.text}`,
          text: `${labelOf(table)}: beza bagi "${row.cells[0] ?? ''}" ialah ${difference.toFixed(decimals(text))}, bukan ${text}.`,
          advice: 'Kira semula beza itu daripada kedua-dua nilai dalam barisnya.',
        }),
      );
}
