import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { listen, stopListening } from '../../lib/local/loopback.ts';
import { credentials, region } from '../../lib/local/names.ts';
import { ensureTable } from '../../lib/local/tables.ts';
import { waitFor } from './wait.ts';

/** Another implementation of DynamoDB, which shares nothing with ours; null where there is none for this machine. */
export function secondProgram(): string | null {
  try {
    const program = createRequire(import.meta.url).resolve('@dynoxide/linux-x64/dynoxide');
    return existsSync(program) ? program : null;
  } catch {
    // Optional, and made for Linux on x64 only.
    return null;
  }
}

export interface SecondTable {
  client: DynamoDBClient;
  endpoint: string;
  port: number;
  stop(): Promise<void>;
}

/** Starts it, kept in memory, with the house's table in it. */
export async function startSecond(program: string, tableName: string): Promise<SecondTable> {
  const port = await freePort();
  const child = spawn(program, ['serve', '--port', String(port)], { stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new DynamoDBClient({ region, credentials, endpoint });
  await waitFor('the second table', () => ensureTable(tableName, client).then(() => true, notYet(child)));
  return {
    client,
    endpoint,
    port,
    async stop() {
      client.destroy();
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** Nothing listens until the program is up; once it has ended there is nothing to wait for. */
const notYet =
  (child: ChildProcess) =>
  (error: unknown): false => {
    if (child.exitCode !== null) throw error;
    return false;
  };

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await stopListening(server);
  return port;
}
