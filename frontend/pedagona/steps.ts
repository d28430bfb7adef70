import { stepLabels } from '../../shared/pedagona/labels/chainLabels.ts';
import type { StageChecks } from '../../shared/pedagona/schemas.ts';
import { makingOrder, type StageName, stageNames } from '../../shared/pedagona/artefacts.ts';
import { paths } from '../app/paths.ts';
import { isOutdated, type Origins } from '../text/origin.ts';
import type { TrackedStep } from '../ui/work/Tracker.tsx';

const stepStateText = {
  done: 'Selesai',
  active: 'Sedang Aktif',
  open: 'Boleh Diakses',
  closed: 'Belum Tersedia',
} as const;

/** In the order in which they are made again. */
export const outdatedStages = (origins: Origins): StageName[] =>
  makingOrder.filter((stage) => isOutdated(origins, stage));

export type StepName = 'merungkai' | StageName;

export const stageHref: Record<StageName, (id: string) => string> = {
  merangkai: (merangkaiId) => paths.pedagonaMerangkai.href({ merangkaiId }),
  scripts: (scriptsId) => paths.pedagonaScripts.href({ scriptsId }),
  dlo: (dloId) => paths.pedagonaDlo.href({ dloId }),
  report: (reportId) => paths.pedagonaReport.href({ reportId }),
};

export function hrefIn(checks: StageChecks, stage: StageName): string | null {
  const id = checks[`${stage}Id`];
  return id === null ? null : stageHref[stage](id);
}

const order: readonly StepName[] = ['merungkai', ...stageNames];

/**
 * The five steps as the page of one of them, or the export centre (null), shows them; one without an id is no link (spec 1 §2), an outdated
 * one is open.
 */
export function stepsSeenFrom(
  current: StepName | null,
  sessionId: string,
  checks: StageChecks,
  origins: Origins = {},
): TrackedStep[] {
  return order.map((name) => {
    const href = name === 'merungkai' ? paths.pedagonaResults.href({ sessionId }) : hrefIn(checks, name);
    const made = isOutdated(origins, name) ? 'open' : 'done';
    const state = name === current ? 'active' : href === null ? 'closed' : made;
    return {
      name,
      label: stepLabels[name],
      state,
      note: stepStateText[state],
      isOutdated: isOutdated(origins, name),
      href,
    };
  });
}
