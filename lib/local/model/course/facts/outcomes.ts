import { levelsOfDomains, partLevel } from '../../../../../shared/mqf.ts';
import { opensWithVerb, statementOf } from '../../../../../shared/fact/statement.ts';
import { codeFamily, columnKinds, normalCode } from '../../../../../shared/course/labels.ts';
import { isOrdinal, type TableRow } from '../../../../../shared/document/table.ts';
import { isEnglish } from '../../language.ts';
import { isWeekly, type Grid, type Reading } from './reading.ts';
import {
  detailOf,
  details,
  isStatement,
  outcomeOf,
  withoutCode,
  type Detail,
  type Outcome,
  fromCodes,
  fromSections,
  listed,
} from './outcomeLists.ts';
import { linesOf, malayOf } from './ownWords.ts';

/** The outcome's number, by which the outcomes of one course are told apart whatever word stands before it. */
export const digitsOf = (code: string): string => /\d+/.exec(code)?.[0] ?? code;

const tick = /^(?:[√✓✔☑■●•*/xv]|[1-9]\d{0,2}(?:[.,]\d+)?\s*%?)$/i;

export const isTick = (text: string): boolean => tick.test(text);

/** Codes at the heads of the columns that are ticked in a row: HP3, KI2, C. */
export const ticked = ({ cells, columns }: TableRow): string[] =>
  columns.flatMap((column, index) => {
    const label = column.split(' › ').at(-1) ?? '';
    const [first = ''] = label.split(/\s/);
    const head = codeFamily(first) === null ? label : first;
    return isTick(cells[index] ?? '') && (codeFamily(head) !== null || /^[CPA]$/.test(head)) ? [normalCode(head)] : [];
  });

const isSure = (outcomes: readonly Outcome[]): boolean => outcomes.some(({ statement }) => opensWithVerb(statement));

/** The outcomes of the course, from the surest place that has any. */
export function readOutcomes(reading: Reading): Outcome[] {
  const ways = [
    () => reading.grids.flatMap(fromGrid),
    () => fromCodes(reading.loose),
    () => fromSections(reading.sections),
  ];
  const found = ways.map((way) => oncePerNumber(way())).filter(({ length }) => length > 0);
  const drafts = found.find(isSure) ?? found[0] ?? [];
  for (const grid of reading.grids) {
    if (isWeekly(grid) || grid.kinds.includes('weight')) continue;
    for (const row of grid.rows) {
      const own = drafts.find(({ number }) => row.key !== undefined && digitsOf(number) === digitsOf(row.key));
      if (own) describe(own, row);
    }
  }
  const read = drafts.map(finished).filter(({ statement }) => isStatement(statement));
  // A later part of a numbered form is no outcome.
  const isNext = (index: number): boolean =>
    Number(digitsOf(read[index]?.number ?? '')) <= Number(digitsOf(read[index - 1]?.number ?? '0')) + 1;
  return read.filter(({ statement }, index) => opensWithVerb(statement) || isNext(index));
}

/** The head of a questionnaire says 'Pernyataan' alone. */
const ofOutcomes = /hasil|outcome|objekti|capaian|kemampuan|HPK|CLO|CPMK/i;

/** A row for each outcome, with its statement under a head of outcomes. */
function fromGrid(grid: Grid): Outcome[] {
  const { kinds, rows, columns, section } = grid;
  const isOfKeys = rows.length > 1 && rows.every(({ key = '' }) => /\D/.test(key));
  if (isWeekly(grid) || !(isOfKeys || kinds.some((kind) => kind === 'statement' || kind === 'clo'))) return [];
  const found: Outcome[] = [];
  const isCoded = rows.some(({ key = '' }) => /\D/.test(key));
  const isOfCourse =
    isCoded || ['statement', 'clo'].includes(section ?? '') || columns.some((label) => ofOutcomes.test(label));
  if (!isOfCourse) return [];
  for (const row of rows) {
    const places = row.cells.flatMap((text, column) => {
      const kind = kinds[column] ?? null;
      const isBesideCode = /\D/.test(row.key ?? '') && codeFamily(columns[column] ?? '') === null;
      const isHere =
        kind === 'statement' || kind === 'clo' || ((kind === null || kind === 'description') && isBesideCode);
      const statement = withoutCode(text);
      const isBegun = kind === 'statement' && row.key !== undefined && /\p{L}{4}/u.test(statement);
      return isHere && row.own[column] && (isBegun || isStatement(statement)) ? [{ text: statement, column }] : [];
    });
    const place = places.find(({ text }) => isEnglish(text) !== true) ?? places[0];
    const list = listed(linesOf(row.cells[place?.column ?? -1] ?? '').map((text) => ({ at: row.ref, text })));
    if (list.length > 1 && row.key === undefined) {
      found.push(...list);
      continue;
    }
    const last = found.at(-1);
    const rest = row.cells[kinds.findLastIndex((kind) => kind === 'statement')] ?? '';
    if (last && row.key === undefined && /^\p{Ll}/u.test(rest) && !row.cells.some(isOrdinal)) {
      last.statement += `\n${rest}`;
      last.at.push(row.ref);
      continue;
    }
    if (place === undefined || row.isSum || row.isCaption || (isCoded && row.key === undefined)) continue;
    const before = row.cells.slice(0, place.column);
    const ordinal = before.map((text) => /^\(?(\d{1,2})[.)]?$/.exec(text)?.[1]).find((text) => text !== undefined);
    const outcome = outcomeOf(row.key ?? ordinal ?? String(found.length + 1), place.text, row.ref);
    describe(outcome, row);
    found.push(outcome);
  }
  return found;
}

