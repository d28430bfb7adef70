import { codeFamily } from '../../../../../shared/course/words/codes.ts';
import { labelKind } from '../../../../../shared/course/words/vocabulary.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import { weightOf } from '../../../../../shared/fact/decide/decideNumber.ts';
import { unitNumbers } from '../../../../../shared/fact/units.ts';
import { comparable } from '../../../../../shared/text/comparable.ts';
import { uniqueBy } from '../../../../../shared/values/uniqueBy.ts';
import { besideIn, fromGrid, inWords, linesAt } from './assessmentRows.ts';
import { oneLine } from './ownWords.ts';
import { isWeekly, type Grid, type Line, type Reading, rowLines, type Section } from './reading.ts';
import { isPart, isWeighed, leavesOf, plainName, type ReadAssessment, sum, unsaid, weighedIn } from './weights.ts';

/** A table may state up to this sum by mistake; more is a sum read as an assessment. */
const mostByMistake = 130;

/**
 * The assessments with their own weights, from the place whose weights come nearest to 100 in the most detail. A part of the whole (coursework
 * 60) is given by its own assessments where another place lists them.
 */
export function readAssessments(reading: Reading): ReadAssessment[] {
  const { text } = reading;
  const { tables, others, across } = placesOf(reading);
  // Tables of assessments may be wrong in their sum; elsewhere only what makes 100 is sure to weigh the course.
  const possible = (lists: ReadAssessment[][], isSure: boolean): ReadAssessment[][] =>
    lists.map((drafts) => withDetails(drafts, [...tables, ...others])).filter((drafts) => isPossible(drafts, isSure));
  const listed = [...possible(tables, true), ...possible(others, false)];
  // Weights beside the weeks are those of the assessments in parts, where these have a place of their own.
  const isListed = listed.some((drafts) => sum(drafts) === 100 && !drafts.some(isPart));
  const places = [...(isListed ? [] : possible(across, true)), ...listed];
  const [found = []] = places.toSorted(
    (one, other) => nearness(other) - nearness(one) || countOf(other) - countOf(one),
  );
  // What has no weight is kept where it may make up the whole.
  const named = sum(found) === 100 ? found.filter(isWeighed) : found;
  const names = legendOf(text);
  return named.map((draft) => ({ ...draft, type: names.get(draft.type) ?? draft.type }));
}

const countOf = (drafts: readonly ReadAssessment[]): number => drafts.filter(isWeighed).length;

/** Below the whole the more the better; beyond it the less. */
const nearness = (drafts: readonly ReadAssessment[]): number =>
  sum(drafts) > 100 ? 99 - sum(drafts) / 1000 : sum(drafts);

function isPossible(drafts: readonly ReadAssessment[], isSure: boolean): boolean {
  // Hours of lectures and practicals in a table on its side are no assessments.
  if (drafts.every(({ type }) => labelKind(type) === 'hours')) return false;
  if (countOf(drafts) < 2 || !isSure) return countOf(drafts) > 1 && sum(drafts) === 100;
  return sum(drafts) <= 100 || (sum(drafts) <= mostByMistake && areDistinct(drafts) && !drafts.some(isPart));
}

const areDistinct = (drafts: readonly ReadAssessment[]): boolean =>
  uniqueBy(drafts, ({ type }) => comparable(type)).length === drafts.length;

/** Everywhere that assessments may stand: in tables of their own, on lines, and `across`, beside weeks or in heads. */
function placesOf({
  document,
  grids,
  sections,
  loose,
}: Reading): Record<'tables' | 'others' | 'across', ReadAssessment[][]> {
  const all = loose.flatMap(({ at, cells }) => rowLines(cells).flatMap((cell) => linesAt(at, cell)));
  const headings = loose.flatMap(({ at, cells, isHeading }) => (isHeading ? linesAt(at, cells[0] ?? '') : []));
  // 'Assessment 1: Report (30%)' right above its own table.
  const tablesAt = new Set(document.blocks.flatMap(({ n, kind }) => (kind === 'table' ? [n] : [])));
  const captions = loose.flatMap(({ at, cells }) => (tablesAt.has(Number(at) + 1) ? linesAt(at, cells[0] ?? '') : []));
  const listed = sections.filter(
    ({ kind, label }) => kind === 'assessment' || (kind === null && labelKind(label) === 'weight'),
  );
  const tables = [...grids.map(fromGrid), grids.flatMap(fromGrid), ...sections.map(inItems)];
  return {
    tables: tables.map(leavesOf),
    others: [
      ...listed.map(({ at, label, lines }) => weighedOn([{ at, text: label }, ...lines])),
      weighedOn(headings),
      weighedOn(captions),
      weighedOn(all),
      ...grids.filter((grid) => !isWeekly(grid)).map((grid) => leavesOf(inWords(grid))),
    ],
    across: [...grids.map(fromHeads), grids.flatMap(fromWeeks)],
  };
}

