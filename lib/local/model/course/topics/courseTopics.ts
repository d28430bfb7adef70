import type { CourseText } from '../courseText.ts';
import { comparable } from '../../../../../shared/text/comparable.ts';
import { roleText, type Entry } from '../../reading/courseTables.ts';
import { cellLines, oneLine } from '../../language/lexicon.ts';
import type { Topic } from '../../../../../shared/pedagona/schemas.ts';
import { notATopic, parted, subtopicsIn } from './topicText.ts';
import { listedTopics } from './topicLists.ts';

const week = /(?:^|\b)(?:minggu|week|m|w)?\s*(\d{1,2}(?:\s*(?:[-–—&,/]|dan|hingga|to|sd|s\.d\.)\s*\d{1,2})*)(?:\b|$)/i;
/** The topics of the weekly table or of the content table, in its order; holidays, examinations and totals are none. */
export function readTopics({ rows, tables, vocabulary }: CourseText): Topic[] {
  const found: Topic[] = [];
  for (const { entries } of tables.filter(({ kind }) => kind === 'topics')) {
    // A second table (contents by hours, then week by week) adds what the first did not say.
    const known = new Set(found.map(({ title }) => comparable(title)));
    const topics = entries.flatMap((entry) => topicOf(entry, vocabulary) ?? []);
    found.push(...topics.filter(({ title }) => !known.has(comparable(title))));
  }
  return found.length > 0 ? found : listedTopics(rows, vocabulary);
}

function topicOf(entry: Entry, vocabulary: ReadonlySet<string>): Topic | null {
  const hasWeeks = entry.columns.some(({ role }) => role === 'week');
  const weekText = oneLine(roleText(entry, 'week'), vocabulary);
  const when = week.exec(weekText)?.[1]?.replace(/\s+/g, '').replace(/[–—]/g, '-') ?? '';
  if (notATopic.test(weekText) || (hasWeeks && when === '' && weekText !== '')) return null;
  const content = roleText(entry, 'topic') || afterWeek(weekText) || (hasWeeks ? roleText(entry, 'code') : '');
  const { title, rest } = parted(content, vocabulary);
  if (title === '' || notATopic.test(title) || !/\p{L}{3}/u.test(title)) return null;
  if (!hasWeeks && (['code', 'hours', 'subtopic'] as const).every((role) => roleText(entry, role) === '')) return null;
  const own = subtopicsIn(cellLines(roleText(entry, 'subtopic')), vocabulary);
  return {
    week: when,
    title,
    subtopics: own.length > 0 ? own : subtopicsIn(rest, vocabulary),
    clos: outcomesIn(roleText(entry, 'code')),
  };
}

/** The title where week and title share a column: '1-3 Konsep pedagogi'. */
const afterWeek = (text: string): string =>
  /^\d{1,2}(?:\s*[-–]\s*\d{1,2})?\s+(\p{Lu}\p{L}{2}.*)$/u.exec(text)?.[1] ?? '';

/** 'HPK1, HPK3', 'CLO 1 & 2', '1, 2'. Numbers alone stay numbers. */
export const outcomesIn = (text: string): string[] => {
  const prefix = /HPK|CLO|CPMK|CO|LO|OPK|OP/i.exec(text)?.[0]?.toUpperCase() ?? '';
  const numbers =
    text.length > 40
      ? [...text.matchAll(/(?:HPK|CLO|CPMK|CO|LO|OPK|OP)\s*-?\s*(\d{1,2})/gi)].map(([, digits]) => digits)
      : (text.match(/\d{1,2}/g) ?? []);
  return [...new Set(numbers.map((digits) => `${prefix}${digits ?? ''}`))];
};
