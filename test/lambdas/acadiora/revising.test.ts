import { describe, expect, test } from '@jest/globals';
import { failureTexts } from '../../../lambdas/platform/jobs/failure.ts';
import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import type { Session } from '../../../shared/acadiora/schemas.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { withPipeline } from '../../support/hooks.ts';
import { paperDocument, paperTitle } from '../../support/papers.ts';
import { bareRegister, dataIn, honestAnswer, type Question, reviewer } from '../../support/reviewer.ts';
import { gate } from '../../support/wait.ts';
import { teacherAt } from './reviewing.ts';

const pipeline = withPipeline('acadiora', reviewer);

/** A teacher with a finished review, its session as it is before anything else, and how they ask for a revision. */
async function reviewed() {
  const teacher = teacherAt(pipeline);
  const sessionId = await teacher.reviewed();
  return {
    teacher,
    sessionId,
    before: await teacher.get(sessionId),
    revise: async (text: SourceDocument | null = paperDocument(2), name = 'baharu.pdf') =>
      teacher.revise(sessionId, await teacher.handIn(text, name)),
    ended: () => teacher.ended(sessionId),
    attempts: async () => (await teacher.row(sessionId))?.jobs['reading']?.attempt,
    uploads: async () => (await teacher.left()).filter((key) => key.startsWith('uploads/')).length,
  };
}

/** A click that hands in this version, to be repeated. */
async function clickOf({ teacher, sessionId }: Awaited<ReturnType<typeof reviewed>>, name: string) {
  const uploadId = await teacher.handIn(paperDocument(2), name);
  return () => teacher.revise(sessionId, uploadId);
}

describe('asking for a revision', () => {
  test('again is one revision with one copy of its file, at once and later', async () => {
    const one = await reviewed();
    const { sessionId } = one;
    const click = await clickOf(one, 'dua.pdf');
    const answers = await Promise.all([click(), click(), click()]);
    expect(answers.map((answer) => answer.sessionId)).toEqual([sessionId, sessionId, sessionId]);
    const after = await one.ended();
    expect(after.evaluation?.round).toBe(2);
    expect(await click()).toEqual({ sessionId, status: 'completed' });
    expect(await one.ended()).toEqual(after);
    expect([await one.attempts(), await one.uploads()]).toEqual([2, 2]);
  });

  test('while another version is under way is refused and does not seem to be taken', async () => {
    const one = await reviewed();
    const [first, other] = [await clickOf(one, 'dua.pdf'), await clickOf(one, 'tiga.pdf')];
    const go = gate();
    pipeline.watchSteps(() => go.opened);
    await first();
    await expect(other()).rejects.toMatchObject({
      code: 'conflict',
      message: 'Sesi ini sedang dianalisis. Tunggu sehingga selesai, kemudian cuba lagi.',
    });
    expect((await first()).status).toBe('processing');
    go.open();
    expect((await one.ended()).documents.map(({ name }) => name)).toEqual(['kertas.pdf', 'dua.pdf']);
  });
});

test('a revision of a session whose first review failed is refused: that is tried again first', async () => {
  const teacher = teacherAt(pipeline);
  const { sessionId } = await teacher.analyze(await teacher.handIn(null));
  await teacher.ended(sessionId);
  await expect(teacher.revise(sessionId, await teacher.handIn())).rejects.toMatchObject({ code: 'conflict' });
});

test('a session takes ten versions', async () => {
  const { revise, ended } = await reviewed();
  for (let version = 2; version <= 10; version++) {
    await revise(paperDocument(1), `versi-${version}.pdf`);
    expect((await ended()).evaluation?.round).toBe(version);
  }
  await expect(revise()).rejects.toMatchObject({
    code: 'conflict',
    message: 'Satu sesi menerima paling banyak 10 versi. Cipta sesi baharu.',
  });
});

const added = 'Batasan kajian ialah sampel yang kecil dan hanya melibatkan sebuah daerah.';

/** The short paper with a sentence more at its end. */
const mended = (): SourceDocument => {
  const document = paperDocument(3);
  const n = document.blocks.length + 1;
  return { ...document, blocks: [...document.blocks, { n, page: 3, kind: 'paragraph', text: added }] };
};
const addedAt = String(mended().blocks.length);

/** Says of every earlier remark that it is settled, and names this place. */
const boaster =
  (ref: string) =>
  ({ about, paper, request }: Question) =>
    criterionKeys
      .filter((key) => key === about)
      .map((key) => ({
        ...honestAnswer(key, paper),
        earlier: ((dataIn(request, 'terdahulu') ?? []) as { id: string }[]).map(({ id }) => ({
          id,
          status: 'selesai',
          reason: 'Sudah dibaiki.',
          at: [ref],
        })),
      }))[0];

/** Reads the paper's title. */
const titled = ({ about }: Question) =>
  about === 'register' ? { ...bareRegister, title: { value: paperTitle, at: ['1'] } } : undefined;

const judgedIn = ({ evaluation }: Session) =>
  evaluation?.revision?.remarks.filter(({ remark }) => remark.source === 'judged') ?? [];

