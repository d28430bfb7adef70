import * as fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { gridOf, placeRows } from '../../../../lambdas/documents/grid.ts';
import { paragraphKind, type ParagraphLook } from '../../../../lambdas/documents/office/paragraphKind.ts';

const kindOf = (text: string, look: ParagraphLook = {}): string => {
  const found = paragraphKind(text, look);
  return found.kind === 'heading' ? `heading ${found.level}` : found.kind;
};

test.each([
  ['BAHAGIAN B: PENTAKSIRAN', 'heading 1'],
  ['Bab 2 Sorotan Literatur', 'heading 1'],
  ['A. SINOPSIS', 'heading 1'],
  ['1.0 Sinopsis Kursus', 'heading 1'],
  ['2 KAEDAH KAJIAN', 'heading 1'],
  ['3.1.2 Persampelan', 'heading 3'],
  ['1. Puan Lim Qiao Shern', 'item'],
  ['(a) Menerangkan konsep.', 'item'],
  ['• Kuiz terbenam', 'item'],
  ['A. Sinopsis', 'item'],
  ['2.1 Murid dapat membina ayat.', 'paragraph'],
  ['3.5 jam seminggu', 'paragraph'],
  ['20 markah', 'paragraph'],
  ['Bahagian ini menerangkan kursus', 'paragraph'],
  ['Nama kursus', 'paragraph'],
])('plain print %j is %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test.each([
  ['Hasil Pembelajaran', 'heading 2'],
  ['HASIL PEMBELAJARAN', 'heading 1'],
  ['1. Maklumat kursus', 'heading 1'],
  ['Kod kursus: EDUP1234', 'paragraph'],
  ['Pelajar yang gagal menghantar tugasan tidak layak menduduki peperiksaan.', 'paragraph'],
  ['80%', 'paragraph'],
  ['Inventori purata = (Inventori awal + Inventori akhir) / 2', 'paragraph'],
])('bold print %j is %s', (text, kind) => {
  expect(kindOf(text, { isBold: true })).toBe(kind);
});

test('a heading style decides, except over a paragraph of its length; a list makes items', () => {
  expect(kindOf('Objektif: tiga', { level: 9 })).toBe('heading 6');
  expect(kindOf('Kursus ini '.repeat(30), { level: 1 })).toBe('paragraph');
  expect(kindOf('HPK 1 Menilai sumber', { isListed: true })).toBe('item');
});

const cell = fc.record({
  text: fc.constantFrom('', 'a', 'b', 'c'),
  across: fc.integer({ min: 1, max: 4 }),
  down: fc.integer({ min: 1, max: 4 }),
});

test('every row has the same number of places, every text stands once, and covered places lie in the range of a merged cell', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 6 }), (rows) => {
      const grid = gridOf(placeRows(rows));
      expect(new Set(grid.map(({ cells }) => cells.length)).size).toBeLessThanOrEqual(1);
      const texts = grid.flatMap(({ cells }) =>
        cells.flatMap((found) => (typeof found === 'string' ? [] : [found.text])),
      );
      const given = rows.flat().map(({ text }) => text);
      expect(texts.filter((text) => text !== '').toSorted()).toEqual(given.filter((text) => text !== '').toSorted());
      for (const { cells } of grid) {
        expect(cells[0]).not.toBe('<');
        expect(cells.some((found) => typeof found !== 'string' && found.text !== '')).toBe(true);
      }
    }),
  );
});
