import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { criterionKeys, type CriterionKey, highestLevel } from '../../../shared/acadiora/criteria.ts';
import type { Evaluation } from '../../../shared/acadiora/schemas.ts';
import { type Pipeline, startPipeline } from '../../support/pipeline.ts';
import { dataIn, reviewer } from '../../support/reviewer.ts';
import { answerOf, falsehoods, lookAt, paper, weaknesses } from './recorded.ts';
import { teacherAt } from './reviewing.ts';

let pipeline: Pipeline;
let evaluation: Evaluation;
beforeAll(async () => {
  pipeline = await startPipeline('acadiora');
  const teacher = teacherAt(pipeline);
  await pipeline.useModel(
    '',
    reviewer(({ about, request }) => {
      if (about === 'metadata')
        return { title: null, authors: [], year: null, documentType: 'Artikel jurnal', studyKind: 'qualitative' };
      if (about === 'overall') return lookAt(dataIn(request, 'ulasan') as { id: string; text: string }[]);
      return criterionKeys.filter((key) => key === about).map(answerOf)[0];
    }),
  );
  const { sessionId } = await teacher.analyze(await teacher.handIn(paper));
  const session = await teacher.ended(sessionId);
  if (session.evaluation === null) throw new Error(`No review: ${session.errorMessage}`);
  ({ evaluation } = session);
});
afterAll(() => pipeline.stop());

const levelOf = (key: CriterionKey, item: string) =>
  evaluation.evaluation[key].items.find(({ id }) => id === item)?.level;

const shown = () =>
  criterionKeys.flatMap((key) => {
    const { strengths, weaknesses: weak } = evaluation.evaluation[key];
    return [...strengths, ...weak].filter(({ source }) => source === 'judged').map(({ text }) => text);
  });

test('All planted weaknesses are shown, and no false remark is', () => {
  expect(shown().toSorted()).toEqual(weaknesses.map(({ text }) => text).toSorted());
});

test('Every remark that is not shown is listed with the reason, and with the place that refutes it', () => {
  const listed = evaluation.fallen.filter(({ remark }) => remark.source === 'judged');
  for (const { text, verdict, truly } of falsehoods) {
    const one = listed.find(({ remark }) => remark.text === text);
    expect([text, one?.verdict, one?.evidence?.at ?? []]).toEqual([text, verdict, truly]);
    expect(one?.reason).not.toBe('');
  }
});

test('Levels agree with what stands: none at the top beside a weakness, none held down by what is not there', () => {
  const most = { 1: 2, 2: highestLevel - 1 } as const;
  const tooHigh = weaknesses.filter(({ criterion, item, priority }) => {
    const level = levelOf(criterion, item);
    return typeof level !== 'number' || level > most[priority === 1 ? 1 : 2];
  });
  expect(tooHigh).toEqual([]);
  expect([levelOf('methodology', 'instrumen'), levelOf('theoryFramework', 'teori')]).toEqual([3, 3]);
  // Statistical assumptions are not asked of a case study.
  expect(levelOf('dataAnalysis', 'andaian')).toBeNull();
});

test('What leads the review stands too, with a rewritten passage that brings no number into the paper', () => {
  const { mainWeaknesses, criticalImprovements } = evaluation.overall;
  const fallen = new Set(evaluation.fallen.map(({ remark }) => remark.id));
  expect([...mainWeaknesses, ...criticalImprovements].filter(({ id }) => fallen.has(id))).toEqual([]);
  const rewritten = criticalImprovements.filter(({ rewrite }) => rewrite !== null);
  expect(rewritten.map(({ criterion, rewrite }) => [criterion, rewrite?.before.quote])).toEqual([
    ['conclusion', expect.stringContaining('Kementerian wajib')],
  ]);
});
