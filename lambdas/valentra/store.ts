import * as z from 'zod';
import { hasQuizOrExam } from '../../shared/terms/assessment.ts';
import { type Course, courseSchema } from '../../shared/course/course.ts';
import { courseView } from '../../shared/valentra/course/courseView.ts';
import { withPresentFacts } from '../../shared/valentra/course/presentFacts.ts';
import { partsOfName } from '../../shared/valentra/paper/names.ts';
import { artefactName, isOfPaper, paperAmong, type PaperOf, papersOf } from '../../shared/valentra/paper/papers.ts';
import { isFrame } from '../../shared/valentra/items/frameMark.ts';
import { runningIn, statusOf } from '../../shared/valentra/workflow.ts';
import { sumOf } from '../../shared/values/sum.ts';
import {
  type Documents,
  flagsSchema,
  type Jst,
  type JstAssessment,
  keptReviewsSchema,
  type Paper,
  type ArtefactName,
  artefactNameSchema,
  type Session,
  type SessionSummary,
  sessionSummarySchema,
  type StageName,
  paperStages,
  stageNames,
  stageSchemas,
  type UsableCourse,
} from '../../shared/valentra/schemas.ts';
import { stateOf } from '../platform/jobs/job.ts';
import { artefactsOf } from '../platform/stages/artefacts.ts';
import { ofPresent, sentOf, sentOfPresent } from '../platform/grants/grants.ts';
import { originsOf, type PartOf, type Present, presentOf } from '../platform/stages/origin.ts';
import { pick, recordOf } from '../../shared/values/pick.ts';
import { chainOf } from '../../shared/valentra/vetting/alignment.ts';
import { doubtsOf } from '../../shared/valentra/held/doubts.ts';
import { isOpen, vettingOf } from '../../shared/valentra/vetting/vetting.ts';
import { keptLines, notesKind } from './notes.ts';
import { remembered } from '../platform/remembered.ts';
import type { StepServices } from '../platform/stages/services.ts';
import {
  type DocumentRow,
  findSession,
  listedOf,
  listSessions,
  progressOf,
  reading,
  readingError,
  type SessionRow,
} from '../platform/jobs/session.ts';
import { AppError } from '../../shared/errors.ts';

/** VALENTRA's own part of a session row: what the list shows. */
const sessionDataSchema = flagsSchema.extend({
  courseInfo: sessionSummarySchema.shape.courseInfo,
  isOutdated: sessionSummarySchema.shape.isOutdated,
  reviews: keptReviewsSchema,
  /** Which paper has the plain names of artefacts, and is meant where none is named; '' before the JST. */
  mainPaper: z.string().default(''),
});
type SessionData = z.infer<typeof sessionDataSchema>;

export const newSessionData: SessionData = sessionDataSchema.parse({ courseInfo: null });

export const courseData = (course: Course): Pick<SessionData, 'courseInfo' | 'hasQuizOrExam'> => ({
  courseInfo: { courseCode: course.courseCode, courseName: course.courseName },
  hasQuizOrExam: hasQuizOrExam(course.assessments),
});

export const dataOf = (row: Pick<SessionRow, 'data'>): SessionData => sessionDataSchema.parse(row.data);

/** What the document says. */
export const courseKind = 'course';

/** What each stage is made from; of a paper's, under its own names. */
const sourcesOf = {
  jst: [courseKind],
  jsu: [courseKind, 'jst'],
  pentaksiran: [courseKind, 'jst'],
  rubrik: [courseKind, 'jst', 'pentaksiran'],
  exam: [courseKind, 'jsu', notesKind],
} as const satisfies Record<StageName, readonly string[]>;

export function madeFrom(name: ArtefactName): string[] {
  const { stage, paper } = partsOfName(name);
  return sourcesOf[stage].map((source) => (source === 'jsu' && paper !== '' ? `jsu-${paper}` : source));
}

