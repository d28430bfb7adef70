import { describe, expect, test } from '@jest/globals';
import { failureTexts } from '../../../lambdas/platform/jobs/failure.ts';
import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import type { Session } from '../../../shared/acadiora/schemas.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { paperDocument } from '../../support/papers.ts';
import { dataIn, honestAnswer, type Question, reviewer } from '../../support/reviewer.ts';
import { gate } from '../../support/wait.ts';
import { teacherAt } from './reviewing.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('acadiora', reviewer);

const added = 'Batasan kajian ialah sampel yang kecil dan hanya melibatkan sebuah daerah.';

/** The short paper with a sentence more at its end. */
const mended = (): SourceDocument => {
  const document = paperDocument(3);
  const n = document.blocks.length + 1;
  return { ...document, blocks: [...document.blocks, { n, page: 3, kind: 'paragraph', text: added }] };
};
const addedAt = String(mended().blocks.length);

interface Earlier {
  id: string;
  text: string;
  quote: string;
}

/** Says of every earlier remark that it is settled, and names this place. */
const boaster =
  (ref: string) =>
  ({ about, paper, request }: Question) =>
    criterionKeys
      .filter((key) => key === about)
      .map((key) => ({
        ...honestAnswer(key, paper),
        earlier: ((dataIn(request, 'terdahulu') ?? []) as Earlier[]).map(({ id }) => ({
          id,
          status: 'selesai',
          reason: 'Sudah dibaiki.',
          at: [ref],
        })),
      }))[0];

const judgedStatuses = ({ evaluation }: Session) =>
  new Set(evaluation?.revision?.remarks.flatMap(({ remark, status }) => (remark.source === 'judged' ? [status] : [])));

/** What must be as it was after a revision that came to nothing. */
const standing = ({ status, result, evaluation, documents, documentName, opinions }: Session) => ({
  status,
  result,
  evaluation,
  documents,
  documentName,
  opinions,
});

describe('a revised version', () => {
  test('is reviewed in the same session, and says whether every earlier remark is settled', async () => {
    const teacher = teacherAt(pipeline);
    const sessionId = await teacher.reviewed();
    const before = await teacher.get(sessionId);
    await pipeline.useModel('', reviewer(boaster(addedAt)));
    const uploadId = await teacher.handIn(mended(), 'baharu.pdf');
    expect(await teacher.revise(sessionId, uploadId)).toEqual({ sessionId, status: 'processing' });
    const session = await teacher.ended(sessionId);
    expect(session).toMatchObject({ status: 'completed', errorMessage: null, documentName: 'baharu.pdf' });
    expect(session.result?.round).toBe(2);
    expect(session.documents.map(({ name }) => name)).toEqual(['kertas.pdf', 'baharu.pdf']);
    const { revision, round, overall } = session.evaluation ?? {};
    expect(round).toBe(2);
    expect(revision?.before).toEqual({
      documentName: 'kertas.pdf',
      totalScore: before.evaluation?.overall.totalScore,
      grade: before.evaluation?.overall.grade,
      reviewedAt: before.evaluation?.reviewedAt,
    });
    expect(revision?.scoreChange).toBeCloseTo(
      (overall?.totalScore ?? 0) - (before.evaluation?.overall.totalScore ?? 0),
      6,
    );
    const entries = Object.values(before.evaluation?.evaluation ?? {});
    const wanted = entries.flatMap(({ weaknesses, improvements }) => [
      ...weaknesses.map(({ id }) => id),
      ...improvements.flatMap(({ id, source }) => (source === 'judged' ? [id] : [])),
    ]);
    expect(revision?.remarks.map(({ remark }) => remark.id).toSorted()).toEqual(wanted.toSorted());
    expect(judgedStatuses(session)).toEqual(new Set(['selesai']));
    const shown = revision?.remarks.filter(({ remark }) => remark.source === 'judged') ?? [];
    expect(new Set(shown.map(({ evidence }) => JSON.stringify(evidence)))).toEqual(
      new Set([JSON.stringify({ at: [addedAt], quote: added, place: 'Muka surat 3' })]),
    );
  });

  test('that is the same paper has mended nothing and changes the score by 0, whatever the model claims', async () => {
    const teacher = teacherAt(pipeline);
    const sessionId = await teacher.reviewed();
    await pipeline.useModel('', reviewer(boaster('7')));
    await teacher.revise(sessionId, await teacher.handIn());
    const session = await teacher.ended(sessionId);
    expect(session.evaluation?.revision?.scoreChange).toBe(0);
    expect(session.evaluation?.revision?.remarks.map(({ status }) => status)).not.toContain('selesai');
    expect(judgedStatuses(session)).toEqual(new Set(['belum']));
  });

  test('shows the review before while it is under way', async () => {
    const teacher = teacherAt(pipeline);
    const sessionId = await teacher.reviewed();
    const before = await teacher.get(sessionId);
    const [reached, go] = [gate(), gate()];
    pipeline.watchSteps(async (step) => {
      if (step !== 'Finish') return;
      reached.open();
      await go.opened;
    });
    await teacher.revise(sessionId, await teacher.handIn(mended()));
    const reading = await teacher.status(sessionId);
    expect(reading.progress?.step).toBe('reading');
    await reached.opened;
    const under = await teacher.get(sessionId);
    expect([under.status, under.evaluation, under.result]).toEqual(['processing', before.evaluation, before.result]);
    expect(under.progress).toMatchObject({ step: 'finishing' });
    go.open();
    expect((await teacher.ended(sessionId)).evaluation?.round).toBe(2);
  });
});

