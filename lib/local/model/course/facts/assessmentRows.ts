import { codeFamily, codesIn } from '../../../../../shared/course/codes.ts';
import { headOf, type LabelKind } from '../../../../../shared/course/vocabulary.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import { isSumLabel, placeInList, type TableRow } from '../../../../../shared/document/table.ts';
import { opensWithVerb } from '../../../../../shared/fact/statement.ts';
import { sumOf } from '../../../../../shared/sum.ts';
import { ticked } from './outcomeLists.ts';
import { linesOf, malayOf, oneLine, withoutCode } from './ownWords.ts';
import { isWeekly, type Grid, type Line } from './reading.ts';
import { countIn, durationIn, isPart, isWeighed, leavesOf, partsOf, plainName, sum, unsaid } from './weights.ts';
import type { ReadAssessment } from './weights.ts';
import { weighedIn } from './weighedLines.ts';

export const linesAt = (at: Ref, text: string): Line[] => linesOf(text).map((line) => ({ at, text: line }));

/** Heads of a rubric, which weighs the criteria of one task. */
const rubric = /cemerlang|excellent|kriteria\b|criteri(?:a|on)|lemah|\bweak|memuaskan|satisfactory/i;

const isOfOutcome = (label: string): boolean => codeFamily(headOf(label)) === 'clo';
const isTotalColumn = (label: string): boolean => /\b(?:total|jumlah)\b/i.test(headOf(label));
const isMarks = (label: string): boolean => /^(?:markah|marks?)$/i.test(headOf(label));

const statesOutcomes = ({ kinds, rows }: Grid): boolean =>
  kinds.some((kind) => kind === 'statement' || kind === 'clo') &&
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

/** Rows with a weight in its column: of all ways to read the columns the one that makes the whole, in the most detail. */
export function fromGrid(grid: Grid): ReadAssessment[] {
  if (!isOfAssessments(grid)) return [];
  const ways = waysToWeigh(grid);
  if (ways.length === 0) return inWords(grid);
  const readings = ways.map((columns) => {
    const drafts = asPercent(rowsWeighed(grid, columns));
    const leaves = leavesOf(drafts);
    return { drafts, isWhole: sum(leaves) === 100, count: leaves.filter(isWeighed).length };
  });
  const [best] = readings.toSorted(
    (one, other) => Number(other.isWhole) - Number(one.isWhole) || other.count - one.count,
  );
  const isSure = grid.kinds.includes('weight') || best?.isWhole === true;
  return isSure ? (best?.drafts ?? []) : [];
}

/** Weights beside names within the cells: 'Kuiz (10%), Projek (30%)'. */
const inWords = ({ rows }: Grid): ReadAssessment[] =>
  rows.flatMap(({ ref, cells, key = '' }) =>
    weighedIn(cells.flatMap((cell) => linesAt(ref, cell))).map((draft) => ({ ...draft, stated: draft.stated || key })),
  );

/** The columns that may weigh a row, the likeliest first: those of totals, each other one, all of them as parts. */
function waysToWeigh({ kinds, columns, rows }: Grid): number[][] {
  const label = (place: number): string => columns[place] ?? '';
  const isShares = columns.filter(isOfOutcome).length > 1;
  const weights = kinds.flatMap((kind, place) => (kind === 'weight' ? [place] : []));
  const totals = weights.filter((place) => isTotalColumn(label(place)));
  const others = weights.filter((place) => !totals.includes(place));
  const sorted = others.toSorted((one, other) => Number(isMarks(label(one))) - Number(isMarks(label(other))));
  const whole = kinds.lastIndexOf('total');
  const isWhole = whole >= 0 && (weights.length === 0 || isShares || addsUp(rows, whole, others));
  const each = isShares && isWhole ? [] : sorted.map((place) => [place]);
  // 'Jumlah (%)' behind hours is a share of these.
  const [sums, shares] = [true, false].map((isSum) =>
    totals.filter((place) => (others.length === 0 || addsUp(rows, place, others)) === isSum).map((place) => [place]),
  );
  return [
    ...(isWhole ? [[whole]] : []),
    ...(sums ?? []),
    ...each,
    ...(others.length > 1 ? [others] : []),
    ...(shares ?? []),
  ];
}

