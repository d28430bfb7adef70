import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import type { Making } from '../../shared/origin.ts';
import type { StageState } from '../../shared/artefact.ts';
import type { StageChecks } from '../../shared/pedagona/schemas.ts';
import type { StageName } from '../../shared/pedagona/stages.ts';
import { call } from '../api/client.ts';
import { notify } from '../ui/Notices.tsx';
import { useWork, type Work } from '../ui/work/useWork.tsx';
import { sessions, stageDependents } from './queries.ts';
import { stageHref } from './steps.ts';
import { stageText } from './text.ts';
import { queryClient } from '../api/queries.ts';

type Check = StageState & { id: string | null };

/** Whether its page opens when it is done. Scripts and DLO may be generated at the same time, so theirs do not (spec 1 §7). */
const opening: Record<StageName, boolean> = { merangkai: true, scripts: false, dlo: false, report: true };

/** How each is looked at and made. */
const calls = {
  merangkai: [pedagonaApi.checkMerangkai, pedagonaApi.createMerangkai],
  scripts: [pedagonaApi.checkScripts, pedagonaApi.createScripts],
  dlo: [pedagonaApi.checkDlo, pedagonaApi.createDlo],
  report: [pedagonaApi.checkReport, pedagonaApi.createReport],
} as const;
const idIn = (reply: object, stage: StageName) => (reply as Record<string, unknown>)[`${stage}Id`];

export type StageWork = Omit<Work, 'run'> & { start: (making?: Partial<Making>) => void };

interface Asked {
  sessionId: string;
  checks: StageChecks;
  /** See useWork. */
  enabled: boolean;
  /** Its page is open already. */
  isShown?: boolean;
}

/** Generates one stage of a session's chain. */
export function useStage(stage: StageName, { sessionId, checks, enabled, isShown = false }: Asked): StageWork {
  const navigate = useNavigate();
  const made = useRef<string | null>(null);
  const queryKey = ['pedagona', 'work', stage, sessionId];
  /** A path takes the one of these that it names: what the stage is generated from (spec 1 §7). */
  const params = { sessionId, merangkaiId: checks.merangkaiId ?? '', dloId: checks.dloId ?? '' };

  const onDone = (isHere: boolean): void => {
    void sessions.forgetLists();
    for (const key of stageDependents) void queryClient.invalidateQueries({ queryKey: key });
    const id = made.current ?? queryClient.getQueryData<Check>(queryKey)?.id ?? null;
    const open = id === null || isShown ? null : () => void navigate(stageHref[stage](id));
    const opensNow = isHere && opening[stage];
    notify('success', stageText[stage].success, ...(opensNow || open === null ? [] : [{ text: 'Buka', run: open }]));
    if (opensNow) open?.();
  };
  const { run, ...work } = useWork({
    queryKey,
    async check(signal): Promise<Check> {
      const reply = await call(calls[stage][0], { params }, { signal });
      return { ...reply, id: idIn(reply, stage) as string | null };
    },
    enabled,
    showsEarlierFailure: true,
    onDone,
  });
  const start = async (body: Partial<Making>) => {
    const fallback = stage === 'merangkai' ? { fallback: 'Merangkai failed' } : {};
    const reply = await call(calls[stage][1], { params, body }, fallback);
    const id = idIn(reply, stage) as string;
    made.current = id;
    return { ...reply, id };
  };
  return { ...work, start: (body = {}) => void run(() => start(body)) };
}
