import { moduleNames } from '../../shared/modules.ts';
import type { ModuleName } from '../../shared/modules.ts';
import { paths } from '../app/paths.ts';

const parameter = 'modul';

/** Where a module's analytics show. */
export const analyticsHref = (module: ModuleName): string =>
  `${paths.adminAnalytics.href()}?${new URLSearchParams({ [parameter]: module }).toString()}`;

/** The module that an address asks for; the first one otherwise. */
export const analyticsModule = (params: URLSearchParams): ModuleName =>
  moduleNames.find((name) => name === params.get(parameter)) ?? moduleNames[0];