/** Whether a column adds up others in each of its rows. */
const addsUp = (rows: readonly TableRow[], total: number, parts: readonly number[]): boolean =>
  rows.every(({ cells }) => {
    const [whole, added] = [[total], parts].map((places) => sumOf(places.flatMap((at) => partsOf(cells[at] ?? ''))));
    return whole === 0 || whole === added;
  });

const percent = (share: number): number => Math.round(share * 10_000) / 100;

/** Excel may hold 0.1 for 10 %. */
function asPercent(drafts: ReadAssessment[]): ReadAssessment[] {
  if (drafts.length < 2 || sum(drafts) > 2.001) return drafts;
  return drafts.map((draft) => ({ ...draft, weight: draft.weight.map(percent) }));
}

/** Each row is an assessment, a list of them, or another part of the one above: '^ | CLO3 | 15'. */
function rowsWeighed(grid: Grid, columns: readonly number[]): ReadAssessment[] {
  let above = '';
  return grid.rows.flatMap((row) => {
    const own = row.isHeader || row.isSum || row.isCaption ? [] : inRow(row, grid, columns, above);
    above = own.length === 1 ? (own[0]?.type ?? '') : '';
    return own;
  });
}

/** The name above, of which a row without a name of its own gives the share of another outcome. */
function nameAbove(row: TableRow, grid: Grid, above: string): Name | undefined {
  const places = naming.flatMap((kind) => (grid.kinds.includes(kind) ? [grid.kinds.indexOf(kind)] : []));
  const isMerged = places.length > 0 && places.every((place) => row.own[place] !== true);
  const isRest = above !== '' && (isMerged || besideIn(row, grid, 0, 1).stated !== '');
  return isRest ? { text: above, place: places[0] ?? -1 } : undefined;
}

/** Whether a name with its weight is an assessment; `isMissing`: its cell of weights says none. */
const isAssessment = (type: string, parts: readonly number[], isMissing: boolean): boolean =>
  isMissing
    ? /\p{L}{3}/u.test(type) && !isPart({ type }) && !isSumLabel(type)
    : parts.length > 0 && sumOf(parts) <= 100 && isNameLike(type, true);

/** The assessments of a row: one, or several on the lines of its cells. */
function inRow(row: TableRow, grid: Grid, columns: readonly number[], above: string): ReadAssessment[] {
  const weighing = columns.filter((column) => row.own[column] && partsOf(row.cells[column] ?? '').length > 0);
  const shown = weighing.flatMap((column) => linesOf(row.cells[column] ?? ''));
  const name = nameIn(row, grid, shown.length, columns) ?? (shown.length > 0 ? nameAbove(row, grid, above) : undefined);
  if (name === undefined) return [];
  const names = linesOf(name.text);
  const isList = weighing.length === 1 && shown.length > 1 && names.length === shown.length;
  // A component with its assessments below its name, each with its own weight: 'Kerja kursus', 'Ujian – 20%', 'Projek – 30%'.
  const inside = names.length > 2 ? weighedIn(names.map((text) => ({ at: row.ref, text }))) : [];
  if (inside.length > 1 && sum(inside) === sumOf(weighing.flatMap((column) => partsOf(row.cells[column] ?? ''))))
    return inside;
  // A weight over several rows is that of none of them.
  const isShared = weighing.some((column) => row.shared[column] && !row.shared[name.place]);
  const isMissing = shown.length === 0 && grid.kinds.includes('weight');
  return (isList ? names : [name.text]).flatMap((own, line) => {
    const texts = isList ? [shown[line] ?? ''] : weighing.map((column) => row.cells[column] ?? '');
    const parts = isShared ? [] : texts.flatMap(partsOf);
    const type = plainName(own, grid.isBilingual);
    if (!isAssessment(type, parts, isMissing)) return [];
    const beside = besideIn(row, grid, line, isList ? names.length : 1);
    const said =
      durationIn(own) ||
      beside.duration ||
      (isList ? '' : durationIn(row.cells[grid.kinds.indexOf('assessment')] ?? ''));
    const count = countIn(own) ?? beside.count;
    return [
      {
        ...beside,
        type,
        weight: parts,
        duration: said,
        week: beside.week || weekIn(own),
        count,
        at: [row.ref],
      },
    ];
  });
}

