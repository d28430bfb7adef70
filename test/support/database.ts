import { startDynamoDb } from '../../lib/local/dynamodb/server.ts';
import { tableName } from '../../lib/local/names.ts';
import { secondProgram, startSecond } from './secondTable.ts';

/** The table service of a test: the embedded one, or the second implementation in the jest project `second`. */
export async function startDatabase(
  dataDir: string,
): Promise<{ endpoint: string; port: number; close(): Promise<void> }> {
  if (process.env['TABLE_SERVICE'] !== 'second') return startDynamoDb({ dataDir });
  const { endpoint, port, stop } = await startSecond(secondProgram() ?? '', tableName);
  return { endpoint, port, close: stop };
}
