import { describe, expect, test } from '@jest/globals';
import { array, assert, constantFrom, property } from 'fast-check';
import { differenceOf } from '../../../shared/text/difference.ts';

const sideOf = (before: string, after: string, left: 'removed' | 'added') =>
  differenceOf(before, after)
    ?.filter(({ of }) => of === 'both' || of === left)
    .map(({ text }) => text.trim())
    .join(' ')
    .split(/\s+/)
    .join(' ');

const words = array(constantFrom('kajian', 'ini', '62', 'murid', 'dua', 'jam'), { minLength: 1, maxLength: 30 });

describe('the difference of two texts', () => {
  test('says what has changed and nothing else', () => {
    expect(differenceOf('A 3-hour course for 62 pupils.', 'A 2-hour course for 62 pupils.')).toEqual([
      { text: 'A ', of: 'both' },
      { text: '3-hour ', of: 'removed' },
      { text: '2-hour ', of: 'added' },
      { text: 'course for 62 pupils.', of: 'both' },
    ]);
  });

  test('holds both texts whole', () => {
    assert(
      property(words, words, (one, other) => {
        const [before, after] = [one.join(' '), other.join(' ')];
        expect(sideOf(before, after, 'removed')).toBe(before);
        expect(sideOf(before, after, 'added')).toBe(after);
      }),
    );
  });

  test('does not compare texts whose table would take seconds', () => {
    expect(differenceOf('a '.repeat(700), 'b')).toBeNull();
  });
});