/** An outcome given again under its number adds what was not said before; the Malay one of two stays. */
function oncePerNumber(drafts: readonly Outcome[]): Outcome[] {
  const byNumber = new Map<string, Outcome>();
  for (const draft of drafts) {
    const known = byNumber.get(digitsOf(draft.number));
    const isBetter = known && isEnglish(known.statement) === true && isEnglish(draft.statement) === false;
    if (!known || isBetter) byNumber.set(digitsOf(draft.number), draft);
    const [kept, other] = isBetter ? [draft, known] : [known, draft];
    if (kept) for (const detail of details) kept.said[detail] ||= other.said[detail];
  }
  return [...byNumber.values()];
}

/** What a row says about its outcome under the heads of details, and by its ticks. */
function describe(outcome: Outcome, row: TableRow): void {
  const found: Record<Detail, string[]> = { level: [], plo: [], skill: [], method: [], assessment: [] };
  for (const [index, label] of row.columns.entries()) {
    const text = row.cells[index] ?? '';
    const family = codeFamily(text);
    const known = columnKinds(label).flatMap((kind) => detailOf(kind) ?? [])[0];
    const detail = family === 'level' ? 'level' : (known ?? (family === 'plo' ? 'plo' : undefined));
    if (detail !== undefined && text !== '' && !tick.test(text)) found[detail].push(text);
  }
  const marks = ticked(row);
  const letter = marks.find((mark) => /^[CPA]$/.test(mark));
  const digit = row.cells.find(
    (text, index) => /^[1-7]$/.test(text) && columnKinds(row.columns[index] ?? '').includes('level'),
  );
  if (letter !== undefined && digit !== undefined) found.level.unshift(letter + digit);
  const inCells = row.cells
    .map((text, index) => `${row.columns[index]?.split(' › ').at(-1) ?? ''} ${text}`)
    .join(' | ');
  found.level.push(...levelsOfDomains(inCells), ...levelsOfDomains(row.cells.join(' ')));
  for (const detail of details) {
    found[detail].push(...marks.filter((mark) => codeFamily(mark) === detail));
    if (outcome.said[detail] !== '' || found[detail].length === 0) continue;
    outcome.said[detail] = found[detail].join('\n');
    outcome.at.push(row.ref);
  }
}

/** Parts the codes at the end from the statement: '... murid. (C4, HP2)'. */
function finished(draft: Outcome): Outcome {
  const whole = malayOf(draft.statement);
  const statement = statementOf(whole);
  const behind = whole.slice(whole.indexOf(statement) + statement.length);
  return {
    ...draft,
    statement,
    said: {
      ...draft.said,
      // In two languages the first line may hold the bracket of both.
      level:
        levelsIn(draft.said.level) ||
        levelsIn(behind) ||
        partLevel(whole).level ||
        levelsIn(bracketsIn(draft.statement)),
      plo: draft.said.plo || behind || draft.statement.slice(statement.length),
      skill: draft.said.skill || behind,
    },
    at: [...new Set(draft.at)],
  };
}

const bracketsIn = (text: string): string => (text.match(/[([][^()[\]]*[)\]]/g) ?? []).join(' ');
const levelsIn = (text: string): string =>
  [
    ...new Set(
      [...text.matchAll(/(?<![\p{L}\d-])([CKPA])\s?([1-7])\b/gu)].map(
        ([, letter = '', digit = '']) => letter.replace('K', 'C') + digit,
      ),
    ),
  ].join(', ');
