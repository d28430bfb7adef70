import type { Fact } from '../fact/fact.ts';
import { totalWeight } from '../course/rules.ts';
import { weeksOf } from '../course/weeks.ts';
import { cloTitles } from './courses.ts';
import { cloTitle } from './resultLabels.ts';
import type { CourseAnalysis } from './schemas.ts';

/** What stands for an assessment or a topic in a picture. */
interface Drawn {
  name: string;
  fact: Fact | undefined;
}

interface MapRow extends Drawn {
  /** Weeks as stated. */
  week: string;
  /** By the course's outcomes: the row's own value, where it concerns the outcome; '' where the document gives none. */
  cells: readonly (string | null)[];
  /** Of the largest value among the rows, 0 to 1. */
  share: number;
}

const shareOf = (value: number | null, values: readonly (number | null)[]): number =>
  (value ?? 0) / Math.max(1, ...values.map((each) => each ?? 0));

/** Outcomes x assessments (weights in percent) x topics (`unit`): the rows that name an outcome, and the names of those that name none. */
export function outcomeMap({ clos, assessments, topics, facts }: CourseAnalysis) {
  const isInHours = topics.some(({ hours }) => hours !== null);
  const rowsOf = <T extends { id: string; week: string; cloIds: readonly string[] }>(
    rows: readonly T[],
    nameOf: (row: T) => string,
    valueOf: (row: T) => number | null,
  ): MapRow[] =>
    rows.map((row) => ({
      name: nameOf(row),
      week: row.week,
      fact: facts[row.id],
      share: shareOf(valueOf(row), rows.map(valueOf)),
      cells: clos.map(({ id }) => (row.cloIds.includes(id) ? String(valueOf(row) ?? '') : null)),
    }));
  return {
    outcomes: clos.map(cloTitle),
    assessments: rowsOf(
      assessments,
      ({ type }) => type,
      ({ weight }) => weight,
    ),
    topics: rowsOf(
      topics,
      ({ title }) => title,
      ({ hours, week }) => (isInHours ? hours : weeksOf(week).length || null),
    ),
    topicUnit: isInHours ? 'jam' : 'minggu',
  } as const;
}

/** The assessments with a weight by their share of the marks, heaviest first, and what is missing of 100. */
export function weightShares(course: CourseAnalysis) {
  const all = course.assessments.flatMap(({ id, type, weight, cloIds }) =>
    weight === null || weight === 0
      ? []
      : [{ name: type, weight, clos: cloTitles(course, cloIds).join(', '), fact: course.facts[id] }],
  );
  const total = totalWeight(course.assessments) ?? 0;
  const heaviest = Math.max(...all.map(({ weight }) => weight), 1);
  return {
    shares: all.toSorted((a, b) => b.weight - a.weight).map((one) => ({ ...one, share: one.weight / heaviest })),
    total,
    missing: Math.max(0, 100 - total),
    unstated: course.assessments.flatMap(({ type, weight }) => (weight === null ? [type] : [])),
  };
}

/** A later number is a date or an hour, not a week of a semester. */
const lastWeek = 20;

/** The weeks of a course with the topics and assessments that name them, each from its first to its last week. */
export function weekPlan(course: CourseAnalysis) {
  const placed = <T extends { id: string; week: string; cloIds: readonly string[] }>(
    rows: readonly T[],
    nameOf: (row: T) => string,
  ) =>
    rows.flatMap((row) => {
      const weeks = weeksOf(row.week).filter((week) => week > 0 && week <= lastWeek);
      const [first, last] = [Math.min(...weeks), Math.max(...weeks)];
      const clos = cloTitles(course, row.cloIds).join(', ');
      return weeks.length === 0 ? [] : [{ name: nameOf(row), first, last, clos, fact: course.facts[row.id] }];
    });
  const topics = placed(course.topics, ({ title }) => title);
  const assessments = placed(course.assessments, ({ type }) => type);
  return { topics, assessments, weeks: Math.max(0, ...[...topics, ...assessments].map(({ last }) => last)) };
}
