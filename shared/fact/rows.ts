import { cloWords, codeFamily, codesBehind, codesIn, keyOf, normalCode } from '../course/words/codes.ts';
import { besideCodes } from '../course/words/codeLists.ts';
import { columnKinds, isFieldLabel, isUnder, labelKind, type LabelKind } from '../course/words/vocabulary.ts';
import { ownPart, saysDelete } from './scope.ts';
import { withoutOrdinal } from './score.ts';
import { blockOf } from '../document/blockOf.ts';
import type { Block, Ref, SourceDocument, TableBlock } from '../document/document.ts';
import {
  fieldsIn,
  goesOnBelow,
  halvesOf,
  isNumber,
  isOrdinal,
  isWeek,
  labelAndValue,
  labelsOutcomes,
  numberedIn,
  opensList,
  plainRow,
  readTable,
  type TableRow,
  turnedRows,
  withHeads,
} from '../document/table.ts';
import { oneLine, openEnds, wordList } from '../text/words.ts';
import { memo } from '../values/memo.ts';
import { sumOf } from '../values/sum.ts';

/** A place that facts are decided in: a row of a table, a line of a text, or a part of either that stands for itself. */
export interface Row extends TableRow {
  /** Whether the place is one of several items in one row or block. */
  isPart?: boolean;
  /** The index of the cell with the row's own title, when the cells before it name groups. */
  titledAt?: number;
  /** In a table on its side, the head that names the item: a claim that names the head means the item. */
  head?: Ref | undefined;
}

export const isText = ({ ref }: Row): boolean => !ref.includes('.');

/** Whether a row belongs to a plan of weeks with their topics; a table of assessments names the assessments before their topics. */
export function isOfPlan({ columns }: Row): boolean {
  // A 'Unit' beside weeks is a topic.
  const topic = columns.findIndex((label) => isUnder(label, 'topic', 'statement', 'courseName'));
  const before = columns.slice(0, Math.max(topic, 0));
  return (
    topic >= 0 &&
    columns.some((label) => isUnder(label, 'week')) &&
    !before.some((label) => isUnder(label, 'weight', 'assessment', 'component'))
  );
}

/** Not within a word, the code of a part, or a bracket: '(C1, LO1)'. */
const notWithin = String.raw`(?<![\p{L}\d]|[Ss][Uu][Bb][ -]|\([^()]+)`;
const outcomeStart = new RegExp(
  notWithin + `(?=(?:${cloWords})\\s?-?\\d{1,2}\\s*(?:[:.=–]|\\)[^\\p{L}\\d.]*\\p{Lu}|-\\s|\\s(?=\\p{Lu}\\p{Ll}{3})))`,
  'u',
);
/** 'HPK2 menghasilkan ...' on a line of its own. */
const outcomeLine = new RegExp(`\\n(?=(?:${cloWords})\\s?-?\\d{1,2}\\s\\p{Ll}{4})`, 'u');
const numberedStart = /^\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]\s+\p{L}/u;
/** Marks of a part: '20 markah'. */
const marksIn = (part: string): number => Number(/(\d+)\s*(?:markah|marks?)\b/i.exec(part)?.[1] ?? 0);
const percent = /\d\s*(?:%|peratus\b|percent\b|markah\b|marks?\b)/i;

/** The outcomes that a text states one after the other; none when it states fewer than two. `label`: the label above the text. */
function outcomesIn(text: string, label: string): { text: string; key?: string }[] {
  const parts = text.split(outcomeStart).flatMap((part) => part.split(outcomeLine).map((line) => line.trim()));
  const keyed = parts.flatMap((part) => {
    const key = keyOf(part);
    return key === undefined ? [] : [{ text: part, key }];
  });
  if (keyed.length > 1) return keyed;
  const mapped = mappedIn(text);
  if (mapped.length > 1) return mapped;
  if (!labelsOutcomes(label)) return [];
  const lines = text
    .split(/\n(?=\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]\s|\p{Lu}{1,4}\s?-?\d{1,2}[:.)]?\s)/u)
    .filter((line) => numberedStart.test(line) || ownCodeIn(line) !== undefined);
  return lines.length < 2
    ? []
    : lines.map((line, index) => ({ text: line.replace(/\n[^\n]*:$/, ''), key: ownCodeIn(line) ?? `${index + 1}` }));
}

