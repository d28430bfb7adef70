import { makingOrder, type StageName } from '../../shared/pedagona/artefacts.ts';
import type { SessionSummary, StageChecks } from '../../shared/pedagona/schemas.ts';
import type { SessionSummary as AssessmentSummary } from '../../shared/valentra/schemas.ts';
import { currentStep } from '../../shared/valentra/workflow.ts';
import { paths } from './paths.ts';

const nextSteps = {
  upload: 'Muat naik dokumen kursus',
  jst: 'Jana JST',
  jsu: 'Jana JSU',
  pentaksiran: 'Jana pentaksiran',
  rubrik: 'Jana rubrik',
  exam: 'Jana soalan',
  completed: 'Semak dan muat turun dokumen',
};

/** The stage that is made next; undefined once all are there. */
export const nextIn = (checks: StageChecks): StageName | undefined => makingOrder.find((stage) => !checks[stage]);

/** What a completed session leads to, and where that is done if not on its own page. */
export function nextOfChain({ coursesCount, checks, outdated = [] }: SessionSummary): { next: string; href?: string } {
  const { merangkaiId, dloId } = checks;
  if (merangkaiId === null) return { next: coursesCount > 1 ? 'Rangkai kursus' : 'Semak hasil merungkai' };
  const merangkai = paths.pedagonaMerangkai.href({ merangkaiId });
  if (outdated.length > 0) return { next: 'Kemas kini semua', href: merangkai };
  if (dloId === null) return { next: 'Jana DLO', href: merangkai };
  const dlo = paths.pedagonaDlo.href({ dloId });
  const stage = nextIn(checks);
  if (stage === undefined) return { next: 'Eksport laporan lengkap', href: paths.pedagonaExport.href({ merangkaiId }) };
  return { next: stage === 'scripts' ? 'Jana skrip' : 'Jana laporan', href: dlo };
}

export const nextOfAssessment = (session: AssessmentSummary): string =>
  session.isOutdated ? 'Kemas kini dokumen' : nextSteps[currentStep(session)];
