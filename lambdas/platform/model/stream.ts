import {
  type BedrockRuntimeClient,
  BedrockRuntimeServiceException,
  type ContentBlockDelta,
  ConverseStreamCommand,
  type ConverseStreamCommandInput,
  type ConverseStreamOutput,
  type TokenUsage,
} from '@aws-sdk/client-bedrock-runtime';

/** No event of an answer came in time. Its name is not among those that the state machine waits for. */
export class ModelSilentError extends Error {
  override name = 'ModelSilentError';
}

/** An answer was not finished when its step had to end. The state machine does not wait for it either. */
export class ModelSlowError extends Error {
  override name = 'ModelSlowError';
}

export interface Heard {
  /** The blocks in their order; the text of a tool call (`tool`: its name) is the JSON of its input. */
  blocks: { tool?: string | undefined; text: string }[];
  /** Absent while the answer has not come to its end. */
  stopReason?: string | undefined;
  usage?: TokenUsage | undefined;
  /** Fields outside Converse's own. */
  more?: unknown;
  /** The number of characters that came, those of thinking included. */
  characters: number;
}

const textOf = (delta: ContentBlockDelta | undefined): string => delta?.text ?? delta?.toolUse?.input ?? '';

function note(
  heard: Heard,
  { contentBlockStart, contentBlockDelta, contentBlockStop, messageStop, metadata }: ConverseStreamOutput,
): void {
  const blockAt = (index = 0) => (heard.blocks[index] ??= { text: '' });
  if (contentBlockStart) blockAt(contentBlockStart.contentBlockIndex).tool = contentBlockStart.start?.toolUse?.name;
  if (contentBlockDelta) {
    const { contentBlockIndex, delta } = contentBlockDelta;
    blockAt(contentBlockIndex).text += textOf(delta);
    heard.characters += (delta?.reasoningContent?.text ?? textOf(delta)).length;
  }
  if (contentBlockStop) blockAt(contentBlockStop.contentBlockIndex);
  if (messageStop)
    Object.assign(heard, { stopReason: messageStop.stopReason, more: messageStop.additionalModelResponseFields });
  if (metadata) heard.usage = metadata.usage;
}

/** A connection that broke while the answer came, named as the SDK names one that broke before. */
const broken = (message: string): Error => Object.assign(new Error(message), { name: 'TimeoutError' });

/** The longest time that a timer takes. */
const longestMs = 2 ** 31 - 1;

/**
 * Sends a request and listens to its answer, whose events are noted in `heard`. An answer that has come to its end is whole, whatever happens then.
 * @param patience.silenceMs how long no event may come, before the first one and between two
 * @param patience.leftMs how long the whole may take, since its step has to end
 * @throws {ModelSilentError}, {ModelSlowError}, whether or not the call heeds its signal; the SDK's errors, also those that come within the stream;
 * TimeoutError when the stream breaks off
 */
export async function listen(
  client: Pick<BedrockRuntimeClient, 'send'>,
  request: ConverseStreamCommandInput,
  heard: Heard,
  { silenceMs, leftMs }: { silenceMs: number; leftMs: number },
): Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  let silence: NodeJS.Timeout | undefined;
  let end: NodeJS.Timeout | undefined;
  const givenUp = new Promise<never>((_, giveUp) => {
    silence = setTimeout(() => giveUp(new ModelSilentError()), silenceMs);
    end = setTimeout(() => giveUp(new ModelSlowError()), Math.min(leftMs, longestMs));
  });
  const listening = async (): Promise<void> => {
    const { stream = [] } = await client.send(new ConverseStreamCommand(request), { abortSignal: signal });
    try {
      for await (const event of stream) {
        if (signal.aborted) return;
        silence?.refresh();
        note(heard, event);
      }
    } catch (error) {
      throw error instanceof BedrockRuntimeServiceException ? error : broken(String(error));
    }
    if (heard.stopReason === undefined) throw broken('The answer broke off');
  };
  try {
    await Promise.race([listening(), givenUp]);
  } catch (error) {
    if (heard.stopReason === undefined) throw error;
  } finally {
    ending.abort();
    clearTimeout(silence);
    clearTimeout(end);
  }
}
