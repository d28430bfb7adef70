import { describe, expect, test } from '@jest/globals';
import { cell, cellBlockTexts, portrait, recordTable, table, totalCell } from '../../../shared/word/blocks.ts';
import { paperSections } from '../../../shared/word/onPaper.ts';
import { cleanText } from '../../../shared/text/clean.ts';
import { assert, property, string } from 'fast-check';
import { fileNamePart, fileTimestamp } from '../../../shared/word/fileName.ts';

test.each([
  ['satu\r\ndua\rtiga\u2028empat', 'satu\ndua\ntiga\nempat'],
  ['a\tb', 'a b'],
  ['\u0000a\u001bb\uffff\ufffe', 'ab'],
  ['\u202eCLO1\u2066 a\u009bb', 'CLO1 ab'],
  ['\ud83d a \ude00', ' a '],
  ['\u{1f600} é ج 学', '\u{1f600} é ج 学'],
])('the text %j is cleaned to %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test('a table refuses a row that does not cover the columns', () => {
  expect(() => table([50, 50], [], [[cell('a')]])).toThrow('Row 0 covers 1 of 2 columns');
});

test('a column of the whole width stands below its row, over the others, unless it is empty', () => {
  const rows = recordTable(
    ['Huraian.', ''],
    [
      [60, 'Aktiviti', () => 'Kuiz'],
      [100, 'Penerangan', (text) => (text === '' ? [] : text)],
      [0, 'Tempoh', () => '5 minit'],
      [40, 'Kaedah', () => 'Lisan'],
    ],
    { totals: [[totalCell('Jumlah'), totalCell('10 minit', 3)]] },
  );
  const document = { title: '', header: '', footerNote: '', sections: [portrait([rows])] };
  const [shown] = paperSections(document).flatMap(({ blocks }) => blocks);
  expect(shown).toMatchObject({ widths: [60, 40] });
  const lines = (shown as typeof rows).rows.map((row) => row.map((one) => one.blocks.flatMap(cellBlockTexts)));
  const main = [['Kuiz', 'Tempoh: 5 minit'], ['Lisan']];
  expect(lines).toEqual([main, [['Huraian.']], main, [['Jumlah'], ['10 minit']]]);
  expect((shown as typeof rows).rows[1]?.[0]?.colspan).toBe(2);
});

describe('the part of a file name', () => {
  test.each([
    ['Semester 1 2026: Psikologi & Pedagogi', 'Semester_1_2026_Psikologi_Pedagogi'],
    ['  ../../etc/passwd\u0000 ', 'etc_passwd'],
    ['Sains__(Tahun 4)', 'Sains_Tahun_4'],
    ['جاوي تهون ١', 'جاوي_تهون_١'],
    ['\u{1f600}\u{1f600}', ''],
    ['a'.repeat(200), 'a'.repeat(60)],
  ])('of %j is %j', (name, expected) => {
    expect(fileNamePart(name)).toBe(expected);
  });

  test('leaves only safe characters, fits file systems and is cut without a loose end', () => {
    expect(fileNamePart('Objek Pembelajaran Digital Sains', 19)).toBe('Objek_Pembelajaran');
    assert(
      property(string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const safe = fileNamePart(name);
        expect(safe).toMatch(/^[\p{L}\p{M}\p{N}_-]*$/u);
        expect(safe).not.toMatch(/__/);
        expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(180);
      }),
    );
  });
});

test.each([
  ['2026-03-08T16:05:09Z', '20260309_000509'],
  ['2026-12-31T23:59:59+08:00', '20261231_235959'],
])('a file made at %s is stamped %s, the time in Malaysia', (at, expected) => {
  expect(fileTimestamp(new Date(at))).toBe(expected);
});
