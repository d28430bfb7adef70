import { expect, test } from '@jest/globals';
import { wrongSumsIn } from '../../../shared/claims/sums.ts';

test.each([
  ['Peratusnya 180 / 1,200 = 25%.', '180 / 1,200 = 15%'],
  ['F = 375 000 x 0.02 = 6500 N (1).', '375 000 x 0.02 = 7500'],
  ['RR 18 / 6 = 12', '18 / 6 = 3'],
  ['3 x 2 x 2 x 2 = 18 units', '3 x 2 x 2 x 2 = 24'],
  ['Jumlahnya 5 + 3 = 9.', '5 + 3 = 8'],
  ['40 − 16 ÷ 2 = 12', '40 − 16 ÷ 2 = 32'],
  ['16 × 1500 (1) = 28 000 cm³/min', '16 × 1500 (1) = 24000'],
  ['20% × 500 = 120', '20% × 500 = 100'],
  ['15 - 8 = 9; 3 − 8 = 5', '15 - 8 = 7', '3 − 8 = -5'],
])('%s', (text, ...right) => expect(wrongSumsIn(text).map((one) => one.right)).toEqual(right));

test.each([
  'Q = D × n (1) = 16 × 1500 = 24 000 cm³/min (1) = 24 litres per minute (1).',
  '21.6 / 24 (1) = 0.90 (1) = 90 % (1); 24 − 21.6 (1) = 2.4 litres.',
  'A = π × 40² / 4 (1) = 1257 mm² (1); F = 0.5 N/mm² × 1257 mm² = 628 N; area = 1257 − π × 16² / 4 = 1056 mm².',
  'p = 150 / (4 × 10⁻⁴) = 375 000 Pa = 3.75 bar; 2 × 10^3 × 3 = 6',
  'Soalan 3 120 / 4 = 30; 2/3 = 0.67; 2/3 = 66.7%; 7 / 2 = 3 baki 1; 3.14 × 20 × 20 = 1257; 100 - 20% = 80',
  '50 / 1000 = 5 per 100; 2 × 30 = 1 jam; 72 / 3.6 = 20 m/s; 20% + 30% = 50%; 20% × 500 = 100',
  '1 + 1 = 1, 1010 + 0001 = 1011, 7 + 8 = 3 (mod 12), 1/3 + 1/6 = 1/2, 2x + 3 + 4 = 9, 2 × (3 + 4) = 14, (3 + 4) × 2 = 14',
  'Gred A: 80–100 = 4.00; 80% - 100% = 4; Soalan 1–5 = 10 markah; Minggu 1-7 = 14 jam',
  'log 100 / 2 = 1; sin 30 + 2 = 2.5; y − 3 + 4 = 9; A1 × v1 = A2 × v2; 3 × 4 = 6 × 2; 5! / 3! = 20; C3 + 4 = 9',
])('%s', (text) => expect(wrongSumsIn(text)).toEqual([]));

test('a long text of equals signs is read in linear time', () => {
  const began = performance.now();
  for (const sign of ['= ', '1 = ', '1 + = ', '1 000 ', '1 × 1 000 = 5 ']) wrongSumsIn(sign.repeat(4_000));
  expect(performance.now() - began).toBeLessThan(10_000);
});
