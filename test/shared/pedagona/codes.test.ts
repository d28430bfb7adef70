import { describe, expect, test } from '@jest/globals';
import { closNamedIn, cloReferences, namesCourse } from '../../../shared/pedagona/codes.ts';
import { clo, course } from './fixtures/builders.ts';

describe('cloReferences', () => {
  test.each([
    ['HPK1, HPK 2', 'HPK1 HPK2'],
    ['clo-3', 'CLO3'],
    ['HPK1, 2 dan 4', 'HPK1 HPK2 HPK4'],
    ['CLO1-CLO3', 'CLO1 CLO2 CLO3'],

    ['HPK1/CLO1', 'HPK1 CLO1'],
    ['HPK1, 20%', 'HPK1'],

    ['HP1 Pengetahuan, PLO2, Kognitif', ''],
    ['HPK3-HPK1', 'HPK3 HPK1'],
    ['', ''],
  ])('of %j are %j', (text, expected) => {
    expect(
      cloReferences(text)
        .map(({ prefix, number }) => `${prefix}${number}`)
        .join(' '),
    ).toBe(expected);
  });
});

describe('closNamedIn', () => {
  const plain = course({ clos: [clo('HPK1', []), clo('HPK2', []), clo('', [])] });

  test.each([
    ['CLO2', [1]],
    ['CO 1 dan HPK 3', [0, 2]],
    ['HPK9', []],
    ['Kognitif', []],
  ])('takes codes with one number for one CLO: %j', (text, expected) => {
    expect(closNamedIn(text, plain)).toEqual(expected);
  });

  test('tells HPK1 and CLO1 apart where a course has both', () => {
    const both = course({ clos: [clo('HPK1', []), clo('CLO1', []), clo('HPK2', [])] });
    expect(closNamedIn('CLO1', both)).toEqual([1]);
    expect(closNamedIn('CO1', both)).toEqual([]);
    expect(closNamedIn('CLO2', both)).toEqual([2]);
  });

  test('knows a CLO by its whole statement, but not by a phrase', () => {
    const statement = 'Menganalisis tingkah laku pembelajaran kanak-kanak.';
    const named = course({ clos: [{ ...clo('HPK1', []), cloStatement: statement }] });
    expect(closNamedIn('Tugasan: menganalisis tingkah laku pembelajaran kanak-kanak', named)).toEqual([0]);
    expect(closNamedIn('Menganalisis tingkah laku', named)).toEqual([]);
  });
});

test.each([
  ['Kajian kes EDUP 3033', true],
  ['Kajian kes dalam Psikologi Perkembangan', true],
  ['Kajian kes EDUP3063', false],
])('whether %j names the course: %j', (text, expected) => {
  expect(namesCourse(text, { courseCode: 'EDUP3033', courseName: 'Psikologi Perkembangan' })).toBe(expected);
});