/** A paper depends on its own test of the JST; tasks and rubrics depend on its other rows. The course is cut likewise, without weights: those come from the JST. */
export const partMadeFrom =
  (name: ArtefactName, mainPaper: string): PartOf =>
  (source, value) => {
    const { stage, paper } = partsOfName(name);
    if (source === courseKind && stage !== 'jst') {
      const course = value as Course;
      const own = course.assessments.filter((one) =>
        isOfPaper(stage) ? one.id === (paper || mainPaper) : !hasQuizOrExam([one]),
      );
      return { ...course, assessments: own.map(({ weight: _, ...row }) => row) };
    }
    if (source !== 'jst') return value;
    const { assessments, cloList, objectives } = value as Jst;
    if (!isOfPaper(stage)) return { assessments: assessments.filter(({ isTest }) => !isTest), cloList, objectives };
    return { assessments: [paperAmong(papersOf({ assessments }, mainPaper), paper)?.row ?? null] };
  };

export const hasRunning = ({ jobs }: Pick<SessionRow, 'jobs'>): boolean =>
  Object.values(jobs).some(({ stage, status }) => status === 'processing' && isStageName(stage));

const isStageName = (name: string): name is StageName => stageNames.some((stage) => stage === name);

type Stores = Pick<StepServices, 'table' | 'files'>;

/** The jobs that make documents, in the order of the stages. */
const makingIn = ({ jobs }: SessionRow) =>
  stageNames.flatMap((stage) =>
    Object.entries(jobs).flatMap(([name, job]) =>
      job.stage === stage ? [{ ...stateOf(job), stage, name: artefactNameSchema.parse(name) }] : [],
    ),
  );

/** Whether a session's course is the one that was read: reading notes leaves it as it is. */
const hasCourse = ({ status, jobs }: SessionRow): boolean =>
  status === 'completed' || (status === 'processing' && jobs[reading]?.stage === notesKind);

/** `isShown`: of the artefacts whose failures are told. */
export function summaryOf(
  row: SessionRow,
  isShown: (name: ArtefactName) => boolean = () => true,
): SessionSummary & Pick<Session, 'documents' | 'jobs'> {
  const jobs = makingIn(row);
  const running = runningIn({ jobs });
  // A document that is being read, or could not be, says nothing, and neither does the one before it.
  const data = hasCourse(row) ? dataOf(row) : newSessionData;
  const failed = jobs.find(({ name, status }) => status === 'failed' && isShown(name));
  const message = row.status === 'failed' ? readingError(row) : (failed?.errorMessage ?? null);
  return {
    ...listedOf(row),
    ...data,
    status: statusOf(data, {
      reading: row.status === 'processing',
      working: running.map(({ stage }) => stage),
      failed: message !== null || row.status === 'failed',
    }),
    errorMessage: message,
    place: progressOf(row)?.place ?? running.map(({ place }) => place).find((place) => place !== undefined),
    jobs,
  };
}

