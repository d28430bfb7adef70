import * as fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { gridOf, placeRows } from '../../../../lambdas/documents/office/grid.ts';

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
