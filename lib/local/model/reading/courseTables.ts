import { comparable } from '../../../../shared/text/comparable.ts';
import {
  continuesHeading,
  tableHeading,
  outcomeCode,
  weighingHeadOf,
  type Column,
  type Heading,
  type Role,
  type TableKind,
} from './tableHeadings.ts';
import type { Row } from './row.ts';

/** A piece of a cell and the page it stands on: a row may run over a page's end. */
export interface Fragment {
  page: number;
  text: string;
}

/** One logical row of a table. */
export interface Entry {
  page: number;
  /** By column, in the order of the heading's columns. */
  cells: Fragment[][];
  columns: readonly Column[];
}

export interface Table {
  kind: TableKind;
  entries: Entry[];
  /** The rows of the document that the table covers. */
  rows: Set<Row>;
}

/** Fragments of all columns of a role, left to right. */
export const fragments = (entry: Entry, role: Role): Fragment[] =>
  entry.columns.flatMap((column, index) => (column.role === role ? (entry.cells[index] ?? []) : []));

/** The text of all columns of a role, its lines parted by `<br>`. */
export const roleText = (entry: Entry, role: Role): string =>
  fragments(entry, role)
    .map(({ text }) => text)
    .join('<br>');

/** A sign that counts as a tick; a dash or a zero says no. */
const tick = /^(?:[√✓✔☑■●•*/x]|[1-9]\d{0,2}\s*%?)$/i;

/** Codes at the head of the columns that are ticked in this row: HP3, KI2. */
export const ticked = (entry: Entry, role: 'mark' | 'outcomeMark' = 'mark'): string[] =>
  entry.columns.flatMap((column, index) =>
    column.role === role && (entry.cells[index] ?? []).some(({ text }) => tick.test(text)) ? [column.name] : [],
  );

const sectionTitle =
  /^(?:\d+(?:\.\d+)?\.?|[A-Z]\.)?\s*(?:rujukan|references?|bahan rujukan|sinopsis|synopsis|pentaksiran|penilaian|assessments?|kandungan|course content|hasil pembelajaran|learning outcomes?|pemetaan|mapping|petunjuk|legend|catatan|maklumat|agihan|disediakan|keperluan|transferable|distribution|kemahiran boleh|special requirement|other (?:additional )?information|lain-lain)/i;

/** All tables of known kinds, in reading order. A table runs on over page ends, repeated headings and footnotes. */
export function courseTables(rows: readonly Row[]): Table[] {
  const tables: Table[] = [];
  let open: OpenTable | null = null;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    if (!row) break;
    if (!row.isTable) {
      if (open) open = open.afterText(row);
      continue;
    }
    const found = findHeading(rows, index);
    if (found) {
      if (open?.repeats(found.heading)) open.turnPage(found.heading);
      else {
        open = new OpenTable(found.heading, row);
        tables.push(open.table);
      }
      for (const used of found.rows) open.cover(used);
      index += found.rows.length - 1;
    } else if (open?.takes(row)) open.add(row);
    else open = null;
  }
  return tables.map((table) => (isOnlyCodes(table) ? { ...table, kind: 'mapping' } : table));
}

/** A table headed by outcomes that gives their codes alone maps them: the statements stand elsewhere. */
function isOnlyCodes({ kind, entries }: Table): boolean {
  const statements = entries.map((entry) => roleText(entry, 'statement')).filter((text) => text !== '');
  const codes = statements.filter((text) => outcomeCode.test(text)).length;
  return kind === 'outcomes' && codes > 0 && codes * 2 >= statements.length;
}

/** A row with a number, a week, a coded outcome or an hour count in it holds content; headings hold words only. */
const isContent = ({ cells }: Row): boolean =>
  outcomeCode.test(cells.find((cell) => cell !== '') ?? '') ||
  /^(?:minggu|week|pertemuan|m|w)\s*\d/i.test(cells[0] ?? '') ||
  cells.some((cell) => /^\d{1,3}(?:[.,]\d+)?(?:\s*[-–,&]\s*\d{1,2})?\.?\s*(?:%|jam|hours?)?$/i.test(cell));

const assessmentTitle =
  /^(?:\d+(?:\.\d+)?\.?\s*|[A-Z][.)]\s*)?(?:\p{L}+\s+){0,2}(?:pentaksiran|penilaian|assessments?|evaluation|pemarkahan|markah)\b/iu;

