import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { ErrorBody } from '../../shared/errors.ts';
import type { Making } from '../../shared/session/origin.ts';
import { pedagonaApi, stageCalls } from '../../shared/pedagona/api.ts';
import { type Editable, stageStateSchema } from '../../shared/session/artefact.ts';
import { makingOrder, type StageName } from '../../shared/pedagona/stages.ts';
import { type Answer, type Client, Refused } from './client.ts';
import { type Course, docxOf } from './documents.ts';
import type { TestApp } from './testApp.ts';
import type { Row } from './store.ts';
import { waitFor } from './wait.ts';
import { analyse, finished } from './work.ts';

/** Every id of a session that the chain's paths can carry. */
export const idsOf = (sessionId: string) => ({
  sessionId,
  merangkaiId: `mrk_${sessionId}`,
  scriptsId: `skr_${sessionId}`,
  dloId: `dlo_${sessionId}`,
  reportId: `lpr_${sessionId}`,
});

/** The id of a stage's artefact. */
export const artefactIdOf = (stage: StageName, sessionId: string): string => idsOf(sessionId)[`${stage}Id`];

/** A finished session of these courses. @returns its id */
export async function analysedCourses(
  client: Client,
  token: string,
  courses: readonly Course[],
  sessionName = 'Semester 1',
): Promise<string> {
  const files = await Promise.all(courses.map((course, i) => docxOf(course, `kursus-${i + 1}.docx`)));
  const sessionId = await analyse(client, token, files, sessionName);
  const { status, errorMessage } = await finished(client, token, sessionId);
  if (status !== 'completed') throw new Error(`The analysis ended ${status}: ${errorMessage}`);
  return sessionId;
}

/** One call of a stage, whatever it answers. */
export const sendStage = (
  client: Client,
  token: string,
  stage: StageName,
  sessionId: string,
  call: 'check' | 'create' | 'get',
  making?: Partial<Making>,
): Promise<Answer> => client.send(stageCalls[stage][call], { token, params: idsOf(sessionId), body: making });

const checkSchema = stageStateSchema.extend({ exists: z.boolean() }).loose();

/** What a stage's check says. @throws {Refused} */
export async function checkOf(client: Client, token: string, stage: StageName, sessionId: string) {
  const { status, body } = await sendStage(client, token, stage, sessionId, 'check');
  if (status !== 200) throw new Refused(status, body as ErrorBody);
  return checkSchema.parse(body);
}

/** Makes stages one after another, each waited for. @throws {Refused} */
export async function make(client: Client, token: string, sessionId: string, stages: readonly StageName[]) {
  for (const stage of stages) {
    const { status, body } = await sendStage(client, token, stage, sessionId, 'create');
    if (status > 299) throw new Refused(status, body as ErrorBody);
    await ended(client, token, stage, sessionId);
  }
}

/** A stage's check once nothing is under way. */
export const ended = (client: Client, token: string, stage: StageName, sessionId: string) =>
  waitFor(`the end of ${stage}`, async () => {
    const check = await checkOf(client, token, stage, sessionId);
    return check.status === 'processing' ? null : check;
  });

/** A session with its whole chain. @returns the session's id */
export async function chainOf(
  client: Client,
  token: string,
  courses: readonly Course[],
  stages: readonly StageName[] = makingOrder,
) {
  const sessionId = await analysedCourses(client, token, courses);
  await make(client, token, sessionId, stages);
  return sessionId;
}

/** A stage's artefact as its page gets it. */
export async function artefactOf<N extends StageName>(
  client: Client,
  token: string,
  stage: N,
  sessionId: string,
): Promise<z.output<(typeof stageCalls)[N]['get']['reply']>> {
  const { status, body } = await sendStage(client, token, stage, sessionId, 'get');
  if (status !== 200) throw new Refused(status, body as ErrorBody);
  return stageCalls[stage].get.reply.parse(body) as z.output<(typeof stageCalls)[N]['get']['reply']>;
}

/** Edits a part of a stage's artefact as that now is. */
export async function editPart(
  client: Client,
  token: string,
  stage: StageName,
  sessionId: string,
  pointer: string,
  value: Editable,
) {
  const { version } = await artefactOf(client, token, stage, sessionId);
  const params = { artefactId: artefactIdOf(stage, sessionId) };
  return client.call(pedagonaApi.editArtefact, { token, params, body: { pointer, value, version } });
}

/** Decides the weight of an assessment of the n-th course, as it was seen. */
export const weigh = (
  client: Client,
  token: string,
  params: { sessionId: string; n: number },
  seen: { id: string; weight: number | null } | undefined,
  weight: number,
): Promise<Answer> => {
  const change = {
    do: 'set',
    list: 'assessments',
    row: seen?.id ?? '',
    values: { weight },
    was: { weight: seen?.weight },
  };
  return client.send(pedagonaApi.changeCourse, { token, params, body: change });
};

/** The session's rows in an app's table, its own and those that hang on it. */
export async function rowsOf(app: TestApp, sessionId: string): Promise<Row[]> {
  return (await app.store.rows()).filter((row) => JSON.stringify(row).includes(sessionId));
}

/** What the meter has counted for the owner of a session, by names such as `pedagonaCalls`. */
export async function useOf(app: TestApp, sessionId: string): Promise<Row | undefined> {
  const rows = await app.store.rows();
  const owner = rows.find(({ SK }) => SK === `SESSION#pedagona#${sessionId}`)?.PK;
  return rows.find(({ PK, SK }) => PK === owner && SK === 'PROFILE');
}

/** How often the model was asked for the owner of a session. */
export const modelCallsOf = async (app: TestApp, sessionId: string): Promise<number> =>
  Number((await useOf(app, sessionId))?.['pedagonaCalls'] ?? 0);

const executionSchema = z.object({
  name: z.string(),
  status: z.string(),
  input: z.string(),
});

/** The executions of a session, as the data folder holds them. */
export async function executionsOf(app: TestApp, sessionId: string): Promise<{ name: string; status: string }[]> {
  const folder = join(app.dataDir, 'stepfunctions', 'executions');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts
    .map((text) => executionSchema.parse(JSON.parse(text)))
    .flatMap(({ input, name, status }) => (input.includes(sessionId) ? [{ name, status }] : []));
}

/** Waits until no execution of the session runs any more. */
export const settled = (app: TestApp, sessionId: string) =>
  waitFor(`the executions of ${sessionId}`, async () =>
    (await executionsOf(app, sessionId)).every(({ status }) => status !== 'RUNNING'),
  );
