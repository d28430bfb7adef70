import { topicDoubt } from '../../../../../shared/course/plausible.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import { comparable } from '../../../../../shared/text/comparable.ts';
import { withoutNote } from '../../../../../shared/fact/score.ts';
import type { TableRow } from '../../../../../shared/document/table.ts';
import { weeksIn } from '../../../../../shared/fact/decideNumber.ts';
import { isEnglish } from '../../language.ts';
import { inOneLanguage, isUnfinished, linesOf, markOf, withoutMark } from './ownWords.ts';
import { isWeekly, type Grid, type Line, type Reading } from './reading.ts';

/** A topic as the document gives it; its outcomes as they are written. */
interface ReadTopic {
  title: string;
  week: string;
  subtopics: string[];
  outcomes: string;
  at: Ref[];
}

/** What stands in a table of topics without being one. */
const assessment =
  /^(?:pentaksiran(?: berterusan| akhir| sumatif| formatif)?$|continuous assessment|final assessment|assessment$|penilaian$|(?:ujian|peperiksaan|penilaian) (?:\p{L}+ )?(?:akhir|semula)(?!\p{L}))/iu;

const isTitle = (text: string): boolean =>
  /\p{L}{3}/u.test(text) &&
  !/^\p{Lu}\s?=\s?\p{L}/u.test(text) &&
  text.length <= 200 &&
  !assessment.test(text) &&
  topicDoubt(text) === null;

const weeks = String.raw`(\d{1,2}(?:\s*(?:[-–—&,/]|dan|and|hingga|to|sd|s\.d\.)\s*(?:m|w|minggu|week)?\s*\d{1,2})*)`;
const weekLine = new RegExp(
  `^(?:minggu|weeks?|pertemuan)\\s*(?:ke-?)?\\s*${weeks}\\s*(?:\\([^)]*\\)\\s*)?[:.)–-]?\\s*(.*)$`,
  'is',
);
/** 'Sesi 2 (11 Mac) – Kedaulatan': a meeting, whose week is not told. */
const sessionLine = /^(?:sesi|sessions?)\s+\d{1,2}\s*(?:\([^)]*\)\s*)?[:.)–-]\s*(?=\p{L})(.*)$/isu;

const weekOf = (text: string): string => weeksIn(text) ?? '';

/** The topics of the weekly or the content table, else those of lines that name their week, else the list under the label of the content. */
export function readTopics(reading: Reading): ReadTopic[] {
  const grids = reading.grids.filter((grid) => isWeekly(grid) || grid.kinds.includes('topic') || isOfHours(grid));
  // Lectures and practicals may have a table each, under the same head.
  const found = grids
    .map((grid) => ({ head: grid.columns.join(), topics: fromGrid(grid) }))
    .filter(({ topics }) => topics.length > 1);
  const tables = found.map(({ head }) => found.filter((each) => each.head === head).flatMap(({ topics }) => topics));
  const ways = [...tables, fromWeekLines(reading), ...fromSections(reading)];
  const whole = ways.filter(({ length }) => length > 1).map((way) => way.map((topic) => completed(topic, ways.flat())));
  const [first = []] = whole;
  const scheduled = whole.find((way) => way.length > 4 && way.every(({ week }) => week !== ''));
  return first.some(({ week }) => week !== '') ? first : (scheduled ?? first);
}

/** What another place says of the same topic: its weeks in the schedule, its outcomes beside its hours. */
function completed(topic: ReadTopic, all: readonly ReadTopic[]): ReadTopic {
  const others = all.filter((one) => one !== topic && comparable(one.title) === comparable(topic.title));
  return others.reduce(
    (known, { week, subtopics, outcomes, at }) => ({
      ...known,
      week: known.week || week,
      subtopics: known.subtopics.length > 0 ? known.subtopics : subtopics,
      outcomes: known.outcomes || outcomes,
      at: [...new Set([...known.at, ...at])],
    }),
    topic,
  );
}

/** Hours alone head the table below the label of the content: 'Kuliah | Jam'. */
const isOfHours = ({ section, kinds }: Grid): boolean =>
  section === 'topic' && kinds.every((kind) => kind === 'hours' || kind === 'slt');

/** Narrow cells of a PDF wrap a title: there, each line ends where the next word had no room. */
function isWrapped({ rows }: Grid, column: number): boolean {
  const cells = rows
    // A cell that is merged over others has more room.
    .filter(
      ({ page, isSum, cells: texts }) =>
        page !== undefined && !isSum && texts.filter(Boolean).length > texts.length / 2,
    )
    .map(({ cells: texts }) => linesOf(texts[column] ?? ''));
  const room = Math.max(0, ...cells.flat().map(({ length }) => length)) * 0.85;
  const breaks = cells.flatMap((lines) =>
    lines.slice(1).flatMap((line, above) => (markOf(line) === '' ? [`${lines[above]} ${line.split(' ')[0]}`] : [])),
  );
  return breaks.every(({ length }) => length >= room);
}

