import * as z from 'zod';
import { wordTooLongText } from '../../../shared/word/bounds.ts';

/** The session was deleted or another attempt has begun: this execution has nothing left to do. */
export class AbandonedError extends Error {
  override name = 'AbandonedError';
}

/** The owner has meanwhile changed the part that a job would have replaced: nothing is overwritten. */
export class EditedMeanwhile extends Error {
  override name = 'EditedMeanwhile';
}

/** The model of this host has only a frame for a part that was to be written again: the part stays as it is. */
export class OnlyFramed extends Error {
  override name = 'OnlyFramed';
}

/** At least one document cannot be read; the session's documents say why. */
export class DocumentsRefused extends Error {
  override name = 'DocumentsRefused';
}

/** Reasons for which a job fails: the name under which each is counted, and a sentence for the owner with a step that can help. */
export const failureTexts = {
  document: 'Dokumen lebih panjang daripada had model ini. Muat naik dokumen yang lebih pendek.',
  cutOff: 'Model memotong jawapan sebelum siap, walaupun diberi ruang yang lebih besar. Sila cuba lagi.',
  busy: 'Perkhidmatan AI terlalu sibuk atau tidak dapat dihubungi buat masa ini. Sila cuba lagi dalam beberapa minit.',
  silent:
    'Model AI tidak menjawab dalam masa yang sepatutnya, walaupun ditanya dua kali. Sila cuba lagi dalam beberapa minit.',
  refused: 'Model enggan menjawab tentang kandungan ini. Semak kandungan dokumen, atau gunakan dokumen lain.',
  noAnswer: 'Model tidak memberikan jawapan yang boleh digunakan, walaupun diminta membetulkannya. Sila cuba lagi.',
  quota: 'Had penggunaan perkhidmatan AI telah dicapai. Cuba lagi esok, atau hubungi pentadbir.',
  interrupted: 'Kerja ini terhenti sebelum selesai. Sila cuba lagi.',
  ours: 'Ralat pada sistem ini, bukan pada dokumen anda. Sila cuba lagi; jika berulang, hubungi pentadbir.',
} as const;
export type FailureReason = keyof typeof failureTexts;
export const failureReasons = Object.keys(failureTexts) as FailureReason[];

const editedText =
  'Baris ini telah disunting semasa dijana semula. Suntingan anda dikekalkan; cuba jana semula sekali lagi.';

const framedText =
  'Model terbina dalam tidak dapat menulis semula bahagian ini, jadi teks sekarang dikekalkan. Sunting sendiri, atau jana semula apabila model AI sebenar dipasang.';

/** Reasons by the name of an error, or by the fault of a model's answer; any other error is ours. */
const namedReasons = new Map<string, FailureReason>(
  Object.entries({
    'fault=cut_off': 'cutOff',
    'fault=too_long': 'document',
    'fault=refused': 'refused',
    ModelAnswerError: 'noAnswer',
    DocumentsRefused: 'document',
    ThrottlingException: 'busy',
    ServiceUnavailableException: 'busy',
    InternalServerException: 'busy',
    ModelNotReadyException: 'busy',
    ModelErrorException: 'busy',
    ModelStreamErrorException: 'busy',
    // It writes more slowly than a step may take.
    ModelSlowError: 'busy',
    // Too many of the account's functions run.
    'Lambda.TooManyRequestsException': 'busy',
    ModelSilentError: 'silent',
    // The SDK's name for a connection that broke or stayed silent.
    TimeoutError: 'busy',
    // Only a step that calls a model may take as long as its limit.
    'States.Timeout': 'busy',
    // Lambda's own name for a function that was ended at its limit.
    'Sandbox.Timedout': 'busy',
    ServiceQuotaExceededException: 'quota',
  } as const),
);

const causeSchema = z.object({ errorMessage: z.string() });
const answerFault = /^fault=\w+/;

export interface Failure {
  errorMessage: string;
  reason: FailureReason;
}

/** The error that a Catch of Step Functions hands over; `Cause` is Lambda's JSON or plain text. */
export const caughtErrorSchema = z.object({
  Error: z.string().default('States.Unknown'),
  Cause: z.string().default(''),
});

/** The sentences of later stages, which do not read the documents but what was made from them. */
const laterTexts: Partial<Record<FailureReason, string>> = {
  document: 'Bahan bagi penjanaan ini lebih panjang daripada had model ini. Ringkaskan hasil sebelumnya.',
  refused: 'Model enggan menjawab tentang kandungan ini. Semak hasil sebelumnya atau arahan anda, kemudian cuba lagi.',
};

/** The failure of a job, or of a part of it, by an error of one of its steps. `isLater`: of a stage after the reading. */
export function failureOf({ Error: name, Cause: cause }: z.infer<typeof caughtErrorSchema>, isLater = false): Failure {
  if (name === 'WordTooLong') return { errorMessage: wordTooLongText, reason: 'document' };
  if (name === 'EditedMeanwhile') return { errorMessage: editedText, reason: 'ours' };
  if (name === 'OnlyFramed') return { errorMessage: framedText, reason: 'noAnswer' };
  const [fault = ''] = name === 'ModelAnswerError' ? (answerFault.exec(causeText(cause)) ?? []) : [];
  const reason = namedReasons.get(fault) ?? namedReasons.get(name) ?? 'ours';
  return { errorMessage: (isLater ? laterTexts[reason] : undefined) ?? failureTexts[reason], reason };
}

export const failureBy = (reason: FailureReason): Failure => ({ errorMessage: failureTexts[reason], reason });

/** Lambda wraps an error's message in JSON. */
function causeText(cause: string): string {
  try {
    return causeSchema.parse(JSON.parse(cause)).errorMessage;
  } catch {
    // Not Lambda's JSON: the cause is the text itself.
    return cause;
  }
}
