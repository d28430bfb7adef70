import { auditDays } from '../../shared/account/retention.ts';
import type { Caller } from '../platform/http/caller.ts';
import { keys } from '../platform/storage/keys.ts';
import { days, malaysianDay, secondsAfter } from '../platform/time.ts';
import type { AdminServices } from './services.ts';

/** What an administrator looked at. Of a person: whose detail; of a file: which one. */
export type AuditAction = 'user.read' | 'userSessions.read' | 'export';

/**
 * Notes that an administrator looked, before anything is shown: what cannot be noted is not shown. Kept for a year; the row names
 * people by id and administrators by address, as an audit asks; so a person who was removed stands there by id alone.
 */
export async function note(
  { table, now, newId }: Pick<AdminServices, 'table' | 'now' | 'newId'>,
  caller: Pick<Caller, 'sub' | 'email'>,
  action: AuditAction,
  subject: string,
): Promise<void> {
  const moment = now();
  const at = moment.toISOString();
  const key = keys.audit(malaysianDay(moment), `${at}#${newId()}`);
  await table.transact([
    {
      put: {
        ...key,
        action,
        subject,
        by: caller.sub,
        byEmail: caller.email,
        at,
        expiresAt: secondsAfter(now(), days(auditDays)),
      },
    },
  ]);
}
