import { valentraFilesApi } from '../../../shared/valentra/api.ts';
import { apiEntry } from '../../platform/http/apiEntry.ts';
import { once } from '../../platform/once.ts';
import { openServices } from '../../platform/jobs/services.ts';
import { valentraFileHandlers } from './routes.ts';

export const handler = apiEntry(
  valentraFilesApi,
  once(() => openServices('VALENTRA_STATE_MACHINE_ARN')),
  valentraFileHandlers,
);
