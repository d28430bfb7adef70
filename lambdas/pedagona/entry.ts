import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import { pedagonaHandlers } from './routes.ts';
import { openServices } from '../platform/jobs/services.ts';

export const handler = apiEntry(pedagonaApi, () => openServices('PEDAGONA_STATE_MACHINE_ARN'), pedagonaHandlers);
