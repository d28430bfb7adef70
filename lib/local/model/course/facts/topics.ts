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
import { durationsIn, hoursOf } from '../../../../../shared/fact/units.ts';

/** 'Eksperimen | Tajuk | Minggu' */
const ofPracticals = /^(?:eksperimen|experiments?|amali|practicals?)\b/i;

/** The topics of the weekly or the content table, else those of lines that name their week, else the list under the label of the content. */
export function readTopics(reading: Reading): ReadTopic[] {
  // Lectures and practicals may have a table each, under the same head.
  const found = reading.grids
    .filter((grid) => holdsTopics(grid) && !ofPracticals.test(grid.columns[0] ?? ''))
    // A page may part merged places otherwise.
    .map((grid) => ({ head: [...new Set(grid.columns)].join(), topics: fromGrid(grid) }))
    .filter(({ topics }) => topics.length > 1);
  const tables = found.map(({ head }) => found.filter((each) => each.head === head).flatMap(({ topics }) => topics));
  const ways = [
    ...tables,
    fromNumberedHeadings(reading),
    fromWeekLines(reading),
    fromNumberedWeeks(reading),
    fromUnitRows(reading),
    ...fromSections(reading),
  ];
  const whole = ways.filter(({ length }) => length > 1);
  const [first = []] = whole;
  const scheduled = whole.find((way) => way.length > 4 && way.every(({ week }) => week !== ''));
  return first.some(({ week }) => week !== '') ? first : (scheduled ?? first);
}

/** 'Hutan bandar (Minggu 1-2, 6 jam)' */
const weekBehind = /\s*\((?:minggu|weeks?)\s*(\d[\d\s–-]*(?:,\s*\d[\d\s–-]*(?=[,)]))*)(?:,\s*([^()]*))?\)$/i;

/** How long a topic is taught, by the note of its weeks or the bracket behind its name. */
function hoursBeside(name: string, note: string): number[] {
  const hours = hoursOf(note || (/\(([^()]+)\)$/.exec(name)?.[1] ?? ''));
  return hours === null ? [] : [hours];
}

const listedTopic = (at: Ref, item: string, led?: Pick<LedByWeek, 'week' | 'hours'>): ReadTopic[] => {
  const line = codesBehind('clo', item).text;
  const [, weeks = '', note = ''] = weekBehind.exec(line) ?? [];
  const week = led?.week || weeksIn(weeks);
  // 'Akad rahn: pajak gadai; contoh'
  const [, name = line, list = ''] = /^([^:]{4,}):\s+(\p{Ll}.*)$/su.exec(line) ?? [];
  const named = name.replace(weekBehind, '');
  const { title, rest } = titleOf(named);
  const hours = led?.hours ?? hoursBeside(named, note);
  return isTitle(title) ? [{ title, week, hours, subtopics: subtopicsOf([...rest, list]), at: [at] }] : [];
};

/** 'Kandungan media sosial. Kita menulis kapsyen ...': a title, then sentences. */
const withSentences = /^(\p{Lu}[^.]{6,120}\p{Ll}{3})\.\s+(?=\p{Lu}\S*(?:\s+\S+){2})/u;
/** 'Minggu ke-15 dikhaskan untuk ...' */
const saysOfWeek = /^\p{Ll}\S*(?:\s+\S+){4}/u;

const mostLines = 12;
const isOfWeek = ({ cells: [first = ''] }: Loose): boolean => isDay(first) || ledByWeek(withoutMark(first)) !== null;
const isOpening = (line: Loose): boolean => line.isHeading || isOfWeek(line);

/** What stands below the line of a week: its subtopics by their bullets, or by semicolons in one line. */
function belowWeek(loose: readonly Loose[], index: number): string[] {
  const rest = loose.slice(index + 1, index + 1 + mostLines);
  const end = rest.findIndex((line) => isOpening(line) || line.cells.length > 1);
  const texts = rest.slice(0, end < 0 ? undefined : end).flatMap(({ cells }) => linesOf(cells[0] ?? ''));
  const items = texts.findIndex((text) => markOf(text) === '');
  const [first = ''] = texts;
  if (items === 0 && first.includes('; ')) return subtopicsOf([first.replace(/\.$/, '')]);
  return subtopicsOf(items < 0 ? texts : texts.slice(0, items));
}