/** In 'LO1 maps to PLO1, LO2 to PLO2 and PLO6' the words between two codes belong to the first. */
function mappedIn(text: string): { text: string; key: string }[] {
  const parts = besideCodes('clo', text, /\S/).map(({ code, said }) => ({ text: said, key: code }));
  return parts.every((part) => codesIn('plo', part.text).length > 0) ? parts : [];
}

/** Under the label of its outcomes, a document may use codes that others use for a programme's outcomes: 'HP 1. Menjelaskan ...'. */
function ownCodeIn(text: string): string | undefined {
  const [, code] = /^[•▪→]?\s*(\p{Lu}{1,5}\s?-?\d{1,2})(?:[.:)]\s|\s(?=\p{L}\p{Ll}{3}))/u.exec(text) ?? [];
  return code === undefined ? undefined : normalCode(code);
}

/** A level behind an item of a list: 'Menilai ... (C5)'. */
const levelBehind = /\([CPA][1-7]\b[^()]*\)\.?$/;

const opensAList = wordList(`terdiri daripada/terdiri atas/merangkumi/meliputi/iaitu/consists? of/comprises?/
  includ(?:es|ing)/namely`);
const listStart = new RegExp(String.raw`^.*?\b(?:${opensAList.join('|')})\s+`, 'iu');

/** '15% + 10%' is one weight. */
const betweenItems = new RegExp(
  [
    String.raw`\n|[,;](?=\s)|\.\s+(?=\p{Lu})|(?<=%)[.:]\s|(?<=%)\s*\(`,
    String.raw`\s\+\s(?!\d+\s*%\s*(?:[^\s\p{L}]|$))`,
    String.raw`(?<=%\)?)\s+(?:serta|dan|and|manakala)\s+`,
  ].join('|'),
  'u',
);

/** The parts with a weight of a list, also of one in a sentence: 'Kuiz 10%, Projek 30% dan Ujian 60%', 'NA = 10% Kuis + 90% UAS'. */
function weighedParts(text: string): string[] {
  // '(Bahagian A 15 markah, Bahagian B 25 markah)' behind a name are sections of one paper.
  if (!percent.test(text.replaceAll(/\([^()%]*\)/g, ''))) return [];
  // 'Tugasan (HP 1, 2), 15 minit : 35%' on a line of its own is one item.
  const lines = text.split('\n').filter((line) => line.includes('%'));
  const isListed = lines.length > 1 && lines.every((line) => line.indexOf('%') === line.lastIndexOf('%'));
  const parts = text
    .split(isListed ? '\n' : betweenItems)
    .reduce<string[]>((whole, part) => {
      // 'Pelan ialah tugasan terbesar, 40%': a weight by itself belongs to the name before it.
      const before = whole.at(-1);
      const isBehind = before !== undefined && !percent.test(before) && /^\s*\d{1,3}\s*(?:%|peratus)\s*$/iu.test(part);
      return isBehind ? [...whole.slice(0, -1), `${before},${part}`] : [...whole, part];
    }, [])
    .map((part) =>
      part
        // 'Tugasan 1: Kajian' is a name.
        .replace(/^[^:=%]{2,40}(?<!\d)(?:=\s|:\s(?=\D{3}))/, '')
        .replace(listStart, '')
        .replace(/^(?:dan|and|serta)\s+/iu, '')
        .trim(),
    );
  return parts.filter((part) => percent.test(part)).length > 1 ? parts.filter((part) => part !== '') : [];
}

/** The end of a line within a value: 'Programme: Bachelor of Engineering with', then 'Honours'. */
const withinValue = new RegExp(String.raw`(?<=\s(?:${[...openEnds].join('|')}))\n`, 'gi');

/** The parts of a text that stand for themselves: outcomes, weighed items, labels with values. */
function partsOf(
  text: string,
  label: string,
  { ref, key, cells = [] }: Pick<Row, 'ref' | 'key'> & Partial<Row>,
): Row[] {
  const weighed = weighedParts(text);
  // Beside '40%' the marks of a paper's sections weigh nothing, unless they come to it.
  const [whole] = cells.filter((cell) => /^\d{1,3}\s*%$/.test(cell)).map(figure);
  const isPaper = !text.includes('%') && whole !== undefined && whole !== sumOf(weighed.map(marksIn));
  const parts = [...outcomesIn(text, label), ...(isPaper ? [] : weighed).map((part) => ({ text: part, key }))];
  const items = parts.map((part) => ({ ...plainRow(ref, [part.text], [label], part.key), isPart: true }));
  return [...items, ...labelledIn(text).map((pair) => plainRow(ref, pair, ['', pair[0]], key))];
}

