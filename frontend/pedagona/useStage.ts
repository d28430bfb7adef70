import { useNavigate } from 'react-router-dom';
import { stageCalls } from '../../shared/pedagona/api.ts';
import type { Making } from '../../shared/session/origin.ts';
import { stageArtefactId, type StageName } from '../../shared/pedagona/artefacts.ts';
import { call } from '../api/client.ts';
import { notify } from '../ui/Notices.tsx';
import { useWork, type Work } from '../ui/work/useWork.tsx';
import { sessions, stageDependents } from './queries.ts';
import { stageHref } from './steps.ts';
import { stageText } from './text.ts';
import { queryClient } from '../api/queries.ts';

export type StageWork = Omit<Work, 'run'> & { start: (making?: Partial<Making>) => void };

interface Asked {
  sessionId: string;
  /** See useWork. */
  enabled: boolean;
  /** Its page is open already. */
  isShown?: boolean;
}

export function useStage(stage: StageName, { sessionId, enabled, isShown = false }: Asked): StageWork {
  const navigate = useNavigate();
  const idOf = (name: StageName) => stageArtefactId(name, sessionId);
  /** A path takes the one of these that it names: what the stage is generated from (spec 1 §7). */
  const params = { sessionId, merangkaiId: idOf('merangkai'), dloId: idOf('dlo') };

  const onDone = (isHere: boolean): void => {
    void sessions.forgetLists();
    for (const key of stageDependents) void queryClient.invalidateQueries({ queryKey: key });
    const open = () => void navigate(stageHref[stage](idOf(stage)));
    notify('success', stageText[stage].success, ...(isHere || isShown ? [] : [{ text: 'Buka', run: open }]));
    if (isHere && !isShown) open();
  };
  const { run, ...work } = useWork({
    queryKey: ['pedagona', 'work', stage, sessionId],
    check: (signal) => call(stageCalls[stage].check, { params }, { signal }),
    enabled,
    showsEarlierFailure: true,
    onDone,
  });
  const fallback = stage === 'merangkai' ? { fallback: 'Merangkai failed' } : {};
  return {
    ...work,
    start: (body = {}) => void run(() => call(stageCalls[stage].create, { params, body }, fallback)),
  };
}