const isSentence = (text: string): boolean => text.endsWith('.') && text.split(' ').length > 6;

/** Items one below the other, each with its weight, which nearly make up the whole; sentences around them tell nothing new. */
function inItems({ lines }: Section): ReadAssessment[] {
  const each = lines.map((line) => (isSentence(line.text) ? [] : weighedIn([line])));
  const first = each.findIndex(({ length }, index) => length === 1 && each[index + 1]?.length === 1);
  const end = each.findIndex(({ length }, index) => index > first && length !== 1);
  const items = first < 0 ? [] : each.slice(first, end < 0 ? undefined : end).flat();
  // 'Kerja kursus sebanyak 60 peratus' over items that add up to it.
  const isPartSaid = lines.some(({ text }) => unitNumbers('weight', text).includes(sum(items)));
  return items.length > 2 && (isPartSaid || Math.abs(100 - sum(items)) <= 10) ? items : [];
}

const weighedOn = (lines: readonly Line[]): ReadAssessment[] => leavesOf(weighedIn(lines));

/** What short codes stand for: 'K – Kuiz; U – Ujian'. */
export const legendOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/(?:^|[;,*\s])([A-Z]{1,4}\d?) *[–=:-] *(\p{Lu}[\p{L} /]{2,40}?(?: \d)?)(?=[;,.\n]|$)/gu)]
      .toReversed()
      .map(([, code = '', name = '']) => [code, name.trim()]),
  );

/** Parts are replaced by the assessments of another place that make up their weight, each place once. */
function withDetails(drafts: ReadAssessment[], places: readonly ReadAssessment[][]): ReadAssessment[] {
  const used = new Set<Ref | undefined>();
  const isFree = ({ at, type }: ReadAssessment): boolean =>
    !used.has(at[0]) && drafts.every((draft) => comparable(draft.type) !== comparable(type));
  return drafts.flatMap((draft) => {
    const [own = [draft]] = places
      .filter((others) => isPart(draft) && !others.some(isPart) && sum(others) === sum([draft]) && others.every(isFree))
      .toSorted((one, other) => other.length - one.length);
    for (const { at } of own) used.add(at[0]);
    return own;
  });
}

/** Weights in the heads of columns: 'Kuiz (10%)' over each, or 'Penilaian Berterusan (60%)' over a list. */
function fromHeads({ columns, rows }: Grid): ReadAssessment[] {
  const at = rows[0]?.ref ?? '';
  const heads = columns.map((text) => {
    // Outcomes may stand below the names.
    const parts = text.split(' › ').filter((head) => codeFamily(head) === null);
    const [last = '', above = ''] = parts.toReversed().map(oneLine);
    // 'Kuiz' over '10% (2)'
    const share = /^\d{1,3}\s*%/.exec(last)?.[0];
    return { at, text: share === undefined ? last : `${above.replace(/\s*\(\d{1,3}\s*%\)$/, '')} ${share}` };
  });
  // 'Quiz (2)'
  const headed = weighedIn(heads).map((draft) => ({ ...draft, type: draft.type.replace(/\s*\(\d{1,2}\)$/, '') }));
  return headed.length < 2 ? [] : leavesOf(headed);
}

const examinations = 'uts|uas|(?:ujian|evaluasi) (?:tengah|akhir) semester|mid-?term|final exam\\w*|peperiksaan';
const examination = new RegExp(`\\b(?:${examinations})\\b`, 'iu');
const formOf = /^(?:bentuk(?: penilaian)?|teknik|non-?tes?t|tes?t|kriteria)\s*:\s*/i;

/** Weights beside the weeks, as in an Indonesian plan: each row is an assessment, named by its form or by the examination of its week. */
function fromWeeks(grid: Grid): ReadAssessment[] {
  const column = grid.kinds.indexOf('weight');
  if (column < 0 || !isWeekly(grid)) return [];
  return grid.rows.flatMap((row) => {
    const weight = row.isSum ? null : weightOf(row);
    const exam = row.cells.find((text) => text.length < 80 && examination.test(text));
    const place = grid.kinds.lastIndexOf('assessment');
    const type = plainName(exam ?? (row.cells[place] ?? '').replace(formOf, ''));
    const isName = type.length <= 80 && /\p{L}{3}/u.test(type);
    if (weight === null || !isName) return [];
    const { stated, week } = besideIn(row, grid);
    return [{ ...unsaid, type, weight: [weight], stated, week, at: [row.ref] }];
  });
}
