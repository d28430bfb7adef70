import { authApi } from '../../shared/auth/api.ts';
import { tokenCheck } from '../platform/http/caller.ts';
import { readSettings } from '../platform/config.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import { openTable } from '../platform/storage/table.ts';
import { authHandlers } from './routes.ts';

export const handler = apiEntry(
  authApi,
  () => {
    const settings = readSettings(
      process.env,
      'TABLE_NAME',
      'AUTH_BASE_URL',
      'CLIENT_ID',
      'SITE_URL',
      'ISSUER',
      'JWKS_URI',
      'EMAIL_DOMAINS',
      'ADMIN_EMAILS',
    );
    return {
      table: openTable(settings.TABLE_NAME),
      provider: settings,
      check: tokenCheck(settings),
      domains: settings.EMAIL_DOMAINS,
      now: () => new Date(),
    };
  },
  authHandlers,
);
