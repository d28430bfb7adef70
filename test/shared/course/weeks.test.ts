import { expect, test } from '@jest/globals';
import { weeksOf, weeksText } from '../../../shared/course/weeks.ts';

test.each([
  ['3', '3', 1],
  ['Minggu 1 hingga 14', '1-14', 14],
  ['1-3, 5', '1-3, 5', 4],
  ['2,4,6', '2, 4, 6', 3],
  ['M3 – M5', '3-5', 3],
  ['1, 2 dan 3', '1-3', 3],
  ['5 & 9', '5, 9', 2],
  ['Oktober 2025', '', 0],
])('%s names the weeks %s', (text, told, count) => {
  expect([weeksText(text), weeksOf(text).length]).toEqual([told, count]);
});
