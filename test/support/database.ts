import { startDynamoDb } from '../../lib/local/dynamodb/server.ts';
import { tableName } from '../../lib/local/names.ts';
import { secondProgram, startSecond } from './secondTable.ts';

/**
 * The longest that a timer takes, 25 days. Tests set their clock by hand, the table has the machine's: rows of a fixed day would vanish
 * under a test that happens to last until the table's next look for what has expired.
 */
const never = 2 ** 31 - 1;

/** The table service of a test: the embedded one, or the second implementation in the jest project `second`. */
export async function startDatabase(
  dataDir: string,
): Promise<{ endpoint: string; port: number; close(): Promise<void> }> {
  if (process.env['TABLE_SERVICE'] !== 'second') return startDynamoDb({ dataDir, sweepEvery: never });
  const second = await startSecond(secondProgram() ?? '', tableName);
  return { endpoint: second.endpoint, port: second.port, close: () => second.stop() };
}
