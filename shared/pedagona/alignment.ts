import { comparableWords } from '../text/comparable.ts';
import { areLinkedTo, cloLabels, courseLabelOf, hpOfCourse, placesOf } from './courses.ts';
import { cloTitle, weightLabel } from './resultLabels.ts';
import { totalWeight } from '../course/rules.ts';
import type { CourseAnalysis } from './schemas.ts';
import type { Chain, Dlo, Merangkai } from './stages.ts';

export interface AlignmentSource extends Pick<Chain, 'merangkai' | 'dlo'> {
  courses: readonly CourseAnalysis[];
}

/** The matrix CLO x HP x assessment x activity of a session, computed from its artefacts as they now stand (design law 5). */
export function alignmentOf(source: AlignmentSource) {
  const matrix = matrixOf(source);
  return { ...matrix, gaps: gapsOf(matrix), doubles: doublesOf(matrix) };
}
export type Alignment = ReturnType<typeof alignmentOf>;
type Matrix = ReturnType<typeof matrixOf>;
export type AlignmentRow = Matrix['rows'][number];
export type AlignedAssessment = Matrix['columns']['assessments'][number];

/**
 * Where the chain breaks off, or something counts more than once. `kind`: what it is called; `text`: one Malay sentence that says what.
 * `course`: the place of the course whose facts mend it; null: the DLO does.
 */
export interface Finding {
  kind: string;
  text: string;
  course: number | null;
}

/** Items by a key, in the order of their first. */
export const grouped = <T, K>(items: readonly T[], keyOf: (item: T) => K): [K, T[]][] =>
  [...new Set(items.map(keyOf))].map((key) => [key, items.filter((item) => keyOf(item) === key)]);

function matrixOf({ courses, merangkai, dlo }: AlignmentSource) {
  const assessments = courses.flatMap((course, index) => assessmentsOf(course, index, merangkai));
  const rows = courses.flatMap((course, index) => matrixRows(course, index, assessments, dlo));
  const countOf = (isReached: (row: (typeof rows)[number]) => boolean): number => rows.filter(isReached).length;
  return {
    columns: {
      assessments: assessments.map(({ assessed, ...assessment }) => ({
        ...assessment,
        /** How many CLOs it assesses; above 1 its weight is shared, and counts once. */
        clos: assessed.length,
      })),
      activities:
        dlo && dlo.activities.map(({ activityName, duration }) => ({ name: activityName, minutes: duration })),
    },
    rows,
    totals: {
      clos: rows.length,
      withHp: countOf(({ hp }) => hp.length > 0),
      withAssessment: countOf((row) => row.assessments.length > 0),
      /** Null without a DLO. */
      withActivity: dlo && countOf(({ activities }) => (activities ?? []).length > 0),
      /** The stated weights of each course, in percent; null where it states none. */
      weights: courses.map((course) => ({
        courseLabel: courseLabelOf(course),
        weight: totalWeight(course.assessments),
      })),
    },
  };
}

function assessmentsOf(course: CourseAnalysis, index: number, merangkai: Merangkai | null) {
  const selected = merangkai && selectedOf(course, merangkai);
  return course.assessments.map((assessment, place) => ({
    /** Its course's place in the session, from 0. */
    course: index,
    courseLabel: courseLabelOf(course),
    type: assessment.type,
    weight: assessment.weight,
    assessed: placesOf(course, assessment.cloIds),
    /** Whether the merangkai uses it; null without a merangkai. */
    isSelected: selected && selected.has(place),
  }));
}

/** The places of the course's assessments that the merangkai uses. Of two with one name the one of the same weight is meant. */
function selectedOf(course: CourseAnalysis, { integratedAssessment }: Merangkai): Set<number> {
  return new Set(
    integratedAssessment.selectedAssessments
      .filter(({ courseCode }) => comparableWords(courseCode) === comparableWords(courseLabelOf(course)))
      .flatMap(({ assessmentType, weight }) => {
        const named = course.assessments.flatMap(({ type }, place) =>
          comparableWords(type) === comparableWords(assessmentType) ? [place] : [],
        );
        return named.find((place) => course.assessments[place]?.weight === weight) ?? named[0] ?? [];
      }),
  );
}

