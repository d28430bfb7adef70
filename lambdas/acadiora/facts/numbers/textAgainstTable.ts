import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { wrongFigures, type Check } from '../remarks/remark.ts';
import { bare, itemRows, numbersAt, numbersUnder, type Cell, type Row, type Table } from '../text/paperTables.ts';
import { cite, type StudySentence, type StudyText } from '../text/studyText.ts';
import { isNear, sortedDigits } from './counts.ts';
import { isLevel } from './levels.ts';
import { agrees, isOfScale, isSlipOf, labelsIn, meanHead, ownFigures, prints, tablesSpokenOf } from './figures.ts';
import { re } from '../text/patterns.ts';

/** Figures in prose that the table spoken of has otherwise. */
export const numberMismatches: Check = ({ study }) => {
  const found = ownFigures(study).flatMap((sentence) => {
    const spoken = tablesSpokenOf(study, sentence);
    return [
      ...labelledFigures(study, sentence, spoken),
      ...rowSlips(sentence, spoken),
      ...symbolSlips(study, sentence, spoken),
    ];
  });
  return uniqueBy(
    uniqueBy(found, ({ subject }) => subject),
    ({ against }) => against?.at[0] ?? '',
  ).slice(0, 6);
};

/** The name of a row, or of several, where a sentence speaks of it. */
interface Spoken {
  sentence: StudySentence;
  /** Where the name ends. */
  at: number;
  /** What follows, up to the next name. */
  segment: string;
  label: string;
  rows: readonly Row[];
  table: Table;
}

type Place = Pick<Spoken, 'sentence' | 'at'> & Partial<Spoken>;

/** A figure of a sentence, what it is of ('min') and the cell that has it otherwise. */
function mismatch(
  { sentence, at, label }: Place,
  printed: string,
  name: string,
  { row, text }: Pick<Cell, 'row' | 'text'>,
) {
  const called = label ?? row.name;
  const level = row.cells.find((cell) => isLevel.test(cell))?.toLowerCase();
  const note = level === undefined || sentence.text.toLowerCase().includes(level) ? '' : ` (tahap ${level})`;
  const remark = `Teks memberikan ${name} ${printed} bagi "${called}", tetapi jadual menunjukkan ${text}${note}.`;
  return wrongFigures('textAgainstTable')(cite(sentence, at), `${called} ${name}`, remark, cite(row));
}

/** A part of the sample, whose figures a table of the whole does not hold. */
const partOfSample =
  /lelaki|perempuan|\bmale|female|rawatan|kawalan|eksperimen|experimental|\bcontrol\b|ujian pra|ujian pos|sebelum|selepas|luar bandar|bandar|kumpulan|before|after|semester \d|tahun \d|rintis|pilot/iu;
const isOfPart = (text: string, { caption, head, rows }: Table): boolean =>
  partOfSample.test(text) &&
  !partOfSample.test(`${caption} ${head.join(' ')} ${rows.map(({ label }) => label).join(' ')}`);

/** All that a row can be called: by its words, by what follows a colon in them, by its code with the head ('Block C'), as the whole. */
function namesOf(row: Row, { head }: Table): string[] {
  if (row.isTotal)
    return ['keseluruhan', 'overall'].filter((word) => row.text.toLowerCase().includes(word)).slice(0, 1);
  const code = bare(row.name);
  const coded = /^\p{L}\d{1,2}$/u.test(code)
    ? [code]
    : /^(?:\p{L}|\d{1,2})$/u.test(code)
      ? [`${bare(head[0] ?? '')} ${code}`]
      : [];
  const afterColon = /:\s*(.+)$/u.exec(row.name)?.[1] ?? '';
  return [...row.labels, bare(afterColon), ...coded].filter(
    (label) => !isLevel.test(label) && (label.length >= 4 || coded.includes(label)),
  );
}

/** A quantity that is named where it is given: how prose writes it, and which columns hold it. */
const quantities = [
  {
    inText:
      /(?<![\p{L}\p{N}]|(?:beza|perbezaan|kenaikan|peningkatan|difference) )(?:skor min|nilai min|min|mean|purata|rata-rata|M)\s*(?:(?:yang )?(?:paling )?(?:tinggi|tertinggi|rendah|terendah),?\s*)?(?:=|iaitu|ialah|adalah|sebanyak|bernilai|of|was|:|\()?\s*(\d+[.,]\d{1,3})(?![\d%]|\s*(?:[–-]|hingga|to)\s*\d)/u,
    head: meanHead,
    name: 'min',
  },
  { inText: /(?<![\p{L}\p{N}])r\s*=\s*(-?0?[.,]\d{2,3})(?!\d)/u, head: /^r$/u, name: 'r' },
];
/** What a test gives, or by how much a row is more, is no figure of the row. */
const ofTest =
  /(?<![\p{L}\p{N}])(?:(?:[tFpdUzWH]|χ²|χ2|η²p?|ηp²)\s*(?:\([^)]*\))?\s*[=<>]|(?:lebih|more)[^.,;\d]{0,20}(?:sebanyak|sebesar|by))\s*[-–−]?\d*[.,]?\d+/gu;