/** 'Kandungan' beside 'Tajuk' holds what each topic has. */
const isContent = ({ columns }: Grid, column: number): boolean =>
  /kandungan|contents?$/i.test(columns[column] ?? '') &&
  columns.some((label) => /(?:tajuk|topik|topic|title)$/i.test(label));

/** The columns of what the topics hold: 'Subtajuk', 'Perincian'. */
const detailsIn = (grid: Grid): number[] =>
  grid.kinds.flatMap((kind, column) =>
    kind === 'subtopic' ||
    (kind === 'topic' && isContent(grid, column)) ||
    (kind === 'description' && /perincian|butiran|huraian|details/i.test(grid.columns[column] ?? ''))
      ? [column]
      : [],
  );

function fromGrid(grid: Grid): ReadTopic[] {
  const week = grid.kinds.indexOf('week');
  const named = (column: number): number =>
    grid.rows.filter(
      ({ cells, own, isSum }) =>
        !isSum && own[column] && /\p{L}{3}/u.test((cells[column] ?? '').replace(topicWord, '')),
    ).length;
  // 'Minggu | Kuliah | Jam | Amali | Jam': what is lectured stands below the lectures.
  const topic = ['topic', 'statement', 'clo', ...(isWeekly(grid) ? ['hours'] : [])]
    .map((kind) => grid.kinds.flatMap((each, place) => (each === kind && named(place) > 0 ? [place] : [])))
    .find(({ length }) => length > 0)
    ?.toSorted(
      (one, another) => Number(isContent(grid, one)) - Number(isContent(grid, another)) || named(another) - named(one),
    )[0];
  const unknown = grid.kinds.flatMap((kind, column) =>
    kind === null && column > week && !/tarikh|date|begin/i.test(grid.columns[column] ?? '') ? [column] : [],
  );
  // Codes may stand before the names.
  const areCodes = (column: number): boolean =>
    grid.rows.filter(({ cells }) => /^\p{Lu}{1,3}\s?\d+$/u.test(cells[column] ?? '')).length > named(column);
  const other = unknown.find((place) => named(place) > 0 && !areCodes(place)) ?? -1;
  const stated = grid.kinds.includes('topic') || other < 0 ? topic : other;
  const column = isOfHours(grid) ? grid.kinds.findIndex((_, place) => named(place) > 0) : stated;
  const isOther = grid.kinds.some((kind) => kind === 'weight' || kind === 'assessment') && week < 0;
  if (column === undefined || column < 0 || isOther) return [];
  const isPdf = grid.rows[0]?.page !== undefined;
  const isJoined = isPdf && !grid.isBilingual && (detailsIn(grid).length > 0 || isWrapped(grid, column));
  const found: ReadTopic[] = [];
  let titledRow: TableRow | undefined;
  let numberAbove = Number.NaN;
  for (const row of grid.rows) {
    const lines = linesOf(row.cells[column] ?? '');
    const text = lines
      .map((line) => (isJoined && markOf(line) === '' ? ` ${line}` : `\n${line}`))
      .join('')
      .trim();
    const when = week < 0 ? '' : weekOf(row.cells[week] ?? '');
    const last = found.at(-1);
    const isBare = row.cells.filter((cell) => cell !== '').length === 2 && row.own[week] === true;
    // A title by itself over its week, and the sessions below.
    if (last && titledRow !== undefined && week >= 0 && row.own[week] === false && row.own[column]) {
      last.subtopics.push(...subtopicsOf(lines));
      continue;
    }
    titledRow = isBare ? row : undefined;
    if (row.isSum || (row.isCaption && text === '')) continue;
    // '1.1 ...' in a row of its own below the numbered topic.
    const [, whole] = /^(\d{1,2})\.[1-9]/.exec(lines[0] ?? '') ?? [];
    const isBelow =
      whole !== undefined && (row.cells[grid.kinds.indexOf('ordinal')] === '' || Number(whole) === numberAbove);
    numberAbove = Number.isNaN(numberOf(text)) ? numberAbove : numberOf(text);
    // The end of a page has parted a topic from its list.
    if (last && (isBelow || /^[•▪●◦➢]/.test(lines[0] ?? ''))) {
      last.subtopics.push(...subtopicsOf(lines));
      continue;
    }
    // Hours such as 4.5 stand behind the topic.
    if (last && row.cells.slice(0, column).some((cell) => /^\d{1,2}\.[1-9]\d?$/.test(cell))) {
      last.subtopics.push(text);
      continue;
    }
    if (last && !row.own[column] && last.title === titleOf(text, grid.isBilingual).title) {
      last.week = weekOf(`${last.week} - ${when}`);
      last.at.push(row.ref);
      last.subtopics.push(...subtopicsOf(detailsIn(grid).flatMap((each) => linesOf(row.cells[each] ?? ''))));
    } else {
      const isOfWeek = week < 0 || when !== '' || ((row.cells[week] ?? '') === '' && last !== undefined);
      const made = isOfWeek ? numberedIn(text).flatMap((part) => topicOf(part, { when, row, grid }) ?? []) : [];
      found.push(...made.map((one) => (when === '' && last && week >= 0 ? { ...one, week: last.week } : one)));
    }
  }
  return found;
}

