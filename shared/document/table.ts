import { codeFamily, headOf, isFieldLabel, keyOf, labelKind, type LabelKind } from '../course/vocabulary.ts';
import { romans } from '../text/romans.ts';
import { type Block, type GridRow, type Ref, type TableBlock, textOfCell } from './document.ts';

/** A row as facts are decided in it. */
export interface TableRow {
  ref: Ref;
  /** A cell merged downwards gives its text to each of its rows; one merged to the right keeps it in its first place. */
  cells: string[];
  /** Whether the text of a place is the row's own, not that of a cell merged from above. */
  own: boolean[];
  /** Whether the text of a place stands in several rows, of which this may be the first. */
  shared: boolean[];
  /** The label of each place: its heads from the top joined by ' › ', or the label beside it; '' where it has none. */
  columns: string[];
  /** 'CLO2' where the row belongs to an outcome. */
  key?: string | undefined;
  isHeader: boolean;
  isSum: boolean;
  isCaption: boolean;
  page?: number | undefined;
}

/** A row that is made of texts and their labels. */
export const plainRow = (ref: Ref, cells: string[], columns: string[], key?: string, page?: number): TableRow => ({
  ref,
  cells,
  own: cells.map(() => true),
  shared: cells.map(() => false),
  columns,
  key,
  isHeader: false,
  isSum: false,
  isCaption: false,
  page,
});

/** The places of a row as it is printed; `spread`: with the text of a cell merged to the right in each of its places. */
type Grid = { text: string; spread: string; isOwn: boolean }[];

/** Whether a row only goes on with the row that the end of a page has cut: each text begins in lower case. */
function isRest({ cells, page }: GridRow, above: GridRow | undefined): boolean {
  const texts = filled(cells.map(textOfCell));
  return page !== undefined && page !== above?.page && texts.length > 0 && texts.every((text) => /^\p{Ll}/u.test(text));
}

function gridOf({ rows }: TableBlock): Grid[] {
  const grids: Grid[] = [];
  for (const [index, row] of rows.entries()) {
    const above = grids.at(-1);
    const isBelow = above !== undefined && isRest(row, rows[index - 1]);
    const grid: Grid = [];
    for (const [column, cell] of row.cells.entries()) {
      const text = textOfCell(cell);
      const over = above?.[column];
      if (isBelow) {
        if (over) over.text = `${over.text}\n${text}`.trim();
        grid.push({ text: '', spread: '', isOwn: true });
      } else if (cell === '^') grid.push({ text: '', spread: '', ...over, isOwn: false });
      else grid.push({ text, spread: cell === '<' ? (grid[column - 1]?.spread ?? '') : text, isOwn: true });
    }
    grids.push(grid);
  }
  return grids;
}

/** Labels of one outcome's own table, one under the other. */
const ofOutcome: readonly LabelKind[] = ['statement', 'level', 'plo', 'skill', 'method', 'assessment', 'weight'];
const isNumber = (text: string): boolean =>
  /^\W*\d+(?:[.,]\d+)?\s*(?:%|jam|hours?|minit|minutes?|menit)?\W*$/i.test(text);
/** A number of a list: '1.', '(2)', '1.2'. */
export const isOrdinal = (text: string): boolean => /^\(?\d{1,2}(?:\.\d{1,2})*[.)]?$/.test(text);
const sum = /^(?:jumlah|total|sub[ -]?total|sub[ -]?jumlah|grand total|jml)\b/i;
const longestHead = 110;

/** The family of a code, also with its name behind it: 'PLO1 Knowledge'. */
const headFamily = (text: string) =>
  codeFamily(text) ?? (text.length <= 40 ? codeFamily(text.split(/\s/)[0] ?? '') : null);

/** Codes of one family side by side, as over a matrix of ticks; 'HP1' and 'PO1' in a row are an outcome and what it serves. */
function isMatrixHead(texts: readonly string[]): boolean {
  const [first = ''] = texts;
  const families = texts.map((text) => {
    const family = headFamily(text);
    return family === 'plo' ? /^\p{L}*/u.exec(text)?.[0] : family;
  });
  const isSame = families.some((family, place) => family !== null && families.indexOf(family) < place);
  return texts.length > 2 && isSame && keyOf(first) === undefined;
}

/** Letters of hours (K, T, A) and names of activities are heads only beside others. */
const isStrong = (text: string): boolean => ![null, 'hours', 'ordinal'].includes(labelKind(text));

