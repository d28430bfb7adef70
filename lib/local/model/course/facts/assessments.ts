import { codeFamily, codesIn, headOf, labelKind, type LabelKind } from '../../../../../shared/course/vocabulary.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import { isOrdinal, type TableRow } from '../../../../../shared/document/table.ts';
import { comparable } from '../../../../../shared/text/comparable.ts';
import { uniqueBy } from '../../../../../shared/uniqueBy.ts';
import {
  durationIn,
  isPart,
  leavesOf,
  sum,
  plainName,
  weighed,
  weighedIn,
  weightOf,
  type Weighed,
  type ReadAssessment,
  bare,
} from './weights.ts';
import { ticked } from './outcomeLists.ts';
import { linesOf, malayOf, oneLine } from './ownWords.ts';
import { isWeekly, type Grid, type Line, type Reading, rowLines, type Section } from './reading.ts';

/**
 * The assessments with their own weights, from the place whose weights come nearest to 100 in the most detail. Tables of assessments may be
 * wrong in their sum; elsewhere only what makes 100 is sure to weigh the course. A part of the whole (coursework 60) is given by its own
 * assessments where another place lists them.
 */
export function readAssessments({ grids, sections, loose, text }: Reading): ReadAssessment[] {
  const all = loose.flatMap(({ at, cells }) => rowLines(cells).flatMap((cell) => linesAt(at, cell)));
  const headings = loose.flatMap(({ at, cells, isHeading }) => (isHeading ? linesAt(at, cells[0] ?? '') : []));
  const listed = sections.filter(
    ({ kind, label }) => kind === 'assessment' || (kind === null && labelKind(label) === 'weight'),
  );
  const tables = [
    ...[...grids.map(fromGrid), grids.flatMap(fromGrid)].map((drafts) => once(leavesOf(drafts))),
    // Rows without a head, below the heading of the assessments.
    ...listed.filter(({ lines }) => lines.every(({ at }) => at.includes('.'))).map(weighedBelow),
  ];
  const others = [...listed.map(weighedBelow), weighedOn(headings), weighedOn(all)];
  const across = [
    ...grids.map(fromHeads),
    ...grids.flatMap(({ columns, rows }) => rows.map((row) => acrossRow(columns, row))),
    grids.flatMap(fromWeeks),
  ];
  const places = [...tables, ...others, ...across].filter(({ length }) => length > 0);
  const whole = (drafts: Weighed[]): Weighed[] => withDetails(drafts, places);
  const own = [
    ...tables.map(whole).filter((drafts) => drafts.length > 1 && sum(drafts) <= 100),
    ...others.map(whole).filter((drafts) => drafts.length > 1 && sum(drafts) === 100),
  ];
  const [found = []] = [
    // Weights beside the weeks are those of the assessments in parts, where these have a place of their own.
    ...(own.some((drafts) => sum(drafts) === 100 && !drafts.every(isPart)) ? [] : across.map(whole)),
    ...own,
  ]
    .filter((drafts) => drafts.length > 1)
    .toSorted((one, other) => sum(other) - sum(one) || other.length - one.length);
  const names = legendOf(text);
  // In rows without a head the outcomes are told by their codes.
  const outcomesAt = ([ref]: readonly Ref[]): string =>
    loose
      .flatMap(({ at, cells }) => (at === ref && cells.length > 1 ? cells : []))
      .filter((cell) => codesIn('clo', cell).length > 0)
      .join(', ');
  const rows: readonly ReadAssessment[] =
    sum(found) === 100 ? found : grids.flatMap((grid) => withUnweighed(grid, found));
  const named = found.every((draft) => rows.includes(draft)) ? rows : found;
  return named.map((draft) => ({
    ...draft,
    type: names.get(draft.type) ?? draft.type,
    outcomes: draft.outcomes || outcomesAt(draft.at),
  }));
}

const weighedOn = (lines: readonly Line[]): Weighed[] => leavesOf(once(weighedIn(lines)));
const weighedBelow = ({ at, label, lines }: Section): Weighed[] => weighedOn([{ at, text: label }, ...lines]);

