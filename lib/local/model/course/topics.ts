import type { Row } from '../reading/rows.ts';
import { textOf } from '../reading/tables.ts';
import type { Entry, Table } from '../reading/tables.ts';
import { isEnglish, linesOf, oneLine } from '../reading/words.ts';
import type { Topic } from '../../../../shared/pedagona/schemas.ts';

const notATopic =
  /^(?:jumlah|total|sub-?\s?total|cuti|mid-?\s?(?:semester|sem|term)?\s*break|semester break|study (?:week|leave)|minggu (?:ulang ?kaji|peperiksaan|suai)|ulang ?kaji|revision week|examination week|exam week|libur|uts\b|uas\b|ujian (?:tengah|akhir) semester|evaluasi (?:tengah|akhir) semester|final exam(?:ination)?|peperiksaan (?:akhir|pertengahan)|mid-?term exam|pentaksiran(?: berterusan| akhir| sumatif| formatif)?$|pentaksiran \/|continuous assessment|final assessment|assessment$|penilaian$|public holiday|[\p{L}’' ]{3,25} (?:break|holidays?)$)/iu;
const week = /(?:^|\b)(?:minggu|week|m|w)?\s*(\d{1,2}(?:\s*(?:[-–—&,/]|dan|hingga|to|sd|s\.d\.)\s*\d{1,2})*)(?:\b|$)/i;
const bullet = /^(?:[•▪◦➢*–—-]|\(?[a-z][.)]|\(?[ivx]+[.)]|\d{1,2}\.\d{1,2}\.?|\d[.)])\s*/i;

/** The topics of the weekly table or of the content table, in its order; holidays, examinations and totals are none. */
export function readTopics(rows: readonly Row[], tables: readonly Table[], vocabulary: ReadonlySet<string>): Topic[] {
  const topics = tables
    .filter(({ kind }) => kind === 'topics')
    .flatMap(({ entries }) => entries.flatMap((entry) => topicOf(entry, vocabulary) ?? []));
  return topics.length > 0 ? topics : fromLines(rows, vocabulary);
}

function topicOf(entry: Entry, vocabulary: ReadonlySet<string>): Topic | null {
  const hasWeeks = entry.columns.some(({ role }) => role === 'week');
  const weekText = oneLine(textOf(entry, 'week'), vocabulary);
  const when = week.exec(weekText)?.[1]?.replace(/\s+/g, '').replace(/[–—]/g, '-') ?? '';
  if (notATopic.test(weekText) || (hasWeeks && when === '' && weekText !== '')) return null;
  const content = textOf(entry, 'topic') || afterWeek(weekText) || (hasWeeks ? textOf(entry, 'code') : '');
  const { title, rest } = parted(content, vocabulary);
  if (title === '' || notATopic.test(title) || !/\p{L}{3}/u.test(title)) return null;
  if (!hasWeeks && (['code', 'hours', 'subtopic'] as const).every((role) => textOf(entry, role) === '')) return null;
  const own = subtopicsIn(linesOf(textOf(entry, 'subtopic')), vocabulary);
  return {
    week: when,
    title,
    subtopics: own.length > 0 ? own : subtopicsIn(rest, vocabulary),
    clos: outcomesIn(textOf(entry, 'code')),
  };
}

/** The title where week and title share a column: '1-3 Konsep pedagogi'. */
const afterWeek = (text: string): string =>
  /^\d{1,2}(?:\s*[-–]\s*\d{1,2})?\s+(\p{Lu}\p{L}{2}.*)$/u.exec(text)?.[1] ?? '';

/** 'HPK1, HPK3', 'CLO 1 & 2', '1, 2'. Numbers alone stay numbers. */
export const outcomesIn = (text: string): string[] => {
  const prefix = /HPK|CLO|CPMK|CO|LO/i.exec(text)?.[0]?.toUpperCase() ?? '';
  const numbers =
    text.length > 40
      ? [...text.matchAll(/(?:HPK|CLO|CPMK|CO|LO)\s*-?\s*(\d{1,2})/gi)].map(([, digits]) => digits)
      : (text.match(/\d{1,2}/g) ?? []);
  return [...new Set(numbers.map((digits) => `${prefix}${digits ?? ''}`))];
};

const withoutOrdinal = (line: string): string =>
  line.replace(
    /^(?:(?:tajuk|topik|topic|unit|bab|chapter|modul|module)\s*\d{1,2}(?:\.\d+)?\s*[:.–-]?\s*|\d{1,2}(?:\.0)?[.)]?\s+)/i,
    '',
  );

