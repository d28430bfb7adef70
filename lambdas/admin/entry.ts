import { adminApi } from '../../shared/admin/api.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import { once } from '../platform/once.ts';
import { adminHandlers } from './routes.ts';
import { openAdminServices } from './services.ts';

export const handler = apiEntry(adminApi, once(openAdminServices), adminHandlers);
