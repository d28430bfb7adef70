import { topicDoubt } from '../course/words/plausible.ts';
import { isUnder, type LabelKind, labelKind } from '../course/words/vocabulary.ts';
import { blockOf } from '../document/blockOf.ts';
import { isWeek } from '../document/table.ts';
import { weightOf } from './decide/decideNumber.ts';
import { kindAt, resolveField } from './field.ts';
import { oneLine } from '../text/words.ts';
import type { Match, Resolution } from './resolve.ts';
import { isText, rowsOf, type Row } from './rows.ts';
import { similarity, tokens } from './score.ts';

type List = 'topic' | 'assessment';

/** Columns that name the items of a list. */
const naming: Record<List, readonly LabelKind[]> = {
  topic: ['topic', 'courseName'],
  assessment: ['assessment', 'component', 'method', 'courseName'],
};

/** Labels whose values are no items, whatever stands beside them. */
const never: readonly LabelKind[] = [
  ...(['form', 'person', 'institution', 'faculty', 'programme', 'semester', 'prerequisite', 'references'] as const),
  ...(['description', 'duration', 'weight', 'slt', 'plo'] as const),
];
const neverOf: Record<List, readonly LabelKind[]> = {
  topic: [...never, 'assessment', 'component', 'method', 'statement', 'clo'],
  assessment: [...never, 'topic', 'subtopic'],
};

const kindsIn = (row: Row) => row.cells.map((cell, place) => (cell === '' ? undefined : kindAt(row, place)));

/** Whether a row has a text in a column that names the items of a list. */
export const isListed = (row: Row, list: List): boolean =>
  !isText(row) && kindsIn(row).some((kind) => kind !== undefined && naming[list].includes(kind));

/** Whether a row of a table has its title in another cell than the match. */
function isBesideTitle({ row, column }: Match, list: List): boolean {
  const kinds = kindsIn(row);
  if (list === 'assessment' && row.titledAt !== undefined) return column < row.titledAt;
  // A row of the plan of topics names no assessment, unless it says nothing else.
  if (!isListed(row, list)) return list === 'assessment' && kinds.includes('topic');
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
function numberOf({ cells: [line = ''] }: Row): [major: string, minor: number] | null {
  const [, major, minor = '0'] = /^\s*(\d{1,2})(?:\.(\d{1,2}))?[.)]{0,2}\s/.exec(line) ?? [];
  return major === undefined ? null : [major, Number(minor)];
}

/** Whether a numbered line is a part of one above it: '2.1 Jenis' below '2.0 Tempahan'. */
function isNumberedBelow({ row }: Match, { document }: Resolution): boolean {
  const [major, minor = 0] = (isText(row) && numberOf(row)) || [];
  const lines = rowsOf(document).filter((line) => isText(line) && line.isPart !== true);
  const above = lines.slice(
    0,
    lines.findIndex(({ ref }) => ref === row.ref),
  );
  return minor > 0 && above.some((line) => numberOf(line)?.join('.') === `${major}.0`);
}

/** Whether a line without a topic's head is the label of a part, or the name of the course again at the head of a page. */
function isNoTitle({ row, text }: Match, name: string, { document }: Resolution): boolean {
  const names = resolveField(document, [], ['courseName', 'codeAndName']).matches;
  const isCourse = names.some(
    (named) => named.row === row || named.text.split('\n').some((line) => similarity(line, name) > 0.9),
  );
  return isCourse || (labelKind(text) !== null && (isText(row) || row.isCaption));
}

/** Whether the title of a match's row is the name, whatever else of the row says it too. */
const isTitled = ({ row }: Match, name: string, list: List): boolean =>
  row.cells.some(
    (cell, place) =>
      naming[list].includes(kindAt(row, place) ?? 'total') &&
      [cell.split('\n')[0] ?? '', oneLine(cell)].some((title) => similarity(title, name) > 0.9),
  );

function doubtAt(match: Match, name: string, list: List, resolution: Resolution): string | null {
  if (match.column < 0 || isTitled(match, name, list)) return null;
  const kind = kindAt(match.row, match.column);
  // An examination in its week of the plan, with its weight.
  const isExam = list === 'assessment' && kind === 'topic' && topicDoubt(match.text) !== null;
  if (isExam && weightOf(match.row) !== null) return null;
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

/** Why a place is no topic's, though it is under no other label. */
function topicDoubtAt(match: Match, name: string, resolution: Resolution): string | null {
  if (isBehindSum(match, resolution)) return 'Baris ini di bawah jumlah jadual, tanpa minggu.';
  if (isBelowTitle(match, name)) return 'Ini sebahagian daripada topik di barisnya.';
  if (isNumberedBelow(match, resolution)) return 'Ini sebahagian daripada topik di atasnya.';
  return isNoTitle(match, name, resolution) ? 'Ini tajuk bahagian atau nama kursus, bukan topik.' : null;
}

/** Why the places of an item's name are none of its list; null where one of them may be. */
export function placeDoubt(list: List, name: string, resolution: Resolution): string | null {
  const doubts = resolution.matches.map((match) => doubtAt(match, name, list, resolution));
  return doubts.includes(null) ? null : (doubts[0] ?? null);
}
