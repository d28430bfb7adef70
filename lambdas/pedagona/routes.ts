import { isDeepStrictEqual } from 'node:util';
import { courseGap } from '../../shared/course/rules.ts';
import { cloSchema as courseCloSchema } from '../../shared/course/course.ts';
import { AppError } from '../../shared/errors.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { linkedNeeds, merangkaiFault } from '../../shared/pedagona/rules.ts';
import { type KeptCourse, keptCourseSchema, type Teaching, teachingSchema } from '../../shared/pedagona/schemas.ts';
import {
  chainArtefacts,
  stageArtefactId,
  type StageName,
  stageNames,
  stageSchemas,
} from '../../shared/pedagona/stages.ts';
import { teachingOf } from '../../shared/pedagona/courses.ts';
import type { VotedPart } from '../../shared/votes/api.ts';
import type { Making } from '../../shared/session/origin.ts';
import { recordOf } from '../../shared/values/pick.ts';
import { type Artefacts, artefactsOf } from '../platform/stages/artefacts.ts';
import type { Present } from '../platform/stages/origin.ts';
import { changeCourse, courseWrites, type CoursePlace } from '../course/changing.ts';
import { partAt } from '../platform/stages/editableKind.ts';
import { artefactHandlers, type EditableArtefact, refused } from '../platform/stages/editing.ts';
import { making } from '../platform/stages/making.ts';
import { moderationHandlers } from '../platform/stages/moderation.ts';
import { voteHandlers } from '../platform/stages/votes.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import type { Handlers } from '../platform/http/router.ts';
import { stateOf } from '../platform/jobs/job.ts';
import { type ModuleServices, openServices } from '../platform/stages/services.ts';
import { succeeds } from '../platform/storage/table.ts';
import { is } from '../platform/storage/writes.ts';
import { sessionCompleted, sessionKey, type SessionRow } from '../platform/jobs/session.ts';
import { analysisHandlers, startedOf } from '../platform/jobs/sessionService.ts';
import {
  addressedArtefact,
  analysedAt,
  blankClo,
  courseData,
  courseKind,
  coursesOf,
  dataOf,
  foundSoFar,
  kindOf,
  madeFrom,
  newSessionData,
  originsIn,
  presentIn,
  sessionIdIn,
  sessionOf,
  summaryOf,
  teachingKind,
  valueIn,
} from './store.ts';
import { doubtsIn } from './doubts.ts';
import { exportHandlers } from './exports.ts';
import { withWeightsNow } from './knownOfCourses.ts';
import { openDocument } from './moderation.ts';
import { readSection } from './sections.ts';
import { assertRegenerable } from './stages/regenerate.ts';

/** Characters of an artefact, several times what is ever generated: the complete report is laid out from all of them at once. */
const maxArtefactCharacters = 60_000;

/** @throws {AppError} too_large when an edit makes an artefact longer than it may be; shortening one is always allowed. */
function assertLength(value: unknown, before: object): void {
  const { length } = JSON.stringify(value);
  if (length > maxArtefactCharacters && length > JSON.stringify(before).length)
    throw new AppError(
      'too_large',
      'Dokumen ini sudah terlalu panjang. Ringkaskan bahagian lain dahulu, kemudian simpan semula.',
    );
}

/** The id of a stage's artefact under the name that replies give it. */
const idField = <N extends StageName, V>(stage: N, id: V) => recordOf([`${stage}Id` as const], () => id);

/** What the calls of the chain need: `find`, the caller's session, healed; 404. */
interface Chain {
  services: ModuleServices;
  find: (sub: string, id: string, missing?: string) => Promise<SessionRow>;
}

/** The session of what a stage is made after: of itself, or of an artefact that must be there. */
async function parentOf({ find }: Chain, stage: StageName, sub: string, parentId: string) {
  const { after } = chainArtefacts[stage];
  const missing = after === null ? 'Sesi tidak dijumpai' : chainArtefacts[after].missing;
  return { row: await find(sub, sessionIdIn(parentId), missing), after, missing };
}

/** The row keeps which stages are outdated, for the list, which reads no artefacts. */
async function originsOf({ table }: ModuleServices, row: SessionRow, artefacts: Artefacts, present: Present) {
  const origins = await originsIn(artefacts, present);
  const outdated = stageNames.filter((stage) => (origins[stage]?.changed ?? []).length > 0);
  const set = { 'data.outdated': outdated };
  if (!isDeepStrictEqual(outdated, dataOf(row).outdated ?? []))
    await succeeds(table.change({ key: sessionKey(row), set, if: is('status', 'completed') }));
  return origins;
}

