import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import * as z from 'zod';
import { log } from '../../../../lambdas/platform/log/logger.ts';
import {
  AbandonedError,
  DocumentsRefused,
  EditedMeanwhile,
  failureTexts,
} from '../../../../lambdas/platform/jobs/failure.ts';
import { newJob } from '../../../../lambdas/platform/jobs/job.ts';
import {
  findSession,
  progressOf,
  reading,
  sessionKey,
  type SessionRow,
} from '../../../../lambdas/platform/jobs/session.ts';
import { removeSession } from '../../../../lambdas/platform/jobs/sessionRemoval.ts';
import { askingMs, type ModelServices } from '../../../../lambdas/platform/model/ask.ts';
import type { ModelStepServices } from '../../../../lambdas/platform/model/modelServices.ts';
import { artefactsOf } from '../../../../lambdas/platform/stages/artefacts.ts';
import { regenerateJob, regenerateStage } from '../../../../lambdas/platform/stages/regenerate.ts';
import { partKeyOfRequest, partOf, type Stage } from '../../../../lambdas/platform/stages/stage.ts';
import { failStep, finishStep, planStep, writeStep } from '../../../../lambdas/platform/stages/steps.ts';
import { keys } from '../../../../lambdas/platform/storage/keys.ts';
import { pick } from '../../../../shared/values/pick.ts';
import { initialControls } from '../../../../shared/controls.ts';
import { putTestSession } from '../../../support/session.ts';
import { withStorage } from '../../../support/hooks.ts';

const storage = withStorage();
beforeAll(async () => {
  log.setLogLevel('SILENT');
});

const at = new Date(Date.UTC(2026, 0, 1));
const document = { uploadId: '01JD3Q8Y6V9XK2M4N7P0R5T8WA', name: 'a.pdf', size: 1, pages: 1, error: null };

/** A session whose job `name` is under way, and the steps of that job over the given stage. */
async function running(
  name: string,
  stage: Stage,
  input: Record<string, unknown> = {},
  changes: Partial<SessionRow> = {},
) {
  const status = name === reading ? ('processing' as const) : ('completed' as const);
  const documents = [{ ...document, status: 'read' as const }];
  const jobs = { [name]: newJob('ujian', 1, input, at) };
  const session = await putTestSession(storage.table, { status, documents, jobs, ...changes }, at);
  // No model is asked here.
  const services: ModelStepServices = { ...storage, now: () => at, modelFor: () => ({}) as ModelServices };
  const event = { ...pick(session, 'sub', 'module', 'id'), name, attempt: 1 };
  const stages = { ujian: stage };
  const row = () => findSession(storage.table, session);
  return {
    session,
    services,
    event,
    row,
    job: async () => (await row())?.jobs[name],
    plan: (more: object = {}) => planStep(stages, services, { ...event, ...more }),
    write: (part: string, over: object = {}) => writeStep(stages, { ...services, ...over }, { ...event, part }),
    finish: (over: object = {}) => finishStep(stages, { ...services, ...over }, event),
    fail: (Error: string, more: object = {}, Cause = '') =>
      failStep(services, { ...event, ...more, error: { Error, Cause } }),
    remove: async () => removeSession(services, (await row()) ?? session),
    /** All keys of the session's rows. */
    left: async () => (await storage.store.rows()).flatMap(({ SK }) => (SK.includes(session.id) ? [SK] : [])),
  };
}

type Running = Awaited<ReturnType<typeof running>>;

const later = (seconds: number) => newJob('ujian', 1, {}, new Date(at.getTime() + seconds * 1000));

/** A stage of three parts and one check; `asked` counts the writes of each. */
function countingStage() {
  const asked: string[] = [];
  const stage: Stage = {
    plan: async () => [['satu', 'dua', 'tiga'], ['semak']],
    write: async (_, part) => {
      asked.push(part);
      return { text: `${part} ${asked.length}` };
    },
    async finish(context) {
      const { text } = await partOf(context, partKeyOfRequest(context, 'satu'), z.object({ text: z.string() }));
      return { adds: { documents: 1 }, data: { text } };
    },
  };
  return { stage, asked };
}

