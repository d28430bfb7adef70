import { expect, test } from '@jest/globals';
import { assert, date, property } from 'fast-check';
import { counterWrites } from '../../../../lambdas/platform/statistics/counters.ts';
import { shards } from '../../../../lambdas/platform/storage/keys.ts';
import { malaysianDay } from '../../../../lambdas/platform/time.ts';

test('a Malaysian day is the one the calendar of Kuala Lumpur shows', () => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' });
  const instants = date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  assert(property(instants, (instant) => expect(malaysianDay(instant)).toBe(calendar.format(instant))));
});

test('counters spread sessions over all shards, each in a partition of its own', () => {
  const session = { sub: 's', module: 'pedagona', createdAt: '2026-11-20T17:00:00.000Z' } as const;
  const keys = Array.from({ length: 400 }, (_, i) => {
    const id = `01ARZ3NDEKTSV4RRFFQ69G${i.toString(32).toUpperCase().padStart(4, '0')}`;
    const [, total] = counterWrites({ ...session, id }, { total: 1 }, new Date(0));
    return total !== undefined && 'change' in total ? total.change.key.PK : '';
  });
  expect(new Set(keys).size).toBe(shards);
});
