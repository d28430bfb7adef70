import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StageState } from '../../../shared/session/artefact.ts';
import { messageOf } from '../../api/client.ts';
import { workText, waitText } from '../../text/session.ts';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { lastActivityLabel } from '../../text/dates.ts';
import { commonText } from '../../text/ms.ts';
import { Fault } from '../Async.tsx';
import { P, Small } from '../elements.tsx';
import { ReasonButton } from '../ReasonButton.tsx';
import { useNow } from '../useNow.ts';
import type { Progress } from '../../../shared/session/session.ts';
import { Bar } from '../Tiles.tsx';
import { Tracker } from './Tracker.tsx';

/** Milliseconds between two polls of a running job (spec 1 §9). */
export const pollEvery = 3000;

export interface Work {
  /** True from the press of the button, or from the page's load when the job was already running, to its end. */
  isWaiting: boolean;
  /** When the job started, as the server says; null while that is unknown. */
  startedAt: string | null;
  /** What it waits for, as `shared/session/session.ts` says. */
  place?: number | undefined;
  /** Why it failed, in words; null otherwise. */
  failure: string | null;
  /** The last poll failed; the next one follows. */
  isLineLost: boolean;
  /** Starts it with a generating call (200 when finished, 202 while it runs). */
  run: (make: () => Promise<Pick<StageState, 'status'>>) => Promise<void>;
}

interface Options {
  /** `isHere`: it was started on this page and the page still shows; `isNew`: false where what was asked for was there. */
  onDone: (isHere: boolean, isNew: boolean) => void;
  /** Whether a failure of an earlier visit is shown. */
  showsEarlierFailure?: boolean;
}

interface Polling {
  queryKey: readonly string[];
  check: (signal: AbortSignal) => Promise<StageState>;
  /** False: nothing can be running, so the server is not polled. */
  enabled?: boolean;
}

/** Starts a job and polls until it has ended (spec 1 §9). */
export function useWork({ queryKey, check, enabled = true, ...options }: Polling & Options): Work {
  const job = useQuery({
    queryKey,
    queryFn: ({ signal }) => check(signal),
    enabled,
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? pollEvery : false),
    refetchIntervalInBackground: true,
  });
  return useJob(job, options);
}

/** The state of a job as it was last fetched; `refetch` fetches it now, undefined: it could not. */
interface Job {
  data: StageState | undefined;
  error: Error | null;
  refetch: () => Promise<{ data: StageState | undefined }>;
}

const failureOf = ({ data }: Job): string | null =>
  data?.status === 'failed' ? (data.errorMessage ?? workText.unknown) : null;

/** Whether the page still shows. */
function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** Starts a job and waits until it has ended, also after a reload; an interrupted call is no failure while the job runs. */
export function useJob(job: Job, { onDone, showsEarlierFailure = false }: Options): Work {
  const [isPosting, setPosting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isKnown, setKnown] = useState(showsEarlierFailure);
  const waitingFor = useRef<'nothing' | 'found' | 'started'>('nothing');
  const isShown = useIsShown();
  const finish = (isNew: boolean): void => {
    const isHere = waitingFor.current === 'started' && isShown.current;
    waitingFor.current = 'nothing';
    onDone(isHere, isNew);
  };
  const settle = ({ status }: StageState): void => {
    if (status === 'processing' && waitingFor.current === 'nothing') waitingFor.current = 'found';
    if (waitingFor.current === 'nothing') return;
    if (status === 'completed') finish(true);
    if (status === 'failed') waitingFor.current = 'nothing';
  };

  // Until the call that starts it has answered, the state may be that of an earlier attempt.
  const onLook = useEffectEvent((state: StageState) => {
    if (!isPosting) settle(state);
  });
  useEffect(() => {
    if (job.data) onLook(job.data);
  }, [job.data]);

  const run: Work['run'] = async (make) => {
    const before = job.data?.startedAt ?? null;
    waitingFor.current = 'started';
    setRefusal(null);
    setPosting(true);
    try {
      const { status } = await make();
      const { data } = await job.refetch();
      if (status === 'completed') finish(data !== undefined && data.startedAt !== before);
      else if (data) settle(data);
    } catch (reason) {
      const { data } = await job.refetch();
      if (data?.status === 'processing') return;
      if (data?.status === 'completed' && data.startedAt !== before) return finish(true);
      waitingFor.current = 'nothing';
      setRefusal(messageOf(reason));
    } finally {
      setPosting(false);
    }
  };

  const running = job.data?.status === 'processing' ? job.data : undefined;
  const isWaiting = isPosting || running !== undefined;
  // A failure is shown to a reader who waited for it, also when the page was reloaded meanwhile.
  if (isWaiting && !isKnown) setKnown(true);
  return {
    isWaiting,
    startedAt: running?.startedAt ?? null,
    place: running?.place,
    failure: isWaiting ? null : (refusal ?? (isKnown ? failureOf(job) : null)),
    isLineLost: isWaiting && job.error !== null,
    run,
  };
}

