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

/** The lists of a course that name weeks and outcomes; a row's `value`: its weight in percent, its hours, or else its weeks. */
function listsOf({ assessments, topics }: CourseAnalysis) {
  const isInHours = topics.some(({ hours }) => hours !== null);
  const valueOf = ({ hours, week }: (typeof topics)[number]) => (isInHours ? hours : weeksOf(week).length || null);
  return [
    {
      name: labels.assessments,
      unit: 'wajaran (%)',
      scale: 'weight',
      rows: assessments.map((row) => ({ ...row, name: row.type, value: row.weight })),
    },
    {
      name: labels.topics,
      unit: isInHours ? 'jam' : 'minggu',
      scale: 'hours',
      rows: topics.map((row) => ({ ...row, name: row.title, value: valueOf(row) })),
    },
  ] as const;
}

/** Outcomes x assessments (weights in percent) x topics (hours, or else weeks). `isLinked`: a row of the group names an outcome. */
export function outcomeMap(course: CourseAnalysis) {
  const { clos, facts } = course;
  const groups = listsOf(course).map((list) => {
    const largest = Math.max(1, ...list.rows.map(({ value }) => value ?? 0));
    const rows = list.rows.map(({ id, name, week, value, cloIds }): MapRow => {
      const linked = clos.filter((clo) => cloIds.includes(clo.id));
      const cell = {
        text: String(value ?? '•'),
        share: (value ?? 0) / largest,
        remark: linked.length > 1 ? 'dikongsi' : '',
      };
      return {
        name,
        note: /^\d/.test(week) ? `M${week}` : week,
        fact: facts[id],
        cells: clos.map((clo) => (linked.includes(clo) ? cell : null)),
      };
    });
    return { ...list, rows };
  });
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
  const [assessments, topics] = listsOf(course);
  const strips = [topics, assessments].map(({ name: title, scale, rows }) => ({
    title,
    scale,
    rows: rows.flatMap(({ name, week, cloIds }) => {
      const runs = weekRuns(week).filter(({ first }) => first > 0);
      if (runs.some(({ last }) => last > lastWeek)) return [];
      const clos = cloTitles(course, cloIds).join(', ');
      return runs.map(({ label, ...run }) => ({ name, ...run, label: label.replace('-', '–'), clos }));
    }),
  }));
  return {
    strips: strips.filter(({ rows }) => rows.length > 0),
    weeks: Math.max(0, ...strips.flatMap(({ rows }) => rows.map(({ last }) => last))),
  };
}
