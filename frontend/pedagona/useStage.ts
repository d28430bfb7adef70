import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import type { StageName, StageState } from '../../shared/pedagona/stages.ts';
import { call } from '../api/client.ts';
import { workText } from '../text/work.ts';
import { useNotice } from '../ui/Notices.tsx';
import { useWork } from '../ui/work/useWork.ts';
import type { Work } from '../ui/work/useWork.ts';
import { sessions, stageDependents } from './queries.ts';
import { stageHref } from './steps.ts';
import { stageText } from './text.ts';

type Check = StageState & { id: string | null };

interface StageCalls {
  /** `parentId`: the id of the session, merangkai or DLO from which the stage is generated (spec 1 §7). */
  check: (parentId: string, signal: AbortSignal) => Promise<Check>;
  make: (parentId: string) => Promise<{ id: string; status: 'processing' | 'completed' }>;
  /** Whether its page opens when it is done. Scripts and DLO may be generated at the same time, so theirs do not (spec 1 §7). */
  opens: boolean;
}

/** A reply with its artefact's id under one name for all stages. */
async function withId<K extends string, R extends Record<K, unknown>>(key: K, reply: Promise<R>) {
  const given = await reply;
  return { ...given, id: given[key] };
}

const stages: Record<StageName, StageCalls> = {
  merangkai: {
    check: (sessionId, signal) =>
      withId('merangkaiId', call(pedagonaApi.checkMerangkai, { params: { sessionId } }, { signal })),
    make: (sessionId) =>
      withId(
        'merangkaiId',
        call(pedagonaApi.createMerangkai, { params: { sessionId } }, { fallback: 'Merangkai failed' }),
      ),
    opens: true,
  },
  scripts: {
    check: (merangkaiId, signal) =>
      withId('scriptsId', call(pedagonaApi.checkScripts, { params: { merangkaiId } }, { signal })),
    make: (merangkaiId) => withId('scriptsId', call(pedagonaApi.createScripts, { params: { merangkaiId } })),
    opens: false,
  },
  dlo: {
    check: (merangkaiId, signal) =>
      withId('dloId', call(pedagonaApi.checkDlo, { params: { merangkaiId } }, { signal })),
    make: (merangkaiId) => withId('dloId', call(pedagonaApi.createDlo, { params: { merangkaiId } })),
    opens: false,
  },
  report: {
    check: (dloId, signal) => withId('reportId', call(pedagonaApi.checkReport, { params: { dloId } }, { signal })),
    make: (dloId) => withId('reportId', call(pedagonaApi.createReport, { params: { dloId } })),
    opens: true,
  },
};

export type StageWork = Omit<Work, 'run'> & { start: () => void };

/** Generates one stage of a session's chain. `parentId`: see StageCalls. */
export function useStage(
  stage: StageName,
  { sessionId, parentId, enabled }: { sessionId: string; parentId: string; enabled: boolean },
): StageWork {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotice();
  const made = useRef<string | null>(null);
  const { check, make, opens } = stages[stage];
  const queryKey = ['pedagona', 'work', stage, sessionId];

  const onDone = (isHere: boolean): void => {
    void sessions.forgetLists(queries);
    for (const key of stageDependents) void queries.invalidateQueries({ queryKey: key });
    const id = made.current ?? queries.getQueryData<Check>(queryKey)?.id ?? null;
    const open = id === null ? null : () => void navigate(stageHref[stage](id));
    const opensNow = isHere && opens;
    notify(
      'success',
      stageText[stage].success,
      ...(opensNow || open === null ? [] : [{ text: workText.open, run: open }]),
    );
    if (opensNow) open?.();
  };
  const { run, ...work } = useWork({
    queryKey,
    check: (signal) => check(parentId, signal),
    enabled,
    showsEarlierFailure: true,
    onDone,
  });
  const start = async () => {
    const answer = await make(parentId);
    made.current = answer.id;
    return answer;
  };
  return { ...work, start: () => void run(start) };
}
