import { partsOfName } from '../../../shared/valentra/paper/names.ts';
import type { RecentWork } from '../../../shared/statistics/api.ts';
import { stageArtefactId } from '../../../shared/pedagona/artefacts.ts';
import { courseParam, paperParam, paths, sessionHref } from '../../app/paths.ts';

/** Names in an address the part in which a document is sent. */
export const sendingId = 'semakan';

/** The page of the session; of VALENTRA's documents their place on it; of PEDAGONA's what was sent of them. `artefact`: '' for the whole session. */
export function documentHref({
  module,
  sessionId,
  status = 'completed',
  artefact,
}: Pick<RecentWork, 'module' | 'sessionId'> & { status?: RecentWork['status']; artefact: string }): string {
  const href = sessionHref(module, sessionId, status);
  if (module === 'pedagona' && artefact !== '') {
    const [kind, place] = artefact.split('#');
    const page =
      kind === 'report'
        ? paths.pedagonaReport.href({ reportId: stageArtefactId('report', sessionId) })
        : `${href}?${courseParam}=${Number(place) + 1}`;
    return `${page}#${sendingId}`;
  }
  if (module !== 'valentra' || artefact === '') return href;
  const { stage, paper } = partsOfName(artefact);
  return `${href}${paper && `?${paperParam}=${paper}`}#${stage}`;
}
