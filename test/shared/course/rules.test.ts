import { expect, test } from '@jest/globals';
import { doubtsOf, weightFault } from '../../../shared/course/rules.ts';
import { sumsIn } from '../../../shared/course/sums.ts';
import { courseRead } from '../../support/course.ts';

/** Assessments of 'Kuiz 40, Projek ?': `?` where the weight is not stated. */
const weighed = (rows: string) =>
  [...rows.matchAll(/([^,]+) ([\d.]+|\?)/g)].map(([, type = '', weight]) => ({
    type: type.trim(),
    weight: weight === '?' ? null : Number(weight),
  }));

test.each<[why: string, rows: string, sums: string[], fault: RegExp]>([
  ['a whole', 'Kuiz 40, Ujian 60', [], /^$/],
  ['a sum above', 'Kerja Kursus 60, Kuiz 20, Projek 40, Peperiksaan 40', ['Kerja Kursus'], /160%.*Kerja/],
  ['a subtotal below its parts', 'Kuiz 20, Projek 40, Jumlah kecil 60, Peperiksaan 40', ['Jumlah kecil'], /160%/],
  ['groups', 'Kerja Kursus 60, Esei 60, Penilaian Akhir 40, Bertulis 40', ['Kerja Kursus', 'Penilaian Akhir'], /200%/],
  ['a weight that happens to be the sum of others', 'Kuiz 10, Tugasan 20, Projek 30, Peperiksaan 40', [], /^$/],
  ['more than the whole', 'Kuiz 50, Tugasan 30, Peperiksaan 40', [], /120%.*Sila semak/],
  ['weights that are not all stated', 'Kuiz 30, Projek ?', [], /^$/],
  ['weights beyond the whole, one not stated', 'Kuiz 60, Ujian 50, Projek ?', [], /110%/],
  ['weights below the whole', 'Kuiz 30, Projek 60', [], /90%/],
  ['parts of a percent', 'Kuiz 33.3, Ujian 33.3, Projek 33.4', [], /^$/],
  ['no assessments', '', [], /^$/],
])('%s: sums are told from items, and what is not 100 is said', (_, rows, sums, fault) => {
  const list = weighed(rows);
  expect(sumsIn(list).map((i) => list[i]?.type)).toEqual(sums);
  expect(weightFault(list, sums) ?? '').toMatch(fault);
});

test.each([
  [0, false],
  [2, true],
  [3, false],
  [5, false],
  [6, true],
])('%d outcomes are unusual: %s', (count, isUnusual) => {
  const clo = { cloNumber: '', cloStatement: '', domain: [], level: '', hpp: [], skills: [] };
  const clos = Array.from({ length: count }, (_, n) => ({ ...clo, id: `clo_${n + 1}` }));
  expect(doubtsOf(courseRead({ clos })).some(({ list }) => list === 'clos')).toBe(isUnusual);
});
