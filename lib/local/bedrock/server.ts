import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { setTimeout as delay } from 'node:timers/promises';
import { createFaultPlan } from './faults.ts';
import type { FaultSettings } from './faults.ts';
import { listen } from './listener.ts';
import { parseConverse, ValidationException } from './request.ts';
import type { ConverseLike } from './request.ts';
import { writeReply } from './reply.ts';
import type { ModelAnswer } from './reply.ts';

export { parseFaults } from './faults.ts';
export type { FaultSettings } from './faults.ts';
export type { ConverseLike } from './request.ts';
export type { ModelAnswer } from './reply.ts';

/** What stands in for a model: reads a request and answers with the value its schema asks for. */
export type Rules = (request: ConverseLike) => Promise<ModelAnswer>;

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

const CONVERSE = /^\/model\/([^/]+)\/converse$/;
const MAX_BODY_BYTES = 25 * 1024 * 1024;

const SERVICE_ERRORS: Record<'throttle' | 'error500' | 'unavailable', [status: number, type: string, message: string]> =
  {
    throttle: [429, 'ThrottlingException', 'Too many requests, please wait before trying again.'],
    error500: [
      500,
      'InternalServerException',
      'The system encountered an unexpected error during processing. Try your request again.',
    ],
    unavailable: [503, 'ServiceUnavailableException', 'Bedrock is unable to process your request.'],
  };

/**
 * Serves Bedrock's Converse call on the loopback address, over HTTP/2 (what the SDK speaks) and HTTP/1.1.
 * @param options.port 0 or left out picks a free one
 * @param options.faults what to do wrong, from `parseFaults(MODEL_FAULTS)`
 * @param options.latencyMs how long every answer takes
 */
export async function startBedrock(options: {
  port?: number;
  rules: Rules;
  faults?: FaultSettings;
  latencyMs?: number;
}): Promise<{ endpoint: string; close: () => Promise<void> }> {
  const nextMisbehaviour = createFaultPlan(options.faults ?? []);
  const listener = await listen(options.port ?? 0, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      sendError(response, 424, 'ModelErrorException', error instanceof Error ? error.message : String(error));
    });
  });

  async function answer(request: Request, response: Response): Promise<void> {
    const modelId = CONVERSE.exec(request.url ?? '')?.[1];
    if (request.method !== 'POST' || modelId === undefined)
      return sendError(
        response,
        404,
        'UnknownOperationException',
        'Only POST /model/{modelId}/converse is served here.',
      );
    const startedAt = performance.now();
    const parsed = await readConverse(request, decodeURIComponent(modelId));
    if (parsed instanceof ValidationException) return sendError(response, 400, parsed.name, parsed.message);
    const { delayMs, kind } = nextMisbehaviour(parsed.body.requestMetadata?.['promptId']);
    await delay((options.latencyMs ?? 0) + delayMs);
    if (kind === 'hang') return;
    if (kind === 'disconnect') return disconnect(response);
    if (kind === 'throttle' || kind === 'error500' || kind === 'unavailable')
      return sendError(response, ...SERVICE_ERRORS[kind]);
    const value = await options.rules(parsed);
    const latencyMs = Math.round(performance.now() - startedAt);
    const reply = writeReply(parsed.body, value, { fault: kind, toolUseId: `tooluse_${randomUUID()}`, latencyMs });
    send(response, 200, {}, reply);
  }

  return { endpoint: `http://127.0.0.1:${listener.port}`, close: listener.close };
}

async function readConverse(request: Request, modelId: string): Promise<ConverseLike | ValidationException> {
  try {
    return parseConverse(modelId, await readJson(request));
  } catch (error) {
    if (error instanceof ValidationException) return error;
    throw error;
  }
}

async function readJson(request: Request): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new ValidationException('Input is too long for requested model.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch (error) {
    throw new ValidationException('The request body is not valid JSON.', { cause: error });
  }
}

function sendError(response: Response, status: number, type: string, message: string): void {
  send(response, status, { 'x-amzn-errortype': type }, { message });
}

function send(response: Response, status: number, headers: Record<string, string>, body: unknown): void {
  // Set one by one: the two kinds of response share no signature of writeHead.
  response.statusCode = status;
  for (const [name, value] of Object.entries({ 'content-type': 'application/json', ...headers }))
    response.setHeader(name, value);
  response.end(JSON.stringify(body));
}

function disconnect(response: Response): void {
  if ('stream' in response) response.stream.session?.destroy();
  else response.destroy();
}
