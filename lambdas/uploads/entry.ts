import { ulid } from 'ulid';
import { uploadsApi } from '../../shared/uploads/api.ts';
import { readSettings } from '../platform/config.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import { openFiles } from '../platform/storage/files.ts';
import { openTable } from '../platform/storage/table.ts';
import { uploadsHandlers } from './routes.ts';

export const handler = apiEntry(
  uploadsApi,
  () => {
    const { TABLE_NAME, BUCKET_NAME } = readSettings(process.env, 'TABLE_NAME', 'BUCKET_NAME');
    return { table: openTable(TABLE_NAME), files: openFiles(BUCKET_NAME), now: () => new Date(), newId: () => ulid() };
  },
  uploadsHandlers,
);
