import { authApi } from '../../shared/auth/api.ts';
import { call } from '../api/client.ts';
import { keepNotice } from '../auth/signIn.ts';

let checking: Promise<void> | null = null;

/**
 * Asks the server again which notice has been accepted, since it may have been accepted in another tab or on another device. A refused
 * bearer is forgotten by the call itself; without an answer nothing changes. The browser fires two events when a tab is shown again, so a
 * second call waits for the running request.
 */
export const recheckNotice = (): Promise<void> =>
  (checking ??= call(authApi.me, {})
    .then(
      ({ notice }) => keepNotice(notice),
      () => undefined,
    )
    .finally(() => {
      checking = null;
    }));
