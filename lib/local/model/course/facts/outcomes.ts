import { opensWithVerb, statementOf } from '../../../../../shared/fact/statement.ts';
import { codeFamily, type LabelKind, normalCode } from '../../../../../shared/course/vocabulary.ts';
import { isOrdinal } from '../../../../../shared/document/table.ts';
import { isEnglish } from '../../language.ts';
import { isWeekly, type Grid, type Reading } from './reading.ts';
import { isStatement, type Draft, fromCodes, fromSections, listed } from './outcomeLists.ts';
import { linesOf, malayOf, oneLine, withoutCode } from './ownWords.ts';

/** The outcome's number, by which the outcomes of one course are told apart whatever word stands before it. */
export const firstDigits = (code: string): string => /\d+/.exec(code)?.[0] ?? code;

const isSure = (outcomes: readonly Draft[]): boolean => outcomes.some(({ statement }) => opensWithVerb(statement));

/** The outcomes of the course, from the surest place that has any; `behind`: the codes at the end of the text. */
export function readOutcomes(reading: Reading): (Draft & { behind: string })[] {
  const ways = [reading.grids.flatMap(fromGrid), fromCodes(reading.loose), fromSections(reading.sections)];
  const found = ways.map(oncePerNumber).filter(({ length }) => length > 0);
  const drafts = found.find(isSure) ?? found[0] ?? [];
  const read = drafts.map(finished).filter(({ statement }) => isStatement(statement));
  // A later part of a numbered form is no outcome.
  const isNext = (index: number): boolean =>
    Number(firstDigits(read[index]?.number ?? '')) <= Number(firstDigits(read[index - 1]?.number ?? '0')) + 1;
  return read.filter(({ statement }, index) => opensWithVerb(statement) || isNext(index));
}

/** The head of a questionnaire says 'Pernyataan' alone. */
const ofOutcomes = /hasil|outcome|objekti|capaian|kemampuan|HPK|CLO|CPMK/i;

const hasCode = ({ key = '' }: { key?: string }): boolean => /\D/.test(key);
const isOutcomes = (kind: LabelKind | null): boolean => kind === 'statement' || kind === 'clo';

/** A row for each outcome, with its statement under a head of outcomes. */
function fromGrid(grid: Grid): Draft[] {
  const { kinds, rows, columns, section } = grid;
  const isCoded = rows.some(hasCode);
  const isOfCourse = isCoded || isOutcomes(section) || columns.some((label) => ofOutcomes.test(label));
  const isOfRows = kinds.some(isOutcomes) || (rows.length > 1 && rows.every(hasCode));
  if (isWeekly(grid) || !isOfCourse || !isOfRows) return [];
  const found: Draft[] = [];
  for (const row of rows) {
    const places = row.cells.flatMap((text, column) => {
      const kind = kinds[column] ?? null;
      const isBesideCode = hasCode(row) && codeFamily(columns[column] ?? '') === null;
      const isHere = isOutcomes(kind) || ((kind === null || kind === 'description') && isBesideCode);
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
    const own = before.find((text) => /^\p{Lu}{1,4}\s?-?\d{1,2}$/u.test(text));
    const number = row.key ?? (own === undefined ? ordinal : normalCode(own)) ?? String(found.length + 1);
    found.push({ number, statement: place.text, at: [row.ref] });
  }
  return found;
}

/** Of an outcome given again under its number, the Malay one of two stays. */
function oncePerNumber(drafts: readonly Draft[]): Draft[] {
  const byNumber = new Map<string, Draft>();
  for (const draft of drafts) {
    const known = byNumber.get(firstDigits(draft.number));
    const isBetter = known && isEnglish(known.statement) === true && isEnglish(draft.statement) === false;
    if (!known || isBetter) byNumber.set(firstDigits(draft.number), draft);
  }
  return [...byNumber.values()];
}

/** Parts the codes at the end from the statement: '... murid. (C4, HP2)'. */
function finished(draft: Draft): Draft & { behind: string } {
  const statement = statementOf(malayOf(draft.statement));
  // In two languages the first line may hold the bracket of both.
  return { ...draft, statement, behind: oneLine(draft.statement).replace(statement, '') };
}
