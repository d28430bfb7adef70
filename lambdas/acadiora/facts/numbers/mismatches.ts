import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { wrongFigure, type Checked } from '../remarks/remark.ts';
import { agrees, bare, labelsIn, labelsOf, ownFigures, rowLabel } from './figures.ts';
import { isNear, sortedDigits } from './counts.ts';
import { isOfScale, isSlipOf, tablesSpokenOf } from './tablesMeant.ts';
import { cite, type StudySentence, type StudyText } from '../text/studyText.ts';
import { citeRow, isTotalRow, numberIn, type Row, type Table } from '../text/paperTables.ts';

/** A quantity that prose and tables both give: how prose writes it, and which columns hold it. */
const quantities = [
  {
    inText:
      /(?<![\p{L}\p{N}]|(?:beza|perbezaan|kenaikan|peningkatan|difference) )(?:skor min|nilai min|min|mean|purata|rata-rata|M)\s*(?:(?:yang )?(?:paling )?(?:tinggi|tertinggi|rendah|terendah),?\s*)?(?:=|iaitu|ialah|adalah|sebanyak|bernilai|of|was|:|\()?\s*(\d+[.,]\d{1,3})(?![\d%]|\s*(?:[–-]|hingga|to)\s*\d)/gu,
    head: /^(?:min|mean|m|skor min|purata|mean score|rata-rata|nilai min|min skor)$/iu,
    name: 'min',
  },
  {
    inText: /(?<![\p{L}\p{N}])r\s*=\s*(-?0?[.,]\d{2,3})(?!\d)/gu,
    head: /^r$/u,
    name: 'r',
  },
] as const;

interface Labelled {
  row: Row;
  table: Table;
  column: number;
  label: string;
  value: number;
}

const overall = /keseluruhan|overall/iu;

/** All that a row can be called: by its words, by what follows a colon in them, by its code with the head ('Block C'), as the whole. */
function namesOf(row: Row, { head }: Table): string[] {
  if (isTotalRow(row)) return row.text.toLowerCase().match(overall)?.slice(0, 1) ?? [];
  const [first = ''] = row.cells;
  const code = bare(first);
  const coded = /^\p{L}\d{1,2}$/u.test(code)
    ? [code]
    : /^(?:\p{L}|\d{1,2})$/u.test(code)
      ? [`${bare(head[0] ?? '')} ${code}`]
      : [];
  const afterColon = /:\s*(.+)$/u.exec(first)?.[1] ?? '';
  return [...labelsOf(row), bare(afterColon), ...coded].filter(
    (label) => !levelWord.test(label) && (label.length >= 4 || coded.includes(label)),
  );
}

function rowsFor(study: StudyText, head: RegExp): Labelled[] {
  return study.tables
    .filter(({ kind }) => kind !== 'appendix' && kind !== 'references' && kind !== 'literature')
    .flatMap((table) => {
      const columns = table.head.flatMap((cell, index) => (head.test(cell) ? [index] : []));
      const [column] = columns;
      // Two columns of means are two groups or two times: which one prose speaks of cannot be told.
      if (column === undefined || columns.length > 1) return [];
      return table.rows.flatMap((row) => {
        const value = numberIn(row.cells[column] ?? '');
        const label = rowLabel(row);
        if (value === null || label.length < 6 || isTotalRow(row)) return [];
        return [{ row, table, column, label, value }];
      });
    });
}

/** A part of the sample, whose figures a table of the whole does not hold. */
const partOfSample =
  /lelaki|perempuan|\bmale|female|rawatan|kawalan|eksperimen|experimental|\bcontrol\b|ujian pra|ujian pos|sebelum|selepas|luar bandar|bandar|kumpulan|before|after|semester \d|tahun \d|rintis|pilot/iu;

/** A number in prose that its own row of a table does not have, nor any other row of that column. */
export function numberMismatches({ study }: Checked): CountedRemark[] {
  const prose = ownFigures(study);
  const found = quantities.flatMap(({ inText, head, name }) => {
    const rows = rowsFor(study, head);
    const labels = [...new Set(rows.map(({ label }) => label))];
    return prose.flatMap((sentence) => labelMismatches(study, sentence, labels, rows, inText, name));
  });
  const slips = prose.flatMap((sentence) => [
    ...figureSlips(study, sentence),
    ...rowSlips(study, sentence),
    ...symbolSlips(study, sentence),
  ]);
  return uniqueBy(
    uniqueBy([...found, ...slips], ({ subject }) => subject),
    ({ against }) => against?.at[0] ?? '',
  ).slice(0, 6);
}

const ofMean = /^(?:M|min|mean|SD|SP)$/u;
const withSymbol =
  /(?<![\p{L}\p{N}])(r|t|F|U|z|d|β|α|R²|χ²|η²|M|min|mean|SD|SP)\s*(?:separa|p²|\([^()]*\))?\s*=\s*([-–−]?\d*[.,]\d{1,3})(?!\d)/gu;

/** 'r = .47' where the table that is spoken of has its only r at .37, or one with these digits exchanged. */
const symbolSlips = (study: StudyText, sentence: StudySentence): CountedRemark[] =>
  [...sentence.text.matchAll(withSymbol)].flatMap((match) => {
    const [, symbol = '', said = ''] = match;
    const printed = said.replace(/[-–−]/u, '');
    // A table is named where its results are told; later they are spoken of without it.
    const isLater = !['findings', 'other'].includes(sentence.kind);
    const tables = isLater ? study.tables.filter(({ kind }) => kind === 'findings') : tablesSpokenOf(study, sentence);
    const isMean = ofMean.test(symbol);
    const cells = tables
      .filter((table) => !isOfPart(sentence.text, table))
      .flatMap(({ head, rows, caption }) => {
        const isMatrix = symbol === 'r' && /korelasi|correlation|pearson/iu.test(caption) && !head.includes('r');
        const column = head.findIndex((name) => name === symbol || name.startsWith(`${symbol} `));
        return rows.flatMap((row) =>
          (isMatrix || isMean ? row.cells.slice(1) : [row.cells[column] ?? '']).flatMap((cell) => {
            const own = cell.replace(/[\s*–−-]/gu, '');
            return numberIn(own) === null ? [] : [{ row, own }];
          }),
        );
      });
    if (cells.some(({ own }) => agrees(printed, Math.abs(numberIn(own) ?? 0)))) return [];
    const [only, another] = cells;
    if (isLater && /lebih|dilaporkan|\bthan\b|reported/iu.test(sentence.text)) return [];
    // Means of other things stand in prose without a row.
    const isSlipOnly = another !== undefined || isLater || isMean;
    const meant = isSlipOnly
      ? cells.find(({ own }) => isSlipOf(printed, own) && sortedDigits(own) === sortedDigits(printed))
      : [only].find((cell) => cell && isSlipOf(printed, cell.own));
    if (!meant || !isOfScale(printed, Number(meant.own.replace(',', '.')))) return [];
    const label = meant.row.cells[0] ?? '';
    return mismatch(sentence, match.index, { label, name: symbol, printed: said, own: meant.own, row: meant.row });
  });

const decimal = /(?<![\d.,])\d*[.,]\d{1,3}(?![\d]|[.,]\d)/gu;

const wholeNumber = /(?<![\d.,\p{L}])\d{1,4}(?![\d\p{L}%]|[.,]\d)/gu;
const ofChange = /tambah|tingkat|naik|turun|lebih|kurang|beza|increase|gain|improv|more|fewer|rose|fell|drop|differ/iu;

/** Behind a row's name a figure that differs from the row's own: by a slip of the hand, or in the column that is named with it. */
function figureSlips(study: StudyText, sentence: StudySentence): CountedRemark[] {
  return tablesSpokenOf(study, sentence).flatMap((table) => {
    // Where a first cell is of several rows the second names the row: 'Pra | Rawatan', 'Pra | Kawalan'.
    const named = table.rows.flatMap((row) => namesOf(row, table).map((label) => ({ label, row })));
    const places = labelsIn(sentence.text, [...new Set(named.map(({ label }) => label))]);
    return places.flatMap(({ label, end }, index) => {
      const segment = sentence.text.slice(end, places[index + 1]?.at);
      const rows = named.flatMap((one) => (one.label === label ? [one.row] : []));
      if (isOfPart(sentence.text, table)) return [];
      const [printed] = segment.slice(0, 90).match(decimal) ?? [];
      if (printed === undefined) return columnMismatch(sentence, end, segment, { label, rows, table });
      if (table.rows.some(({ cells }) => cells.some((cell) => agrees(printed, numberIn(cell) ?? Number.NaN))))
        return [];
      const cells = rows.flatMap((row) => row.cells.map((cell) => ({ cell, row })));
      const meant = cells.find(({ cell }) => isSlipOf(printed, cell.replace(/[\s%*]/gu, '')));
      return meant ? mismatch(sentence, end, { label, name: 'nilai', printed, own: meant.cell, row: meant.row }) : [];
    });
  });
}

/** A sentence that gives all the figures of a row in their order, one by a slip: '5.50, 9.67 dan 14.52'. */
const rowSlips = (study: StudyText, sentence: StudySentence): CountedRemark[] => {
  const said = sentence.text.match(decimal) ?? [];
  return tablesSpokenOf(study, sentence).flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const own = row.cells.slice(1).filter((cell) => cell !== '');
      const wrong = own.flatMap((cell, at) => (cell === said[at] ? [] : [{ cell, printed: said[at] ?? '' }]));
      const [slip] = wrong;
      const isSlip = own.length >= 3 && own.length === said.length && wrong.length === 1;
      if (!isSlip || !slip || !isSlipOf(slip.printed, slip.cell)) return [];
      const { printed, cell } = slip;
      const [label = ''] = row.cells;
      return mismatch(sentence, sentence.text.indexOf(printed), { label, name: 'nilai', printed, own: cell, row });
    }),
  );
};

