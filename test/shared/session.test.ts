import { expect, test } from '@jest/globals';
import { ordinalSchema } from '../../shared/session.ts';

test('The place of a course in an address is written in decimal digits', () => {
  expect(['0', 12, '100'].map((place) => ordinalSchema.parse(place))).toEqual([0, 12, 100]);
  for (const place of ['', ' 1', '1e1', '0x1', '-0', '1.0', '101', null])
    expect(ordinalSchema.safeParse(place).success).toBe(false);
});
