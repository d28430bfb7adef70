import { statisticsApi } from '../../shared/statistics/api.ts';
import { readSettings } from '../platform/config.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import { openTable } from '../platform/storage/table.ts';
import { statisticsHandlers } from './routes.ts';

export const handler = apiEntry(
  statisticsApi,
  () => ({ table: openTable(readSettings(process.env, 'TABLE_NAME').TABLE_NAME) }),
  statisticsHandlers,
);
