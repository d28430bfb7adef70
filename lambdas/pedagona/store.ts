import * as z from 'zod';
import {
  type CourseAnalysis,
  type KeptCourse,
  keptCourseSchema,
  noStages,
  type Session,
  type SessionSummary,
  sessionSummarySchema,
  type Teaching,
  teachingSchema,
} from '../../shared/pedagona/schemas.ts';
import { analysisOf, courseLabelOf, teachingOf } from '../../shared/pedagona/courses.ts';
import { courseSchema } from '../../shared/course/course.ts';
import { courseTitle } from '../../shared/course/rules.ts';
import { coursePart } from '../course/part.ts';
import type { Artefacts as Kept } from '../platform/stages/artefacts.ts';
import { listedOf, reading, type SessionRow } from '../platform/jobs/session.ts';
import { isCopy } from '../platform/jobs/sessionCopy.ts';
import { type ArtefactName, blankRowOf, editableAt } from '../../shared/pedagona/editable.ts';
import {
  type Artefacts,
  type Chain,
  chainArtefacts,
  type Dlo,
  type Merangkai,
  type StageName,
  stageNames,
  stageSchemas,
} from '../../shared/pedagona/stages.ts';
import { pick, recordOf } from '../../shared/values/pick.ts';
import type { EditableKind } from '../platform/stages/editableKind.ts';
import { originsOf, type Present, presentOf } from '../platform/stages/origin.ts';
import { withWeights } from './checks/chainFromAnswer.ts';
import { totalMinutes } from './checks/problems.ts';

export const courseKind = 'course';
/** The lecturer's answers of a session. */
export const teachingKind = 'teaching';

const sessionDataSchema = sessionSummarySchema.pick({ coursesCount: true, checks: true, outdated: true }).extend({
  courses: z.array(courseSchema.pick({ courseCode: true, courseName: true })),
});
type SessionData = z.infer<typeof sessionDataSchema>;
export const dataOf = ({ data }: Pick<SessionRow, 'data'>): SessionData => sessionDataSchema.parse(data);

export const newSessionData: SessionData = { coursesCount: 0, checks: noStages, courses: [] };

/** What is suggested for an outcome, before anything is. */
export const blankClo = { knowledge: [], microConcepts: [], macroConcepts: [], bigIdea: '', essentialQuestions: [] };

/** What a session's data say of its n-th course, by path. */
export const courseData = (n: number, course: Pick<CourseAnalysis, 'courseCode' | 'courseName'>) => ({
  [`courses[${n}]`]: pick(course, 'courseCode', 'courseName'),
});

export const summaryOf = (row: SessionRow): SessionSummary => ({
  ...listedOf(row),
  ...pick(dataOf(row), 'coursesCount', 'checks', 'outdated'),
});

/** The courses of a session in the order of its documents, as they now stand. */
export const coursesOf = async (artefacts: Kept): Promise<CourseAnalysis[]> =>
  (await artefacts.list(courseKind, keptCourseSchema)).map(({ value }) => analysisOf(value));

/** When a session was analysed: of a sample or a copy, when that was done of its original. */
export const analysedAt = (row: SessionRow): string =>
  (isCopy(row) || row.isSample === true ? row.jobs[reading]?.updatedAt : undefined) ?? row.createdAt;

/** A row with its courses and their versions: those of a session that is not completed are not shown. */
export function sessionOf(
  row: SessionRow,
  present: Present,
): Session & { courseVersions: number[]; teaching: Teaching } {
  const courses = row.status === 'completed' ? coursesIn(present) : [];
  const kept = courses.map(({ value }) => value);
  return {
    ...summaryOf(row),
    createdAt: analysedAt(row),
    coursesAnalysis: kept.map(analysisOf),
    courseVersions: courses.map(({ version }) => version),
    teaching: teachingIn(present) ?? teachingOf(kept),
  };
}

/** By upload, not by place: a retry without a bad document moves the places. */
export const courseFound = (part: string): string => `part#${courseKind}#${part}`;

