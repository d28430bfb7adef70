import { createHash } from 'node:crypto';
import * as z from 'zod';
import { quotaDays } from '../../../shared/account/retention.ts';
import { keys } from '../storage/keys.ts';
import { succeeds, type Table } from '../storage/table.ts';
import { isAbsentOrBelow, type Write } from '../storage/writes.ts';
import { days, malaysianDay, secondsAfter } from '../time.ts';

export const quotaText = (limit: number): string => `Had harian ${limit} penjanaan telah dicapai. Sila cuba lagi esok.`;

/** How many sessions of one module a user may have in work at once. */
export const activeLimit = 3;
export const activeText = `${activeLimit} sesi anda sedang diproses. Tunggu sehingga satu selesai, kemudian cuba lagi.`;

/** Counts one start against the user's Malaysian day; its condition refuses the one over `limit`. */
export const quotaWrite = (sub: string, now: Date, limit: number): Write => ({
  change: {
    key: keys.quota(sub, malaysianDay(now)),
    add: { used: 1 },
    set: { expiresAt: secondsAfter(now, days(quotaDays)) },
    if: isAbsentOrBelow('used', limit),
  },
});

const usedSchema = z.object({ used: z.number() });

/**
 * The only trace of an address after its account was deleted. It is no secret: whoever has a list of addresses can find out which one it
 * is. The row lives two days.
 */
const digestOf = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex');

/**
 * Keeps the day's count of an account that is deleted, under its address: the same person would get another sub and start from zero.
 * Safe to repeat.
 */
export async function keepQuota(
  table: Table,
  { sub, email }: { sub: string; email: string },
  now: Date,
): Promise<void> {
  const day = malaysianDay(now);
  const own = await table.get(keys.quota(sub, day), usedSchema);
  if (own === null) return;
  // It fails where as many are kept already.
  await succeeds(
    table.change({
      key: keys.quotaOfAddress(digestOf(email), day),
      set: { used: own.used, expiresAt: secondsAfter(now, days(quotaDays)) },
      if: isAbsentOrBelow('used', own.used),
    }),
  );
}

/** The writes by which a new account continues the day's count of a deleted account of the same address. */
export async function keptQuotaWrites(
  table: Table,
  { sub, email }: { sub: string; email: string },
  now: Date,
): Promise<Write[]> {
  const day = malaysianDay(now);
  const kept = await table.get(keys.quotaOfAddress(digestOf(email), day), usedSchema);
  return kept === null
    ? []
    : [
        {
          change: {
            key: keys.quota(sub, day),
            add: { used: kept.used },
            set: { expiresAt: secondsAfter(now, days(quotaDays)) },
          },
        },
      ];
}
