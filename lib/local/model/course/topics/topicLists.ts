import type { Topic } from '../../../../../shared/pedagona/schemas.ts';
import type { Row } from '../../reading/row.ts';
import { cellLines } from '../../language/lexicon.ts';
import { bullet, notATopic, parted, subtopicsIn } from './topicText.ts';

const weekLine =
  /^(?:[•▪●◦➢*–-]\s+|\(?(?:\d{1,2}|[a-z])[.)]\s+)?(?:minggu|week|pertemuan)\s*(?:ke-?)?\s*(\d{1,2}(?:\s*(?:[-–,&]|hingga|to|dan|and)\s*\d{1,2})*)\s*(?:\([^)]*\)\s*)?[:.)–-]?\s+(.+)$/i;
const contentTitle =
  /^(?:\d+(?:\.\d+)?\.?\s+|[A-Z][.)]\s*)?(?:(?:senarai |list of |course |isi |rangka )?(?:kandungan|topik|tajuk|topics?|contents?|outline|syllabus|silibus)(?: (?:kursus|kuliah|utama|pembelajaran|pengajaran|covered|ringkas|outline))?|sinopsis kandungan)(?:\s*[/(].*)?\s*:?$/i;
const numberedLine =
  /^(?:\(?\d{1,2}[.)]|\d{1,2}\.0|(?:[Tt]opi[ck]|TOPI[CK]|[Tt]ajuk|[Uu]nit|[Bb]ab|[Cc]hapter|[Mm]odule?)\s*\d{1,2}\s*[:.–-])\s+(\p{Lu}.{3,100})$/u;

/** Without a table: lines that name their week, else the list beside or below the title of the content. */
export function listedTopics(rows: readonly Row[], vocabulary: ReadonlySet<string>): Topic[] {
  const weekly = rows
    .filter(({ isTable }) => !isTable)
    .flatMap(({ cells: [line = ''] }) => weeklyTopic(line, vocabulary) ?? []);
  if (weekly.length > 0) return weekly;
  for (const [index, { cells }] of rows.entries()) {
    if (!contentTitle.test((cells[0] ?? '').replaceAll('<br>', ' '))) continue;
    const beside = itemsIn(cells.slice(1));
    const below = rows.slice(index + 1).flatMap((row) => cellLines(row.cells.find((cell) => cell !== '') ?? ''));
    const list = [
      numberedTopics(beside, vocabulary),
      plainTopics(beside, vocabulary),
      numberedTopics(below, vocabulary),
      bulleted(below, vocabulary),
      unmarked(rows.slice(index + 1), vocabulary),
    ].find(({ length }) => length > 1);
    if (list) return list;
  }
  return [];
}

function weeklyTopic(line: string, vocabulary: ReadonlySet<string>): Topic | null {
  const [, when = '', title = ''] = weekLine.exec(line) ?? [];
  return title === '' || notATopic.test(title)
    ? null
    : topicFrom(title, when.replace(/\s+/g, '').replace('–', '-'), vocabulary);
}

/** The topic that a line of a list names with its week or its number, or null. */
export function listedTopic(line: string, vocabulary: ReadonlySet<string>): Topic | null {
  const title = numberedLine.exec(line)?.[1];
  return weeklyTopic(line, vocabulary) ?? (title === undefined ? null : topicFrom(title, '', vocabulary));
}

/** The lines of the cells; several numbered items on one line are one each. */
const itemsIn = (cells: readonly string[]): string[] =>
  cells.flatMap(cellLines).flatMap((line) => line.split(/\s*[;,]?\s+(?=\(?\d{1,2}[.)]\s+\p{Lu})/u));

function numberedTopics(lines: readonly string[], vocabulary: ReadonlySet<string>): Topic[] {
  const list: Topic[] = [];
  for (const line of lines) {
    const title = numberedLine.exec(line)?.[1];
    if (title !== undefined) list.push(topicFrom(title, '', vocabulary));
    else if (list.length > 0 && !bullet.test(line) && !/^\p{Ll}/u.test(line)) break;
    else if (list.length > 0) list.at(-1)?.subtopics.push(...subtopicsIn([line], vocabulary));
  }
  return list;
}

const mark = /^[•▪●◦➢*–-]\s+/;

/** Items behind bullets, from the first line on. */
function bulleted(lines: readonly string[], vocabulary: ReadonlySet<string>): Topic[] {
  const end = lines.findIndex((line) => !mark.test(line));
  return plainTopics(end < 0 ? lines : lines.slice(0, end), vocabulary);
}

const sectionTitle =
  /^(?:\d+(?:\.\d+)?\.?\s+|[A-Z][.)]\s*)?(?:kaedah |jadual |senarai )?(?:pentaksiran|penilaian|pemarkahan|assessments?|evaluation|grading|rujukan|references?|hasil pembelajaran|learning outcomes?|objektif|sinopsis|synopsis|bahan)\b[^.]{0,40}$/i;

/** Printed without its bullets a list is lines of names; what ends it for sure is the title of another section of the course. */
function unmarked(rows: readonly Row[], vocabulary: ReadonlySet<string>): Topic[] {
  const end = rows.slice(0, 40).findIndex(({ cells, isTable }) => !isTable && sectionTitle.test(cells[0] ?? ''));
  const own = rows.slice(0, Math.max(0, end));
  const isList = own.every(({ isTable, cells: [line = ''] }) => !isTable && line.length < 80 && !/\d$/.test(line));
  return isList
    ? plainTopics(
        own.flatMap(({ cells }) => cells),
        vocabulary,
      )
    : [];
}

/** Short names, each on a line of its own, three at the least: sentences are no topics. */
function plainTopics(lines: readonly string[], vocabulary: ReadonlySet<string>): Topic[] {
  const names = lines.map((line) => line.replace(mark, ''));
  const isList =
    names.length > 2 && names.every((name) => /^\p{Lu}.{3,99}$/u.test(name) && !/[.:%]$|\d\s*%/.test(name));
  return isList ? names.filter((name) => !notATopic.test(name)).map((name) => topicFrom(name, '', vocabulary)) : [];
}

/** How long a topic is taught, behind its name: 'Pecahan (3 jam)', 'Fractions - 3 hours'. */
export const hoursBehind = /\s*[(–-]\s*(\d{1,3}(?:[.,]\d)?)\s*(?:jam|hours?|hrs?)\s*\)?$/i;

function topicFrom(text: string, when: string, vocabulary: ReadonlySet<string>): Topic {
  const { title, rest } = parted(text.replace(hoursBehind, ''), vocabulary);
  return { week: when, title, subtopics: subtopicsIn(rest, vocabulary), clos: [] };
}
