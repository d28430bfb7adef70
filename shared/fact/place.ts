import { saysNoClass, topicDoubt, untaughtText } from '../course/words/plausible.ts';
import { isUnder, type LabelKind, labelKind } from '../course/words/vocabulary.ts';
import { blockOf } from '../document/blockOf.ts';
import { isOrdinal, isWeek, itemNumber } from '../document/table.ts';
import { weightOf } from './decide/decideNumber.ts';
import { kindAt, resolveField } from './field.ts';
import { oneLine } from '../text/words.ts';
import type { Match, Resolution } from './resolve.ts';
import { isText, rowsOf, type Row } from './rows.ts';
import { unitNumbers } from './units.ts';
import { similarity, tokens } from './score.ts';

type List = 'topic' | 'assessment';

/** Columns that name the items of a list. */
const naming: Record<List, readonly LabelKind[]> = {
  topic: ['topic', 'courseName'],
  assessment: ['assessment', 'component', 'method', 'courseName'],
};

/** A value under one of these labels is no topic or assessment, whatever stands beside it. */
const labelsOfNoRow: readonly LabelKind[] = [
  ...(['form', 'person', 'institution', 'faculty', 'programme', 'semester', 'prerequisite', 'references'] as const),
  ...(['description', 'duration', 'weight', 'slt', 'plo'] as const),
];
const neverOf: Record<List, readonly LabelKind[]> = {
  topic: [...labelsOfNoRow, 'assessment', 'component', 'method', 'statement', 'clo'],
  assessment: [...labelsOfNoRow, 'topic', 'subtopic'],
};

const kindsIn = (row: Row) => row.cells.map((cell, place) => (cell === '' ? undefined : kindAt(row, place)));

/** Whether a cell of a plan is merged over several rows, each with a topic of its own: 'UNIT A'; bullets beside it are its parts. */
const isGroupAt = (row: Row, column: number): boolean =>
  row.shared[column] === true &&
  row.cells.some(
    (cell, place) =>
      place > column && /^[^•▪●◦➢]/.test(cell) && isUnder(row.columns[place], 'topic') && row.shared[place] !== true,
  );

/** Whether a row of a table has its title in another cell than the match. */
function isBesideTitle({ row, column }: Match, list: List): boolean {
  const kinds = kindsIn(row);
  if (list === 'assessment' && row.titledAt !== undefined) return column < row.titledAt;
  if (list === 'topic' && isGroupAt(row, column)) return true;
  const isListed = !isText(row) && kinds.some((kind) => naming[list].includes(kind ?? 'total'));
  // A row of the plan of topics names no assessment, unless it says nothing else.
  if (!isListed) return list === 'assessment' && kinds.includes('topic');
  return !naming[list].includes(kinds[column] ?? 'total');
}