/** What stands beside the name in its row, on its line where each name has one: outcomes, week, hours, number, description. */
export function besideIn(
  row: TableRow,
  grid: Grid,
  line: number,
  lines: number,
): Omit<ReadAssessment, 'type' | 'weight' | 'at'> {
  const { kinds, columns } = grid;
  const own = (text: string): string => {
    const parts = linesOf(text);
    return lines > 1 && parts.length === lines ? (parts[line] ?? '') : text;
  };
  const at = (kind: LabelKind): string => own(row.cells[kinds.indexOf(kind)] ?? '');
  const marks = ticked(row);
  // '1, 2' where the head of an earlier group is not said again, or is not known: 'Hasil Pemb.'
  const unheaded = row.cells.find(
    (text, place) =>
      (columns[place] === '' && /^\d(?:\s*[,&]\s*\d)+$/.test(text)) ||
      (kinds[place] === null && ofOutcomes.test(columns[place] ?? '') && /^\d(?:\s*[,&]\s*\d)*$/.test(text)),
  );
  // Outcomes may be called 'HP1', as those of the programme elsewhere.
  const ownCodes = /\p{L}/u.test(at('plo')) ? at('plo') : '';
  const weeks = row.cells.flatMap((text, place) =>
    isOfWeeks(kinds[place], columns[place]) ? weekIn(own(text), true) : [],
  );
  return {
    ...unsaid,
    stated:
      marks.filter((mark) => codeFamily(mark) === 'clo').join(', ') ||
      at('clo') ||
      at('statement') ||
      ownCodes ||
      (unheaded ?? ''),
    programme: [...codesIn('plo', at('plo')), ...marks.filter((mark) => codeFamily(mark) === 'plo')],
    duration: durationIn(at('duration')),
    week: weeks.find((week) => week !== '') ?? '',
    count: countBeside(row, grid),
    description: malayOf(at('description')),
  };
}

const ofOutcomes = /\b(?:hasil|outcomes?|HPK|CLO|CO|LO|CPMK)\b/i;
const isOfWeeks = (kind: LabelKind | null = null, label = ''): boolean =>
  kind === 'week' || (kind === null && ofTime.test(headOf(label)));

const weekNumbers = String.raw`(\d{1,2}(?:\s*(?:-|–|,|&|dan|and|hingga|to)\s*[MW]?\d{1,2})*)`;
const weekWord = '(?:minggu|weeks?|mgg?|wk|[MW])\\s*(?:ke)?[\\s-]*';
const weekCell = new RegExp(`^(?:\\p{L}+,\\s*)?(?:${weekWord})?${weekNumbers}$`, 'iu');
const weekInName = new RegExp(`\\((?:${weekWord})${weekNumbers}\\)`, 'i');

/** The weeks that a cell below their head, or a bracket behind a name, prints: '7', '13-14', '4, 11'. */
const weekIn = (text: string, isCell = false): string =>
  ((isCell ? weekCell : weekInName).exec(oneLine(text.replace(/(?<=\d)\n(?=[MW]?\d)/gi, ', ')))?.[1] ?? '')
    .replace(/(?<=\d)\s*[–-]\s*/g, '-')
    .replace(/[MW](?=\d)/gi, '')
    .replace(/\s+,/g, ',');

