import { codesIn, withoutCodes } from '../../../../../shared/course/words/codes.ts';
import { headOf, type LabelKind } from '../../../../../shared/course/words/vocabulary.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import { isGroup } from '../../../../../shared/course/sums.ts';
import { isWeek, placeInList, type TableRow } from '../../../../../shared/document/table.ts';
import { statedChoices } from '../../../../../shared/fact/decide/decideCodes.ts';
import { weeksIn, weightOf } from '../../../../../shared/fact/decide/decideNumber.ts';
import { parallelRows, type Row } from '../../../../../shared/fact/rows.ts';
import { opensWithVerb } from '../../../../../shared/fact/statement.ts';
import { linesOf, mainPart, withoutCode } from './ownWords.ts';
import { isWeekly, type Grid, type Line } from './reading.ts';
import { countIn, durationIn, isWeighed, plainName, type ReadAssessment, sum, unsaid, weighedIn } from './weights.ts';

export const linesAt = (at: Ref, text: string): Line[] => linesOf(text).map((line) => ({ at, text: line }));

/** Heads of a rubric, which weighs the criteria of one task. */
const rubric = /cemerlang|excellent|kriteria\b|criteri(?:a|on)|lemah|\bweak|memuaskan|satisfactory/i;

const statesOutcomes = ({ rows }: Grid): boolean =>
  rows.some(
    ({ cells, key }) =>
      key !== undefined && cells.some((text) => text.split(' ').length > 4 && opensWithVerb(withoutCode(text))),
  );

function isOfAssessments(grid: Grid): boolean {
  const { kinds, columns, section } = grid;
  const isNamed = kinds.some(
    (kind, place) =>
      kind === 'assessment' ||
      kind === 'component' ||
      (kind === 'method' && kinds.includes('weight')) ||
      // Shares that make up the whole.
      columns[place]?.endsWith('› %') === true,
  );
  const isOther = isWeekly(grid) || statesOutcomes(grid) || columns.some((label) => rubric.test(label));
  return (isNamed || section === 'assessment') && !isOther;
}

/** Weights beside names within the cells: 'Kuiz (10%), Projek (30%)'. */
export const inWords = ({ rows }: Grid): ReadAssessment[] =>
  rows.flatMap(({ ref, cells }) => weighedIn(cells.flatMap((cell) => linesAt(ref, cell))));

/** The rows with their weights; without one they are kept where the table has a column for it. A row without a name of its own gives another part of the weight above. */
export function fromGrid(grid: Grid): ReadAssessment[] {
  if (!isOfAssessments(grid)) return [];
  const rows = grid.rows.filter(({ isHeader, isSum, isCaption }) => !isHeader && !isSum && !isCaption);
  const found: ReadAssessment[] = [];
  let above = -1;
  for (const row of rows.flatMap((each) => itemsIn(each, namePlace(each, grid)))) {
    const place = namePlace(row, grid);
    const weight = weightOf(row);
    const isRest = row.own[above] === false || (row.cells[above] === '' && besideIn(row, grid).stated !== '');
    if (place >= 0) found.push(...inRow(row, grid, place, weight));
    else if (isRest && weight !== null) {
      found.at(-1)?.weight.push(weight);
      found.at(-1)?.at.push(row.ref);
    }
    if (place >= 0) above = place;
  }
  return found.some(isWeighed) ? found : inWords(grid);
}

/** A row as one item, or as several on the lines of its cells, each with its name and weight. */
function itemsIn(row: Row, name: number): Row[] {
  const parts = parallelRows(row);
  const isList = parts.every((part) => part.cells[name] !== row.cells[name] && weightOf(part) !== null);
  return parts.length > 0 && isList ? parts : [row];
}

function inRow(row: TableRow, grid: Grid, place: number, weight: number | null): ReadAssessment[] {
  const cell = row.cells[place] ?? '';
  // A component with its assessments below its name, each with its own weight: 'Kerja kursus', 'Ujian – 20%', 'Projek – 30%'.
  const inside = linesOf(cell).length > 2 ? weighedIn(linesAt(row.ref, cell)) : [];
  if (inside.length > 1 && sum(inside) === weight) return inside;
  const type = plainName(cell, grid.isBilingual);
  if (!isNameLike(type, true) || (weight === null && isGroup({ type, weight }))) return [];
  const beside = besideIn(row, grid);
  return [
    {
      ...beside,
      type,
      weight: weight === null ? [] : [weight],
      duration: durationIn(cell) || beside.duration || durationIn(row.cells[grid.kinds.indexOf('assessment')] ?? ''),
      week: beside.week || weekIn(cell),
      count: countIn(cell) ?? beside.count,
      at: [row.ref],
    },
  ];
}

