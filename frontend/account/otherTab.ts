import { authApi } from '../../shared/auth/api.ts';
import { call } from '../api/client.ts';
import { keepNotice } from '../auth/signIn.ts';

let looking: Promise<void> | null = null;

/**
 * Asks once more which notice has been accepted: it may have been in another tab or on another device. A bearer that is refused is forgotten
 * by the call itself; without an answer all stays as it was. A browser tells of a return twice, as shown and as focused: while one question
 * is under way there is no second.
 */
export const lookAgain = (): Promise<void> =>
  (looking ??= call(authApi.me, {})
    .then(
      ({ notice }) => keepNotice(notice),
      () => undefined,
    )
    .finally(() => {
      looking = null;
    }));