describe('a revision that fails', () => {
  test.each([
    ['cannot be read', '', null, 'baharu.pdf: Tidak dapat dibaca.'],
    ['cannot be reviewed', 'invalid@acadiora.metadata', paperDocument(2), failureTexts.noAnswer],
  ])('because the paper %s keeps the review before and says why', async (_, fault, text, message) => {
    const teacher = teacherAt(pipeline);
    const sessionId = await teacher.reviewed();
    const before = await teacher.get(sessionId);
    await pipeline.useModel(fault, reviewer());
    await teacher.revise(sessionId, await teacher.handIn(text, 'baharu.pdf'));
    const after = await teacher.ended(sessionId);
    expect(after.errorMessage).toBe(message);
    expect(standing(after)).toEqual(standing(before));
    expect(await teacher.retry(sessionId)).toEqual({ sessionId, status: 'completed' });
  });

  test('in its very last moment leaves nothing that another version would be shown by', async () => {
    const teacher = teacherAt(pipeline);
    const sessionId = await teacher.reviewed();
    const before = await teacher.get(sessionId);
    // Its review is kept, but what would complete the session never comes through; that the attempt has failed does.
    const transact = pipeline.table.transact.bind(pipeline.table);
    pipeline.table.transact = async (writes) => {
      if (JSON.stringify(writes).includes('"status":"completed"')) throw new Error('Killed');
      return transact(writes);
    };
    pipeline.watchSteps(async (step) => {
      if (step === 'MarkFailed') pipeline.table.transact = transact;
    });
    await teacher.revise(sessionId, await teacher.handIn(mended(), 'malang.pdf'));
    const after = await teacher.ended(sessionId);
    expect((await teacher.left()).filter((key) => key.includes('#evaluation#')).length).toBe(2);
    expect(standing(after)).toEqual(standing(before));

    await teacher.revise(sessionId, await teacher.handIn(paperDocument(2), 'lain.pdf'));
    const session = await teacher.ended(sessionId);
    expect(session.evaluation).toMatchObject({ documentName: 'lain.pdf', round: 2 });
    expect(session.evaluation?.revision?.before.documentName).toBe('kertas.pdf');
  });
});
