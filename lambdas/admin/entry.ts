import { adminApi } from '../../shared/admin/api.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import { openServices } from '../platform/jobs/services.ts';
import { adminHandlers } from './routes.ts';

export const handler = apiEntry(adminApi, () => openServices('ADMIN_STATE_MACHINE_ARN'), adminHandlers);
