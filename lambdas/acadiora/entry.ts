import { acadioraApi } from '../../shared/acadiora/api.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import { openServices } from '../platform/jobs/services.ts';
import { acadioraHandlers } from './routes.ts';

export const handler = apiEntry(acadioraApi, () => openServices('ACADIORA_STATE_MACHINE_ARN'), acadioraHandlers);