describe('The steps of a job', () => {
  test('plan, write and finish it, and show its progress', async () => {
    const { stage, asked } = countingStage();
    const { plan, write, finish, row } = await running(reading, { ...stage, documentOf: () => 0 });
    const progress = async () => {
      const { step, done, total } = progressOf((await row())!) ?? {};
      return `${step} ${done} ${total}`;
    };
    const seen = [await progress()];
    const { rounds } = await plan();
    for (const part of rounds.flat()) {
      seen.push(await progress());
      await write(part);
    }
    seen.push(await progress());
    // A part has finished its document.
    expect((await row())?.documents).toMatchObject([{ status: 'analysed' }]);
    await finish();
    await expect(finish()).rejects.toThrow(AbandonedError);
    const parts = [0, 1, 2, 3].map((done) => `analysing ${done} 4`);
    expect(seen).toEqual(['reading 1 1', ...parts, 'finishing 0 1']);
    expect(asked).toEqual(['satu', 'dua', 'tiga', 'semak']);
    const made = { data: { text: 'satu 1' }, counted: { documents: 1 }, documents: [{ status: 'analysed' }] };
    expect(await row()).toMatchObject({ status: 'completed', ...made });
  });

  test('wait in line while as many jobs of the module as may ask models, in the order of their starts, and say so', async () => {
    const modules = { ...initialControls.modules, acadiora: { isOff: false, atOnce: 1 } };
    await storage.table.transact([{ put: { ...keys.controls(), ...initialControls, modules } }]);
    const module = 'acadiora' as const;
    const { stage } = countingStage();
    const plan = jest.spyOn(stage, 'plan');
    const all = await Promise.all(
      [0, 1, 2].map((n) => running(reading, stage, {}, { module, jobs: { [reading]: later(n) } })),
    );
    const [first, second, third] = all as [Running, Running, Running];
    const placeOf = async ({ row }: Running) => progressOf((await row()) ?? first.session)?.place;
    expect((await first.plan()).rounds.flat().length).toBe(4);
    expect(await second.plan()).toMatchObject({ rounds: [], waitSeconds: expect.any(Number) });
    await third.plan();
    expect([await placeOf(first), await placeOf(second), await placeOf(third)]).toEqual([undefined, 1, 2]);
    // A job that asks nothing of a model waits for none.
    const bare = await running(reading, { ...stage, plan: async () => [] }, {}, { module });
    expect((await bare.plan()).waitSeconds).toBeUndefined();
    await second.remove();
    await third.plan();
    expect(await placeOf(third)).toBe(1);
    await first.fail('ThrottlingException');
    expect((await third.plan()).waitSeconds).toBeUndefined();
    // A look from within the line costs no plan.
    expect(plan).toHaveBeenCalledTimes(4);
    await third.remove();
    expect((await storage.store.rows()).filter(({ PK }) => PK.includes('LINE#acadiora'))).toEqual([]);
  });

  test('write a part once, though a step runs twice at once, after another or in a later attempt', async () => {
    const { stage, asked } = countingStage();
    const { plan, write, session, job } = await running('dlo', stage);
    await plan();
    await write('satu');
    await write('satu');
    await write('semak');
    expect([asked, (await job())?.done]).toEqual([['satu', 'semak'], 2]);
    await Promise.all([write('dua'), write('dua')]);
    expect((await job())?.done).toBe(3);
    const jobs = { dlo: newJob('ujian', 2, {}, at) };
    await storage.store.put({ ...session, jobs, ...sessionKey(session) });
    await plan({ attempt: 2 });
    expect(await job()).toMatchObject({ done: 3, total: 4 });
    await expect(write('tiga')).rejects.toThrow(AbandonedError);
    await expect(plan()).rejects.toThrow(AbandonedError);
    expect(asked).not.toContain('tiga');
  });

  test('give all answers of a part together the time of their step', async () => {
    const asked: (number | undefined)[] = [];
    const { stage } = countingStage();
    const asking: Stage = {
      ...stage,
      write: async ({ services, id }) => {
        asked.push(services.modelFor(id).until, services.modelFor(id).until);
        return {};
      },
    };
    const { plan, write } = await running('dlo', asking);
    await plan();
    await write('satu', { modelFor: () => ({}) as ModelServices });
    expect(asked).toEqual([at.getTime() + askingMs, at.getTime() + askingMs]);
  });

  test.each([
    [['Rosak.'], 'a.pdf: Rosak.'],
    [['Rosak.', 'Rosak.'], 'Rosak.'],
    [['Rosak.', 'Kosong.'], 'a.pdf: Rosak. b.pdf: Kosong.'],
  ])('tell the owner which document could not be read, when that is why the job failed: %j', async (errors, told) => {
    const status = 'failed' as const;
    const documents = errors.map((error, n) => ({ ...document, name: `${'ab'[n]}.pdf`, status, error }));
    const refusing = { ...countingStage().stage, plan: () => Promise.reject(new DocumentsRefused()) };
    const { plan, fail, row } = await running(reading, refusing, {}, { documents });
    await expect(plan()).rejects.toMatchObject({ name: 'DocumentsRefused' });
    await fail('DocumentsRefused');
    expect(await row()).toMatchObject({ status: 'failed', jobs: { reading: { errorMessage: told } } });
  });

  test.each([
    [reading, 'Semak kandungan dokumen, atau gunakan dokumen lain.'],
    ['dlo', 'Semak hasil sebelumnya atau arahan anda, kemudian cuba lagi.'],
  ])('tell where the model refuses in the job %s what may be changed', async (name, told) => {
    const { fail, job, row } = await running(name, countingStage().stage);
    await fail('ModelAnswerError', {}, 'fault=refused');
    const errorMessage = expect.stringMatching(new RegExp(`^Model enggan menjawab .+ ${told}$`));
    expect([await job(), (await row())?.status]).toMatchObject([
      { status: 'failed', errorMessage },
      name === reading ? 'failed' : 'completed',
    ]);
  });

  test('fail no other attempt than their own', async () => {
    const { fail, job } = await running('dlo', countingStage().stage);
    await fail('TypeError', { attempt: 2 });
    expect(await job()).toMatchObject({ status: 'processing' });
    await fail('TypeError');
    expect(await job()).toMatchObject({ status: 'failed', errorMessage: failureTexts.ours });
  });
});

