import { courseGap } from '../../shared/course/rules.ts';
import { AppError } from '../../shared/errors.ts';
import type { Edits } from '../../shared/session/origin.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { isAvailable, isGenerated, type Standing, stepLabels } from '../../shared/valentra/workflow.ts';
import { courseNeeds, examLimits, usualTotal } from '../../shared/valentra/limits.ts';
import {
  artefactNameSchema,
  type Documents,
  type Jsu,
  type StageName,
  stageNames,
  stageSchemas,
} from '../../shared/valentra/schemas.ts';
import { jsuSummary } from '../../shared/valentra/counting/levels.ts';
import { partsOfName } from '../../shared/valentra/paper/names.ts';
import type { PlannedSection } from '../../shared/valentra/paper/blueprint.ts';
import { settingsFault } from '../../shared/valentra/paper/settings.ts';
import { sectionsFor, statedForm, wantedBy } from '../../shared/valentra/paper/form.ts';
import { artefactName, isOfPaper, paperAmong, type PaperOf, papersOf } from '../../shared/valentra/paper/papers.ts';
import { isSame, pick } from '../../shared/values/pick.ts';
import { uniqueBy } from '../../shared/values/uniqueBy.ts';
import { changeCourse, type CoursePlace } from '../course/changing.ts';
import { type Course, courseSchema } from '../../shared/course/course.ts';
import { newDocument, readFurther, readInstead } from '../platform/jobs/reading.ts';
import { type UploadedDocuments, sessionHandlers, sessionService } from '../platform/jobs/sessionService.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import type { Handlers } from '../platform/http/router.ts';
import { type ModuleServices, openServices } from '../platform/stages/services.ts';
import { reading, readingError, sessionKey, type SessionRow } from '../platform/jobs/session.ts';
import { succeeds } from '../platform/storage/table.ts';
import { is } from '../platform/storage/writes.ts';
import { createSession, type NewSession } from '../platform/jobs/newSession.ts';
import { waitForJob } from '../platform/jobs/startJob.ts';
import { type Artefacts, artefactsOf } from '../platform/stages/artefacts.ts';
import { making } from '../platform/stages/making.ts';
import { voteHandlers } from '../platform/stages/votes.ts';
import { moderationHandlers } from '../platform/stages/moderation.ts';
import { editHandlers } from './editing.ts';
import { valentraFileHandlers } from './files.ts';
import { openDocument } from './moderation.ts';
import { notesKind } from './notes.ts';
import {
  courseData,
  courseKind,
  dataOf,
  hasRunning,
  madeFrom,
  noPaper,
  partMadeFrom,
  newSessionData,
  otherCourse,
  sessionOf,
  summaryOf,
  usableCourses,
} from './store.ts';
import type { Settings } from './stages/documentStage.ts';

const otherDocumentText = 'Sesi ini sedang diproses dengan dokumen lain. Tunggu sehingga selesai.';

/** @throws {AppError} conflict once something was made from the session's course */
function assertReplaceable(row: SessionRow): void {
  const data = dataOf(row);
  if (stageNames.some((stage) => isGenerated(data, stage) || row.jobs[stage]?.status === 'processing'))
    throw new AppError(
      'conflict',
      'Dokumen sesi ini sudah dijana daripada maklumat kursus yang ada. Cipta sesi baharu untuk dokumen lain.',
    );
}

interface Asked {
  caller: { sub: string };
  params: { sessionId: string };
  body: { edits: Edits; assessmentId?: string | undefined } & Settings;
}

const notYet: Record<StageName, string> = {
  jst: 'Muat naik maklumat kursus dahulu.',
  jsu: 'Jana JST dahulu. JSU hanya untuk kursus yang mempunyai kuiz atau peperiksaan.',
  pentaksiran: 'Jana JST dahulu.',
  rubrik: 'Jana soalan pentaksiran berterusan dahulu.',
  exam: 'Jana JSU dahulu. Soalan ujian hanya untuk kursus yang mempunyai kuiz atau peperiksaan.',
};

/** A document that is made from one which is being regenerated would rest on its old rows. */
const remadeText = (source: StageName): string =>
  `${stepLabels[source]} sedang dijana semula. Tunggu sehingga selesai, kemudian jana dokumen ini.`;

/** Said of a course whose JST names no test at all: there is nothing to do first. */
const noTest = 'Dokumen kursus tidak menamakan sebarang kuiz atau peperiksaan.';

const refusalOf = (data: Standing, stage: StageName): string =>
  (stage === 'jsu' || stage === 'exam') && data.courseInfo !== null && !data.hasQuizOrExam ? noTest : notYet[stage];