/** The assessments of a table in its order, with those whose weight is missing in it. */
function withUnweighed(grid: Grid, found: readonly Weighed[]): ReadAssessment[] {
  const column = grid.kinds.indexOf('weight');
  const isHere = grid.rows.some(({ ref }) => found.some(({ at }) => at[0] === ref));
  if (column < 0 || !isHere) return [];
  return grid.rows.flatMap((row): ReadAssessment[] => {
    const own = found.filter(({ at }) => at[0] === row.ref);
    const type = plainName(nameIn(row, grid, 1, column) ?? '', grid.isBilingual);
    const isOther = row.isSum || row.isHeader || row.isCaption || isPart({ type }) || !/\p{L}{3}/u.test(type);
    if (own.length > 0 || isOther || weightOf(row.cells[column] ?? '') !== null) return own;
    return [{ ...bare, type, weight: null, outcomes: row.cells[grid.kinds.indexOf('clo')] ?? '', at: [row.ref] }];
  });
}

const linesAt = (at: Ref, text: string): Line[] => linesOf(text).map((line) => ({ at, text: line }));

/** What short codes stand for: 'K – Kuiz; U – Ujian'. */
export const legendOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/(?:^|[;,*\s])([A-Z]{1,4}\d?)\s*[–=:-]\s*(\p{Lu}[\p{L} /]{2,40}?)(?=[;,.\n]|$)/gu)]
      .toReversed()
      .map(([, code = '', name = '']) => [code, name.trim()]),
  );

/** What is more than the whole was said again, as in a sentence and in a table below it. */
const once = (drafts: Weighed[]): Weighed[] =>
  sum(drafts) <= 100 ? drafts : uniqueBy(drafts, ({ type, weight }) => `${weight} ${comparable(type)}`);

/** Parts are replaced by the assessments of another place that make up their weight, each place once. */
function withDetails(drafts: Weighed[], places: readonly Weighed[][]): Weighed[] {
  const used = new Set<Ref | undefined>();
  const isFree = ({ at }: Weighed): boolean => !used.has(at[0]);
  return drafts.flatMap((draft) => {
    const [own = [draft]] = places
      .filter((others) => isPart(draft) && !others.some(isPart) && sum(others) === draft.weight && others.every(isFree))
      .toSorted((one, other) => other.length - one.length);
    for (const { at } of own) used.add(at[0]);
    return own;
  });
}

/** Heads of a rubric, which weighs the criteria of one task. */
const rubric = /cemerlang|excellent|kriteria\b|criteri(?:a|on)|lemah|\bweak|memuaskan|satisfactory/i;

const isOfOutcome = (label: string): boolean => codeFamily(headOf(label)) === 'clo';

/** Rows with a weight in its column. */
function fromGrid(grid: Grid): Weighed[] {
  const { kinds, rows, section } = grid;
  const marked = grid.columns.filter(isOfOutcome).length;
  // 'Pemberat › CLO1 | CLO2' are shares of the total beside them.
  const isShare = (column: number): boolean =>
    marked > 1 && kinds.includes('total') && isOfOutcome(grid.columns[column] ?? '');
  const weights = kinds.flatMap((kind, column) => (kind === 'weight' && !isShare(column) ? [column] : []));
  const [column = marked > 1 ? kinds.lastIndexOf('total') : -1, ...others] = weights.toSorted(
    (one, other) => Number(isTotal(grid, other)) - Number(isTotal(grid, one)),
  );
  const isNaming = (kind: LabelKind | null): boolean =>
    kind === 'assessment' || kind === 'component' || (kind === 'method' && column >= 0);
  const isAssessments = kinds.some(isNaming) || section === 'assessment';
  const whole = kinds.indexOf('total');
  if (isWeekly(grid) || !isAssessments || isOfOutcomes(grid) || grid.columns.some((label) => rubric.test(label)))
    return [];
  if (column < 0 && whole >= 0) {
    const drafts = rows.flatMap((row) => fromRow(row, grid, whole));
    if (sum(leavesOf(drafts)) === 100) return drafts;
  }
  if (column < 0) return rows.flatMap(({ ref, cells }) => weighedIn(cells.flatMap((cell) => linesAt(ref, cell))));
  const read = (place: number): Weighed[] => asPercent(rows.flatMap((row) => fromRow(row, grid, place)));
  // Items beside their totals say more, where they too make the whole.
  const totals = leavesOf(read(column));
  const isWhole = (items: Weighed[]): boolean =>
    sum(items) === 100 && (sum(totals) !== 100 || items.length > totals.length);
  const drafts = others.map(read).find((items) => isWhole(leavesOf(items))) ?? read(column);
  // Among numbered assessments, rows without a number are the groups of those below.
  const isNumbered = ({ at: [ref] }: Weighed): boolean =>
    isOrdinal(rows.find((row) => row.ref === ref)?.cells[kinds.indexOf('ordinal')] ?? '');
  const numbered = drafts.filter(isNumbered);
  return sum(leavesOf(drafts)) > 100 && numbered.length > 1 ? numbered : drafts;
}

