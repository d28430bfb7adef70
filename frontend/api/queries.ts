import { QueryClient } from '@tanstack/react-query';
import { isFinal } from './client.ts';

/** A refusal (4xx) stays a refusal; a failure of the server or the line is tried twice more. */
const isWorthRetrying = (failures: number, reason: Error): boolean => failures < 2 && !isFinal(reason);

/** Without a line a call fails at once and says so; the library's own way is to wait in silence and send it later. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
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
