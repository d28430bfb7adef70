import { totalWeight, type Weighed } from '../course/rules.ts';
import { isGroup, sumsIn } from '../course/sums.ts';
import { isUnder, labelKind } from '../course/words/vocabulary.ts';
import { blockOf } from '../document/blockOf.ts';
import type { SourceDocument } from '../document/document.ts';
import { isOrdinal } from '../document/table.ts';
import { saysWhole } from '../text/comparable.ts';
import { memo } from '../values/memo.ts';
import { runsOf } from '../values/runs.ts';
import { weightOf } from './decide/decideNumber.ts';
import type { Match } from './resolve.ts';
import { isOfPlan, isText, isWeighed, type Row, rowsAt, rowsOf } from './rows.ts';
import { nameOf, similarity } from './score.ts';

/** A row of a document with its name and weight. */
interface Entry extends Weighed {
  row: Row;
}

/** A line of a list is short and no sentence. */
const longestLine = 100;
const isLine = ({ cells: [text = ''] }: Row): boolean => text.length <= longestLine && !/[.;]$/.test(text);

const isNaming = (label: string | undefined): boolean => isUnder(label, 'assessment', 'component');
const isGroupName = (type: string): boolean => isGroup({ type, weight: null });

/** Whether a cell tells the kind of its row: 'Pentaksiran berterusan' under 'Jenis', behind a name, or again in another row. */
function tellsKind({ ref, cells, columns }: Row, place: number, document: SourceDocument): boolean {
  const name = cells.findIndex((cell, at) => isNaming(columns[at]) && /\p{L}{3}/u.test(cell) && !isGroupName(cell));
  const isAgain = (other: Row): boolean =>
    other.ref !== ref && weightOf(other) !== null && other.cells[place] === cells[place];
  return (
    isGroupName(cells[place] ?? '') && name >= 0 && (name < place || rowsAt(document, `${blockOf(ref)}`).some(isAgain))
  );
}

function entryOf(row: Row, document: SourceDocument): Entry[] {
  const weight = row.isHeader || row.isSum ? null : weightOf(row);
  const names = row.cells
    .filter((cell, i) => row.shared[i] !== true && !isOrdinal(cell) && !tellsKind(row, i, document))
    .map(nameOf);
  const type = names.find(isGroupName) ?? names.find((name) => name !== '') ?? '';
  return weight === null ? [] : [{ row, type, weight }];
}

const sentencesIn = memo(
  (document: SourceDocument) =>
    new Set(rowsOf(document).flatMap((row) => (isText(row) && !row.isPart && !isLine(row) ? [row.ref] : []))),
);

/** Whether weights stand in one list: in one table, in one sentence, or in lines near each other. */
const isSameList = (one: Row, next: Row, document: SourceDocument): boolean =>
  blockOf(one.ref) === blockOf(next.ref) ||
  ([one, next].every((row) => isText(row) && !sentencesIn(document).has(row.ref)) &&
    blockOf(next.ref) - blockOf(one.ref) <= linesBetween);
const linesBetween = 3;

/** Splits weights, in the order of their document, into the lists that they stand in. */
export const inLists = <One extends { row: Row }>(weights: readonly One[], document: SourceDocument): One[][] =>
  runsOf(weights, (one, run) => isSameList((run.at(-1) ?? one).row, one.row, document));

/** The lists of weights that a document prints, in its order. */
const listsOf = memo((document: SourceDocument): Entry[][] => {
  const rows = rowsOf(document);
  const weighed = rows.filter((row) => weightOf(row) !== null);
  // A cell may list all that is assessed.
  const whole = new Set(weighed.flatMap((row) => (isText(row) || row.isPart ? [] : [row.ref])));
  const parted = new Set(weighed.flatMap((row) => (row.isPart && !whole.has(row.ref) ? [row.ref] : [])));
  const isCounted = (row: Row): boolean =>
    parted.has(row.ref)
      ? row.isPart === true
      : !row.isPart && (!isText(row) || (row.columns.length === 1 && isLine(row)));
  return inLists(
    rows.filter(isCounted).flatMap((row) => entryOf(row, document)),
    document,
  );
});

const withoutSums = (list: readonly Entry[]): Entry[] => list.filter((_, i) => !sumsIn(list).includes(i));

/** The items, without their sums, of the first list that adds up to the whole, or of all lists together; none when neither adds up. */
function wholeOf(lists: readonly (readonly Entry[])[]): Entry[] | undefined {
  const parts = lists.map(withoutSums);
  const items = [...parts, parts.flat()];
  // What stands in a text or in another cell than the parts that make up the whole is a rule: 'Kehadiran minimum 80%'.
  const isApart = ({ row }: Entry, before?: Entry): boolean =>
    isText(row) || (before?.row.isPart === true && before.row.ref !== row.ref);
  const openings = items.flatMap((list) =>
    list.flatMap((one, end) => (isApart(one, list[end - 1]) ? [list.slice(0, end)] : [])),
  );
  return [...items, ...openings].find((list) => list.length > 1 && totalWeight(list) === 100);
}

/** Whether a list holds only groups whose parts other rows give: 'Berterusan 60, Akhir 40' over a table for each. */
const isOfGroups = (list: readonly Entry[], document: SourceDocument): boolean =>
  list.length > 1 &&
  list.every(isGroup) &&
  wholeOf(listsOf(document).filter((other) => other !== list && !other.every(isGroup))) !== undefined;

