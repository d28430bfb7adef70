import type { Row } from '../../reading/row.ts';
import { oneLine } from '../../language/lexicon.ts';
import { isGroup, isTotal, leavesOf, weightSum, type Draft } from './assessmentDraft.ts';
import { malayPart } from '../particulars.ts';

const inHead = /^(\p{L}.{1,60}?)\s*[(:–-]?\s*(\d{1,3})\s*%\s*\)?$/u;
const percent = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%$/;

/**
 * Weights that stand across a table: in its head ('Kuiz (10%)' over each column), in one row under a row of names,
 * or as totals at the foot of a matrix. Only a row whose
 * weights make 100 is sure to weigh the whole course.
 */
export function fromHeads(rows: readonly Row[], vocabulary: ReadonlySet<string>): Draft[] {
  for (const [index, row] of rows.entries()) {
    if (!row.isTable) continue;
    const found = [
      headed(row, vocabulary),
      draftsUnder(row, rows[index + 1], vocabulary),
      summed(rows, index, vocabulary),
    ].find((drafts) => drafts.length > 1 && weightSum(drafts) === 100);
    if (found) return found;
  }
  return [];
}

const headed = (row: Row, vocabulary: ReadonlySet<string>): Draft[] =>
  leavesOf(
    row.cells.flatMap((cell) => {
      const [, name = '', weight = ''] = inHead.exec(oneLine(cell, vocabulary)) ?? [];
      return draftOf(name, weight, cell.replaceAll('<br>', ' '), row.page, vocabulary);
    }),
  );

/** Names over percents, column by column. */
function draftsUnder(row: Row, below: Row | undefined, vocabulary: ReadonlySet<string>): Draft[] {
  if (!below?.isTable || below.cells.length !== row.cells.length) return [];
  const filled = below.cells.filter((cell, index) => cell !== '' && !(index === 0 && /\p{L}/u.test(cell)));
  if (!filled.every((cell) => percent.test(cell))) return [];
  return leavesOf(
    row.cells.flatMap((cell, column) => {
      const [, weight = ''] = percent.exec(below.cells[column] ?? '') ?? [];
      return draftOf(cell, weight, cell.replaceAll('<br>', ' '), row.page, vocabulary);
    }),
  );
}

const weighing = /pentaksiran|penilaian|assessment|pemberat|wajaran|weight/i;

/** The totals at the foot of a matrix of outcomes against assessments, named by its head. */
function summed(rows: readonly Row[], index: number, vocabulary: ReadonlySet<string>): Draft[] {
  const totals = rows[index]?.cells ?? [];
  if (!isTotal(totals.find((cell) => cell !== '') ?? '')) return [];
  const columns = totals.flatMap((cell, column) => (/^\d{1,2}\s*%?$/.test(cell) ? [column] : []));
  const head = rows
    .slice(Math.max(0, index - 12), index)
    .findLastIndex(
      ({ cells }) => columns.length > 1 && columns.every((column) => /\p{L}{3}/u.test(cells[column] ?? '')),
    );
  const names = rows[Math.max(0, index - 12) + head];
  const above = rows[Math.max(0, index - 12) + head - 1];
  if (head < 0 || !names || ![names, above].some((row) => row?.cells.some((cell) => weighing.test(cell)))) return [];
  return columns.flatMap((column) => {
    const cell = names.cells[column] ?? '';
    return draftOf(cell, (totals[column] ?? '').replace('%', ''), cell.replaceAll('<br>', ' '), names.page, vocabulary);
  });
}

function draftOf(
  name: string,
  weightText: string,
  quote: string,
  page: number,
  vocabulary: ReadonlySet<string>,
): Draft[] {
  const weight = Number(weightText.replace(',', '.'));
  const type = malayPart(name, vocabulary);
  if (!(weight > 0) || weight > 100 || !/\p{L}{2}/u.test(type) || isTotal(type)) return [];
  return [{ type, weight, outcomes: '', description: '', page, quote, isGroup: isGroup(type) }];
}
