import { type FailureReason, failureReason, failureText } from './failure.ts';

/** How a job ends whose execution died: what its owner is told, and what it is counted as. */
export interface Stopped {
  errorMessage: string;
  reason: FailureReason;
}

/** `fault`: what ended the execution, by Step Functions' name for it; '' when nothing more is known. */
const stopped =
  (otherwise: string) =>
  (fault = ''): Stopped => ({
    errorMessage: failureText({ Error: fault, Cause: '' }, otherwise),
    reason: failureReason(fault) === 'timeout' ? 'timeout' : 'stopped',
  });

export const stoppedSession = stopped('Pemprosesan terhenti sebelum selesai. Sila cuba lagi.');
export const stoppedWork = stopped('Penjanaan terhenti sebelum selesai. Sila cuba lagi.');
