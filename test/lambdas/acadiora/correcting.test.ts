import { beforeAll, expect, test } from '@jest/globals';
import type { Evaluation } from '../../../shared/acadiora/schemas.ts';
import { namesIn } from '../../../shared/acadiora/corrections.ts';
import { reviewer } from '../../support/reviewer.ts';
import { recordedReviews } from './recorded.ts';
import { teacherAt } from './reviewing.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('acadiora');
beforeAll(async () => {
  await pipeline.useModel('', reviewer());
});

const paper = recordedReviews.find(({ name }) => name === 'survey')?.paper ?? null;
const nothing = { title: null, author: null, year: null, wrong: [] };
const textsOf = ({ evaluation }: Evaluation): string =>
  JSON.stringify([evaluation.methodology.weaknesses, evaluation.technical, evaluation.literatureReview]);

async function reviewed() {
  const teacher = teacherAt(pipeline);
  const { sessionId } = await teacher.analyze(await teacher.handIn(paper));
  const ended = async (): Promise<Evaluation> => {
    const { evaluation } = await teacher.ended(sessionId);
    if (evaluation === null) throw new Error('No review');
    return evaluation;
  };
  return { teacher, sessionId, ended, first: await ended() };
}

test("The author's corrections change the facts, the remarks that follow from them and the look, and ask no criterion again", async () => {
  const { teacher, sessionId, ended, first } = await reviewed();
  expect(textsOf(first)).toMatch(/n = 221.*Halimahtun/s);
  const wrong = namesIn(first.facts).flatMap(({ name }) => (/221|Halimahtun/.test(name) ? [name] : []));
  expect(wrong).toHaveLength(2);
  await pipeline.useModel('', reviewer());
  await teacher.correct(sessionId, { ...nothing, title: 'Tajuk Sebenar', year: 2030, wrong });
  const second = await ended();
  expect(pipeline.attempts.map(({ promptId }) => promptId)).toEqual(['acadiora.overall']);
  expect(second.metadata).toMatchObject({ title: 'Tajuk Sebenar', year: 2030, author: first.metadata.author });
  expect(second.metadata.evidence.title).toBeNull();
  expect(second.facts.citations).toMatchObject({ notListed: [], recentPercent: 0 });
  expect(textsOf(second)).not.toMatch(/n = 221|Halimahtun \(2019\)/);
  expect(second.corrections?.wrong).toEqual(wrong);

  await teacher.correct(sessionId, nothing);
  const { facts, metadata } = await ended();
  expect([facts, metadata]).toEqual([first.facts, first.metadata]);
});

test('The next version keeps the corrections, and nothing can be corrected while it is reviewed', async () => {
  const { teacher, sessionId, ended } = await reviewed();
  await teacher.correct(sessionId, { ...nothing, title: 'Tajuk Sebenar' });
  await ended();
  await teacher.revise(sessionId, await teacher.handIn(paper));
  await expect(teacher.correct(sessionId, nothing)).rejects.toMatchObject({ code: 'conflict' });
  expect(await ended()).toMatchObject({ round: 2, metadata: { title: 'Tajuk Sebenar' } });
});
