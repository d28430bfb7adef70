import { isEnglish, cellLines, oneLine } from '../../language/lexicon.ts';

/** What fills a row of the weeks without being taught: holidays, examinations, totals. */
export const notATopic =
  /^(?:jumlah|total|sub-?\s?total|cuti|mid-?\s?(?:semester|sem|term)?\s*break|semester break|study (?:week|leave)|minggu (?:ulang ?kaji|peperiksaan|suai)|ulang ?kaji|revision week|examination week|exam week|libur|uts\b|uas\b|ujian (?:tengah|akhir) semester|evaluasi (?:tengah|akhir) semester|final exam(?:ination)?|peperiksaan (?:akhir|pertengahan)|mid-?term exam|pentaksiran(?: berterusan| akhir| sumatif| formatif)?$|pentaksiran \/|continuous assessment|final assessment|assessment$|penilaian$|public holiday|[\p{L}’' ]{3,25} (?:break|holidays?)$)/iu;

export const bullet = /^(?:[•▪◦➢*–—-]|\(?[a-z][.)]|\(?[ivx]+[.)]|\d{1,2}\.\d{1,2}\.?|\d[.)])\s*/i;

const withoutOrdinal = (line: string): string =>
  line.replace(
    /^(?:(?:tajuk|topik|topic|unit|bab|chapter|modul|module)\s*\d{1,2}(?:\.\d+)?\s*[:.–-]?\s*|\d{1,2}(?:\.0)?[.)]?\s+)/i,
    '',
  );

/** Words with which no title ends. */
const unfinished =
  /(?:,|-|\b(?:dan|dalam|untuk|di|ke|dari|daripada|kepada|dengan|bagi|oleh|pada|serta|atau|and|of|the|in|for|to|with|or))$/i;

/** A cell's last word alone, below a title that may have filled its line: as the only subtopic it would be a strange one. */
const isLastWord = (title: string, line: string, isLast: boolean): boolean =>
  isLast && /^\p{L}[\p{L}-]*$/u.test(line) && title.split(' ').length >= 4 && isEnglish(line) !== true;

/** The title is the cell's first line, wrapped lines and all; what follows are subtopics or the title in English. */
export function parted(cell: string, vocabulary: ReadonlySet<string>): { title: string; rest: string[] } {
  const lines = cellLines(cell).filter((line) => !/^\d{1,2}[.)]?$/.test(line));
  let first = withoutOrdinal(lines[0] ?? '').replace(/^[•▪]\s*/, '');
  let next = 1;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    const isLast = next === lines.length - 1;
    const isWrapped = /^\p{Ll}/u.test(line) || unfinished.test(first) || isLastWord(first, line, isLast);
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

/** Lines below a title as its subtopics, wrapped ones joined. */
export function subtopicsIn(lines: readonly string[], vocabulary: ReadonlySet<string>): string[] {
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
