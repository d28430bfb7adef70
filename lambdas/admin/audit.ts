import { auditDays } from '../../shared/account/retention.ts';
import type { Caller } from '../platform/http/caller.ts';
import { keys } from '../platform/storage/keys.ts';
import { days, malaysianDay, secondsAfter } from '../platform/time.ts';
import type { ModuleServices } from '../platform/jobs/services.ts';

/** What an administrator looked at or set; the subject is the user's id, the kind of file, or what holds from now on. */
type AuditAction = 'user.read' | 'userSessions.read' | 'export' | 'controls.change';

/**
 * Writes to the audit before anything is shown or set, so that nothing is that could not be written. Kept for a year; users are named by
 * id, administrators also by address.
 */
export async function note(
  { table, now, newId }: Pick<ModuleServices, 'table' | 'now' | 'newId'>,
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