const isTotal = ({ columns }: Grid, place: number): boolean => /\b(?:total|jumlah)\b/i.test(headOf(columns[place]));

const isOfOutcomes = ({ kinds, rows }: Grid): boolean =>
  kinds.some((kind) => kind === 'statement' || kind === 'clo') &&
  rows.some(({ cells, key }) => key !== undefined && cells.some((text) => text.split(' ').length > 4));

function fromRow(row: TableRow, grid: Grid, column: number): Weighed[] {
  const { kinds, isBilingual } = grid;
  const at = (kind: LabelKind): string => row.cells[kinds.indexOf(kind)] ?? '';
  // 'Formatif (%) | Sumatif (%)': an assessment has its weight under one of the heads.
  const weighing = kinds.flatMap((kind, place) =>
    kind === 'weight' && !isTotal(grid, place) && weightOf(row.cells[place] ?? '') !== null ? [place] : [],
  );
  const place = weightOf(row.cells[column] ?? '') === null && weighing.length === 1 ? (weighing[0] ?? column) : column;
  const weights = linesOf(row.cells[place] ?? '');
  const marks = ticked(row).filter((mark) => codeFamily(mark) === 'clo');
  // '1, 2' where the head of an earlier group is not said again.
  const unheaded =
    row.cells.find((text, index) => grid.columns[index] === '' && /^\d(?:\s*[,&]\s*\d)+$/.test(text)) ?? '';
  // Outcomes may be called 'HP1', as those of the programme elsewhere.
  const ownCodes = /\p{L}/u.test(at('plo')) ? at('plo') : '';
  const name = nameIn(row, grid, weights.length, column);
  if (name === undefined || row.isSum || row.isHeader) return [];
  const names = linesOf(name);
  const isList = weights.length > 1 && names.length === weights.length;
  // A component with its assessments below its name, each with its own weight: 'Kerja kursus', 'Ujian – 20%', 'Projek – 30%'.
  const inside = names.length > 2 ? weighedIn(names.map((text) => ({ at: row.ref, text }))) : [];
  if (inside.length > 1 && sum(inside) === weightOf(weights.join(' '))) return inside;
  return (isList ? names : [name]).flatMap((own, line) => {
    const weight = weightOf(isList ? (weights[line] ?? '') : weights.join(' '));
    const type = plainName(own, isBilingual);
    if (weight === null || !/\p{L}{2}/u.test(type)) return [];
    return {
      ...bare,
      type,
      weight,
      duration: durationIn(own) || durationIn(at('duration')) || (isList ? '' : durationIn(at('assessment'))),
      outcomes: marks.join(', ') || at('clo') || at('statement') || ownCodes || unheaded,
      description: malayOf(at('description')),
      at: [row.ref],
    };
  });
}

