import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { startDynamoDb } from '../../lib/local/dynamodb/server.ts';
import { credentials, region, tableName } from '../../lib/local/names.ts';
import { ensureTable } from '../../lib/local/tables.ts';

/**
 * The longest that a timer takes, 25 days. Tests set their own clock, while the table looks at the machine's: rows of a fixed day would
 * expire in the middle of a test.
 */
const never = 2 ** 31 - 1;

/** The one table, empty, in a data folder of a test. */
export async function startDatabase(dataDir: string) {
  const database = await startDynamoDb({ dataDir: join(dataDir, 'dynamodb'), sweepEvery: never });
  const client = new DynamoDBClient({ region, credentials, endpoint: database.endpoint });
  await ensureTable(tableName, client);
  return {
    client,
    async close(): Promise<void> {
      client.destroy();
      await database.close();
    },
  };
}