const decimal = /(?<![\d.,])\d*[.,]\d{1,3}(?!\d|[.,]\d)/gu;
/** How far behind a row's name its figure may stand, and within what nothing else can be meant. */
const reach = { far: 90, close: 12 };

/** Behind a row's name a figure that differs from the row's own: by a slip of the hand, or in the column that is named with it. */
function labelledFigures(study: StudyText, sentence: StudySentence, spoken: readonly Table[]) {
  const { text } = sentence;
  const others = study.tables.filter(({ kind }) => !['appendix', 'references', 'literature'].includes(kind));
  const tables = [...new Set([...spoken, ...others])].filter((table) => !isOfPart(text, table));
  return tables.flatMap((table) => {
    const isSpoken = spoken.includes(table);
    const named = table.rows.flatMap((row) => namesOf(row, table).map((label) => ({ label, row })));
    const places = labelsIn(text, [...new Set(named.map(({ label }) => label))]);
    return places.flatMap(({ label, at: from, end: at }, index) => {
      // '.86 for feedback use and .91 for ethics'
      if (/\d*[.,]\d+ (?:for|bagi|untuk)(?: the)? $/iu.test(text.slice(0, from))) return [];
      const segment = text.slice(at, places[index + 1]?.at);
      const rows = named.flatMap((one) => (one.label === label ? [one.row] : []));
      const place: Spoken = { sentence, at, segment, label, rows, table };
      const { name, head, found } = quantities
        .map((quantity) => ({ ...quantity, found: quantity.inText.exec(segment) }))
        .find(({ found: match }) => match && match.index <= reach.far) ?? { name: 'nilai', head: /(?!)/u, found: null };
      const printed = found?.[1] ?? segment.slice(0, reach.far).replace(ofTest, '').match(decimal)?.[0];
      if (printed === undefined) return isSpoken ? [...columnMismatch(place), ...orderOfMean(place)] : [];
      const has = (row: Row): boolean => prints(row, printed);
      const columns = table.head.flatMap((cell, column) => (head.test(cell) ? [column] : []));
      // Two columns of means are two groups or two times: which one prose speaks of cannot be told.
      const [cell] = columns.length === 1 ? numbersAt(rows, columns[0] ?? 0) : [];
      const own = study.tables.flatMap((one) => one.rows).filter(({ labels }) => labels.includes(label));
      if ([...rows, ...own].some(has))
        return cell && name === 'min' && rows.some(has)
          ? orderMismatch(place, segment.slice(0, found?.index), name, cell)
          : [];
      const isClose = cell && found && found.index <= reach.close;
      if (!isSpoken || (table.rows.some(has) && !isClose)) return [];
      const cells = rows.flatMap((row) => row.cells.map((one) => ({ row, text: one })));
      const slip = cells.find((one) => isSlipOf(printed, one.text.replace(/[\s%*]/gu, '')));
      if (slip) return mismatch(place, printed, name, slip);
      const isSame = cell && rows.length === 1 && label.length >= 6 && isOfScale(printed, cell.value);
      return isSame ? mismatch(place, printed, name, cell) : [];
    });
  });
}

const wholeNumber = /(?<![\d.,\p{L}])\d{1,4}(?![\d\p{L}%]|[.,]\d)/gu;
const ofChange = /tambah|tingkat|naik|turun|lebih|kurang|beza|increase|gain|improv|more|fewer|rose|fell|drop|differ/iu;

/** 'M3 memperoleh 14 markah dalam ujian K2': one whole number between the names of one row and of one column. */
function columnMismatch(place: Spoken) {
  const { segment, rows, table } = place;
  const heads = table.head.map(bare);
  const [column, another] = labelsIn(
    segment.slice(0, 140),
    heads.slice(1).filter(({ length }) => length >= 4),
  );
  const [row, second] = rows;
  if (!column || another || !row || second || ofChange.test(segment)) return [];
  const [printed = '', more] = `${segment.slice(0, column.at)} ${segment.slice(column.end)}`.match(wholeNumber) ?? [];
  const [cell] = numbersAt([row], heads.indexOf(column.label));
  const isOther = printed !== '' && more === undefined && !row.cells.includes(printed);
  return isOther && cell && /^\d+$/u.test(cell.text) && isNear(cell.value, Number(printed))
    ? mismatch(place, printed, 'nilai', cell)
    : [];
}

/** A sentence that gives all the figures of a row in their order, one by a slip: '5.50, 9.67 dan 14.52'. */
const rowSlips = (sentence: StudySentence, spoken: readonly Table[]) => {
  const said = sentence.text.match(decimal) ?? [];
  return spoken
    .flatMap(({ rows }) => rows)
    .flatMap((row) => {
      const own = row.cells.slice(1).filter((cell) => cell !== '');
      const [wrong = -1, another] = own.flatMap((cell, at) => (cell === said[at] ? [] : [at]));
      const [printed = '', text = ''] = [said[wrong], own[wrong]];
      if (own.length < 3 || own.length !== said.length || another !== undefined || !isSlipOf(printed, text)) return [];
      return mismatch({ sentence, at: sentence.text.indexOf(printed) }, printed, 'nilai', { row, text });
    });
};

