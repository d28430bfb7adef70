import { saysNone } from '../../../../../shared/course/words/plausible.ts';
import { isGroup } from '../../../../../shared/course/sums.ts';
import { withoutCodes } from '../../../../../shared/course/words/codes.ts';
import { isUnder, type LabelKind } from '../../../../../shared/course/words/vocabulary.ts';
import { placeInList, type TableRow } from '../../../../../shared/document/table.ts';
import { statedChoices } from '../../../../../shared/fact/decide/decideCodes.ts';
import { weeksOfRow, weightOf } from '../../../../../shared/fact/decide/decideNumber.ts';
import { type Row, rowsOf } from '../../../../../shared/fact/rows.ts';
import { unitNumbers } from '../../../../../shared/fact/units.ts';
import { opensWithVerb } from '../../../../../shared/fact/statement.ts';
import { blockOf } from '../../../../../shared/document/blockOf.ts';
import type { SourceDocument } from '../../../../../shared/document/document.ts';
import { inLists } from '../../../../../shared/fact/sums.ts';
import { linesOf, mainPart, withoutCode } from './ownWords.ts';
import { isWeekly, type Grid, inMalay, type Reading } from './reading.ts';
import {
  countIn,
  durationIn,
  isWeighed,
  ofRules,
  plainName,
  type ReadAssessment,
  sum,
  unsaid,
  weighedIn,
  isPart,
  leavesOf,
} from './weights.ts';

/** Heads of a rubric, which weighs the criteria of one task. */
const rubric = /cemerlang|excellent|kriteria\b|criteri(?:a|on)|lemah|\bweak|memuaskan|satisfactory/i;

const statesOutcomes = ({ rows }: Grid): boolean =>
  rows.some(
    ({ cells, key }) =>
      key !== undefined && cells.some((text) => text.split(' ').length > 4 && opensWithVerb(withoutCode(text))),
  );

/** Whether a table's heads, or the text above it, say that its rows are assessments. */
function isOfAssessments(grid: Grid): boolean {
  const { kinds, columns, section, isHeaded } = grid;
  const isNamed = kinds.some(
    (kind, place) =>
      kind === 'assessment' ||
      kind === 'component' ||
      // Shares that make up the whole.
      columns[place]?.endsWith('› %') === true,
  );
  const isOther = isWeekly(grid) || statesOutcomes(grid) || columns.some((label) => rubric.test(label));
  return isHeaded && (isNamed || section === 'assessment') && !isOther;
}

/** The rows that have a weight; below heads of assessments also rows without one. */
function fromGrid(grid: Grid): ReadAssessment[] {
  const rows = grid.rows.filter(({ isSum, isCaption }) => !isSum && !(isCaption && grid.isHeaded));
  const found = rows.flatMap((row) => {
    const place = namePlace(row, grid);
    return place < 0 ? [] : inRow(row, grid, place, weightOf(row) ?? weightOf(row, place));
  });
  return found.some(isWeighed) ? found : [];
}

function inRow(row: Row, grid: Grid, place: number, weight: number | null): ReadAssessment[] {
  const cell = row.cells[place] ?? '';
  // A component with its assessments below its name, each with its own weight: 'Kerja kursus', 'Ujian – 20%', 'Projek – 30%'.
  const inside = linesOf(cell).length > 2 ? linesOf(cell).flatMap((line) => weighedIn(row.ref, line)) : [];
  if (inside.length > 1 && sum(inside) === weight) return inside;
  const type = plainName(cell, grid.isBilingual);
  if (
    weight === 0 ||
    row.cells.some(saysNone) ||
    !isNameLike(type, true) ||
    (weight === null && (!grid.isHeaded || isGroup({ type, weight })))
  )
    return [];
  const columnAt = (kind: LabelKind): string => row.cells[grid.kinds.indexOf(kind)] ?? '';
  return [
    {
      ...unsaid,
      type,
      weight: weight === null ? [] : [weight],
      programme: statedChoices('plo', [row]),
      duration: [cell, columnAt('duration'), columnAt('assessment')].map(durationIn).find(Boolean) ?? '',
      week: weeksOfRow(row)[0] ?? '',
      count: countIn(cell) ?? countBeside(row, place),
      description: mainPart(columnAt('description')),
      at: [row.ref],
    },
  ];
}

/** A column behind the names that counts them: 'No. of assessment', 'Bilangan'. */
function countBeside({ cells, columns }: TableRow, name: number): number | null {
  const count = cells.find((_, place) => place > name && isUnder(columns[place], 'count', 'ordinal')) ?? '';
  return /^[1-9]\d?$/.test(count) ? Number(count) : null;
}

/** A longer text explains. */
const longestName = 150;

/** Words, no code and no mark of a list; below a head of assessments also a code by which the document calls one: 'A1'. */
const isNameLike = (text: string, isHeaded = false): boolean =>
  (isHeaded && /^\p{Lu}\d{1,2}$/u.test(text)) ||
  (text.length <= longestName &&
    /\p{L}{2}/u.test(withoutCodes(text, 'clo', 'plo')) &&
    placeInList(text) === undefined &&
    !ofRules.test(text));