/** A column behind the names that counts them: 'No. of assessment', 'Bilangan'. */
function countBeside({ cells }: TableRow, { kinds, columns }: Grid): number | null {
  const name = kinds.findIndex((kind) => kind === 'assessment' || kind === 'component');
  const place = columns.findIndex(
    (label, column) =>
      column > name && name >= 0 && /^(?:bil\b|bilangan|no\b|number|kuantiti|quantity)/i.test(headOf(label)),
  );
  const [count] = /^[1-9]\d?$/.exec(cells[place] ?? '') ?? [];
  return count === undefined ? null : Number(count);
}

/** Codes and nothing else: 'CLO2, PLO3'. */
const isCodes = (text: string): boolean =>
  (['clo', 'plo'] as const).some((family) => codesIn(family, text).length > 0) &&
  !/\p{L}{3}/u.test(text.replace(/\p{L}+\s?-?\d+/gu, ''));

/** Words, no code and no mark of a list; below a head of assessments also a code by which the document calls one: 'A1'. */
export const isNameLike = (text: string, isHeaded = false): boolean =>
  (isHeaded && /^\p{Lu}\d{1,2}$/u.test(text)) ||
  (/\p{L}{2}/u.test(text) && !isCodes(text) && placeInList(text) === undefined);

/** 'Bertulis (2 jam)' beside 'Peperiksaan akhir' names no assessment of its own. */
const examForm = /^(?:bertulis|lisan|written|oral)\s*(?:\(|$)/i;
/** Where the name of an assessment stands, the likeliest first. */
const naming: readonly (LabelKind | null)[] = ['assessment', null, 'component', 'method', 'ordinal'];

const ofTime = /tarikh|date|due|minggu|week/i;

/** '1500 words', '20 minutes', '2h 30min' below 'Length'. */
export const isOfAmounts = (rows: readonly TableRow[], place: number): boolean =>
  rows.every(({ cells, isSum }) => isSum || !/\p{L}{2}/u.test(cells[place] ?? '') || /^\W*\d/.test(cells[place] ?? ''));

interface Name {
  text: string;
  place: number;
}

/** The cell that names the assessment: under its own head, else beside the component; beside a part of the whole, the cell of its details. */
function nameIn(
  row: TableRow,
  { kinds, columns, rows }: Grid,
  count: number,
  weights: readonly number[],
): Name | undefined {
  const isFine = kinds.includes('assessment') && kinds.indexOf('component') > kinds.indexOf('assessment');
  const isOfExam = row.cells.some((text) => /peperiksaan|exam/i.test(text));
  const own = row.cells.flatMap((text, place) =>
    row.own[place] && isNameLike(text, kinds[place] === 'assessment') ? [{ text, place }] : [],
  );
  const rankOf = ({ text, place }: Name): number => {
    const kind = kinds[place] ?? null;
    if (isFine && kind === 'component' && !isPart({ type: text })) return -1;
    const rank = naming.indexOf(kind);
    if (rank < 0 || (kind === null && (ofTime.test(columns[place] ?? '') || isOfAmounts(rows, place)))) return Infinity;
    // Merged over several rows with weights, it names a group of them.
    const isGroup = rows.some((other) => other.own[place] === false && weights.some((weight) => other.own[weight]));
    return isGroup || (isOfExam && examForm.test(text)) ? rank + naming.length : rank;
  };
  const names = own.filter((cell) => rankOf(cell) < Infinity).toSorted((one, other) => rankOf(one) - rankOf(other));
  const details = own.filter(
    ({ text, place }) => kinds[place] === 'description' && text.length < 60 * count && !text.endsWith('.'),
  );
  const list = count > 1 ? [...names, ...details].find(({ text }) => linesOf(text).length === count) : undefined;
  const [first] = names;
  return list ?? (first && isPart({ type: plainName(first.text) }) ? (details[0] ?? first) : first);
}