/** The labels with their values in a text. */
function labelledIn(text: string): [label: string, value: string][] {
  const pairs = text
    .replaceAll(withinValue, ' ')
    .split(/\n|(?:\t|\s{3,}|\s\|\s)(?!\s*:)|\s(?=\d{1,2}\.\s[^:\n]{3,50}:)/)
    .flatMap(fieldsIn)
    .flatMap((line) => [labelAndValue(line.trim())].filter((pair) => pair !== null));
  // All that follows a label in a line of its own belongs to it.
  const only = pairs.length <= 1 ? labelAndValue(text.trim()) : null;
  // 'Credit Hours', and '3' on the next line; what takes more lines may have another label in it.
  const texts = text.split(/[\t\n]/).map((cell) => cell.trim());
  const below = texts.flatMap((value, i): typeof pairs => {
    const [over = '', next = over] = [texts[i - 1], texts[i + 1]];
    const isWhole = isFieldLabel(over) && !/\([^()]*$/.test(over);
    const isBetween = isWhole && labelKind(value) === null && labelKind(next) !== null;
    return isBetween && value !== '' && value !== only?.[1] ? [[over, value]] : [];
  });
  return [...pairs, ...below, ...(only ? [only] : [])];
}

/** An example of how rows are filled in: 'e.g. Quiz', 'Example: Lab report', '(Sample) Introduction', 'c) Example (station 3): ...'. */
const exampleStart = new RegExp(
  String.raw`^\W*(?:\w\)\s)?(?:e\.\s?g\.\s|cth\.\s|` +
    String.raw`(?:e\.?\s?g\.?|example|contoh|cth\.?|sample|specimen)\s*(?:\([^()]*\)\s*:|[:)\]]|$))`,
  'i',
);
/** A text that says at its end that it is not the course's own: 'Laporan makmal (contoh)', 'Kuiz (delete this row)'. */
const exampleEnd = /\((?:e\.?g\.?|example|contoh|cth\.?)(?:\s(?:only|sahaja|row|baris))?\)\W*$/i;
/** A place to be filled in: '[Insert topic title]', and not '[ ]' or '[C2, PLO1]'. */
const toFillIn = /^\[[^[\]\d]*\p{L}{3}\s[^[\]\d]*\]$/u;
const isExample = ({ cells }: TableRow): boolean =>
  isExampleText(cells.find((cell) => /\p{L}{3}/u.test(cell) || exampleStart.test(cell)) ?? '');
const isExampleText = (text: string): boolean =>
  saysDelete(text) || [exampleStart, exampleEnd, toFillIn].some((form) => form.test(text));

/** Whether a row stands in a part of its table that is headed 'CONTOH' and nothing else. */
const isBelowExample = (place: number, table: readonly TableRow[]): boolean =>
  /^\W*(?:contoh|example)\W*$/i.test(
    table
      .slice(0, place + 1)
      .findLast(({ isCaption }) => isCaption)
      ?.cells.join('') ?? '',
  );

const ofNames: readonly (LabelKind | undefined)[] = ['assessment', 'component', 'method', 'description', undefined];
const isTitleAt = ({ cells, own, columns }: TableRow, place: number): boolean =>
  own[place] === true &&
  // A sentence describes.
  !/\p{Ll}{2}\.$/u.test(cells[place] ?? '') &&
  /\p{L}{3}/u.test(cells[place] ?? '') &&
  labelKind(cells[place] ?? '') !== 'total' &&
  ofNames.includes(columnKinds(columns[place] ?? '')[0]);

/** The column of a table of weights whose cells name groups: such a cell stands over several rows, each with its own title behind it. */
function groupsAt(rows: readonly TableRow[]): number {
  const [{ columns } = { columns: [] }] = rows;
  const kinds = columns.map((label) => columnKinds(label)[0]);
  // Rows that are summed by a kind are grouped by it: 'Kemahiran' over 'Jumlah kecil kemahiran'.
  const hasSubtotals = rows.filter(({ cells }) => cells.some((cell) => opensAsSum.test(cell))).length > 2;
  const hasTitle = (row: TableRow, place: number, not: LabelKind = 'total'): boolean =>
    row.cells.some((_, at) => at > place && isTitleAt(row, at) && kinds[at] !== not);
  return kinds.findLastIndex((kind, place) => {
    const grouped = rows.filter(({ shared, cells }) => shared[place] === true && /\p{L}{3}/u.test(cells[place] ?? ''));
    const isGroup = grouped.every(
      (row) =>
        row.isSum ||
        row.cells.some((cell) => opensAsSum.test(cell)) ||
        hasTitle(row, place, kind === 'assessment' && !hasSubtotals ? 'description' : undefined),
    );
    return ofNames.includes(kind) && grouped.length > 0 && isGroup;
  });
}

/** One table may hold the weights, and the plan under another head. */
export const isWeighed = (row: TableRow): boolean =>
  row.columns.some((label) => isUnder(label, 'weight')) && !isOfPlan(row);

/** The rows of a table of weights, each with the place of its own title where the table has groups. */
function titled(table: readonly TableRow[]): Row[] {
  const groups = groupsAt(table.filter((row) => !row.isHeader && !row.isCaption && isWeighed(row)));
  return table.map((row) => {
    const titledAt =
      groups < 0 || !isWeighed(row) ? -1 : row.cells.findIndex((_, place) => place > groups && isTitleAt(row, place));
    return { ...row, isSum: row.isSum || isSumOfAbove(row, table), ...(titledAt >= 0 && { titledAt }) };
  });
}

const figure = (text = ''): number =>
  /^\d+(?:[.,]\d+)?\s*%?$/.test(text) ? Number.parseFloat(text.replace(',', '.')) : 0;
const opensAsSum = /^(?:jumlah|total|sub[ -]?total|sub[ -]?jumlah)\b/i;

/** 'TOTAL CA', 'Jumlah kecil / Sub-total': a row called a sum that has a figure which those above it make up. */
const isSumOfAbove = (row: TableRow, table: readonly TableRow[]): boolean =>
  row.cells.some((cell) => opensAsSum.test(cell)) &&
  row.cells.some((cell, place) => {
    const above = table.slice(0, table.indexOf(row)).map(({ cells }) => figure(cells[place]));
    const parts = above.filter((each) => each > 0);
    return parts.slice(0, -1).some((_, from) => sumOf(parts.slice(from)) === figure(cell));
  });

const isValues = (lines: readonly string[]): boolean =>
  lines.every((line) => isNumber(line) || codeFamily(line) !== null);

/** Cells with as many lines as each other, one of them values: line k of one belongs to line k of the other. */
function parallelRows(row: Row): Row[] {
  const counts = row.cells.map((cell) => cell.split('\n').length);
  // '5% + 5%' beside two names on two lines.
  const areValues = (parts: string[]): boolean => parts.every(isNumber) && counts.includes(parts.length);
  const lines = row.cells.map((cell) =>
    cell.split(cell.includes('+') && areValues(cell.split('+')) ? '+' : '\n').map((line) => line.trim()),
  );
  const values = lines.find((each) => each.length > 1 && isValues(each));
  if (values === undefined) return [];
  // 'Week 4' over a title is no list.
  const isParallel = (each: readonly string[]): boolean =>
    each.length === values.length &&
    each.every(isWeek) === each.some(isWeek) &&
    each.every((line) => /^[\p{Lu}\d(]|^[–-]?$/u.test(line) && !line.endsWith(',') && !/\([^)]*$/.test(line));
  const [whole = 0, ...parts] = values.map(figure);
  // The first line sums the others: it has no code and no week of its own.
  const isHeaded = parts.length > 1 && whole > 0 && sumOf(parts) === whole;
  for (const each of lines) if (isHeaded && each.length === values.length - 1) each.unshift('');
  // Hours or a week told once are those of one item.
  const isOne = row.cells.some(
    (cell, place) => isUnder(row.columns[place], 'hours', 'week') && /^\S*\d\S*$/.test(cell),
  );
  if (lines.filter(isParallel).length < 2 || isOne) return [];
  return values.map((_, index) => ({
    ...row,
    isPart: true,
    cells: lines.map((each, place) => (isParallel(each) ? (each[index] ?? '') : (row.cells[place] ?? ''))),
    shared: row.shared.map((isShared, place) => isShared || !isParallel(lines[place] ?? [])),
  }));
}

/** The topics that one cell lists by number, each in a row by itself; the codes of outcomes behind one stand below it. Lists of as many beside each other stay. */
const listedRows = (row: Row): Row[] =>
  row.cells.flatMap((cell, column) => {
    const items = isUnder(row.columns[column], 'topic') ? numberedIn(cell) : [];
    const isTwice = row.cells.some((other, place) => place !== column && numberedIn(other).length === items.length);
    if (items.length < 2 || !opensList(items[0]) || isTwice) return [];
    return items.map((item) => {
      const { text, codes } = codesBehind('clo', item);
      return { ...row, isPart: true, cells: row.cells.with(column, codes === '' ? text : `${text}\n${codes}`) };
    });
  });

/** 'Taxonomy: C2 | Programme outcome: PLO1' in the paragraph below an outcome. */
const tellsOfOutcome = (text: string): boolean =>
  text.length <= 100 && ['level', 'plo', 'skill'].includes(labelKind(labelAndValue(text)?.[0] ?? '') ?? '');

type TextBlock = Exclude<Block, { kind: 'table' }>;

/** The labels and list that a block stands under. */
interface Under {
  section: string;
  /** The block's position in a list. */
  position: number;
  /** A label in a line of its own; the next line is its value. */
  over: string;
  /** The last label in a line of its own. */
  before: string;
  /** The heads of a list whose columns are made by tabs: 'Topik', 'Minggu', 'Jam kuliah'. */
  heads: readonly string[];
}

function underText({ section, position, over: above, before, heads }: Under, { kind, text }: TextBlock): Under {
  const isNumbered = numberedStart.test(text);
  const isLettered = /^\p{Lu}\.\s/u.test(text);
  const isLabel =
    kind === 'heading' || ((kind === 'paragraph' || isLettered) && !isNumbered && labelKind(text) !== null);
  const isListed = kind === 'item' || (kind === 'paragraph' && isNumbered);
  // A synopsis takes several paragraphs, in two languages.
  const over = isLabel ? labelOver(text, before) : isOfSynopsis(above) ? above : '';
  const cells = text.split('\t');
  const areHeads = cells.length > 1 && cells.every((cell) => columnKinds(cell).length > 0);
  return {
    section: isLabel ? text : section,
    position: isListed ? position + 1 : 0,
    over,
    before: over || before,
    heads: areHeads ? cells : heads,
  };
}

/** The outcome that a text states: by its code, else by its place in their list. */
function keyStated({ kind, text }: TextBlock, section: string, position: number): string | undefined {
  // What a course aims at may be numbered too, apart from its outcomes.
  const isOfOutcomes = labelsOutcomes(section) && !/\bobjectives?\b/i.test(section);
  const isListed = kind === 'item' || numberedStart.test(text);
  const isOutcome = isListed && (isOfOutcomes || levelBehind.test(text));
  return keyOf(text) ?? (isOfOutcomes ? ownCodeIn(text) : undefined) ?? (isOutcome ? `${position}` : undefined);
}

function textRows(block: TextBlock, { section, position, heads }: Under, label: string, above: Row | undefined): Row[] {
  if (isExampleText(block.text)) return [];
  const ref = `${block.n}`;
  // 'CLO 1' in a line of its own.
  const isUnderCode = above !== undefined && isText(above) && codeFamily(above.cells[0] ?? '') === 'clo';
  const keyAbove = isUnderCode || tellsOfOutcome(block.text) ? above?.key : undefined;
  const key = keyStated(block, section, position) ?? keyAbove;
  const parts = partsOf(block.text, section, { ref, key });
  const whole = parts.some((part) => part.key !== undefined && part.key !== key) ? undefined : key;
  const column = ['references', 'method'].includes(labelKind(section) ?? '') ? section : label;
  return [plainRow(ref, [block.text], [column], whole), ...parts, ...tabbed(block.text, heads, { ref, key })];
}

/** A line whose words stand in columns by tabs, under the line of heads before it or with a week: '1.0 Jirim', '1-2', '5'. */
function tabbed(text: string, heads: readonly string[], { ref, key }: Pick<Row, 'ref' | 'key'>): Row[] {
  const cells = text.split('\t');
  const isHeaded = cells.length === heads.length;
  const columns = isHeaded ? [...heads] : cells.map(() => '');
  return cells.length > 1 && (isHeaded || cells.some(isWeek))
    ? [{ ...plainRow(ref, cells, columns, key), isPart: true }]
    : [];
}

const tableParts = (row: Row, isParallel = parallelRows(row).length > 0): Row[] => [
  ...halvesOf(row).map((half) => ({ ...half, isPart: true })),
  ...(isParallel ? parallelRows(row) : listedRows(row)),
  ...row.cells.flatMap((cell, column) =>
    row.own[column] === true ? partsOf(cell, row.columns[column] ?? '', row) : [],
  ),
];

const namedHead = /\p{L}{2}[^%]*\d{1,3}\s*%\)?$/u;
const headItems = ({ cells }: Row): number[] =>
  cells.flatMap((cell, place) => (namedHead.test(cell) && cells.indexOf(cell) === place ? [place] : []));
const tick = /^(?:x|[^\p{L}\d\s.–—-]{1,2})$/iu;

/** 'Quiz (10%) | Test (20%)' over ticks: heads that are items, each with what stands below it and, of a tick, the code or number of its row. */
function headParts(head: Row, rowsBelow: readonly Row[]): Row[] {
  const items = headItems(head);
  const below = rowsBelow.filter(({ isSum }) => !isSum);
  const [first = 0] = items;
  if (items.length < 2 || below.some((row) => row.isHeader && headItems(row).length >= items.length)) return [];
  return items.map((place) => {
    const values = below.flatMap(({ cells, columns, isHeader }) => {
      const [cell = '', mark = ''] = [cells[place], cells[0]];
      if (!tick.test(cell)) return cell === '' ? [] : [{ text: cell, label: isHeader ? '' : mark }];
      return isOrdinal(mark) || codeFamily(mark) !== null ? [{ text: mark, label: columns[first - 1] ?? '' }] : [];
    });
    const texts = [oneLine(head.cells[place] ?? ''), ...values.map(({ text }) => text)];
    const columns = ['', ...values.map(({ label }) => label)];
    return { ...plainRow(head.ref, texts, columns), isPart: true, titledAt: 0 };
  });
}

/** The rows of each table of a document by its block, under the heads that stand over them; rows that only show how a form is filled in are left out. */
export const tablesOf = memo((document: SourceDocument): Map<number, Row[]> => {
  const tables = new Map<number, Row[]>();
  let before: TableRow[] | undefined;
  for (const block of document.blocks) {
    if (block.kind === 'table') {
      before = withHeads(readTable(block), before);
      tables.set(
        block.n,
        titled(before).filter((row, i, table) => !isExample(row) && !isBelowExample(i, table)),
      );
    } else if (!goesOnBelow(block)) before = undefined;
  }
  return tables;
});

/** 'HP1 | Menghuraikan ...' below the label or the head of outcomes is one of them; a code heads nothing. */
function withOwnCode(row: Row, section: string): Row {
  const [code = ''] = row.cells;
  const isOwn = row.key === undefined && !row.isHeader && /^\p{Lu}{1,4}\s?-?\d{1,2}$/u.test(code);
  const isUnderHead = row.columns.some((label) => ofOutcomes.test(label) && isUnder(label, 'statement'));
  const isBelow = labelsOutcomes(section) && row.columns.every((label) => ['', code].includes(label));
  if (!isOwn || !(isUnderHead || isBelow)) return row;
  return { ...row, key: normalCode(code), columns: isUnderHead ? row.columns : row.columns.map(() => '') };
}
const ofOutcomes = /hasil|outcome|nyataan/i;

const longestValue = 160;
const isOfSynopsis = (label: string): boolean => labelKind(label) === 'synopsis';

/** The label that a line by itself is; '' for another line. 'Tajuk' below the code of the course is its name. */
function labelOver(text: string, before: string): string {
  const isTitle = labelKind(before) === 'courseCode' && /^(?:tajuk|title|judul)\b/i.test(withoutOrdinal(text));
  if (isTitle) return 'Nama kursus';
  return isFieldLabel(text) && !/[:=]\s*\S|\t/.test(text) && !/\d/.test(withoutOrdinal(text)) ? text : '';
}

/** Rows whose cells end within a bracket take its end from the cell below: '1. Roti (Minggu 1, 8' over 'jam)'. */
const withBrackets = (table: readonly Row[]): Row[] =>
  table.map((row, i) => ({
    ...row,
    cells: row.cells.map((cell, place) => {
      const [end] = /^[^()]*\)/.exec(table[i + 1]?.cells[place] ?? '') ?? [];
      return end !== undefined && /\([^()]*$/.test(cell) ? `${cell} ${end}` : cell;
    }),
  }));

/** Cells that are each an assessment, 'Kuiz' over 'Wajaran : 20%' over 'Minggu : 3', as rows of their own. */
export const cardsIn = ({ ref, cells, key }: TableRow): Row[] =>
  cells.flatMap((cell) => {
    const [name = '', ...lines] = cell.split('\n');
    const pairs = lines.flatMap((line) => [labelAndValue(line)].filter((pair) => pair !== null));
    const isCard =
      lines.length > 1 && pairs.length === lines.length && pairs.some(([label]) => labelKind(label) === 'weight');
    const [labels, values] = [pairs.map(([label]) => label), pairs.map(([, value]) => value)];
    return isCard ? [{ ...plainRow(ref, [name, ...values], ['Pentaksiran', ...labels], key), isPart: true }] : [];
  });

function tableRows(block: TableBlock, table: readonly Row[], section: string): Row[] {
  const head = table.findLast(({ isHeader }) => isHeader)?.ref;
  const turned = turnedRows(block).map((row) => ({ ...row, isPart: true, head }));
  // Its own rows would give what all outcomes have to the first.
  const areOutcomes = turned.some(
    ({ key, columns }) => key !== undefined && columns.some((label) => isUnder(label, 'statement')),
  );
  const rows = (areOutcomes ? [] : withBrackets(table)).flatMap((each, i) => {
    // 'HP1 Menerangkan ...' below 'Hasil Pembelajaran' in a row by itself.
    const above = table[i - 1]?.isCaption === true ? (table[i - 1]?.cells.join('') ?? '') : '';
    const isBelow = labelsOutcomes(above) && each.cells.filter((cell) => cell !== '').length === 1;
    const cards = cardsIn(each);
    if (cards.length > 0) return cards;
    const row = withOwnCode(isBelow ? { ...each, columns: each.columns.map(() => above) } : each, section);
    const parts = row.isHeader ? headParts(row, table.slice(i + 1)) : tableParts(row);
    // Of two lists side by side each half is a row.
    if (halvesOf(row).length > 0) return parts;
    const isOfOthers = parts.some(({ key }) => key !== undefined && key !== row.key);
    return [isOfOthers ? { ...row, key: undefined } : row, ...parts];
  });
  return [...turned, ...rows];
}

/** All places of a document that facts of its own course are decided in, in its order; the parts of a row or block follow it and share its ref. */
export const rowsOf = memo((document: SourceDocument): Row[] => {
  const rows: Row[] = [];
  const own = ownPart(document);
  const tables = tablesOf(own);
  let under: Under = { section: '', position: 0, over: '', before: '', heads: [] };
  for (const block of own.blocks) {
    if (block.kind === 'table') {
      rows.push(...tableRows(block, tables.get(block.n) ?? [], under.section));
      under = { ...under, over: '' };
    } else {
      const label = block.text.length <= longestValue || isOfSynopsis(under.over) ? under.over : '';
      under = underText(under, block);
      rows.push(...textRows(block, under, label, rows.at(-1)));
    }
  }
  return rows;
});

/** The rows at a place that a model names: a block's, a row's; where the row does not exist, none. */
export const rowsAt = (document: SourceDocument, ref: Ref): Row[] => {
  const [block, row] = ref.split('.');
  return rowsOf(document).filter((each) =>
    row === undefined || isText(each) ? blockOf(each.ref) === Number(block) : [each.ref, each.head].includes(ref),
  );
};
