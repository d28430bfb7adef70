import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import type { Making } from '../../shared/origin.ts';
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
  make: (parentId: string, body: Partial<Making>) => Promise<{ id: string; status: 'processing' | 'completed' }>;
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
    make: (sessionId, body) =>
      withId(
        'merangkaiId',
        call(pedagonaApi.createMerangkai, { params: { sessionId }, body }, { fallback: 'Merangkai failed' }),
      ),
    opens: true,
  },
  scripts: {
    check: (merangkaiId, signal) =>
      withId('scriptsId', call(pedagonaApi.checkScripts, { params: { merangkaiId } }, { signal })),
    make: (merangkaiId, body) =>
      withId('scriptsId', call(pedagonaApi.createScripts, { params: { merangkaiId }, body })),
    opens: false,
  },
  dlo: {
    check: (merangkaiId, signal) =>
      withId('dloId', call(pedagonaApi.checkDlo, { params: { merangkaiId } }, { signal })),
    make: (merangkaiId, body) => withId('dloId', call(pedagonaApi.createDlo, { params: { merangkaiId }, body })),
    opens: false,
  },
  report: {
    check: (dloId, signal) => withId('reportId', call(pedagonaApi.checkReport, { params: { dloId } }, { signal })),
    make: (dloId, body) => withId('reportId', call(pedagonaApi.createReport, { params: { dloId }, body })),
    opens: true,
  },
};

export type StageWork = Omit<Work, 'run'> & { start: (making?: Partial<Making>) => void };

/** Generates one stage of a session's chain. `parentId`: see StageCalls. `isShown`: its page is open already. */
export function useStage(
  stage: StageName,
  {
    sessionId,
    parentId,
    enabled,
    isShown = false,
  }: { sessionId: string; parentId: string; enabled: boolean; isShown?: boolean },
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
    const open = id === null || isShown ? null : () => void navigate(stageHref[stage](id));
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
  const start = async (body: Partial<Making>) => {
    const answer = await make(parentId, body);
    made.current = answer.id;
    return answer;
  };
  return { ...work, start: (body = {}) => void run(() => start(body)) };
}
