import { describe, expect, test } from '@jest/globals';
import { merungkaiDocument } from '../../../shared/pedagona/word.ts';
import { plainText } from '../word/plainText.ts';
import { courses } from './fixtures/chain.ts';
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
    expect(bare.filter((line) => line === '-')).toHaveLength(7);
    expect(bare).toContain('Mengapakah HPK2 penting dalam pembelajaran kursus ini?');
    expect(bare).not.toContain('Tiada maklumat');
  });

  test('leaves out a row or column in which the document says nothing', () => {
    const short = plainText(merungkaiDocument({ ...session, coursesAnalysis: courses }));
    expect(short).toEqual(expect.arrayContaining(['HPP (MQF 2.0)', 'Wajaran (%)', 'Topik']));
    for (const label of ['Kemahiran Insaniah', 'Pengetahuan', 'SLT (jam)', 'Penerangan', 'Minggu', 'Subtopik'])
      expect(short).not.toContain(label);
  });

  test('gives the KPPB model with the labels of its own parts only', () => {
    const learning = between('Pembangunan Pembelajaran (KPPB)', 'Kod Kursus');
    expect(learning).toEqual(
      expect.arrayContaining(['3E', 'Rangsangan', 'Penglibatan (Engagement)', 'Perluasan (Extension)']),
    );
    expect(learning).not.toContain('Kaitkan (Relate)');
  });
});