/** The courses that an analysis has read while it goes on. */
export async function foundSoFar(artefacts: Kept, { documents }: SessionRow) {
  const found = documents.map(async (one, document) => {
    const course = (await artefacts.get(courseFound(coursePart(one)), courseSchema))?.value;
    if (course === undefined) return [];
    const { clos, assessments, topics } = course;
    return [
      {
        document,
        title: courseTitle(course, one.name),
        clos: clos.length,
        assessments: assessments.length,
        topics: topics.length,
      },
    ];
  });
  return (await Promise.all(found)).flat();
}

/** The session behind an id such as `mrk_<session id>`, or its own. */
export const sessionIdIn = (id: string): string => id.split('_')[1] ?? id;

/** What an editable artefact's id addresses, a stage or else a course, and under which name it is kept. */
export function addressedArtefact(artefactId: string): { kind: ArtefactName; name: string; n: number } {
  const [prefix, , n = '0'] = artefactId.split('_');
  const stage = stageNames.find((name) => chainArtefacts[name].prefix === prefix);
  return stage ? { kind: stage, name: stage, n: 0 } : { kind: 'course', name: `${courseKind}#${n}`, n: Number(n) };
}

/** A stage's artefact; null when it is not made. */
export function valueIn<N extends StageName>(present: Present, stage: N): Artefacts[N] | null {
  const found = present.get(stage);
  return found === undefined ? null : (stageSchemas[stage].parse(found.value) as Artefacts[N]);
}

/** All that is made of a chain. */
export const chainIn = (present: Present): Chain => recordOf(stageNames, (stage) => valueIn(present, stage)) as Chain;

/** The courses that are there, in the order of their documents, as they are kept, with their versions. */
export const coursesIn = (present: Present): { value: KeptCourse; version: number }[] =>
  [...present].flatMap(([source, { value, version }]) =>
    source.startsWith(`${courseKind}#`) ? [{ value: keptCourseSchema.parse(value), version }] : [],
  );

/** The lecturer's answers; undefined where nobody has given any. */
export const teachingIn = (present: Present): Teaching | undefined =>
  teachingSchema.optional().parse(present.get(teachingKind)?.value);

/** What each stage is made from. Scripts name the DLO where there is one. */
export const madeFrom = {
  merangkai: ['course#', teachingKind],
  scripts: ['course#', teachingKind, 'merangkai', 'dlo'],
  dlo: ['course#', teachingKind, 'merangkai'],
  report: ['course#', teachingKind, 'merangkai', 'dlo'],
} as const satisfies Record<StageName, readonly string[]>;

export const presentIn = (artefacts: Kept, row: Pick<SessionRow, 'data'>): Promise<Present> => {
  const { checks } = dataOf(row);
  return presentOf(artefacts, ['course#', teachingKind, ...stageNames.filter((stage) => checks[stage])]);
};

export const originsIn = (artefacts: Kept, present: Present) =>
  originsOf(artefacts, present, madeFrom, {
    nameOf: (source, value) => (source.startsWith('course#') ? courseLabelOf(keptCourseSchema.parse(value)) : ''),
  });

/** An artefact that can be edited. Its kind as it is kept is its name. */
export const kindOf = (name: ArtefactName): EditableKind => ({
  schema: name === 'course' ? keptCourseSchema : stageSchemas[name],
  editableAt: (artefact, pointer) => editableAt(name, artefact, pointer),
  blankRowOf: (list) => blankRowOf(name, list),
  counted: (artefact, at) => ({ ...artefact, ...countedIn(name, artefact, at) }),
});

/** What is counted follows every edit (design law 5): a DLO's minutes, the weights of the integrated rubric. A link that says something else is unconfirmed. */
function countedIn(name: ArtefactName, artefact: object, at: string): object {
  if (name === 'dlo') return { durationMinutes: totalMinutes((artefact as Dlo).activities) };
  if (name !== 'merangkai') return {};
  const { courseComparison, integratedAssessment } = artefact as Merangkai;
  const links = courseComparison.links.map((link, n) =>
    at === `/courseComparison/links/${n}/text` ? { ...link, confirmation: '' } : link,
  );
  return {
    courseComparison: { ...courseComparison, links },
    integratedAssessment: { ...integratedAssessment, rubric: withWeights(integratedAssessment.rubric) },
  };
}
