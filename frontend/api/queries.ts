import { QueryClient } from '@tanstack/react-query';
import { AppError } from '../../shared/errors.ts';

/** A refusal (4xx) stays a refusal; a failure of the server or the line is tried twice more. */
const isWorthRetrying = (failures: number, reason: Error): boolean =>
  failures < 2 && !(reason instanceof AppError && reason.status < 500);

export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 10_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