/** 'Bertulis (2 jam)' beside 'Peperiksaan akhir' names no assessment of its own. */
const examForm = /^(?:bertulis|lisan|written|oral)\s*(?:\(|$)/i;

/** The cell that names the assessment: under its own head, else beside the component; beside a part of the whole, the cell of its details. */
function nameIn(row: TableRow, { kinds, columns, rows }: Grid, count: number, weight: number): string | undefined {
  const cells = (wanted: (kind: LabelKind | null, label: string) => boolean): string[] =>
    row.cells.filter(
      (text, place) => row.own[place] && /\p{L}{2}/u.test(text) && wanted(kinds[place] ?? null, columns[place] ?? ''),
    );
  const isOfGroup = (text: string): boolean => isGroup(row.cells.indexOf(text));
  // Merged over several rows with weights, it names a group of them.
  const isGroup = (place: number): boolean => rows.some(({ own }) => own[place] === false && own[weight] === true);
  const isFine = kinds.includes('assessment') && kinds.indexOf('component') > kinds.indexOf('assessment');
  const fine = isFine ? cells((kind) => kind === 'component').filter((type) => !isPart({ type })) : [];
  const all = [
    ...fine,
    ...cells((kind) => kind === 'assessment'),
    ...cells((kind, label) => kind === null && !/tarikh|date|due|minggu|week/i.test(label)),
    ...cells((kind) => kind === 'component'),
    ...cells((kind) => kind === 'method' || kind === 'ordinal'),
  ];
  const isOfExam = row.cells.some((text) => /peperiksaan|exam/i.test(text));
  const isLast = (text: string): boolean => isOfGroup(text) || (isOfExam && examForm.test(text));
  const names = [...all.filter((text) => !isLast(text)), ...all.filter(isLast)];
  const details = cells((kind) => kind === 'description').filter(
    (text) => text.length < 60 * count && !text.endsWith('.'),
  );
  const list = count > 1 ? [...names, ...details].find((text) => linesOf(text).length === count) : undefined;
  const [first] = names;
  return list ?? (first !== undefined && isPart({ type: plainName(first) }) ? (details[0] ?? first) : first);
}

/** Excel may hold 0.1 for 10 %. */
function asPercent(drafts: Weighed[]): Weighed[] {
  if (drafts.length < 2 || sum(drafts) > 2.001) return drafts;
  return drafts.map((draft) => ({ ...draft, weight: Math.round(draft.weight * 10_000) / 100 }));
}

/** Weights in the heads of columns: 'Kuiz (10%)' over each, or 'Penilaian Berterusan (60%)' over a list. */
function fromHeads({ columns, rows }: Grid): Weighed[] {
  const at = rows[0]?.ref ?? '';
  const heads = columns.map((text) => {
    const [last = '', above = ''] = text.split(' › ').toReversed().map(oneLine);
    // 'Kuiz' over '10% (2)'
    const share = /^\d{1,3}\s*%/.exec(last)?.[0];
    return { at, text: share === undefined ? last : `${above.replace(/\s*\(\d{1,3}\s*%\)$/, '')} ${share}` };
  });
  const lists = rows.flatMap(({ ref, cells }) => cells.flatMap((cell) => linesAt(ref, cell)));
  const headed = weighedIn(heads);
  return headed.length < 2 ? [] : leavesOf([...headed, ...weighedIn(lists)]);
}

const ofAll = /^(?:semua|keseluruhan|all|overall)$/i;

/** Names over their weights in one row, or over the totals of a matrix; only what makes 100 is sure to weigh the course. */
function acrossRow(columns: readonly string[], row: TableRow): Weighed[] {
  const drafts = columns.flatMap((label, place) => {
    const name = oneLine(headOf(label));
    const isName = labelKind(name) === null && codeFamily(name) === null && !ofAll.test(name);
    return isName && row.own[place]
      ? weighed(name, /^(\d{1,3})\s*%?$/.exec(row.cells[place] ?? '')?.[1] ?? '', row.ref)
      : [];
  });
  return drafts.length > 1 && sum(drafts) === 100 ? drafts : [];
}

const examination =
  /\b(?:uts|uas|(?:ujian|evaluasi) (?:tengah|akhir) semester|mid-?term|final exam\w*|peperiksaan\b)/iu;
const formOf = /^(?:bentuk(?: penilaian)?|teknik|non-?tes?t|tes?t|kriteria)\s*:\s*/i;

/** Weights beside the weeks, as in an Indonesian plan: each row is an assessment, named by its form or by the examination of its week. */
function fromWeeks(grid: Grid): Weighed[] {
  const column = grid.kinds.indexOf('weight');
  if (column < 0 || !isWeekly(grid)) return [];
  return grid.rows.flatMap((row) => {
    const weight = weightOf(row.cells[column] ?? '');
    const exam = row.cells.find((text) => text.length < 80 && examination.test(text));
    const place = grid.kinds.lastIndexOf('assessment');
    const type = plainName(exam ?? (row.cells[place] ?? '').replace(formOf, ''));
    const isName = type !== '' && type.length <= 80 && /\p{L}{3}/u.test(type);
    const outcomes = row.cells[grid.kinds.indexOf('clo')] ?? '';
    return weight === null || !isName ? [] : [{ ...bare, type, weight, outcomes, at: [row.ref] }];
  });
}
