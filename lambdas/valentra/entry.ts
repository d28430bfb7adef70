import { valentraApi } from '../../shared/valentra/api.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import { openServices } from '../platform/jobs/services.ts';
import { valentraHandlers } from './routes.ts';

export const handler = apiEntry(valentraApi, () => openServices('VALENTRA_STATE_MACHINE_ARN'), valentraHandlers);
