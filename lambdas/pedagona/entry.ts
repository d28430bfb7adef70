import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import { pedagonaHandlers } from './routes.ts';
import { once } from '../platform/once.ts';
import { openServices } from '../platform/jobs/services.ts';

export const handler = apiEntry(
  pedagonaApi,
  once(() => openServices('PEDAGONA_STATE_MACHINE_ARN')),
  pedagonaHandlers,
);
