import { accountApi } from '../../shared/account/api.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import { accountHandlers } from './routes.ts';
import { openAccountServices } from './services.ts';

export const handler = apiEntry(accountApi, openAccountServices, accountHandlers);
