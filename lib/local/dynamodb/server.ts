import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { TableClient } from '../../../lambdas/platform/clients.ts';
import { listen, stopListening } from '../loopback.ts';
import { Database } from './database.ts';
import { localTable } from './client.ts';
import { Fault, type Input, type Output } from './engine.ts';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';

const target = /^DynamoDB_20120810\.(\w+)$/;

/** Between two looks for expired items. */
const sweepEveryMs = 600_000;

export interface DynamoDb {
  /** For this process. */
  table: TableClient;
  /** Address for the SDK's `endpoint`, for other processes. */
  endpoint: string;
  /** Finishes what is being answered, then closes the database. */
  close(): Promise<void>;
}

/**
 * Starts DynamoDB's protocol on any free loopback port: dynalite's actions on LevelDB, with transactions, time to live and writes that
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
  let sweeping = Promise.resolve();
  const sweeper = setInterval(() => {
    // One that fails, as on a full disk, is made up for by the next.
    sweeping = sweeping.then(() => database.sweep(Math.floor(Date.now() / 1000))).catch(() => undefined);
  }, sweepEveryMs).unref();
  return {
    table: localTable(database),
    endpoint,
    close: async () => {
      await stopListening(server);
      clearInterval(sweeper);
      await sweeping;
      await database.close();
    },
  };
}

const endpointFile = (dataDir: string): string => join(dataDir, 'endpoint');

/** The endpoint of the process that has this folder open. */
export const runningDynamoDb = (dataDir: string): Promise<string> => readFile(endpointFile(dataDir), 'utf8');

async function respond(database: Database, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const operation = target.exec(String(request.headers['x-amz-target']))?.[1] ?? '';
    send(response, 200, await database.call(operation, await readInput(request)));
  } catch (error) {
    const fault = error instanceof Fault ? error : new Fault('InternalServerError', String(error), {}, 500);
    send(response, fault.statusCode, fault.body);
  }
}

async function readInput(request: IncomingMessage): Promise<Input> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Input;
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

/** Makes the one table as `lib/aws/storage.ts` does, if it is not there yet. Expired items go by themselves (`dynamodb/database.ts`). */
export async function ensureTable(name: string, client: TableClient): Promise<void> {
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [
          { AttributeName: 'PK', AttributeType: 'S' },
          { AttributeName: 'SK', AttributeType: 'S' },
          { AttributeName: 'GSI1PK', AttributeType: 'S' },
          { AttributeName: 'GSI1SK', AttributeType: 'N' },
          { AttributeName: 'GSI2PK', AttributeType: 'S' },
          { AttributeName: 'GSI2SK', AttributeType: 'N' },
        ],
        KeySchema: [
          { AttributeName: 'PK', KeyType: 'HASH' },
          { AttributeName: 'SK', KeyType: 'RANGE' },
        ],
        GlobalSecondaryIndexes: ['GSI1', 'GSI2'].map((index) => ({
          IndexName: index,
          KeySchema: [
            { AttributeName: `${index}PK`, KeyType: 'HASH' },
            { AttributeName: `${index}SK`, KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        })),
      }),
    );
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceInUseException') return;
    throw error;
  }
}
