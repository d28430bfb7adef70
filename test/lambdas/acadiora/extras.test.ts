import { describe, expect, test } from '@jest/globals';
import { extrasOf } from '../../../lambdas/acadiora/extras.ts';
import { paperWords } from '../../../lambdas/acadiora/paperWords.ts';
import { readStudy } from '../../../lambdas/acadiora/facts/text/studyText.ts';
import { factsSchema } from '../../../shared/acadiora/facts.ts';
import { documentOf } from '../../support/blocks.ts';
import { bareAnswer } from '../../support/reviewer.ts';
import { evaluate, facts } from './evaluating.ts';

const theory = (theoriesUsed: string[]) =>
  evaluate({
    theoryFramework: [
      { ...bareAnswer('theoryFramework'), extras: { theoriesUsed, theoriesSuggested: ['Teori Beban'] } },
    ],
  }).criteria.theoryFramework;

const literature = (reviewModel: string, keyReferencesNeeded: string[]) => ({
  ...bareAnswer('literatureReview'),
  extras: { reviewModel, suggestedModel: '', keyReferencesNeeded },
});

describe('the extra fields', () => {
  test('name a theory as used only when the paper itself names it', () => {
    const made = theory(['permainan papan', 'Teori Relativiti', 'permainan pap', ' ', 'kefahaman\npecahan']);
    expect(made.theoriesUsed).toEqual(['permainan papan', 'kefahaman\npecahan']);
    expect(made.theoriesSuggested).toEqual(['Teori Beban']);
  });

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

/** An invented paper whose list names a theory that its text does not. */
const words = paperWords(
  readStudy(
    documentOf(
      [
        'Abstrak',
        'Kajian tinjauan ini menggunakan pendekatan kuantitatif dalam kalangan guru prasekolah di tiga daerah.',
        'Metodologi',
        'Seramai 120 orang guru dipilih melalui persampelan rawak berstrata mengikut daerah dan jantina.',
        'Teori Pembelajaran Sosial menjadi asas kepada soal selidik yang dibina dalam kajian ini.',
        'Rujukan',
        'Zulhamdi, K. (2019). Teori Konstruktivisme dan reka bentuk fenomenologi. Jurnal Contoh, 4(2), 1-9.',
        'Marensky, T. (2020). Teori Kecerdasan Pelbagai. Penerbit Rekaan.',
      ].join('\n'),
    ),
  ),
);

describe('a fact about the paper', () => {
  test.each([
    ['researchType', 'kuantitatif', 'in the very words'],
    ['researchType', 'Quantitative', 'in another language'],
    ['researchDesign', 'Kaedah tinjauan kuantitatif', 'in one sentence, in another order'],
    ['samplingTechnique', 'Persampelan rawak berstrata', 'in the very words'],
    ['samplingTechnique', 'Stratified random sampling of 120 guru', 'in one sentence, with its number'],
    ['sampleSizeJustification', '“Seramai 120 orang guru dipilih melalui persampelan rawak berstrata”', 'as a quote'],
    ['sampleSizeJustification', 'Kertas menyatakan: “Seramai 120 orang guru dipilih”', 'as a quote that is led in to'],
  ])('%s stays when the paper says %j %s', (name, value) => {
    expect(extrasOf('methodology', { [name]: value }, facts, words).fields).toMatchObject({ [name]: value });
  });

  test.each([
    ['researchType', 'kualitatif', 'the paper has nothing of it'],
    ['researchDesign', 'Fenomenologi', 'only the list of references has it'],
    ['samplingTechnique', 'Persampelan bertujuan', 'the paper says another'],
    ['samplingTechnique', 'Persampelan rawak berstrata 384 guru', 'the number is another'],
    ['researchDesign', 'Soal selidik jantina', 'its words stand in different sentences'],
  ])('%s is not found when it is %j: %s', (name, value) => {
    const { fields, dropped } = extrasOf('methodology', { [name]: value }, facts, words);
    expect(fields).toMatchObject({ [name]: '' });
    expect(dropped).toBe(0);
  });

  test('is not taken from the list of references', () => {
    const said = ['Teori Pembelajaran Sosial', 'Teori Konstruktivisme', 'Teori Kecerdasan Pelbagai'];
    expect(extrasOf('theoryFramework', { theoriesUsed: said }, facts, words).fields).toMatchObject({
      theoriesUsed: ['Teori Pembelajaran Sosial'],
    });
  });
});

describe('a suggestion', () => {
  test.each([
    'Bandura (1977)',
    'Teori Kognitif Sosial (Bandura, 1986)',

    'Kajian tempatan, doi:10.1234/abc.5',
    'https://contoh.my/artikel',

    '10.1016/j.contoh.2020.01',
    'Motivasi murid luar bandar. Jurnal Pendidikan Malaysia, 4(2)',
  ])('that names a publication is dropped and counted: %s', (one) => {
    const review = extrasOf(
      'literatureReview',
      { keyReferencesNeeded: [one, 'Kajian tempatan'], suggestedModel: one },
      facts,
      words,
    );
    expect(review.fields).toMatchObject({ keyReferencesNeeded: ['Kajian tempatan'], suggestedModel: '' });
    expect(review.dropped).toBe(2);
    const theories = extrasOf('theoryFramework', { theoriesSuggested: [one] }, facts, words);
    expect([theories.fields, theories.dropped]).toEqual([{ theoriesUsed: [], theoriesSuggested: [] }, 1]);
  });

  test.each([
    'Artikel jurnal berwasit lima tahun kebelakangan tentang motivasi',
    'Kajian tempatan terkini (2019-2024)',
    'Kerangka TPACK',

    'Jurnal tempatan, sekurang-kurangnya 4 artikel',
  ])('of a kind of source stays: %s', (one) => {
    const { fields, dropped } = extrasOf('literatureReview', { keyReferencesNeeded: [one] }, facts, words);
    expect(fields).toMatchObject({ keyReferencesNeeded: [one] });
    expect(dropped).toBe(0);
  });

  test('that is dropped counts among what could not be verified', () => {
    const extras = { reviewModel: '', suggestedModel: '', keyReferencesNeeded: ['Bandura (1977)'] };
    expect(evaluate({ literatureReview: [{ ...bareAnswer('literatureReview'), extras }] }).dropped).toBe(1);
  });
});
