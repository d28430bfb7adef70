import { commonText } from '../../text/ms.ts';
import { Fault } from '../Async.tsx';
import { ReasonButton } from '../ReasonButton.tsx';
import type { Work } from './useWork.ts';
import { WorkProgress } from './WorkProgress.tsx';

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
  /** Why no retry can start now. */
  retryReason?: string | null;
  onRetry: () => void;
}) {
  if (work.isWaiting)
    return <WorkProgress work={work} working={working} {...(duration === undefined ? {} : { duration })} />;
  if (work.failure === null) return null;
  return (
    <Fault message={failed(work.failure)}>
      <ReasonButton variant="outlined" color="error" reason={retryReason} onClick={onRetry}>
        {commonText.retry}
      </ReasonButton>
    </Fault>
  );
}
