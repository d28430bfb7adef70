import { accountApi } from '../../shared/account/api.ts';
import { noticeVersion } from '../../shared/account/notice.ts';
import { AppError } from '../../shared/errors.ts';
import { apiEntry, logoutUrl, providerSettings } from '../platform/http/apiEntry.ts';
import type { Handlers } from '../platform/http/router.ts';
import { type ModuleServices, openServices } from '../platform/stages/services.ts';
import { acceptNotice, findProfile } from '../platform/users/profiles.ts';
import { ownDataState, startOwnData } from './ownData.ts';
import { startDeletion } from './accountDeletion.ts';

/** `logoutUrl`: where the browser of a removed account goes. */
export function accountHandlers(services: ModuleServices & { logoutUrl: string }): Handlers<typeof accountApi> {
  const { table, now } = services;

  return {
    async account({ caller }) {
      const profile = await findProfile(table, caller.sub);
      return {
        joinedAt: profile?.joinedAt ?? null,
        ownData: await ownDataState(services, caller.sub),
        totalSessions: profile?.GSI2SK ?? 0,
      };
    },

    async acceptNotice({ caller, body }) {
      if (body.version !== noticeVersion)
        throw new AppError('conflict', 'Notis ini telah dikemas kini. Muat semula halaman dan baca notis yang baharu.');
      return acceptNotice(table, caller.sub, now());
    },

    exportData: ({ caller }) => startOwnData(services, caller.sub),
    exportState: ({ caller }) => ownDataState(services, caller.sub),

    async removeAccount({ caller, body }) {
      if (body.email.trim().toLowerCase() !== caller.email.toLowerCase())
        throw new AppError('invalid', `Sila taip alamat e-mel anda sendiri, ${caller.email}, untuk mengesahkan.`);
      await startDeletion(services, caller.sub);
      return { status: 'processing', logoutUrl: services.logoutUrl };
    },
  };
}

export const handler = apiEntry(
  accountApi,
  () => ({ ...openServices('ACCOUNT_STATE_MACHINE_ARN'), logoutUrl: logoutUrl(providerSettings()) }),
  accountHandlers,
);
