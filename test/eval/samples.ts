import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pedagonaHandlers } from '../../lambdas/pedagona/routes.ts';
import { sampleId } from '../../lambdas/platform/jobs/samples.ts';
import { findSession, type SessionId } from '../../lambdas/platform/jobs/session.ts';
import { decodeJson } from '../../lambdas/platform/storage/files.ts';
import { objectKeys } from '../../lambdas/platform/storage/keys.ts';
import { manualRules, recordedRules } from '../../lib/local/bedrock/recordings.ts';
import { root } from '../../lib/bundling.ts';
import { type ModuleName, moduleNames } from '../../shared/modules.ts';
import { stageArtefactId } from '../../shared/pedagona/stages.ts';
import { teacherAt } from '../lambdas/acadiora/reviewing.ts';
import { lecturerAt } from '../lambdas/valentra/lecturer.ts';
import { documentOf } from '../support/blocks.ts';
import { requestOf } from '../support/callers.ts';
import { type Pipeline, startPipeline } from '../support/pipeline.ts';
import { waitFor } from '../support/wait.ts';
import { documentOfLayout, layoutOf } from './layouts.ts';
import { paperRecordings, recorded } from './paperRecordings.ts';

/**
 * `npm run samples`: makes the finished sessions that each module shows as its example (`lambdas/<module>/sample.json`), from recorded
 * answers of a strong model about documents of our own. `npm run samples -- FOLDER`: what is asked is written there and waits for its
 * answer, as with MODEL=manual; its `recordings` then take the place of ours.
 */
const [handFolder] = process.argv.slice(2);
const here = (path: string): string => join(root, 'test/eval', path);
const playedBy = (folder: string) =>
  handFolder === undefined ? recordedRules(here(`recordings/${folder}`)) : manualRules(handFolder);
const textOf = (name: string): string => readFileSync(here(`samples/${name}.txt`), 'utf8');

const sub = 'contoh';
const names: Record<ModuleName, string> = {
  pedagona: 'Contoh: Literasi Awal dan Bahan Sejarah',
  acadiora: 'Contoh: Literasi Digital Guru Pelatih',
  valentra: 'Contoh: Asas Pemakanan Kanak-kanak',
};
const patienceMs = 30 * 60_000;

const idle = (pipeline: Pipeline, session: SessionId) =>
  waitFor(
    `the jobs of ${session.id}`,
    async () => {
      const jobs = Object.entries((await findSession(pipeline.table, session))?.jobs ?? {});
      for (const [name, { status, errorMessage }] of jobs)
        if (status === 'failed') throw new Error(`${name} failed: ${errorMessage}`);
      return jobs.length > 0 && jobs.every(([, { status }]) => status === 'completed') ? true : null;
    },
    patienceMs,
  );

/** How a module's session is made, call by call. @returns its id */
const makers: Record<ModuleName, (pipeline: Pipeline) => Promise<string>> = {
  async pedagona(pipeline) {
    await pipeline.useModel('', playedBy('chain'));
    const handlers = pedagonaHandlers(pipeline.services);
    const rest = requestOf(sub);
    const documents = await Promise.all(
      ['teacherTrainingPlan', 'jadualEmpat'].map(layoutOf).map(async (layout) => ({
        uploadId: await pipeline.handIn(`${layout.truth.code}.docx`, documentOfLayout(layout), sub),
      })),
    );
    const body = { sessionName: names.pedagona, documents };
    const { sessionId: id } = await handlers.analyze({ ...rest, body });
    const params = { sessionId: id, merangkaiId: stageArtefactId('merangkai', id), dloId: stageArtefactId('dlo', id) };
    const making = { ...rest, params, body: { again: false, edits: 'mine' as const } };
    await idle(pipeline, { sub, module: 'pedagona', id });
    for (const stage of ['createMerangkai', 'createDlo', 'createScripts', 'createReport'] as const) {
      await handlers[stage](making);
      await idle(pipeline, { sub, module: 'pedagona', id });
    }
    return id;
  },

  async acadiora(pipeline) {
    const [recording] = paperRecordings().filter(({ name }) => name === 'a1');
    if (recording === undefined) throw new Error('No recording of the paper');
    await pipeline.useModel('', recorded()(recording));
    const handlers = teacherAt(pipeline, sub);
    const uploadId = await handlers.handIn(recording.document, 'literasi-digital.docx');
    const { sessionId: id } = await handlers.analyze(uploadId);
    await idle(pipeline, { sub, module: 'acadiora', id });
    return id;
  },

  async valentra(pipeline) {
    await pipeline.useModel('', playedBy('valentra'));
    const lecturer = lecturerAt(pipeline, {}, sub);
    const id = await lecturer.create(names.valentra);
    const done = () => idle(pipeline, { sub, module: 'valentra', id });
    const course = documentOfLayout({ document: textOf('course') });
    await lecturer.upload(id, await lecturer.handIn(course, 'DPK2043.docx'));
    await done();
    await lecturer.notes(id, documentOf(textOf('notes')), 'DPK2043-nota.docx');
    await done();
    for (const stage of ['jst', 'pentaksiran', 'rubrik'] as const) {
      await lecturer[stage](id);
      await done();
    }
    for (const { id: assessmentId, isMain } of (await lecturer.get(id)).papers) {
      const settings = isMain
        ? ({ questionType: 'campuran', numberOfQuestions: 10 } as const)
        : ({ questionType: 'aneka-pilihan', numberOfQuestions: 5 } as const);
      await lecturer.jsu(id, 'mine', { ...settings, assessmentId });
      await done();
      await lecturer.exam(id, { ...settings, assessmentId });
      await done();
    }
    return id;
  },
};

/** A written part of an artefact; of a review they are what it is continued from. */
const isWay = (name: string, module: ModuleName): boolean => name.startsWith('part#') && module !== 'acadiora';

/** What a session left in the table and the bucket, less what belongs to its owner alone. */
async function sampleOf({ table, store, files }: Pipeline, session: SessionId): Promise<object> {
  const prefix = `DOC#${session.id}#`;
  const rows = (await store.rows()).filter(({ PK, SK }) => PK === `USER#${sub}` && SK.startsWith(prefix));
  const artefacts = rows.flatMap(({ PK: _, SK, value, ...kept }) => {
    const name = SK.slice(prefix.length);
    return isWay(name, session.module) ? [] : [{ name, value: JSON.parse(String(value)) as unknown, ...kept }];
  });
  const row = await findSession(table, session);
  const texts: Record<string, unknown> = {};
  for (const { uploadId } of row?.documents ?? [])
    texts[uploadId] = decodeJson(await files.get(objectKeys.text(sub, session.id, uploadId)));
  const documents = row?.documents.map(({ etag: _, ...document }) => ({
    ...document,
    size: JSON.stringify(texts[document.uploadId]).length,
  }));
  const kept = { ...row, sessionName: names[session.module], documents, activityKeys: [], searchKeys: [] };
  return { session: kept, artefacts, texts };
}

for (const module of moduleNames) {
  const pipeline = await startPipeline(module);
  try {
    const id = await makers[module](pipeline);
    const text = JSON.stringify(await sampleOf(pipeline, { sub, module, id })).replaceAll(id, sampleId);
    await writeFile(join(root, 'lambdas', module, 'sample.json'), `${text}\n`);
    console.log(`${module}: ${text.length} characters, ${gzipSync(text).length} bytes when packed`);
  } finally {
    await pipeline.stop();
  }
}
