import { numberIn, type Row, type Table } from './paperTables.ts';

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Categories of one characteristic, such as the sexes, with the row that sums them up. */
interface Categories {
  name: string;
  rows: Row[];
  total: Row | null;
}

export interface Group extends Categories {
  counts: (number | null)[];
  sum: number;
  /** What the row of totals prints. */
  printed: number | null;
}

/** '62' and '62 (28.6%)'. */
export const countIn = (row: Row | null, column: number): number | null =>
  numberIn((row?.cells[column] ?? '').replace(/\s*\([^)]*\)$/u, ''));

/** One row below several groups may sum up all of them. */
function closed(groups: Categories[], head: string, row: Row, column: number): void {
  const open = groups.at(-1);
  const from = groups.findLastIndex(({ total }) => total !== null) + 1;
  const all = { name: head, rows: groups.slice(from).flatMap(({ rows }) => rows), total: row };
  const missing = ({ rows }: Categories): number =>
    Math.abs(sumOf(rows.map((one) => countIn(one, column) ?? 0)) - (countIn(row, column) ?? 0));
  if (open === undefined || open.total !== null) return;
  if (missing(all) < missing(open)) groups.splice(from, groups.length, all);
  else open.total = row;
}

/** Whether first cells name what rows are of: some are empty, or stand in several rows alike. */
function namesGroups({ rows }: Table, column: number): boolean {
  const names = rows.filter(({ isTotal }) => !isTotal).map(({ name }) => name);
  return column >= 2 && new Set(names).size < names.length;
}

/** Rows by characteristic, with their counts in a column: a new first cell opens one, a row of totals closes it. */
export function groupsIn(table: Table, column: number): Group[] {
  const { head, rows } = table;
  const isNamed = namesGroups(table, column);
  const groups: Categories[] = [];
  let isOpen = false;
  const begin = (name: string): void => {
    groups.push({ name, rows: [], total: null });
    isOpen = true;
  };
  if (!isNamed) begin(head[0] ?? '');
  for (const row of rows) {
    if (row.name !== '' && row.isCaption) begin(row.name);
    else if (row.isTotal) {
      closed(groups, head[0] ?? '', row, column);
      isOpen = false;
    } else {
      const isOther = isNamed && row.name !== '' && row.name !== groups.at(-1)?.name;
      if (!isOpen || isOther) begin(row.name || row.label);
      groups.at(-1)?.rows.push(row);
    }
  }
  return groups.filter((group) => group.rows.length >= 2).map((group) => counted(group, column));
}

function counted(group: Categories, column: number): Group {
  const counts = group.rows.map((row) => countIn(row, column));
  return { ...group, counts, sum: sumOf(counts.map(Number)), printed: countIn(group.total, column) };
}
