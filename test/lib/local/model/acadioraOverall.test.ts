import { describe, expect, test } from '@jest/globals';
import { overallAnswerSchema } from '../../../../lambdas/acadiora/prompts/overall.ts';
import { renderData } from '../../../../lambdas/platform/model/prompt.ts';
import { criteria, criterionKeys, type CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import { ask } from './acadiora-papers.ts';

type Kind = 'strength' | 'weakness' | 'improvement';

const idOf = (number: number): string => `r${number.toString(16).padStart(16, '0')}`;
const remark = (
  number: number,
  criterion: CriterionKey,
  kind: Kind,
  priority = 2,
  text = `Ulasan tentang ${criterion}`,
) => ({
  id: idOf(number),
  criterion,
  kind,
  text,
  priority,
});

/** Every criterion at this share of its weight, but those named. */
const scoresAt = (percentage: number, others: Partial<Record<CriterionKey, number>> = {}) =>
  Object.fromEntries(
    criterionKeys.map((key) => {
      const share = others[key] ?? percentage;
      return [key, { score: (criteria[key].weight * share) / 100, maxScore: criteria[key].weight, percentage: share }];
    }),
  );

const overall = async (scores: unknown, remarks: unknown) =>
  overallAnswerSchema.parse(
    await ask('acadiora.overall', [renderData('skor', scores), renderData('ulasan', remarks)].join('\n')),
  );
const words = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

describe('the overall review by rules', () => {
  test.each([
    ['no remarks at all', []],
    ['a few short remarks', [remark(1, 'methodology', 'weakness'), remark(2, 'introduction', 'strength')]],
    [
      'long remarks',
      criterionKeys.flatMap((key, index) =>
        (['strength', 'weakness', 'improvement'] as const).map((kind, place) =>
          remark(index * 3 + place + 1, key, kind, 2, 'Instrumen kajian belum dihuraikan dengan cukup. '.repeat(6)),
        ),
      ),
    ],
  ])('writes 80 to 160 words from %s', async (_, remarks) => {
    const { summaryEvaluation } = await overall(scoresAt(55, { methodology: 20 }), remarks);
    expect(words(summaryEvaluation)).toBeGreaterThanOrEqual(80);
    expect(words(summaryEvaluation)).toBeLessThanOrEqual(160);
  });

  test('names no number that is not in the remarks', async () => {
    const { summaryEvaluation, recommendation } = await overall(scoresAt(55), [remark(1, 'methodology', 'weakness')]);
    expect(summaryEvaluation + recommendation).not.toMatch(/\d/);
  });

  test('chooses at most five of a kind, each of its own criterion first', async () => {
    const remarks = [
      ...[1, 2, 3, 4].map((number) => remark(number, 'methodology', 'weakness')),
      remark(5, 'conclusion', 'weakness'),
      remark(6, 'findings', 'weakness'),
      remark(7, 'discussion', 'weakness'),
    ];
    const { mainWeaknesses, mainStrengths } = await overall(scoresAt(40), remarks);
    expect(mainWeaknesses).toHaveLength(5);
    expect(new Set(mainWeaknesses.slice(0, 4))).toEqual(new Set([1, 5, 6, 7].map(idOf)));
    expect(mainStrengths).toEqual([]);
  });

  test('puts what is urgent first, then what costs most', async () => {
    const remarks = [
      remark(1, 'conclusion', 'improvement', 2),
      remark(2, 'methodology', 'improvement', 2),
      remark(3, 'titleAbstract', 'improvement', 1),
    ];
    const { criticalImprovements } = await overall(scoresAt(50), remarks);
    expect(criticalImprovements).toEqual([3, 2, 1].map(idOf));
  });
});
