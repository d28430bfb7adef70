import { beforeEach, describe, expect, test } from '@jest/globals';
import type { FormFile } from '../../../shared/contract.ts';
import { paperDocument } from '../../support/papers.ts';
import { reviewer } from '../../support/reviewer.ts';
import { gate } from '../../support/wait.ts';
import { teacherAt } from './reviewing.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('acadiora', reviewer);
beforeEach(async () => {
  pipeline.readForms(paperDocument(2));
});

const busy = {
  code: 'conflict',
  message: 'Sesi ini sedang dianalisis. Tunggu sehingga selesai, kemudian cuba lagi.',
};

describe('asking for a revision', () => {
  test('with the same ticket is one revision, at once and later', async () => {
    const teacher = teacherAt(pipeline);
    const sessionId = await teacher.reviewed();
    const uploadId = await teacher.handIn(paperDocument(2));
    const answers = await Promise.all(Array.from({ length: 4 }, () => teacher.revise(sessionId, uploadId)));
    expect(new Set(answers.map((answer) => answer.sessionId))).toEqual(new Set([sessionId]));
    expect((await teacher.ended(sessionId)).evaluation?.round).toBe(2);
    expect(await teacher.revise(sessionId, uploadId)).toEqual({ sessionId, status: 'completed' });
    expect((await teacher.row(sessionId))?.jobs['reading']?.attempt).toBe(2);
  });

  test('with another version while one is under way is refused, and does not seem to be taken', async () => {
    const teacher = teacherAt(pipeline);
    const sessionId = await teacher.reviewed();
    const go = gate();
    pipeline.watchSteps(() => go.opened);
    await teacher.revise(sessionId, await teacher.handIn(paperDocument(2), 'dua.pdf'));
    await expect(teacher.revise(sessionId, await teacher.handIn(paperDocument(2), 'tiga.pdf'))).rejects.toMatchObject(
      busy,
    );
    go.open();
    expect((await teacher.ended(sessionId)).documents.map(({ name }) => name)).toEqual(['kertas.pdf', 'dua.pdf']);
  });

  test('of a session whose first review failed is refused: that is tried again first', async () => {
    const teacher = teacherAt(pipeline);
    const { sessionId } = await teacher.analyze(await teacher.handIn(null));
    await teacher.ended(sessionId);
    await expect(teacher.revise(sessionId, await teacher.handIn())).rejects.toMatchObject({ code: 'conflict' });
  });

  test('with two files or none is refused', async () => {
    const teacher = teacherAt(pipeline);
    const sessionId = await teacher.reviewed();
    const two = [await teacher.handIn(undefined, 'a.pdf'), await teacher.handIn(undefined, 'b.pdf')];
    await expect(teacher.revise(sessionId, ...two)).rejects.toMatchObject({ code: 'invalid' });
    await expect(teacher.revise(sessionId)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('over the daily quota is refused and changes nothing', async () => {
    const teacher = teacherAt(pipeline);
    const sessionId = await teacher.reviewed();
    const before = await teacher.get(sessionId);
    const limited = teacherAt(pipeline, { dailyQuota: 1 }, teacher.sub);
    await expect(limited.revise(sessionId, await teacher.handIn())).rejects.toMatchObject({
      code: 'quota',
      message: expect.stringMatching(/^Had harian 1 /),
    });
    expect(await teacher.get(sessionId)).toEqual(before);
  });

  test('for the eleventh version is refused', async () => {
    const teacher = teacherAt(pipeline);
    const sessionId = await teacher.reviewed();
    for (let version = 2; version <= 10; version++) {
      await teacher.revise(sessionId, await teacher.handIn(paperDocument(1), `versi-${version}.pdf`));
      expect((await teacher.ended(sessionId)).evaluation?.round).toBe(version);
    }
    await expect(teacher.revise(sessionId, await teacher.handIn())).rejects.toMatchObject({
      code: 'conflict',
      message: 'Satu sesi menerima paling banyak 10 versi. Cipta sesi baharu.',
    });
  });
});

/** A form of one file. */
const formOf = (text: string, name = 'b.pdf'): FormFile[] => [
  { name, type: 'application/pdf', bytes: new TextEncoder().encode(`%PDF-1.4 ${text}`) },
];

/** Files that a teacher's sessions hold. */
const uploadsOf = async (teacher: ReturnType<typeof teacherAt>): Promise<number> =>
  (await teacher.left()).filter((key) => key.startsWith('uploads/')).length;

describe('asking for a revision by form', () => {
  test('with the same file at once is one revision with one copy of it', async () => {
    const teacher = teacherAt(pipeline);
    const sessionId = await teacher.reviewed();
    await Promise.all(Array.from({ length: 3 }, () => teacher.reviseForm(sessionId, formOf('dua'))));
    await teacher.ended(sessionId);
    expect((await teacher.row(sessionId))?.jobs['reading']?.attempt).toBe(2);
    expect(await uploadsOf(teacher)).toBe(2);
  });

  test('with the file of the last version, after its review has ended, buys no other', async () => {
    const teacher = teacherAt(pipeline);
    const sessionId = await teacher.reviewed();
    await teacher.reviseForm(sessionId, formOf('dua'));
    expect((await teacher.ended(sessionId)).evaluation?.round).toBe(2);
    const before = await teacher.get(sessionId);
    expect(await teacher.reviseForm(sessionId, formOf('dua', 'nama-lain.pdf'))).toEqual({
      sessionId,
      status: 'completed',
    });
    expect(await teacher.get(sessionId)).toEqual(before);
    expect([(await teacher.row(sessionId))?.jobs['reading']?.attempt, await uploadsOf(teacher)]).toEqual([2, 2]);
    expect(JSON.stringify(before.documents)).not.toContain('digest');
  });

  test('with the same file after it failed tries it again', async () => {
    const teacher = teacherAt(pipeline);
    const sessionId = await teacher.reviewed();
    pipeline.readForms(null);
    await teacher.reviseForm(sessionId, formOf('dua'));
    expect((await teacher.ended(sessionId)).errorMessage).toBe('b.pdf: Tidak dapat dibaca.');
    pipeline.readForms(paperDocument(2));
    await teacher.reviseForm(sessionId, formOf('dua'));
    expect((await teacher.ended(sessionId)).evaluation?.round).toBe(2);
  });

  test('with a different file while a version is under way is refused, leaves no copy and does not seem to be taken', async () => {
    const teacher = teacherAt(pipeline);
    const sessionId = await teacher.reviewed();
    const go = gate();
    pipeline.watchSteps(() => go.opened);
    await teacher.reviseForm(sessionId, formOf('dua', 'dua.pdf'));
    await expect(teacher.reviseForm(sessionId, formOf('tiga', 'tiga.pdf'))).rejects.toMatchObject(busy);
    expect(await teacher.reviseForm(sessionId, formOf('dua', 'dua.pdf'))).toEqual({ sessionId, status: 'processing' });
    go.open();
    expect((await teacher.ended(sessionId)).documents.map(({ name }) => name)).toEqual(['kertas.pdf', 'dua.pdf']);
    expect(await uploadsOf(teacher)).toBe(2);
  });
});
