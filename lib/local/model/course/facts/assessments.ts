import { blockOf } from '../../../../../shared/document/blockOf.ts';
import type { SourceDocument } from '../../../../../shared/document/document.ts';
import { type Row, rowsOf } from '../../../../../shared/fact/rows.ts';
import { isSameList } from '../../../../../shared/fact/sums.ts';
import { unitNumbers } from '../../../../../shared/fact/units.ts';
import { uniqueBy } from '../../../../../shared/values/uniqueBy.ts';
import { fromGrid, fromWeeks, isOfAssessments } from './assessmentRows.ts';
import { linesOf } from './ownWords.ts';
import { inMalay } from './readDocument.ts';
import { isWeekly, type Reading } from './reading.ts';
import { isPart, isWeighed, leavesOf, type ReadAssessment, sum, weighed, weighedIn } from './weights.ts';

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
  const places = [
    ...(isListed ? [] : possible([...headLists(document), grids.filter(isWeekly).flatMap(fromWeeks)], true)),
    ...listed,
  ];
  const [found = []] = places.toSorted((one, next) => nearness(next) - nearness(one) || countOf(next) - countOf(one));
  // What has no weight is kept where it may make up the whole.
  const named = sum(found) === 100 ? found.filter(isWeighed) : found;
  const names = legendOf(text);
  return named.map((draft) => ({ ...draft, type: names.get(draft.type) ?? draft.type }));
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

const weightAlone = /^(?:pemberat(?:an)?|wajaran|weight(?:age|ing)?|markah|marks?|bobot)\s*[:=]?\s*(\d{1,3})(?!\d)/i;

/** What lines, sentences and cells name with its weight: those of one, and of lines near each other, are a list. */
function saidLists(document: SourceDocument): ReadAssessment[][] {
  const texts = rowsOf(document).filter(({ columns }) => columns.length === 1);
  const parted = new Set(texts.flatMap(({ ref, isPart: isOne }) => (isOne === true ? [ref] : [])));
  const lists: { row: Row; found: ReadAssessment[] }[] = [];
  for (const [i, row] of texts.entries()) {
    const found = row.isPart === true || !parted.has(row.ref) ? saidIn(row, texts[i - 1]) : [];
    const last = lists.at(-1);
    if (found.length > 0 && last !== undefined && isSameList(last.row, row, document)) {
      last.found.push(...found);
      last.row = row;
    } else if (found.length > 0) lists.push({ row, found });
  }
  return lists.map(({ found }) => found);
}

function saidIn({ ref, cells: [text = ''] }: Row, above: Row | undefined): ReadAssessment[] {
  const alone = weightAlone.exec(text)?.[1];
  return alone === undefined || above === undefined
    ? linesOf(text).flatMap((line) => weighedIn(ref, line))
    : weighed(above.cells[0] ?? '', Number(alone), [above.ref, ref]);
}

/** Weights in the heads of columns: 'Kuiz (10%)' over each. */
function headLists(document: SourceDocument): ReadAssessment[][] {
  const heads = rowsOf(document).filter(({ titledAt, isPart: isOne }) => isOne === true && titledAt === 0);
  const blocks = uniqueBy(heads, ({ ref }) => ref);
  return blocks.map(({ ref }) =>
    heads
      .filter((head) => head.ref === ref)
      .flatMap(({ cells: [text = ''] }) => weighedIn(ref, text))
      // 'Quiz (2)'
      .map((draft) => ({ ...draft, type: draft.type.replace(/\s*\(\d{1,2}\)$/, '') })),
  );
}

/** What short codes stand for: 'K – Kuiz; U – Ujian'. */
export const legendOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/(?:^|[;,*\s])([A-Z]{1,4}\d?) *[–=:-] *(\p{Lu}[\p{L} /]{2,40}?(?: \d)?)(?=[;,.\n]|$)/gu)]
      .toReversed()
      .map(([, code = '', name = '']) => [code, name.trim()]),
  );
