import type { Call } from '../../../shared/contract.ts';
import { callerOf, tokenCheck } from './caller.ts';
import { readSettings } from '../config.ts';
import { type Handlers, httpHandler, routes } from './router.ts';
import type { Table } from '../storage/table.ts';

/** The Lambda of one module's calls. Services and the token check are made at the first request and kept. */
export function apiEntry<A extends Record<string, Call>, S extends { table: Table }>(
  api: A,
  services: () => S,
  handlersOf: (services: S) => Handlers<A>,
): ReturnType<typeof httpHandler> {
  let handler: ReturnType<typeof httpHandler> | undefined;
  const make = (): ReturnType<typeof httpHandler> => {
    const made = services();
    const settings = readSettings(
      process.env,
      'ISSUER',
      'JWKS_URI',
      'CLIENT_ID',
      'EMAIL_DOMAINS',
      'ADMIN_EMAILS',
      'ORIGIN_SECRET',
    );
    const check = tokenCheck(settings);
    return httpHandler({
      routes: routes(api, handlersOf(made)),
      callerOf: (authorization) => callerOf(authorization, check, made.table),
      originSecret: settings.ORIGIN_SECRET,
    });
  };
  return (event) => (handler ??= make())(event);
}
