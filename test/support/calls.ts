import { apiFunctions } from '../../lib/functions/api.ts';

/** Every call of the suite, by module and name. */
export const allCalls = Object.entries(apiFunctions).flatMap(([module, { calls }]) =>
  Object.entries(calls).map(([name, call]) => [`${module}.${name}`, call] as const),
);