/** 'Bertulis (2 jam)' beside 'Peperiksaan akhir' names no assessment of its own. */
const examForm = /^(?:bertulis|lisan|written|oral)\s*\(/i;
/** Labels under which the name of an assessment stands, the likeliest first. */
const naming: readonly (LabelKind | null)[] = ['assessment', null, 'component', 'method', 'ordinal'];

/** The place of a row's name: its own title behind the groups of its table, else under the head that names assessments best; -1 where it has none. */
function namePlace(row: Row, { kinds }: Grid): number {
  const rankOf = (place: number): number => {
    const kind = kinds[place] ?? null;
    return examForm.test(row.cells[place] ?? '') || !naming.includes(kind) ? Infinity : naming.indexOf(kind);
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

const examinations = 'uts|uas|(?:ujian|evaluasi) (?:tengah|akhir) semester|mid-?term|final exam\\w*|peperiksaan';
const examination = new RegExp(`\\b(?:${examinations})\\b`, 'iu');
/** Weights beside the weeks, as in an Indonesian plan: each row is an assessment, named beside it or by the examination of its week. */
const fromWeeks = (grid: Grid): ReadAssessment[] =>
  grid.rows.flatMap((row) => {
    const place = grid.kinds.lastIndexOf('assessment');
    const exam = row.cells.findIndex((text) => text.length < 80 && examination.test(text));
    const weight = row.isSum || !isUnder(row.columns[grid.kinds.indexOf('weight')], 'weight') ? null : weightOf(row);
    return weight === null ? [] : inRow(row, grid, exam < 0 ? place : exam, weight);
  });

/** A table may state up to this sum by mistake; more is a sum read as an assessment. */
const mostByMistake = 130;

/** The assessments with their own weights, taken from the place whose weights come nearest to 100 in the most detail. */
export function readAssessments({ document, grids, text }: Reading): ReadAssessment[] {
  const own = grids.filter(isOfAssessments).map(fromGrid);
  const other = grids.filter((grid) => !isOfAssessments(grid) && !isWeekly(grid)).map(fromGrid);
  const said = saidLists(inMalay(document));
  const rows = [...own, ...other].flat();
  // The parts of a sentence, or of a cell beside its weight, tell more about assessments that stand elsewhere.
  const isFree = ({ at: [ref] }: ReadAssessment, list: readonly ReadAssessment[]): boolean =>
    !rows.some(({ at }) => at[0] === ref) && list.filter(({ at }) => at[0] === ref).length === 1;
  const lines = said.flatMap((list) => list.filter((draft) => isFree(draft, list)));
  const inOrder = [...rows, ...lines].toSorted((one, next) => blockOf(one.at[0] ?? '') - blockOf(next.at[0] ?? ''));
  // Tables of assessments may be wrong in their sum; elsewhere only weights that make 100 are sure to be the course's.
  const weights = unitNumbers('weight', text);
  const listed = [
    ...possible([...own, own.flat(), ...said.filter((list) => isAlmostWhole(list, weights))], true),
    ...possible([...said, ...said.flat().map(inParts), inOrder], false),
  ];
  // Weights beside the weeks are those of the assessments in parts, where these have a place of their own.
  const isListed = listed.some((drafts) => sum(drafts) === 100 && !drafts.some(isPart));
  const places = [...(isListed ? [] : possible([grids.filter(isWeekly).flatMap(fromWeeks)], true)), ...listed];
  const [found = []] = places.toSorted((one, next) => nearness(next) - nearness(one) || countOf(next) - countOf(one));
  // An assessment without a weight is kept when it may complete the whole.
  return sum(found) === 100 ? found.filter(isWeighed) : found;
}

/** A sentence of parts, where what follows makes one of them up: 'Pentaksiran berterusan 40 % dan peperiksaan 60 %' over 'Kuiz 10 %', 'Ujian 30 %'. */
function inParts({ at: [ref] }: ReadAssessment, _: number, said: readonly ReadAssessment[]): ReadAssessment[] {
  const below = said.slice(said.findLastIndex(({ at }) => at[0] === ref) + 1);
  return said
    .filter(({ at }) => at[0] === ref)
    .flatMap((part) => {
      const own = below.slice(0, below.findIndex((__, last) => sum(below.slice(0, last + 1)) >= sum([part])) + 1);
      return isPart(part) && own.length > 1 && sum(own) === sum([part]) ? own : part;
    });
}

const countOf = (drafts: readonly ReadAssessment[]): number => drafts.filter(isWeighed).length;

/** Up to the whole, a higher sum is better; beyond it, a lower one. */
const nearness = (drafts: readonly ReadAssessment[]): number =>
  sum(drafts) > 100 ? 99 - sum(drafts) / 1000 : sum(drafts);

const possible = (lists: readonly ReadAssessment[][], isSure: boolean): ReadAssessment[][] =>
  lists.map(leavesOf).filter((drafts) => isPossible(drafts, isSure));

function isPossible(drafts: readonly ReadAssessment[], isSure: boolean): boolean {
  if (countOf(drafts) < 2 || !isSure) return countOf(drafts) > 1 && sum(drafts) === 100;
  return sum(drafts) <= 100 || (sum(drafts) <= mostByMistake && !drafts.some(isPart));
}

/** Whether lines nearly make up the whole, or a sum that is said: 'Kerja kursus sebanyak 60 peratus' over items that add up to it. */
const isAlmostWhole = (list: readonly ReadAssessment[], weights: readonly number[]): boolean =>
  list.length > 2 && (weights.includes(sum(list)) || Math.abs(100 - sum(list)) <= 10);

/** The assessments that lines, sentences and cells name with a weight; those of one text, and of lines near each other, are a list. */
function saidLists(document: SourceDocument): ReadAssessment[][] {
  const texts = rowsOf(document).filter(({ columns }) => columns.length === 1);
  const parted = new Set(texts.flatMap(({ ref, isPart: isOne }) => (isOne === true ? [ref] : [])));
  const weighed = texts.flatMap((row) => {
    const isWhole = row.isPart === true || !parted.has(row.ref);
    const lines = isWhole ? (row.cells[0] ?? '').split('\n') : [];
    return lines.flatMap((line) => weighedIn(row.ref, line)).map((found) => ({ row, found }));
  });
  return inLists(weighed, document).map((list) => list.map(({ found }) => found));
}
