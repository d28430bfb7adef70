import type { Course } from '../course/course.ts';

export const teachingModes = ['bersemuka', 'dalam talian', 'hibrid'] as const;

/** For whom, how long and how the linked courses are taught: asked before anything is written, and told to every stage. */
export interface Teaching {
  /** '' and null: no course says it, and the lecturer has not. */
  programme: string;
  groupSize: number | null;
  time: number;
  unit: 'minggu' | 'minit';
  mode: (typeof teachingModes)[number];
}

/** A semester, where no course numbers the weeks of its topics. */
const semesterWeeks = 14;

/** What the courses themselves say. */
export function teachingOf(courses: readonly Pick<Course, 'programme' | 'topics' | 'methods'>[]): Teaching {
  // One course's programme is not that of the others.
  const programmes = new Set(courses.map(({ programme }) => programme.trim()));
  const weeks = courses.flatMap(({ topics }) => topics.flatMap(({ week }) => (week.match(/\d+/g) ?? []).map(Number)));
  const isOnline = courses.some(({ methods }) => /talian|online|e-pembelajaran|e-learning/i.test(methods.join(' ')));
  return {
    programme: (programmes.has('') ? [] : [...programmes]).join(' dan ').slice(0, 200).trim(),
    groupSize: null,
    time: Math.max(...weeks.filter((week) => week <= 52), 0) || semesterWeeks,
    unit: 'minggu',
    mode: isOnline ? 'hibrid' : 'bersemuka',
  };
}

/** The answers on one line: 'PISMP Sains · 30 pelajar · 14 minggu · bersemuka'. */
export const teachingLine = ({ programme, groupSize, time, unit, mode }: Teaching): string =>
  [programme, groupSize === null ? '' : `${groupSize} pelajar`, `${time} ${unit}`, mode]
    .filter((part) => part !== '')
    .join(' · ');
