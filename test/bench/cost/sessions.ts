import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import { authApi } from '../../../shared/auth/api.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { stageNames } from '../../../shared/pedagona/stages.ts';
import { statisticsApi } from '../../../shared/statistics/api.ts';
import { valentraApi, valentraFilesApi } from '../../../shared/valentra/api.ts';
import { idsOf, rowsOf, sendStage } from '../../support/chain.ts';
import type { Answer, Client } from '../../support/client.ts';
import { coursePdf } from '../../support/coursePdf.ts';
import { course, docxOf, otherCourse, type TestFile } from '../../support/documents.ts';
import { type House, people, startHouse } from '../../support/house.ts';
import { paperPdf } from '../../support/papers.ts';
import { upload } from '../../support/work.ts';
import { tablePdf } from '../documents.ts';
import type { Measured, ModelUse, Wait } from './quantities.ts';
import { recorder } from './recorder.ts';

/** One session of each module, and one visit without any, of a run through the embedded services. */
export interface Sessions {
  modules: Record<ModuleName, Measured & { about: string }>;
  visit: Measured;
}

/** Runs them and counts. */
export async function countSessions(): Promise<Sessions> {
  const folder = await mkdtemp(join(tmpdir(), 'suite-cost-'));
  const file = join(folder, 'calls');
  const probe = new URL('./probe.mjs', import.meta.url).href;
  const house = await startHouse({
    env: { BENCH_CALLS_FILE: file, NODE_OPTIONS: `--import=${probe}`, DAILY_QUOTA: '1000' },
  });
  try {
    const token = await house.tokenFor(people.aminah);
    const start = () => meterOf(house, file, token);
    return {
      modules: {
        pedagona: await pedagona(await start()),
        acadiora: await acadiora(await start()),
        valentra: await valentra(await start()),
      },
      visit: await visit(await start()),
    };
  } finally {
    await house.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Meter = Awaited<ReturnType<typeof meterOf>>;

/** Counts what is done through its client. */
async function meterOf(house: House, file: string, token: string) {
  const records = recorder(file);
  // What was before is not this one's.
  await records.next();
  const measured = {
    calls: 0,
    waits: [] as Wait[],
    askingUnits: 0,
    runs: [] as Measured['runs'][number][],
    transitions: 0,
    readUnits: 0,
    writeUnits: 0,
    puts: 0,
    gets: 0,
    fileBytes: 0,
    rowBytes: 0,
    uploads: { objects: 0, bytes: 0 },
    models: {} as Record<string, ModelUse>,
  };
  const client: Client = {
    send: (...ask) => ((measured.calls += 1), house.send(...ask)),
    call: (...ask) => ((measured.calls += 1), house.call(...ask)),
  };
  /** Adds what happened since the last look to the whole. */
  const look = async () => {
    const seen = await records.next();
    for (const name of ['readUnits', 'writeUnits', 'puts', 'gets', 'fileBytes', 'transitions'] as const)
      measured[name] += seen[name];
    measured.runs.push(...seen.runs);
    for (const [id, use] of Object.entries(seen.models)) {
      const all = (measured.models[id] ??= { calls: 0, inputTokens: 0, outputTokens: 0 });
      for (const name of ['calls', 'inputTokens', 'outputTokens'] as const) all[name] += use[name];
    }
    return seen;
  };
  return {
    token,
    client,
    /** Work that its owner waits for, `depth` model calls one after the other. */
    async waitFor(inCall: boolean, depth: number, work: () => Promise<unknown>) {
      await look();
      await work();
      const { longest } = await look();
      measured.waits.push({ inCall, depth, longest });
    },
    async upload(files: readonly TestFile[], module: ModuleName) {
      const ids = await upload(client, token, files, module);
      measured.uploads.objects += files.length;
      measured.uploads.bytes += files.reduce((sum, { bytes }) => sum + bytes.length, 0);
      return ids.map((uploadId) => ({ uploadId }));
    },
    /** A file that the browser fetches from the bucket. */
    fetched: () => void (measured.gets += 1),
    /** @param ask asks once whether work is done; not part of the session */
    async end(sessionId: string | null, ask?: () => Promise<unknown>): Promise<Measured> {
      await look();
      await ask?.();
      const { readUnits: askingUnits } = await records.next();
      const rows = sessionId === null ? [] : await rowsOf(house, sessionId);
      return { ...measured, askingUnits, rowBytes: JSON.stringify(rows).length };
    },
    house,
  };
}

/** @throws {Error} unless the answer is 200 */
async function expectOk(answer: Promise<Answer>): Promise<void> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`A call answered ${status}: ${JSON.stringify(body)}`);
}

