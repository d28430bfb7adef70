import { readSettings } from '../config.ts';
import { type Files, openFiles } from '../storage/files.ts';
import { once } from '../once.ts';
import { openTable, type Table } from '../storage/table.ts';

/** What a pipeline step needs that asks no model. Apart from the others, so that its bundle stays small. */
export interface FinishServices {
  table: Table;
  files: Files;
  now: () => Date;
}

export const finishServices = once((): FinishServices => {
  const settings = readSettings(process.env, 'TABLE_NAME', 'BUCKET_NAME');
  return { table: openTable(settings.TABLE_NAME), files: openFiles(settings.BUCKET_NAME), now: () => new Date() };
});
