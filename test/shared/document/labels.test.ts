import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { assert, constantFrom, property } from 'fast-check';
import { codesIn } from '../../../shared/course/words/codes.ts';
import { labelKind } from '../../../shared/course/words/vocabulary.ts';
import { plainRow } from '../../../shared/document/table.ts';
import { statedChoices } from '../../../shared/fact/decide/decideCodes.ts';

/** Labels of real outlines with what they stand for: a line per kind, `kind: label ¦ label`, `⏎` for the end of a line. */
const known = readFileSync(new URL('labels.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [, kind = '', labels = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
    return labels.split(' ¦ ').map((label) => ({ kind, label: label.replaceAll('⏎', '\n') }));
  });

test('labels of real outlines keep their kinds', () => {
  expect(known.filter(({ kind, label }) => `${labelKind(label)}` !== kind)).toEqual([]);
});

test('marks around a label do not change what it stands for', () => {
  const marks = [
    (label: string) => `${label}:`,
    (label: string) => ` ${label} `,
    (label: string) => `${label} *`,
    (label: string) => label.toLocaleUpperCase(),
  ];
  // A break within a word, or a number before the label, is read by the case of its letters.
  const plain = known.filter(({ label }) => label.length < 100 && !/\n|\d/.test(label));
  assert(
    property(constantFrom(...plain), constantFrom(...marks), ({ kind, label }, mark) => {
      expect(`${labelKind(mark(label))}`).toBe(kind);
    }),
    { numRuns: 500 },
  );
});

test('outcomes of programmes are one family, whatever they are called', () => {
  const text = 'HPP1, HP2; PLO 3 PO4 CPL-S5 PEO6 MQF7 MQF LO 8 LOC9';
  expect(codesIn('plo', text)).toEqual(['HPP1', 'HP2', 'PLO3', 'PO4', 'CPL-S5', 'PEO6', 'MQF7', 'MQFLO8', 'LOC9']);
});

test.each([
  ['CLO1, 2 atau 3', 'CLO1 CLO2 CLO3'],
  ['CLO1, 2 or 3', 'CLO1 CLO2 CLO3'],
  ['CLO1, 2 jam', 'CLO1'],
])('%s names %s', (text, codes) => {
  expect(codesIn('clo', text).join(' ')).toBe(codes);
});

test.each([
  ['P1', 'Domain dan aras', 'P1'],
  ['A1, A2', 'Aras', 'A1 A2'],
  ['C4', '', 'C4'],
  ['C4, A3', '', 'C4 A3'],
  ['P3, PLO 2', '', 'P3'],
  ['Menghayati nilai profesion keguruan (A3, PLO2)', '', 'A3'],
  ['Menghayati nilai murni dalam profesion keguruan (A3)', '', 'A3'],
  ['Laporan tugasan A1 dibentangkan di dalam kelas (10 minit)', '', ''],
])('%s under "%s" names the levels "%s"', (text, label, levels) => {
  expect(statedChoices('level', [plainRow('1', [text], [label])]).join(' ')).toBe(levels);
});
