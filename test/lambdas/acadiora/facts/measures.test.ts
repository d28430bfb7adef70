import { describe, expect, test } from '@jest/globals';
import { paperYear } from '../../../../lambdas/acadiora/facts/citations/citations.ts';
import { citationAnomalies } from '../../../../lambdas/acadiora/facts/aiWriting.ts';
import { countPaper } from '../../../../lambdas/acadiora/facts/index.ts';
import { readStudy } from '../../../../lambdas/acadiora/facts/text/studyText.ts';
import { paperOf } from './layouts.ts';

const words = (count: number): string => Array.from({ length: count }, (_, n) => `perkataan${n % 7}`).join(' ');

/** What an invented study says. */
interface Contents {
  abstract?: number;
  cited?: string;
  references?: readonly string[];
  mentioned?: string;
  front?: string;
}

/** An invented study; what a test does not say is without fault. */
const study = ({ abstract = 150, cited = '', references = [], mentioned = '', front = '' }: Contents) =>
  paperOf(
    [
      front,
      'Kesan Papan Putih Maya di Kolej Rembau Jaya',
      'Abstrak',
      words(abstract),
      'Kata kunci: papan putih, kolej, murid',
      'Pengenalan',
      `Papan putih maya semakin digunakan di kolej. ${cited}`,
      'Metodologi',
      `Soal selidik diedarkan kepada 120 orang pelajar. ${mentioned}`,
      'Dapatan Kajian',
      'Tahap kesediaan pelajar adalah tinggi.',
      'Kesimpulan',
      'Kesediaan pelajar tinggi dan perlu dikekalkan.',
      'Rujukan',
      ...references,
    ].join('\n'),
  );
const reference = (name: string, year: number): string =>
  `${name}, R. (${year}). Karya rekaan. Jurnal Rekaan, 1(1), 1–9.`;
const names = [
  'Aminah',
  'Balan',
  'Chong',
  'Devi',
  'Esah',
  'Farid',
  'Gopal',
  'Hasnah',
  'Indra',
  'Jamil',
  'Kumar',
  'Laila',
];
const list = (...years: number[]): string[] => years.map((year, n) => reference(names[n] ?? '', year));
const citing = (...years: number[]): string =>
  years.map((year, n) => `Hal ini benar (${names[n] ?? ''}, ${year}).`).join(' ');
const old = [2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2010];

const measureOf = (check: string, contents: Contents) =>
  countPaper(study(contents)).remarks.find((remark) => remark.check === check)?.measure;

describe('A weakness that counts something says how much, and which way is better:', () => {
  test.each<[string, Contents, object]>([
    [
      'citationsNotListed',
      { cited: `${citing(...old)} Juga (Zulham, 2020) dan (Yusop, 2021).`, references: list(...old) },
      { value: 2, better: 'fewer' },
    ],
    [
      'referencesNotCited',
      { cited: citing(2001, 2002), references: list(2001, 2002, 2003, 2004) },
      { value: 2, better: 'fewer' },
    ],
    [
      'fewReferences',
      { cited: citing(2020, 2021, 2022), references: list(2020, 2021, 2022) },
      { value: 3, better: 'more' },
    ],
    [
      'oldReferences',
      { cited: citing(...old, 2024, 2024), references: list(...old, 2024, 2024) },
      { value: 17, better: 'more' },
    ],
    ['abstractShort', { abstract: 60 }, { value: 60, better: 'more' }],
    ['abstractLong', { abstract: 420 }, { value: 420, better: 'fewer' }],
    ['illustrationAbsent', { mentioned: 'Lihat Jadual 8 dan Jadual 9 untuk butiran.' }, { value: 2, better: 'fewer' }],
  ])('%s', (check, contents, measure) => expect(measureOf(check, contents)).toEqual(measure));
});

const yearOf = (text: string) => paperYear(readStudy(paperOf(text)));

describe('The year of a paper', () => {
  const rest = 'Abstrak\nKajian pada 2015 oleh Ali (2031).\nPengenalan\nAyat pada 2016.';

  test.each([
    ['its journal line', `Jurnal Rekaan, 4(2), 2021\nTajuk Kertas Rekaan Ini\n${rest}`, 2021],
    ['the newest of its dates', `Tajuk Kertas Rekaan Ini\nDiterima: Mac 2020 Diterbitkan: Julai 2021\n${rest}`, 2021],
    ['not the span of a plan', `Tajuk tentang Pelan Rekaan 2013-2025\n${rest}`, null],
    ['that of dates below the front', `Tajuk Kertas Rekaan Ini\n${rest}\nReceived: 3 May 2020`, 2020],
    ['that of how to cite', `Tajuk Kertas\n${rest}\nCite as: Lim et al. (2022). Tajuk Kertas.`, 2022],
    ['not of works that the text follows', `Tajuk Kertas\n${rest}\nSintesis mengikut Popay et al. (2006).`, null],
    ['not of what was accepted', `Tajuk Kertas\n${rest}\nModel ini diterima umum sejak 2006.`, null],
    ['not of a journal spoken of', `Tajuk Kertas\n${rest}\nIa terbit dalam jurnal oleh Yorke (2006).`, null],
    ...[
      'Article history: Received 3 May 2020; Accepted 4 June 2021',
      'Sejarah artikel: Dihantar 3 Mei 2020, Diterima 4 Jun 2021',
      'Manuskrip diterima: 4 Jun 2021',
      'Artikel diterima pada 4 Jun 2021',
      'First published: 2021',
      'Suggested citation: Lim et al. (2021). Tajuk Kertas.',
      'Cara memetik artikel ini: Lim et al. (2021). Tajuk Kertas.',
    ].map((line) => [`that of "${line}"`, `Tajuk Kertas\n${rest}\n${line}`, 2021] as const),
    ...[
      'Artikel diterbitkan antara 2006 dan 2012 dipilih.',
      'Artikel Popay et al. (2006). Ia disintesis.',
      'Citation analysis follows Popay et al. (2006).',
    ].map((line) => [`not that of "${line}"`, `Tajuk Kertas\n${rest}\n${line}`, null] as const),
    ['nothing where the front matter has none', `Tajuk Kertas Rekaan Ini\n${rest}`, null],
  ])('is %s', (_, text, year) => expect(yearOf(text)).toBe(year));

  test('that is not found makes no anomaly of the years of references', () => {
    const references = list(2020, 2024, 2024, 2024);
    const shareOf = (front: string) => {
      const document = study({ cited: citing(2020, 2024, 2024, 2024), references, front });
      const { facts } = countPaper(document);
      const text = readStudy(document, facts.sections);
      return citationAnomalies({ study: text, sentences: text.sentences, words: 1000 }, facts);
    };
    expect(shareOf('Jurnal Rekaan, 4(2), 2013').share).toBe(67);
    const without = shareOf('Jurnal Rekaan');
    expect(without.share).toBe(0);
    expect(without.measured).toContain('tahun kertas tidak ditemui');
  });
});
