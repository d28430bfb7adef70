import type { adminApi } from '../../shared/admin/api.ts';
import type { Reply } from '../../shared/contract.ts';
import { countLabel } from '../../shared/text/labels.ts';

const day = 24 * 60 * 60_000;
/** Malaysia's offset from UTC, in milliseconds; it is the same all year. */
const malaysia = 8 * 60 * 60_000;

const dayNumber = (at: Date): number => Math.floor((at.getTime() + malaysia) / day);

/** The admin area's last-activity label (spec 1 §9), by Malaysian calendar days. A time in the future is today. */
export function lastActivityLabel(at: string | null, now: Date): string {
  if (at === null) return 'Tiada aktiviti';
  const days = dayNumber(now) - dayNumber(new Date(at));
  if (days < 1) return 'Hari ini';
  if (days === 1) return 'Semalam';
  if (days <= 7) return `${days} hari lepas`;
  return days <= 30 ? `${Math.floor(days / 7)} minggu lepas` : `${Math.floor(days / 30)} bulan lepas`;
}

/** Numbers of pages (spec 1 §2): first, last and those within one of the current page; 'gap' where some are left out. */
export function pageNumbers(page: number, totalPages: number): (number | 'gap')[] {
  const shown = [1, page - 1, page, page + 1, totalPages].filter((number) => number >= 1 && number <= totalPages);
  const numbers = [...new Set(shown)].toSorted((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    return before !== undefined && number - before > 1 ? (['gap', number] as const) : [number];
  });
}

export const pageOf = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;

/** How many there are; of a search that reached its limit, at least so many: 'sekurang-kurangnya 500'. */
export const totalLabel = (total: number, isMore: boolean): string =>
  isMore ? `sekurang-kurangnya ${countLabel(total)}` : countLabel(total);

/** 'Menunjukkan 21 hingga 40 daripada 57 pengguna'; where earlier pages may be short, only how many. `shown`: rows of this page. */
export function rangeText(
  { page, limit, total, isMore, hasGaps }: Omit<Reply<typeof adminApi.users>['pagination'], 'totalPages'>,
  shown: number,
): string {
  const first = (page - 1) * limit + 1;
  const isRangeKnown = shown > 0 && (page === 1 || !hasGaps);
  const rows = isRangeKnown ? `${countLabel(first)} hingga ${countLabel(first + shown - 1)}` : countLabel(shown);
  return `Menunjukkan ${rows} daripada ${totalLabel(total, isMore)} pengguna`;
}

/** '98.5%', '0.0%' (spec 1 §9). */
export const rateLabel = (percent: number): string => `${percent.toFixed(1)}%`;

/** A part of a whole in percent, '0.0%' of nothing. */
export const shareLabel = (part: number, whole: number): string => rateLabel(whole === 0 ? 0 : (part / whole) * 100);

/** US dollars: four decimals below one dollar, two above; null: no price is known. */
export function costLabel(usd: number | null): string {
  if (usd === null) return 'Tiada harga';
  return `USD ${usd.toLocaleString('en-MY', usd > 0 && usd < 1 ? { minimumFractionDigits: 4, maximumFractionDigits: 4 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** '45 s', '2 min 5 s', '1 j 3 min'. */
export function durationLabel(seconds: number): string {
  if (seconds < 10) return `${Number(seconds.toFixed(1))} s`;
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const parts = [hours > 0 && `${hours} j`, minutes > 0 && `${minutes} min`, hours === 0 && rest > 0 && `${rest} s`];
  return parts.filter(Boolean).join(' ');
}

const shortDay = new Intl.DateTimeFormat('ms-MY', { day: 'numeric', month: 'short', timeZone: 'UTC' });
export const shortDayLabel = (date: string): string => shortDay.format(new Date(date));

/** The first 8 characters of an id (spec 1 §2). */
export const shortId = (id: string): string => id.slice(0, 8);
