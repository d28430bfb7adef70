import { describe, expect, test } from '@jest/globals';
import {
  costLabel,
  durationLabel,
  lastActivityLabel,
  pageNumbers,
  pageOf,
  rangeText,
} from '../../frontend/admin/labels.ts';
import { pageSize } from '../../frontend/admin/queries.ts';
import { listQuery } from '../../frontend/admin/useUserSearch.ts';

const day = 24 * 60 * 60_000;

describe('the last-activity label of the user list (spec 1 §9)', () => {
  /** Noon in Malaysia. */
  const noon = new Date('2026-03-09T04:00:00.000Z');
  const daysAgo = (days: number) => new Date(noon.getTime() - days * day).toISOString();

  test('says that there was no activity', () => {
    expect(lastActivityLabel(null, noon)).toBe('Tiada aktiviti');
  });

  test.each([
    [-1, 'Hari ini'],
    [0, 'Hari ini'],
    [1, 'Semalam'],
    [2, '2 hari lepas'],
    [6, '6 hari lepas'],
    [7, '7 hari lepas'],
    [8, '1 minggu lepas'],
    [13, '1 minggu lepas'],
    [14, '2 minggu lepas'],
    [29, '4 minggu lepas'],
    [30, '4 minggu lepas'],
    [31, '1 bulan lepas'],
    [59, '1 bulan lepas'],
    [60, '2 bulan lepas'],
    [400, '13 bulan lepas'],
  ])('%d days ago is %s', (days, label) => {
    expect(lastActivityLabel(daysAgo(days), noon)).toBe(label);
  });

  test.each([
    ['2026-03-08T16:00:00.000Z', '2026-03-08T16:00:00.000Z', 'Hari ini'],
    ['2026-03-08T15:59:59.999Z', '2026-03-08T16:00:00.000Z', 'Semalam'],
    ['2026-03-07T16:00:00.000Z', '2026-03-09T15:59:59.999Z', 'Semalam'],
    ['2026-03-07T15:59:59.999Z', '2026-03-08T16:00:00.000Z', '2 hari lepas'],
  ])('%s seen at %s, by Malaysian midnights, is %s', (at, now, label) => {
    expect(lastActivityLabel(at, new Date(now))).toBe(label);
  });
});

describe('the numbers of a pagination (spec 1 §2)', () => {
  test('are first, last and those within one of the current, rising, with a gap exactly where some are left out', () => {
    for (let totalPages = 1; totalPages <= 30; totalPages += 1)
      for (let page = 1; page <= totalPages; page += 1) {
        const shown = pageNumbers(page, totalPages);
        const numbers = shown.filter((number) => number !== 'gap');
        const expected = Array.from({ length: totalPages }, (_, index) => index + 1).filter(
          (number) => number === 1 || number === totalPages || Math.abs(number - page) <= 1,
        );
        expect(numbers).toEqual(expected);
        const leftOut = numbers.filter((number, index) => index > 0 && number - (numbers[index - 1] ?? 0) > 1);
        expect(shown.filter((number) => number === 'gap')).toHaveLength(leftOut.length);
        for (const number of leftOut) expect(shown[shown.indexOf(number) - 1]).toBe('gap');
      }
  });
});

const of = (page: number, total: number, { isMore = false, hasGaps = false } = {}) => ({
  page,
  limit: pageSize,
  total,
  isMore,
  hasGaps,
});

describe('the range text', () => {
  test.each([
    [of(1, 57), 20, 'Menunjukkan 1 hingga 20 daripada 57 pengguna'],
    [of(2, 57), 20, 'Menunjukkan 21 hingga 40 daripada 57 pengguna'],
    [of(3, 57), 17, 'Menunjukkan 41 hingga 57 daripada 57 pengguna'],
    [of(1, 1), 1, 'Menunjukkan 1 hingga 1 daripada 1 pengguna'],
    [of(1, 0), 0, 'Menunjukkan 0 daripada 0 pengguna'],
    [of(4, 57), 0, 'Menunjukkan 0 daripada 57 pengguna'],
    [of(1, 50, { hasGaps: true }), 17, 'Menunjukkan 1 hingga 17 daripada 50 pengguna'],
    [of(2, 50, { hasGaps: true }), 20, 'Menunjukkan 20 daripada 50 pengguna'],
    [of(3, 50, { hasGaps: true }), 15, 'Menunjukkan 15 daripada 50 pengguna'],
    [of(60, 12_345), 20, 'Menunjukkan 1,181 hingga 1,200 daripada 12,345 pengguna'],
    [of(1, 500, { isMore: true }), 20, 'Menunjukkan 1 hingga 20 daripada sekurang-kurangnya 500 pengguna'],
  ])('of %j with %d rows', (pagination, shown, text) => {
    expect(rangeText(pagination, shown)).toBe(text);
  });
});

describe('the address of the user list', () => {
  test.each([
    [null, 1],
    ['', 1],
    ['2', 2],
    ['007', 1],
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['1e9', 1],
    ['99999999999', 1],
  ])('page %j is %d', (text, page) => {
    expect(pageOf(text)).toBe(page);
  });

  test.each([
    [1, '', ''],
    [2, '', '?page=2'],
    [1, 'ali', '?search=ali'],
    [3, 'siti & ali', '?search=siti+%26+ali&page=3'],
    [1, '  ali ', '?search=++ali+'],
  ])('of page %d of the search %j is %j, the search as typed', (page, search, query) => {
    expect(listQuery(page, search)).toBe(query);
    expect(new URLSearchParams(query).get('search') ?? '').toBe(search);
  });
});

test.each([
  [null, 'Tiada harga'],
  [0, 'USD 0.00'],
  [0.00004, 'USD 0.0000'],
  [0.0213, 'USD 0.0213'],
  [1, 'USD 1.00'],
  [1234.5, 'USD 1,234.50'],
])('a cost of %j is %s', (usd, label) => {
  expect(costLabel(usd)).toBe(label);
});

test.each([
  [null, 'Tiada'],
  [0, '0 s'],
  [2.34, '2.3 s'],
  [9.99, '10 s'],
  [59.4, '59 s'],
  [59.6, '1 min'],
  [64.2, '1 min 4 s'],
  [3599.4, '59 min 59 s'],
  [3600, '1 j'],
  [3700, '1 j 1 min'],
])('%j seconds are %s', (seconds, label) => {
  expect(durationLabel(seconds)).toBe(label);
});