const withoutAbsent = <T>(values: Partial<Record<StageName, T | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<
    Record<StageName, T>
  >;

type Known = ReturnType<typeof courseView> | null;

/** A document with the facts of its course as they are now. */
function documentIn<N extends StageName>(
  stage: N,
  found: { value: unknown } | undefined,
  known: Known,
  test?: JstAssessment,
) {
  const document = (found ? stageSchemas[stage].parse(found.value) : null) as Documents[N] | null;
  return document && known ? (withPresentFacts(document, known, test) as Documents[N]) : document;
}

interface Made {
  course: Course | null;
  known: Known;
  reviews: ReturnType<typeof dataOf>['reviews'];
  present: Present;
  sent: ReturnType<typeof sentOfPresent>;
  origins: Awaited<ReturnType<typeof originsOf>>;
}

/** What is made of a paper. */
function viewOf({ course, known, reviews, present, sent, origins }: Made, of: PaperOf | undefined) {
  const byStage = <T>(valueOf: (name: ArtefactName) => T) =>
    recordOf(stageNames, (stage) => valueOf(artefactName(stage, of)));
  const documentOf = <N extends StageName>(stage: N) =>
    documentIn(stage, present.get(artefactName(stage, of)), known, isOfPaper(stage) ? of?.row : undefined);
  return {
    assessmentId: of?.id ?? null,
    reviews: withoutAbsent(byStage((name) => reviews[name] && ofPresent(reviews[name], present.get(name)))),
    moderation: byStage((name) => sent.filter(({ artefact }) => artefact === name)),
    course,
    jst: documentOf('jst'),
    jsu: documentOf('jsu'),
    pentaksiranQuestions: documentOf('pentaksiran'),
    rubrik: documentOf('rubrik'),
    examQuestions: documentOf('exam'),
    versions: byStage((name) => present.get(name)?.version ?? null),
    contents: byStage((name) => present.get(name)?.content ?? null),
    origins: withoutAbsent(byStage((name) => origins[name])),
  };
}
/**
 * A session as its owner sees it; `assessmentId`: whose paper it shows, else the main one. `pinned`: an earlier version of a document that
 * stands in the place of the present one. `contents`: the versions that first had what the documents say.
 * @throws {AppError} not_found for a paper that the JST does not have
 */
export async function sessionOf(
  services: Stores,
  row: SessionRow,
  assessmentId?: string,
  pinned?: { name: ArtefactName; version: number },
): Promise<Session & { contents: Session['versions'] }> {
  const artefacts = artefactsOf(services, row);
  const { mainPaper, reviews } = dataOf(row);
  const ofMain = await presentOf(artefacts, [courseKind, notesKind, ...stageNames]);
  const read = ofMain.get(courseKind)?.value;
  const course = hasCourse(row) ? (courseSchema.nullish().parse(read) ?? null) : null;
  const known = course && courseView(course);
  const jst = documentIn('jst', ofMain.get('jst'), known);
  const papers = jst === null ? [] : papersOf(jst, mainPaper);
  const paper = paperAmong(papers, assessmentId);
  if (assessmentId !== undefined && paper === undefined) throw noPaper();
  const further = papers.flatMap((one) => (one.isMain ? [] : paperStages.map((stage) => artefactName(stage, one))));
  const names: ArtefactName[] = [...stageNames, ...further];
  const present = new Map([...ofMain, ...(await presentOf(artefacts, further))]);
  const earlier = pinned && (await artefacts.get(pinned.name, z.unknown(), pinned.version));
  if (pinned && earlier) present.set(pinned.name, earlier);
  const sent = sentOfPresent(await sentOf(services.table, row.sub, row.id), (name) => present.get(name));
  const partOf = (name: ArtefactName) => partMadeFrom(name, mainPaper);
  const origins = await originsOf(artefacts, present, recordOf(names, madeFrom), { partOf });
  const isOutdated = (name: ArtefactName): boolean => (origins[name]?.changed ?? []).length > 0;
  const nameOf = (stage: StageName) => artefactName(stage, paper);
  const lines = keptLines(present.get(notesKind)?.value);
  const made = { course, known, reviews, present, sent, origins };
  const shownView = viewOf(made, paper);
  const judgement = judged(shownView, lines);
  const shownPapers = papers.map((one): Paper => {
    const view = one.id === paper?.id ? shownView : viewOf(made, one);
    const { states, openFindings } = view === shownView ? judgement : judged(view, lines, paperStages);
    const own = paperStages.map((stage) => artefactName(stage, one));
    const [jsuGenerated = false, examGenerated = false] = own.map((name) => present.has(name));
    return {
      ...pick(one, 'id', 'isMain'),
      ...pick(one.row, 'code', 'type', 'percentage'),
      jsuGenerated,
      examGenerated,
      isOutdated: own.some(isOutdated),
      isFrame: isFrame(view.examQuestions ?? ''),
      states: recordOf(paperStages, (stage) => states[stage] ?? 'draf'),
      openFindings: sumOf(paperStages.map((stage) => openFindings[stage] ?? 0)),
    };
  });
  const shown = shownPapers.find(({ id, isMain }) => id === paper?.id && !isMain);
  return {
    ...summaryOf(row, (name) => nameOf(partsOfName(name).stage) === name),
    ...(shown && pick(shown, 'jsuGenerated', 'examGenerated')),
    ...shownView,
    ...judgement,
    sessionId: row.id,
    papers: shownPapers,
    isOutdated: names.some(isOutdated),
    courseInfo: known && known.info,
  };
}

/** By far the most of what a look at a session costs, and the same until a document changes. */
const doubtsOfStages = remembered(
  50,
  (stages: readonly StageName[], chain: Parameters<typeof doubtsOf>[1], lines: Parameters<typeof doubtsOf>[2]) =>
    recordOf(stages, (stage) => doubtsOf(stage, chain, lines)),
);

/** What the documents claim beyond what is known, and what their reviews come to. `lines`: of the notes. */
function judged(
  made: Omit<Parameters<typeof vettingOf>[0], 'doubts'>,
  lines: Parameters<typeof doubtsOf>[2],
  stages: readonly StageName[] = stageNames,
): Pick<Session, 'doubts' | 'states' | 'openFindings' | 'taskFindings'> {
  const chain = chainOf(made);
  if (chain === null) return { doubts: {}, states: {}, openFindings: {}, taskFindings: {} };
  const doubts = doubtsOfStages(stages, chain, lines);
  const vetted = recordOf(stages, (stage) => vettingOf({ ...made, doubts }, stage, chain));
  const openOf = (stage: StageName, at: string): number =>
    vetted[stage]?.findings.filter((one) => isOpen(one) && `${one.at}/`.startsWith(at)).length ?? 0;
  const tasks = (made.jst?.tasks ?? []).map(({ taskCode }): [string, Session['openFindings']] => {
    const isOwn = (one: { taskCode: string }): boolean => one.taskCode === taskCode;
    return [
      taskCode,
      {
        pentaksiran: openOf('pentaksiran', `/tasks/${chain.pentaksiran?.tasks.findIndex(isOwn)}/`),
        rubrik: openOf('rubrik', `/rubriks/${chain.rubrik?.rubriks.findIndex(isOwn)}/`),
      },
    ];
  });
  return {
    doubts,
    states: withoutAbsent(recordOf(stages, (stage) => vetted[stage]?.state)),
    openFindings: withoutAbsent(recordOf(stages, (stage) => (vetted[stage] ? openOf(stage, '') : undefined))),
    taskFindings: Object.fromEntries(tasks),
  };
}

export const noPaper = (): AppError =>
  new AppError('not_found', 'JST tidak mempunyai kuiz, ujian atau peperiksaan ini.');

/** Courses that PEDAGONA has read for the same user: a session can begin with one of them instead of an upload. */

const otherModule = 'pedagona';

const rowDataSchema = z.object({
  courses: z.array(z.object({ courseCode: z.string().nullable(), courseName: z.string().nullable() })).default([]),
});

/** So many sessions are looked through. */
const sessionsShown = 50;

export async function usableCourses({ table }: Stores, sub: string): Promise<UsableCourse[]> {
  const { items } = await listSessions(table, sub, otherModule, sessionsShown);
  return items.flatMap(({ id, status, sessionName, createdAt, data }) =>
    status === 'completed'
      ? rowDataSchema.parse(data).courses.map((course, n) => ({ session: id, n, sessionName, createdAt, ...course }))
      : [],
  );
}

/** The course as it now is, and its document. @throws {AppError} not_found */
export async function otherCourse(services: Stores, sub: string, place: Pick<UsableCourse, 'session' | 'n'>) {
  const session = await findSession(services.table, { sub, module: otherModule, id: place.session });
  const found =
    session?.status === 'completed'
      ? await artefactsOf(services, session).get(`${courseKind}#${place.n}`, courseSchema)
      : null;
  const document: DocumentRow | undefined = session?.documents.find(({ name }) => name === found?.value.sourceDocument);
  if (found === null || document === undefined)
    throw new AppError('not_found', 'Kursus ini tiada lagi dalam PEDAGONA. Pilih kursus lain atau muat naik dokumen.');
  return { course: found.value, document };
}
