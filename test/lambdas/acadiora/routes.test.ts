import { describe, expect, test } from '@jest/globals';
import type { FormFile } from '../../../shared/contract.ts';
import { paperDocument } from '../../support/papers.ts';
import { reviewer } from '../../support/reviewer.ts';
import { startPipeline } from '../../support/pipeline.ts';
import { recounted } from '../../support/recount.ts';
import { gate, waitFor } from '../../support/wait.ts';
import { teacherAt } from './reviewing.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('acadiora', reviewer);

const noRemark = 'r0000000000000000';
const pdf = (name = 'kertas.pdf', content = '%PDF-1.4 kandungan'): FormFile => ({
  name,
  type: 'application/pdf',
  bytes: new TextEncoder().encode(content),
});

test("another's upload cannot be used", async () => {
  const uploadId = await teacherAt(pipeline).handIn();
  const other = teacherAt(pipeline);
  await expect(other.analyze(uploadId)).rejects.toMatchObject({ code: 'not_found' });
  const own = await other.reviewed();
  await expect(other.revise(own, uploadId)).rejects.toMatchObject({ code: 'not_found' });
  expect((await other.get(own)).status).toBe('completed');
});

describe('a request', () => {
  test('of the same ticket is one session, at once and later', async () => {
    const teacher = teacherAt(pipeline);
    const uploadId = await teacher.handIn();
    const answers = await Promise.all(Array.from({ length: 4 }, () => teacher.analyze(uploadId)));
    const [{ sessionId } = { sessionId: '' }] = answers;
    expect(new Set(answers.map((answer) => answer.sessionId)).size).toBe(1);
    await teacher.ended(sessionId);
    expect(await teacher.analyze(uploadId)).toEqual({ sessionId, status: 'completed' });
    expect((await teacher.list()).length).toBe(1);
  });

  test('of the same form is one session with one copy of its file', async () => {
    const teacher = teacherAt(pipeline);
    const answers = await Promise.all(Array.from({ length: 3 }, () => teacher.analyzeForm([pdf()])));
    expect(new Set(answers.map((answer) => answer.sessionId)).size).toBe(1);
    await teacher.ended(answers[0]?.sessionId ?? '');
    expect((await teacher.left()).filter((key) => key.startsWith('uploads/')).length).toBe(1);
  });

  test.each([
    ['two files', [pdf('a.pdf'), pdf('b.pdf')], 'invalid'],
    ['no file', [], 'invalid'],
    ['a spreadsheet', [{ ...pdf('a.xlsx', 'PK'), type: 'application/vnd.ms-excel' }], 'unsupported_type'],
    ['a text called PDF', [pdf('a.pdf', 'biasa')], 'unsupported_type'],
    ['an empty file', [pdf('a.pdf', '')], 'invalid'],
  ])('by form with %s is refused and leaves nothing', async (_, files, code) => {
    const teacher = teacherAt(pipeline);
    await expect(teacher.analyzeForm(files)).rejects.toMatchObject({ code });
    const sessionId = await teacher.reviewed();
    const before = await teacher.left();
    await expect(teacher.reviseForm(sessionId, files)).rejects.toMatchObject({ code });
    expect(await teacher.left()).toEqual(before);
  });
});

/** A finished review and the ids of its remarks. */
async function marking() {
  const teacher = teacherAt(pipeline);
  const sessionId = await teacher.reviewed();
  const { evaluation } = await teacher.get(sessionId);
  const { strengths, weaknesses, improvements } = evaluation?.evaluation.discussion ?? {
    strengths: [],
    weaknesses: [],
    improvements: [],
  };
  const ids = [...strengths, ...weaknesses, ...improvements].map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(3);
  const opinions = async () => (await teacher.get(sessionId)).opinions;
  return { teacher, sessionId, ids, opinions };
}

