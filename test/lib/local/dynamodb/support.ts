import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient, type KeySchemaElement } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type DynamoDb, startDynamoDb } from '../../../../lib/local/dynamodb/server.ts';

export const TABLE = 'suite';

export interface TestDynamoDb extends DynamoDb {
  dataDir: string;
  plain: DynamoDBClient;
  client: DynamoDBDocumentClient;
  /** Starts the server on the same folder again. */
  restart(): Promise<TestDynamoDb>;
  stop(): Promise<void>;
}

export function connect(endpoint: string): DynamoDBClient {
  return new DynamoDBClient({
    endpoint,
    region: 'ap-southeast-1',
    credentials: { accessKeyId: 'LOCAL', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
}

function keySchema(hash: string, range: string): KeySchemaElement[] {
  return [
    { AttributeName: hash, KeyType: 'HASH' },
    { AttributeName: range, KeyType: 'RANGE' },
  ];
}

/** A table with PK and SK, and an index `byRank` of items by `kind` and `rank`. */
export async function createTable(client: Pick<DynamoDBClient, 'send'>): Promise<void> {
  await client.send(
    new CreateTableCommand({
      TableName: TABLE,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['PK', 'SK', 'kind', 'rank'].map((AttributeName) => ({
        AttributeName,
        AttributeType: AttributeName === 'rank' ? 'N' : 'S',
      })),
      KeySchema: keySchema('PK', 'SK'),
      GlobalSecondaryIndexes: [
        { IndexName: 'byRank', KeySchema: keySchema('kind', 'rank'), Projection: { ProjectionType: 'ALL' } },
      ],
    }),
  );
}

/** A server on a folder of its own, with the table. */
export async function startTestDynamoDb(): Promise<TestDynamoDb> {
  const dynamoDb = await startOn(await mkdtemp(join(tmpdir(), 'dynamodb-')));
  await createTable(dynamoDb.plain);
  return dynamoDb;
}

async function startOn(dataDir: string): Promise<TestDynamoDb> {
  const server = await startDynamoDb(dataDir);
  const plain = connect(server.endpoint);
  const close = async () => {
    plain.destroy();
    await server.close();
  };
  return {
    ...server,
    dataDir,
    plain,
    client: DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } }),
    close,
    restart: async () => {
      await close();
      return startOn(dataDir);
    },
    stop: async () => {
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}