const withSymbol =
  /(?<![\p{L}\p{N}])(r|t|F|U|z|d|β|α|R²|χ²|η²|M|min|mean|SD|SP)\s*(?:separa|p²|\([^()]*\))?\s*=\s*([-–−]?\d*[.,]\d{1,3})(?!\d)/gu;

/** 'r = .47' where the table that is spoken of has its only r at .37, or one with these digits exchanged. */
const symbolSlips = (study: StudyText, sentence: StudySentence, spoken: readonly Table[]) =>
  [...sentence.text.matchAll(withSymbol)].flatMap((match) => {
    const [, symbol = '', said = ''] = match;
    const printed = said.replace(/[-–−]/u, '');
    // A table is named where its results are told; later they are spoken of without it.
    const isLater = !['findings', 'other'].includes(sentence.kind);
    const tables = isLater ? study.tables.filter(({ kind }) => kind === 'findings') : spoken;
    const isMean = /^(?:M|min|mean|SD|SP)$/u.test(symbol);
    const cells = tables
      .filter((table) => !isOfPart(sentence.text, table))
      .flatMap((table) => {
        const { head, rows, caption } = table;
        const isMatrix = symbol === 'r' && /korelasi|correlation|pearson/iu.test(caption) && !head.includes('r');
        const unsigned = rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell, column) => (column === 0 ? cell : cell.replace(/[\s*–−-]/gu, ''))),
        }));
        return isMatrix || isMean
          ? head.flatMap((_, column) => (column === 0 ? [] : numbersAt(unsigned, column)))
          : numbersUnder(table, re.u`^${symbol}(?: |$)`, unsigned);
      });
    if (cells.some(({ value }) => agrees(printed, value))) return [];
    if (isLater && /lebih|dilaporkan|\bthan\b|reported/iu.test(sentence.text)) return [];
    // Means of other things stand in prose without a row.
    const isOnly = cells.length === 1 && !isLater && !isMean;
    const meant = cells.find(
      ({ text }) => isSlipOf(printed, text) && (isOnly || sortedDigits(text) === sortedDigits(printed)),
    );
    const place = { sentence, at: match.index };
    return meant && isOfScale(printed, meant.value) ? mismatch(place, said, symbol, meant) : [];
  });

/** Claims of order without a figure: of means, of the strength of predictors, of how many there are. */
const orders = [
  { said: /^[^.,;\d]{0,40}(?:mean|min)\b(?:[^.,;\d]{0,12}(?:tertinggi|terendah))?/iu, head: meanHead, name: 'min' },
  {
    said: /^[^.,;\d]{0,20}(?:strongest|(?:peramal|penyumbang|faktor)[^.,;\d]{0,20}(?:paling|ter)(?:kuat|besar| kuat| besar| dominan))/iu,
    head: /^(?:β|beta)$/iu,
    name: 'β',
  },
  {
    said: /^[^.,;\d]{0,12}(?:paling (?:banyak|kerap)|most (?:frequent|common)(?:ly)?)/iu,
    head: /^(?:f|n|bil\.?|bilangan|kekerapan|frekuensi|frequency|count|number)(?: \p{L}+)?$/iu,
    name: 'bilangan',
  },
];

/** 'Shared vision received the highest mean', without the figure. */
const orderOfMean = (place: Spoken) =>
  orders.flatMap(({ said, head, name }) => {
    const [claim] = said.exec(place.segment) ?? [];
    const [cell, another] = numbersUnder(place.table, head, place.rows);
    return claim && cell && !another ? orderMismatch(place, name === 'min' ? claim : 'tertinggi', name, cell) : [];
  });

const highest = /tertinggi|paling tinggi|highest/iu;
const lowest = /terendah|paling rendah|lowest/iu;

/** 'X mencatatkan min tertinggi' where another row of the same column is higher. */
function orderMismatch({ sentence, label, table }: Spoken, said: string, name: string, cell: Cell) {
  const isHighest = highest.test(said);
  if (isHighest === lowest.test(said) || /kedua|ketiga|second|third|antara|among/iu.test(said)) return [];
  // Within a table of several constructs, the highest of its own construct may be meant.
  if (table.rows.some(({ isCaption }) => isCaption)) return [];
  const sign = isHighest ? 1 : -1;
  const [first] = numbersAt(itemRows(table.rows), cell.column).toSorted(
    (a, b) => sign * (Math.abs(b.value) - Math.abs(a.value)),
  );
  if (!first || first.value === cell.value) return [];
  const claim = isHighest ? 'tertinggi' : 'terendah';
  const text = `Teks menyatakan "${label}" mempunyai ${name} ${claim} (${cell.text}), tetapi jadual mempunyai nilai ${first.text} pada baris lain.`;
  return wrongFigures('orderAgainstTable')(cite(sentence), `${label} ${claim}`, text, cite(first.row));
}