const numberOf = (line: string): number => Number(/^(\d{1,2})(?:\.0)?[.)]?\s+\p{L}/u.exec(line)?.[1] ?? Number.NaN);

/** The topics of one cell that are numbered one after the other: '3. ...' with its list, then '4. ...'. */
function numberedIn(text: string): string[] {
  return text.split('\n').reduce<string[]>((parts, line) => {
    const last = parts.at(-1);
    if (last === undefined || numberOf(line) === numberOf(last) + 1) return [...parts, line];
    return [...parts.slice(0, -1), `${last}\n${line}`];
  }, []);
}

function topicOf(text: string, { when, row, grid }: { when: string; row: TableRow; grid: Grid }): ReadTopic | null {
  const { title, rest } = titleOf(text, grid.isBilingual);
  if (!isTitle(title)) return null;
  const below = detailsIn(grid).flatMap((column) => linesOf(row.cells[column] ?? ''));
  return {
    title,
    week: when,
    subtopics: subtopicsOf(below.length > 0 ? below : rest),
    outcomes: grid.kinds
      .flatMap((kind, column) => {
        const cell = row.cells[column] ?? '';
        // Outcomes may be called 'HP1', as those of the programme elsewhere.
        return kind === 'clo' || (kind === 'plo' && /\p{L}/u.test(cell)) ? [cell] : [];
      })
      .join(', '),
    at: [row.ref],
  };
}

const topicWord =
  /^(?:tajuk|topik|topic|(?:learning )?unit|lu|u|bab|chapter|modul|module|theme|tema)\s*\d{1,2}(?:\.\d+)?\s*[:.–-]?\s*/i;
/** 'Kuliah: Elaun modal', over 'Tutorial: Set 2'. */
const ofLecture = /^(?:kuliah|lecture)\s*:\s*/i;
const practice = '(?:tutorial|amali|praktikal|practical|makmal|laboratory|lab)';
const besideLecture = new RegExp(`^${practice}\\s*:`, 'i');
const practiceHeading = new RegExp(`^${practice}(?:\\s*/\\s*${practice})?:?$`, 'i');

/** Whether a line belongs to the title above it. */
const goesOn = (title: string, line: string): boolean =>
  markOf(line) === '' &&
  (/^\p{Ll}/u.test(line) || (isUnfinished(title) && (isEnglish(line) ?? isEnglish(title)) === isEnglish(title)));

/** The title is the first line, wrapped lines and all; below it stand subtopics, or the title in English. */
function titleOf(cell: string, isBilingual = false): { title: string; rest: string[] } {
  // 'Tajuk 1' may stand on a line of its own.
  const all = linesOf(cell).map(withoutNote);
  const ofWeek = all.some((line) => ofLecture.test(line)) ? all.filter((line) => !besideLecture.test(line)) : all;
  const lines = ofWeek
    .map((line) => line.replace(ofLecture, ''))
    .filter((line, index) => index > 0 || line.replace(topicWord, '') !== '');
  let [title = '', ...rest] = lines;
  while (rest[0] !== undefined && goesOn(title, rest[0])) title += ` ${rest.shift()}`;
  const [below = ''] = rest;
  const isMalayBelow = isEnglish(title) === true && isEnglish(below) === false && !below.includes(';');
  if (isBilingual && isMalayBelow && markOf(below) === '') [title, ...rest] = [below, ...rest.slice(1)];
  const [under] = rest;
  const isUnder = under !== undefined && markOf(under) === '' && isEnglish(title) !== true;
  const isTranslated = isUnder && (isEnglish(under) ?? isBilingual);
  const named = inOneLanguage(withoutMark(title).replace(topicWord, ''), isBilingual);
  // The contract of study is told before the first topic.
  const [head = '', ...tail] = /^kontrak (?:per)?kuliah/i.test(named) ? [named] : named.split(/\s*;\s*|\s+•\s+/);
  return {
    title: head.replace(/\s*(?:[:;/]|\[\d{1,2}(?:[,;–-]\s*\d{1,2})*\])$/, ''),
    rest: [...tail, ...(isTranslated ? rest.slice(1) : rest)],
  };
}