/** A heading starting at this row, of one to three lines. */
function findHeading(rows: readonly Row[], start: number): { heading: Heading; rows: Row[] } | null {
  const first = rows[start];
  if (!first || isContent(first) || first.cells.filter((cell) => cell !== '').length < 2) return null;
  let merged = first.cells;
  let used = [first];
  const above = rows[start - 1]?.cells.filter((cell) => cell !== '') ?? [];
  const isWeighing = above.length === 1 && assessmentTitle.test(above[0] ?? '');
  let heading = tableHeading(merged) ?? (isWeighing ? weighingHeadOf(merged) : null);
  for (const next of rows.slice(start + 1, start + 3)) {
    if (!next.isTable || next.cells.length !== merged.length || next.page !== first.page || isContent(next)) break;
    if (heading ? !continuesHeading(next.cells, heading.kind) : next.cells.some((cell) => cell.length > 60)) break;
    const joined: string[] = merged.map((cell, column) => underneath(cell, next.cells[column] ?? ''));
    const longer = tableHeading(joined);
    if (!longer && heading) break;
    merged = joined;
    used = [...used, next];
    heading = longer;
  }
  return heading && { heading, rows: used };
}

/** A sub-heading says more than the heading it stands under: 'Hasil Pembelajaran Program' / 'HP1'. */
const underneath = (upper: string, lower: string): string =>
  lower === '' || comparable(lower) === comparable(upper)
    ? upper
    : upper === '' || /^[A-Z]{1,4}\s?\d{0,2}$/.test(lower)
      ? lower
      : `${upper}<br>${lower}`;

class OpenTable {
  readonly table: Table;
  #heading: Heading;
  #page: number;
  #isNewPage = false;
  #interrupted = false;

  constructor(heading: Heading, row: Row) {
    this.#heading = heading;
    this.#page = row.page;
    this.table = { kind: heading.kind, entries: [], rows: new Set() };
  }

  cover(row: Row): void {
    this.table.rows.add(row);
    this.#page = row.page;
    this.#interrupted = false;
  }

  /** Footnotes at a page's end do not end a table; a section's title does. */
  afterText(row: Row): OpenTable | null {
    this.#interrupted = true;
    return sectionTitle.test(row.cells[0] ?? '') ? null : this;
  }

  repeats(heading: Heading): boolean {
    return heading.kind === this.#heading.kind && signature(heading) === signature(this.#heading);
  }

  turnPage(heading: Heading): void {
    this.#heading = heading;
    this.#isNewPage = true;
  }

  takes(row: Row): boolean {
    if (row.cells.length !== this.#heading.width || this.#isTitle(row)) return false;
    if (row.page === this.#page) return !this.#interrupted && !row.isFresh;
    return !row.isSheet && row.page === this.#page + 1;
  }

  /** A section's title in a row of its own, perhaps with its number in the column before it. */
  #isTitle({ cells }: Row): boolean {
    const filled = cells.filter((cell) => cell !== '');
    const isNumbered = filled.length === 2 && this.#heading.columns.length > 2 && /^\d{1,2}\.?$/.test(filled[0] ?? '');
    return (filled.length === 1 || isNumbered) && sectionTitle.test(filled.at(-1) ?? '');
  }

  add(row: Row): void {
    const isNewPage = this.#isNewPage || row.page !== this.#page;
    this.cover(row);
    this.#isNewPage = false;
    const cells = this.#heading.columns.map(({ from, to }) =>
      row.cells
        .slice(from, to + 1)
        .filter((cell) => cell !== '')
        .map((text) => ({ page: row.page, text })),
    );
    const entry: Entry = { page: row.page, cells, columns: this.#heading.columns };
    const last = this.table.entries.at(-1);
    if (last && continues(entry, last, this.table.kind, isNewPage)) append(last, entry);
    else this.table.entries.push(entry);
  }
}

const signature = ({ columns }: Heading): string => columns.map(({ role, name }) => `${role}${name}`).join(' ');

/** A row whose key column is empty goes on with the row before it. */
function continues(entry: Entry, last: Entry, kind: TableKind, isNewPage: boolean): boolean {
  if (entry.columns.length !== last.columns.length) return false;
  const isEmpty = (role: Role): boolean => roleText(entry, role) === '';
  const had = (role: Role): boolean => roleText(last, role) !== '';
  if (kind === 'topics') return isNewPage && had('week') && isEmpty('week') && isEmpty('code') && isEmpty('hours');
  if (kind === 'assessments')
    return (
      isNewPage &&
      isEmpty('weight') &&
      isEmpty('number') &&
      had('weight') &&
      !/jumlah|total/i.test(roleText(entry, 'assessment'))
    );
  const key = (['code', 'number'] as const).find(had);
  if (key === undefined) return /^\p{Ll}/u.test(roleText(entry, 'statement'));
  return isEmpty(key);
}

function append(entry: Entry, rest: Entry): void {
  for (const [index, cell] of rest.cells.entries()) entry.cells[index]?.push(...cell);
}
