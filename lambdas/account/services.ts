import { readSettings } from '../platform/config.ts';
import { logoutUrl } from '../platform/http/signOut.ts';
import { type ModuleServices, openServices } from '../platform/jobs/services.ts';
import { openPeople, type People } from '../platform/users/userPool.ts';

/** What the calls of users about themselves need. */
export interface AccountServices extends Omit<ModuleServices, 'dailyQuota'> {
  /** Where the browser of a removed account goes. */
  logoutUrl: string;
}

export const openAccountServices = (): AccountServices => ({
  ...openServices('ACCOUNT_STATE_MACHINE_ARN'),
  logoutUrl: logoutUrl(readSettings(process.env, 'AUTH_BASE_URL', 'CLIENT_ID', 'SITE_URL')),
});

export const people = (): People => openPeople(readSettings(process.env, 'USER_POOL_ID').USER_POOL_ID);
