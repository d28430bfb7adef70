import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen, stopListening } from '../../lib/local/loopback.ts';

/** A request of OpenAI's chat completions, as far as the tests look at it. */
export interface ChatRequest {
  model: string;
  messages: { role: 'system' | 'user' | 'assistant'; content: string }[];
  response_format?: { type: string; json_schema: { name: string; schema: object } };
  tools?: { type: string; function: { name: string; parameters: object } }[];
  [field: string]: unknown;
}

/** A refusal, or the data of the events of an answer; `breaks`: then the connection is cut. */
export type ChatReply = { status: number; body: unknown } | { events: unknown[]; breaks?: true };

/** The events of an answer in two pieces, as the servers send them. */
export function chat(
  text: string,
  { finish = 'stop', prompt = 100 }: { finish?: string; prompt?: number } = {},
): ChatReply {
  const half = Math.ceil(text.length / 2);
  const pieces = [{ role: 'assistant', content: '' }, { content: text.slice(0, half) }, { content: text.slice(half) }];
  const usage = { prompt_tokens: prompt, completion_tokens: 20, prompt_tokens_details: { cached_tokens: 40 } };
  return {
    events: [
      ...pieces.map((delta) => ({ choices: [{ index: 0, delta, finish_reason: null }] })),
      { choices: [{ index: 0, delta: {}, finish_reason: finish }] },
      { choices: [], usage },
    ],
  };
}

async function send(response: ServerResponse, said: ChatReply | null): Promise<void> {
  if (said === null) return;
  if ('status' in said) {
    response.writeHead(said.status, { 'content-type': 'application/json' });
    response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  // Cut where no reader expects it.
  const text = said.events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  response.write(text.slice(0, 37));
  await new Promise((resolve) => setTimeout(resolve, 10));
  response.write(text.slice(37));
  if (said.breaks) response.destroy();
  else response.end('data: [DONE]\n\n');
}

/** Stands in for Ollama, vLLM and their like. @param reply null: says nothing, ever */
export async function startOpenAiServer(reply: (request: ChatRequest) => Promise<ChatReply | null> | ChatReply | null) {
  const requests: ChatRequest[] = [];
  const keys: (string | undefined)[] = [];
  let left = 0;
  const server = createServer((request, response) => {
    response.on('close', () => (left += response.writableFinished ? 0 : 1));
    keys.push(request.headers.authorization);
    json(request)
      .then(async (body) => {
        requests.push(body as ChatRequest);
        await send(
          response,
          request.url === '/v1/chat/completions' ? await reply(body as ChatRequest) : { status: 404, body: '' },
        );
      })
      .catch(() => response.destroy());
  });
  const url = `http://127.0.0.1:${await listen(server, 0)}/v1`;
  return {
    url,
    requests,
    keys,
    /** How many callers hung up before their answer had come. */
    left: () => left,
    stop: () => stopListening(server),
  };
}
