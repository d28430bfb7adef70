import { expect, test } from '@jest/globals';
import {
  cloLabel,
  courseTitle,
  domainNames,
  hpNames,
  levelCellLines,
  percentLabel,
  statusLabel,
  weightageLabel,
} from '../../../shared/valentra/labels.ts';
import { dateLabel, warningLabel } from '../../../shared/text/labels.ts';

test('a status that is not known is shown as pending', () => {
  expect(['failed', 'something_new', ''].map(statusLabel)).toEqual(['Gagal', 'Menunggu', 'Menunggu']);
});

test.each([
  ['weightage to one decimal', weightageLabel(12.46), '12.5%'],
  ['a stated percentage unchanged', percentLabel(12.5), '12.5%'],
  ['a percentage that the document does not state', percentLabel(null), 'Tidak ditemui dalam dokumen'],
  ['a date on a Malaysian calendar', dateLabel('2026-03-08T23:30:00.000Z'), '9 Mac 2026'],
  ['a CLO with the code of its document', cloLabel({ code: 'CLO1', alternateCode: 'HPK1' }), 'CLO1 (HPK1)'],
  ['a CLO without another code', cloLabel({ code: 'CLO1', alternateCode: '' }), 'CLO1'],

  ['a course without a code', courseTitle({ code: null, name: 'Literasi Media' }), 'Literasi Media'],

  ['levels by name, others as they are', domainNames(['C4', 'P3', 'HP2']), ['C4 Menganalisis', 'P3', 'HP2']],
  ['outcomes by name', hpNames(['HP2', 'HP99']), ['HP2 Kemahiran kognitif', 'HP99']],
  ['a level that is used', levelCellLines({ count: 2, marks: 8 }), '2 item\n8 markah'],
])('writes %s', (_, written, expected) => {
  expect(written).toEqual(expected);
});

test.each([
  [{ document: null, place: null, quote: null }, 'Jumlah bukan 100%.'],
  [{ document: 'a.pdf', place: 'Muka surat 3', quote: '90%' }, 'Jumlah bukan 100%. (a.pdf, Muka surat 3, “90%”)'],
])('a warning says its place as far as it is known', (place, expected) => {
  expect(warningLabel({ code: 'total', message: 'Jumlah bukan 100%.', ...place })).toBe(expected);
});
