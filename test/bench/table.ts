/** What a figure should reach, and whether it did. */
interface Goal {
  text: string;
  isMet: boolean;
}

export interface Row {
  cells: readonly string[];
  goal?: Goal;
}

/** The figures of one topic. */
export interface Table {
  title: string;
  /** Headings of the cells; the first column is text, the others are numbers. */
  columns: readonly string[];
  rows: readonly Row[];
  /** What a reader must know to judge the figures. */
  notes?: readonly string[];
}

export const atMost = (value: number, limit: number): Goal => ({ text: `<= ${limit}`, isMet: value <= limit });

/** Within `share` of 1, to either side. */
export const sameWithin = (ratio: number, share: number): Goal => ({
  text: `1 +- ${share}`,
  isMet: Math.abs(ratio - 1) <= share,
});

export const isMissed = ({ goal }: Row): boolean => goal !== undefined && !goal.isMet;

/** A table as plain text: the title, aligned columns, the goals last, the notes below. */
export function render({ title, columns, rows, notes = [] }: Table): string {
  const hasGoals = rows.some(({ goal }) => goal !== undefined);
  const lines = [
    [...columns, ...(hasGoals ? ['goal'] : [])],
    ...rows.map(({ cells, goal }) => [...cells, ...(hasGoals ? [said(goal)] : [])]),
  ];
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  const aligned = lines.map((line) =>
    line
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [title, ...aligned.map((line) => `  ${line}`), ...notes.map((note) => `  ${note}`)].join('\n');
}

const said = (goal: Goal | undefined): string =>
  goal === undefined ? '' : `${goal.text} ${goal.isMet ? 'ok' : 'NOT MET'}`;
