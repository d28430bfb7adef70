import type { Facts } from '../../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { rubric, weakness, wrongFigures, type Check } from '../remarks/remark.ts';
import { mainSample } from '../study/sample.ts';
import { itemRows, numberIn, numbersAt, numbersUnder, type Row, type Table } from '../text/paperTables.ts';
import { cite, type StudyText } from '../text/studyText.ts';
import { isNear, saysNumber, sortedDigits } from './counts.ts';
import { decimals, labelOf, sumOf, times } from './figures.ts';
import { isShare } from './shares.ts';

/** Categories of one characteristic, such as the sexes, with the row that sums them up. */
interface Group {
  name: string;
  rows: Row[];
  total: Row | null;
}

const countHead =
  /^(?:(?:f|n|bilangan|kekerapan|frequency) ?\(%\)|f|n|bil\.?|bilangan|kekerapan|frequency|frekuensi|jumlah|count|number|bilangan \(?n\)?|kekerapan \(?f\)?|frequency \(?[nf]\)?|(?:bil\.|bilangan|number of|no\. of) \p{L}+(?: \p{L}+)?|studies|articles|kajian|artikel)$/iu;
const percentHead = /^(?:%|peratus(?:an)?(?: \(?%\)?)?|percent(?:age)?(?: \(?%\)?)?|persen(?:tase)?|peratus %)$/iu;
const characteristic =
  /jantina|umur|kaum|bangsa|agama|bidang|pengkhususan|pengalaman|kelulusan|pendidikan|lokasi|tahap|tahun|tingkatan|semester|program|jawatan|opsyen|aliran|kelas|sekolah|status|gred|gender|age|sex|race|ethnic|experience|education|position|level|year|location|usia|jenis kelamin|major|kumpulan|julat/iu;
const profile =
  /profil|demografi|taburan|latar belakang responden|responden|demograph|respondent|participant|distribution|karakteristik/iu;

/** '62' and '62 (28.6%)'. */
const countIn = (row: Row | null, column: number): number | null =>
  numberIn((row?.cells[column] ?? '').replace(/\s*\([^)]*\)$/u, ''));

/** Rows by characteristic, with their counts in a column: a first cell opens one, empty first cells continue it, a row of totals closes it. */
function groupsIn({ head, rows }: Table, column: number) {
  const isNamed = column >= 2 && rows.some(({ name }) => name === '');
  const groups: Group[] = [];
  const begun = (name: string): Group => {
    const group: Group = { name, rows: [], total: null };
    groups.push(group);
    return group;
  };
  let open = isNamed ? null : begun(head[0] ?? '');
  for (const row of rows) {
    if (row.name !== '' && row.isCaption) open = begun(row.name);
    else if (row.isTotal) {
      // One row below several groups may sum up all of them.
      const from = groups.findLastIndex(({ total }) => total !== null) + 1;
      const all = { name: head[0] ?? '', rows: groups.slice(from).flatMap(({ rows: own }) => own), total: row };
      const missing = ({ rows: own }: Group): number =>
        Math.abs(sumOf(own.map((one) => countIn(one, column) ?? 0)) - (countIn(row, column) ?? 0));
      if (open && missing(all) < missing(open)) groups.splice(from, groups.length, all);
      else if (open) open.total = row;
      open = null;
    } else {
      if (!open || (isNamed && row.name !== ''))
        open = begun(row.name || (row.cells.find((cell) => /\p{L}|\d\s*[–-]\s*\d/u.test(cell)) ?? ''));
      open.rows.push(row);
    }
  }
  return groups
    .filter((group) => group.rows.length >= 2)
    .map((group) => {
      const counts = group.rows.map((row) => countIn(row, column));
      return { ...group, counts, sum: sumOf(counts.map(Number)), printed: countIn(group.total, column) };
    });
}

type Counted = ReturnType<typeof groupsIn>[number];

const inResults = ({ kind }: Table): boolean => ['methodology', 'findings', 'other'].includes(kind);

/** Counts and shares in tables that do not add up to the table's own total or to the stated size of the sample. */
export const tableCountRemarks: Check = ({ facts, study }) => {
  const main = mainSample(facts.sample)?.size;
  const sizes = facts.sample.toSorted((a, b) => Number(b.size === main) - Number(a.size === main));
  const found = study.tables.filter(inResults).flatMap((table) => {
    const inCaption = /(?<![\p{L}\p{N}])n\s*=\s*(\d+)/iu.exec(table.caption)?.[1];
    const caption = study.captions.find(({ at }) => at === table.captionAt);
    const stated = inCaption && caption ? [{ size: Number(inCaption), evidence: cite(caption) }] : sizes;
    return table.head.flatMap((head, column) => {
      const groups = groupsIn(table, column);
      if (countHead.test(head))
        return [...wrongTotals(table, groups, stated), ...wrongShares(table, groups, column, stated)];
      // A column of another name is held only to a row that says it is the sum.
      return column > 0 && !percentHead.test(head) ? wrongTotals(table, groups, []) : [];
    });
  });
  return uniqueBy(found, ({ subject }) => subject).slice(0, 4);
};

