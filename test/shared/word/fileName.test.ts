import { describe, expect, test } from '@jest/globals';
import { assert, property, string } from 'fast-check';
import { fileNamePart, fileTimestamp } from '../../../shared/word/fileName.ts';

describe('fileNamePart', () => {
  test.each([
    ['Semester 1 2026: Psikologi & Pedagogi', 'Semester_1_2026_Psikologi_Pedagogi'],
    ['  ../../etc/passwd\u0000 ', 'etc_passwd'],
    ['Sains__(Tahun 4)', 'Sains_Tahun_4'],
    ['جاوي تهون ١', 'جاوي_تهون_١'],
    ['\u{1f600}\u{1f600}', ''],
    ['', ''],
  ])('%j becomes %j', (name, expected) => {
    expect(fileNamePart(name)).toBe(expected);
  });

  test('leaves only safe characters and fits file systems', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const safe = fileNamePart(name);
        expect(safe).toMatch(/^[\p{L}\p{M}\p{N}_-]*$/u);
        expect(safe).not.toMatch(/__/);
        expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(180);
      }),
    );
  });

  test('cuts at the length asked for, without a loose end', () => {
    expect(fileNamePart('a'.repeat(200))).toHaveLength(60);
    expect(fileNamePart('Objek Pembelajaran Digital Sains', 19)).toBe('Objek_Pembelajaran');
  });
});

describe('fileTimestamp', () => {
  test.each([
    ['2026-03-08T16:05:09Z', '20260309_000509'],
    ['2026-12-31T23:59:59+08:00', '20261231_235959'],
  ])('%s is %s in Malaysia', (at, expected) => {
    expect(fileTimestamp(new Date(at))).toBe(expected);
  });
});