function subtopicsOf(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.length - 1;
    if (last >= 0 && markOf(line) === '' && /^\p{Ll}/u.test(line)) joined[last] += ` ${line}`;
    else joined.push(withoutMark(line));
  }
  return joined
    .flatMap((line) => line.split(/\s*;\s*|\s+[•▪]\s+/))
    .filter((line) => /\p{L}{2}/u.test(line))
    .slice(0, 40);
}

/** How long a topic is taught, behind its name: '(3 jam)', '- 3 hours', '02:00'. */
const hoursBehind = /\s*[(–-]?\s*(?:\d{1,3}(?:[.,]\d)?\s*(?:jam|hours?|hrs?)|\d{1,2}:00)\s*\)?$/i;

/** 'Hutan bandar (Minggu 1-2)' */
const weekBehind = /\s*\((?:minggu|weeks?)\s*([\d\s,–-]+)\)$/i;

/** 'Kandungan media sosial. Kita menulis kapsyen ...': a title, then sentences. */
const withSentences = /^(\p{Lu}[^.]{6,120}\p{Ll}{3})\.\s+(?=\p{Lu}\S*(?:\s+\S+){2})/u;
/** 'Minggu ke-15 dikhaskan untuk ...' */
const saysOfWeek = /^\p{Ll}\S*(?:\s+\S+){4}/u;

const listedTopic = (at: Ref, line: string, stated: string): ReadTopic[] => {
  const text = line.replace(weekBehind, '');
  const week = stated || weekOf(weekBehind.exec(line)?.[1] ?? '');
  const { title, rest } = titleOf(text.replace(hoursBehind, ''));
  return isTitle(title) ? [{ title, week, subtopics: subtopicsOf(rest), outcomes: '', at: [at] }] : [];
};

/** '(29 Dis–9 Jan)' */
const dates =
  /^(?=.*\d)\(?(?:[\s\d–-]|(?:jan|feb|mac|mar|apr|mei|may|ju[nl]|ogo|aug|sep|okt|oct|nov|dis|dec)\p{L}*)+\)?$/iu;

/** 'Minggu 1: Pengenalan', a row 'Week 1 | Introduction', or a heading 'Minggu 1' and the text below it. */
function fromWeekLines({ loose }: Reading): ReadTopic[] {
  return loose.flatMap(({ at, cells, isHeading }, index) => {
    const [first = ''] = cells;
    const second = cells.slice(1).find((cell) => !dates.test(cell)) ?? '';
    const session = sessionLine.exec(first)?.[1];
    if (session !== undefined) return listedTopic(at, session, '');
    const found = weekLine.exec(withoutMark(first));
    if (!found) return [];
    const next = loose[index + 1];
    const below = isHeading && next?.isHeading === false ? (next.cells[0] ?? '') : '';
    const text = (found[2] ?? '') || second || below;
    const topics = saysOfWeek.test(text)
      ? []
      : listedTopic(at, withSentences.exec(text)?.[1] ?? text, weekOf(found[1] ?? ''));
    return below === '' ? topics : topics.map((topic) => ({ ...topic, at: [at, next?.at ?? at] }));
  });
}

/** The list beside or below the label of the content. */
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
    });

const subtopicMark = /^(?:\d{1,2}\.[1-9]|\(?[a-z][.)]|[•▪●◦➢*–—-])/i;

function listed(lines: readonly Line[]): ReadTopic[] {
  const isNumbered = lines.some(({ text }) => /^\d/.test(markOf(text)));
  const found: ReadTopic[] = [];
  const items = lines.flatMap(({ at, text }) =>
    // 'Bab 1: ...' is the first item of a list.
    text
      .replace(topicWord, (word) => `${/\d+/.exec(word)?.[0]}. `)
      .split(/\s*[;,]\s+(?=\(?\d{1,2}[.)]\s)/)
      .map((item) => ({ at, text: item })),
  );
  for (const { at, text } of items) {
    const last = found.at(-1);
    // A list of lectures, then one of practicals.
    if (last && practiceHeading.test(text)) break;
    if (last && /^[\d:.,]+$/.test(text)) continue;
    const isBelow = subtopicMark.test(text) || markOf(text) === '' || /^\p{Ll}/u.test(text);
    if (isNumbered && isBelow && last) last.subtopics.push(withoutMark(text));
    else if (!isNumbered || markOf(text) !== '') found.push(...listedTopic(at, text, ''));
  }
  return found;
}
