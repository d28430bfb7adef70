import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pedagonaHandlers } from '../../lambdas/pedagona/routes.ts';
import { findSession, type SessionId } from '../../lambdas/platform/jobs/session.ts';
import type { Rules } from '../../lib/local/bedrock/client.ts';
import { recordedRules } from '../../lib/local/bedrock/recordings.ts';
import { root } from '../../lib/bundling.ts';
import type { ModuleName } from '../../shared/modules.ts';
import { stageArtefactId } from '../../shared/pedagona/stages.ts';
import { teacherAt } from '../lambdas/acadiora/reviewing.ts';
import { lecturerAt } from '../lambdas/valentra/lecturer.ts';
import { documentOf } from '../support/blocks.ts';
import { requestOf } from '../support/callers.ts';
import type { Pipeline } from '../support/pipeline.ts';
import { waitFor } from '../support/wait.ts';
import { documentOfLayout, layoutOf } from './layouts.ts';
import { paperRecordings, recorded } from './paperRecordings.ts';

const here = (path: string): string => join(root, 'test/eval', path);
const textOf = (name: string): string => readFileSync(here(`samples/${name}.txt`), 'utf8');

export const sub = 'contoh';
export const names: Record<ModuleName, string> = {
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

/** What a strong model answered in a whole session of a module about documents of our own. */
export function recordedAnswers(module: ModuleName): Rules {
  if (module !== 'acadiora') return recordedRules(here(`recordings/${module === 'pedagona' ? 'chain' : module}`));
  return recorded()(paper());
}

function paper() {
  const found = paperRecordings().find(({ name }) => name === 'a1');
  if (found === undefined) throw new Error('No recording of the paper');
  return found;
}

/** How a whole session of a module is made, call by call, with the model that the pipeline has. @returns its id */
export const makers: Record<ModuleName, (pipeline: Pipeline) => Promise<string>> = {
  async pedagona(pipeline) {
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
    const handlers = teacherAt(pipeline, sub);
    const uploadId = await handlers.handIn(paper().document, 'literasi-digital.docx');
    const { sessionId: id } = await handlers.analyze(uploadId);
    await idle(pipeline, { sub, module: 'acadiora', id });
    return id;
  },

  async valentra(pipeline) {
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