/** 'M3 memperoleh 14 markah dalam ujian K2': one whole number between the names of one row and of one column. */
function columnMismatch(
  sentence: StudySentence,
  at: number,
  segment: string,
  { label, rows, table }: { label: string; rows: readonly Row[]; table: Table },
): CountedRemark[] {
  const [column, another] = labelsIn(
    segment.slice(0, 140),
    table.head
      .slice(1)
      .map(bare)
      .filter(({ length }) => length >= 4),
  );
  const [row, second] = rows;
  if (!column || another || !row || second || ofChange.test(segment)) return [];
  const [printed, more] = `${segment.slice(0, column.at)} ${segment.slice(column.end)}`.match(wholeNumber) ?? [];
  const own = row.cells[table.head.findIndex((cell) => bare(cell) === column.label)] ?? '';
  const isOther =
    printed !== undefined &&
    more === undefined &&
    !row.cells.includes(printed) &&
    /^\d+$/u.test(own) &&
    isNear(Number(own), Number(printed));
  return isOther ? mismatch(sentence, at, { label, name: 'nilai', printed, own, row }) : [];
}

interface Mismatch {
  label: string;
  /** What the figure is of: 'min'. */
  name: string;
  printed: string;
  /** What the table has instead. */
  own: string;
  row: Row;
}