async function check<N extends StageName>(chain: Chain, stage: N, sub: string, parentId: string) {
  const { row } = await parentOf(chain, stage, sub, parentId);
  const exists = dataOf(row).checks[stage];
  return { ...stateOf(row.jobs[stage]), exists, ...idField(stage, exists ? stageArtefactId(stage, row.id) : null) };
}

async function make<N extends StageName>(chain: Chain, stage: N, sub: string, parentId: string, body: Making) {
  const { services } = chain;
  const { row, after, missing } = await parentOf(chain, stage, sub, parentId);
  const artefacts = artefactsOf(services, row);
  if (after === null) {
    const courses = await coursesOf(artefacts);
    const fault = merangkaiFault(dataOf(row).coursesCount, false) ?? courseGap(courses, linkedNeeds);
    if (row.status === 'completed' && fault !== null) throw new AppError('unprocessable', fault);
    if (!dataOf(row).checks.merangkai)
      await artefacts.saveOnce(teachingKind, teachingOf(courses), [sessionCompleted(row)], services.now());
  } else if (!dataOf(row).checks[after]) throw new AppError('not_found', missing);
  // A text that stands has the weights of the courses that it is said to agree with.
  const courses = body.confirm === true ? await coursesOf(artefacts) : [];
  const schema = stageSchemas[stage].transform((made: object) =>
    body.confirm === true ? withWeightsNow(stage, made, courses) : made,
  );
  const { status } = await making(services)<object>(row, { stage, schema, from: madeFrom[stage] }, body);
  return { ...idField(stage, stageArtefactId(stage, row.id)), status };
}

async function get<N extends StageName>({ services, find }: Chain, sub: string, artefactId: string, stage: N) {
  const row = await find(sub, sessionIdIn(artefactId), chainArtefacts[stage].missing);
  const artefacts = artefactsOf(services, row);
  const present = await presentIn(artefacts, row);
  const [found, made] = [present.get(stage), valueIn(present, stage)];
  if (found === undefined || made === null) throw new AppError('not_found', chainArtefacts[stage].missing);
  return {
    ...made,
    sessionId: row.id,
    sessionName: row.sessionName,
    sessionCreatedAt: analysedAt(row),
    checks: dataOf(row).checks,
    version: found.version,
    origins: await originsOf(services, row, artefacts, present),
    doubts: doubtsIn(present).ofStage(stage),
  };
}

const chainHandlers = (
  chain: Chain,
): Handlers<Pick<typeof pedagonaApi, `${'check' | 'create' | 'get'}${Capitalize<StageName>}`>> => ({
  checkMerangkai: ({ caller, params }) => check(chain, 'merangkai', caller.sub, params.sessionId),
  createMerangkai: ({ caller, params, body }) => make(chain, 'merangkai', caller.sub, params.sessionId, body),
  getMerangkai: ({ caller, params }) => get(chain, caller.sub, params.merangkaiId, 'merangkai'),
  checkScripts: ({ caller, params }) => check(chain, 'scripts', caller.sub, params.merangkaiId),
  createScripts: ({ caller, params, body }) => make(chain, 'scripts', caller.sub, params.merangkaiId, body),
  getScripts: ({ caller, params }) => get(chain, caller.sub, params.scriptsId, 'scripts'),
  checkDlo: ({ caller, params }) => check(chain, 'dlo', caller.sub, params.merangkaiId),
  createDlo: ({ caller, params, body }) => make(chain, 'dlo', caller.sub, params.merangkaiId, body),
  getDlo: ({ caller, params }) => get(chain, caller.sub, params.dloId, 'dlo'),
  checkReport: ({ caller, params }) => check(chain, 'report', caller.sub, params.dloId),
  createReport: ({ caller, params, body }) => make(chain, 'report', caller.sub, params.dloId, body),
  getReport: ({ caller, params }) => get(chain, caller.sub, params.reportId, 'report'),
});

/** Saved where it is another one. */
async function changeTeaching(services: ModuleServices, row: SessionRow, value: Teaching): Promise<void> {
  const artefacts = artefactsOf(services, row);
  const found = await artefacts.get(teachingKind, teachingSchema);
  if (isDeepStrictEqual(found?.value, value)) return;
  const save = { value, from: found?.version ?? null, reason: 'edited', pointer: '' } as const;
  await artefacts.save(teachingKind, save, [sessionCompleted(row)], services.now()).catch(refused);
}

