import { blockOf } from '../../../../../shared/document/blockOf.ts';
import type { SourceDocument } from '../../../../../shared/document/document.ts';
import { rowsOf } from '../../../../../shared/fact/rows.ts';
import { inLists } from '../../../../../shared/fact/sums.ts';
import { unitNumbers } from '../../../../../shared/fact/units.ts';
import { fromGrid, fromWeeks, isOfAssessments } from './assessmentRows.ts';
import { inMalay } from './readDocument.ts';
import { isWeekly, type Reading } from './reading.ts';
import { isPart, isWeighed, leavesOf, type ReadAssessment, sum, weighedIn } from './weights.ts';

/** A table may state up to this sum by mistake; more is a sum read as an assessment. */
const mostByMistake = 130;

/** The assessments with their own weights, from the place whose weights come nearest to 100 in the most detail. */
export function readAssessments({ document, grids, text }: Reading): ReadAssessment[] {
  const own = grids.filter(isOfAssessments).map(fromGrid);
  const other = grids.filter((grid) => !isOfAssessments(grid) && !isWeekly(grid)).map(fromGrid);
  const said = saidLists(inMalay(document));
  const rows = [...own, ...other].flat();
  // The parts of a sentence, or of a cell beside its weight, say more of what stands elsewhere.
  const isFree = ({ at: [ref] }: ReadAssessment, list: readonly ReadAssessment[]): boolean =>
    !rows.some(({ at }) => at[0] === ref) && list.filter(({ at }) => at[0] === ref).length === 1;
  const lines = said.flatMap((list) => list.filter((draft) => isFree(draft, list)));
  const inOrder = [...rows, ...lines].toSorted((one, next) => blockOf(one.at[0] ?? '') - blockOf(next.at[0] ?? ''));
  const weights = unitNumbers('weight', text);
  // Tables of assessments may be wrong in their sum; elsewhere only what makes 100 is sure to weigh the course.
  const listed = [
    ...possible([...own, own.flat(), ...said.filter((list) => isAlmostWhole(list, weights))], true),
    ...possible([...said, lines, ...other, inOrder], false),
  ];
  // Weights beside the weeks are those of the assessments in parts, where these have a place of their own.
  const isListed = listed.some((drafts) => sum(drafts) === 100 && !drafts.some(isPart));
  const places = [...(isListed ? [] : possible([grids.filter(isWeekly).flatMap(fromWeeks)], true)), ...listed];
  const [found = []] = places.toSorted((one, next) => nearness(next) - nearness(one) || countOf(next) - countOf(one));
  // What has no weight is kept where it may make up the whole.
  return sum(found) === 100 ? found.filter(isWeighed) : found;
}

const countOf = (drafts: readonly ReadAssessment[]): number => drafts.filter(isWeighed).length;

/** Below the whole the more the better; beyond it the less. */
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

/** What lines, sentences and cells name with its weight: those of one, and of lines near each other, are a list. */
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
