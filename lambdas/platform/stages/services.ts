import { readSettings } from '../config.ts';
import { once } from '../once.ts';
import { type Files, openFiles } from '../storage/files.ts';
import { openTable, type Table } from '../storage/table.ts';

/** What a step needs that asks no model. */
export interface StepServices {
  table: Table;
  files: Files;
  now: () => Date;
}

export const stepServices = once((): StepServices => {
  const settings = readSettings(process.env, 'TABLE_NAME', 'BUCKET_NAME');
  return { table: openTable(settings.TABLE_NAME), files: openFiles(settings.BUCKET_NAME), now: () => new Date() };
});
