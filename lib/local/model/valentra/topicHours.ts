import type { CourseText } from '../course/courseText.ts';
import { comparable } from '../../../../shared/text/comparable.ts';
import { hoursBehind, listedTopic } from '../course/topics/topicLists.ts';
import { parted } from '../course/topics/topicText.ts';
import type { Row } from '../reading/row.ts';
import { roleText, type Entry } from '../reading/courseTables.ts';
import { cellLines } from '../language/lexicon.ts';

const hourCount = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:jam|hours?|hrs?)?$/i;
const wholeOfRow = /^(?:jumlah|total|slt|.*(?:jumlah|total)slt)/;

/** The hours that tables or lines of topics give each title (in `comparable` form); a column of totals counts before its parts. */
export function hoursByTitle({ rows, tables, vocabulary }: CourseText): Map<string, number> {
  const hours = new Map<string, number>();
  for (const { kind, entries } of tables) {
    if (kind !== 'topics') continue;
    for (const entry of entries) {
      const title = comparable(parted(roleText(entry, 'topic'), vocabulary).title);
      const count = hoursOf(entry);
      if (title !== '' && count !== null && !hours.has(title)) hours.set(title, count);
    }
  }
  for (const { isTable, cells } of rows) {
    const line = cells[0] ?? '';
    const behind = isTable ? undefined : hoursBehind.exec(line)?.[1];
    const topic = listedTopic(line, vocabulary);
    if (behind === undefined || topic === null || hours.has(comparable(topic.title))) continue;
    const count = plausibleHours(Number(behind.replace(',', '.')));
    if (count !== null) hours.set(comparable(topic.title), count);
  }
  return hours;
}

function hoursOf(entry: Entry): number | null {
  const counts = entry.columns.flatMap(({ role, name }, index) => {
    if (role !== 'hours') return [];
    const lines = (entry.cells[index] ?? []).flatMap(({ text }) => cellLines(text));
    const found = lines.length === 1 ? hourCount.exec(lines[0] ?? '')?.[1] : undefined;
    return found === undefined ? [] : [{ isWhole: wholeOfRow.test(name), hours: Number(found.replace(',', '.')) }];
  });
  const wholes = counts.filter(({ isWhole }) => isWhole);
  // Of several totals (face to face, independent, all) the largest holds the others.
  if (wholes.length > 0) return plausibleHours(Math.max(...wholes.map(({ hours }) => hours)));
  return counts.length === 0 ? null : plausibleHours(counts.reduce((sum, { hours }) => sum + hours, 0));
}

const plausibleHours = (hours: number): number | null => (hours <= 200 ? Math.round(hours * 100) / 100 : null);

const aTest = /\b(?:ujian|peperiksaan|tests?|exams?|examinations?)\b/i;
const aDuration =
  /\b\d{1,3}(?:[.,]\d)?\s*(?:jam(?:\s+\d{1,2}\s*minit)?|minit|hours?(?:\s+\d{1,2}\s*minutes?)?|minutes?)(?!\p{L})/iu;

/** How long the test or examination lasts, in the document's words: '2 jam'; empty where no line of a test gives a duration. */
export function durationIn(rows: readonly Row[]): string {
  for (const { cells } of rows) {
    const named = cells.findIndex((cell) => aTest.test(cell));
    if (named < 0 || !/tempoh|duration|masa|\(/i.test(cells.join(' '))) continue;
    const found = aDuration.exec(cells.slice(named).join(' ').replaceAll('<br>', ' '));
    if (found) return found[0];
  }
  return '';
}
