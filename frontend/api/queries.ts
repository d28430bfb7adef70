import { QueryClient } from '@tanstack/react-query';
import { AppError } from '../../shared/errors.ts';

/** What is not there, or not the caller's, will not appear by asking again. */
export const isFinal = (reason: unknown): boolean => reason instanceof AppError && reason.status < 500;

/** A refusal (4xx) stays a refusal; a failure of the server or the line is tried twice more. */
const isWorthRetrying = (failures: number, reason: Error): boolean => failures < 2 && !isFinal(reason);

/** For deletions: what has gone already, in another tab or on another device, is what the user wanted. */
export async function unlessGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (reason) {
    if (!(reason instanceof AppError && reason.code === 'not_found')) throw reason;
  }
}

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
