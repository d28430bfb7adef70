import { describe, expect, test } from '@jest/globals';
import { cell, heading, note, numbered, pageBreak, paragraph, table } from '../../../shared/word/blocks.ts';
import { cleanText } from '../../../shared/text/clean.ts';
import { plainText } from '../../../shared/word/text.ts';

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

describe('plainText', () => {
  test('holds the lines of every block in order, without empty ones', () => {
    const lines = plainText({
      title: 'Tajuk',
      header: 'PEDAGONA',
      footerNote: 'Penafian',
      sections: [
        {
          orientation: 'portrait',
          blocks: [
            heading(1, 'Bab'),
            paragraph([{ text: 'Biasa dan ' }, { text: 'tebal\nbaris dua', bold: true }]),
            paragraph('  '),
            pageBreak,
            note('info', 'Makluman', ['Nota']),
          ],
        },
        {
          orientation: 'landscape',
          blocks: [table([50, 50], [[cell('Kepala', { colspan: 2 })]], [[cell('a'), cell([numbered(['b', 'c'])])]])],
        },
      ],
    });
    expect(lines).toEqual([
      'Tajuk',
      'Bab',
      'Biasa dan tebal',
      'baris dua',
      'Makluman',
      'Nota',
      'Kepala',
      'a',
      'b',
      'c',
    ]);
  });
});

describe('table', () => {
  test('refuses a row that does not cover the columns', () => {
    expect(() => table([50, 50], [], [[cell('a')]])).toThrow('Row 0 covers 1 of 2 columns');
  });
});
