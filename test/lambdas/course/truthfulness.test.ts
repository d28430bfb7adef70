import { describe, expect, test } from '@jest/globals';
import { falsehoodTallies, slipTallies, truths } from '../../eval/truthfulness.ts';

describe('Course facts as a strong model gives them', () => {
  test.each(truths())('are found: $name', ({ failed, tried, notes }) => {
    // Links that the document leaves to the reader are suggestions.
    expect(notes.filter((note) => !/\.(?:cloIds suggestion|skills unconfirmed)/.test(note))).toEqual([]);
    expect(tried - failed).toBeGreaterThan(25);
  });

  test.each(slipTallies())('are neither lost nor renumbered by $name', ({ notes }) => {
    expect(notes).toEqual([]);
  });

  test.each(falsehoodTallies())('are not found where the document does not say it: $name', ({ notes, tried }) => {
    expect(notes).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  });
});
