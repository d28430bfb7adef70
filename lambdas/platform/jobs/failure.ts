import * as z from 'zod';
import type { AnswerFault } from '../model/answer.ts';
import { reading } from './session.ts';

/** The session was deleted or another attempt has begun: this execution has nothing left to do. */
export class AbandonedError extends Error {
  override name = 'AbandonedError';
}

/** What a job would have replaced was changed by its owner meanwhile: nothing is overwritten. */
export class EditedMeanwhile extends Error {
  override name = 'EditedMeanwhile';
}

const answerTexts: Record<AnswerFault, string> = {
  cut_off: 'Jawapan AI terlalu panjang dan terpotong. Cuba lagi dengan dokumen yang lebih ringkas.',
  too_long: 'Dokumen terlalu panjang untuk dianalisis sekali gus. Muat naik dokumen yang lebih pendek.',
  refused: 'AI menolak untuk menganalisis dokumen ini. Semak kandungan dokumen dan cuba lagi.',
  malformed: 'AI memberikan jawapan yang tidak dapat dibaca. Sila cuba lagi.',
  invalid: 'AI memberikan jawapan yang tidak lengkap. Sila cuba lagi.',
};

const outOfReach = 'Perkhidmatan AI tidak dapat dihubungi buat masa ini. Sila cuba lagi.';

const tooLong = 'Pemprosesan mengambil masa terlalu lama dan dihentikan. Sila cuba lagi.';

/** At least one document cannot be read; the session's documents say why. */
export class DocumentsRefused extends Error {
  override name = 'DocumentsRefused';
}

/** Why a job failed, as it is counted. */
export const failureReasons = [
  'document',
  'throttled',
  'unreachable',
  'timeout',
  'answer',
  'denied',
  'interrupted',
  'other',
] as const;
export type FailureReason = (typeof failureReasons)[number];

const namedReasons = new Map<string, FailureReason>(
  Object.entries({
    DocumentsRefused: 'document',
    ModelAnswerError: 'answer',
    ThrottlingException: 'throttled',
    ServiceUnavailableException: 'unreachable',
    InternalServerException: 'unreachable',
    ModelNotReadyException: 'unreachable',
    TimeoutError: 'unreachable',
    ModelTimeoutException: 'timeout',
    AccessDeniedException: 'denied',
    'States.Timeout': 'timeout',
    'Sandbox.Timedout': 'timeout',
  } as const),
);

/** The reason behind an error's name. */
const failureReason = (name: string): FailureReason => namedReasons.get(name) ?? 'other';

const namedTexts = new Map(
  Object.entries({
    ThrottlingException: 'Perkhidmatan AI terlalu sibuk buat masa ini. Sila cuba lagi dalam beberapa minit.',
    ServiceUnavailableException: outOfReach,
    InternalServerException: outOfReach,
    ModelNotReadyException: outOfReach,
    // The SDK's name for a connection that broke or stayed silent.
    TimeoutError: outOfReach,
    ModelTimeoutException: 'Perkhidmatan AI mengambil masa terlalu lama. Sila cuba lagi.',
    AccessDeniedException: 'Perkhidmatan AI belum dibenarkan untuk akaun ini. Sila hubungi pentadbir.',
    EditedMeanwhile:
      'Baris ini telah disunting semasa dijana semula. Suntingan anda dikekalkan; cuba jana semula sekali lagi.',
    'States.Timeout': tooLong,
    // Lambda's own name for a function that was ended at its limit.
    'Sandbox.Timedout': tooLong,
  }),
);

const causeSchema = z.object({ errorMessage: z.string() });
const answerFault = /^fault=(\w+)/;

/** How a job ends that went wrong: what its owner is told, and what it is counted as. */
export interface Failure {
  errorMessage: string;
  reason: FailureReason;
}

/** An error as a Catch of Step Functions gives it; `Cause` is Lambda's JSON or plain text. */
interface CaughtError {
  Error: string;
  Cause: string;
}

const unknownText = (jobName: string): string =>
  jobName === reading
    ? 'Ralat semasa memproses dokumen. Sila cuba lagi.'
    : 'Ralat semasa menjana dokumen. Sila cuba lagi.';

/** The failure of a job by an error of one of its steps. */
export const failureOf = (jobName: string, error: CaughtError): Failure => ({
  errorMessage: failureText(error, unknownText(jobName)),
  reason: failureReason(error.Error),
});

const interruptedText = (jobName: string): string =>
  `${jobName === reading ? 'Pemprosesan' : 'Penjanaan'} terhenti sebelum selesai. Sila cuba lagi.`;

/** The failure of a job whose execution ended without a word. `fault`: Step Functions' name for what ended it, if known. */
export const interruptedJob = (jobName: string, fault = ''): Failure => ({
  errorMessage: failureText({ Error: fault, Cause: '' }, interruptedText(jobName)),
  reason: failureReason(fault) === 'timeout' ? 'timeout' : 'interrupted',
});

/** The Malay sentence for an error; `otherwise` for one we do not know. */
function failureText(error: CaughtError, otherwise: string): string {
  if (error.Error === 'ModelAnswerError') {
    const fault = answerFault.exec(causeText(error.Cause))?.[1];
    return answerTexts[fault as AnswerFault] ?? answerTexts.malformed;
  }
  return namedTexts.get(error.Error) ?? otherwise;
}

/** Lambda wraps an error's message in JSON. */
function causeText(cause: string): string {
  try {
    return causeSchema.parse(JSON.parse(cause)).errorMessage;
  } catch {
    // Not Lambda's JSON: the cause is the text itself.
    return cause;
  }
}
