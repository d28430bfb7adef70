import { expect, test } from '@jest/globals';
import { keptKey } from '../../../../shared/valentra/editing/keptKey.ts';
import { mcq } from '../items/items.ts';

/** Its key is A. */
const question = mcq(1);
const stem = { '/questions/0/stem': 'Apakah y?' };
const right = { '/questions/0/options/0/text': 'Lain' };

test.each([
  ['a new stem alone', stem, 'Pilihan jawapan dan kunci'],
  ['the text of the key alone', right, 'Kunci'],
  ['a new stem with the text of the key', { ...stem, ...right }, 'Kunci'],
  ['a new stem and key', { ...stem, '/questions/0/answer': 'B' }, ''],
  ['a new distractor', { '/questions/0/options/1/text': 'Lain' }, ''],
  ['the stem of another question', { '/questions/1/stem': 'Apakah y?' }, ''],
  ['what it was', { '/questions/0/stem': question.stem }, ''],
])('an objective item is told to keep its key: %s', (_, typed: Record<string, string>, said) => {
  expect(keptKey([question], typed).replace(/ tidak diubah.*/, '')).toBe(said);
});
