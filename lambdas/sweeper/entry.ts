import { readSettings } from '../platform/config.ts';
import { once } from '../platform/once.ts';
import { openTable } from '../platform/storage/table.ts';
import { sweep, type SweepServices } from './sweep.ts';

const services = once((): SweepServices => {
  const { TABLE_NAME } = readSettings(process.env, 'TABLE_NAME');
  return { table: openTable(TABLE_NAME), now: () => new Date() };
});

/** The Lambda. */
export const handler = (event: unknown): Promise<{ ok: true }> => sweep(services(), event);