const mismatch = (sentence: StudySentence, at: number, { label, name, printed, own, row }: Mismatch) =>
  wrongFigure(cite(sentence, at), {
    check: 'textAgainstTable',
    subject: `${label} ${name}`,
    text: `Teks memberikan ${name} ${printed} bagi "${label}", tetapi jadual menunjukkan ${own}${levelNote(sentence.text, row)}.`,
    advice:
      'Semak output analisis asal, betulkan teks atau jadual supaya kedua-duanya sama, kemudian semak semula tafsiran yang bergantung padanya.',
    against: citeRow(row),
  });

const isOfPart = (text: string, { caption, head, rows }: Table): boolean =>
  partOfSample.test(text) && !partOfSample.test(`${caption} ${head.join(' ')} ${rows.map(rowLabel).join(' ')}`);

function labelMismatches(
  study: StudyText,
  sentence: StudySentence,
  labels: readonly string[],
  rows: readonly Labelled[],
  inText: RegExp,
  name: string,
): CountedRemark[] {
  const places = labelsIn(sentence.text, labels);
  return places.flatMap(({ label, end }, index) => {
    const segment = sentence.text.slice(end, places[index + 1]?.at);
    const same = rows.filter((row) => row.label === label);
    const [first] = same;
    const numbers = [...segment.matchAll(inText)];
    const [match] = numbers;
    if (!first || !match || match.index > 90 || isOfPart(sentence.text, first.table)) return [];
    const printed = match[1] ?? '';
    // A figure of another group or another row of the same column may be meant.
    if (same.some(({ row }) => row.cells.some((cell) => agrees(printed, numberIn(cell) ?? Number.NaN)))) {
      return orderMismatch(sentence, segment.slice(0, match.index), first, name);
    }
    const isClose = match.index <= 12;
    const inColumn = rows.filter(({ table }) => same.some((one) => one.table === table));
    if (!isClose && inColumn.some(({ value }) => agrees(printed, value))) return [];
    const spoken = tablesSpokenOf(study, sentence);
    const meant = same.find((row) => spoken.includes(row.table) && isOfScale(printed, row.value));
    if (!meant) return [];
    return mismatch(sentence, end, { label, name, printed, own: meant.row.cells[meant.column] ?? '', row: meant.row });
  });
}