/** Whether a document has these settings, as far as they are given; null marks are the usual ones. The current exam may be a restored earlier one. */
function isOfSettings(made: Documents[StageName], settings: Settings): boolean {
  if (!('questions' in made)) return true;
  const present: Settings = {
    questionType: 'examInfo' in made ? made.examInfo.type : made.questionType,
    numberOfQuestions: made.questions.length,
    totalMarks: jsuSummary(made.questions).totalMarks,
  };
  const { totalMarks } = settings;
  const wanted = { ...settings, totalMarks: totalMarks === null ? usualTotal(made.questions) : totalMarks };
  return Object.entries(wanted).every(
    ([key, value]) => value === undefined || present[key as keyof Settings] === value,
  );
}

/** Whether a JSU has these sections: one from before they were stated has none. */
const isOfSections = (made: Documents[StageName], sections: readonly PlannedSection[]): boolean => {
  const rows = 'questions' in made ? made.questions.flatMap(({ section }) => section ?? []) : [];
  const [present, wanted] = [uniqueBy(rows, ({ n }) => n), sections].map((some) =>
    some.map((one) => pick(one, 'questions', 'answered')),
  );
  return isSame(present, wanted);
};

/**
 * The settings of a paper as far as its lecturer gives none: those of its JSU, or of the form that the course states, with its kinds where none is
 * chosen, else the usual ones of an exam.
 */
function settingsFor(
  stage: StageName,
  settings: Settings,
  { course, paper, jsu }: { course?: Course | undefined; paper?: PaperOf | undefined; jsu: Jsu | undefined },
): Settings {
  const isOpen = settings.questionType === undefined && settings.numberOfQuestions === undefined;
  if (stage === 'exam' && isOpen && jsu && jsu.questionType !== null)
    return { ...settings, questionType: jsu.questionType, numberOfQuestions: jsu.questions.length };
  if (!isOfPaper(stage) || !course || !paper) return settings;
  const usual = stage === 'exam' || settings.questionType ? examLimits.usual : undefined;
  const {
    questionType: kinds,
    numberOfQuestions = usual,
    totalMarks: stated,
  } = wantedBy(statedForm(course, paper.row));
  if (stage === 'exam') {
    const questionType = settings.questionType ?? jsu?.questionType ?? kinds ?? 'aneka-pilihan';
    return { ...settings, questionType, numberOfQuestions: settings.numberOfQuestions ?? numberOfQuestions };
  }
  if (settings.numberOfQuestions !== undefined) return settings;
  const { questionType = kinds, totalMarks = stated } = settings;
  return { ...settings, questionType, numberOfQuestions, totalMarks };
}

/** What was made from something that has changed since is no answer to a click of now. The reply holds of this what its schema names. */
async function generated<N extends StageName>(
  services: ModuleServices,
  find: Sessions['find'],
  stage: N,
  { caller, params, body: { edits, assessmentId, ...settings } }: Asked,
) {
  const session = await find(caller.sub, params.sessionId);
  const artefacts = artefactsOf(services, session);
  const row = dataOf(session);
  const paper = await paperIn(artefacts, row.mainPaper, assessmentId);
  const name = artefactName(stage, paper);
  const jsu = isOfPaper(stage) ? await artefacts.get(artefactName('jsu', paper), stageSchemas.jsu) : null;
  const data = paper?.isMain === false ? { ...row, jsuGenerated: jsu !== null } : row;
  if (session.status !== 'completed' || !isAvailable(data, stage))
    throw new AppError('conflict', refusalOf(data, stage));
  const remade = madeFrom(name).find((source) => session.jobs[source]?.status === 'processing');
  if (remade !== undefined) throw new AppError('conflict', remadeText(partsOfName(remade).stage));
  const course = (await artefacts.get(courseKind, courseSchema))?.value;
  const gap = courseGap(course === undefined ? [] : [course], courseNeeds);
  if (gap !== null) throw new AppError('unprocessable', gap);
  const wanted = settingsFor(stage, settings, { course, paper, jsu: jsu?.value });
  const form = course && paper ? statedForm(course, paper.row) : null;
  const isStated = settings.numberOfQuestions === undefined;
  const stated = isStated ? wanted.numberOfQuestions : wantedBy(form).numberOfQuestions;
  const fault = settingsFault(wanted, stated);
  if (fault !== null) throw new AppError('invalid', fault);
  const sections = sectionsFor(form, wanted);
  const isOf = (made: Documents[StageName]): boolean =>
    isOfSettings(made, wanted) && (stage !== 'jsu' || isOfSections(made, sections));
  const partOf = partMadeFrom(name, row.mainPaper);
  const document = { stage, name, schema: stageSchemas[stage], from: madeFrom(name), partOf, settings: wanted, isOf };
  const { made, status } = await making(services)<Documents[StageName]>(session, document, { again: true, edits });
  const named = { [stage]: made } as Record<N, Documents[N] | null>;
  return { ...named, hasQuizOrExam: data.hasQuizOrExam, status };
}

