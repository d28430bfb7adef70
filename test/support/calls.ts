import { accountApi } from '../../shared/account/api.ts';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { adminApi } from '../../shared/admin/api.ts';
import { authApi } from '../../shared/auth/api.ts';
import type { Call } from '../../shared/contract.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { statisticsApi } from '../../shared/statistics/api.ts';
import { uploadsApi } from '../../shared/uploads/api.ts';
import { valentraApi } from '../../shared/valentra/api.ts';

/** Every declared call of the suite, by module and name. */
export const allCalls: readonly (readonly [name: string, call: Call])[] = Object.entries({
  account: accountApi,
  acadiora: acadioraApi,
  admin: adminApi,
  auth: authApi,
  pedagona: pedagonaApi,
  statistics: statisticsApi,
  uploads: uploadsApi,
  valentra: valentraApi,
}).flatMap(([module, api]) => Object.entries<Call>(api).map(([name, call]) => [`${module}.${name}`, call] as const));
