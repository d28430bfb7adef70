import { quotaDays } from '../../../shared/account/retention.ts';
import { keys } from '../storage/keys.ts';
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
