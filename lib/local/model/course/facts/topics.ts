import { codeFamily, codesBehind } from '../../../../../shared/course/words/codes.ts';
import { isDay } from '../../../../../shared/course/words/plausible.ts';
import { labelKind } from '../../../../../shared/course/words/vocabulary.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import { linesOf, mainPart, markOf, withoutMark } from './ownWords.ts';
import type { Line, Loose, Reading } from './reading.ts';
import { fromGrid, holdsTopics } from './topics/tables.ts';
import {
  isTitle,
  type LedByWeek,
  ledByWeek,
  type ReadTopic,
  subtopicsOf,
  titleOf,
  topicWord,
} from './topics/titles.ts';
import { weeksIn } from '../../../../../shared/fact/decide/decideNumber.ts';
import { hoursOf } from '../../../../../shared/fact/units.ts';

/** The topics of the weekly or the content table, else those of lines that name their week, else the list under the label of the content. */
export function readTopics(reading: Reading): ReadTopic[] {
  // Lectures and practicals may have a table each, under the same head.
  const found = reading.grids
    .filter(holdsTopics)
    // A page may part merged places otherwise.
    .map((grid) => ({ head: [...new Set(grid.columns)].join(), topics: fromGrid(grid) }))
    .filter(({ topics }) => topics.length > 1);
  const tables = found.map(({ head }) => found.filter((each) => each.head === head).flatMap(({ topics }) => topics));
  const ways = [...tables, fromWeekLines(reading), fromUnitRows(reading), ...fromSections(reading)];
  const whole = ways.filter(({ length }) => length > 1);
  const [first = []] = whole;
  const scheduled = whole.find((way) => way.length > 4 && way.every(({ week }) => week !== ''));
  return first.some(({ week }) => week !== '') ? first : (scheduled ?? first);
}

/** 'Hutan bandar (Minggu 1-2, 6 jam)' */
const weekBehind = /\s*\((?:minggu|weeks?)\s*(\d[\d\s–-]*(?:,\s*\d[\d\s–-]*(?=[,)]))*)(?:,\s*([^()]*))?\)$/i;

/** `led`: what the line says before the item. */
const listedTopic = (at: Ref, item: string, led?: Pick<LedByWeek, 'week' | 'hours'>): ReadTopic[] => {
  const line = codesBehind('clo', item).text;
  const [, weeks = '', note = ''] = weekBehind.exec(line) ?? [];
  const named = line.replace(weekBehind, '');
  const { title, rest } = titleOf(named);
  const printed = hoursOf(note || (/\(([^()]+)\)$/.exec(named)?.[1] ?? ''));
  const hours = led?.hours ?? (printed === null ? [] : [printed]);
  return isTitle(title)
    ? [{ title, week: led?.week || weeksIn(weeks), hours, subtopics: subtopicsOf(rest), at: [at] }]
    : [];
};

/** 'Kandungan media sosial. Kita menulis kapsyen ...': a title, then sentences. */
const withSentences = /^(\p{Lu}[^.]{6,120}\p{Ll}{3})\.\s+(?=\p{Lu}\S*(?:\s+\S+){2})/u;
/** 'Minggu ke-15 dikhaskan untuk ...' */
const saysOfWeek = /^\p{Ll}\S*(?:\s+\S+){4}/u;

const mostLines = 12;
const isOfWeek = ({ cells: [first = ''] }: Loose): boolean => isDay(first) || ledByWeek(withoutMark(first)) !== null;

/** The items of the list below the line of a week. */
function belowWeek(below: readonly Loose[]): string[] {
  const end = below.findIndex(
    ({ isHeading, cells: [first = '', ...more] }) => isHeading || more.length > 0 || markOf(first) === '',
  );
  const items = below.slice(0, end < 0 ? mostLines : Math.min(end, mostLines));
  return subtopicsOf(items.flatMap(({ cells }) => linesOf(cells[0] ?? '')));
}