test('A session deleted before the first step of its job has nothing left afterwards', async () => {
  const { plan, write, finish, fail, remove, left } = await running('dlo', countingStage().stage);
  await remove();
  for (const step of [plan, () => write('satu'), finish]) await expect(step()).rejects.toThrow(AbandonedError);
  await fail('TypeError');
  expect(await left()).toEqual([]);
});

test('A session deleted while its job writes a part does not get that part', async () => {
  const stage = { ...countingStage().stage, write: async () => void (await job.remove()) };
  const job = await running('dlo', stage);
  await job.plan();
  await expect(job.write('satu')).rejects.toThrow(AbandonedError);
  expect(await job.left()).toEqual([]);
});

test('A session deleted while its job finishes has the files of that job removed too', async () => {
  let isUndone = false;
  const stage: Stage = {
    ...countingStage().stage,
    async finish() {
      await job.remove();
      return { undo: async () => void (isUndone = true) };
    },
  };
  const job = await running('dlo', stage);
  await expect(job.finish()).rejects.toThrow(AbandonedError);
  expect([isUndone, await job.left()]).toEqual([true, []]);
});

describe('A part that is written again', () => {
  const schema = z.object({ tajuk: z.string(), isi: z.string(), semakan: z.unknown() });

  /** A document of two parts, of which `/isi` is under way to be written again. */
  async function regenerating() {
    let asked = 0;
    const stage = regenerateStage({
      schemaOf: () => schema,
      write: async () => `baharu ${++asked}`,
      check: { isWanted: () => true, write: async (_, __, part) => `semakan ${String(part)}` },
      replaced: (_, artefact, part, check) => ({ ...schema.parse(artefact), isi: part, semakan: check }),
    });
    const target = { artefact: 'dlo', pointer: '/isi', instruction: 'Tukar', since: 1, run: 'r1' };
    const steps = await running(regenerateJob('dlo'), stage, target);
    const artefacts = artefactsOf(storage, steps.session);
    const first = { tajuk: 'lama', isi: 'lama', semakan: null };
    const edit = (from: number | null, pointer: string, value: object, reason: 'edited' | 'confirmed' = 'edited') =>
      artefacts.save('dlo', { value: { ...first, ...value }, from, reason, pointer }, [], at);
    await edit(null, '', {});
    const plan = await steps.plan();
    for (const part of plan.rounds.flat()) await steps.write(part);
    return {
      ...steps,
      edit,
      asked: () => asked,
      versions: async () => (await artefacts.versions('dlo')).map(({ reason }) => reason),
      value: async () => (await artefacts.get('dlo', schema))?.value,
    };
  }

  test('is put in place with its check, once though the last step was killed after saving', async () => {
    const { finish, asked, value, versions, job } = await regenerating();
    const transact: ModelStepServices['table']['transact'] = async (writes) => {
      if (/"jobs\.[^"]*\.status":/.test(JSON.stringify(writes))) throw new Error('The process was killed');
      await storage.table.transact(writes);
    };
    await expect(finish({ table: { ...storage.table, transact } })).rejects.toThrow('killed');
    expect(await job()).toMatchObject({ status: 'processing' });
    await finish();
    expect(await value()).toEqual({ tajuk: 'lama', isi: 'baharu 1', semakan: 'semakan baharu 1' });
    const ends = [asked(), await versions(), (await job())?.status];
    expect(ends).toEqual([1, ['edited', 'regenerated'], 'completed']);
  });

  test.each(['/tajuk', '/isian'])('keeps what the lecturer edited at %j meanwhile', async (pointer) => {
    const { finish, edit, value } = await regenerating();
    await edit(1, pointer, { tajuk: 'disunting' });
    await finish();
    expect(await value()).toMatchObject({ tajuk: 'disunting', isi: 'baharu 1' });
  });

  test('is put in place though the lecturer edits another part at the moment of each of four saves', async () => {
    const { finish, edit, value } = await regenerating();
    let saves = 0;
    const transact: ModelStepServices['table']['transact'] = async (writes) => {
      if (++saves <= 4) await edit(saves, '/tajuk', { tajuk: `versi ${saves}` });
      await storage.table.transact(writes);
    };
    await finish({ table: { ...storage.table, transact } });
    expect(await value()).toMatchObject({ tajuk: 'versi 4', isi: 'baharu 1' });
  });

  test('is put in place though the lecturer lets the whole stand meanwhile', async () => {
    const { finish, edit, value } = await regenerating();
    await edit(1, '', {}, 'confirmed');
    await finish();
    expect(await value()).toMatchObject({ isi: 'baharu 1' });
  });

  test.each(['/isi', '', '/isi/0'])('replaces no edit of %j that the lecturer made meanwhile', async (pointer) => {
    const { finish, fail, edit, value, job } = await regenerating();
    await edit(1, pointer, { isi: 'disunting' });
    await expect(finish()).rejects.toThrow(EditedMeanwhile);
    await fail('EditedMeanwhile');
    expect(await value()).toMatchObject({ isi: 'disunting' });
    expect((await job())?.errorMessage).toMatch(/^Baris ini telah disunting semasa dijana semula\./);
  });

  test('is not put in place when so many versions came meanwhile that nobody knows what they changed', async () => {
    const { finish, edit } = await regenerating();
    for (let from = 1; from <= 12; from++) await edit(from, '/tajuk', { tajuk: `versi ${from}` });
    await expect(finish()).rejects.toThrow(EditedMeanwhile);
  });
});