function matrixRows(
  course: CourseAnalysis,
  index: number,
  assessments: readonly ReturnType<typeof assessmentsOf>[number][],
  dlo: Dlo | null,
) {
  const labels = cloLabels(course);
  const areTopicsMapped = course.topics.some(({ cloIds }) => cloIds.length > 0);
  return course.clos.map((clo, place) => ({
    course: index,
    courseLabel: courseLabelOf(course),
    clo: cloTitle(clo, place),
    hp: hpOfCourse({ clos: [clo] }),
    assessments: assessments.flatMap((assessment, column) =>
      assessment.course === index && assessment.assessed.includes(place) ? [column] : [],
    ),
    /** Places in `columns.activities` of those that name the CLO in their links; null without a DLO. */
    activities:
      dlo &&
      dlo.activities.flatMap(({ links }, activity) => (areLinkedTo(links, labels[place] ?? '') ? [activity] : [])),
    /** Null where the document maps no topic to an outcome. */
    topics: areTopicsMapped ? course.topics.filter(({ cloIds }) => cloIds.includes(clo.id)).length : null,
  }));
}

/** A CLO with more assessments than this takes marks away from the others; a rule of this product. */
const maxAssessmentsPerClo = 3;

const nameOf = (name: string, courseLabel: string): string => `${name} (${courseLabel})`;

/** A finding for each row. What a DLO leaves open is no course's fault. */
const found = <R extends { course?: number; name?: string }>(
  kind: string,
  rows: readonly R[],
  textOf: (row: R) => string,
): Finding[] => rows.map((row) => ({ kind, course: row.course ?? null, text: textOf(row) }));

function gapsOf({ columns, rows }: Matrix): Finding[] {
  // An assessment that names no CLO may well assess this one.
  const vague = columns.assessments.filter(({ clos }) => clos === 0);
  const unsaid = new Set(vague.map(({ course }) => course));
  const served = new Set(rows.flatMap(({ activities }) => activities ?? []));
  const idle = (columns.activities ?? []).filter((_, index) => !served.has(index));
  const named = rows.map((row) => ({ ...row, name: nameOf(row.clo, row.courseLabel) }));
  const unmapped = named.filter(({ hp }) => hp.length === 0);
  const unassessed = named.filter(({ course, assessments }) => assessments.length === 0 && !unsaid.has(course));
  const unserved = named.flatMap(({ activities, name }) => (activities?.length === 0 ? [{ name }] : []));
  return [
    ...found('CLO tanpa HP', unmapped, ({ name }) => `${name} tidak dipetakan kepada mana-mana HP.`),
    ...found(
      'CLO tanpa pentaksiran',
      unassessed,
      ({ name }) => `${name} tidak ditaksir oleh mana-mana pentaksiran kursusnya.`,
    ),
    ...found('CLO tanpa aktiviti', unserved, ({ name }) => `Tiada aktiviti DLO yang dipautkan kepada ${name}.`),
    ...found(
      'Pentaksiran tanpa CLO',
      vague,
      ({ type, courseLabel }) => `${nameOf(type, courseLabel)} tidak menyebut CLO yang ditaksirnya.`,
    ),
    ...found('Aktiviti tanpa CLO', idle, ({ name }) => `Aktiviti DLO "${name}" tidak dipautkan kepada mana-mana CLO.`),
  ];
}

const weightsOf = (some: readonly AlignedAssessment[]): string =>
  some.map(({ weight }) => (weight === null ? 'tanpa wajaran' : weightLabel(weight))).join(', ');

function doublesOf({ columns, rows, totals }: Matrix): Finding[] {
  const alike = grouped(columns.assessments, ({ course, type }) => `${course} ${comparableWords(type)}`);
  const repeated = alike.flatMap(([, all]) => (all.length > 1 && all[0] !== undefined ? [{ ...all[0], all }] : []));
  const weights = totals.weights.map((each, course) => ({ ...each, course }));
  return [
    ...found(
      'Pentaksiran berulang',
      repeated,
      ({ type, courseLabel, all }) =>
        `${nameOf(type, courseLabel)} tersenarai ${all.length} kali (${weightsOf(all)}). Pastikan setiap satu pentaksiran yang berlainan.`,
    ),
    ...found(
      'Jumlah wajaran bukan 100%',
      weights.filter(({ weight }) => weight !== null && weight !== 100),
      ({ courseLabel, weight }) =>
        `Jumlah wajaran ${courseLabel} ialah ${weightLabel(weight ?? 0)}, bukan 100%. Sila semak dokumen kursus.`,
    ),
    ...found(
      'CLO ditaksir berlebihan',
      rows.filter(({ assessments }) => assessments.length > maxAssessmentsPerClo),
      ({ clo, courseLabel, assessments }) =>
        `${nameOf(clo, courseLabel)} ditaksir ${assessments.length} kali, melebihi ${maxAssessmentsPerClo}.`,
    ),
  ];
}
