import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import {
  AccessDeniedException,
  BedrockRuntimeClient,
  type ConverseStreamCommandInput,
  type ConverseStreamOutput,
  InternalServerException,
  ModelStreamErrorException,
  ResourceNotFoundException,
  ServiceUnavailableException,
  type StopReason,
  ThrottlingException,
  ValidationException,
} from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import { answerCommands } from '../commands.ts';
import { credentials, region } from '../names.ts';
import { failed } from './client.ts';
import { CHARACTERS_PER_TOKEN } from './reply.ts';
import { checkedRequest, type ConverseBody, offeredTools } from './request.ts';

/** A server that speaks OpenAI's chat completions: Ollama, LM Studio, vLLM, llama.cpp, and services. */
export interface OpenAiServer {
  /** The address with its version: `http://localhost:11434/v1`. */
  url: string;
  model: string;
  /** The key; '' for none. */
  key: string;
  /** The size of the server's context in tokens; when left out, the server is trusted to refuse longer prompts. */
  context?: number | undefined;
}

/** Tokens that must be left for the answer. */
const leastRoom = 1000;

/** No text has so many characters to a token: a server that counts fewer tokens has left out the beginning of the prompt (Ollama says nothing of it). */
const mostCharactersPerToken = 8;

const tooLong: StopReason = 'model_context_window_exceeded';
const isAboutContext = (message: string): boolean => /context (?:length|size|window)|too long/i.test(message);

/** A client of Bedrock whose ConverseStream calls are answered by this server. */
export function openAiBedrock(server: OpenAiServer): BedrockRuntimeClient {
  let { context } = server;
  /** OpenAI's newer models have another name for it. */
  let roomField = 'max_tokens';

  /** Whether a refusal says how to ask again. */
  function learns(message: string): boolean {
    const told = /maximum context length is (\d+)/i.exec(message)?.[1];
    if (told !== undefined && context === undefined) context = Number(told);
    else if (message.includes('max_completion_tokens') && roomField === 'max_tokens')
      roomField = 'max_completion_tokens';
    else return false;
    return true;
  }

  async function answer(body: ConverseBody, signal?: AbortSignal): Promise<AsyncIterable<ConverseStreamOutput>> {
    const messages = messagesOf(body);
    const { length } = JSON.stringify(messages);
    const left = context === undefined ? Infinity : context - Math.ceil(length / CHARACTERS_PER_TOKEN);
    if (left < leastRoom) return stopped(tooLong);
    const response = await post(server, signal, {
      model: server.model,
      messages,
      stream: true,
      stream_options: { include_usage: true },
      [roomField]: Math.min(body.inferenceConfig?.maxTokens ?? left, left),
      ...formOf(body),
    });
    const status = response.statusCode ?? 500;
    if (status < 300) return eventsOf(response, length);
    const message = messageOf(await text(response));
    if (learns(message)) return answer(body, signal);
    if (isAboutContext(message)) return stopped(tooLong);
    throw refusalOf(status, message);
  }

  return answerCommands(new BedrockRuntimeClient({ region, credentials, maxAttempts: 1 }), {
    ConverseStreamCommand: async (input: ConverseStreamCommandInput, signal?: AbortSignal) => ({
      stream: await answer(checkedRequest(input).body, signal),
    }),
  });
}

const messagesOf = ({ system = [], messages }: ConverseBody) => [
  { role: 'system', content: system.flatMap((part) => part.text ?? []).join('\n\n') },
  ...messages.map(({ role, content }) => ({ role, content: content.flatMap((part) => part.text ?? []).join('\n\n') })),
];

/** The form in which the answer is to be given: a JSON schema or a tool. */
function formOf(body: ConverseBody): object {
  const format = body.outputConfig?.textFormat?.structure?.jsonSchema;
  if (format) {
    const { name, schema = '{}' } = format;
    return { response_format: { type: 'json_schema', json_schema: { name, schema: JSON.parse(schema) as object } } };
  }
  const tools = offeredTools(body).map(({ name, schema }) => ({
    type: 'function',
    function: { name, parameters: schema },
  }));
  return tools.length === 0 ? {} : { tools, tool_choice: 'required' };
}

/** Sends a request. `fetch` is not used: it gives up after five minutes without a byte, and a slow machine may read a prompt for longer. */
async function post(
  { url, key }: OpenAiServer,
  signal: AbortSignal | undefined,
  body: object,
): Promise<IncomingMessage> {
  const address = new URL(`${url.replace(/\/$/, '')}/chat/completions`);
  const headers = { 'content-type': 'application/json', ...(key === '' ? {} : { authorization: `Bearer ${key}` }) };
  const send = address.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    send(address, { method: 'POST', headers, agent: false, ...(signal && { signal }) }, resolve)
      // Named as the SDK names a connection that cannot be made.
      .once('error', (error) => reject(Object.assign(new Error(error.message), { name: 'TimeoutError' })))
      .end(JSON.stringify(body));
  });
}

const errorSchema = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ message: z.string() }).transform(({ message }) => message),
]);

function messageOf(body: string): string {
  try {
    return errorSchema.parse(JSON.parse(body));
  } catch {
    // The error has none of the known forms: its text is shown.
    return body.slice(0, 500);
  }
}

