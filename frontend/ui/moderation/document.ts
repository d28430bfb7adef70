import { partsOfName } from '../../../shared/valentra/paper/names.ts';
import type { RecentWork } from '../../../shared/statistics/api.ts';
import { paperParam, sessionHref } from '../../app/paths.ts';

/** The page of the session; of VALENTRA's documents their place on it. `artefact`: '' for the whole session. */
export function documentHref({
  module,
  sessionId,
  status = 'completed',
  artefact,
}: Pick<RecentWork, 'module' | 'sessionId'> & { status?: RecentWork['status']; artefact: string }): string {
  const href = sessionHref(module, sessionId, status);
  if (module !== 'valentra' || artefact === '') return href;
  const { stage, paper } = partsOfName(artefact);
  return `${href}${paper && `?${paperParam}=${paper}`}#${stage}`;
}
