import { apportion, spreadHours, sumOf } from './apportion.ts';
import { describedAt, jsuSummary, orderOf, percent } from './levels.ts';
import type { Jsu, JsuQuestion } from './schemas.ts';

type Row = Omit<JsuQuestion, 'number' | 'weightage' | 'tslt' | 'questionType'>;

/** What code makes of the rows of a JSU; a topic that no row names stays, with none. */
export function jsuDerived(
  known: readonly { title: string; hours: number | null }[],
  rows: readonly Row[],
): Pick<Jsu, 'questions' | 'summary' | 'topics'> {
  const total = sumOf(rows, ({ marks }) => marks);
  const added = [...new Set(rows.map(({ topic }) => topic))].filter(
    (topic) => !known.some(({ title }) => title === topic),
  );
  const topics = [...known, ...added.map((title) => ({ title, hours: 0 }))];
  const rowsOf = (title: string): number[] => rows.flatMap(({ topic }, i) => (topic === title ? [i] : []));
  // In tenths of a percent by largest remainder: what is shown adds up to 100.0.
  const weights = rows.map(({ marks }) => marks);
  const shares = total === 0 ? [] : apportion(1000, weights);
  const hours = new Map(
    topics.flatMap(({ title, hours: all }) => {
      const places = rowsOf(title);
      const parts = spreadHours(all ?? 0, places.length);
      return places.map((place, i) => [place, parts[i] ?? 0] as const);
    }),
  );
  const questions = rows.map((row, i) => ({
    ...row,
    number: i + 1,
    cognitiveDescription: describedAt(row.cognitiveLevel, row.cognitiveDescription),
    weightage: (shares[i] ?? 0) / 10,
    tslt: hours.get(i) ?? 0,
    questionType: orderOf(row.cognitiveLevel),
  }));
  return {
    questions,
    summary: jsuSummary(questions),
    topics: topics.map(({ title, hours: all }) => {
      const own = rowsOf(title);
      const marks = sumOf(own, (place) => weights[place] ?? 0);
      return { title, hours: all ?? 0, questions: own.length, marks, percentage: percent(marks, total) };
    }),
  };
}
