import { startDynamoDb } from '../../lib/local/dynamodb/server.ts';

/**
 * The longest that a timer takes, 25 days. Tests set their clock by hand, the table has the machine's: rows of a fixed day would vanish
 * under a test that happens to last until the table's next look for what has expired.
 */
const never = 2 ** 31 - 1;

/** The table service of a test. */
export const startDatabase = (dataDir: string) => startDynamoDb({ dataDir, sweepEvery: never });
