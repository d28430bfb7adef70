import { describe, expect, test } from '@jest/globals';
import { merungkaiDocument } from '../../../shared/pedagona/word.ts';
import { plainText } from '../../../shared/word/text.ts';
import { session } from './fixtures/session.ts';

const document = merungkaiDocument(session);
const lines = plainText(document);
/** The lines from the first that equals `from` up to the next that equals `to`. */
const between = (from: string, to: string): string[] => {
  const start = lines.indexOf(from);
  return lines.slice(start, lines.indexOf(to, start + 1));
};

describe('the merungkai document', () => {
  test('names documents that could not be read, and why', () => {
    const row = lines.indexOf('rosak.xlsx');
    expect(lines.slice(row, row + 4)).toEqual([
      'rosak.xlsx',
      '-',
      'Gagal dibaca',
      'Fail ini rosak. Sila muat naik semula.',
    ]);
  });

  test('marks what code filled in and says what was not found', () => {
    const bare = between('HPK2', 'Pentaksiran');
    expect(bare.filter((line) => line === 'Cadangan umum; tiada dalam dokumen')).toHaveLength(2);
    expect(bare.filter((line) => line === 'Tidak ditemui dalam dokumen')).toHaveLength(7);
    expect(bare).toContain('Mengapakah HPK2 penting dalam pembelajaran kursus ini?');
    expect(bare).not.toContain('Tiada maklumat');
  });

  test('adds up the stated weights', () => {
    const assessments = between('Pentaksiran', 'Topik Pengetahuan');
    expect(assessments).toEqual(expect.arrayContaining(['12.5%', '47.5%', 'Muka surat 3: \u201cKuiz 12.5%\u201d']));
    expect(assessments.slice(-2)).toEqual(['Jumlah Wajaran', '60%']);
  });

  test('gives the KPPB model with the labels of its own parts only', () => {
    const learning = between('Pembangunan Pembelajaran (KPPB)', 'Kod Kursus');
    expect(learning).toEqual(
      expect.arrayContaining(['3E', 'Rangsangan', 'Penglibatan (Engagement)', 'Perluasan (Extension)']),
    );
    expect(learning).not.toContain('Kaitkan (Relate)');
  });

  test('tells a course of which nothing was found', () => {
    const bare = lines.slice(lines.lastIndexOf('Kod Kursus'));
    expect(bare).toEqual(expect.arrayContaining(['imbasan.pdf', 'Tidak dinyatakan']));
    expect(bare.filter((line) => line === 'Tidak ditemui dalam dokumen')).toHaveLength(14);
  });
});
