import { labelKind } from '../../../../../../shared/course/words/vocabulary.ts';
import { itemNumber, numberedIn, type TableRow } from '../../../../../../shared/document/table.ts';
import { isEnglish } from '../../../language.ts';
import { linesOf, markOf } from '../ownWords.ts';
import { type Grid, isWeekly } from '../reading.ts';
import { isTitle, ledByWeek, type ReadTopic, subtopicsOf, titleOf, topicWord } from './titles.ts';
import { weeksIn, weeksOfRow } from '../../../../../../shared/fact/decide/decideNumber.ts';

/** Hours alone head the table below the label of the content: 'Kuliah | Jam'. */
const isOfHours = ({ section, kinds }: Grid): boolean =>
  section === 'topic' && kinds.every((kind) => kind === 'hours' || kind === 'slt');

/** Whether a table may hold topics. */
export const holdsTopics = (grid: Grid): boolean => isWeekly(grid) || grid.kinds.includes('topic') || isOfHours(grid);

/** Narrow cells of a PDF wrap a title: there, each line ends where the next word had no room. */
function isWrapped({ rows }: Grid, column: number): boolean {
  const cells = rows.map(({ cells: texts }) => linesOf(texts[column] ?? ''));
  const room = Math.max(0, ...cells.flat().map(({ length }) => length)) * 0.85;
  const breaks = cells.flatMap((lines) =>
    lines.slice(1).flatMap((line, above) => (markOf(line) === '' ? [`${lines[above]} ${line.split(' ')[0]}`] : [])),
  );
  return breaks.every(({ length }) => length >= room);
}

/** 'Topik 1: Sifat' over 'Bendalir' over '1.1 Ketumpatan': between a title and its numbered list, and in the list, a line of a PDF without a number goes on. */
const isOutlined = (lines: readonly string[]): boolean =>
  topicWord.test(lines[0] ?? '') && lines.filter((line) => /^\d{1,2}\.\d/.test(line)).length > 1;

/** Whether titles stand twice, in English below: told by all cells of the column, as a single one has too few words. */
const isInEnglishBelow = ({ rows }: Grid, column: number): boolean =>
  isEnglish(rows.flatMap(({ cells }) => linesOf(cells[column] ?? '').slice(1)).join(' ')) === true;

/** Where a table of topics holds what. */
interface Layout {
  grid: Grid;
  title: number;
  /** -1 where the table names no weeks. */
  week: number;
  details: number[];
  /** Whether the lines of a title are the wrapped lines of one. */
  isJoined: boolean;
  /** Whether titles stand twice, in English below. */
  isTwice: boolean;
}

/** In how many rows a column names something. */
const namesIn = ({ rows }: Grid, column: number): number =>
  rows.filter(
    ({ cells, own, isSum }) =>
      !isSum && own[column] && /^[^•▪●◦➢]*\p{L}{3}/u.test((cells[column] ?? '').replace(topicWord, '')),
  ).length;

/** The column of the titles, that with most names: under a head for topics, else under one that is not known, behind the weeks, then under one that may stand for them. */
const titleColumn = (grid: Grid, week: number): number =>
  (['topic', null, 'clo', 'hours'] as const)
    .flatMap((kind) => {
      const places = grid.kinds.flatMap((each, place) =>
        each === kind && (kind !== null || place > week) && namesIn(grid, place) > 0 ? [place] : [],
      );
      return places.toSorted((one, other) => namesIn(grid, other) - namesIn(grid, one)).slice(0, 1);
    })
    .at(0) ?? -1;

/** The columns of what the topics hold: 'Subtajuk', 'Perincian', 'Kandungan' beside 'Tajuk'. */
const detailsIn = ({ kinds, columns }: Grid, title: number): number[] =>
  kinds.flatMap((kind, place) => {
    const isDetail = kind === 'description' && /perincian|butiran|huraian|details/i.test(columns[place] ?? '');
    return place !== title && (kind === 'subtopic' || kind === 'topic' || isDetail) ? [place] : [];
  });

/** Null for a table of something else. */
function layoutOf(grid: Grid): Layout | null {
  const week = grid.kinds.indexOf('week');
  const title = titleColumn(grid, week);
  const isOfTasks = grid.kinds.some((kind) => kind === 'weight' || kind === 'assessment') && week < 0;
  if (title < 0 || isOfTasks) return null;
  const details = detailsIn(grid, title);
  const isPdf = grid.rows[0]?.page !== undefined;
  const isTwice = isInEnglishBelow(grid, title);
  const isJoined = isPdf && !(grid.isBilingual && isTwice) && (details.length > 0 || isWrapped(grid, title));
  return { grid, title, week, details, isJoined, isTwice };
}

/** A row as its class is told. */
interface Place {
  layout: Layout;
  row: TableRow;
  lines: string[];
  text: string;
  week: string;
  last: ReadTopic | undefined;
  /** Whether the row above is a title by itself over its week. */
  isUnderTitle: boolean;
  /** The number of the topic above. */
  number: number;
}

/** '1.1 ...' in a row of its own below the numbered topic, whose number may stand before it: '1.0 | Kinetics'. */
function isNumberedBelow({ layout: { grid, title }, row, lines: [first = ''], number }: Place): boolean {
  const [, whole] = /^(\d{1,2})\.[1-9]/.exec(first) ?? [];
  const isBefore = row.cells.some(
    (cell, place) =>
      place < title && row.own[place] === false && /^\d{1,2}(?:\.0)?$/.test(cell) && Number(cell) === Number(whole),
  );
  return (
    whole !== undefined && (row.cells[grid.kinds.indexOf('ordinal')] === '' || Number(whole) === number || isBefore)
  );
}

