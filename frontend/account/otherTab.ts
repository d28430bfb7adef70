import { authApi } from '../../shared/auth/api.ts';
import { call } from '../api/client.ts';
import { keepNotice } from '../auth/signIn.ts';

/**
 * Asks once more which notice has been accepted: it may have been in another tab or on another device. A bearer that is refused is forgotten
 * by the call itself; without an answer all stays as it was.
 */
export const lookAgain = (): Promise<void> =>
  call(authApi.me, {}).then(
    ({ notice }) => keepNotice(notice),
    () => undefined,
  );
