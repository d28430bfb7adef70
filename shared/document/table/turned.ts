import { codeFamily, keyOf } from '../../course/words/codes.ts';
import { isUnder, labelKind } from '../../course/words/vocabulary.ts';
import type { TableBlock } from '../document.ts';
import { gridOf } from './grid.ts';
import { isMatrixHead } from './heads.ts';
import { sumOf } from '../../values/sum.ts';
import { plainRow, type TableRow } from './row.ts';
import { headFamily, isNumber, isSumLabel, placeInList } from './texts.ts';

/** Weights may stand below the names without a label of their own: '10% (2)'. */
const isOfShares = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.slice(1).every((text) => /^\d{1,3}\s*%/.test(text));

const isOfOutcome = (head: string): boolean => isUnder(head, 'statement', 'level', 'plo') && codeFamily(head) === null;

/** A table whose first row names its items, without the groups that may stand over them. */
interface Turned {
  corner: string;
  names: string[];
  below: string[][];
  labels: string[];
  rowsAbove: number;
}

function turnedOf(block: TableBlock): Turned {
  const grids = gridOf(block);
  const isGrouped =
    grids[0]?.some(({ spread }, place, all) => spread !== '' && spread === all[place - 1]?.spread) === true;
  const [head = [], ...rows] = (isGrouped ? grids.slice(1) : grids).map((grid) =>
    // What is merged over several names is none of the first's.
    grid.map(({ text, spread }, place) =>
      text !== '' && grid[place + 1]?.text === '' && grid[place + 1]?.spread === spread ? '' : text,
    ),
  );
  // 'CLO | Statement | Level | PLO' may stand before the names of assessments: of those rows only the code counts.
  const isKept = (place: number): boolean => place === 0 || !isOfOutcome(head[place] ?? '');
  const [corner = '', ...names] = head.filter((_, place) => isKept(place));
  const below = rows.map((row) => row.filter((_, place) => isKept(place)));
  const labels = below.map((row) => (isOfShares(row) ? '%' : (row[0] ?? '')));
  return { corner, names, below, labels, rowsAbove: isGrouped ? 2 : 1 };
}

/** Bare figures that come to the whole behind them: '10 | 50 | 40 | 100'. */
const isWhole = (cells: readonly string[]): boolean =>
  cells.at(-1) === '100' && sumOf(cells.slice(1, -1).map(Number)) === 100;

/** The place of the row of weights below the names; -1 where there is none. */
function weightRow(turned: Turned): number {
  const { names, below, labels } = turned;
  const isOfOutcomes = (at: number): boolean =>
    at > 0 && labels.slice(0, at).every((label) => codeFamily(label) === 'clo');
  const row = labels.findIndex(
    (label, at) => labelKind(label) === 'weight' || (isSumLabel(label) && isOfOutcomes(at) && isWhole(below[at] ?? [])),
  );
  const areWeights = (below[row]?.slice(1) ?? []).filter((text) => /^\D{0,3}\d/.test(text)).length > 1;
  const unknown = labels.filter((label) => labelKind(label) === null && codeFamily(label) !== 'clo');
  const areNames = !names.some((name) => isNumber(name) || codeFamily(name) === 'plo');
  const shares = (below[row]?.slice(1) ?? []).filter((text) => /^\d{1,3}\s*%$/.test(text)).map(Number.parseFloat);
  const isAll = shares.length > 1 && shares.reduce((all, each) => all + each, 0) === 100;
  return areWeights && areNames && (isAll || isWhole(below[row] ?? []) || unknown.length < 2) ? row : -1;
}

const isMapping = ({ corner, names, labels }: Turned): boolean =>
  labels.length > 1 &&
  labels.every((label) => headFamily(label) === 'plo') &&
  (names.every((name) => placeInList(name) !== undefined) || isMatrixHead([corner, ...names]));

/** 'Pernyataan' beside the statements below 'CLO1 | CLO2 | CLO3': its place; -1 where there is none. */
function statementRow({ names, labels }: Turned): number {
  const areOutcomes = names.length > 1 && names.every((name) => keyOf(name) !== undefined);
  return areOutcomes ? labels.findIndex((label) => labelKind(label) === 'statement') : -1;
}

/** The rows of a table that lies on its side: weights below names, statements and codes of the programme below outcomes. */
export function turnedRows(block: TableBlock): TableRow[] {
  const turned = turnedOf(block);
  const weights = weightRow(turned);
  const main = weights >= 0 ? weights : statementRow(turned);
  const isOfCodes = isMapping(turned);
  if (main < 0 && !isOfCodes) return [];
  const { corner, names, below, labels, rowsAbove } = turned;
  // 'Topik' over the topics is no label of the assessments beside it.
  const label = isUnder(corner, 'topic') ? '' : corner;
  return names.flatMap((name, place) => {
    const key = keyOf(name) ?? placeInList(name);
    if (name === '' || isSumLabel(name) || (isOfCodes && key === undefined)) return [];
    const cells = [name, ...below.map((row) => row[place + 1] ?? '')];
    return [plainRow(`${block.n}.${main + rowsAbove + 1}`, cells, [label, ...labels], key)];
  });
}
