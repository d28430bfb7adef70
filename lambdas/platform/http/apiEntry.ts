import type { Call } from '../../../shared/contract.ts';
import { callerOf, type TokenCheck, tokenCheck } from './caller.ts';
import { readSettings } from '../config.ts';
import { once } from '../once.ts';
import { type Handlers, httpHandler, routes } from './router.ts';
import { openTable, type Table } from '../storage/table.ts';

/** What checking the caller opens, for calls that need no more or the same. */
export interface CallServices {
  table: Table;
  check: TokenCheck;
  now: () => Date;
}

/** The Lambda of one module's calls. Services and the token check are made at the first request and kept. */
export function apiEntry<A extends Record<string, Call>, S>(
  api: A,
  services: (opened: CallServices) => S,
  handlersOf: (services: S) => Handlers<A>,
): ReturnType<typeof httpHandler> {
  const handler = once(() => {
    const { ORIGIN_SECRET, TABLE_NAME, ...settings } = readSettings(
      process.env,
      'TABLE_NAME',
      'ISSUER',
      'JWKS_URI',
      'CLIENT_ID',
      'EMAIL_DOMAINS',
      'ADMIN_EMAILS',
      'ORIGIN_SECRET',
    );
    const [table, check] = [openTable(TABLE_NAME), tokenCheck(settings)];
    return httpHandler({
      routes: routes(api, handlersOf(services({ table, check, now: () => new Date() }))),
      callerOf: (authorization) => callerOf(authorization, check, table),
      originSecret: ORIGIN_SECRET,
    });
  });
  return (event) => handler()(event);
}

/** Where the sign-in provider's hosted pages are and who we are to it. */
export const providerSettings = () => readSettings(process.env, 'AUTH_BASE_URL', 'CLIENT_ID', 'SITE_URL');
export type ProviderSettings = ReturnType<typeof providerSettings>;

/** Where a browser ends its session with the sign-in provider; it comes back to the sign-in page. */
export const logoutUrl = ({ AUTH_BASE_URL, CLIENT_ID, SITE_URL }: ProviderSettings): string =>
  `${AUTH_BASE_URL}/logout?${new URLSearchParams({ client_id: CLIENT_ID, logout_uri: `${SITE_URL}/login` })}`;
