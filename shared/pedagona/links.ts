import { saysWhole } from '../text/comparable.ts';
import { courseLabelOf, rowsOf } from './courses.ts';
import { cloTitle } from './labels/resultLabels.ts';
import type { CourseAnalysis } from './schemas.ts';
import type { SharedClaim } from './stages.ts';

export type Courses = readonly CourseAnalysis[];

/** 1: suggested, 2: both ends are cited, 3: confirmed. */
export const strengthOf = ({ isSuggestion, confirmation }: SharedClaim): 1 | 2 | 3 =>
  isSuggestion ? 1 : confirmation === '' ? 2 : 3;

/**
 * What a link rests on in a course: the course's place in the session, -1 when it has gone, and what its row is called there, else its
 * quote. Of documents with one code, the course is the one that has the quote.
 */
export function endsOf({ evidence }: SharedClaim, courses: Courses) {
  return evidence.map((quoted) => {
    const alike = courses.filter((one) => courseLabelOf(one) === quoted.courseCode);
    const course = alike.find(({ facts }) => facts[quoted.row]?.quote === quoted.quote) ?? alike[0];
    const row = course && rowsOf(course).find(({ id }) => id === quoted.row);
    return { ...quoted, name: row?.name ?? quoted.quote, course: course ? courses.indexOf(course) : -1 };
  });
}

/** The topics of each of its courses that a link without cited rows names whole in its text, the longest of each. */
function namedIn({ text, courses: linked }: SharedClaim, courses: Courses) {
  return courses.flatMap((each, course) => {
    const topics = linked.includes(courseLabelOf(each)) ? each.topics : [];
    const named = topics.filter(({ title }) => saysWhole(text, title));
    const [first] = named.toSorted((one, other) => other.title.length - one.title.length);
    return first === undefined ? [] : [{ course, row: first.id, name: first.title }];
  });
}

interface Port {
  side: 0 | 1;
  /** From the top, in steps. */
  y: number;
  name: string;
  /** What an outcome says. */
  note: string;
  isJoined: boolean;
}

/** Pixels of a step of the drawing. */
export const mapStep = 11;

/** Heights in steps: a course's box, a row below it, the gap after the last. */
export const [nodeHeight, portHeight] = [9, 4];
const gap = 1;

/** The courses in two columns, each above its rows that are cited or named and the outcomes that no link joins, and the lines between joined rows. */
export function linkMap(courses: Courses, links: readonly SharedClaim[]) {
  const joined = links.map((link) => (link.evidence.length > 0 ? endsOf(link, courses) : namedIn(link, courses)));
  const strengths = links.map(strengthOf);
  const ends = joined.flat();
  const heights: [number, number] = [0, 0];
  const ports = new Map<string, Port>();
  const nodes = courses.map((course, place) => {
    const side = place % 2 === 0 ? 0 : 1;
    const own = new Map([
      ...ends.flatMap((end) => (end.course === place ? [[end.row, [end.name, '']] as const] : [])),
      ...course.clos.map((clo, nth) => [clo.id, [cloTitle(clo, nth), clo.cloStatement]] as const),
    ]);
    const top = heights[side];
    const shown = [...own].map(([row, [name, note]], index): Port => {
      const isJoined = ends.some((end) => end.course === place && end.row === row);
      const port = { side, y: top + nodeHeight + (index + 0.5) * portHeight, name, note, isJoined } as const;
      ports.set(`${place} ${row}`, port);
      return port;
    });
    heights[side] = top + nodeHeight + own.size * portHeight + gap;
    return { side, code: courseLabelOf(course), title: course.courseName ?? '', ports: shown };
  });
  const lines = joined.flatMap((each, index) =>
    each.flatMap((from, place) =>
      each.slice(place + 1).flatMap((to) => {
        const [start, end] = [from, to].map(({ course, row }) => ports.get(`${course} ${row}`));
        return start && end && from.course !== to.course
          ? [{ index, start, end, strength: strengths[index] ?? 1 }]
          : [];
      }),
    ),
  );
  return { nodes, lines, height: Math.max(...heights) };
}