/** A cell that the others of its table contradict. */
const wrongCell = (check: string, table: Table, row: Row, of: string, right: string, against?: Citation) =>
  wrongFigures(check)(cite(row), `${table.caption} ${of}`, `${labelOf(table)}: ${right}.`, against);

/** Percentages that are not their count's of what the others are of. */
function wrongShares(table: Table, groups: readonly Counted[], column: number, sizes: Facts['sample']) {
  const percentAt = table.head.findIndex((head, index) => index >= column && percentHead.test(head));
  return groups.flatMap(({ rows, sum, printed: total }) => {
    const pairs = numbersAt(rows, percentAt).flatMap(({ row, text }) => {
      const count = countIn(row, column);
      return count === null ? [] : [{ row, count, printed: text.replace(/[\s%]/gu, '') }];
    });
    const bases = [total ?? sum, sum, ...sizes.map(({ size }) => size)].map((base) => ({
      base,
      fit: pairs.filter(({ count, printed }) => isShare(count, base, printed)),
    }));
    const [{ base, fit } = { base: 0, fit: [] }] = bases.toSorted((a, b) => b.fit.length - a.fit.length);
    // One row alone may fit by chance, except where it and one other are all.
    if (pairs.length < rows.length || fit.length * 2 < rows.length || (fit.length < 2 && base !== sum)) return [];
    return pairs
      .filter((pair) => !fit.includes(pair))
      .flatMap(({ row, count, printed }) => {
        const share = `${count} daripada ${base} ialah ${((count / base) * 100).toFixed(1)}%`;
        return wrongCell('tableShare', table, row, row.text, `${share}, bukan ${printed}%`, fit[0] && cite(fit[0].row));
      });
  });
}

/** `sizes`: the sample's, the one stated most often first; a table need only agree with one of them. */
function wrongTotals(table: Table, groups: readonly Counted[], sizes: Facts['sample']) {
  const isProfile = profile.test(table.caption) || groups.some(({ name }) => characteristic.test(name));
  const isOfAll = groups.filter(({ sum }) => sizes.some(({ size }) => size === sum)).length === groups.length - 1;
  return groups.flatMap((group) => {
    const { name, total, counts, sum, printed } = group;
    if (counts.some((count) => count === null || !Number.isInteger(count) || count < 0)) return [];
    const isSum = total?.cells.some((cell) => /^(?:jumlah|total)\b/iu.test(cell));
    if (total && isSum && printed !== null && Number.isInteger(printed) && printed !== sum)
      return wrongTotal(table, group, { size: printed, evidence: cite(total) });
    const isOfSample =
      (isProfile && characteristic.test(`${name} ${table.head[0] ?? ''} ${table.caption}`)) ||
      // Where the others are of the whole sample, this one is too.
      (groups.length > 2 && isOfAll);
    const stated = sizes.find(({ size }) => size === sum) ?? sizes[0];
    if (!isOfSample || !stated || sum === stated.size) return [];
    // Several answers may be ticked, or a part alone be shown: far from the size of the sample nothing is concluded.
    const isFar = sum < stated.size * 0.75 || sum > stated.size * 1.25;
    return isFar ? [] : wrongTotal(table, group, stated);
  });
}

function wrongTotal(table: Table, { name, rows, total, counts, sum }: Counted, stated: Facts['sample'][number]) {
  const shares = numbersUnder(table, percentHead, rows).map(({ value }) => value);
  const isOther = shares.length === rows.length && Math.abs(sumOf(shares) - 100) > 0.5;
  const percent = isOther ? ` (peratusnya pula berjumlah ${sumOf(shares).toFixed(1)}%)` : '';
  const row = total ?? rows[0];
  return weakness(row && cite(row), {
    check: 'tableTotal',
    // Each characteristic of one table shows the same.
    subject: `${labelOf(table)} ${sum} ${stated.size}`,
    text: `${labelOf(table)} (${name || table.head[0] || table.caption}): ${counts.join(' + ')} = ${sum}, bukan ${stated.size} seperti yang dinyatakan${percent}.`,
    advice: `Semak data asal dan betulkan bilangan supaya jumlahnya ${stated.size}, atau jelaskan perbezaan ${Math.abs(stated.size - sum)} itu (misalnya data yang hilang).`,
    against: stated.evidence,
    priority: 1,
    ...(table.kind === 'methodology' ? rubric('persampelan', 2) : rubric('ketepatan', 1)),
  });
}