type Sessions = ReturnType<typeof sessionService>;

/**
 * The session with its new document, once that is read, or as it is after the wait; the uploads of the one before are removed.
 * @throws {AppError} with the reason when the reading failed
 */
async function replaced(services: ModuleServices, sessions: Sessions, before: SessionRow, filled: SessionRow) {
  const read = await waitForJob(services, filled, reading);
  const errorMessage = readingError(read);
  if (read.status === 'failed' || (read.status === 'completed' && errorMessage !== null))
    throw new AppError('unprocessable', errorMessage ?? 'Gagal memuat naik dokumen. Sila cuba lagi.');
  const uploads = before.documents.map(({ uploadId }) => uploadId);
  await sessions.removeUnused(before.sub, uploads, read);
  const status = read.status === 'processing' ? ('processing' as const) : ('completed' as const);
  return { session: await sessionOf(services, read), status };
}

/** The documents that a session takes in. */
const documentHandlers = (
  services: ModuleServices,
  sessions: Sessions,
): Handlers<Pick<typeof valentraApi, 'upload' | 'addNotes'>> => ({
  async upload({ caller, params, body, form }) {
    const row = await sessions.find(caller.sub, params.sessionId);
    assertReplaceable(row);
    const filled = await sessions.withDocuments(caller.sub, { body, form }, async ({ uploads, parts }) => {
      // The same ticket again is the same click again.
      const isRepeated = row.status !== 'failed' && row.documents.some(({ uploadId }) => parts.includes(uploadId));
      const documents = async () => (await uploads()).map(newDocument);
      return isRepeated ? row : readInstead(services, row, { stage: 'maklumat', documents, forgotten: stageNames });
    });
    if (!isOf(filled, { body, form })) throw new AppError('conflict', otherDocumentText);
    return replaced(services, sessions, row, filled);
  },

  async addNotes({ caller, params, body }) {
    const row = await sessions.find(caller.sub, params.sessionId);
    if (hasRunning(row)) throw new AppError('conflict', 'Dokumen sesi ini sedang dijana. Tunggu sehingga selesai.');
    const isHere = row.documents.some(({ uploadId }) => body.documents.some((one) => one.uploadId === uploadId));
    const uploaded = { body, form: undefined };
    const read = async ({ uploads }: { uploads: NewSession['uploads'] }) =>
      isHere ? row : readFurther(services, row, { stage: notesKind, uploads });
    const further =
      body.documents.length === 0
        ? await read({ uploads: async () => [] })
        : await sessions.withDocuments(caller.sub, uploaded, read, notesKind);
    const isAsked = body.documents.length === 0 ? further.jobs[reading]?.stage === notesKind : isOf(further, uploaded);
    if (!isAsked) throw new AppError('conflict', otherDocumentText);
    return replaced(services, sessions, row, further);
  },
});

