import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ThrottlingException } from '@aws-sdk/client-bedrock-runtime';
import type { Rules } from './client.ts';
import { exactRecording, identityOf, keepRecording, readRecordings } from './recordings.ts';
import { type ConverseLike, messageText, offeredTools } from './request.ts';

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
    const known = exactRecording(await readRecordings(recordings), request);
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
    await keepRecording(recordings, { ...identity, answer });
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

/** A request as people and other models read it. */
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
