import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Call, Request } from '../../shared/contract.ts';
import { call, isFinal } from './client.ts';

/** A refusal (4xx) is not retried; a failure of the server or the connection is retried twice. */
const isWorthRetrying = (failures: number, reason: Error): boolean => failures < 2 && !isFinal(reason);

/** Offline, a call fails at once; the library's default is to wait silently and send it later. */
export const queryClient = new QueryClient({
  // Every failure is in the log (spec 1 §8), under its name where it has one.
  queryCache: new QueryCache({
    onError: (reason, { queryKey, meta }) => console.info(meta?.['failed'] ?? queryKey.join(' '), reason),
  }),
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 10_000,
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

export const queryOf = <const C extends Call>(queryKey: readonly string[], declared: C, request: Request<C>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => call(declared, request, { signal }) });
