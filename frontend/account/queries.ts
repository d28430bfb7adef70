import { queryOptions } from '@tanstack/react-query';
import { accountApi } from '../../shared/account/api.ts';
import { call } from '../api/client.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(accountApi.account, {}, { signal }),
});

export const ownDataQuery = queryOptions({
  queryKey: ['account', 'own-data'],
  queryFn: ({ signal }) => call(accountApi.exportState, {}, { signal }),
});
