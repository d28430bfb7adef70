import { type LabelKind, labelKind } from '../course/vocabulary.ts';
import { blockOf } from '../document/document.ts';
import { kindAt } from './field.ts';
import type { Match, Resolution } from './resolve.ts';
import { isText, rowsOf, type Row } from './rows.ts';
import { similarity, tokens } from './score.ts';

type List = 'topic' | 'assessment';

/** Columns that name the items of a list. */
const naming: Record<List, readonly LabelKind[]> = {
  topic: ['topic', 'courseName'],
  assessment: ['assessment', 'component', 'method'],
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

/** Whether the cell of a row stands in a column of titles, where the row has one. */
function isBesideTitle({ row, column }: Match, list: List): boolean {
  const kinds = row.cells.map((cell, place) => (cell === '' ? undefined : kindAt(row, place)));
  const titles = naming[list].some((kind) => kinds.includes(kind)) ? naming[list] : [];
  // A row of the plan of topics names no assessment, unless it says nothing else.
  const isOfPlan = list === 'assessment' && titles.length === 0 && kinds.includes('topic');
  return isOfPlan || (titles.length > 0 && kinds[column] !== undefined && !titles.includes(kinds[column] ?? 'total'));
}

const isTitle = (text: string): boolean => /\p{L}{3}/u.test(text) && labelKind(text) === null;
/** How many rows of a table have a text of their own in a column. */
const textsIn = (rows: readonly Row[], column: number): number =>
  rows.filter(({ cells, own }) => own[column] === true && isTitle(cells[column] ?? '')).length;

/** Whether a table without heads has its titles in another column: that with most texts. */
function isInLesserColumn({ row, column }: Match, { document }: Resolution): boolean {
  if (row.isPart === true || isText(row)) return false;
  const rows = rowsOf(document).filter((each) => blockOf(each.ref) === blockOf(row.ref) && each.isPart !== true);
  const most = Math.max(...row.cells.map((_, place) => textsIn(rows, place)));
  return rows.length > 2 && textsIn(rows, column) < most * 0.75;
}

/** The mark of a line in its list: '2.1', '2.', 'a)', '•'; '' where it has none. */
const markOf = (line: string): string =>
  /^\s*(?:\d+\.\d|\d+[.)]|\(?[a-z][.)]|[^\p{L}\p{N}\s("“‘])/u
    .exec(line)?.[0]
    .replaceAll(/\d+/g, '1')
    .replace(/[a-z]/, 'a') ?? '';

/** Whether a title is a line of another title's cell: one of its subtopics, or the rest of a word that the cell has broken. */
function isBelowTitle({ row, text, column }: Match): boolean {
  const [first = '', ...below] = (row.cells[column] ?? '').split('\n').filter((line) => line.trim() !== '');
  const line = below.find((each) => similarity(each, text) > 0.9);
  if (line === undefined || similarity(first, text) > 0.9 || labelKind(first) !== null) return false;
  const mark = markOf(line);
  return mark === '' ? /^\p{Ll}/u.test(line) : mark !== markOf(first);
}

/** Whether a line of the table of contents: it ends in a page, and its words are a heading's. */
function isOfContents({ row, text }: Match, { document }: Resolution): boolean {
  const isPaged = isText(row) && /[\t.]\s*\d{1,3}$/.test(row.cells[0] ?? '');
  const same = tokens(text).join(' ');
  return isPaged && document.blocks.some((block) => block.kind === 'heading' && tokens(block.text).join(' ') === same);
}

/** Why the place of an item's name is none of its list; null where it may be. */
export function placeDoubt(list: List, resolution: Resolution): string | null {
  const [match] = resolution.matches;
  if (match === undefined || match.column < 0) return null;
  const kind = kindAt(match.row, match.column);
  if (isBesideTitle(match, list) || (kind !== undefined && neverOf[list].includes(kind)))
    return 'Teks ini berada di lajur atau di bawah label yang lain.';
  if (list === 'assessment') return null;
  if (isBelowTitle(match)) return 'Ini sebahagian daripada topik di barisnya.';
  if (isOfContents(match, resolution)) return 'Ini baris senarai kandungan dokumen.';
  return kind === undefined && isInLesserColumn(match, resolution) ? 'Tajuk jadual ini berada di lajur lain.' : null;
}