/** Whether a line stands over the rows that make up its weight: 'Coursework (60%):' over rows, 'Peperiksaan 60%' over a table of its papers. */
function isOverParts(document: SourceDocument, isHere: (entry: Entry) => boolean, name: string): boolean {
  const lists = listsOf(document);
  const entries = lists.flat();
  const place = entries.findIndex(isHere);
  const line = entries[place];
  if (line === undefined || !isText(line.row) || line.row.isPart === true) return false;
  const below = entries.slice(place + 1);
  const table = lists.find((list) => list[0] === below[0] && list.length > 1 && list.every(({ row }) => !isText(row)));
  if (table !== undefined && totalWeight(table) === line.weight) return true;
  return (
    labelKind(name) === 'assessment' &&
    below.some(({ row }, last) => (last > 0 || !isText(row)) && totalWeight(below.slice(0, last + 1)) === line.weight)
  );
}

/** Whether a place of the document is the sum of other rows, or the name of their group, whatever an answer contains. */
export function isSumIn(document: SourceDocument, { row, column, text }: Match): boolean {
  // A column of a table on its side is no part of the row of weights.
  const isOf = ({ cells }: Row): boolean => isText(row) || cells.some((cell) => cell.includes(row.cells[0] ?? ''));
  const isHere = (entry: Entry): boolean =>
    entry.row === row || (entry.row.ref === row.ref && !entry.row.isPart && isOf(entry.row));
  const list = listsOf(document).find((each) => each.some(isHere)) ?? [];
  const named = list.map((entry) => (isHere(entry) && text !== '' ? { ...entry, type: text } : entry));
  const isBeside = row.cells.some((cell, place) => place !== column && cell !== '' && isNaming(row.columns[place]));
  return (
    sumsIn(named).includes(list.findIndex(isHere)) ||
    isOfGroups(list, document) ||
    isOverParts(document, isHere, text) ||
    isOverRows(row) ||
    isOverColumns(document, row, text) ||
    (isGroupName(text) && (row.isCaption || isBeside))
  );
}

/** Whether a row of a table of weights has a name and nothing else: 'B. FINAL EXAMINATION' over its rows. */
const isOverRows = (row: Row): boolean => row.isCaption && isWeighed(row) && weightOf(row) === null;

/** Whether a head stands over those of several items: 'CONTINUOUS ASSESSMENT (60%)' over 'Quiz' and 'Test'. */
function isOverColumns(document: SourceDocument, { ref }: Row, text: string): boolean {
  const [head = '', ...below] = rowsAt(document, `${blockOf(ref)}`)
    .flatMap(({ columns }) => columns.map((label) => label.split(' › ')))
    .filter(([group = '', item]) => item !== undefined && similarity(nameOf(group), nameOf(text)) >= alikeFrom)
    .map(([, item = '']) => item);
  return below.some((item) => item !== head);
}

const has = (list: readonly Entry[], { ref }: Row): boolean => list.some((entry) => entry.row.ref === ref);

/** Whether claims make up a group of a list: 'Berterusan 40 %, akhir 60 %' is no whole beside them. */
const isInParts = (list: readonly Entry[], claims: readonly Entry[]): boolean =>
  list.some((one) => isGroup(one) && totalWeight(claims.filter(({ row }) => !has(list, row))) === one.weight);

/** The rows of the whole, all of them claimed, that stand before a row with a weight and have no place for it: it is neither one of them nor of the parts of one. */
function wholeBefore(document: SourceDocument, row: Row, own: readonly Entry[], claims: readonly Entry[]): Entry[] {
  const lists = listsOf(document);
  const before = lists.slice(0, lists.findIndex((list) => list === own) + 1);
  const printed = wholeOf(before.filter((list) => !list.every((one) => isOfPlan(one.row)) && !isInParts(list, claims)));
  const isClaimed = printed?.every((entry) => has(claims, entry.row)) === true;
  const whole = (isClaimed ? printed : claimedBefore(row, claims)) ?? [];
  const isOfWhole = own.length > 1 && whole.some(({ weight }) => weight === totalWeight(withoutSums(own)));
  return isOfWhole || has(whole, row) ? [] : whole;
}
const claimedBefore = ({ ref }: Row, claims: readonly Entry[]): Entry[] | undefined =>
  wholeOf([claims.filter((claim) => blockOf(claim.row.ref) < blockOf(ref))]);

/** The rows that make up the whole of a course's weights and stand elsewhere than this place. */
function wholeApart(document: SourceDocument, row: Row, own: readonly Entry[], claims: readonly Entry[]): Entry[] {
  const isProse = isText(row) && (row.isPart === true || !isLine(row));
  if (!isProse && !isOfPlan(row) && weightOf(row) !== null) return wholeBefore(document, row, own, claims);
  // The weight of a line may stand right below it.
  const distance = isText(row) && !isProse ? 1 : 0;
  const isApart = (one: Row): boolean => Math.abs(blockOf(one.ref) - blockOf(row.ref)) > distance && !isOfPlan(one);
  const apart = listsOf(document).filter((list) => list.every((one) => isApart(one.row)) && !isInParts(list, claims));
  return wholeOf(apart) ?? claimedBefore(row, claims) ?? [];
}

/**
 * Where the list that makes up the whole, in the document or in an answer (`all`), stands elsewhere: the row there that names an item, null where
 * none does. Undefined for other places.
 */
export function listedElsewhere(document: SourceDocument, match: Match, all: readonly Match[]): Row | null | undefined {
  const { row, text } = match;
  const own = listsOf(document).find((list) => has(list, row)) ?? [];
  const claims = all.map((one) => ({ row: one.row, type: one.text, weight: weightOf(one.row, one.column) }));
  const whole = wholeApart(document, row, own, claims);
  const isNamed = ({ type }: Entry): boolean =>
    [type, ...type.split(' / ')].some((name) => similarity(name, text) >= alikeFrom) || saysWhole(type, text);
  return whole.length > 0 ? (whole.find(isNamed)?.row ?? null) : undefined;
}
const alikeFrom = 0.8;
