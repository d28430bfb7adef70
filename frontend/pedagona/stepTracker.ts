import type { StageChecks } from '../../shared/pedagona/schemas.ts';
import type { StageName } from '../../shared/pedagona/stages.ts';
import { paths } from '../app/paths.ts';
import type { stepStateText } from './chainText.ts';

export type StepName = 'merungkai' | StageName;

export interface Step {
  name: StepName;
  state: keyof typeof stepStateText;
  /** Null: not clickable, for it has no id yet (spec 1 §2, step tracker). */
  href: string | null;
}

const order: readonly StepName[] = ['merungkai', 'merangkai', 'scripts', 'dlo', 'report'];

/** The address of a step's page, or null while its artefact does not exist. */
export function stepHref(name: StepName, sessionId: string, checks: StageChecks): string | null {
  const { merangkaiId, scriptsId, dloId, reportId } = checks;
  const hrefs: Record<StepName, string | null> = {
    merungkai: paths.pedagonaResults.href({ sessionId }),
    merangkai: merangkaiId === null ? null : paths.pedagonaMerangkai.href({ merangkaiId }),
    scripts: scriptsId === null ? null : paths.pedagonaScripts.href({ scriptsId }),
    dlo: dloId === null ? null : paths.pedagonaDlo.href({ dloId }),
    report: reportId === null ? null : paths.pedagonaReport.href({ reportId }),
  };
  return hrefs[name];
}

/** The five steps as seen from one of them: those made before it are done, those made after it are open, the others are not there yet. */
export function stepsSeenFrom(current: StepName | null, sessionId: string, checks: StageChecks): Step[] {
  const here = current === null ? order.length : order.indexOf(current);
  return order.map((name, index) => {
    const href = stepHref(name, sessionId, checks);
    if (name === current) return { name, state: 'active', href };
    if (href === null) return { name, state: 'closed', href };
    return { name, state: index < here ? 'done' : 'open', href };
  });
}
