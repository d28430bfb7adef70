import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { statisticsHandlers } from '../../../lambdas/statistics/routes.ts';
import type { FormFile } from '../../../shared/contract.ts';
import { paperDocument } from '../../support/papers.ts';
import { type Pipeline, startPipeline } from '../../support/pipeline.ts';
import { reviewer } from '../../support/reviewer.ts';
import { gate, waitFor } from '../../support/wait.ts';
import { type Teacher, teacherAt } from './reviewing.ts';

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline('acadiora');
});
afterAll(() => pipeline.stop());
beforeEach(async () => {
  pipeline.watchSteps();
  await pipeline.useModel('', reviewer());
});

const unknown = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const noRemark = 'r0000000000000000';
const pdf = (name = 'kertas.pdf', content = '%PDF-1.4 kandungan'): FormFile => ({
  name,
  type: 'application/pdf',
  bytes: new TextEncoder().encode(content),
});

describe('another teacher', () => {
  let sessionId = '';
  beforeAll(async () => {
    await pipeline.useModel('', reviewer());
    sessionId = await teacherAt(pipeline).reviewed();
  });

  test.each<[string, (other: Teacher, id: string) => Promise<unknown>]>([
    ['get', (other, id) => other.get(id)],
    ['status', (other, id) => other.status(id)],
    ['retry', (other, id) => other.retry(id)],
    ['delete', (other, id) => other.remove(id)],
    ['mark', (other, id) => other.mark(id, noRemark, 'agree')],
    ['revise', async (other, id) => other.revise(id, await other.handIn())],
    ['revise by form', (other, id) => other.reviseForm(id, [pdf()])],
  ])('cannot %s a session, and is told that there is none', async (_, call) => {
    const other = teacherAt(pipeline);
    await expect(call(other, sessionId)).rejects.toMatchObject({ code: 'not_found', message: 'Sesi tidak dijumpai' });
    await expect(call(other, unknown)).rejects.toMatchObject({ code: 'not_found', message: 'Sesi tidak dijumpai' });
    expect(await other.list()).toEqual([]);
  });

  test("cannot use another's upload", async () => {
    const uploadId = await teacherAt(pipeline).handIn();
    const other = teacherAt(pipeline);
    await expect(other.analyze(uploadId)).rejects.toMatchObject({ code: 'not_found' });
    const own = await other.reviewed();
    await expect(other.revise(own, uploadId)).rejects.toMatchObject({ code: 'not_found' });
    expect((await other.get(own)).status).toBe('completed');
  });
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

/** ACADIORA's figures of a teacher. */
const statsOf = ({ sub }: Teacher) => {
  const context = { cookies: {}, query: undefined, body: undefined, form: undefined };
  const caller = { sub, email: '', name: '', picture: null, tokenId: '', expiresAt: 0, isAdmin: false };
  return statisticsHandlers({ table: pipeline.table }).moduleStats({
    ...context,
    caller,
    params: { module: 'acadiora' },
  });
};

/** Told from the sessions themselves, as the counters should be. */
async function recount(teacher: Teacher) {
  const rows = await Promise.all((await teacher.list()).map(({ id }) => teacher.row(id)));
  const by = (status: string): number => rows.filter((row) => row?.status === status).length;
  return {
    totalSessions: rows.length,
    processing: by('processing'),
    completed: by('completed'),
    failed: by('failed'),
    totalDocuments: rows.reduce((sum, row) => sum + (row?.counted.documents ?? 0), 0),
  };
}

describe('the counters', () => {
  test('equal a recount after a review, a revision, a failed revision, a failure and a deletion', async () => {
    const teacher = teacherAt(pipeline);
    const check = async (documents: number) => {
      const counted = await recount(teacher);
      expect(await statsOf(teacher)).toMatchObject({
        totalSessions: counted.totalSessions,
        processing: counted.processing,
        completed: counted.completed,
        failed: counted.failed,
      });
      const profile = (await pipeline.store.rows()).find(
        ({ PK, SK }) => PK === `USER#${teacher.sub}` && SK === 'PROFILE',
      );
      expect([profile?.['acadioraDocuments'], counted.totalDocuments]).toEqual([documents, documents]);
    };
    const one = await teacher.reviewed();
    await check(1);
    await teacher.revise(one, await teacher.handIn(paperDocument(9)));
    await check(1);
    await teacher.ended(one);
    await check(2);
    await teacher.revise(one, await teacher.handIn(null));
    await teacher.ended(one);
    await check(2);
    const { sessionId: two } = await teacher.analyze(await teacher.handIn(null));
    await teacher.ended(two);
    await check(2);
    const { sessionId: three } = await teacher.analyze(await teacher.handIn());
    await teacher.ended(three);
    await check(3);
    await teacher.remove(one);
    await check(1);
    await teacher.remove(two);
    await teacher.remove(three);
    await check(0);
  });
});