describe("the reader's mark on a remark", () => {
  test('is kept, changed and taken back, each remark for itself', async () => {
    const { teacher, sessionId, ids, opinions } = await marking();
    const [first = '', second = '', third = ''] = ids;
    expect(await opinions()).toEqual({});
    expect(await teacher.mark(sessionId, first, 'agree')).toEqual({ opinion: 'agree' });
    await teacher.mark(sessionId, second, 'disagree');
    await teacher.mark(sessionId, third, 'agree');
    await teacher.mark(sessionId, first, 'disagree');
    await teacher.mark(sessionId, third, null);
    await teacher.mark(sessionId, third, null);
    expect(await opinions()).toEqual({ [first]: 'disagree', [second]: 'disagree' });
  });

  test('on a remark that is not there is refused', async () => {
    const { teacher, sessionId, opinions } = await marking();
    await expect(teacher.mark(sessionId, noRemark, 'agree')).rejects.toMatchObject({
      code: 'not_found',
      message: 'Ulasan tidak dijumpai',
    });
    expect(await opinions()).toEqual({});
  });

  test('waits while the paper is reviewed again, and outlives that', async () => {
    const { teacher, sessionId, ids, opinions } = await marking();
    const [first = '', second = ''] = ids;
    await teacher.mark(sessionId, first, 'agree');
    const go = gate();
    pipeline.watchSteps(() => go.opened);
    await teacher.revise(sessionId, await teacher.handIn());
    await expect(teacher.mark(sessionId, second, 'agree')).rejects.toMatchObject({
      code: 'conflict',
      message: 'Sesi ini sedang dianalisis semula. Tunggu sehingga selesai.',
    });
    go.open();
    await teacher.ended(sessionId);
    expect(await opinions()).toEqual({ [first]: 'agree' });
  });
});

describe('a deletion', () => {
  test.each(['Plan', 'WritePart', 'CheckPart', 'Finish'])('before %s leaves nothing', async (step) => {
    const teacher = teacherAt(pipeline);
    const [reached, deleted] = [gate(), gate()];
    pipeline.watchSteps(async (name) => {
      if (name !== step) return;
      reached.open();
      await deleted.opened;
    });
    const { sessionId } = await teacher.analyze(await teacher.handIn());
    await reached.opened;
    expect(await teacher.remove(sessionId)).toEqual({ deleted: true });
    deleted.open();
    const name = `acadiora-${sessionId}-ulasan-1`;
    await waitFor('the execution to end', async () => (await pipeline.services.jobs.stateOf(name)) !== 'running');
    expect(await teacher.left()).toEqual([]);
    await expect(teacher.get(sessionId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('takes away all versions, also those whose review failed, and every mark', async () => {
    const teacher = teacherAt(pipeline);
    const sessionId = await teacher.reviewed();
    await teacher.revise(sessionId, await teacher.handIn(null, 'rosak.pdf'));
    await teacher.ended(sessionId);
    await teacher.revise(sessionId, await teacher.handIn(paperDocument(9), 'baharu.pdf'));
    const { evaluation } = await teacher.ended(sessionId);
    await teacher.mark(sessionId, evaluation?.overall.mainStrengths[0]?.id ?? '', 'agree');
    await teacher.reviseForm(sessionId, [pdf('borang.pdf')]);
    expect((await teacher.ended(sessionId)).errorMessage).toBe('borang.pdf: Tidak dapat dibaca.');
    expect((await teacher.left()).filter((key) => key.startsWith('uploads/')).length).toBe(4);
    await teacher.remove(sessionId);
    expect(await teacher.left()).toEqual([]);
  });
});

test('the counters equal a recount after a review, a revision, a failed revision, a failure and a deletion', async () => {
  // A table of its own: copied sessions are in no total.
  const fresh = await startPipeline('acadiora');
  await fresh.useModel('', reviewer());
  const teacher = teacherAt(fresh);
  const sessions: string[] = [];
  for (const text of [paperDocument(3), null, paperDocument(3)]) {
    const { sessionId } = await teacher.analyze(await teacher.handIn(text));
    await teacher.ended(sessionId);
    sessions.push(sessionId);
  }
  const [one = '', , gone = ''] = sessions;
  for (const text of [paperDocument(9), null]) {
    await teacher.revise(one, await teacher.handIn(text));
    expect((await recounted(fresh.table)).drifts).toEqual([]);
    await teacher.ended(one);
  }
  await teacher.remove(gone);
  const { drifts, sessions: counted } = await recounted(fresh.table);
  const documents = (await teacher.row(one))?.counted.documents;
  await fresh.stop();
  expect([drifts, counted, documents]).toEqual([[], 2, 2]);
});
