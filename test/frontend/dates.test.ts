import { describe, expect, test } from '@jest/globals';
import { lastActivityLabel } from '../../frontend/text/dates.ts';
import { dateTimeLabel } from '../../shared/text/labels.ts';

const now = new Date('2026-03-09T04:05:00.000Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();

describe('the last-activity label', () => {
  test.each([
    [0, 'Baru sahaja'],
    [minute - 1, 'Baru sahaja'],
    [minute, '1 minit yang lalu'],
    [5 * minute, '5 minit yang lalu'],
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
    [800 * day, '2 tahun yang lalu'],
  ])('changes its unit exactly at the thresholds: %d ms', (age, label) => {
    expect(lastActivityLabel(ago(age), now)).toBe(label);
  });
});

test('a long date is Malay and on a Malaysian clock wherever it is read', () => {
  expect(dateTimeLabel('2026-03-09T04:05:00.000Z')).toBe('Isnin, 9 Mac 2026 pada 12:05 PTG');
  expect(dateTimeLabel('2026-03-09T17:00:00.000Z')).toContain('Selasa, 10 Mac 2026');
});