/** The topic of a line that names its week, in its next cell or in the text below a heading that does. */
function fromWeekLine([line, next, ...more]: readonly Loose[], { rest, ...led }: LedByWeek): ReadTopic[] {
  if (line === undefined) return [];
  // By tabs a line has columns: '(12 Jan)', the title, '3 h'.
  const columns = rest.split('\t').map((cell) => cell.trim());
  const hours = [...led.hours, ...columns.flatMap((cell) => hoursOf(cell) ?? [])];
  const own = columns.filter((cell) => hoursOf(cell) === null).join(' ');
  const text = own || (line.cells.slice(1).find((cell) => !isDay(cell) && labelKind(cell) !== 'topic') ?? '');
  if (text === '' && line.isHeading && next !== undefined && !isOfWeek(next))
    return listedTopic(next.at, next.cells[0] ?? '', led).map((topic) => ({
      ...topic,
      at: [line.at, next.at],
      ...listBelow(topic, more),
    }));
  if (saysOfWeek.test(text)) return [];
  const topics = listedTopic(line.at, withSentences.exec(text)?.[1] ?? text, { ...led, hours });
  return line.cells.length > 1
    ? topics
    : topics.map((topic) => ({ ...topic, ...listBelow(topic, next === undefined ? [] : [next, ...more]) }));
}

const listBelow = ({ subtopics }: ReadTopic, below: readonly Loose[]) => ({
  subtopics: subtopics.length > 0 ? subtopics : belowWeek(below),
});

/** 'Minggu 1: Pengenalan', a row 'Week 1 | Introduction', or a heading 'Minggu 1' and the text below it. */
const fromWeekLines = ({ loose }: Reading): ReadTopic[] =>
  loose.flatMap(({ cells: [first = ''], isHeading }, index) => {
    // A page of a course online may name the days alone.
    const led = ledByWeek(withoutMark(first)) ?? (isHeading && isDay(first) ? { week: '', hours: [], rest: '' } : null);
    return led === null ? [] : fromWeekLine(loose.slice(index), led);
  });

/** 'UNIT 1 | Epidemiologi | Teori: 4h': the first rows of tables, each of one unit. */
const fromUnitRows = ({ loose }: Reading): ReadTopic[] =>
  loose.flatMap(({ at, cells: [first = '', title = ''] }) =>
    topicWord.test(first) && first.replace(topicWord, '') === '' && title !== ''
      ? listedTopic(at, mainPart(title))
      : [],
  );

/** The lists beside or below labels of the content, the longest first: 'Course outline' may also be what the document calls itself. */
const fromSections = ({ sections }: Reading): ReadTopic[][] =>
  sections
    .filter(({ kind }) => kind === 'topic')
    .map(({ label, lines }) => {
      const numbered = lines.filter(({ text }) => /^\d/.test(markOf(text)));
      // 'Pengenalan 2', each with its hours.
      const haveHours = numbered.length > 2 && numbered.every(({ text }) => /\p{L}\)? \d{1,2}$/u.test(text));
      // 'Kandungan kuliah (jam)' over 'Alga merah (6)'
      const hours = haveHours ? / \d{1,2}$/ : /\b(?:jam|hours?)\b/i.test(label) ? /\s*\(\d{1,2}\)$/ : null;
      return listed(hours === null ? lines : lines.map(({ at, text }) => ({ at, text: text.replace(hours, '') })));
    })
    .toSorted((one, other) => other.length - one.length);

const subtopicMark = /^(?:\d{1,2}\.[1-9]|\(?[a-z][.)]|[•▪●◦➢*–—-])/i;

/** The items of a list, one a line: 'Bab 1: ...' is the first. */
const itemsOf = (lines: readonly Line[]): Line[] =>
  lines.map(({ at, text }) => ({ at, text: text.replace(topicWord, (word) => `${/\d+/.exec(word)?.[0]}. `) }));

function listed(lines: readonly Line[]): ReadTopic[] {
  const items = itemsOf(lines);
  const isNumbered = items.some(({ text }) => /^\d/.test(markOf(text)));
  const found: ReadTopic[] = [];
  for (const { at, text } of items) {
    const last = found.at(-1);
    const isBelow = subtopicMark.test(text) || markOf(text) === '' || /^\p{Ll}/u.test(text);
    if (isNumbered && isBelow && last) last.subtopics.push(...(codeFamily(text) === null ? [withoutMark(text)] : []));
    else if (!isNumbered || markOf(text) !== '') {
      const led = ledByWeek(text);
      found.push(...listedTopic(at, led?.rest ?? text, led ?? undefined));
    }
  }
  return found;
}
