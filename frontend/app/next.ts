import type { SessionSummary } from '../../shared/pedagona/schemas.ts';
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
  completed: 'Muat turun dokumen',
};

/** What a completed session leads to, and where that is done if not on its own page. */
export function nextOfChain({ coursesCount, checks, outdated = [] }: SessionSummary): { next: string; href?: string } {
  const { merangkaiId, dloId, reportId } = checks;
  if (merangkaiId === null) return { next: coursesCount > 1 ? 'Rangkai kursus' : 'Semak hasil merungkai' };
  const merangkai = paths.pedagonaMerangkai.href({ merangkaiId });
  if (outdated.length > 0) return { next: 'Kemas kini semua', href: merangkai };
  if (dloId === null) return { next: 'Jana skrip atau DLO', href: merangkai };
  if (reportId === null) return { next: 'Jana laporan', href: paths.pedagonaDlo.href({ dloId }) };
  return checks.scripts
    ? { next: 'Eksport laporan lengkap', href: paths.pedagonaExport.href({ merangkaiId }) }
    : { next: 'Jana skrip', href: merangkai };
}

export const nextOfAssessment = (session: AssessmentSummary): string => nextSteps[currentStep(session)];
