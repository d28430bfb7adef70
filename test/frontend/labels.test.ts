import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import * as admin from '../../frontend/admin/labels.ts';
import { listQuery } from '../../frontend/admin/useUserSearch.ts';
import { lastActivityLabel } from '../../frontend/text/dates.ts';
import { fileSize } from '../../frontend/text/size.ts';
import { dateTimeLabel } from '../../shared/text/labels.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Noon in Malaysia. */
const noon = new Date('2026-03-09T04:00:00.000Z');
const ago = (milliseconds: number) => new Date(noon.getTime() - milliseconds).toISOString();

test.each([
  [0, 'Baru sahaja'],
  [minute - 1, 'Baru sahaja'],
  [minute, '1 minit yang lalu'],
  [hour - 1, '59 minit yang lalu'],
  [hour, '1 jam yang lalu'],
  [day - 1, '23 jam yang lalu'],
  [day, '1 hari yang lalu'],
  [7 * day - 1, '6 hari yang lalu'],
  [7 * day, '1 minggu yang lalu'],
  [30 * day - 1, '4 minggu yang lalu'],
  [30 * day, '1 bulan yang lalu'],
  [365 * day - 1, '12 bulan yang lalu'],
  [365 * day, '1 tahun yang lalu'],
])('an activity %d ms ago was %s: its unit changes exactly at the thresholds of spec 1 §4', (age, label) => {
  expect(lastActivityLabel(ago(age), noon)).toBe(label);
});

test.each([
  [-1, 'Hari ini'],
  [0, 'Hari ini'],
  [1, 'Semalam'],
  [2, '2 hari lepas'],
  [7, '7 hari lepas'],
  [8, '1 minggu lepas'],
  [14, '2 minggu lepas'],
  [30, '4 minggu lepas'],
  [31, '1 bulan lepas'],
  [60, '2 bulan lepas'],
  [400, '13 bulan lepas'],
])('%d days ago is %s in the user list (spec 1 §9)', (days, label) => {
  expect(admin.lastActivityLabel(ago(days * day), noon)).toBe(label);
});

test.each([
  ['2026-03-08T15:59:59.999Z', '2026-03-08T16:00:00.000Z', 'Semalam'],
  ['2026-03-08T16:00:00.000Z', '2026-03-09T15:59:59.999Z', 'Hari ini'],
])('%s seen at %s is %s, since days end at Malaysian midnight', (at, now, label) => {
  expect(admin.lastActivityLabel(at, new Date(now))).toBe(label);
  expect(admin.lastActivityLabel(null, new Date(now))).toBe('Tiada aktiviti');
});

test('a long date is Malay and on a Malaysian clock wherever it is read', () => {
  expect(dateTimeLabel('2026-03-09T04:05:00.000Z')).toBe('Isnin, 9 Mac 2026 pada 12:05 PTG');
  expect(dateTimeLabel('2026-03-09T17:00:00.000Z')).toContain('Selasa, 10 Mac 2026');
});

const labelOf = { size: fileSize, cost: admin.costLabel, duration: admin.durationLabel };

test.each<[keyof typeof labelOf, number | null, string]>([
  ['size', 1023, '1023 B'],
  ['size', 1024, '1.0 KB'],
  ['size', 1024 * 1024 - 1, '1.0 MB'],
  ['size', 20 * 1024 * 1024, '20.0 MB'],
  ['cost', null, 'Tiada harga'],
  ['cost', 0, 'USD 0.00'],
  ['cost', 0.0213, 'USD 0.0213'],
  ['cost', 1234.5, 'USD 1,234.50'],
  ['duration', 2.34, '2.3 s'],
  ['duration', 9.99, '10 s'],
  ['duration', 59.6, '1 min'],
  ['duration', 64.2, '1 min 4 s'],
  ['duration', 3599.4, '59 min 59 s'],
  ['duration', 3600, '1 j'],
  ['duration', 3700, '1 j 1 min'],
])('a %s of %j is shown as %s', (what, value, label) => {
  expect(labelOf[what](value as number)).toBe(label);
});

const of = (page: number, total: number, more = {}) => {
  const all = { page, limit: 20, total, isMore: false, hasGaps: false };
  return { ...all, ...more };
};

describe('the user list', () => {
  test.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 9, [1, 'gap', 3, 4, 5, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])(
    'on page %d of %d numbers the first, the last and those beside it, with a gap where some are left out',
    (...numbered) => {
      const [page, total, numbers] = numbered;
      expect(admin.pageNumbers(page, total)).toEqual(numbers);
    },
  );

  test.each([
    [of(2, 57), 20, 'Menunjukkan 21 hingga 40 daripada 57 pengguna'],
    [of(3, 57), 17, 'Menunjukkan 41 hingga 57 daripada 57 pengguna'],
    [of(1, 0), 0, 'Menunjukkan 0 daripada 0 pengguna'],
    [of(1, 50, { hasGaps: true }), 17, 'Menunjukkan 1 hingga 17 daripada 50 pengguna'],
    [of(3, 50, { hasGaps: true }), 15, 'Menunjukkan 15 daripada 50 pengguna'],
    [of(60, 12_345), 20, 'Menunjukkan 1,181 hingga 1,200 daripada 12,345 pengguna'],
    [of(1, 500, { isMore: true }), 20, 'Menunjukkan 1 hingga 20 daripada sekurang-kurangnya 500 pengguna'],
  ])('of %j with %d rows says which', (pagination, shown, text) => {
    expect(admin.rangeText(pagination, shown)).toBe(text);
  });

  test.each([null, '', '007', '0', '-3', '1.5', '1e9', '99999999999'])('takes no page from the address %j', (text) => {
    expect(admin.pageOf(text)).toBe(1);
  });

  test('keeps page and search in its address, the search as typed', () => {
    const page = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(page, fc.string(), (number, search) => {
        const params = new URLSearchParams(listQuery(number, search));
        expect([admin.pageOf(params.get('page')), params.get('search') ?? '']).toEqual([number, search]);
      }),
    );
    expect(listQuery(1, '')).toBe('');
  });
});
