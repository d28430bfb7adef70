import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StageName } from '../../shared/pedagona/stages.ts';
import { paths } from '../app/paths.ts';
import { workText } from '../text/work.ts';
import { useNotice } from '../ui/Notices.tsx';
import { useWork } from '../ui/work/useWork.ts';
import type { Work } from '../ui/work/useWork.ts';
import { forgetChecks, stageCalls } from './chainQueries.ts';
import type { StageCheck } from './chainQueries.ts';
import { stageText } from './chainText.ts';
import { keys } from './queries.ts';

const hrefOf: Record<StageName, (id: string) => string> = {
  merangkai: (merangkaiId) => paths.pedagonaMerangkai.href({ merangkaiId }),
  scripts: (scriptsId) => paths.pedagonaScripts.href({ scriptsId }),
  dlo: (dloId) => paths.pedagonaDlo.href({ dloId }),
  report: (reportId) => paths.pedagonaReport.href({ reportId }),
};

/** Scripts and DLO may be generated side by side, so their page stays where it is; the others lead on (spec 1 §7). */
const leadsOn: Record<StageName, boolean> = { merangkai: true, scripts: false, dlo: false, report: true };

/** The making of one stage of a session's chain. `parentId`: see stageCalls. */
export function useStage(
  stage: StageName,
  { sessionId, parentId, enabled }: { sessionId: string; parentId: string; enabled: boolean },
): Omit<Work, 'run'> & { start: () => void } {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotice();
  const made = useRef<string | null>(null);
  const text = stageText[stage];
  const queryKey = keys.work(stage, sessionId);

  const onDone = (isHere: boolean): void => {
    void forgetChecks(queries);
    const id = made.current ?? queries.getQueryData<StageCheck>(queryKey)?.id ?? null;
    const open = id === null ? null : () => void navigate(hrefOf[stage](id));
    const goesOn = isHere && leadsOn[stage];
    notify('success', text.success, ...(goesOn || open === null ? [] : [{ text: workText.open, run: open }]));
    if (goesOn) open?.();
  };
  const { run, ...work } = useWork({
    queryKey,
    check: (signal) => stageCalls[stage].check(parentId, signal),
    enabled,
    showsEarlierFailure: true,
    onDone,
  });
  const make = async () => {
    const answer = await stageCalls[stage].make(parentId);
    made.current = answer.id;
    return answer;
  };
  return { ...work, start: () => void run(make) };
}
