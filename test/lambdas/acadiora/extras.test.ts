import { describe, expect, test } from '@jest/globals';
import { extrasOf } from '../../../lambdas/acadiora/extras.ts';
import type { StudyKind } from '../../../shared/acadiora/criteria.ts';
import { factsSchema } from '../../../shared/acadiora/facts.ts';
import { bareAnswer } from '../../support/reviewer.ts';
import { evaluate, facts } from './evaluating.ts';

const literature = (reviewModel: string, keyReferencesNeeded: string[]) => ({
  ...bareAnswer('literatureReview'),
  extras: { reviewModel, suggestedModel: '', keyReferencesNeeded },
});

describe('the extra fields', () => {
  test('say of validity, reliability and assumptions what was counted and not what a model says', () => {
    const place = { at: ['4'], place: 'Muka surat 4', quote: 'Kandungan soal selidik disahkan oleh dua orang pakar.' };
    const own = factsSchema.parse({
      ...facts,
      statistics: {
        ...facts.statistics,
        contentValidity: place,
        constructValidity: null,
        normality: place,
        cronbachAlpha: [
          { value: 0.87, evidence: place },
          { value: 0.65, evidence: place },
        ],
      },
    });
    const { methodology, dataAnalysis } = evaluate({}, [], own).criteria;
    expect(methodology.validityReliability).toEqual({
      contentValidity: 'Muka surat 4: “Kandungan soal selidik disahkan oleh dua orang pakar.”',
      constructValidity: 'Tidak dilaporkan dalam kertas.',
      reliabilityCronbach: 'α = .87 (Muka surat 4); α = .65 (Muka surat 4)',
      reliabilityInterpretation: 'Nilai terendah, .65, dipersoalkan.',
    });
    expect(dataAnalysis.statisticalTests.normalityTest).toContain('Muka surat 4');
  });

  test('ask no figures of interviews and no instrument of a review', () => {
    const bare = { ...facts.statistics, contentValidity: null, cronbachAlpha: [], normality: null };
    const of = (kind: StudyKind) =>
      (['methodology', 'dataAnalysis'] as const).map(
        (key) => extrasOf(key, {}, { ...facts, statistics: bare }, kind).fields,
      );
    expect(of('qualitative')).toMatchObject([
      {
        validityReliability: {
          contentValidity: 'Tidak dilaporkan dalam kertas.',
          reliabilityCronbach: 'Tidak dituntut daripada kajian kualitatif.',
        },
      },
      { statisticalTests: { normalityTest: 'Tidak dituntut daripada kajian kualitatif.' } },
    ]);
    expect(of('review')).toMatchObject([
      { validityReliability: { contentValidity: 'Tidak dituntut daripada sorotan.' } },
      {},
    ]);
  });

  test('of several parts are joined, and the first that says something stays', () => {
    const parts = [
      literature('', ['Kajian tempatan']),
      literature('permainan papan', ['Kajian tempatan', 'Meta-analisis']),
      literature('bahan konkrit', []),
    ];
    expect(evaluate({ literatureReview: parts }).criteria.literatureReview).toMatchObject({
      reviewModel: 'permainan papan',
      keyReferencesNeeded: ['Kajian tempatan', 'Meta-analisis'],
    });
  });
});

describe('a reference that is advised', () => {
  test.each([
    'Bandura (1977)',
    'Teori Kognitif Sosial (Bandura, 1986)',
    'Kajian tempatan, doi:10.1234/abc.5',
    'https://contoh.my/artikel',
    '10.1016/j.contoh.2020.01',
    'Motivasi murid luar bandar. Jurnal Pendidikan Malaysia, 4(2)',
  ])('that names a publication is dropped and counted: %s', (one) => {
    const review = extrasOf('literatureReview', { keyReferencesNeeded: [one, 'Kajian tempatan'] }, facts, null);
    expect(review.fields).toMatchObject({ keyReferencesNeeded: ['Kajian tempatan'] });
    expect(review.dropped).toBe(1);
  });

  test.each([
    'Artikel jurnal berwasit lima tahun kebelakangan tentang motivasi',
    'Kajian tempatan terkini (2019-2024)',
    'Kerangka TPACK',
    'Jurnal tempatan, sekurang-kurangnya 4 artikel',
  ])('of a kind of source stays: %s', (one) => {
    const { fields, dropped } = extrasOf('literatureReview', { keyReferencesNeeded: [one] }, facts, null);
    expect(fields).toMatchObject({ keyReferencesNeeded: [one] });
    expect(dropped).toBe(0);
  });

  test('that is dropped counts among what could not be verified', () => {
    const extras = { reviewModel: '', suggestedModel: '', keyReferencesNeeded: ['Bandura (1977)'] };
    expect(evaluate({ literatureReview: [{ ...bareAnswer('literatureReview'), extras }] }).dropped).toBe(1);
  });
});
