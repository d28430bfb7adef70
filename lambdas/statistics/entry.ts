import { statisticsApi } from '../../shared/statistics/api.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import { statisticsHandlers } from './routes.ts';

export const handler = apiEntry(statisticsApi, (opened) => opened, statisticsHandlers);
