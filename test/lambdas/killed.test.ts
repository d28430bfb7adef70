import { expect, test } from '@jest/globals';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { runningIn } from '../../shared/valentra/workflow.ts';
import { course } from '../support/documents.ts';
import { paperPdf } from '../support/papers.ts';
import { waitFor } from '../support/wait.ts';
import { beforeExam, review, reviewed } from '../support/work.ts';
import { withApp } from '../support/hooks.ts';

/** The last call of a review and the second look at an exam do not come back before the process is killed. */
const app = withApp({
  env: { MODEL_FAULTS: 'slow:120000@acadiora.overall,slow:120000@valentra.exam.look' },
});

test('a process killed in the middle of a review and an exam comes back to both: they end, and what was done is not done again', async () => {
  const token = await app.tokenFor('pensyarah@moe-dl.edu.my');
  const sessionId = await review(app, token, paperPdf(6, 'kertas.pdf'));
  const params = await beforeExam(app, token);
  const body = { questionType: 'aneka-pilihan', numberOfQuestions: 10 } as const;
  const cut = app.send(valentraApi.generateExam, { token, params, body }).catch(() => null);
  const partsOf = async () => (await app.store.rows()).filter(({ SK }) => /#part#exam#.*#batch-/.test(SK));
  const kept = await waitFor('all questions', async () => {
    const parts = await partsOf();
    return parts.length === 2 && parts;
  });
  await waitFor('all calls of the review but the last', async () => {
    const { progress } = await app.call(acadioraApi.status, { token, params: { sessionId } });
    return progress?.total === 13 && progress.done === 12;
  });
  await app.kill();
  await cut;
  await app.restart({ MODEL_FAULTS: '' });

  const session = await reviewed(app, token, sessionId);
  expect([session.status, session.errorMessage]).toEqual(['completed', null]);
  const row = (await app.store.rows()).find(({ SK }) => SK === 'PROFILE');
  // Twelve and the last, which was not counted before the end.
  expect(Number(row?.['acadioraCalls'])).toBe(13);
  const exam = await waitFor('the exam', async () => {
    const { session: now } = await app.call(valentraApi.getSession, { token, params, query: {} });
    return runningIn(now).length === 0 && now;
  });
  expect([exam.status, exam.errorMessage, exam.versions.exam]).toEqual(['completed', null, 1]);
  expect(await partsOf()).toEqual(kept);

  // The session is what its course document and the engine say.
  expect(exam.courseInfo).toMatchObject({ code: course.code, name: course.name, creditValue: 3, totalCLO: 3 });
  expect(exam.jst?.assessments.map(({ type, percentage }) => `${type} ${percentage}%`)).toEqual(
    course.assessments.map(([type, weight]) => `${type} ${weight}`),
  );
  expect(exam.jsu?.summary.kbatCompliance).toBe('YES');
  expect(exam.rubrik?.rubriks.length).toBe(exam.pentaksiranQuestions?.tasks.length);
  // Of ten, those that the course decides.
  expect(exam.examQuestions?.questions.length).toBeGreaterThanOrEqual(9);
  expect(exam.examQuestions?.engineNotice).toContain('Mod tempatan');
});
