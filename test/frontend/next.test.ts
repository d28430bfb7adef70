import { expect, test } from '@jest/globals';
import { makingOrder, type StageName, stageNames } from '../../shared/pedagona/artefacts.ts';
import type { SessionSummary, StageChecks } from '../../shared/pedagona/schemas.ts';
import { nextOfChain } from '../../frontend/app/next.ts';

const checksOf = (made: readonly StageName[]) =>
  Object.fromEntries(
    stageNames.flatMap((stage) => [
      [stage, made.includes(stage)],
      [`${stage}Id`, made.includes(stage) ? `${stage}_1` : null],
    ]),
  ) as StageChecks;
const nextAfter = (made: number) =>
  nextOfChain({ coursesCount: 2, checks: checksOf(makingOrder.slice(0, made)) } as SessionSummary);

test('a session leads to the stage that can be made now, on a page that has its button', () => {
  expect([0, 1, 2, 3, 4].map(nextAfter)).toEqual([
    { next: 'Rangkai kursus' },
    { next: 'Jana DLO', href: '/pedagona/merangkai/merangkai_1' },
    { next: 'Jana skrip', href: '/pedagona/dlo/dlo_1' },
    { next: 'Jana laporan', href: '/pedagona/dlo/dlo_1' },
    { next: 'Eksport laporan lengkap', href: '/pedagona/export/merangkai_1' },
  ]);
});