/** `isFramed`: inside a frame a group may stand in the head with its weight: 'Kerja kursus: 60%'. */
function isHead(texts: readonly string[], isFramed = false): boolean {
  const [first = '', second = ''] = texts;
  if (texts.length < 2 || keyOf(first) !== undefined) return false;
  const noHead = isFramed ? /:\s*\d+(?!\d|\s*%)|^\d+ \p{Ll}/u : /:\s*\d|^\d+ \p{Ll}/u;
  if (texts.some((text) => text.length > longestHead || isNumber(text) || noHead.test(text))) return false;
  const isOfTopics = texts.length === 2 && labelKind(first) === 'topic' && labelKind(second) === 'hours';
  const isOfStatements = texts.length === 2 && /^(?:kode?|code)$/i.test(first) && labelKind(second) === 'statement';
  if (isOfTopics || isOfStatements || isMatrixHead(texts)) return true;
  const strong = texts.filter(isStrong).length;
  const some = texts.filter((text) => labelKind(text) !== null).length;
  const isField = isFieldLabel(first) || (isOrdinal(first) && isFieldLabel(second));
  if (isField)
    return (
      strong > Math.min(2, texts.length - 1) && strong > texts.length / 2 && !texts.some((text) => text.endsWith(':'))
    );
  return (
    !isOrdinal(first) &&
    strong > 1 &&
    (some > texts.length / 2 || strong > 3 || (strong > 2 && texts.some((text) => labelKind(text) === 'statement')))
  );
}

/** 'Bil. | Perkara | Keterangan' over labels and their values. */
const ofForm =
  /^(?:perkara|item|maklumat|aspek|butiran|particulars?) \| (?:keterangan|maklumat|butiran|penerangan|perincian|details?|description|information)$/i;

/**
 * The first row of a wide table that only names things, above rows with numbers or codes, is a head in words that we do not know; so are two
 * names above a numbered list.
 */
function isUnknownHead(texts: readonly string[], width: number, below: readonly Grid[]): boolean {
  if (ofForm.test(texts.slice(-2).join(' | '))) return false;
  const isOverList =
    texts.length === 2 && width === 3 && below.slice(0, 2).every(([first]) => isOrdinal(first?.text ?? ''));
  // Weeks may be called 'M1', 'M2'.
  const isOfWeeks =
    labelKind(texts[0] ?? '') === 'week' && below.some(([first]) => /^\D{0,8}\d/.test(first?.text ?? ''));
  if (texts.length < (isOverList || isOfWeeks ? 2 : 3) || texts.length < width - 1) return false;
  if (isFieldLabel(texts[0] ?? '')) return false;
  if (!texts.every(isName)) return false;
  return isOfWeeks || below.some((grid) => grid.some(({ text }) => isNumber(text) || codeFamily(text) !== null));
}

const isName = (text: string): boolean => text.length <= 40 && !/\d|:$/.test(text.replace(/\(\d{1,3}\s*%\)$/, ''));

/** Whether a row only continues the head above it. */
const continuesHead = (texts: readonly string[]): boolean =>
  texts.length > 1 &&
  keyOf(texts[0] ?? '') === undefined &&
  texts.every((text) => text.length <= 60 && (labelKind(text) !== null || codeFamily(text) !== null));

/** How many rows below a cell is merged into. */
function rowsBelow(grids: readonly Grid[], index: number, column: number): number {
  const end = grids.findIndex((grid, place) => place > index && grid[column]?.isOwn === true);
  return (end < 0 ? grids.length : end) - index - 1;
}

/** How many places at the left hold a label that is merged further down than all beside it; 0 where none does. */
function framingColumns(grids: readonly Grid[], index: number): number {
  const grid = grids[index] ?? [];
  const spans = grid.map((_, column) => rowsBelow(grids, index, column));
  // Places without a text may only pad the table inside.
  const beside = (count: number): number[] => spans.filter((_, column) => column >= count && grid[column]?.text !== '');
  return Math.max(
    0,
    spans.findIndex((_, count) => count > 0 && Math.min(...spans.slice(0, count)) > Math.max(1, ...beside(count))),
  );
}

