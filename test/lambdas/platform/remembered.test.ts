import { expect, test } from '@jest/globals';
import { remembered } from '../../../lambdas/platform/remembered.ts';

test('what was asked for lately is not worked out again; what was not is forgotten', () => {
  const worked: string[] = [];
  const work = remembered(2, (text: string, { n }: { n: number }) => {
    worked.push(`${text}${n}`);
    return [text, n];
  });
  const asked: [string, number][] = [
    ['a', 1],
    ['a', 2],
    ['a', 1],
    ['b', 1],
    ['a', 1],
    ['a', 2],
  ];
  expect(asked.map(([text, n]) => work(text, { n }))).toEqual(asked);
  expect(worked).toEqual(['a1', 'a2', 'b1', 'a2']);
});
