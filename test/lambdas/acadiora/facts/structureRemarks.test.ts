import { describe, expect, test } from '@jest/globals';
import { countPaper } from '../../../../lambdas/acadiora/facts/index.ts';
import { citeWithin, readStudy, sentencesIn } from '../../../../lambdas/acadiora/facts/text/studyText.ts';
import { blockText } from '../../../../shared/document/citation.ts';
import { rubricItems } from '../../../../shared/acadiora/rubric.ts';
import type { CountedRemark } from '../../../../lambdas/acadiora/register/checks/check.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { says } from '../../../support/blocks.ts';
import { formRemarks } from './formRemarks.ts';
import { layouts, malayArticle, numberedArticle, paperOf } from './layouts.ts';

const remarksOn = (document: SourceDocument): CountedRemark[] => formRemarks(document);
const names = (document: SourceDocument): string[] =>
  remarksOn(document).map(({ kind, check, subject }) => `${kind} ${check} ${subject}`.trim());
const remark = (document: SourceDocument, check: string): CountedRemark | undefined =>
  remarksOn(document).find((one) => one.check === check);

/** A study with every part, whose parts a test replaces. */
const study = (changes: Record<string, string> = {}): SourceDocument => {
  const parts = {
    Abstrak: 'Kajian ini meneliti bacaan murid.\nKata kunci: bacaan',
    '1. Pengenalan': 'Membaca itu penting (Basri, 2021).',
    '2. Sorotan Literatur': 'Kajian lepas menyokongnya (Chandran, 2022).',
    '3. Metodologi': 'Seramai 30 orang murid terlibat.',
    '4. Dapatan': 'Min murid meningkat.',
    '5. Perbincangan': 'Dapatan ini munasabah.',
    '6. Kesimpulan': 'Modul membantu murid.',
    Rujukan:
      'Basri, M. (2021). Membaca. Jurnal Rekaan, 2(1), 1–10.\nChandran, R. (2022). Faham. Jurnal Rekaan, 3(1), 1–10.',
    ...changes,
  };
  const body = Object.entries(parts).flatMap(([heading, text]) => (text === '' ? [] : [`${heading}\n${text}`]));
  return paperOf(`Kesan Modul Bacaan terhadap Murid Tahun Tiga\n${body.join('\n')}`);
};

describe('Remarks on what a paper is made of', () => {
  test('of an article are also its strengths', () => {
    expect(names(malayArticle)).toEqual([
      'weakness abstractShort',
      'strength citationsAllListed',
      'weakness fewReferences',
    ]);
  });

  test('all citations without an entry are one remark, which bounds the item by how many they are', () => {
    const two = study({ '5. Perbincangan': 'Fadzlan dan Teh (2022) bersetuju. Markovic (2021) tidak.' });
    expect(remark(two, 'citationsNotListed')).toMatchObject({
      criterion: 'technical',
      text: '2 sumber dipetik dalam teks tetapi tiada dalam senarai rujukan: Fadzlan dan Teh (2022); Markovic (2021).',
      item: 'petikan',
      cap: 2,
      evidence: { place: 'Muka surat 1', quote: 'Fadzlan dan Teh (2022) bersetuju.' },
    });
    const three = study({ '5. Perbincangan': 'Fadzlan (2022), Teh (2020) dan Markovic (2021) bersetuju.' });
    expect(remark(three, 'citationsNotListed')?.cap).toBe(1);
    expect(remark(numberedArticle, 'citationsNotListed')?.text).toContain('[6]; [7]');
  });

  test.each([
    ['abstractShort', { Abstrak: 'Kajian ini ringkas.\nKata kunci: bacaan' }],
    ['referencesNotCited', { '2. Sorotan Literatur': 'Tiada petikan di sini.' }],
    ['fewReferences', {}],
    ['illustrationAbsent', { '4. Dapatan': 'Jadual 3 menunjukkan min.' }],
  ])('%s is a weakness with advice', (check, changes) => {
    const found = remark(study(changes), check);
    expect(found?.kind).toBe('weakness');
    expect(found?.advice.length).toBeGreaterThan(30);
  });

  test.each([...Object.entries(layouts), ['study', study()], ['a letter', paperOf('Sepucuk surat.')]] as const)(
    'on %s, as what is counted of it, rest on its own words, bound items that exist, and are always the same',
    (_, document) => {
      const { citations, illustrations } = countPaper(document).facts;
      for (const { evidence } of [...citations.notListed, ...citations.notCited, ...illustrations])
        expect(says(document, evidence)).toBe(true);
      const remarks = remarksOn(document);
      for (const one of remarks) {
        expect(says(document, one.evidence)).toBe(true);
        expect(one.evidence.quote.length).toBeLessThanOrEqual(300);
        const items = rubricItems[one.criterion].map(({ id }) => id);
        expect(items).toContain(one.item);
        expect(one.advice === '').toBe(one.kind === 'strength');
      }
      expect(new Set(remarks.map(({ check, subject }) => `${check} ${subject}`)).size).toBe(remarks.length);
      expect(remarksOn(structuredClone(document))).toEqual(remarks);
    },
  );
});

test('A chapter of a thesis is not said to have few references: its literature is elsewhere', () => {
  const chapter = study({ Abstrak: '', '1. Pengenalan': '', '2. Sorotan Literatur': '' });
  expect(names(chapter)).not.toContain('weakness fewReferences');
});

describe('Quotes', () => {
  test('are whole sentences and items of a list', () => {
    const text = 'Dr. Amin et al. (2020) setuju. Skor ialah 3.5 dan naik lagi.\n• Satu\n• Dua';
    expect(sentencesIn(text)).toEqual([
      { text: 'Dr. Amin et al. (2020) setuju.', start: 0 },
      { text: 'Skor ialah 3.5 dan naik lagi.', start: 31 },
      { text: '• Satu', start: text.indexOf('• Satu') },
      { text: '• Dua', start: text.indexOf('• Dua') },
    ]);
  });

  test('of every place of a paper stand there, hold it, and are of bounded length', () => {
    const long = paperOf(`${'Satu ayat panjang tanpa noktah '.repeat(60)}akhir`);
    for (const read of [...Object.values(layouts), long].map((document) => readStudy(document)))
      for (const block of read.document.blocks)
        for (const match of blockText(block).matchAll(/\p{L}{6,}/gu)) {
          const citation = citeWithin(read, block, match.index);
          expect(citation.quote).toContain(match[0]);
          expect(citation.quote.length).toBeLessThanOrEqual(300);
          expect(says(read.document, citation)).toBe(true);
        }
  });
});