async function editable({ services, find }: Chain, sub: string, artefactId: string): Promise<EditableArtefact> {
  const session = await find(sub, sessionIdIn(artefactId), 'Data tidak dijumpai');
  const { kind: of, name, n } = addressedArtefact(artefactId);
  const kind = kindOf(of);
  const isMade = session.status === 'completed' && (of === 'course' || dataOf(session).checks[of]);
  const found = isMade ? await artefactsOf(services, session).get(name, kind.schema) : null;
  if (found === null)
    throw new AppError('not_found', of === 'course' ? 'Data tidak dijumpai' : chainArtefacts[of].missing);
  const writesOf = (value: unknown) => {
    assertLength(value, found.value);
    if (of !== 'course') return [sessionCompleted(session)];
    const [before, after] = [keptCourseSchema.parse(found.value), keptCourseSchema.parse(value)];
    return courseWrites(session, { n, before, after, data: courseData(n, after) }, services.now());
  };
  const assertPart = (pointer: string) => assertRegenerable(partAt(kind, found.value, pointer), pointer);
  return { session, name, kind, found, writesOf, assertRegenerable: assertPart };
}

export function pedagonaHandlers(services: ModuleServices): Handlers<typeof pedagonaApi> {
  const beginning = {
    stage: 'merungkai',
    data: newSessionData,
    sample: () => import('./sample.json', { with: { type: 'json' } }),
  };
  const { sessions, handlers } = analysisHandlers(services, 'pedagona', beginning, summaryOf);
  const { find } = sessions;
  const chain = { services, find };

  return {
    ...handlers,

    async status({ caller, params }) {
      const row = await find(caller.sub, params.sessionId);
      const isRead = row.status === 'processing' && summaryOf(row).progress?.step === 'analysing';
      return { ...summaryOf(row), ...(isRead && { found: await foundSoFar(artefactsOf(services, row), row) }) };
    },

    async getSession({ caller, params }) {
      const row = await find(caller.sub, params.sessionId);
      const artefacts = artefactsOf(services, row);
      const present = await presentIn(artefacts, row);
      return {
        ...sessionOf(row, present),
        courseDoubts: doubtsIn(present).ofCourses(),
        origins: await originsOf(services, row, artefacts, present),
      };
    },

    async retry({ caller, params, body }) {
      return startedOf(await sessions.retry(caller.sub, params.sessionId, body.document));
    },

    async changeCourse({ caller, params, body }) {
      const row = await find(caller.sub, params.sessionId);
      return changeCourse(services, row, keptCourseOf(params.n), body);
    },

    async readSection({ caller, params, body }) {
      const row = await find(caller.sub, params.sessionId);
      return startedOf(await readSection(services, row, { n: params.n, ...body }));
    },

    async changeTeaching({ caller, params, body }) {
      await changeTeaching(services, await find(caller.sub, params.sessionId, 'Sesi tidak dijumpai'), body);
      return body;
    },

    ...chainHandlers(chain),
    ...artefactHandlers(services, (sub, { artefactId }: { artefactId: string }) => editable(chain, sub, artefactId)),
    ...exportHandlers(services, find),
    ...voteHandlers(services, 'pedagona', (_, artefactId) => addressedArtefact(artefactId).name, suggestedIn),
    ...moderationHandlers(services, 'pedagona', openDocument(services)),
  };
}

/** Of a course a model's suggestions alone; its facts are the document's. */
function suggestedIn(part: unknown, { artefact, pointer }: VotedPart): unknown {
  const course = artefact.startsWith('crs_') && pointer === '' ? keptCourseSchema.safeParse(part).data : undefined;
  if (course === undefined) return part;
  const clos = course.clos.map((clo) =>
    Object.entries(clo).filter(([field]) => !Object.hasOwn(courseCloSchema.shape, field)),
  );
  return [clos.map((fields) => fields.map(([, value]) => value)), course.learningDevelopment];
}

/** The n-th course of a session, as the lecturer changes its facts. */
const keptCourseOf = (n: number): CoursePlace<KeptCourse> => ({
  name: `${courseKind}#${n}`,
  n,
  schema: keptCourseSchema,
  blankRows: { clos: blankClo },
  dataOf: (course) => courseData(n, course),
});

export const handler = apiEntry(pedagonaApi, () => openServices('PEDAGONA_STATE_MACHINE_ARN'), pedagonaHandlers);