/** Its course: the lecturer's changes, another section of its document, or one of PEDAGONA in its place. */
const courseHandlers = (
  services: ModuleServices,
  sessions: Sessions,
): Handlers<Pick<typeof valentraApi, 'changeCourse' | 'readSection' | 'listCourses' | 'useCourse'>> => ({
  async changeCourse({ caller, params, body }) {
    const row = await sessions.find(caller.sub, params.sessionId);
    return changeCourse(services, row, keptCourseOf(params.n), body);
  },

  async readSection({ caller, params, body: { section } }) {
    const row = await sessions.find(caller.sub, params.sessionId);
    const isAsked = ({ status, jobs }: SessionRow) =>
      status === 'processing' && jobs[reading]?.input['section'] === section;
    if (isAsked(row)) return replaced(services, sessions, row, row);
    if (row.status !== 'completed') throw new AppError('conflict', otherDocumentText);
    assertReplaceable(row);
    const { name, n } = keptCourseOf(params.n);
    const course = (await artefactsOf(services, row).get(name, courseSchema))?.value;
    const document = row.documents[n];
    if (document === undefined || course?.sections[section] === undefined)
      throw new AppError('not_found', 'Dokumen ini tidak memuatkan kursus itu.');
    if (course.section === section) return { session: await sessionOf(services, row), status: 'completed' };
    const documents = async () => [{ ...document, section, status: 'read' as const }];
    const opening = { stage: 'maklumat', documents, forgotten: stageNames, input: { section } };
    const filled = await readInstead(services, row, opening);
    if (!isAsked(filled)) throw new AppError('conflict', otherDocumentText);
    return replaced(services, sessions, row, filled);
  },

  listCourses: async ({ caller }) => ({ courses: await usableCourses(services, caller.sub) }),

  async useCourse({ caller, params, body }) {
    const row = await sessions.find(caller.sub, params.sessionId);
    assertReplaceable(row);
    const { document } = await otherCourse(services, caller.sub, body);
    const documents = async () => [{ ...document, uploadId: services.newId(), status: 'read' as const, error: null }];
    const opening = { stage: 'kursus', documents, forgotten: stageNames, input: body };
    const filled = await readInstead(services, row, opening);
    if (filled.jobs[reading]?.stage !== opening.stage) throw new AppError('conflict', otherDocumentText);
    return replaced(services, sessions, row, filled);
  },
});

export function valentraHandlers(services: ModuleServices): Handlers<typeof valentraApi> {
  const sessions = sessionService(services, 'valentra');

  return {
    async createSession({ caller, body }) {
      const row = await createSession(services, {
        sub: caller.sub,
        person: caller,
        module: 'valentra',
        sessionName: body.sessionName,
        data: newSessionData,
      });
      return { session: await sessionOf(services, row) };
    },

    ...sessionHandlers<'valentra'>(sessions, () => import('./sample.json', { with: { type: 'json' } })),

    async listSessions({ caller, query }) {
      const { items, nextCursor } = await sessions.list(caller.sub, query, (row) => summaryOf(row));
      return { sessions: items, nextCursor };
    },

    async getSession({ caller, params, query: { assessmentId } }) {
      const row = await sessions.find(caller.sub, params.sessionId);
      const session = await sessionOf(services, row, assessmentId);
      // The row keeps it for the list, which reads no artefacts.
      const set = { 'data.isOutdated': session.isOutdated };
      if (session.isOutdated !== (dataOf(row).isOutdated ?? false))
        await succeeds(services.table.change({ key: sessionKey(row), set, if: is('status', row.status) }));
      return { session };
    },

    ...documentHandlers(services, sessions),
    ...courseHandlers(services, sessions),

    generateJst: (asked) => generated(services, sessions.find, 'jst', asked),
    generateJsu: (asked) => generated(services, sessions.find, 'jsu', asked),
    generatePentaksiran: (asked) => generated(services, sessions.find, 'pentaksiran', asked),
    generateRubrik: (asked) => generated(services, sessions.find, 'rubrik', asked),
    generateExam: (asked) => generated(services, sessions.find, 'exam', asked),

    ...editHandlers(services, sessions.find),
    ...voteHandlers(services, 'valentra', (_, artefact) => artefactNameSchema.safeParse(artefact).data ?? null),
    ...moderationHandlers(services, 'valentra', openDocument(services)),
    ...valentraFileHandlers(services),
  };
}

/** @throws {AppError} not_found */
async function paperIn(artefacts: Artefacts, mainPaper: string, id: string | undefined): Promise<PaperOf | undefined> {
  const jst = (await artefacts.get('jst', stageSchemas.jst))?.value;
  const paper = jst && paperAmong(papersOf(jst, mainPaper), id);
  if (id !== undefined && paper === undefined) throw noPaper();
  return paper;
}

/** The course of a session, as the lecturer changes its facts. @throws {AppError} not_found: there is but one */
function keptCourseOf(n: number): CoursePlace<Course> {
  if (n !== 0) throw new AppError('not_found', 'Kursus tidak dijumpai.');
  return { name: courseKind, n, schema: courseSchema, dataOf: courseData };
}

/** Whether a session has the documents of this request: by ticket, or by name and size of the form's files. */
const isOf = ({ documents }: SessionRow, { body, form }: UploadedDocuments): boolean =>
  documents.some(
    ({ uploadId, name, size }) =>
      body?.documents.some((ticket) => ticket.uploadId === uploadId) === true ||
      form?.files.some((file) => file.name === name && file.bytes.length === size) === true,
  );

export const handler = apiEntry(valentraApi, () => openServices('VALENTRA_STATE_MACHINE_ARN'), valentraHandlers);
