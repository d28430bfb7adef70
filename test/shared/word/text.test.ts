import { describe, expect, test } from '@jest/globals';
import { cell, table } from '../../../shared/word/blocks.ts';
import { cleanText } from '../../../shared/text/clean.ts';

describe('cleanText', () => {
  test.each([
    ['satu\r\ndua\rtiga\u2028empat', 'satu\ndua\ntiga\nempat'],
    ['a\tb', 'a b'],
    ['\u0000a\u001bb\uffff\ufffe', 'ab'],
    ['\ud83d a \ude00', ' a '],
    ['\u{1f600} é ج 学', '\u{1f600} é ج 学'],
  ])('%j becomes %j', (text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });
});

describe('table', () => {
  test('refuses a row that does not cover the columns', () => {
    expect(() => table([50, 50], [], [[cell('a')]])).toThrow('Row 0 covers 1 of 2 columns');
  });
});