/** The mark of a line in its list: '2.1', '2.', 'a)', '•'; '' where it has none. */
const markOf = (line: string): string =>
  /^\s*(?:\d+\.\d|\d+[.)]|\(?[a-z][.)]|[^\p{L}\p{N}\s("“‘])/u
    .exec(line)?.[0]
    // '3.0' has parts '3.1'.
    .replace(/\.0$/, '.')
    .replaceAll(/\d+/g, '1')
    .replace(/[a-z]/, 'a') ?? '';

/** Under a head of topics 'Bahan pembelajaran kendiri' is a title. */
const isLabelIn = (line: string, column: string | undefined): boolean =>
  labelKind(line) !== null && !isUnder(column, ...naming.topic);

/** Whether a title is a line of another title's cell: one of its subtopics, or the rest of a word that the cell has broken. */
function isBelowTitle({ row, text, column }: Match, name: string): boolean {
  const lines = (row.cells[column] ?? '').split('\n').filter((line) => line.trim() !== '');
  // 'Week 4' over its title
  const [first = '', ...below] = lines.filter((line) => !isWeek(line));
  const line = below.find((each) => similarity(each, text) > 0.9);
  if (
    line === undefined ||
    [text, name].some((each) => similarity(first, each) > 0.9) ||
    isLabelIn(first, row.columns[column])
  )
    return false;
  const mark = markOf(line);
  return mark === '' ? /^\p{Ll}/u.test(line) : mark !== markOf(first);
}

/** Whether a line of the table of contents: it ends in a page, and its words are a heading's. */
function isOfContents({ row, text }: Match, { document }: Resolution): boolean {
  const isPaged = isText(row) && /[\t.]\s*\d{1,3}$/.test(row.cells[0] ?? '');
  const same = tokens(text).join(' ');
  return isPaged && document.blocks.some((block) => block.kind === 'heading' && tokens(block.text).join(' ') === same);
}

/** The number that a line opens with: '2.0 Tempahan' and '2) Tempahan' have 2 and 0, '2.1 Jenis' 2 and 1. */
function numberOf(line: string): [major: string, minor: number] | null {
  const [, major, minor = '0'] = /^\s*(\d{1,2})(?:\.(\d{1,2}))?[.)]{0,2}\s/.exec(line) ?? [];
  return major === undefined ? null : [major, Number(minor)];
}

/** Whether a numbered line is a part of one above it: '2.1 Jenis' below '2.0 Tempahan'. */
function isNumberedBelow({ row, column }: Match, name: string, { document }: Resolution): boolean {
  const [major, minor = 0] = numberOf(isText(row) ? (row.cells[0] ?? '') : (numbered.exec(name)?.[0] ?? '')) ?? [];
  const rows = rowsOf(document).filter(
    (one) =>
      isText(one) === isText(row) && one.isPart !== true && (isText(row) || blockOf(one.ref) === blockOf(row.ref)),
  );
  const above = rows.slice(0, rows.findIndex(({ ref }) => ref === row.ref) + 1);
  return minor > 0 && above.some(({ cells }) => numberOf(cells[column] ?? '')?.join('.') === `${major}.0`);
}

/** 'Rack elevation 4.2 Trunking' */
const numbered = /(?<!\S)\d{1,2}\.\d{1,2}\s.*$/;

/** Whether a row belongs to a numbered list of practicals, by its head: 'Eksperimen | Tajuk'. */
const isOfPracticals = ({ row: { cells, columns } }: Match): boolean =>
  isOrdinal(cells[0] ?? '') && /^(?:eksperimen|experiments?|amali|practicals?)\b/i.test(columns[0] ?? '');

/** Whether a line without a topic's head is the label of a part, or the name of the course again at the head of a page. */
function isNoTitle({ row, text }: Match, name: string, { document }: Resolution): boolean {
  const names = resolveField(document, [], ['courseName', 'codeAndName']).matches;
  const isCourse = names.some(
    (named) => named.row === row || named.text.split('\n').some((line) => similarity(line, name) > 0.9),
  );
  return isCourse || (labelKind(text) !== null && (isText(row) || row.isCaption));
}

/** Whether the title of a match's row is the name, even where other cells of the row say it too. */
const isTitled = ({ row }: Match, name: string, list: List): boolean =>
  row.cells.some(
    (cell, place) =>
      naming[list].includes(kindAt(row, place) ?? 'total') &&
      !(list === 'topic' && isGroupAt(row, place)) &&
      [cell.split('\n')[0] ?? '', oneLine(cell)].some((title) => similarity(title, name) > 0.9),
  );

/** Whether a match is an examination in its week of the plan, with its weight. */
const isExamOfPlan = ({ row, column, text }: Match, list: List): boolean =>
  list === 'assessment' && kindAt(row, column) === 'topic' && topicDoubt(text) !== null && weightOf(row) !== null;

function doubtAt(match: Match, name: string, list: List, resolution: Resolution): string | null {
  if (match.column < 0 || isExamOfPlan(match, list)) return null;
  if (list === 'topic' && (isOfPracticals(match) || isNumberedBelow(match, name, resolution)))
    return 'Ini sebahagian daripada topik, bukan topik.';
  if (isTitled(match, name, list)) return list === 'topic' ? classDoubt(match, resolution) : null;
  const kind = kindAt(match.row, match.column);
  const isOwnTitle = list === 'assessment' && match.column === match.row.titledAt;
  if (isBesideTitle(match, list) || (!isOwnTitle && kind !== undefined && neverOf[list].includes(kind)))
    return 'Teks ini berada di lajur atau di bawah label yang lain.';
  if (isOfContents(match, resolution)) return 'Ini baris senarai kandungan dokumen.';
  return list === 'assessment' ? null : topicDoubtAt(match, name, resolution);
}

/** Whether a row of a plan has no week and stands behind a sum: 'Persediaan penilaian (b)' below 'Jumlah kecil (a)'. */
function isBehindSum({ row }: Match, { document }: Resolution): boolean {
  const week = row.columns.findIndex((column) => isUnder(column, 'week'));
  const table = rowsOf(document).filter(({ ref }) => blockOf(ref) === blockOf(row.ref));
  const isBare = week >= 0 && row.isPart !== true && !/\d/.test(row.cells[week] ?? '');
  return isBare && table.slice(0, table.indexOf(row)).some(({ isSum }) => isSum);
}

/** Whether a row has hours in a column of hours ('Amali 2' is none); null when its table has no such column. */
export function hasHours({ columns, cells }: Row): boolean | null {
  const hours = columns.flatMap((column, place) =>
    isUnder(column, 'hours', 'slt', 'total') ? (cells[place] ?? '') : [],
  );
  return hours.length === 0
    ? null
    : hours.some((cell) => /\d/.test(cell) && (unitNumbers('hours', cell).length > 0 || !/^\p{L}{4}/u.test(cell)));
}

/** Why nothing is taught in a row of a plan: the row says that there is no class, or it has no hours where the other rows of its table have some. */
function classDoubt({ row }: Match, { document }: Resolution): string | null {
  if (row.cells.some(saysNoClass)) return untaughtText;
  const table = rowsOf(document).filter(
    ({ ref, isHeader, isSum }) => blockOf(ref) === blockOf(row.ref) && !isHeader && !isSum,
  );
  const lacksHours =
    hasHours(row) === false &&
    row.columns.some((column) => isUnder(column, 'week')) &&
    table.filter(hasHours).length > table.length / 2;
  return lacksHours ? 'Baris ini tanpa jam kuliah, tidak seperti baris lain.' : null;
}

/** Why a place is no topic's, though it is under no other label. */
function topicDoubtAt(match: Match, name: string, resolution: Resolution): string | null {
  const untaught = classDoubt(match, resolution);
  if (untaught !== null) return untaught;
  if (isBehindSum(match, resolution)) return 'Baris ini di bawah jumlah jadual, tanpa minggu.';
  if (isBelowTitle(match, name)) return 'Ini sebahagian daripada topik di barisnya.';
  return isNoTitle(match, name, resolution) ? 'Ini tajuk bahagian atau nama kursus, bukan topik.' : null;
}

/** Whether a place is in a column of topics, or marked as one of a list by a number or week. */
function isMarked({ row, column }: Match): boolean {
  const isNamed = naming.topic.includes(kindAt(row, column) ?? 'total');
  const isNumbered = row.cells.some(
    (cell) =>
      isOrdinal(cell) || isWeek(cell.split(':')[0] ?? '') || cell.split('\n').some((line) => itemNumber(line) > 0),
  );
  return row.isCaption ? row.cells.some((cell) => itemNumber(cell) > 0) : isNamed || isNumbered;
}

const isPlain = (one: readonly Match[]): boolean => one.length > 0 && !one.some(isMarked);

/**
 * Whether this topic is neither in a column of topics nor numbered while nearly all others are: it is a reading, an experiment. A heading beside two such
 * topics is no topic either, unless it stands right over numbered lines.
 */
function isApart({ document, matches }: Resolution, all: readonly Resolution[]): boolean {
  const headings = new Set(document.blocks.flatMap(({ kind, n }) => (kind === 'heading' ? `${n}` : [])));
  const isHeading = ({ row }: Match): boolean => headings.has(row.ref) || row.isCaption;
  const rows = rowsOf(document);
  const isOverList = ({ row }: Match): boolean => itemNumber(rows[rows.indexOf(row) + 1]?.cells[0] ?? '') > 0;
  const marked = all.filter((one) => one.matches.some(isMarked));
  const plain = all.filter((one) => isPlain(one.matches) && !one.matches.every(isHeading));
  return (
    isPlain(matches) &&
    (matches.every(isHeading) ? marked.length > 1 && !matches.some(isOverList) : plain.length * 2 < marked.length)
  );
}

const isInColumn = (other: Match, one: Match): boolean =>
  other.column === one.column && blockOf(other.row.ref) === blockOf(one.row.ref);

/** Whether this topic stands in another column ('Kuiz 1' beside the topics), heading or form while most topics stand in one column of a table. */
function isBesideTable({ matches }: Resolution, all: readonly Resolution[]): boolean {
  const places = all.flatMap(({ matches: [one] }) => (one === undefined || isText(one.row) ? [] : one));
  const main = places.find((one) => places.filter((other) => isInColumn(other, one)).length > all.length * 0.7);
  if (main === undefined || all.length < 4) return false;
  return !matches.some(({ row, column }) =>
    blockOf(row.ref) === blockOf(main.row.ref)
      ? column === main.column || (isUnder(row.columns[column], 'topic') && !row.cells[column]?.includes('\n'))
      : naming.topic.includes(kindAt(row, column) ?? 'total'),
  );
}

/** Why none of the places where an item's name was found belongs to its list; null when one of them may. `all`: the items of the list. */
export function placeDoubt(
  list: List,
  name: string,
  resolution: Resolution,
  all: readonly Resolution[] = [],
): string | null {
  const doubts = resolution.matches.map((match) => doubtAt(match, name, list, resolution));
  if (!doubts.includes(null)) return doubts[0] ?? null;
  return list === 'topic' && (isApart(resolution, all) || isBesideTable(resolution, all))
    ? 'Baris ini di luar senarai topik dokumen.'
    : null;
}