/** Figures that the other cells of their table contradict. */
export const tableSums: Check = ({ study }) =>
  study.tables
    .filter(inResults)
    .flatMap((table) => [
      ...columnMeans(table, study),
      ...rowDifferences(table),
      ...rowSums(table),
      ...varianceSums(table),
      ...meanSquares(table),
    ]);

/** As far as the last printed digit goes, however it was rounded. */
const isAbout = (printed: string, value: number): boolean =>
  Math.abs(value - (numberIn(printed) ?? 0)) <= 1.1 / 10 ** decimals(printed);

const meanRow = /^(?:min|purata|mean|average|rata-rata)(?: (?:keseluruhan|skor|kumpulan|overall|score))?$/iu;
const wholeRow = /^(?:keseluruhan|overall|jumlah|total)/iu;
const notMean = /^(?:SP|SD|sisihan piawai|standard deviation|alfa.*|alpha.*|α|AVE|CR|n|bil\.?)$/iu;

/**
 * The mean of a column at its foot: of one row a person it is exact; of items any means are near it, but not with its digits exchanged, nor
 * where the text gives the mean of the items for the whole.
 */
function columnMeans(table: Table, study: StudyText) {
  const foot = table.rows.find(({ label }) => meanRow.test(label) || wholeRow.test(label));
  const ofWhole = study
    .within('findings')
    .filter(({ section, text }) => section === table.section && /keseluruhan|overall/iu.test(text));
  const others = itemRows(table.rows);
  if (!foot || foot !== table.rows.at(-1) || others.length < 3) return [];
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
    const right = mean.toFixed(decimals(printed));
    const isExchanged = sortedDigits(printed) === sortedDigits(right);
    const isTold =
      ofWhole.some(({ text }) => saysNumber(text, right)) && !ofWhole.some(({ text }) => saysNumber(text, printed));
    return !isRight && decimals(printed) > 0 && (isExchanged || (isWithin && (isOfMeans || isTold)));
  });
  if (wrong.length * 2 > judged.length && wrong.length > 1) return [];
  return wrong.flatMap(({ name, printed, mean }) => {
    const right = `min bagi lajur "${name}" ialah ${mean.toFixed(decimals(printed))}, bukan ${printed}`;
    return wrongCell('tableMean', table, foot, printed, right);
  });
}

/** 'Kawalan | 14 | 18 | 31': a row whose total is not the sum of its counts, where those of the others are. */
function rowSums(table: Table) {
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
  return wrongCell('tableTotal', table, only.row, only.row.text, right);
}

/** The variance that factors explain, each and all together. */
function varianceSums(table: Table) {
  const column = table.head.findIndex((name) => /varian/iu.test(name) && !/kumul|cumul/iu.test(name));
  const parts = numbersAt(itemRows(table.rows), column);
  const [whole, another] = numbersAt(
    table.rows.filter(({ isTotal }) => isTotal),
    column,
  );
  const sum = sumOf(parts.map(({ value }) => value));
  const isAll = parts.length > 1 && parts.length === itemRows(table.rows).length;
  // Each part may be rounded.
  const isRight = Math.abs(sum - (whole?.value ?? 0)) <= parts.length / 10 ** decimals(whole?.text ?? '');
  if (!whole || another || !isAll || isRight || !isNear(sum, whole.value)) return [];
  const right = `${parts.map(({ text }) => text).join(' + ')} = ${sum.toFixed(decimals(whole.text))}, bukan ${whole.text}`;
  return wrongCell('tableTotal', table, whole.row, whole.row.text, right);
}

const errorRow = /^(?:dalam kumpulan|within|ralat|error|residual|baki)/iu;

/** 'Antara kumpulan | 1.822 | 6.89' above 'Dalam kumpulan | 0.304': F is the one mean square by the other. */
function meanSquares(table: Table) {
  const squares = numbersUnder(table, /^(?:min kuasa dua|kuasa dua min|purata kuasa dua|mean squares?|MS)$/iu);
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
    return wrongCell('wrongRatio', table, row, row.text, right, cite(error.row));
  });
}

const differenceHead =
  /^(?:beza|perbezaan|peningkatan|kenaikan|difference|gain|increase|change)(?: (?:skor|markah|min|score|mean))?(?: \([^)]*\))?$/iu;

/** 'Awal 6 | Akhir 13 | Beza 7': a row that does not hold to what the other rows do, whichever two columns they hold to. */
function rowDifferences(table: Table) {
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
    return wrongCell('tableDifference', table, row, row.text, right);
  });
}
