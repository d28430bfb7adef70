import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { kinds, paperOf } from '../../../lambdas/acadiora/store.ts';
import { failureTexts } from '../../../lambdas/platform/jobs/failure.ts';
import { keys } from '../../../lambdas/platform/storage/keys.ts';
import { namedFacts } from '../../../shared/acadiora/correcting.ts';
import type { Evaluation } from '../../../shared/acadiora/schemas.ts';
import { withPipeline } from '../../support/hooks.ts';
import { paperDocument } from '../../support/papers.ts';
import { startPipeline } from '../../support/pipeline.ts';
import { recounted } from '../../../lambdas/admin/recount.ts';
import { documentOf } from '../../support/blocks.ts';
import { bareAnswer, bareRegister, dataIn, honestAnswer, reviewer } from '../../support/reviewer.ts';
import { gate, waitFor } from '../../support/wait.ts';
import { teacherAt } from './reviewing.ts';

const pipeline = withPipeline('acadiora', reviewer);

test.each([
  ['two files', ['a.pdf', 'b.pdf'], { code: 'invalid' }],
  ['no file', [], { code: 'invalid', message: 'Sila pilih fail dokumen' }],
  ['a spreadsheet', ['a.xlsx'], { code: 'unsupported_type' }],
])('a form with %s is refused and leaves nothing', async (_, names, refusal) => {
  const teacher = teacherAt(pipeline);
  const bytes = new TextEncoder().encode('%PDF-1.4');
  const files = names.map((name) => ({ name, type: '', bytes }));
  await expect(teacher.analyzeForm(files)).rejects.toMatchObject(refusal);
  expect(await teacher.left()).toEqual([]);
});

const noCorrections = { title: null, author: null, year: null, wrong: [], rows: {} };

test("the author's corrections wait while the paper is reviewed again", async () => {
  const teacher = teacherAt(pipeline);
  const sessionId = await teacher.reviewed();
  const go = gate();
  pipeline.watchSteps(() => go.opened);
  await teacher.revise(sessionId, await teacher.handIn());
  const [answer] = await Promise.allSettled([teacher.correct(sessionId, noCorrections)]);
  go.open();
  const message = 'Sesi ini sedang dianalisis. Tunggu sehingga selesai, kemudian cuba lagi.';
  expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'conflict', message } });
  await teacher.ended(sessionId);
});

test.each([
  ['tests_1', { p: '7' }, 'Nilai p yang ditulis tidak sah: p ialah nombor antara 0 dan 1'],
  ['tests_1', { df: 'dua' }, 'Pembetulan pada "Darjah kebebasan" tidak sah'],
])('a correction of %s that does not fit, %j, is refused by the name of its field', async (id, own, message) => {
  const teacher = teacherAt(pipeline);
  const sessionId = await teacher.reviewed();
  const refusal = { code: 'invalid', message: expect.stringContaining(message) };
  await expect(teacher.correct(sessionId, { ...noCorrections, rows: { [id]: own } })).rejects.toMatchObject(refusal);
});

const textsOf = ({ evaluation }: Evaluation): string =>
  JSON.stringify([evaluation.methodology.weaknesses, evaluation.technical, evaluation.literatureReview]);

test("the author's corrections change the facts, the remarks that follow from them and the look, and ask no criterion again", async () => {
  const teacher = teacherAt(pipeline);
  const paper = documentOf(readFileSync(new URL('../../eval/papers/survey.txt', import.meta.url), 'utf8'));
  const samples = [
    { who: 'guru', role: 'analysed', n: 212, at: ['6'] },
    { who: 'guru', role: 'analysed', n: 221, at: ['19'] },
  ];
  const model = reviewer(({ about }) => (about === 'register' ? { ...bareRegister, samples } : undefined));
  await pipeline.useModel('', model);
  const { sessionId } = await teacher.analyze(await teacher.handIn(paper));
  const ended = async (): Promise<Evaluation> => {
    const { evaluation } = await teacher.ended(sessionId);
    if (evaluation === null) throw new Error('No review');
    return evaluation;
  };
  const first = await ended();
  expect(textsOf(first)).toMatch(/212 di satu tempat dan 221.*Halimahtun/s);
  const wrong = namedFacts(first.facts).flatMap(({ name }) => (name.includes('Halimahtun') ? [name] : []));
  expect(wrong).toHaveLength(1);
  let told: unknown = null;
  await pipeline.useModel(
    '',
    reviewer(({ request }) => {
      told = dataIn(request, 'pembetulan');
      return undefined;
    }),
  );
  const rows = { samples_2: { n: 212 } };
  await teacher.correct(sessionId, { ...noCorrections, title: 'Tajuk Sebenar', year: 2030, wrong, rows });
  const second = await ended();
  expect(pipeline.attempts.map(({ promptId }) => promptId)).toEqual(['acadiora.overall']);
  expect(second.metadata).toMatchObject({ title: 'Tajuk Sebenar', year: 2030, author: first.metadata.author });
  expect(second.metadata.evidence.title).toBeNull();
  expect(second.facts.citations).toMatchObject({ notListed: [], recentPercent: 0 });
  expect(textsOf(second)).not.toMatch(/dan 221|Halimahtun \(2019\)/);
  expect(second.register.find(({ id }) => id === 'samples_2')?.state).toBe('lecturer');
  expect(second.corrections?.wrong).toEqual(wrong);
  const row = { dibaca: expect.stringContaining('Bilangan: 221'), kini: expect.stringContaining('Bilangan: 212') };
  expect(told).toMatchObject({ title: 'Tajuk Sebenar', wrong, rows: [row] });

  await teacher.correct(sessionId, noCorrections);
  const { facts, metadata } = await ended();
  expect([facts, metadata]).toEqual([first.facts, first.metadata]);

  // The next version keeps them.
  await teacher.correct(sessionId, { ...noCorrections, title: 'Tajuk Sebenar' });
  await ended();
  await teacher.revise(sessionId, await teacher.handIn(paper));
  expect(await ended()).toMatchObject({ round: 2, metadata: { title: 'Tajuk Sebenar' } });
});

