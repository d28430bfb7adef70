import { moduleNames } from '../../shared/modules.ts';
import type { ModuleName } from '../../shared/modules.ts';
import { paths } from '../app/paths.ts';

const parameter = 'modul';

/** The address of a module's analytics. */
export const analyticsHref = (module: ModuleName): string =>
  `${paths.adminAnalytics.href()}?${new URLSearchParams({ [parameter]: module }).toString()}`;

/** The module named by an address, or the first one. */
export const analyticsModule = (params: URLSearchParams): ModuleName =>
  moduleNames.find((name) => name === params.get(parameter)) ?? moduleNames[0];
