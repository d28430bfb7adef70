import { describe, expect, test } from '@jest/globals';
import { parseMinutes } from '../../frontend/pedagona/artefact.ts';
import { changedIn, parsePart, typedPart } from '../../frontend/ui/edit/typed.ts';

describe('what is typed', () => {
  test('for a list is an item a line, without empty ones', () => {
    expect(parsePart(' satu \n\n dua\n', [], parseMinutes)).toEqual(['satu', 'dua']);
    expect(parsePart('', ['satu'], parseMinutes)).toEqual([]);
  });

  test.each(['0', '601', '12.5', 'abc', ''])('for minutes is refused when it is "%s"', (typed) => {
    expect(parsePart(typed, 30, parseMinutes)).toBeNull();
  });

  test.each([30, 'satu\ndua', ['satu', 'dua']])('goes to the field and back unchanged: %j', (part) => {
    expect(parsePart(typedPart(part), part, parseMinutes)).toEqual(part);
  });

  test('changes its own part alone, not one that came while it was typed', () => {
    const parts = ['/stem', '/marks', '/options/0'].map((at) => ({ at }));
    const typed = { '/stem': 'Apakah osmosis?', '/marks': '' };
    expect(changedIn(parts, typed, { '/stem': 'Apakah?', '/marks': null })).toEqual([{ at: '/stem' }]);
  });
});
