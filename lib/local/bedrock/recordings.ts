import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { readJsonFiles, replaceFile } from '../textFiles.ts';
import type { Rules } from './client.ts';
import { type ConverseLike, messageText, offeredTools } from './request.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ThrottlingException } from '@aws-sdk/client-bedrock-runtime';

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

const exactRecording = (recordings: readonly Recording[], request: ConverseLike): Recording | undefined => {
  const { match, promptId } = identityOf(request);
  return recordings.find((one) => one.match === match && one.promptId === promptId);
};

/** Told with an answer that was recorded for another request about the same documents. */
export const earlierAnswer = 'Jawapan rakaman bagi permintaan terdahulu tentang dokumen yang senama.';

/** Plays back a folder of recordings, read at the first request. An answer by names alone says so to the reader. */
export function recordedRules(folder: string): Rules {
  let read: Promise<Recording[]> | undefined;
  return async (request) => {
    const recordings = await (read ??= readJsonFiles(folder, recordingSchema));
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
    return { value: only.answer, notice: earlierAnswer };
  };
}

/** Less than the shortest time that a call has; then the model is busy: the state machine waits and comes back to the same file, for ten minutes. */
const patienceMs = 15_000;
const lookEveryMs = 500;

/**
 * Answers by hand: each request is written as Markdown into `folder`, and the answer is awaited beside it. Answers are kept as recordings
 * in `folder/recordings`; a request that was answered before is not asked again, unless its recording is deleted.
 */
export function manualRules(folder: string, waitMs = patienceMs): Rules {
  const recordings = join(folder, 'recordings');
  /** The names of the files of this start's requests, by their text. */
  const names = new Map<string, string>();
  return async (request) => {
    await mkdir(folder, { recursive: true });
    const known = exactRecording(await readJsonFiles(recordings, recordingSchema), request);
    if (known !== undefined) return { value: known.answer };
    const identity = identityOf(request);
    const key = `${identity.promptId} ${identity.match}`;
    const isNew = !names.has(key);
    const name = names.get(key) ?? `${String(names.size + 1).padStart(3, '0')}-${identity.promptId}`;
    names.set(key, name);
    const answerFile = join(folder, `${name}.answer.json`);
    if (isNew) {
      await writeFile(answerFile, '');
      await writeFile(join(folder, `${name}.md`), asMarkdown(request, answerFile));
      console.log(`A request waits for its answer: ${join(folder, `${name}.md`)}`);
    }
    const answer = await answerIn(answerFile, Date.now() + waitMs);
    const file = join(recordings, `${identity.promptId}-${identity.match.slice(0, 12)}.json`);
    await replaceFile(file, `${JSON.stringify({ ...identity, answer }, null, 2)}\n`);
    return { value: answer };
  };
}

/** The answer once the file holds JSON; a half-written one is looked at again. @throws {ThrottlingException} */
async function answerIn(file: string, until: number): Promise<unknown> {
  while (Date.now() < until) {
    try {
      return JSON.parse(await readFile(file, 'utf8')) as unknown;
    } catch {
      // Not written yet, or not to its end. A wait does not keep the process alive.
      await pause(lookEveryMs, undefined, { ref: false });
    }
  }
  throw new ThrottlingException({ message: `No answer in ${file}`, $metadata: { httpStatusCode: 429 } });
}

function asMarkdown(request: ConverseLike, answerFile: string): string {
  const { system = [] } = request.body;
  const schema = offeredTools(request.body)[0]?.schema ?? {};
  const { promptId, version, match } = identityOf(request);
  return [
    `# ${promptId}, version ${version}`,
    `Write the answer, one JSON value by the schema at the end, into \`${answerFile}\`. The request is ${match}.`,
    '## System',
    system.map(({ text }) => text ?? '').join('\n'),
    '## Messages',
    messageText(request),
    '## Schema of the answer',
    `\`\`\`json\n${JSON.stringify(schema, null, 2)}\n\`\`\``,
    '',
  ].join('\n\n');
}