/** What stands beside the name in its row: outcomes, week, hours, number, description. */
export function besideIn(row: TableRow, { kinds, columns }: Grid): Omit<ReadAssessment, 'type' | 'weight' | 'at'> {
  const at = (kind: LabelKind): string => row.cells[kinds.indexOf(kind)] ?? '';
  const weeks = row.cells.flatMap((text, place) => (isOfWeeks(kinds[place], columns[place]) ? weekIn(text, true) : []));
  return {
    ...unsaid,
    // '1, 2' where the head of an earlier group is not said again.
    stated:
      at('clo') ||
      at('statement') ||
      (row.cells.find((text, place) => columns[place] === '' && /^\d(?:\s*[,&]\s*\d)+$/.test(text)) ?? ''),
    programme: statedChoices('plo', [row]),
    duration: durationIn(at('duration')),
    week: weeks.find((week) => week !== '') ?? '',
    count: countBeside(row, { kinds, columns }),
    description: mainPart(at('description')),
  };
}

const isOfWeeks = (kind: LabelKind | null = null, label = ''): boolean =>
  kind === 'week' || ((kind === null || kind === 'date') && ofTime.test(headOf(label)));

/** The weeks that a cell below their head, or a bracket behind a name, prints: '7', '13-14', '4, 11'. */
function weekIn(text: string, isCell = false): string {
  const stated = isCell ? text.replace(/^\p{L}+,\s*/u, '') : (/\(([^()]+)\)/.exec(text)?.[1] ?? '');
  const weeks = stated.replaceAll('\n', ', ');
  return isWeek(weeks) || (isCell && /^[\d\s,&–-]+$/.test(weeks)) ? weeksIn(weeks) : '';
}

/** A column behind the names that counts them: 'No. of assessment', 'Bilangan'. */
function countBeside({ cells }: TableRow, { kinds, columns }: Pick<Grid, 'kinds' | 'columns'>): number | null {
  const name = kinds.findIndex((kind) => kind === 'assessment' || kind === 'component');
  const place = columns.findIndex(
    (label, column) =>
      column > name && name >= 0 && /^(?:bil\b|bilangan|no\b|number|kuantiti|quantity)/i.test(headOf(label)),
  );
  const [count] = /^[1-9]\d?$/.exec(cells[place] ?? '') ?? [];
  return count === undefined ? null : Number(count);
}

/** Codes and nothing else: 'CLO2, PLO3'; 'Test 1 (CLO1)' is a name. */
const isCodes = (text: string): boolean =>
  (['clo', 'plo'] as const).some((family) => codesIn(family, text).length > 0) &&
  !/\p{L}{3}/u.test(withoutCodes(text, 'clo', 'plo'));

/** Words, no code and no mark of a list; below a head of assessments also a code by which the document calls one: 'A1'. */
const isNameLike = (text: string, isHeaded = false): boolean =>
  (isHeaded && /^\p{Lu}\d{1,2}$/u.test(text)) ||
  (/\p{L}{2}/u.test(text) && !isCodes(text) && placeInList(text) === undefined);

/** 'Bertulis (2 jam)' beside 'Peperiksaan akhir' names no assessment of its own. */
const examForm = /^(?:bertulis|lisan|written|oral)\s*\(/i;
/** Where the name of an assessment stands, the likeliest first. */
const naming: readonly (LabelKind | null)[] = ['assessment', null, 'component', 'method', 'ordinal'];

const ofTime = /tarikh|date|due|when|minggu|week/i;

/** '1500 words', '20 minutes', '2h 30min' below 'Length'. */
export const isOfAmounts = (rows: readonly TableRow[], place: number): boolean =>
  rows.every(({ cells, isSum }) => isSum || !/\p{L}{2}/u.test(cells[place] ?? '') || /^\W*\d/.test(cells[place] ?? ''));

/** The place of a row's name: its own title behind the groups of its table, else under the head that names assessments best; -1 where it has none. */
function namePlace(row: Row, { kinds, columns, rows }: Grid): number {
  const rankOf = (place: number): number => {
    const kind = kinds[place] ?? null;
    const isOther =
      examForm.test(row.cells[place] ?? '') ||
      (kind === null && (ofTime.test(columns[place] ?? '') || isOfAmounts(rows, place)));
    return isOther || !naming.includes(kind) ? Infinity : naming.indexOf(kind);
  };
  const places = row.cells.flatMap((text, place) =>
    row.own[place] && isNameLike(text, kinds[place] === 'assessment') && rankOf(place) < Infinity ? [place] : [],
  );
  // 'A1' and 'CA (60%)' beside a title are marks, and a cell over several rows is the name of their group.
  const isMark = (place: number): number =>
    Number(row.shared[place] === true || /^\p{Lu}{1,3}(?:\s?\d{1,2}|\s*\(\d+\s*%\))$/u.test(row.cells[place] ?? ''));
  const [best = -1] = places.toSorted((one, other) => isMark(one) - isMark(other) || rankOf(one) - rankOf(other));
  return row.titledAt ?? best;
}
