import { beforeAll, describe, expect, test } from '@jest/globals';
import { countPaper } from '../../../lambdas/acadiora/facts/index.ts';
import { registerRemarks } from '../../../lambdas/acadiora/register/checks/index.ts';
import { settledRegister } from '../../../lambdas/acadiora/register/settle.ts';
import { criteria, criterionKeys } from '../../../shared/acadiora/criteria.ts';
import type { Evaluation } from '../../../shared/acadiora/schemas.ts';
import { dataIn, reviewer } from '../../support/reviewer.ts';
import { answerTo, type Recorded, recordedReviews } from './recorded.ts';
import { teacherAt } from './reviewing.ts';
import { withPipeline } from '../../support/hooks.ts';

/** Planted weaknesses that must be shown, and false remarks that may be, as shares. */
const goals = { shown: 0.95, false: 0.05 } as const;
const planted = Array.from({ length: 10 }, (_, n) => `w${n + 1}`);

interface Reviewed {
  recorded: Recorded;
  evaluation: Evaluation;
}

const pipeline = withPipeline('acadiora');
const reviews: Reviewed[] = [];
beforeAll(async () => {
  for (const recorded of recordedReviews) {
    const teacher = teacherAt(pipeline);
    await pipeline.useModel(
      '',
      reviewer(({ about, request }) =>
        answerTo(recorded, about, (dataIn(request, 'ulasan') ?? []) as { id: string; text: string }[]),
      ),
    );
    const { sessionId } = await teacher.analyze(await teacher.handIn(recorded.paper));
    const { evaluation, errorMessage } = await teacher.ended(sessionId);
    if (evaluation === null) throw new Error(`No review of ${recorded.name}: ${errorMessage}`);
    reviews.push({ recorded, evaluation });
  }
}, 120_000);

const shownIn = ({ evaluation }: Evaluation) =>
  criterionKeys.flatMap((criterion) => {
    const { strengths, weaknesses, improvements } = evaluation[criterion];
    return [...strengths, ...weaknesses, ...improvements].map((remark) => ({ ...remark, criterion }));
  });

const tagOf = ({ said }: Recorded, text: string): string | null => said.find((one) => one.text === text)?.tag ?? null;

/** The planted weaknesses that a reader of this review is not told of. */
function untold({ recorded, evaluation }: Reviewed): string[] {
  const texts = new Set(shownIn(evaluation).map(({ text }) => text));
  const { facts } = countPaper(recorded.paper);
  const { register: answer, paper: document } = recorded;
  const register = settledRegister(answer, document, null);
  const remarks = registerRemarks({ register, facts, kind: answer.studyKind, document });
  const told = new Set([
    ...recorded.said.flatMap(({ tag, text }) => (texts.has(text) ? [tag] : [])),
    ...recorded.counted.flatMap(({ planted: one, check }) =>
      remarks.some((remark) => remark.check === check && texts.has(remark.text)) ? [one] : [],
    ),
  ]);
  return planted.filter((one) => !told.has(one)).map((one) => `${recorded.name} ${one}`);
}

const falseIn = ({ recorded, evaluation }: Reviewed) =>
  shownIn(evaluation).filter(({ text }) => tagOf(recorded, text) === 'f');

const levelIn = (name: string, key: keyof typeof criteria, id: string) =>
  reviews
    .find(({ recorded }) => recorded.name === name)
    ?.evaluation.evaluation[key].items.find((item) => item.id === id)?.level;

describe('Reviews of five papers of different kinds, ten weaknesses and ten false remarks in each', () => {
  test('show the weaknesses', () => {
    const missed = reviews.flatMap(untold);
    expect([missed.length <= (1 - goals.shown) * planted.length * reviews.length, missed]).toEqual([true, missed]);
  });

  test('show hardly anything that is false', () => {
    const all = reviews.flatMap(({ evaluation }) => shownIn(evaluation)).length;
    const wrong = reviews.flatMap(falseIn).map(({ text }) => text);
    expect([wrong.length <= goals.false * all, wrong]).toEqual([true, wrong]);
  });

  test('have levels that agree with what they show: none at the top beside a weakness, none above what the model said', () => {
    const most: Record<number, number> = { 1: 2, 2: 3 };
    const disagreeing = reviews.flatMap(({ recorded, evaluation }) =>
      criterionKeys.flatMap((key) => {
        const { items, weaknesses } = evaluation.evaluation[key];
        return items.flatMap(({ id, level }) => {
          const own = weaknesses.filter(({ item }) => item === id);
          const isTooHigh = own.some(
            ({ priority, source }) => level !== null && source === 'judged' && level > (most[priority] ?? 4),
          );
          const said = recorded.levels[key]?.[id] ?? null;
          const isRaised = said !== null && level !== null && level > said;
          return isTooHigh || isRaised ? [`${recorded.name} ${key} ${id} ${level}`] : [];
        });
      }),
    );
    expect(disagreeing).toEqual([]);
  });

  test('ask of no kind of study what it does not call for', () => {
    expect([
      levelIn('caseStudy', 'dataAnalysis', 'andaian'),
      levelIn('software', 'theoryFramework', 'teori'),
      levelIn('opinion', 'methodology', 'instrumen'),
    ]).toEqual([null, null, null]);
  });

  test('list what is not shown with the reason and the place that refutes it, and lead with remarks that stand', () => {
    for (const { evaluation } of reviews) {
      for (const { reason, verdict, evidence } of evaluation.fallen)
        expect([reason !== '', verdict !== 'bercanggah' || evidence !== null]).toEqual([true, true]);
      const fallen = new Set(evaluation.fallen.map(({ remark }) => remark.id));
      const { mainStrengths, mainWeaknesses, criticalImprovements } = evaluation.overall;
      const leading = [...mainStrengths, ...mainWeaknesses, ...criticalImprovements];
      expect(leading.filter(({ id }) => fallen.has(id))).toEqual([]);
    }
  });
});