/** '1 | 2 | 3' below 'Hasil Pembelajaran Program (PLO)'. */
const isNumbersOfOutcomes = (grid: Grid, above: Grid | undefined): boolean => {
  const numbers = ownTexts(grid.filter((_, column) => labelKind(above?.[column]?.spread ?? '') === 'plo'));
  return numbers.length > 2 && numbers.every((text, index) => text === `${index + 1}`);
};
const withCodes = (grid: Grid): Grid =>
  grid.map((cell) => (cell.isOwn && /^\d{1,2}$/.test(cell.spread) ? { ...cell, spread: `PLO${cell.spread}` } : cell));

const filled = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');
const ownTexts = (grid: Grid): string[] => grid.flatMap(({ text, isOwn }) => (isOwn && text !== '' ? [text] : []));

/** Each column's heads from the top, each once. */
const labelsUnder = (heads: readonly Grid[]): string[] =>
  (heads[0] ?? []).map((_, column) =>
    [...new Set(filled(heads.map((head) => head[column]?.spread ?? '')))].join(' › '),
  );

/** Labels beside their values: each place is called by the last label before it in the row. */
function labelsBeside(cells: readonly string[]): string[] {
  let label = '';
  return cells.map((text) => {
    const isLabel = /\p{L}/u.test(text) && !isOrdinal(text) && (label === '' || text.endsWith(':') || isStrong(text));
    if (!isLabel) return /[\p{L}\p{N}]/u.test(text) ? label : '';
    label = text;
    return '';
  });
}

/**
 * The rows of a table as facts are decided in them. Heads may take several rows and stand anywhere; a table without a head is read as labels
 * beside their values. A table of one outcome gives its key to each of its rows.
 */
export function readTable(block: TableBlock): TableRow[] {
  const grids = gridOf(block);
  let heads: Grid[] = [];
  let isInHead = false;
  let tableKey: string | undefined;
  let isInOutcomes = false;
  // How many places at the left a frame takes.
  let frame = 0;
  return grids.map((grid, index): TableRow => {
    const texts = ownTexts(grid);
    const cells = grid.map(({ text }) => text);
    const all = filled(cells);
    // 'CLO1 | CLO2 | CLO3' under 'Weight by outcome'.
    const areOutcomes =
      texts.length > 1 && grid[0]?.isOwn !== true && texts.every((text) => headFamily(text) === 'clo');
    const underHead =
      isInHead &&
      grid.some(({ isOwn }) => !isOwn) &&
      texts.length > 0 &&
      (keyOf(texts[0] ?? '') === undefined || areOutcomes) &&
      texts.every((text) => text.length <= longestHead && !isNumber(text) && codeFamily(text) !== 'level');
    // A table inside a cell, beside its label: the label is merged over the rows.
    if (frame > 0 && grid[0]?.isOwn) {
      frame = 0;
      heads = [];
    }
    const framing = framingColumns(grids, index);
    const inside = ownTexts(grid.slice(framing));
    const isFramed = framing > 0 && inside.length > 2 && isHead(inside, true);
    if (isFramed) frame = framing;
    // The label of several rows beside the first of their captions is no head.
    const isLabelled = texts.length === 2 && inside.length === 1 && grids[index + 2]?.[0]?.isOwn === false;
    const isHeader =
      underHead ||
      isFramed ||
      (isInHead && isNumbersOfOutcomes(grid, heads.at(-1))) ||
      (isHead(texts, frame > 0) && !isLabelled) ||
      (isInHead && continuesHead(texts)) ||
      (heads.length === 0 && index < 3 && isUnknownHead(texts, grid.length, grids.slice(index + 1, index + 4)));
    if (isHeader) {
      heads = isInHead ? [...heads, withCodes(grid)] : [grid];
      tableKey = undefined;
    }
    isInHead = isHeader;
    const [first = ''] = all;
    const alone = texts.filter((text) => !isOrdinal(text));
    if (isHeader || alone.length === 1)
      isInOutcomes =
        !isHeader && (texts.length > 1 ? isInOutcomes || labelsOutcomes(alone[0]) : labelsOutcomes(alone[0]));
    const opening = all.find((text) => !isOrdinal(text)) ?? '';
    // 'Universiti' may be a group of weighed rows.
    const isWeighed = heads.length > 0 && texts.some((text) => /^\d{1,3}\s*%$/.test(text));
    const isField = isFieldLabel(opening) && !isWeighed;
    const columns = heads.length > 0 && !isField ? labelsUnder(heads) : labelsBeside(cells);
    const isListed = isInOutcomes && texts.length === 2 && isOrdinal(texts[0] ?? '');
    const ownKey = isHeader
      ? undefined
      : (rowKey(cells.slice(frame), columns.slice(frame)) ?? (isListed ? numberOf(texts[0] ?? '') : undefined));
    if (ownKey !== undefined && heads.length === 0) tableKey = ownKey;
    const isOfOutcome = heads.length === 0 && ofOutcome.includes(labelKind(opening) ?? 'ordinal');
    const key = isHeader ? undefined : (ownKey ?? statedKey(cells) ?? (isOfOutcome ? tableKey : undefined));
    return {
      ref: `${block.n}.${index + 1}`,
      cells,
      own: grid.map(({ isOwn }) => isOwn),
      shared: grid.map(({ isOwn }, column) => !isOwn || grids[index + 1]?.[column]?.isOwn === false),
      columns: isHeader ? cells.map(() => '') : columns,
      key,
      isHeader,
      isSum: !isHeader && sum.test(isOrdinal(first) ? (all[1] ?? '') : first) && all.some((text) => /\d/.test(text)),
      isCaption: !isHeader && isCaption(texts, all, grid.length),
      page: block.rows[index]?.page ?? block.page,
    };
  });
}

