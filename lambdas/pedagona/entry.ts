import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { apiEntry } from '../platform/entry.ts';
import { pedagonaHandlers } from './routes.ts';
import { apiServices } from './services.ts';

export const handler = apiEntry(pedagonaApi, apiServices, pedagonaHandlers);
