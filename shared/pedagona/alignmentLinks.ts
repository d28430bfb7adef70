import { closNamedIn, mentions, namesCourse, placesOf } from './codes.ts';
import { hpOfCourse } from './common.ts';
import type { CourseAnalysis } from './schemas.ts';
import type { Dlo } from './stages.ts';

/** Why an activity serves a CLO, surest first. */
export type LinkBasis = 'clo' | 'assessment' | 'hp' | 'objective';

export interface ActivityLink {
  /** The activity's place in the DLO, from 0. */
  activity: number;
  basis: LinkBasis;
}

/**
 * Which activities serve each CLO of each course: `links[course][clo]`. A DLO does not say so in a field of its own, so its words are
 * read, by the first of these rules that holds. The activity
 * - `clo`: names the CLO's code or statement, in a course that it names too, or that alone has such a CLO;
 * - `assessment`: names an assessment that assesses the CLO, of a course that it names too, or that alone has such an assessment;
 * - `hp`: names an HP of the CLO, in a course that it names too, or names no course;
 * - `objective`: names the course without any of these, and an objective of the DLO takes the CLO up (names it, or has its HP).
 * An activity that names none of these serves none.
 */
export function activityLinks(courses: readonly CourseAnalysis[], dlo: Dlo): ActivityLink[][][] {
  const takenUp = closTakenUp(courses, dlo);
  const served = dlo.activities.map((activity) => servedBy(activityText(activity), courses, takenUp));
  return courses.map((course, index) =>
    course.clos.map((_, place) =>
      served.flatMap((links, activity) => {
        const basis = links[index]?.get(place);
        return basis === undefined ? [] : [{ activity, basis }];
      }),
    ),
  );
}

const activityText = (activity: Dlo['activities'][number]): string =>
  [activity.activityName, activity.description, activity.assessmentMethod, ...activity.kppbElements].join('\n');

/** For each course the CLOs, by place, that a text serves and why. */
function servedBy(
  text: string,
  courses: readonly CourseAnalysis[],
  takenUp: readonly ReadonlySet<number>[],
): Map<number, LinkBasis>[] {
  const isNamed = courses.map((course) => namesCourse(text, course));
  const byClo = inCourses(
    courses.map((course) => closNamedIn(text, course)),
    isNamed,
  );
  const byAssessment = inCourses(
    courses.map((course) => closOfAssessments(text, course)),
    isNamed,
  );
  const hp = hpIn(text);
  return courses.map((course, index) => {
    const byHp = isNamed[index] || !isNamed.includes(true) ? closWithHp(course, hp) : [];
    const links = linked({ clo: byClo[index], assessment: byAssessment[index], hp: byHp });
    return links.size === 0 && isNamed[index] ? linked({ objective: [...(takenUp[index] ?? [])] }) : links;
  });
}

/** What is found in the courses a text names; where it names none, what is found in one course only. */
function inCourses(found: readonly number[][], isNamed: readonly boolean[]): number[][] {
  const isSure = found.filter((places) => places.length > 0).length === 1;
  return found.map((places, index) => (isNamed[index] || (isSure && !isNamed.includes(true)) ? places : []));
}

function linked(found: Partial<Record<LinkBasis, readonly number[] | undefined>>): Map<number, LinkBasis> {
  const links = new Map<number, LinkBasis>();
  for (const basis of ['clo', 'assessment', 'hp', 'objective'] as const)
    for (const place of found[basis] ?? []) if (!links.has(place)) links.set(place, basis);
  return links;
}

const closOfAssessments = (text: string, course: CourseAnalysis): number[] =>
  course.assessments
    .filter(({ type }) => mentions(text, type))
    .flatMap((assessment) => placesOf(course, assessment.cloIds));

/** The CLOs that the DLO's objectives take up, by course. */
function closTakenUp(courses: readonly CourseAnalysis[], { learningObjectives }: Dlo): Set<number>[] {
  const taken = courses.map(() => new Set<number>());
  for (const { objective, hp } of learningObjectives) {
    const links = servedBy(`${objective}\n${hp}`, courses, []);
    for (const [index, places] of links.entries()) for (const place of places.keys()) taken[index]?.add(place);
  }
  return taken;
}

const hpIn = (text: string): string[] => text.match(/\bHP\d{1,2}\b/g) ?? [];

const closWithHp = (course: CourseAnalysis, hp: readonly string[]): number[] =>
  course.clos.flatMap((clo, place) => (hpOfCourse({ clos: [clo] }).some((code) => hp.includes(code)) ? [place] : []));
