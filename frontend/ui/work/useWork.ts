import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StageState } from '../../../shared/artefact.ts';
import { messageOf } from '../../api/client.ts';
import { workText } from '../../text/session.ts';

/** Milliseconds between two polls of a running job (spec 1 §9). */
export const pollEvery = 3000;

export interface Work {
  /** True from the press of the button, or from the page's load when the job was already running, to its end. */
  isWaiting: boolean;
  /** When the job started, as the server says; null while that is unknown. */
  startedAt: string | null;
  /** What it waits for, as `shared/session.ts` says. */
  place?: number | undefined;
  /** Why it failed, in words; null otherwise. */
  failure: string | null;
  /** The last poll failed; the next one follows. */
  isLineLost: boolean;
  /** Starts it with a generating call (200 when finished, 202 while it runs). */
  run: (make: () => Promise<{ status: 'processing' | 'completed' }>) => Promise<void>;
}

interface Options {
  queryKey: readonly string[];
  check: (signal: AbortSignal) => Promise<StageState>;
  /** False: nothing can be running, so the server is not polled. */
  enabled?: boolean;
  /** `isHere`: it was started on this page and the page still shows. */
  onDone: (isHere: boolean) => void;
  /** Whether a failure of an earlier visit is shown. */
  showsEarlierFailure?: boolean;
}

/** Starts a job and polls until it has ended (spec 1 §9), also after a reload; an interrupted call is no failure while the job runs. */
export function useWork({ queryKey, check, enabled = true, onDone, showsEarlierFailure = false }: Options): Work {
  const [isPosting, setPosting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isKnown, setKnown] = useState(showsEarlierFailure);
  const waitingFor = useRef<'nothing' | 'found' | 'started'>('nothing');
  const isShown = useRef(false);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => check(signal),
    enabled,
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? pollEvery : false),
    refetchIntervalInBackground: true,
  });

  const finish = (): void => {
    const isHere = waitingFor.current === 'started' && isShown.current;
    waitingFor.current = 'nothing';
    onDone(isHere);
  };
  const settle = (state: StageState): void => {
    if (state.status === 'processing' && waitingFor.current === 'nothing') waitingFor.current = 'found';
    if (waitingFor.current === 'nothing') return;
    if (state.status === 'completed') finish();
    if (state.status === 'failed') waitingFor.current = 'nothing';
  };

  // Until the call that starts it has answered, the state may be that of an earlier attempt.
  const onLook = useEffectEvent((state: StageState) => {
    if (!isPosting) settle(state);
  });
  useEffect(() => {
    if (query.data) onLook(query.data);
  }, [query.data]);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const run: Work['run'] = async (make) => {
    const before = query.data?.startedAt ?? null;
    waitingFor.current = 'started';
    setRefusal(null);
    setPosting(true);
    try {
      if ((await make()).status === 'completed') return finish();
      const { data } = await query.refetch();
      if (data) settle(data);
    } catch (reason) {
      const { data } = await query.refetch();
      if (data?.status === 'processing') return;
      if (data?.status === 'completed' && data.startedAt !== before) return finish();
      waitingFor.current = 'nothing';
      setRefusal(messageOf(reason));
    } finally {
      setPosting(false);
    }
  };

  const status = query.data?.status;
  const isWaiting = isPosting || status === 'processing';
  // A failure is shown to a reader who waited for it, also when the page was reloaded meanwhile.
  if (isWaiting && !isKnown) setKnown(true);
  const failure = isKnown && status === 'failed' ? (query.data?.errorMessage ?? workText.unknown) : null;
  return {
    isWaiting,
    startedAt: status === 'processing' ? (query.data?.startedAt ?? null) : null,
    place: status === 'processing' ? query.data?.place : undefined,
    failure: isWaiting ? null : (refusal ?? failure),
    isLineLost: isWaiting && query.error !== null,
    run,
  };
}