/** 'Course Learning Outcomes (CLO): At the end of the course, students will be able to:' */
const labelsOutcomes = (text = ''): boolean =>
  [text, text.split(':')[0] ?? ''].some((label) => ['statement', 'clo'].includes(labelKind(label) ?? ''));

const isCaption = (texts: readonly string[], all: readonly string[], width: number): boolean =>
  texts.length === 1 &&
  all.length === 1 &&
  width > 2 &&
  (texts[0] ?? '').length <= 120 &&
  keyOf(texts[0] ?? '') === undefined;

/** Whether a table below this text may go on with the one above it: a break between weeks is a short line that introduces nothing. */
export const goesOnBelow = ({ kind, text }: Exclude<Block, TableBlock>): boolean =>
  kind !== 'heading' && text.length <= 60 && !/[.:]$/.test(text);

/** A row as it would stand below heads that stand alone. */
function rowUnder(heads: readonly TableRow[]): TableRow | undefined {
  const [first] = heads;
  const columns = first?.cells.map((_, column) =>
    [...new Set(filled(heads.map(({ cells }) => cells[column] ?? '')))].join(' › '),
  );
  return first && plainRow(first.ref, first.cells, columns ?? []);
}

/** A table without heads of its own takes those of the table before it when it is as wide: it was cut by a page's end, or by a line between. */
export function withHeads(rows: TableRow[], before: readonly TableRow[] | undefined): TableRow[] {
  const last = before?.findLast((row) => !row.isHeader) ?? rowUnder(before ?? []);
  const isCut =
    last !== undefined &&
    rows.every((row) => !row.isHeader && row.cells.length === last.cells.length && row.columns.length > 2) &&
    before?.some(({ isHeader }) => isHeader) === true &&
    !rows.some(({ cells }) =>
      cells.some((cell) => cell.length > 2 && ![null, 'total', 'hours'].includes(labelKind(cell))),
    );
  return isCut ? rows.map((row) => ({ ...row, columns: last.columns })) : rows;
}

/** A list in two halves side by side, under the same heads twice, as rows of each half; none where the heads do not repeat. */
export function halvesOf(row: TableRow): TableRow[] {
  const heads = row.columns.map(headOf);
  const width = heads.length / 2;
  const isTwice =
    width > 1 && heads.every((head, place) => head !== '' && head === heads[(place + width) % heads.length]);
  return !isTwice
    ? []
    : [0, width].map((from) => {
        const half = <T>(list: readonly T[]): T[] => list.slice(from, from + width);
        const { cells, own, shared, columns } = row;
        return { ...row, cells: half(cells), own: half(own), shared: half(shared), columns: half(columns) };
      });
}

/**
 * The rows of a table that lies on its side: weights below the names of assessments, codes of the programme beside columns of outcomes. None
 * for other tables.
 */
