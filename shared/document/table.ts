import { codeFamily } from '../course/words/codes.ts';
import { columnKinds, headOf, isFieldLabel, labelKind, type LabelKind } from '../course/words/vocabulary.ts';
import type { Block, TableBlock } from './document.ts';
import { type Above, classOf, type Place, placeOf, type RowClass } from './table/classes.ts';
import { filled, framingColumns, gridOf } from './table/grid.ts';
import { labelsBeside, labelsUnder, withCodes } from './table/heads.ts';
import { rowKey } from './table/keys.ts';
import type { TableRow } from './table/row.ts';
import { isNumber, isOrdinal, isSumLabel, labelsOutcomes, numberOf } from './table/texts.ts';
import { typedByValues } from './table/values.ts';

export { plainRow, type TableRow } from './table/row.ts';
export {
  isNumber,
  isOrdinal,
  isWeek,
  isSumLabel,
  labelAndValue,
  fieldsIn,
  itemNumber,
  numberedIn,
  opensList,
  labelsOutcomes,
  placeInList,
} from './table/texts.ts';
export { turnedRows } from './table/turned.ts';

/** Labels of one outcome's own table, one under the other. */
const ofOutcome: readonly LabelKind[] = ['statement', 'level', 'plo', 'skill', 'method', 'assessment', 'weight'];

/** What the rows above tell of the rows below. */
interface State extends Above {
  readonly tableKey: string | undefined;
  /** Whether the rows are a list of outcomes below their label. */
  readonly isInOutcomes: boolean;
}

const start: State = { heads: [], isInHead: false, frame: 0, tableKey: undefined, isInOutcomes: false };

/** A table inside a cell, beside its label, ends with that label. */
const outOfFrame = (state: State, isOwn: boolean): State =>
  state.frame > 0 && isOwn ? { ...state, frame: 0, heads: [] } : state;

/** A head of particulars ends above a row that has no code below theirs: 'OTORISASI | Pengembang RPS' below the values. */
function outOfFields(state: State, grid: Place['grid']): State {
  const kinds = labelsUnder(state.heads).map((label) => labelKind(label));
  const code = kinds.includes('courseName') ? kinds.indexOf('courseCode') : -1;
  return code >= 0 && !state.isInHead && !/\d/.test(grid[code]?.text ?? '') ? { ...state, heads: [] } : state;
}

const isHeadClass = (rowClass: RowClass): boolean => rowClass === 'head' || rowClass === 'framedHead';

function isInOutcomes(state: State, texts: readonly string[], isHeader: boolean): boolean {
  const [opening, ...more] = texts.filter((text) => !isOrdinal(text));
  if (isHeader) return false;
  if (opening !== undefined && labelKind(opening) !== null) return labelsOutcomes(opening);
  return state.isInOutcomes && (opening === undefined || more.length > 0 || texts.length > 1);
}

function below(state: State, place: Place, rowClass: RowClass): State {
  const isHeader = isHeadClass(rowClass);
  const next = { ...state, isInHead: isHeader, isInOutcomes: isInOutcomes(state, place.texts, isHeader) };
  if (!isHeader) return next;
  return {
    ...next,
    heads: state.isInHead ? [...state.heads, withCodes(place.grid)] : [place.grid],
    frame: rowClass === 'framedHead' ? framingColumns(place.grids, place.index) : state.frame,
    tableKey: undefined,
  };
}

/** The first text of a row that is no number of a list. */
const openingOf = (cells: readonly string[]): string => filled(cells).find((text) => !isOrdinal(text)) ?? '';

/** Whether a row is a label and its value, whatever the head above. 'Universiti' may be a group of weighed rows. */
function isField(cells: readonly string[], { texts }: Place, { heads }: State): boolean {
  const isWeighed = heads.length > 0 && texts.some((text) => /^\d{1,3}\s*%$/.test(text));
  return isFieldLabel(openingOf(cells)) && !isWeighed;
}

function ownKey(cells: readonly string[], columns: readonly string[], { texts }: Place, state: State) {
  const [mark = ''] = texts;
  const isItem = (texts.length === 2 && isOrdinal(mark)) || /^\d{1,2}[.)]\s+\p{Lu}/u.test(mark);
  return (
    rowKey(cells.slice(state.frame), columns.slice(state.frame)) ??
    (state.isInOutcomes && isItem ? numberOf(mark) : undefined)
  );
}

const isOfSum = (text = ''): boolean => isSumLabel(text) || isNumber(text);
/** A row without the sum that a PDF has put on the last line of its cells: 'Titik pulang modal', 'Jumlah jam' beside '4', '28'. */
function withoutSum(cells: string[]): string[] {
  const lines = cells.map((text) => text.split('\n'));
  const isLabel = (text = ''): boolean => isSumLabel(text) && !/\d/.test(text);
  const isSummed = lines.some((each) => each.length > 1 && isLabel(each.at(-1))) && cells.some(isNumber);
  return isSummed
    ? lines.map((each) => (each.length > 1 && isOfSum(each.at(-1)) ? each.slice(0, -1) : each).join('\n'))
    : cells;
}

