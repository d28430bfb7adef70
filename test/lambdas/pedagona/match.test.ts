import { describe, expect, test } from '@jest/globals';
import {
  assessmentMeant,
  courseMeant,
  entriesOf,
  outcomeMeant,
  rowCited,
} from '../../../lambdas/pedagona/checks/match.ts';
import { assessment, clo, course, topic } from '../../shared/pedagona/fixtures/builders.ts';

const psychology = course({
  courseCode: 'EDUP3033',
  courseName: 'Psikologi Perkembangan',
  clos: [
    { ...clo('CLO1', []), cloStatement: 'Menghuraikan teori permainan.' },
    { ...clo('CLO2', []), cloStatement: 'Menilai perkembangan murid.' },
    clo('CLO12', []),
  ],
  assessments: [
    assessment('Laporan Kerja Lapangan', 30, ''),
    assessment('Ujian 1', 10, ''),
    assessment('Ujian 2', 10, ''),
    assessment('Tugasan (individu)', 20, ''),
    assessment('Tugasan (berkumpulan)', 20, ''),
    assessment('Kuiz', 5, ''),
    assessment('Kuiz', 5, ''),
  ],
  topics: [topic('Teori permainan dan rakan sebaya', []), topic('Topik 2: Emosi', [])],
});
const technology = course({
  courseCode: 'EDUP3063',
  courseName: 'Teknologi Pendidikan',
  clos: [clo('', []), clo('', [])],
});
const nameless = course({ sourceDocument: 'imbasan.pdf' });
const courses = [psychology, technology, nameless];

test.each([
  ['EDUP3033', 'EDUP3033'],
  ['edup 3033', 'EDUP3033'],
  ['Psikologi Perkembangan', 'EDUP3033'],
  ['Psikologi perkembangn', 'EDUP3033'],
  ['EDUP3063 – Teknologi Pendidikan', 'EDUP3063'],
  ['Teknologi Pendidikan (EDUP3063)', 'EDUP3063'],
  ['Kursus EDUP3063', 'EDUP3063'],
  // The code says more than the name.
  ['EDUP3063 Psikologi Perkembangan', 'EDUP3063'],
  ['imbasan.pdf', null],
  ['Kursus 2', 'EDUP3063'],
  ['2', 'EDUP3063'],
  ['Kursus 4', undefined],
  ['EDUP9999', undefined],
  ['EDUP303', undefined],
  ['Pendidikan', undefined],
  [' - ', undefined],
  ['', undefined],
])('the course that is meant by %j has the code %j', (label, code) => {
  expect(courseMeant(courses, label)?.courseCode).toBe(code);
});

test.each([
  ['CLO2', 'CLO2'],
  ['clo 2', 'CLO2'],
  ['2', 'CLO2'],
  ['HPK 2', 'CLO2'],
  ['CLO2: Menilai perkembangan murid', 'CLO2'],
  ['Menilai perkembangan murid', 'CLO2'],
  ['1', 'CLO1'],
  ['12', 'CLO12'],
  ['CLO3', undefined],
  ['PLO2', undefined],
  ['topic_2', undefined],
  ['Minggu 2', undefined],
  ['', undefined],
])('the outcome that is meant by %j is %p', (label, number) => {
  expect(outcomeMeant(psychology.clos, label)?.cloNumber).toBe(number);
});

test('an outcome without a number is meant by its place', () => {
  const clos = technology.clos.map((one, i) => ({ ...one, id: `clo_${i}` }));
  expect(outcomeMeant(clos, 'CLO2')?.id).toBe('clo_1');
});

test.each([
  ['Laporan Kerja Lapangan', 30],
  ['Laporan Kerja Lapangan (kumpulan)', 30],
  ['laporan kerja lapangan [30%]', 30],
  ['Laporan Kerja Lapangan 30%', 30],
  ['Laporan Kerja Lapangan, EDUP3033', 30],
  ['Field Work Report', undefined],
  ['Ujian 2', 10],
  ['Ujian 3', undefined],
  ['Ujian', undefined],
  ['Tugasan', undefined],
  ['Tugasan (kumpulan)', 20],
  ['Kuiz', 5],
  ['Portfolio', undefined],
  ['', undefined],
])('the assessment that is meant by %j has the weight %p', (name, weight) => {
  expect(assessmentMeant(psychology.assessments, name)?.weight).toBe(weight);
});

test.each([
  ['CLO1', 'Menghuraikan teori permainan.'],
  ['HPK 1', 'Menghuraikan teori permainan.'],
  ['Teori permainan dan rakan sebaya', 'Teori permainan dan rakan sebaya'],
  ['teori permainan serta rakan sebaya', 'Teori permainan dan rakan sebaya'],
  ['Laporan Kerja Lapangan (kumpulan)', 'Laporan Kerja Lapangan'],
  ['clo_9', undefined],
  ['topic_7', undefined],
])('the row that is meant by %j reads %j', (ref, text) => {
  expect(rowCited(psychology, ref, '')?.text).toBe(text);
});

describe('the entries of a course’s outcomes', () => {
  const [a, b, c] = psychology.clos;
  test.each([
    ['by code', ['CLO12', 'CLO1', 'CLO2'], [1, 2, 0]],
    ['by digits', ['1', '2', '12'], [0, 1, 2]],
    ['by order, where no number says more', ['Hasil A', 'Hasil B', 'Hasil C'], [0, 1, 2]],
    ['by order for what is left', ['CLO2', '', ''], [1, 0, 2]],
    ['once each, the second of a number by order', ['CLO1', 'CLO1', 'CLO12'], [0, 1, 2]],
    ['or none, where order does not tell', ['CLO1', 'Lain'], [0, null, null]],
  ])('are found %s', (_, numbers, expected) => {
    const entries = numbers.map((number) => ({ number }));
    const found = entriesOf(psychology.clos, entries);
    expect([a, b, c].map((own) => entries.indexOf(found.get(own?.id ?? '') ?? { number: '' }))).toEqual(
      expected.map((place) => place ?? -1),
    );
  });
});