test("the author's reason against a remark stands wherever the remark does, moves no score, and is taken back", async () => {
  const teacher = teacherAt(pipeline);
  const sessionId = await teacher.reviewed();
  const read = async () => (await teacher.get(sessionId)).evaluation;
  const before = await read();
  const id = before?.overall.criticalImprovements[0]?.id ?? '';
  const places = JSON.stringify(before).split(id).length;
  await teacher.answer(sessionId, id, 'Had halaman jurnal.');
  const after = JSON.stringify(await read());
  expect(after.split('"disagreed":"Had halaman jurnal."')).toHaveLength(places);
  expect(JSON.parse(after.replaceAll(',"disagreed":"Had halaman jurnal."', ''))).toEqual(before);
  // The same paper again has the same remark.
  await teacher.revise(sessionId, await teacher.handIn());
  expect((await teacher.ended(sessionId)).evaluation?.overall.criticalImprovements[0]).toMatchObject({
    id,
    disagreed: 'Had halaman jurnal.',
  });
  await teacher.answer(sessionId, id, null);
  expect(JSON.stringify(await read())).not.toContain('disagreed');
  // Of two at once both are kept.
  const ids = [...new Set(JSON.stringify(await read()).match(/\br[0-9a-f]{16}\b/g))].slice(0, 2);
  await Promise.all(ids.map((each) => teacher.answer(sessionId, each, `Sebab ${each}.`)));
  const kept = JSON.stringify(await read());
  expect(ids.map((each) => kept.includes(`"disagreed":"Sebab ${each}."`))).toEqual([true, true]);
  const unknown = teacher.answer(sessionId, 'r0000000000000000', 'Tidak benar.');
  await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
});

test('a remark that names what the paper does not have is asked for again alone, and falls where that brings nothing', async () => {
  const text = 'Jadual 99 tidak dihuraikan.';
  for (const better of ['Jadual itu tidak dihuraikan.', text]) {
    await pipeline.useModel(
      '',
      reviewer(({ about, paper }) => {
        if (about !== 'findings') return undefined;
        const [weakness] = honestAnswer('findings', paper).weaknesses;
        // Asked for alone it comes without the paper.
        return paper === null
          ? { 'weaknesses.0.text': better }
          : { ...bareAnswer('findings'), weaknesses: [{ ...weakness, text }] };
      }),
    );
    const teacher = teacherAt(pipeline);
    const { sessionId } = await teacher.analyze(await teacher.handIn());
    const { evaluation } = await teacher.ended(sessionId);
    const shown = evaluation?.evaluation.findings.weaknesses.map((one) => one.text);
    const fallen = evaluation?.fallen.map(({ remark, verdict }) => [remark.text, verdict]);
    expect([shown, fallen]).toEqual(better === text ? [[], [[text, 'tidak_disahkan']]] : [[better], []]);
    expect(evaluation?.engineNotice).toBeNull();
    expect(pipeline.attempts.filter(({ promptId }) => promptId === 'acadiora.review.findings')).toHaveLength(2);
  }
});

describe('a deletion', () => {
  test.each(['Plan', 'WritePart', 'Finish'])('before %s leaves nothing', async (step) => {
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

  test('takes away all versions, also those whose review failed', async () => {
    const teacher = teacherAt(pipeline);
    const sessionId = await teacher.reviewed();
    await teacher.revise(sessionId, await teacher.handIn(null, 'rosak.pdf'));
    await teacher.ended(sessionId);
    await teacher.revise(sessionId, await teacher.handIn(paperDocument(9), 'baharu.pdf'));
    await teacher.ended(sessionId);
    await teacher.remove(sessionId);
    expect(await teacher.left()).toEqual([]);
  });
});

/** A review whose last question failed; all else of it is kept. */
async function failedAtTheEnd() {
  const teacher = teacherAt(pipeline);
  await pipeline.useModel('invalid@acadiora.overall', reviewer());
  const { sessionId } = await teacher.analyze(await teacher.handIn());
  await teacher.ended(sessionId);
  const row = await teacher.row(sessionId);
  const uploadId = (row && paperOf(row))?.uploadId ?? '';
  return { teacher, sessionId, uploadId };
}

test('a step that does not find what an earlier one must have left fails the attempt and is not tried again', async () => {
  const { teacher, sessionId, uploadId } = await failedAtTheEnd();
  await pipeline.useModel('', reviewer());
  let finished = 0;
  pipeline.watchSteps(async (step) => {
    if (step !== 'Finish') return;
    finished++;
    await pipeline.table.remove(keys.artefact(teacher.sub, sessionId, kinds.part(uploadId, 'register')));
  });
  await teacher.retry(sessionId);
  // The review that lacks the look stays.
  expect(await teacher.ended(sessionId)).toMatchObject({ status: 'completed', errorMessage: failureTexts.ours });
  expect(finished).toBe(1);
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