const errors: Readonly<Record<number, new (told: ReturnType<typeof failed>) => Error>> = {
  401: AccessDeniedException,
  403: AccessDeniedException,
  404: ResourceNotFoundException,
  429: ThrottlingException,
  503: ServiceUnavailableException,
};

const refusalOf = (status: number, message: string): Error =>
  new (errors[status] ?? (status < 500 ? ValidationException : InternalServerException))(failed(message, status));

async function* stopped(stopReason: StopReason): AsyncGenerator<ConverseStreamOutput> {
  yield { messageStop: { stopReason } };
}

const deltaSchema = z.object({
  content: z.string().nullish(),
  refusal: z.string().nullish(),
  /** The thinking of a model, under either name. */
  reasoning: z.string().nullish(),
  reasoning_content: z.string().nullish(),
  tool_calls: z
    .array(
      z.object({
        index: z.int().default(0),
        function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }),
      }),
    )
    .nullish(),
});

const chunkSchema = z.object({
  error: z.unknown().optional(),
  choices: z.array(z.object({ delta: deltaSchema.nullish(), finish_reason: z.string().nullish() })).nullish(),
  usage: z
    .object({
      prompt_tokens: z.number(),
      completion_tokens: z.number().default(0),
      prompt_tokens_details: z.object({ cached_tokens: z.number().nullish() }).nullish(),
    })
    .nullish(),
});

const stopReasons: Readonly<Record<string, StopReason>> = {
  length: 'max_tokens',
  tool_calls: 'tool_use',
  content_filter: 'content_filtered',
  // The SDK does not have this word; `ask` knows it.
  refusal: 'refusal' as StopReason,
};

/** Whether the server has cut the prompt, which only the number of tokens that it has read shows. */
const isTruncated = (asked: number, usage: z.infer<typeof chunkSchema>['usage']): boolean =>
  asked > mostCharactersPerToken * (usage?.prompt_tokens ?? Infinity);

/** The events by which a piece of an answer is added to its blocks; `blocks` holds their names. */
function* eventsIn(delta: z.infer<typeof deltaSchema>, blocks: string[]): Generator<ConverseStreamOutput> {
  const indexOf = (block: string): number => (blocks.includes(block) ? blocks.indexOf(block) : blocks.push(block) - 1);
  const thought = delta.reasoning ?? delta.reasoning_content;
  if (thought) yield deltaEvent(indexOf('thought'), { reasoningContent: { text: thought } });
  if (delta.content) yield deltaEvent(indexOf('text'), { text: delta.content });
  for (const { index, function: call } of delta.tool_calls ?? []) {
    const block = `tool ${index}`;
    const start = { toolUse: { toolUseId: block, name: call.name ?? '' } };
    if (!blocks.includes(block)) yield { contentBlockStart: { contentBlockIndex: indexOf(block), start } };
    if (call.arguments) yield deltaEvent(indexOf(block), { toolUse: { input: call.arguments } });
  }
}

/** The answer as Bedrock tells it. @param asked how many characters the prompt has */
async function* eventsOf(response: IncomingMessage, asked: number): AsyncGenerator<ConverseStreamOutput> {
  const blocks: string[] = [];
  let finish: string | undefined;
  let usage: z.infer<typeof chunkSchema>['usage'];
  for await (const data of dataOf(response)) {
    const chunk = chunkSchema.parse(JSON.parse(data));
    if (chunk.error !== undefined) {
      const message = messageOf(data);
      if (!isAboutContext(message)) throw new ModelStreamErrorException(failed(message, 424));
      yield* stopped(tooLong);
      return;
    }
    usage = chunk.usage ?? usage;
    const [{ delta, finish_reason: reason } = {}] = chunk.choices ?? [];
    finish = delta?.refusal ? 'refusal' : (reason ?? finish);
    if (delta) yield* eventsIn(delta, blocks);
  }
  // Without a finish reason the connection broke.
  if (finish === undefined) return;
  yield* stopped(isTruncated(asked, usage) ? tooLong : (stopReasons[finish] ?? 'end_turn'));
  if (usage) yield { metadata: { usage: usageOf(usage), metrics: { latencyMs: undefined } } };
}

type Delta = NonNullable<NonNullable<ConverseStreamOutput['contentBlockDelta']>['delta']>;

const deltaEvent = (contentBlockIndex: number, delta: Delta): ConverseStreamOutput => ({
  contentBlockDelta: { contentBlockIndex, delta },
});

function usageOf({
  prompt_tokens,
  completion_tokens,
  prompt_tokens_details,
}: NonNullable<z.infer<typeof chunkSchema>['usage']>) {
  const cached = prompt_tokens_details?.cached_tokens ?? 0;
  return {
    inputTokens: prompt_tokens - cached,
    outputTokens: completion_tokens,
    totalTokens: prompt_tokens + completion_tokens,
    cacheReadInputTokens: cached,
    cacheWriteInputTokens: 0,
  };
}

/** The data of a stream of server-sent events, up to its end. */
async function* dataOf(response: IncomingMessage): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of response.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const data = line.startsWith('data:') ? line.slice(5).trim() : '';
      if (data === '[DONE]') return;
      if (data !== '') yield data;
    }
  }
}
