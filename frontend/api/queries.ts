import { QueryClient } from '@tanstack/react-query';
import { isFinal } from './client.ts';

/** A refusal (4xx) is not retried; a failure of the server or the connection is retried twice. */
const isWorthRetrying = (failures: number, reason: Error): boolean => failures < 2 && !isFinal(reason);

/** Offline, a call fails at once; the library's default is to wait silently and send it later. */
export const queryClient = new QueryClient({
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
