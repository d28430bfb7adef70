import { readSettings } from '../platform/config.ts';
import { logoutUrl, providerSettings } from '../platform/http/apiEntry.ts';
import { type ModuleServices, openServices } from '../platform/stages/services.ts';
import { openPeople, type People } from '../platform/users/userPool.ts';

/** What the calls of users about themselves need. */
export interface AccountServices extends ModuleServices {
  /** Where the browser of a removed account goes. */
  logoutUrl: string;
}

export const openAccountServices = (): AccountServices => ({
  ...openServices('ACCOUNT_STATE_MACHINE_ARN'),
  logoutUrl: logoutUrl(providerSettings()),
});

export const people = (): People => openPeople(readSettings(process.env, 'USER_POOL_ID').USER_POOL_ID);