const levelWord = /^(?:sangat )?(?:tinggi|sederhana(?: tinggi| rendah)?|rendah|high|moderate|low)$/iu;

function levelNote(text: string, { cells }: Row): string {
  const level = cells.find((cell) => levelWord.test(cell));
  return level !== undefined && !text.toLowerCase().includes(level.toLowerCase())
    ? ` (tahap ${level.toLowerCase()})`
    : '';
}

const highest = /tertinggi|paling tinggi|highest/iu;
const lowest = /terendah|paling rendah|lowest/iu;

/** 'X mencatatkan min tertinggi' where another row of the same column is higher. */
function orderMismatch(sentence: StudySentence, before: string, one: Labelled, name: string): CountedRemark[] {
  const isHighest = highest.test(before);
  if (isHighest === lowest.test(before)) return [];
  if (/kedua|ketiga|second|third|antara|among/iu.test(before)) return [];
  // Within a table of several constructs, the highest of its own construct may be meant.
  if (one.table.rows.some(({ cells }) => cells.slice(1).every((cell) => cell === ''))) return [];
  const sign = isHighest ? 1 : -1;
  const other = one.table.rows
    .filter((row) => !isTotalRow(row))
    .map((row) => ({ ...row, value: numberIn(row.cells[one.column] ?? '') ?? one.value }))
    .filter(({ value }) => sign * value > sign * one.value)
    .toSorted((a, b) => sign * (b.value - a.value))[0];
  if (!other) return [];
  const claim = isHighest ? 'tertinggi' : 'terendah';
  return wrongFigure(cite(sentence), {
    check: 'orderAgainstTable',
    subject: `${one.label} ${claim}`,
    text: `Teks menyatakan "${one.label}" mempunyai ${name} ${claim} (${one.row.cells[one.column] ?? ''}), tetapi jadual mempunyai nilai ${other.cells[one.column] ?? ''} pada baris lain.`,
    advice: 'Semak susunan nilai dalam jadual dan betulkan ayat tafsiran.',
    against: citeRow(other),
  });
}
