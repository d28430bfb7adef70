import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { TableClient } from '../../../lambdas/platform/clients.ts';
import { tableClient } from '../../../lambdas/platform/storage/table.ts';
import { bodyOf } from '../gateway/server.ts';
import { listen, stopListening } from '../loopback.ts';
import { credentials, region } from '../names.ts';
import { Database } from './database.ts';
import { localTable } from './client.ts';
import { fault, type Input, isFault, type Output } from './engine.ts';

const target = /^DynamoDB_20120810\.(\w+)$/;

interface DynamoDb {
  /** For this process. */
  table: TableClient;
  /** Address for the SDK's `endpoint`, for other processes. */
  endpoint: string;
  /** Finishes what is being answered, then closes the database. */
  close(): Promise<void>;
}

/**
 * Starts DynamoDB's protocol on any free loopback port: dynalite's actions on LevelDB, with transactions and writes that
 * a killed process cannot tear. Other programs of this machine find it by `runningDynamoDb`. Signatures are not checked.
 * @param dataDir made when missing; one process at a time
 * @throws when another process has the folder open
 */
export async function startDynamoDb(dataDir: string): Promise<DynamoDb> {
  await mkdir(dataDir, { recursive: true });
  const database = await Database.open(dataDir);
  const server = createServer((request, response) => {
    void respond(database, request, response);
  });
  const endpoint = `http://127.0.0.1:${await listen(server, 0)}`;
  await writeFile(endpointFile(dataDir), endpoint);
  return {
    table: localTable(database),
    endpoint,
    close: async () => {
      await stopListening(server);
      await database.close();
    },
  };
}

const endpointFile = (dataDir: string): string => join(dataDir, 'endpoint');

/** The endpoint of the process that has this folder open. */
export const runningDynamoDb = (dataDir: string): Promise<string> => readFile(endpointFile(dataDir), 'utf8');

/** A client of the table that answers at an endpoint. */
export const tableAt = (endpoint: string): TableClient =>
  tableClient(new DynamoDBClient({ region, credentials, endpoint }));

/** The table of the process that has this folder open. */
export const runningTable = async (dataDir: string): Promise<TableClient> => tableAt(await runningDynamoDb(dataDir));

async function respond(database: Database, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const operation = target.exec(String(request.headers['x-amz-target']))?.[1] ?? '';
    const input = JSON.parse(String(await bodyOf(request, Infinity))) as Input;
    send(response, 200, await database.call(operation, input));
  } catch (error) {
    if (isFault(error)) send(response, error.statusCode, error.body);
    else send(response, 500, fault('InternalServerError', String(error)).body);
  }
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