export function turnedRows(block: TableBlock): TableRow[] {
  const grids = gridOf(block);
  // Groups may stand over the names.
  const isGrouped =
    grids[0]?.some(({ spread }, place, all) => spread !== '' && spread === all[place - 1]?.spread) === true;
  const [head = [], ...below] = (isGrouped ? grids.slice(1) : grids).map((grid) => grid.map(({ text }) => text));
  const [corner = '', ...names] = head;
  const labels = below.map((row) => (isOfShares(row) ? '%' : (row[0] ?? '')));
  const last = below.at(-1)?.slice(1).map(Number) ?? [];
  const isWhole =
    sum.test(labels.at(-1) ?? '') &&
    !names.some((name) => ['hours', 'slt'].includes(labelKind(name) ?? '')) &&
    last.filter((weight) => weight > 0 && weight < 100).reduce((all, each) => all + each, 0) === 100;
  const weight = isWhole ? labels.length - 1 : labels.findIndex((label) => labelKind(label) === 'weight');
  const unknown = labels.filter((label) => labelKind(label) === null && codeFamily(label) !== 'clo');
  const areWeights = (below[weight]?.slice(1) ?? []).filter((text) => /^\D{0,3}\d/.test(text)).length > 1;
  const isWeighed =
    areWeights && (isWhole || unknown.length < 2) && !names.some((name) => isNumber(name) || codeFamily(name) !== null);
  const isMapping =
    labels.length > 1 &&
    labels.every((label) => headFamily(label) === 'plo') &&
    (names.every((name) => placeInList(name) !== undefined) || isMatrixHead([corner, ...names]));
  if (!isWeighed && !isMapping) return [];
  return names.flatMap((name, place) => {
    const key = keyOf(name) ?? placeInList(name);
    const isOfAll = sum.test(name) || /^(?:semua|keseluruhan|all|overall)$/i.test(name);
    if (name === '' || isOfAll || (isMapping && key === undefined)) return [];
    const cells = [name, ...below.map((row) => row[place + 1] ?? '')];
    return [plainRow(`${block.n}.${weight + (isGrouped ? 3 : 2)}`, cells, [corner, ...labels], key, block.page)];
  });
}

/** Weights may stand below the names without a label of their own: '10% (2)'. */
const isOfShares = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.slice(1).every((text) => /^\d{1,3}\s*%/.test(text));
const numberOf = (text: string): string | undefined => /\d+/.exec(text)?.[0];
/** The place in its list of an item marked by a letter or a Roman number: 'b)' and '(ii)' are 2; undefined for other texts. */
export function placeInList(text: string): string | undefined {
  const mark = /^\(?([a-h]|[ivx]{1,4})[.)]?$/.exec(text.trim())?.[1];
  return mark === undefined ? undefined : `${romans.indexOf(mark) + 1 || mark.charCodeAt(0) - 96}`;
}

/** The outcome that a row belongs to: the code that it opens with, a number under a head of outcomes, or the value of a label of outcomes. */
function rowKey(cells: readonly string[], columns: readonly string[]): string | undefined {
  const place = cells.findIndex((text) => text !== '' && !isOrdinal(text));
  const opening = cells[place] ?? '';
  const key = keyOf(opening);
  if (key !== undefined) return key;
  const isListed = columns.some((label) => labelKind(label) === 'statement');
  const numbered = cells.findIndex((text, column) => {
    const kind = labelKind(columns[column] ?? '');
    return (
      (isOrdinal(text) && (kind === 'clo' || (kind === 'ordinal' && isListed))) ||
      (kind === 'clo' && placeInList(text) !== undefined)
    );
  });
  const number = cells[numbered] ?? '';
  if (numbered >= 0 && numbered <= 1) return placeInList(number) ?? numberOf(number);
  const listed = cells.find(
    (text, column) => labelKind(columns[column] ?? '') === 'statement' && /^\d{1,2}[.)]\s+\p{Lu}/u.test(text),
  );
  if (listed !== undefined) return numberOf(listed);
  if (!['clo', 'statement'].includes(labelKind(opening) ?? '')) return undefined;
  const value = cells.slice(place + 1).find((text) => text !== '') ?? '';
  return codeFamily(value) === 'clo' ? keyOf(value) : undefined;
}

/** The outcome that a row states beside their label, where it states one: 'Hasil Pembelajaran (HPK) | HPK1: Menghuraikan ...'. */
function statedKey(cells: readonly string[]): string | undefined {
  const [label = '', value = '', ...more] = filled(cells).filter((text) => !isOrdinal(text));
  const keys = value.split('\n').flatMap((line) => keyOf(line) ?? []);
  return labelsOutcomes(label) && more.length === 0 && keys.length === 1 ? keyOf(value) : undefined;
}
