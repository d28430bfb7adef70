import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, stopListening } from '../loopback.ts';
import { Database } from './database.ts';
import { Fault, getTable, isOperation, isRecord, validationFault, type Input, type Output } from './engine.ts';
import { dropOldTokens, transactGet, transactWrite } from './transactions.ts';

const MAX_REQUEST_BYTES = 16 * 1024 * 1024;
const TARGET = /^DynamoDB_20120810\.(\w+)$/;

export interface DynamoDbOptions {
  /** Folder of the database; made when missing. One process at a time. */
  dataDir: string;
  /** 0 or absent: any free port. */
  port?: number;
  /** Epoch milliseconds. */
  now?: () => number;
  /** Milliseconds between two looks for expired items. */
  sweepEvery?: number;
}

export interface DynamoDb {
  /** Address for the SDK's `endpoint`. */
  endpoint: string;
  port: number;
  /** Finishes what is being answered, then closes the database. */
  close(): Promise<void>;
}

/**
 * Starts DynamoDB's wire protocol on the loopback address: dynalite's actions on LevelDB, with transactions, time to
 * live and writes that a killed process cannot tear. Signatures are not checked; a request must merely carry one.
 * @throws when the port is taken or another process has the folder open
 */
export async function startDynamoDb(options: DynamoDbOptions): Promise<DynamoDb> {
  const { dataDir, port = 0, now = Date.now, sweepEvery = 60_000 } = options;
  await mkdir(dataDir, { recursive: true });
  const database = await Database.open(dataDir);
  const seconds = () => Math.floor(now() / 1000);
  const server = createServer((request, response) => {
    void answer(database, seconds, request, response);
  });
  const got = await listen(server, port).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const sweeper = startSweeper(database, seconds, sweepEvery);
  return {
    endpoint: `http://127.0.0.1:${got}`,
    port: got,
    close: async () => {
      await stopListening(server);
      await sweeper.stop();
      await database.close();
    },
  };
}

/** Looks for expired items now and then; never keeps the process alive. */
function startSweeper(database: Database, seconds: () => number, every: number): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(async () => {
      await database.sweep(seconds());
      await dropOldTokens(database, seconds());
    });
  }, every).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}

async function answer(
  database: Database,
  seconds: () => number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    send(response, 200, await route(database, seconds(), request));
  } catch (error) {
    const fault = error instanceof Fault ? error : new Fault('InternalServerError', String(error), {}, 500);
    send(response, fault.statusCode, fault.body);
  }
}

async function route(database: Database, nowSeconds: number, request: IncomingMessage): Promise<Output> {
  if (!request.headers.authorization?.startsWith('AWS4-')) {
    throw new Fault('MissingAuthenticationTokenException', 'Request is missing Authentication Token');
  }
  const operation = TARGET.exec(String(request.headers['x-amz-target']))?.[1] ?? '';
  const input = await readInput(request);
  if (operation === 'TransactWriteItems') return transactWrite(database, input, nowSeconds);
  if (operation === 'TransactGetItems') return transactGet(database, input);
  if (operation === 'DescribeTimeToLive') return database.expiry.describe(await tableName(database, input));
  if (operation === 'UpdateTimeToLive') {
    const table = await tableName(database, input);
    return database.exclusively(() => database.expiry.update(table, input));
  }
  if (isOperation(operation)) return database.call(operation, input);
  throw new Fault('UnknownOperationException', `Not available on this machine: ${operation || 'no operation named'}`);
}

async function tableName(database: Database, input: Input): Promise<string> {
  const name = input['TableName'];
  if (typeof name === 'string') return (await getTable(database.store, name)).TableName;
  throw validationFault("The parameter 'TableName' is required but was not present in the request");
}

async function readInput(request: IncomingMessage): Promise<Input> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_REQUEST_BYTES) throw new Fault('RequestEntityTooLargeException', 'More than 16 MB', {}, 413);
    chunks.push(chunk);
  }
  try {
    const input: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    if (isRecord(input)) return input;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Fault('SerializationException', 'The body is not a JSON object');
}

function send(response: ServerResponse, statusCode: number, body: Output): void {
  const json = JSON.stringify(body);
  response.writeHead(statusCode, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(json),
    'x-amzn-requestid': randomUUID(),
  });
  response.end(json);
}
