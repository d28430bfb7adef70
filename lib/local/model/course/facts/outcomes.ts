import { opensWithVerb, statementOf } from '../../../../../shared/fact/statement.ts';
import { codeFamily, digitsOf, normalCode } from '../../../../../shared/course/codes.ts';
import { type LabelKind } from '../../../../../shared/course/vocabulary.ts';
import { isOrdinal, type TableRow } from '../../../../../shared/document/table.ts';
import { isEnglish } from '../../language.ts';
import { isWeekly, type Grid, type Reading } from './reading.ts';
import { isStatement, type Draft, fromCodes, fromSections, listed } from './outcomeLists.ts';
import { linesOf, malayOf, oneLine, withoutCode } from './ownWords.ts';

const isSure = (outcomes: readonly Draft[]): boolean => outcomes.some(({ statement }) => opensWithVerb(statement));

/** The outcomes of the course, from the surest place that has any; `behind`: the codes at the end of the text. */
export function readOutcomes(reading: Reading): (Draft & { behind: string })[] {
  const ways = [reading.grids.flatMap(fromGrid), fromCodes(reading.loose), fromSections(reading.sections)];
  const found = ways.map(oncePerNumber).filter(({ length }) => length > 0);
  const drafts = found.find(isSure) ?? found[0] ?? [];
  const read = drafts.map(finished).filter(({ statement }) => isStatement(statement));
  // A later part of a numbered form is no outcome.
  const isNext = (index: number): boolean =>
    Number(digitsOf(read[index]?.number ?? '')) <= Number(digitsOf(read[index - 1]?.number ?? '0')) + 1;
  return read.filter(({ statement }, index) => opensWithVerb(statement) || isNext(index));
}

/** The head of a questionnaire says 'Pernyataan' alone. */
const ofOutcomes = /hasil|outcome|objekti|capaian|kemampuan|HPK|CLO|CPMK/i;

const hasCode = ({ key = '' }: { key?: string }): boolean => /\D/.test(key);
const isOutcomes = (kind: LabelKind | null): boolean => kind === 'statement' || kind === 'clo';

/** Whether the rows of a table state outcomes of the course. */
function isOfCourse({ kinds, rows, columns, section }: Grid): boolean {
  const isNamed = rows.some(hasCode) || isOutcomes(section) || columns.some((label) => ofOutcomes.test(label));
  return isNamed && (kinds.some(isOutcomes) || (rows.length > 1 && rows.every(hasCode)));
}

/** A row for each outcome, with its statement under a head of outcomes. */
function fromGrid(grid: Grid): Draft[] {
  if (isWeekly(grid) || !isOfCourse(grid)) return [];
  const found: Draft[] = [];
  for (const row of grid.rows) {
    const last = found.at(-1);
    const rest = restIn(row, grid);
    if (last && rest !== null) {
      last.statement += `\n${rest}`;
      last.at.push(row.ref);
    } else found.push(...draftsIn(row, grid, found.length + 1));
  }
  return found;
}

/** The outcomes of a row: a list in its cell, or one; among rows with codes, one without is none. */
function draftsIn(row: TableRow, grid: Grid, next: number): Draft[] {
  const place = statementIn(row, grid);
  const list = listed(linesOf(row.cells[place?.column ?? -1] ?? '').map((text) => ({ at: row.ref, text })));
  if (list.length > 1 && row.key === undefined) return list;
  const isCoded = grid.rows.some(hasCode);
  const isOther = row.isSum || row.isCaption || (isCoded && row.key === undefined);
  if (place === undefined || isOther) return [];
  return [{ number: numberIn(row, place.column) ?? `${next}`, statement: place.text, at: [row.ref] }];
}

/** The cell that states the outcome of a row: under a head of statements, or beside the code under no known head. */
function statementIn(row: TableRow, { kinds, columns }: Grid) {
  const places = row.cells.flatMap((cell, column) => {
    const kind = kinds[column] ?? null;
    const text = withoutCode(cell);
    const isBesideCode = hasCode(row) && codeFamily(columns[column] ?? '') === null;
    const isHere = isOutcomes(kind) || ((kind === null || kind === 'description') && isBesideCode);
    // The rest of it may stand below, beyond the end of a page.
    const isBegun = kind === 'statement' && row.key !== undefined && /\p{L}{4}/u.test(text);
    return isHere && row.own[column] && (isBegun || isStatement(text)) ? [{ text, column }] : [];
  });
  return places.find(({ text }) => isEnglish(text) !== true) ?? places[0];
}

/** What a row without code or number adds to the statement above it; null where it is no such row. */
function restIn({ cells, key }: TableRow, { kinds }: Grid): string | null {
  const rest = cells[kinds.lastIndexOf('statement')] ?? '';
  return key === undefined && /^\p{Ll}/u.test(rest) && !cells.some(isOrdinal) ? rest : null;
}

/** The number that stands before the statement of a row: the code of its row, a code of the document's own, an ordinal. */
function numberIn(row: TableRow, column: number): string | undefined {
  const before = row.cells.slice(0, column);
  const own = before.find((text) => /^\p{Lu}{1,4}\s?-?\d{1,2}$/u.test(text));
  const [ordinal] = before.flatMap((text) => /^\(?(\d{1,2})[.)]?$/.exec(text)?.[1] ?? []);
  return row.key ?? (own === undefined ? ordinal : normalCode(own));
}

/** Of an outcome given again under its number, the Malay one of two stays. */
function oncePerNumber(drafts: readonly Draft[]): Draft[] {
  const byNumber = new Map<string, Draft>();
  for (const draft of drafts) {
    const known = byNumber.get(digitsOf(draft.number));
    const isBetter = known && isEnglish(known.statement) === true && isEnglish(draft.statement) === false;
    if (!known || isBetter) byNumber.set(digitsOf(draft.number), draft);
  }
  return [...byNumber.values()];
}

const behindCodes = /(\([^()]*\b[CPA][1-7]\b[^()]*\))\s+\p{Lu}[^().;]*$/u;

/** Parts the codes at the end from the statement: '... murid. (C4, HP2)'. */
function finished(draft: Draft): Draft & { behind: string } {
  // What a page has joined behind the codes is the next title.
  const statement = statementOf(malayOf(draft.statement).replace(behindCodes, '$1'));
  // In two languages the first line may hold the bracket of both.
  return { ...draft, statement, behind: oneLine(draft.statement).replace(statement, '') };
}