describe('a revised version', () => {
  test('is reviewed in the same session, and says whether every earlier remark is settled', async () => {
    const { before, sessionId, revise, ended } = await reviewed();
    await pipeline.useModel('', reviewer(boaster(addedAt)));
    expect(await revise(mended())).toEqual({ sessionId, status: 'processing' });
    const session = await ended();
    expect(session).toMatchObject({
      status: 'completed',
      errorMessage: null,
      documentName: 'baharu.pdf',
      result: { round: 2 },
      documents: [{ name: 'kertas.pdf' }, { name: 'baharu.pdf' }],
      evaluation: { round: 2 },
    });
    const { revision } = session.evaluation ?? {};
    const { totalScore = 0, grade } = before.evaluation?.overall ?? {};
    const { reviewedAt } = before.evaluation ?? {};
    expect(revision?.before).toEqual({ documentName: 'kertas.pdf', totalScore, grade, reviewedAt });
    const wanted = Object.values(before.evaluation?.evaluation ?? {}).flatMap(({ weaknesses, improvements }) => [
      ...weaknesses.map(({ id }) => id),
      ...improvements.flatMap(({ id, source }) => (source === 'judged' ? [id] : [])),
    ]);
    expect(revision?.remarks.map(({ remark }) => remark.id).toSorted()).toEqual(wanted.toSorted());
    const evidence = { at: [addedAt], quote: added, place: 'Muka surat 3' };
    const judged = judgedIn(session);
    expect(judged.length).toBeGreaterThan(0);
    expect(judged).toEqual(judged.map((one) => ({ ...one, status: 'selesai', evidence })));
  });

  test('that is the same paper has mended nothing and changes the score by 0, whatever the model claims', async () => {
    const { before, revise, ended } = await reviewed();
    await pipeline.useModel('', reviewer(boaster('7')));
    await revise(paperDocument(3));
    const session = await ended();
    expect(session.evaluation?.overall.totalScore).toBe(before.evaluation?.overall.totalScore);
    expect(session.evaluation?.revision?.remarks.map(({ status }) => status)).not.toContain('selesai');
    expect(new Set(judgedIn(session).map(({ status }) => status))).toEqual(new Set(['belum']));
  });

  test('with another title is taken only where that is said; the review before stays', async () => {
    await pipeline.useModel('', reviewer(titled));
    const teacher = teacherAt(pipeline);
    const { sessionId } = await teacher.analyze(await teacher.handIn());
    const before = await teacher.ended(sessionId);
    const document = mended();
    const blocks = document.blocks.map((block) =>
      'text' in block && block.text.includes(paperTitle) ? { ...block, text: 'Geografi Fizikal Lembah' } : block,
    );
    await teacher.revise(sessionId, await teacher.handIn({ ...document, blocks }));
    const refused = await teacher.ended(sessionId);
    expect(refused.errorMessage).toContain(`Tajuk berbeza: “${paperTitle}”`);
    expect([refused.evaluation?.round, refused.documents]).toEqual([1, before.documents]);
    await teacher.retitle(sessionId, await teacher.handIn({ ...document, blocks }));
    expect((await teacher.ended(sessionId)).evaluation?.round).toBe(2);
    await teacher.correct(sessionId, { title: null, author: null, year: null, wrong: [], rows: {} });
    expect((await teacher.ended(sessionId)).errorMessage).toBeNull();
  });

  test('shows the review before while it is under way', async () => {
    const { teacher, sessionId, before, revise, ended } = await reviewed();
    const [reached, go] = [gate(), gate()];
    pipeline.watchSteps(async (step) => {
      if (step !== 'Finish') return;
      reached.open();
      await go.opened;
    });
    await revise(mended());
    expect((await teacher.status(sessionId)).progress?.step).toBe('reading');
    await reached.opened;
    const { evaluation, result } = before;
    expect(await teacher.get(sessionId)).toMatchObject({
      status: 'processing',
      evaluation,
      result,
      progress: { step: 'finishing' },
    });
    go.open();
    expect((await ended()).evaluation?.round).toBe(2);
  });
});

describe('a revision that fails', () => {
  test.each([
    ['cannot be read', '', null, 'baharu.pdf: Tidak dapat dibaca.'],
    ['cannot be reviewed', 'invalid@acadiora.register', paperDocument(2), failureTexts.noAnswer],
  ])('because the paper %s keeps the review before and says why', async (_, fault, text, errorMessage) => {
    const { teacher, sessionId, before, revise, ended } = await reviewed();
    await pipeline.useModel(fault, reviewer());
    await revise(text);
    expect(await ended()).toEqual({ ...before, seconds: undefined, errorMessage });
    expect(await teacher.retry(sessionId)).toEqual({ sessionId, status: 'completed' });
  });

  test('in its very last moment leaves nothing that another version would be shown by', async () => {
    const { teacher, before, revise, ended } = await reviewed();
    // Its review is kept, but what would complete the session never comes through; that the attempt has failed does.
    const transact = pipeline.table.transact.bind(pipeline.table);
    pipeline.table.transact = async (writes) => {
      if (JSON.stringify(writes).includes('"status":"completed"')) throw new Error('Killed');
      return transact(writes);
    };
    pipeline.watchSteps(async (step) => {
      if (step === 'MarkFailed') pipeline.table.transact = transact;
    });
    await revise(mended(), 'malang.pdf');
    expect(await ended()).toEqual({ ...before, seconds: undefined, errorMessage: expect.any(String) });
    expect((await teacher.left()).filter((key) => key.includes('#evaluation#'))).toHaveLength(2);

    await revise(paperDocument(2), 'lain.pdf');
    expect((await ended()).evaluation).toMatchObject({
      documentName: 'lain.pdf',
      round: 2,
      revision: { before: { documentName: 'kertas.pdf' } },
    });
  });
});
