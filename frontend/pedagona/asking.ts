import { endingText, openAt } from '../../shared/moderation/signatures.ts';
import { pedagonaApi, stageCalls } from '../../shared/pedagona/api.ts';
import { stageArtefactId, type StageName } from '../../shared/pedagona/artefacts.ts';
import { stepLabels } from '../../shared/pedagona/labels/chainLabels.ts';
import type { Edits } from '../../shared/session/origin.ts';
import { call, messageOf } from '../api/client.ts';
import { queryClient, queryOf } from '../api/queries.ts';
import { reviewHref } from '../app/paths.ts';
import { frameNote } from '../app/useSettings.ts';
import type { Origins } from '../text/origin.ts';
import { nameOf } from '../ui/edit/artefact.ts';
import { confirmed } from '../ui/Modal.tsx';
import { notify } from '../ui/Notices.tsx';
import { askEdits, askUnconfirmed } from '../ui/work/Outdated.tsx';
import { pedagonaArtefact } from './artefact.ts';
import { artefactQuery, sessions, stageDependents } from './queries.ts';
import { outdatedStages } from './steps.ts';

/** What is asked before documents give way to others, in one file that is fetched with the first question. */

const replacedText =
  'Kandungan yang ada diganti dengan yang baharu. Yang sekarang disimpan sebagai versi terdahulu: pada halaman setiap dokumen, buka “…”, “Versi”, kemudian tekan “Pulihkan”.';

/** Said before this version of the report or a course gives way; '' where nothing of colleagues ends with it. */
async function endingOf(sessionId: string, of: string, label: string, version: number): Promise<string> {
  const query = queryOf(['pedagona', 'sent', sessionId], pedagonaApi.listSent, { params: { sessionId } });
  const { sent } = await queryClient.fetchQuery(query);
  return endingText(
    label,
    openAt(sent, version).filter(({ artefact }) => artefact === of),
  );
}

/** Says what is replaced and how it comes back, and asks what must be known before these stages are made again; null: nothing shall be made. */
export async function askAgain(sessionId: string, origins: Origins): Promise<Edits | null> {
  const stages = outdatedStages(origins);
  const text = `Jana semula ${stages.map((stage) => stepLabels[stage]).join(', ')}?`;
  const detail = `${await endingIn(sessionId, origins)} ${replacedText} ${await frameNote()}`.trim();
  if (!(await confirmed({ text, detail, confirm: 'Jana semula' }))) return null;
  if (stages.includes('merangkai')) {
    const session = await queryClient.fetchQuery(sessions.sessionQuery(sessionId));
    if (!(await askUnconfirmed(session.coursesAnalysis, (n) => reviewHref(sessionId, n)))) return null;
  }
  return askEdits(editedIn(sessionId, origins));
}

/** Asks whether the texts of these stages stand for the facts as they now are, and keeps them so; nothing is made. */
export async function keepTexts(sessionId: string, stages: readonly StageName[]): Promise<void> {
  const names = stages.map((stage) => stepLabels[stage]).join(', ');
  const text = `Kekalkan teks ${names}?`;
  const detail =
    'Teks kekal seperti sekarang dan dikira selaras dengan maklumat yang telah berubah. Tiada apa-apa dijana semula; wajaran sahaja disalin daripada fakta kursus. Keputusan anda dicatat dalam “Versi”.';
  if (!(await confirmed({ text, detail, confirm: 'Kekalkan' }))) return;
  const params = {
    sessionId,
    merangkaiId: stageArtefactId('merangkai', sessionId),
    dloId: stageArtefactId('dlo', sessionId),
  };
  try {
    for (const stage of stages) await call(stageCalls[stage].create, { params, body: { confirm: true } });
    notify('success', `Teks ${names} dikekalkan dan kini terkini.`);
  } catch (reason) {
    notify('error', messageOf(reason));
  }
  for (const key of stageDependents) void queryClient.invalidateQueries({ queryKey: key });
  void sessions.forgetLists();
}

/** What ends with the present report, where it is made again with the others. */
async function endingIn(sessionId: string, origins: Origins): Promise<string> {
  const made: readonly string[] = outdatedStages(origins);
  if (!['report', ...(origins.report?.sources ?? [])].some((one) => made.includes(one))) return '';
  const { version } = await queryClient.fetchQuery(artefactQuery('report', stageArtefactId('report', sessionId)));
  return endingOf(sessionId, 'report', stepLabels.report, version);
}

/** What the lecturer has written in the outdated documents. */
const editedIn = (sessionId: string, origins: Origins): string[] =>
  outdatedStages(origins).flatMap((stage) => {
    const artefact = pedagonaArtefact(stageArtefactId(stage, sessionId), stage, null);
    return (origins[stage]?.edited ?? []).map((pointer) => `${stepLabels[stage]}: ${nameOf(artefact, pointer)}`);
  });

/** Asks before another course takes the place of this one, where colleagues were sent this version of it. */
export async function askInstead(sessionId: string, n: number, label: string, version: number): Promise<boolean> {
  const detail = await endingOf(sessionId, `course#${n}`, label, version);
  return detail === '' || confirmed({ text: `Ganti ${label}?`, detail, confirm: 'Teruskan' });
}
