import type { Course } from '../course/course.ts';
import type { Teaching } from './schemas.ts';

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
