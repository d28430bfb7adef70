import { beforeAll, describe, expect, test } from '@jest/globals';
import { acadioraHandlers } from '../../../../lambdas/acadiora/routes.ts';
import { useClients } from '../../../../lambdas/platform/clients.ts';
import { newJob } from '../../../../lambdas/platform/jobs/job.ts';
import { newSessionRow, putSession, reading } from '../../../../lambdas/platform/jobs/session.ts';
import { encodeJson } from '../../../../lambdas/platform/storage/files.ts';
import { objectKeys } from '../../../../lambdas/platform/storage/keys.ts';
import { startBibliographies } from '../../../support/bibliographies.ts';
import { requestOf } from '../../../support/callers.ts';
import { shared, withPipeline } from '../../../support/hooks.ts';
import { gate, waitFor } from '../../../support/wait.ts';
import { teacherAt } from '../reviewing.ts';
import { knownWorks, lists, paperWith } from './sixty.ts';

const pipeline = withPipeline('acadiora');
const services = shared(() => startBibliographies(knownWorks));
beforeAll(() => {
  useClients({ referenceHosts: services.hosts });
  Object.assign(process.env, { REFERENCE_MAILTO: '', OPENALEX_KEY: '' });
});

const cases = (lists[0]?.cases ?? []).slice(0, 3);
const uploadId = '01ARZ3NDEKTSV4RRFFQ69G5FAX';
let sessions = 0;

/** A teacher with a session whose paper was reviewed. */
async function reviewed() {
  const teacher = teacherAt(pipeline);
  const { sub } = teacher;
  const id = `01ARZ3NDEKTSV4RRFFQ69H${String(++sessions).padStart(4, '0')}`;
  const at = new Date();
  const result = { title: null, documentType: 'artikel', percentage: 50, grade: 'C', aiPercentage: null, round: 1 };
  const document = { uploadId, name: 'kertas.pdf', size: 1, status: 'analysed' as const, pages: 1, error: null };
  const row = {
    ...newSessionRow({ sub, module: 'acadiora', id, sessionName: 'Artikel', fingerprint: id, data: { result } }, at),
    status: 'completed' as const,
    documents: [document],
    jobs: { [reading]: { ...newJob('ulasan', 1, {}, at), status: 'completed' as const } },
  };
  await pipeline.table.transact([putSession(row)]);
  const text = encodeJson(paperWith(cases.map((one) => one.text)));
  await pipeline.files.put(objectKeys.text(sub, id, uploadId), text, 'application/json');
  const checked = () =>
    waitFor('the end of the check', async () => {
      const check = await teacher.references(id);
      return check.state.status === 'processing' ? null : check;
    });
  return { teacher, sub, id, checked };
}

describe('a check of references', () => {
  test('tells the state and the place of every entry, and is the same for a repeated click', async () => {
    const { teacher, id, checked } = await reviewed();
    expect(await teacher.references(id)).toMatchObject({ isOn: true, state: { status: 'none' }, references: null });
    const clicks = await Promise.all([teacher.checkReferences(id), teacher.checkReferences(id)]);
    expect(new Set(clicks.map(({ state }) => state.startedAt)).size).toBe(1);
    const { state, references, checkedAt } = await checked();
    expect([state.status, checkedAt !== null]).toEqual(['completed', true]);
    expect(references?.map(({ text, state: found }) => [text, found])).toEqual(
      cases.map((one) => [one.text, one.state]),
    );
    expect(new Set(references?.flatMap(({ at }) => at)).size).toBe(cases.length);
  });

  test('runs beside the review: the session stays as it is, also when no service answers', async () => {
    const { teacher, sub, id, checked } = await reviewed();
    const before = await teacher.row(id);
    services.setDown(true);
    const paused = gate();
    pipeline.watchSteps(async (step) => (step === 'LookUp' ? paused.opened : undefined));
    // Nothing is kept of these entries yet.
    const text = encodeJson(paperWith(['Vexley, B. (2004). Unread letters of a village school. Invented Press.']));
    await pipeline.files.put(objectKeys.text(sub, id, uploadId), text, 'application/json');
    await teacher.checkReferences(id);
    expect(await teacher.status(id)).toMatchObject({ status: 'completed', progress: null });
    // A revised version is taken while the check is under way.
    expect((await teacher.revise(id, await teacher.handIn())).status).toBe('processing');
    await expect(teacher.checkReferences(id)).rejects.toMatchObject({ code: 'conflict' });
    paused.open();
    pipeline.watchSteps();
    const { state, references } = await checked();
    services.setDown(false);
    expect([state.status, references?.map((one) => one.state)]).toEqual(['completed', ['unchecked']]);
    expect((await teacher.row(id))?.data).toEqual(before?.data);
  });

  test('waits until that of another is over: one at a time in the whole account', async () => {
    const [first, second] = [await reviewed(), await reviewed()];
    const paused = gate();
    let looking = 0;
    pipeline.watchSteps(async (step) => {
      if (step !== 'LookUp') return;
      looking++;
      await paused.opened;
    });
    await first.teacher.checkReferences(first.id);
    await waitFor('the first to look up', async () => (looking === 1 ? true : null));
    await second.teacher.checkReferences(second.id);
    await waitFor('the second in line', async () => {
      const { state } = await second.teacher.references(second.id);
      return state.place === 1 ? true : null;
    });
    expect(looking).toBe(1);
    paused.open();
    expect((await first.checked()).state.status).toBe('completed');
    expect((await second.checked()).state.status).toBe('completed');
    pipeline.watchSteps();
  });

  test('is refused where the site does not check, before there is a review, and to others', async () => {
    const { sub, id } = await reviewed();
    const off = acadioraHandlers({ ...pipeline.services, checksReferences: false });
    const request = { ...requestOf(sub), params: { sessionId: id } };
    await expect(off.checkReferences(request)).rejects.toMatchObject({ code: 'conflict' });
    expect(await off.getReferences(request)).toMatchObject({ isOn: false, references: null });
    await expect(teacherAt(pipeline).checkReferences(id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
