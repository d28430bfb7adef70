import type { Fact } from '../fact/fact.ts';
import { totalWeight } from '../course/rules.ts';
import { lastWeek, weekRuns, weeksOf } from '../course/weeks.ts';
import { cloTitles } from './courses.ts';
import { cloTitle, resultLabels as labels } from './labels/resultLabels.ts';
import type { CourseAnalysis } from './schemas.ts';

interface MapRow {
  name: string;
  /** Its weeks: 'M3-4'; '' where none is stated. */
  note: string;
  /** What it rests on in the document. */
  fact: Fact | undefined;
  /** By the course's outcomes: the row's own value, a dot where the document gives none; null where it does not concern the outcome. */
  cells: readonly ({ text: string; share: number; remark: string } | null)[];
}

const isLinked = ({ rows }: { rows: readonly MapRow[] }): boolean =>
  rows.some(({ cells }) => cells.some((one) => one !== null));

/** Outcomes x assessments (weights in percent) x topics (hours, or else weeks). `isLinked`: a row of the group names an outcome. */
export function outcomeMap({ clos, assessments, topics, facts }: CourseAnalysis) {
  const isInHours = topics.some(({ hours }) => hours !== null);
  const rowsOf = <T extends { id: string; week: string; cloIds: readonly string[] }>(
    rows: readonly T[],
    nameOf: (row: T) => string,
    valueOf: (row: T) => number | null,
  ): MapRow[] => {
    const largest = Math.max(1, ...rows.map((row) => valueOf(row) ?? 0));
    return rows.map((row) => {
      const value = valueOf(row);
      const linked = clos.filter(({ id }) => row.cloIds.includes(id));
      const cell = {
        text: String(value ?? '•'),
        share: (value ?? 0) / largest,
        remark: linked.length > 1 ? 'dikongsi' : '',
      };
      return {
        name: nameOf(row),
        note: /^\d/.test(row.week) ? `M${row.week}` : row.week,
        fact: facts[row.id],
        cells: clos.map((clo) => (linked.includes(clo) ? cell : null)),
      };
    });
  };
  const groups = [
    {
      name: labels.assessments,
      unit: 'wajaran (%)',
      scale: 'weight',
      rows: rowsOf(
        assessments,
        ({ type }) => type,
        ({ weight }) => weight,
      ),
    },
    {
      name: labels.topics,
      unit: isInHours ? 'jam' : 'minggu',
      scale: 'hours',
      rows: rowsOf(
        topics,
        ({ title }) => title,
        ({ hours, week }) => (isInHours ? hours : weeksOf(week).length || null),
      ),
    },
  ] as const;
  return {
    outcomes: clos.map(cloTitle),
    linked: groups.filter(isLinked),
    /** The lists that name no outcome. */
    unlinked: groups.filter((group) => group.rows.length > 0 && !isLinked(group)),
  };
}

/** The assessments by their share of the marks, heaviest first, what is missing of 100, and those without a weight. */
export function weightShares(course: CourseAnalysis) {
  const all = course.assessments.flatMap(({ type, weight, cloIds }) =>
    weight === null || weight === 0 ? [] : [{ name: type, weight, clos: cloTitles(course, cloIds).join(', ') }],
  );
  const total = totalWeight(course.assessments) ?? 0;
  return {
    shares: all.toSorted((a, b) => b.weight - a.weight),
    total,
    missing: Math.max(0, 100 - total),
    unstated: course.assessments.flatMap(({ type, weight }) => (weight === null ? [type] : [])),
  };
}

/** The weeks of a course with the topics and assessments that name them, each once for weeks that follow each other. */
export function weekPlan(course: CourseAnalysis) {
  const placed = <T extends { week: string; cloIds: readonly string[] }>(
    rows: readonly T[],
    nameOf: (row: T) => string,
  ) =>
    rows.flatMap((row) => {
      const runs = weekRuns(row.week).filter(({ first }) => first > 0);
      if (runs.some(({ last }) => last > lastWeek)) return [];
      const clos = cloTitles(course, row.cloIds).join(', ');
      return runs.map(({ label, ...run }) => ({ name: nameOf(row), ...run, label: label.replace('-', '–'), clos }));
    });
  const strips = [
    { title: labels.topics, scale: 'hours', rows: placed(course.topics, ({ title }) => title) },
    { title: labels.assessments, scale: 'weight', rows: placed(course.assessments, ({ type }) => type) },
  ] as const;
  return {
    strips: strips.filter(({ rows }) => rows.length > 0),
    weeks: Math.max(0, ...strips.flatMap(({ rows }) => rows.map(({ last }) => last))),
  };
}