/** Shown while something is generated: the step, its start, and that the page may be closed. */
export function WorkProgress({
  work: { startedAt, isLineLost, place },
  working,
  duration,
}: {
  work: Pick<Work, 'startedAt' | 'isLineLost' | 'place'>;
  working: string;
  duration?: string | undefined;
}) {
  const now = useNow();
  return (
    <Box className="no-print" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <CircularProgress aria-hidden size="1.75rem" sx={{ flex: 'none' }} />
      <Box>
        <p role="status">
          <strong>{working}...</strong>
        </p>
        {place !== undefined && <p role="status">{waitText.inLine(place)}</p>}
        <Small>
          {duration} {startedAt !== null && `${waitText.started(lastActivityLabel(startedAt, now))}.`} Anda boleh
          menutup halaman ini; kerja diteruskan dan hasilnya akan ada di sini.
        </Small>
        <P role="status" sx={{ color: 'secondary.main' }}>
          {isLineLost ? waitText.lineLost : ''}
        </P>
      </Box>
    </Box>
  );
}

/** The progress of a generation, or its failure with a retry button; nothing otherwise. */
export function WorkState({
  work,
  working,
  duration,
  failed,
  retryReason = null,
  onRetry,
}: {
  work: Omit<Work, 'run'>;
  working: string;
  duration?: string;
  failed: (message: string) => string;
  retryReason?: string | null;
  onRetry: () => void;
}) {
  if (work.isWaiting) return <WorkProgress work={work} working={working} duration={duration} />;
  if (work.failure === null) return null;
  return (
    <Fault message={failed(work.failure)}>
      <ReasonButton variant="outlined" color="error" reason={retryReason} onClick={onRetry}>
        {commonText.retry}
      </ReasonButton>
    </Fault>
  );
}

const order = ['queued', 'reading', 'analysing', 'finishing'] as const satisfies readonly Progress['step'][];

/** The progress of a running job as the server reports it, never estimated. `names`: the module's names of the steps. */
export function ProgressSteps({
  progress: { step: running, done, total, startedAt, place },
  names,
}: {
  progress: Progress;
  names: Readonly<Record<Progress['step'], string>>;
}) {
  const now = useNow();
  const active = order.indexOf(running);
  const counted = total > 0 ? waitText.stepOf(done, total) : '';
  const steps = order.map((step, index) => {
    const state = index < active ? 'done' : index === active ? 'active' : 'closed';
    const note = waitText.stepState[state];
    return {
      name: step,
      label: names[step],
      state,
      note: state === 'active' && counted !== '' ? `${note} (${counted})` : note,
    } as const;
  });
  return (
    <div>
      <Tracker isVertical steps={steps} />
      {total > 0 && (
        <Box sx={{ mt: 2 }}>
          <Bar value={(100 * done) / total} aria-label={names[running]} />
        </Box>
      )}
      <Small sx={{ mt: 1 }}>
        {place !== undefined && <strong>{waitText.inLine(place)} </strong>}
        {waitText.started(lastActivityLabel(startedAt, now))}
      </Small>
      <p className="hidden-text" role="status">
        {names[running]} {counted} {place !== undefined && waitText.inLine(place)}
      </p>
    </div>
  );
}
