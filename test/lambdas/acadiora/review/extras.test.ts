import { describe, expect, test } from '@jest/globals';
import type { Verdicts } from '../../../../lambdas/acadiora/review/look.ts';
import { reviewForModel } from '../../../../lambdas/acadiora/review/overall.ts';
import type { RegisterAnswer } from '../../../../lambdas/acadiora/register/schema.ts';
import type { StudyKind } from '../../../../shared/acadiora/criteria.ts';
import { documentOf } from '../../../support/blocks.ts';
import { bareAnswer, bareRegister } from '../../../support/reviewer.ts';
import { document, evaluate, facts } from './evaluating.ts';

const literature = (keyReferencesNeeded: string[]) => ({
  ...bareAnswer('literatureReview'),
  extras: { reviewModel: '', suggestedModel: '', keyReferencesNeeded },
});

const stated = documentOf(
  'Kandungan soal selidik disahkan oleh dua orang pakar.\nAlfa .87 bagi motivasi dan .65 bagi sikap; kappa .55 bagi pemerhatian.\nData bertaburan normal.',
);
const instrument = (construct: string, value: number): RegisterAnswer['instruments'][number] => ({
  name: 'Soal selidik',
  construct,
  items: null,
  scale: null,
  reliability: { kind: 'alfa Cronbach', value },
  isValidated: true,
  isScored: true,
  at: ['2'],
});

const inferred: RegisterAnswer['tests'][number] = {
  kind: 't',
  of: 'motivasi',
  value: null,
  df: [],
  p: null,
  n: null,
  isPaired: null,
  tails: null,
  at: ['3'],
};
const tested: RegisterAnswer = { ...bareRegister, tests: [inferred] };

describe('the extra fields', () => {
  test('say of validity, reliability and assumptions what the register holds and not what a model says', () => {
    const read: RegisterAnswer = {
      ...bareRegister,
      instruments: [
        instrument('motivasi', 0.87),
        instrument('sikap', 0.65),
        instrument('minat', 0.91),
        { ...instrument('pemerhatian', 0.55), reliability: { kind: 'kappa', value: 0.55 } },
      ],
      statements: { contentValidity: ['1'], normality: ['3'] },
    };
    const { methodology, dataAnalysis } = evaluate({}, [], facts, stated, [], null, read).criteria;
    expect(methodology.validityReliability).toEqual({
      contentValidity: '“Kandungan soal selidik disahkan oleh dua orang pakar.”',
      constructValidity: 'Tidak dilaporkan dalam kertas.',
      reliabilityCronbach: 'motivasi: alfa Cronbach .87; sikap: alfa Cronbach .65; pemerhatian: kappa .55',
      reliabilityInterpretation: 'Nilai terendah, .65, dipersoalkan.',
    });
    expect(dataAnalysis.statisticalTests.normalityTest).toContain('bertaburan normal');
  });

  test('ask for no assumptions of a paper that tests nothing', () => {
    const { dataAnalysis } = evaluate({}, [], facts, stated, [], 'quantitative', bareRegister).criteria;
    expect(dataAnalysis.statisticalTests.normalityTest).toBe('Tiada ujian inferens dibaca daripada kertas ini.');
  });

  test('accuse nobody where nothing was looked at again', () => {
    const { methodology } = evaluate({}, [], facts, undefined, [], 'quantitative', bareRegister, null, false).criteria;
    expect(methodology.validityReliability).toMatchObject({
      contentValidity: 'Tidak dinilai.',
      reliabilityCronbach: 'Tidak dinilai.',
    });
  });

  test.each<[StudyKind, content: string, figures: string]>([
    ['quantitative', 'Tidak dilaporkan dalam kertas.', 'Tidak dilaporkan dalam kertas.'],
    ['qualitative', 'Tidak dilaporkan dalam kertas.', 'Tidak dituntut daripada kajian kualitatif.'],
    ['review', 'Tidak dituntut daripada sorotan.', 'Tidak dituntut daripada sorotan.'],
  ])('ask of a study that is %s only what it owes', (kind, content, figures) => {
    const { methodology, dataAnalysis } = evaluate({}, [], facts, stated, [], kind, tested).criteria;
    expect(methodology.validityReliability).toMatchObject({ contentValidity: content, reliabilityCronbach: figures });
    expect(dataAnalysis.statisticalTests.normalityTest).toBe(figures);
  });
});

const claimed = {
  theoryFramework: {
    ...bareAnswer('theoryFramework'),
    extras: { theoriesUsed: ['Konstruktivisme Vygotsky', 'Teori beban kognitif'], theoriesSuggested: [] },
  },
  methodology: {
    ...bareAnswer('methodology'),
    extras: { ...bareAnswer('methodology').extras, samplingTechnique: 'Rawak mudah', researchDesign: 'Kajian kes' },
  },
};

test('a judged field that the look finds contradicted is not confirmed, and no other; nobody is asked of it again', () => {
  const refuted: Verdicts = ['theoryFramework.theoriesUsed.1', 'methodology.samplingTechnique'].map((id) => ({
    id,
    verdict: 'bercanggah',
  }));
  const asked = reviewForModel(evaluate(claimed).criteria).extras;
  expect(asked).toContainEqual({
    id: 'theoryFramework.theoriesUsed.1',
    label: 'Teori yang digunakan',
    text: 'Konstruktivisme Vygotsky',
  });
  const { theoryFramework, methodology } = evaluate(claimed, [], facts, document, refuted).criteria;
  expect(theoryFramework.theoriesUsed).toEqual(['Teori beban kognitif']);
  expect([methodology.samplingTechnique, methodology.researchDesign]).toEqual(['Tidak disahkan.', 'Kajian kes']);
  expect(
    reviewForModel(evaluate(claimed, [], facts, document, refuted).criteria).extras.map(({ text }) => text),
  ).not.toContain('Tidak disahkan.');
});

test('a judged field that names a number the paper does not have is not confirmed, and says why', () => {
  const extras = { ...bareAnswer('methodology').extras, sampleSizeJustification: 'Memadai bagi 98765 orang.' };
  const { criteria, dropped } = evaluate({ methodology: { ...bareAnswer('methodology'), extras } });
  expect([criteria.methodology.sampleSizeJustification, dropped]).toEqual(['Tidak disahkan.', ['98765']]);
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
  expect([made.criteria.literatureReview.keyReferencesNeeded, made.dropped.length]).toEqual([kept, dropped]);
});
