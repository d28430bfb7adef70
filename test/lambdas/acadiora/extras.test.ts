import { describe, expect, test } from '@jest/globals';
import type { StudyKind } from '../../../shared/acadiora/criteria.ts';
import { bareAnswer } from '../../support/reviewer.ts';
import { evaluate, facts } from './evaluating.ts';

const literature = (keyReferencesNeeded: string[]) => ({
  ...bareAnswer('literatureReview'),
  extras: { reviewModel: '', suggestedModel: '', keyReferencesNeeded },
});

describe('the extra fields', () => {
  test('say of validity, reliability and assumptions what was counted and not what a model says', () => {
    const place = { at: ['4'], place: 'Muka surat 4', quote: 'Kandungan soal selidik disahkan oleh dua orang pakar.' };
    const cronbachAlpha = [0.87, 0.65].map((value) => ({ value, evidence: place }));
    const counts = { contentValidity: place, constructValidity: null, normality: place, cronbachAlpha };
    const own = { ...facts, statistics: { ...facts.statistics, ...counts } };
    const { methodology, dataAnalysis } = evaluate({}, [], own).criteria;
    expect(methodology.validityReliability).toEqual({
      contentValidity: 'Muka surat 4: “Kandungan soal selidik disahkan oleh dua orang pakar.”',
      constructValidity: 'Tidak dilaporkan dalam kertas.',
      reliabilityCronbach: 'α = .87 (Muka surat 4); α = .65 (Muka surat 4)',
      reliabilityInterpretation: 'Nilai terendah, .65, dipersoalkan.',
    });
    expect(dataAnalysis.statisticalTests.normalityTest).toContain('Muka surat 4');
  });

  test.each<[StudyKind, content: string, figures: string]>([
    ['quantitative', 'Tidak dilaporkan dalam kertas.', 'Tidak dilaporkan dalam kertas.'],
    ['qualitative', 'Tidak dilaporkan dalam kertas.', 'Tidak dituntut daripada kajian kualitatif.'],
    ['review', 'Tidak dituntut daripada sorotan.', 'Tidak dituntut daripada sorotan.'],
  ])('ask of a study that is %s only what it owes', (kind, content, figures) => {
    const counts = { contentValidity: null, cronbachAlpha: [], normality: null };
    const own = { ...facts, statistics: { ...facts.statistics, ...counts } };
    const { methodology, dataAnalysis } = evaluate({}, [], own, undefined, [], kind).criteria;
    expect(methodology.validityReliability).toMatchObject({ contentValidity: content, reliabilityCronbach: figures });
    expect(dataAnalysis.statisticalTests.normalityTest).toBe(figures);
  });
});

test.each([
  ['Bandura (1977)', 1],
  ['Teori Kognitif Sosial (Bandura, 1986)', 1],
  ['Kajian tempatan, doi:10.1234/abc.5', 1],
  ['https://contoh.my/artikel', 1],
  ['10.1016/j.contoh.2020.01', 1],
  ['Motivasi murid luar bandar. Jurnal Pendidikan Malaysia, 4(2)', 1],
  ['Artikel jurnal berwasit lima tahun kebelakangan tentang motivasi', 0],
  ['Kajian tempatan terkini (2019-2024)', 0],
  ['Kerangka TPACK', 0],
  ['Jurnal tempatan, sekurang-kurangnya 4 artikel', 0],
])('an advised reference that names a publication is dropped and counted: %s: %i', (one, dropped) => {
  const made = evaluate({ literatureReview: literature([one, 'Kajian lain']) });
  const kept = dropped === 1 ? ['Kajian lain'] : [one, 'Kajian lain'];
  expect([made.criteria.literatureReview.keyReferencesNeeded, made.dropped]).toEqual([kept, dropped]);
});