type RowClass = 'none' | 'below' | 'sub' | 'again' | 'topics';

const beforeColon = (title: string): string => title.split(': ')[0] ?? '';

/** The class of a row is that of the first rule that holds. */
const rules: readonly (readonly [RowClass, (place: Place) => boolean])[] = [
  [
    'below',
    ({ isUnderTitle, layout: { week, title }, row }) =>
      isUnderTitle && week >= 0 && row.own[week] === false && row.own[title] === true,
  ],
  ['none', ({ row }) => row.isSum],
  // The end of a page has parted a topic from its list.
  ['below', (place) => place.last !== undefined && (isNumberedBelow(place) || /^[•▪●◦➢]/.test(place.lines[0] ?? ''))],
  // 'Haba: suhu', then 'Haba: hukum pertama'
  [
    'sub',
    ({ last, text }) =>
      text.includes(': ') &&
      beforeColon(text) === beforeColon(last?.title ?? '') &&
      // 'Amali: Mikroskop' is a way of teaching.
      labelKind(beforeColon(text)) !== 'hours',
  ],
  [
    'again',
    ({ last, text, layout: { grid, isTwice } }) => last?.title === titleOf(text, grid.isBilingual, isTwice).title,
  ],
  [
    'topics',
    ({ layout, row, week, last }) =>
      layout.week < 0 || week !== '' || ((row.cells[layout.week] ?? '') === '' && last !== undefined),
  ],
];

/** Puts a row to the topics above it, as its class says. */
function fold(found: ReadTopic[], rowClass: RowClass, place: Place): void {
  const { layout, row, lines, text, week, last } = place;
  if (rowClass === 'topics') found.push(...topicsOf(place));
  if (last === undefined) return;
  if (rowClass === 'below') last.subtopics.push(...subtopicsOf(lines));
  if (rowClass === 'sub') {
    const [title, first = ''] = last.title.split(': ');
    for (const part of [first, text.slice(beforeColon(text).length + 2)]) last.subtopics.push(...subtopicsOf([part]));
    last.title = title ?? '';
  }
  const isAgain = rowClass === 'again' || rowClass === 'sub';
  const isBelowInWeek = rowClass === 'below' && row.own[layout.week] === true && week !== '';
  if (isAgain || isBelowInWeek) last.week = weeksIn(`${last.week} - ${week}`);
  if (!isAgain) return;
  last.at.push(row.ref);
  last.subtopics.push(...detailsOf(layout, row));
}

/** The topics of a table: rows are classed, then folded. */
export function fromGrid(grid: Grid): ReadTopic[] {
  const layout = layoutOf(grid);
  if (layout === null) return [];
  const found: ReadTopic[] = [];
  let isUnderTitle = false;
  let number = NaN;
  for (const row of grid.rows) {
    const place = placeOf(layout, row, { last: found.at(-1), isUnderTitle, number });
    const rowClass = rules.find(([, holds]) => holds(place))?.[0] ?? 'none';
    fold(found, rowClass, place);
    const isBare = row.cells.filter((cell) => cell !== '').length === 2 && row.own[layout.week] === true;
    isUnderTitle = isBare || (isUnderTitle && rowClass === 'below');
    number = Number.isNaN(itemNumber(place.text)) ? number : itemNumber(place.text);
  }
  return found;
}

function placeOf(layout: Layout, row: TableRow, above: Pick<Place, 'last' | 'isUnderTitle' | 'number'>): Place {
  const lines = linesOf(row.cells[layout.title] ?? '');
  const isJoined = layout.isJoined || (row.page !== undefined && !layout.isTwice && isOutlined(lines));
  const text = lines
    .map((line) => (isJoined && markOf(line) === '' ? ` ${line}` : `\n${line}`))
    .join('')
    .trim();
  return {
    ...above,
    layout,
    row,
    lines,
    text,
    week: isChart(layout) ? (weeksOfRow(row)[0] ?? '') : weeksIn(row.cells[layout.week] ?? ''),
  };
}

/** A chart has a column a week. */
const isChart = ({ grid: { kinds } }: Layout): boolean => kinds.filter((kind) => kind === 'week').length > 4;

const detailsOf = ({ details }: Layout, { cells }: TableRow): string[] =>
  subtopicsOf(details.flatMap((column) => linesOf(cells[column] ?? '')));

/** The topics of a row; a row without a week goes on in that of the topic above. */
function topicsOf({ layout, row, text, week, last }: Place): ReadTopic[] {
  const { grid } = layout;
  const above = layout.week >= 0 ? (last?.week ?? '') : '';
  return numberedIn(text).flatMap((part) => {
    // 'Week 1: Introduction' in a table without a column of weeks.
    const led = layout.week < 0 ? ledByWeek(part) : null;
    const { title, rest } = titleOf(led?.rest ?? part, grid.isBilingual, layout.isTwice);
    if (!isTitle(title)) return [];
    const details = detailsOf(layout, row);
    const subtopics = details.length > 0 ? details : subtopicsOf(rest);
    return [{ title, week: led?.week ?? (week || above), hours: led?.hours ?? [], subtopics, at: [row.ref] }];
  });
}
