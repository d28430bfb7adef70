import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { readJsonFiles, replaceFile } from '../textFiles.ts';
import type { Rules } from './client.ts';
import { type ConverseLike, messageText } from './request.ts';

/**
 * Answers that were kept to be played back: a folder of JSON files, one for each request, of any names. `MODEL=manual` writes them,
 * `MODEL=recorded:FOLDER` reads them. A request is known again by `match`; one whose text has changed since is answered by the only
 * recording of the same prompt about documents or courses of the same names.
 */
const recordingSchema = z.object({
  promptId: z.string(),
  version: z.int().positive(),
  /** SHA-256 of the text of the request's messages, with each run of white space as one blank. */
  match: z.string().regex(/^[0-9a-f]{64}$/),
  /** Names of the documents in the request, or of the courses that it is about. */
  documents: z.array(z.string()),
  /** The JSON that the model answered. */
  answer: z.unknown(),
});
export type Recording = z.infer<typeof recordingSchema>;

/** What a request is known again by. */
export function identityOf(request: ConverseLike): Omit<Recording, 'answer'> {
  const text = messageText(request);
  const { promptId = 'unknown', promptVersion } = request.body.requestMetadata ?? {};
  return {
    promptId,
    version: Number(promptVersion ?? 1),
    match: createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex'),
    documents: [
      ...new Set(
        [...text.matchAll(/<dokumen nama="([^"]*)"|"(?:label|courseCode)":"([^"]*)"/g)].map(
          ([, document, course]) => document ?? course ?? '',
        ),
      ),
    ],
  };
}

/** All recordings of a folder. @throws {StartFault} naming a file that is none */
export const readRecordings = (folder: string): Promise<Recording[]> => readJsonFiles(folder, recordingSchema);

/** Keeps an answer; one of the same request is replaced. */
export const keepRecording = (folder: string, recording: Recording): Promise<void> =>
  replaceFile(
    join(folder, `${recording.promptId}-${recording.match.slice(0, 12)}.json`),
    `${JSON.stringify(recording, null, 2)}\n`,
  );

export const exactRecording = (recordings: readonly Recording[], request: ConverseLike): Recording | undefined => {
  const { match, promptId } = identityOf(request);
  return recordings.find((one) => one.match === match && one.promptId === promptId);
};

/** Plays back a folder of recordings, read at the first request. An answer by names alone says so to the reader. */
export function recordedRules(folder: string): Rules {
  let read: Promise<Recording[]> | undefined;
  return async (request) => {
    const recordings = await (read ??= readRecordings(folder));
    const exact = exactRecording(recordings, request);
    if (exact !== undefined) return { value: exact.answer };
    const { promptId, match, documents } = identityOf(request);
    const near = recordings.filter(
      (one) => one.promptId === promptId && documents.length > 0 && one.documents.join('\n') === documents.join('\n'),
    );
    const [only] = near;
    if (only === undefined || near.length > 1)
      throw new Error(
        `${folder} has no recording of ${promptId} for the request ${match} (${near.length} of the same documents)`,
      );
    return { value: only.answer, notice: 'Jawapan rakaman bagi permintaan terdahulu tentang dokumen yang sama nama.' };
  };
}
