import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../loopback.ts';
import type { StateMachineSource } from './engine.ts';
import { StepFunctionsError } from './errors.ts';
import { openExecutions } from './executions.ts';
import { createOperations } from './operations.ts';
import type { StatusChange } from './statusChange.ts';

export type { StateMachineSource, Task } from './engine.ts';
export type { StatusChange } from './statusChange.ts';

const TARGET = /^AWSStepFunctions\.(\w+)$/;
const MAX_BODY_BYTES = 1024 * 1024;
const CLOSE_GRACE_MS = 5_000;

/**
 * Serves the Step Functions API (AWS JSON 1.0) on the loopback address and runs the given state machines.
 *
 * Executions are kept in `dataDir`; those that were running when the last process ended are started again from their beginning.
 * @param options.port 0 or left out picks a free one
 * @param options.stateMachines by state machine ARN; a task throws its errors by the name that Retry and Catch expect
 * @param options.retryDelayMs waits this long before every retry instead of what the definition says, for tests
 * @param options.onEnded gets EventBridge's event of every execution that ends
 * @throws Error when a definition is invalid or uses what cannot be run here; it lists each place
 */
export async function startStepFunctions(options: {
  dataDir: string;
  port?: number;
  stateMachines: Record<string, StateMachineSource>;
  retryDelayMs?: number;
  now?: () => Date;
  onEnded?: (event: StatusChange) => Promise<unknown>;
}): Promise<{ endpoint: string; close: () => Promise<void> }> {
  const executions = await openExecutions({
    dataDir: options.dataDir,
    stateMachines: options.stateMachines,
    retryDelayMs: options.retryDelayMs,
    now: options.now ?? (() => new Date()),
    newName: randomUUID,
    onEnded: options.onEnded,
  });
  const operations = createOperations(executions);
  const server = createServer((request, response) => {
    answer(request)
      .then((reply) => send(response, 200, reply))
      .catch((error: unknown) => sendError(response, error));
  });

  async function answer(request: IncomingMessage): Promise<object> {
    const name = TARGET.exec(request.headers['x-amz-target']?.toString() ?? '')?.[1];
    const operation = name === undefined ? undefined : operations[name];
    if (!operation)
      throw new StepFunctionsError('UnknownOperationException', `${name ?? 'This call'} is not served here.`);
    return operation(await readJson(request));
  }

  const port = await listen(server, options.port ?? 0);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      await executions.close(CLOSE_GRACE_MS);
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new StepFunctionsError('ValidationException', 'The request is too large.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new StepFunctionsError('SerializationException', error.message);
    throw error;
  }
}

function sendError(response: ServerResponse, error: unknown): void {
  if (error instanceof StepFunctionsError) return send(response, 400, { __type: error.code, message: error.message });
  send(response, 500, {
    __type: 'InternalServerError',
    message: error instanceof Error ? error.message : String(error),
  });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() });
  response.end(JSON.stringify(body));
}
