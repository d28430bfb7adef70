import { doublesOf, gapsOf } from './alignmentFindings.ts';
import { comparableWords } from '../text/comparable.ts';
import { hpOfCourse } from './common.ts';
import { areLinkedTo, cloLabels, courseLabelOf, placesOf } from './links.ts';
import { cloTitle } from './resultLabels.ts';
import { totalWeight } from '../course/rules.ts';
import type { CourseAnalysis } from './schemas.ts';
import type { Dlo, Merangkai } from './stages.ts';
import type { AlignedAssessment, Alignment, AlignmentRow, AlignmentSource } from './alignmentTypes.ts';

/** An activity serves the outcomes that its links name. */
export function alignmentOf(source: AlignmentSource): Alignment {
  const { courses, dlo } = source;
  const assessments = courses.flatMap((course, index) => assessmentsOf(course, index, source.merangkai));
  const rows = courses.flatMap((course, index) => matrixRows(course, index, assessments, dlo));
  const columns = {
    assessments: assessments.map(({ assessed, ...assessment }) => ({ ...assessment, clos: assessed.length })),
    activities: dlo && dlo.activities.map(({ activityName, duration }) => ({ name: activityName, minutes: duration })),
  };
  const matrix = { columns, rows, totals: totalsOf(courses, rows, dlo !== null) };
  return { ...matrix, gaps: gapsOf(matrix), doubles: doublesOf(matrix) };
}

type AssessmentOfCourse = Omit<AlignedAssessment, 'clos'> & { assessed: number[] };

function assessmentsOf(course: CourseAnalysis, index: number, merangkai: Merangkai | null): AssessmentOfCourse[] {
  const selected = merangkai && selectedOf(course, merangkai);
  return course.assessments.map((assessment, place) => ({
    course: index,
    courseLabel: courseLabelOf(course),
    type: assessment.type,
    weight: assessment.weight,
    assessed: placesOf(course, assessment.cloIds),
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

const matrixRows = (
  course: CourseAnalysis,
  index: number,
  assessments: readonly AssessmentOfCourse[],
  dlo: Dlo | null,
): AlignmentRow[] => {
  const labels = cloLabels(course);
  return course.clos.map((clo, place) => ({
    course: index,
    courseLabel: courseLabelOf(course),
    clo: cloTitle(clo, place),
    hp: hpOfCourse({ clos: [clo] }),
    assessments: assessments.flatMap((assessment, column) =>
      assessment.course === index && assessment.assessed.includes(place) ? [column] : [],
    ),
    activities:
      dlo &&
      dlo.activities.flatMap(({ links }, activity) => (areLinkedTo(links, labels[place] ?? '') ? [activity] : [])),
    topics: course.topics.filter(({ cloIds }) => cloIds.includes(clo.id)).length,
  }));
};

const totalsOf = (
  courses: readonly CourseAnalysis[],
  rows: readonly AlignmentRow[],
  hasDlo: boolean,
): Alignment['totals'] => ({
  clos: rows.length,
  withHp: rows.filter((row) => row.hp.length > 0).length,
  withAssessment: rows.filter((row) => row.assessments.length > 0).length,
  withActivity: hasDlo ? rows.filter((row) => (row.activities ?? []).length > 0).length : null,
  weights: courses.map((course) => ({
    courseLabel: courseLabelOf(course),
    weight: totalWeight(course.assessments),
  })),
});
