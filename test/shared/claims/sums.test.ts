import { expect, test } from '@jest/globals';
import { computed, saysResult, wrongSumsIn } from '../../../shared/claims/sums.ts';

test.each([
  ['Peratusnya 180 / 1,200 = 25%.', '180 / 1,200 = 15%'],
  ['F = 375 000 x 0.02 = 6500 N (1).', '375 000 x 0.02 = 7500'],
  ['RR 18 / 6 = 12', '18 / 6 = 3'],
  ['3 x 2 x 2 x 2 = 18 units', '3 x 2 x 2 x 2 = 24'],
  ['Jumlahnya 5 + 3 = 9.', '5 + 3 = 8'],
  ['Maka 3 1/4 = 12/4 dan 24/36 = 3/4.', '3 1/4 = 3.25', '24/36 = 0.666667'],
  ['2 1/4 + 1 1/2 = 4.5', '2 1/4 + 1 1/2 = 3.75'],
  ['40 − 16 ÷ 2 = 12', '40 − 16 ÷ 2 = 32'],
  ['16 × 1500 (1) = 28 000 cm³/min', '16 × 1500 (1) = 24000'],
  ['20% × 500 = 120', '20% × 500 = 100'],
  ['0.20 × RM50 = RM12', '0.20 × RM50 = 10'],
  ['11,700 + 48 + 292.50 = RM12,140.50', '11,700 + 48 + 292.50 = 12040.5'],
  ['UCL = 4 + 3(2) (1) = 12', '4 + 3(2) (1) = 10'],
  ['(3000 + 5400) ÷ 100 = 80.0', '(3000 + 5400) ÷ 100 = 84'],
  ['P = 5/25 = 0.25', '5/25 = 0.2'],
  ['√(0.03 × 0.97 ÷ 150) = 0.0239; 2 × √16 = 9', '√(0.03 × 0.97 ÷ 150) = 0.0139', '2 × √16 = 8'],
  ['40 ± 0.577 × 0.50 = 40 ± 0.39', '0.577 × 0.50 = 0.29'],
  ['15 - 8 = 9; 3 − 8 = 5', '15 - 8 = 7', '3 − 8 = -5'],
  ['ln(2) ÷ 5 = 0.35; log(1000) = 4; 3² + 4² = 26', 'ln(2) ÷ 5 = 0.14', 'log(1000) = 3', '3² + 4² = 25'],
  ['A = π × 5² = 62.8; 2 ^ 10 = 1,000', 'π × 5² = 78.54', '2 ^ 10 = 1024'],
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
  'The limits are 40.00 ± 0.577 × 0.50 = 40.00 ± 0.29; LCL = 4 − 3(2) = −2; UCL = 4 + 3(2) (1) = 10; 9 + 3(3) = 18',
  'UCL = 0.03 + 3(0.0139) (1) = 0.0718; 50.00 − 3(0.04) = 49.88; RM 7,500 ÷ RM 12,000 = 62.5%; 1 × 1,234.50 + 2 = 1,236.50',
  'f(2 + 3) = 9; C(5, 2) = 10; (1.96 × 0.5 / 0.05)² = 384; Soalan 1(2) = 5 markah; 12 ± 2 = 14; 4 × (2) = 8; (3 + 4)(2) = 14',
  '10/12 ÷ 1/12 = 10 cawan; 2 1/4 + 1 1/2 = 3 3/4; 2 1/2 × 2 = 5; 3/4 / 1/8 = 6; 3 1/4 = 13/4 = 3.25; 6/4 = 1 1/2; 3/4 = 6/8 ÷ 2; 1/4 + 1/2 = 2/6; Soalan 2 1/2 = 0.5',
  'ln 100 / 2 = 1; log 100 = 2; 10⁻² × 300 = 3',
  '3 doses (1) × 1.88 (1) = 5.64 (1) mL (1); (2,400 - 2,500) × 16 (1) = RM1,600 A (1)',
  'log 100 / 2 = 1; sin 30 + 2 = 2.5; y − 3 + 4 = 9; A1 × v1 = A2 × v2; 3 × 4 = 6 × 2; 5! / 3! = 20; C3 + 4 = 9',
])('%s', (text) => expect(wrongSumsIn(text)).toEqual([]));

test.each([
  ['(0.025 * ln(2)) ^ 2', '0.0003'],
  ['15 / 18 x 100%', '83.3'],
  ['-5 + 3', '-2'],
  ['sqrt(16) × 10⁻²', '0.04'],
  ['RM1,200 × 15%', '180'],
  ['10/12 ÷ 1/12', '10'],
  ['2 1/4 + 1 1/2', '3.75'],
])('%s is worked out', (expression, result) => {
  expect(saysResult(`Hasilnya ${result} unit.`, computed(expression), true)).toBe(true);
  expect(saysResult(`Hasilnya ${Number(result) + 7} unit.`, computed(expression))).toBe(false);
});
test('A fraction is the value that it has', () => {
  expect(saysResult('dapatkan 5/6', computed('2/3 + 1/6'))).toBe(true);
  expect(saysResult('dapatkan 4/6', computed('2/3 + 1/6'))).toBe(false);
  expect(saysResult('2 1/4', computed('9 / 4'), true)).toBe(true);
});
test('What is no sum is not worked out', () => {
  expect(['18 x jam', '3 +', 'x + 2', ''].map(computed)).toEqual([[], [], [], []]);
});

// A pattern that backtracks would take hours.
test.each(['= ', '1 = ', '1 + = ', '1 000 '])('a long text of %j is read to its end and has no sum', (sign) => {
  expect(wrongSumsIn(sign.repeat(4_000))).toEqual([]);
});
