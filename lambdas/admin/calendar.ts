import { AppError } from '../../shared/errors.ts';
import { malaysianDay } from '../platform/time.ts';

const day = 24 * 60 * 60 * 1000;

/** Days that a chart shows unless another span is asked for. */
export const usualDays = 30;
const daysAtMost = 366;

/** All days from one to another, both included. */
const daysBetween = (from: string, to: string): string[] => {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: Math.round((end - start) / day) + 1 }, (_, i) =>
    new Date(start + i * day).toISOString().slice(0, 10),
  );
};

const daysBefore = (end: string, count: number): string =>
  new Date(Date.parse(end) - count * day).toISOString().slice(0, 10);

/** The last `count` Malaysian days, today included. */
export const lastDays = (now: Date, count = usualDays): string[] => {
  const today = malaysianDay(now);
  return daysBetween(daysBefore(today, count - 1), today);
};

/**
 * The days that a chart is asked for: the last thirty before its end, which is today unless given.
 * @throws {AppError} invalid, when the end comes first or there are too many
 */
export function askedDays(now: Date, { startDate, endDate }: { startDate?: string; endDate?: string }): string[] {
  const end = endDate ?? malaysianDay(now);
  const start = startDate ?? daysBefore(end, usualDays - 1);
  if (start > end) throw new AppError('invalid', 'Sila pilih tarikh mula yang tidak melepasi tarikh akhir.');
  if (Date.parse(end) - Date.parse(start) >= daysAtMost * day)
    throw new AppError('invalid', `Sila pilih tempoh yang tidak melebihi ${daysAtMost} hari.`);
  return daysBetween(start, end);
}
