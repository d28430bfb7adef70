import { authApi } from '../../shared/auth/api.ts';
import { readSettings } from '../platform/config.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import { authHandlers } from './routes.ts';

export const handler = apiEntry(
  authApi,
  (opened) => ({ ...opened, provider: readSettings(process.env, 'AUTH_BASE_URL', 'CLIENT_ID', 'SITE_URL') }),
  authHandlers,
);
