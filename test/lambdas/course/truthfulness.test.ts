import { describe, expect, test } from '@jest/globals';
import { falsehoodTallies, slipTallies, truths } from '../../eval/truthfulness.ts';

/**
 * Names in another language or in other words that nothing in the document decides: several assessments stand in one cell or sentence, or
 * another row has the new name. They are shown as unconfirmed.
 */
const undecidable: Record<string, number> = {
  'a translated name of an assessment': 6,
  'another word for an assessment': 1,
};

describe('Course facts as a strong model gives them', () => {
  test.each(truths())('are found: $name', ({ failed, tried, notes }) => {
    // Links that the document leaves to the reader are suggestions.
    expect(notes.filter((note) => !/\.(?:cloIds suggestion|skills unconfirmed)/.test(note))).toEqual([]);
    expect(tried - failed).toBeGreaterThan(25);
  });

  test.each(slipTallies())('are neither lost nor renumbered by $name', ({ name, notes }) => {
    expect(notes.slice(undecidable[name] ?? 0)).toEqual([]);
  });

  test.each(falsehoodTallies())('are not found where the document does not say it: $name', ({ notes, tried }) => {
    expect(notes).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  });
});
