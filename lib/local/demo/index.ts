import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableClient } from '../../../lambdas/platform/clients.ts';
import { keys } from '../../../lambdas/platform/storage/keys.ts';
import { openTable } from '../../../lambdas/platform/storage/table.ts';
import * as z from 'zod';
import { tableName } from '../names.ts';
import { type LocalSettings, StartFault } from '../settings.ts';
import { loadRows } from './load.ts';
import { population } from './population.ts';

const college = { users: 200, days: 60, seed: 20_261_121 };

/**
 * Fills a fresh data folder with an invented college (`npm start -- --demo`); one that was filled before stays as it is.
 * @throws {StartFault} when people have worked in it already
 */
export async function fillDemo(
  settings: Pick<LocalSettings, 'DATA_DIR' | 'MODEL_REASONING' | 'MODEL_EXTRACTION'>,
  client: TableClient,
  now: Date,
  size = college,
): Promise<void> {
  const mark = join(settings.DATA_DIR, 'demo.json');
  if (existsSync(mark)) return;
  const joined = await openTable(tableName, client).get(keys.joined(), z.object({}));
  if (joined !== null)
    throw new StartFault(
      `The data folder ${settings.DATA_DIR} holds work already; --demo needs a fresh one. Choose another with DATA_DIR.`,
    );
  await loadRows(client, await population({ ...size, until: now }));
  writeFileSync(mark, JSON.stringify({ ...size, filledAt: now.toISOString() }));
}
