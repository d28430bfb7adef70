import { AppError } from '../../../shared/errors.ts';
import { malaysianDay } from '../../platform/time.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Days that a chart shows unless another span is asked for. */
const usualDays = 30;
const daysAtMost = 366;

/** The `count` days that end with this one, 'yyyy-mm-dd', the oldest first. */
const daysUntil = (end: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(end) - (count - 1 - i) * dayMilliseconds).toISOString().slice(0, 10),
  );

/** The last `count` Malaysian days, today included. */
export const lastDays = (now: Date, count = usualDays): string[] => daysUntil(malaysianDay(now), count);

/**
 * The days of a chart: those asked for, else the last thirty before their end, which is today unless given.
 * @throws {AppError} invalid, when the end comes before the start or there are too many days
 */
export function askedDays(now: Date, { startDate, endDate }: { startDate?: string; endDate?: string }): string[] {
  const end = endDate ?? malaysianDay(now);
  if (startDate === undefined) return daysUntil(end, usualDays);
  const count = Math.round((Date.parse(end) - Date.parse(startDate)) / dayMilliseconds) + 1;
  if (count < 1) throw new AppError('invalid', 'Sila pilih tarikh mula yang tidak melepasi tarikh akhir.');
  if (count > daysAtMost) throw new AppError('invalid', `Sila pilih tempoh yang tidak melebihi ${daysAtMost} hari.`);
  return daysUntil(end, count);
}
