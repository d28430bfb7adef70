import type { Call } from '../../shared/contract.ts';
import { callerOf, tokenCheck } from './caller.ts';
import { readSettings } from './config.ts';
import { type Handlers, httpHandler, routes } from './http.ts';
import type { Table } from './table.ts';

/** The Lambda of one module's calls. Services and the token check are made at the first request and kept. */
export function apiEntry<A extends Record<string, Call>, S extends { table: Table }>(
  api: A,
  services: () => S,
  handlersOf: (services: S) => Handlers<A>,
): ReturnType<typeof httpHandler> {
  let handler: ReturnType<typeof httpHandler> | undefined;
  const make = (): ReturnType<typeof httpHandler> => {
    const made = services();
    const check = tokenCheck(
      readSettings(process.env, 'ISSUER', 'JWKS_URI', 'CLIENT_ID', 'EMAIL_DOMAINS', 'ADMIN_EMAILS'),
    );
    return httpHandler(routes(api, handlersOf(made)), (authorization) => callerOf(authorization, check, made.table));
  };
  return (event) => (handler ??= make())(event);
}
