import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { beginRecount, endRecount, goOn } from '../lambdas/admin/recount.ts';
import { openTable } from '../lambdas/platform/table.ts';
import { startDynamoDb } from '../lib/local/dynamodb/server.ts';
import { credentials, region, tableName } from '../lib/local/names.ts';
import { rememberedPorts } from '../lib/local/ports.ts';
import { localSettings } from '../lib/local/settings.ts';

/**
 * `npm run reconcile`: recounts the sessions of this machine and prints every counter that is wrong, while `npm start` runs or not. In AWS
 * a state machine does the same every night. The exit code is 1 when a counter is wrong.
 */
async function main(): Promise<void> {
  const settings = localSettings(process.env);
  const opened = await database(settings);
  try {
    const table = openTable(
      tableName,
      new DynamoDBClient({ region, credentials, endpoint: `http://127.0.0.1:${opened.port}` }),
    );
    const recount = await beginRecount(table);
    while (recount.next > 0) await goOn(table, recount);
    const { users, sessions, moved, drifts } = await endRecount(table, recount);
    for (const { where, counter, stored, counted } of drifts)
      console.log(`${where} ${counter}: ${stored} stored, ${counted} counted`);
    console.log(`${users} users, ${sessions} sessions: ${drifts.length} counters wrong, ${moved} changed meanwhile`);
    if (drifts.length > 0) process.exitCode = 1;
  } finally {
    await opened.close();
  }
}

/** The database of the data folder: the one that a running start has open, else one of our own. */
async function database({ DATA_DIR: dataDir, PORT: sitePort }: ReturnType<typeof localSettings>) {
  try {
    return await startDynamoDb({ dataDir: join(dataDir, 'dynamodb') });
  } catch {
    // Another process has it open.
    const { table: port } = await rememberedPorts(dataDir, sitePort);
    return { port, close: async () => undefined };
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
