import { factStateLabels, isBorneOut } from '../fact/labels.ts';
import { sumsOf, weightFault } from '../course/rules.ts';
import { comparable, comparableWords } from '../text/comparable.ts';
import { cloTitles, courseLabelOf, hpOfCourse } from './courses.ts';
import { cloTitle, weightLabel } from './labels/resultLabels.ts';
import type { CourseAnalysis } from './schemas.ts';
import type { Dlo } from './stages.ts';

export interface AlignmentSource {
  courses: readonly CourseAnalysis[];
  dlo: Dlo | null;
}

/** The matrix CLO x HP x assessment x activity of a session, computed from its artefacts as they now stand (design law 5). */
export function alignmentOf({ courses, dlo }: AlignmentSource) {
  const rows = courses.flatMap((course, index) => rowsOf(course, index, dlo));
  return { rows, courses, gaps: gapsOf(courses, rows, dlo), doubles: doublesOf(courses) };
}
export type Alignment = ReturnType<typeof alignmentOf>;
type Row = ReturnType<typeof rowsOf>[number];

/**
 * Where the chain breaks off, or something counts more than once. `kind`: what it is called; a `fault` is one Malay sentence that says what,
 * and the place of the course whose facts mend it; null: the DLO does.
 */
export interface Finding {
  kind: string;
  faults: readonly (readonly [course: number | null, text: string])[];
}

function rowsOf(course: CourseAnalysis, index: number, dlo: Dlo | null) {
  const areTopicsMapped = course.topics.some(({ cloIds }) => cloIds.length > 0);
  return course.clos.map((clo, place) => {
    /** 'HPK2 (EDUP3033)'. */
    const label = `${cloTitle(clo, place)} (${courseLabelOf(course)})`;
    return {
      /** Its course's place in the session, from 0. */
      course: index,
      courseLabel: courseLabelOf(course),
      clo: cloTitle(clo, place),
      label,
      hp: hpOfCourse({ clos: [clo] }),
      /** `clos`: how many CLOs each assesses; above 1 its weight is shared, and counts once. `doubt`: of a link that nobody bears out, its state. */
      assessments: course.assessments
        .filter(({ cloIds }) => cloIds.includes(clo.id))
        .map(({ id, type, weight, cloIds }) => {
          const { [`${id}.cloIds`]: fact } = course.facts;
          const doubt = fact === undefined || isBorneOut(fact) ? '' : factStateLabels[fact.state].toLowerCase();
          return { type, weight, clos: cloTitles(course, cloIds).length, doubt };
        }),
      /** Those that name the CLO in their links, whatever their case, spaces and brackets; null without a DLO. */
      activities: dlo && dlo.activities.filter(({ links }) => links.map(comparable).includes(comparable(label))),
      /** How many; null where the document maps no topic to an outcome. */
      topics: areTopicsMapped ? course.topics.filter(({ cloIds }) => cloIds.includes(clo.id)).length : null,
    };
  });
}

/** The gap of assessments that name no outcome. */
export const withoutClo = 'Pentaksiran tanpa CLO';

/** By kind; the kinds that have none are left out. */
const findings = (byKind: Record<string, Finding['faults']>): Finding[] =>
  Object.entries(byKind).flatMap(([kind, faults]) => (faults.length === 0 ? [] : [{ kind, faults }]));

/** A sentence for all rows of a course that lack the same. */
const together = (courses: readonly unknown[], rows: readonly Row[], text: (labels: string) => string) =>
  courses.flatMap((_, place) => {
    const labels = rows.flatMap(({ course, label }) => (course === place ? [label] : []));
    return labels.length === 0 ? [] : [[place, text(labels.join(', '))] as const];
  });

function gapsOf(courses: readonly CourseAnalysis[], rows: readonly Row[], dlo: Dlo | null): Finding[] {
  const vague = courses.map((course) =>
    course.assessments.filter(({ cloIds }) => cloTitles(course, cloIds).length === 0),
  );
  const served = rows.flatMap(({ activities }) => activities ?? []);
  const idle = dlo?.activities.filter((activity) => !served.includes(activity)) ?? [];
  const unmapped = rows.filter(({ hp }) => hp.length === 0);
  // An assessment that names no CLO may well assess this one.
  const unassessed = rows.filter(({ course, assessments }) => assessments.length === 0 && vague[course]?.length === 0);
  const unserved = rows.filter(({ activities }) => activities?.length === 0);
  return findings({
    'CLO tanpa HP/PLO': together(courses, unmapped, (labels) => `${labels} tidak dipetakan kepada mana-mana HP/PLO.`),
    'CLO tanpa pentaksiran': together(
      courses,
      unassessed,
      (labels) => `${labels} tidak ditaksir oleh mana-mana pentaksiran kursusnya.`,
    ),
    'CLO tanpa aktiviti': unserved.map(({ label }) => [null, `Tiada aktiviti DLO yang dipautkan kepada ${label}.`]),
    [withoutClo]: courses.flatMap((course, place) =>
      (vague[place] ?? []).map(
        ({ type }) => [place, `${type} (${courseLabelOf(course)}) tidak menyebut CLO yang ditaksirnya.`] as const,
      ),
    ),
    'Aktiviti tanpa CLO': idle.map(({ activityName }) => [
      null,
      `Aktiviti DLO "${activityName}" tidak dipautkan kepada mana-mana CLO.`,
    ]),
  });
}

const weightsOf = (some: CourseAnalysis['assessments']): string =>
  some.map(({ weight }) => (weight === null ? 'tanpa wajaran' : weightLabel(weight))).join(', ');

const doublesOf = (courses: readonly CourseAnalysis[]): Finding[] =>
  findings({
    'Pentaksiran berulang': courses.flatMap((course, place) =>
      course.assessments.flatMap((one, _, all) => {
        const alike = all.filter(({ type }) => comparableWords(type) === comparableWords(one.type));
        if (alike.length === 1 || alike[0] !== one) return [];
        const text = `${one.type} (${courseLabelOf(course)}) tersenarai ${alike.length} kali (${weightsOf(alike)}). Pastikan setiap satu pentaksiran yang berlainan.`;
        return [[place, text] as const];
      }),
    ),
    'Jumlah wajaran bukan 100%': courses.flatMap((course, place) => {
      const text = weightFault(course.assessments, sumsOf(course), courseLabelOf(course));
      return text === null ? [] : [[place, text] as const];
    }),
  });