async function pedagona(meter: Meter) {
  const { client, token, house } = meter;
  const files = [
    tablePdf(8, 'kursus.pdf'),
    await docxOf(course, 'kursus.docx'),
    await docxOf(otherCourse, 'kursus-lain.docx'),
  ];
  const documents = await meter.upload(files, 'pedagona');
  let sessionId = '';
  await meter.waitFor(false, 1, async () => {
    ({ sessionId } = await client.call(pedagonaApi.analyze, { token, body: { sessionName: 'Semester 1', documents } }));
  });
  const params = idsOf(sessionId);
  await client.call(pedagonaApi.getSession, { token, params });
  for (const stage of stageNames) {
    await expectOk(sendStage(client, token, stage, sessionId, 'check'));
    await meter.waitFor(true, 1, () => expectOk(sendStage(client, token, stage, sessionId, 'create')));
    await expectOk(sendStage(client, token, stage, sessionId, 'get'));
  }
  await meter.waitFor(true, 0, async () => {
    const { exportId } = await client.call(pedagonaApi.exportComplete, { token, params });
    await client.send(pedagonaApi.downloadExport, { token, params: { exportId } });
    meter.fetched();
  });
  const measured = await meter.end(sessionId, () => house.call(pedagonaApi.status, { token, params }));
  return { ...measured, about: 'three course documents (10 pages), all four stages, one complete export' };
}

async function acadiora(meter: Meter) {
  const { client, token, house } = meter;
  const documents = await meter.upload([paperPdf(20, 'kertas.pdf')], 'acadiora');
  let sessionId = '';
  await meter.waitFor(false, 2, async () => {
    ({ sessionId } = await client.call(acadioraApi.analyze, { token, body: { sessionName: 'Artikel', documents } }));
  });
  const params = { sessionId };
  await client.call(acadioraApi.getSession, { token, params });
  const measured = await meter.end(sessionId, () => house.call(acadioraApi.status, { token, params }));
  return { ...measured, about: 'a paper of 20 pages, one review' };
}

async function valentra(meter: Meter) {
  const { client, token, house } = meter;
  const { session } = await client.call(valentraApi.createSession, { token, body: { sessionName: 'Semester 1' } });
  const params = { sessionId: session.id };
  const documents = await meter.upload([coursePdf()], 'valentra');
  await meter.waitFor(true, 1, () => client.call(valentraApi.upload, { token, params, body: { documents } }));
  const { generateJst, generateJsu, generatePentaksiran, generateRubrik, generateExam } = valentraApi;
  for (const call of [generateJst, generateJsu, generatePentaksiran, generateRubrik])
    await meter.waitFor(true, 1, () => expectOk(client.send(call, { token, params })));
  // Its items are looked at a second time.
  const body = { questionType: 'aneka-pilihan', numberOfQuestions: 20 } as const;
  await meter.waitFor(true, 2, () => expectOk(client.send(generateExam, { token, params, body })));
  await client.call(valentraApi.getSession, { token, params });
  const { downloadJst, downloadJsu, downloadPentaksiran, downloadRubrik, downloadExamQuestions } = valentraFilesApi;
  for (const file of [downloadJst, downloadJsu, downloadPentaksiran, downloadRubrik, downloadExamQuestions])
    await expectOk(client.send(file, { token, params }));
  const measured = await meter.end(session.id, () => house.call(valentraApi.getSession, { token, params }));
  return { ...measured, about: 'a course document, all five documents with an exam of 20 items, five downloads' };
}

/** The front page and the lists of the modules. */
async function visit(meter: Meter): Promise<Measured> {
  const { client, token } = meter;
  await client.call(authApi.me, { token });
  await client.call(statisticsApi.userStats, { token });
  for (const list of [pedagonaApi.listSessions, acadioraApi.listSessions, valentraApi.listSessions])
    await expectOk(client.send(list, { token }));
  return meter.end(null);
}