/** The topic of a line that names its week, or of the text below a heading that does. */
function fromWeekLine(loose: readonly Loose[], index: number, led: LedByWeek) {
  // By tabs a line has columns: '(12 Jan)', the title, '3 h'.
  const cells = led.rest.split('\t').map((cell) => cell.trim());
  const hours = cells.flatMap((cell) => hoursOf(cell) ?? []);
  const rest = cells.filter((cell) => hoursOf(cell) === null).join(' ');
  const [line, next] = [loose[index], loose[index + 1]];
  if (line === undefined) return [];
  const second = line.cells.slice(1).find((cell) => !isDay(cell) && labelKind(cell) !== 'topic') ?? '';
  const isOver = rest === '' && second === '' && line.isHeading && next !== undefined && !isOfWeek(next);
  const text = isOver ? (next.cells[0] ?? '') : rest || second;
  if (saysOfWeek.test(text)) return [];
  const topics = listedTopic(line.at, withSentences.exec(text)?.[1] ?? text, {
    ...led,
    hours: [...led.hours, ...hours],
  });
  if (isOver) return topics.map((topic) => ({ ...topic, at: [line.at, next.at] }));
  const isWhole = ({ subtopics }: ReadTopic): boolean => line.cells.length > 1 || subtopics.length > 0;
  return topics.map((topic) => (isWhole(topic) ? topic : { ...topic, subtopics: belowWeek(loose, index) }));
}

/** 'Minggu 1: Pengenalan', a row 'Week 1 | Introduction', or a heading 'Minggu 1' and the text below it. */
const fromWeekLines = ({ loose }: Reading): ReadTopic[] =>
  loose.flatMap(({ cells: [first = ''], isHeading }, index) => {
    // A page of a course online may name the days alone.
    const led = ledByWeek(withoutMark(first)) ?? (isHeading && isDay(first) ? { week: '', hours: [], rest: '' } : null);
    return led === null ? [] : fromWeekLine(loose, index, led);
  });

/** '3–4 Teori akad. Rukun; Syarat' */
const numberedWeek = /^(\d{1,2})(?:\s*[–-]\s*(\d{1,2}))?[.)]?\s+(?=\p{Lu})/u;

/** Lines below the heading of a plan of weeks that open with their numbers, each the next of that above. */
const fromNumberedWeeks = ({ sections }: Reading): ReadTopic[] =>
  sections.flatMap(({ label, lines }) => {
    const weeks: { at: Ref; to: number; week: string; text: string }[] = [];
    for (const { at, text } of /\b(?:minggu|week)/i.test(label) ? lines : []) {
      const above = weeks.at(-1);
      const [opening = '', from = '', to = from] = numberedWeek.exec(text) ?? [];
      if (from !== '' && Number(from) === (above?.to ?? 0) + 1)
        weeks.push({ at, to: Number(to), week: weeksIn(opening), text: text.slice(opening.length) });
      else if (above?.at === at) above.text += ` ${text}`;
    }
    return weeks.length < 5
      ? []
      : weeks.flatMap(({ at, week, text }) =>
          listedTopic(at, text.replaceAll(/\.\s+(?=\p{Lu})/gu, '; '), { week, hours: [] }),
        );
  });

/** '1.0 Mineral' over 'Minggu 4 – 5; 12 jam' and '1.1 Sifat fizikal': numbered headings with the line of their weeks, and those of their parts. */
function fromNumberedHeadings({ loose }: Reading): ReadTopic[] {
  const found: ReadTopic[] = [];
  for (const [
    index,
    {
      at,
      cells: [text = ''],
      isHeading,
    },
  ] of loose.entries()) {
    const next = loose[index + 1];
    const led = ledByWeek(next?.cells[0] ?? '');
    const [, number, title = ''] = /^(\d{1,2})(?:\.0)?\.?\s+(\p{Lu}.*)$/u.exec(text) ?? [];
    const isNext = isHeading && led !== null && Number(number) === found.length + 1;
    if (isNext && next !== undefined)
      found.push({
        title,
        week: led.week,
        hours: durationsIn(led.rest).map(({ hours }) => hours),
        subtopics: [],
        at: [at, next.at],
      });
    else if (isHeading && text.startsWith(`${found.length}.`)) found.at(-1)?.subtopics.push(...subtopicsOf([text]));
  }
  return found.length > 2 ? found : [];
}

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