/** Whether a row tells of the outcome that its table states; 'Sub-CPMK1' tells of a part of another. */
const isOfOutcome = (cells: readonly string[], { texts }: Place): boolean =>
  texts.length > 1 &&
  ofOutcome.includes(labelKind(openingOf(cells)) ?? 'ordinal') &&
  !cells.some((cell) => codeFamily(cell) === 'subClo');

function readRow(block: TableBlock, place: Place, before: State): { row: TableRow; state: State } {
  const { grids, index, grid } = place;
  const rowClass = classOf(place);
  const state = below(before, place, rowClass);
  // A colon in front belongs to the label before it.
  const cells = withoutSum(grid.map(({ text }) => text.replace(/^:\s+(?=\S)/, '')));
  const row: TableRow = {
    ref: `${block.n}.${index + 1}`,
    cells,
    own: grid.map(({ isOwn }) => isOwn),
    shared: grid.map(({ isOwn }, column) => !isOwn || grids[index + 1]?.[column]?.isOwn === false),
    columns: cells.map(() => ''),
    isHeader: isHeadClass(rowClass),
    isSum: rowClass === 'sum',
    isCaption: rowClass === 'caption',
    page: block.rows[index]?.page ?? block.page,
  };
  if (row.isHeader) return { row, state };
  const isUnderHead = state.heads.length > 0;
  const columns = isUnderHead && !isField(cells, place, state) ? labelsUnder(state.heads) : labelsBeside(cells);
  const own = ownKey(cells, columns, place, state);
  // A number in a list is the key of its own row alone.
  const isCode = own !== undefined && /\D/.test(own);
  // 'Learning outcomes | CLO1 Explain ...' is one of several.
  const isOneOf = labelsOutcomes(openingOf(cells)) && !cells.some((cell) => codeFamily(cell) === 'clo');
  const tableKey = isCode && !isUnderHead && !isOneOf ? own : state.tableKey;
  const key = own ?? (!isUnderHead && isOfOutcome(cells, place) ? tableKey : undefined);
  return { row: { ...row, columns, key }, state: { ...state, tableKey } };
}

/** Heads may take several rows and stand anywhere; without one, labels stand beside values. A table of one outcome gives its key to its rows. */
export function readTable(block: TableBlock): TableRow[] {
  const grids = gridOf(block);
  const rows: TableRow[] = [];
  let state = start;
  for (const [index, grid] of grids.entries()) {
    const before = outOfFields(outOfFrame(state, grid[0]?.isOwn === true), grid);
    const read = readRow(block, placeOf(grids, index, before), before);
    rows.push(read.row);
    state = read.state;
  }
  return typedByValues(rows);
}

/** Whether a table below this text may go on with the one above it: a break between weeks is a short line that introduces nothing. */
export const goesOnBelow = ({ kind, text }: Exclude<Block, TableBlock>): boolean =>
  kind !== 'heading' && text.length <= 60 && !/[.:]$/.test(text);

/** Whether rows are a plan of weeks by their values, and the row above them is none. */
function isOtherPlan([first]: readonly TableRow[], above: TableRow): boolean {
  const week = first?.columns.indexOf('Minggu') ?? -1;
  return week >= 0 && !columnKinds(above.columns[week] ?? '').includes('week');
}

/** A table without heads of its own takes those of the table before it when it is as wide: it was cut by a page's end, or by a line between. */
export function withHeads(rows: TableRow[], before: readonly TableRow[] | undefined): TableRow[] {
  const last = before?.findLast((row) => !row.isHeader);
  const isCut =
    last !== undefined &&
    rows.every((row) => !row.isHeader && row.cells.length === last.cells.length && row.columns.length > 2) &&
    before?.some(({ isHeader }) => isHeader) === true &&
    !rows.some(({ cells }) =>
      cells.some((cell) => cell.length > 2 && ![null, 'total', 'hours'].includes(labelKind(cell))),
    );
  return isCut && !isOtherPlan(rows, last) ? rows.map((row) => ({ ...row, columns: last.columns })) : rows;
}

/** A list in two halves side by side, under the same heads twice, as rows of each half; none where neither heads nor names with their weights repeat. An item merged over several rows stands in the first. */
export function halvesOf(row: TableRow): TableRow[] {
  const heads = row.columns.map(headOf);
  const width = heads.length / 2;
  const isTwice =
    width > 1 && heads.every((head, place) => head !== '' && head === heads[(place + width) % heads.length]);
  // 'Kuiz | 10% | Amali 1 | 15%'
  const isPaired =
    heads.length === 4 &&
    row.cells.every((cell, place) =>
      place % 2 === 1 ? /^\d{1,3}\s*%$/.test(cell) : !cell.endsWith('%') && codeFamily(cell) === null,
    );
  return !isTwice && !isPaired
    ? []
    : [0, width].flatMap((from) => {
        const half = <T>(list: readonly T[]): T[] => list.slice(from, from + width);
        const [own, shared] = [half(row.own), half(row.shared)];
        const isMerged = shared.every(Boolean);
        if (isMerged && !own.some(Boolean)) return [];
        const merged = isMerged ? shared.map(() => false) : shared;
        const isSum = isPaired ? isSumLabel(row.cells[from] ?? '') : row.isSum;
        return [{ ...row, isSum, cells: half(row.cells), own, shared: merged, columns: half(row.columns) }];
      });
}