/** The title is the cell's first line, wrapped lines and all; what follows are subtopics or the title in English. */
function parted(cell: string, vocabulary: ReadonlySet<string>): { title: string; rest: string[] } {
  const lines = linesOf(cell).filter((line) => !/^\d{1,2}[.)]?$/.test(line));
  let first = withoutOrdinal(lines[0] ?? '').replace(/^[•▪]\s*/, '');
  let next = 1;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    const isWrapped = /^\p{Ll}/u.test(line) || /(?:,|\bdan|\band|\bof|\bdalam|\buntuk|\bthe|-)$/i.test(first);
    if (first !== '' && (bullet.test(line) || !isWrapped)) break;
    first = first === '' ? withoutOrdinal(line) : `${first}<br>${line}`;
  }
  const rest = lines.slice(next);
  const english = rest.findIndex((line) => bullet.test(line) || line.includes(';'));
  const untitled =
    isEnglish(rest[0] ?? '') === true && isEnglish(first) !== true ? rest.slice(english < 0 ? 1 : english) : rest;
  const [head = '', ...tail] = oneLine(first, vocabulary)
    .replace(/[:;]$/, '')
    .split(/\s*;\s*|\s*:\s*<br>|\s+•\s+/);
  return { title: head.split(/\s+\/\s+(?=\p{Lu})/u)[0]?.trim() ?? '', rest: [...tail, ...untitled] };
}

function subtopicsIn(lines: readonly string[], vocabulary: ReadonlySet<string>): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.length - 1;
    if (last >= 0 && !bullet.test(line) && /^\p{Ll}/u.test(line)) joined[last] += `<br>${line}`;
    else joined.push(line.replace(bullet, ''));
  }
  return joined
    .flatMap((line) => oneLine(line, vocabulary).split(/\s*;\s*|\s+[•▪]\s+/))
    .map((line) => line.trim())
    .filter((line) => /\p{L}{2}/u.test(line));
}

const weekLine =
  /^(?:minggu|week|pertemuan)\s*(?:ke-?)?\s*(\d{1,2}(?:\s*(?:[-–,&]|hingga|to)\s*\d{1,2})*)\s*(?:\([^)]*\)\s*)?[:.)–-]?\s+(.+)$/i;
const contentTitle =
  /^(?:\d+(?:\.\d+)?\.?\s+|[A-Z][.)]\s*)?(?:(?:senarai |list of |course |isi |rangka )?(?:kandungan|topik|tajuk|topics?|contents?|outline|syllabus|silibus)(?: (?:kursus|kuliah|utama|pembelajaran|pengajaran|covered|ringkas|outline))?|sinopsis kandungan)(?:\s*[/(].*)?\s*:?$/i;
const numberedLine =
  /^(?:\(?\d{1,2}[.)]|\d{1,2}\.0|(?:[Tt]opi[ck]|TOPI[CK]|[Tt]ajuk|[Uu]nit|[Bb]ab|[Cc]hapter|[Mm]odule?)\s*\d{1,2}\s*[:.–-])\s+(\p{Lu}.{3,100})$/u;

/** Without a table: lines that name their week, else the numbered list under the title of the content. */
function fromLines(rows: readonly Row[], vocabulary: ReadonlySet<string>): Topic[] {
  const lines = rows.map(({ cells }) => cells.find((cell) => cell !== '') ?? '');
  const weekly = rows
    .filter(({ isTable }) => !isTable)
    .map(({ cells }) => cells[0] ?? '')
    .flatMap((line) => {
      const [, when = '', title = ''] = weekLine.exec(line) ?? [];
      return title === '' || notATopic.test(title)
        ? []
        : [topicFrom(title, when.replace(/\s+/g, '').replace('–', '-'), vocabulary)];
    });
  if (weekly.length > 0) return weekly;
  const beside = rows.flatMap(({ cells }) =>
    contentTitle.test(cells[0] ?? '') ? cells.slice(1).flatMap(linesOf) : [],
  );
  if (beside.length > 1) return listed(beside, vocabulary);
  const start = lines.findIndex((line) => contentTitle.test(line));
  return start < 0 ? [] : listed(lines.slice(start + 1).flatMap(linesOf), vocabulary);
}

function listed(lines: readonly string[], vocabulary: ReadonlySet<string>): Topic[] {
  const list: Topic[] = [];
  for (const line of lines) {
    const title = numberedLine.exec(line)?.[1];
    if (title !== undefined) list.push(topicFrom(title, '', vocabulary));
    else if (list.length > 0 && !bullet.test(line) && !/^\p{Ll}/u.test(line)) break;
    else if (list.length > 0) list.at(-1)?.subtopics.push(...subtopicsIn([line], vocabulary));
  }
  return list;
}

function topicFrom(text: string, when: string, vocabulary: ReadonlySet<string>): Topic {
  const { title, rest } = parted(text, vocabulary);
  return { week: when, title, subtopics: subtopicsIn(rest, vocabulary), clos: [] };
}
