import { describe, expect, test } from '@jest/globals';
import { statusOf } from '../../../shared/valentra/rules.ts';
import { stageNames, type Status } from '../../../shared/valentra/schemas.ts';
import { startPipeline } from '../../support/pipeline.ts';
import { recounted } from '../../support/recount.ts';
import { waitFor } from '../../support/wait.ts';
import { writer } from '../../support/writer.ts';
import { held, type Lecturer, lecturerAt, pdf } from './lecturer.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('valentra', writer);

/** The status that the session and the list say, which must be the same, and what the rules say of it. */
async function statuses(lecturer: Lecturer, sessionId: string): Promise<Status> {
  const session = await lecturer.get(sessionId);
  const listed = (await lecturer.list()).find(({ id }) => id === sessionId);
  const standing = { ...session, courseInfo: listed?.courseInfo ?? null };
  const work = {
    reading: session.progress !== null,
    working: session.working.map(({ stage }) => stage),
    failed: session.errorMessage !== null,
  };
  expect([listed?.status, statusOf(standing, work)]).toEqual([session.status, session.status]);
  return session.status;
}

/** Does it while the step is held back. @returns the status meanwhile */
async function during(step: string, lecturer: Lecturer, sessionId: string, action: () => Promise<unknown>) {
  const { begun, open } = held(pipeline, step);
  const done = action();
  await begun;
  const status = await statuses(lecturer, sessionId);
  open();
  await done;
  pipeline.watchSteps();
  return status;
}

describe('the status of a session', () => {
  test('goes the whole way of a course with a quiz or exam', async () => {
    const lecturer = lecturerAt(pipeline);
    const sessionId = await lecturer.create();
    const seen = [await statuses(lecturer, sessionId)];
    const uploadId = await lecturer.handIn();
    seen.push(await during('WritePart', lecturer, sessionId, () => lecturer.upload(sessionId, uploadId)));
    for (const stage of stageNames) {
      seen.push(await statuses(lecturer, sessionId));
      seen.push(await during('WritePart', lecturer, sessionId, () => lecturer[stage](sessionId)));
    }
    seen.push(await statuses(lecturer, sessionId));
    expect(seen).toEqual([
      'pending',
      'pending',
      'ready',
      'processing_jst',
      'jst_completed',
      'processing_jsu',
      'jsu_completed',
      'processing_pentaksiran',
      'pentaksiran_completed',
      'processing_rubrik',
      'rubrik_completed',
      'processing_exam',
      'completed',
    ]);
  });

  test('is that of the earlier stage when two documents are made side by side', async () => {
    const lecturer = lecturerAt(pipeline);
    const sessionId = await lecturer.made('jst');
    const { begun, open } = held(pipeline, 'Finish');
    const both = Promise.all([lecturer.jsu(sessionId), lecturer.pentaksiran(sessionId)]);
    await begun;
    const working = await waitFor('both', async () => {
      const session = await lecturer.get(sessionId);
      return session.working.length === 2 && session;
    });
    expect([working.status, working.working.map(({ stage }) => stage)]).toEqual([
      'processing_jsu',
      ['jsu', 'pentaksiran'],
    ]);
    open();
    await both;
    expect(await statuses(lecturer, sessionId)).toBe('pentaksiran_completed');
  });
});

/** Rows of a session, uploads of its lecturer and objects. */
const kept = async ({ sub }: Lecturer, sessionId: string): Promise<unknown[]> => [
  ...(await pipeline.store.rows()).filter((row) => row.PK.includes(sub) && JSON.stringify(row).includes(sessionId)),
  ...(await pipeline.store.rows()).filter(({ PK, SK }) => PK.includes(sub) && SK.startsWith('UPLOAD#')),
  ...(await pipeline.store.objects()).filter((key) => key.includes(`/${sub}/`)),
];

describe('a deletion', () => {
  test('of a session with all its documents, edits and rewritten rows leaves nothing', async () => {
    const lecturer = lecturerAt(pipeline);
    const sessionId = await lecturer.create();
    await lecturer.upload(sessionId, await lecturer.handIn());
    await lecturer.upload(sessionId, await lecturer.handIn());
    for (const stage of stageNames) await lecturer[stage](sessionId);
    await lecturer.edit(sessionId, 'exam', '/questions/0/stem', 'Nyatakan takrif.', 1);
    await lecturer.regenerate(sessionId, 'exam', '/questions/1');
    await lecturer.exam(sessionId, { questionType: 'struktur', numberOfQuestions: 5 });
    await lecturer.remove(sessionId);
    expect(await kept(lecturer, sessionId)).toEqual([]);
    expect(await lecturer.list()).toEqual([]);
  });
});

test('the counters equal a recount of the sessions after uploads, failures, retries and deletions', async () => {
  // A table of its own: copied sessions are in no total.
  const fresh = await startPipeline('valentra');
  await fresh.useModel('', writer());
  const lecturer = lecturerAt(fresh);
  const whole = await lecturer.ready();
  for (const stage of stageNames) await lecturer[stage](whole);
  await lecturer.exam(whole, { questionType: 'struktur', numberOfQuestions: 5 });
  await lecturer.regenerate(whole, 'jst', '/assessments/0');
  const again = await lecturer.create('Dua kali');
  await lecturer.upload(again, await lecturer.handIn());
  await lecturer.upload(again, await lecturer.handIn());
  const bad = await lecturer.create('Rosak');
  await lecturer.upload(bad, await lecturer.handIn(null)).catch(() => undefined);
  const mended = await lecturer.create('Baik semula');
  await lecturer.uploadForm(mended, [pdf()]).catch(() => undefined);
  await lecturer.upload(mended, await lecturer.handIn());
  const spoilt = await lecturer.create('Rosak kemudian');
  await lecturer.upload(spoilt, await lecturer.handIn());
  await lecturer.upload(spoilt, await lecturer.handIn(null)).catch(() => undefined);
  await lecturer.create('Menunggu');
  const gone = await lecturer.create('Dipadam');
  await lecturer.upload(gone, await lecturer.handIn());
  await lecturer.jst(gone);
  await lecturer.remove(gone);
  await lecturer.remove(await lecturer.create('Dipadam kosong'));

  const { drifts, sessions } = await recounted(fresh.table);
  await fresh.stop();
  expect([drifts, sessions]).toEqual([[], 6]);
});
