import { describe, expect, test } from '@jest/globals';
import { saysPlanted, termsOf } from './paper-match.ts';
import { evaluation, revision } from '../shared/acadiora/fixtures.ts';
import { quotesIn } from './paper-score.ts';

const remark = (text: string, quote = 'Ayat lain daripada kertas.', against: string | null = null) => ({
  text,
  evidence: { at: ['1'], quote, place: '' },
  against: against === null ? null : { at: ['2'], quote: against, place: '' },
});

describe('A planted weakness is reported by a remark that', () => {
  test.each([
    [
      'gives its figures',
      'Jadual 2 berjumlah 48 orang, teks menyatakan 45',
      remark('Jadual 2 (Umur): 20 + 28 = 48, bukan 45 seperti yang dinyatakan.'),
    ],
    [
      'gives one figure and quotes the other',
      'Min motivasi 4.61 dalam teks, 3.61 dalam jadual',
      remark('Teks memberikan min 4.61 bagi motivasi.', 'Motivasi tinggi.', '| Motivasi | 3.61 |'),
    ],
    [
      'gives the figures of a description without other terms',
      '30 orang daripada 40 ialah 75%, bukan 70%',
      remark('Teks menyatakan 30 orang bersamaan 70%, tetapi 30 daripada 40 ialah 75.0%.'),
    ],
    [
      'names its sources',
      'Dua petikan tiada dalam senarai rujukan: Zulham dan Peter (2020); Okoro (2018)',
      remark('2 sumber dipetik tetapi tiada dalam senarai rujukan: Zulham dan Peter (2020); Okoro (2018).'),
    ],
    [
      'uses its key terms in other forms',
      'Ujian normaliti tidak dilaporkan sebelum ANOVA',
      remark('ANOVA digunakan tanpa semakan normaliti.'),
    ],
    [
      'speaks of one of two things it names',
      'Tiada kumpulan kawalan; kesahan soal selidik tidak dilaporkan',
      remark('Tiada kumpulan kawalan atau perbandingan disebut.'),
    ],
  ])('%s', (_, description, said) => expect(saysPlanted(description, [said])).toBe(true));
});

describe('A planted weakness is not reported by a remark that', () => {
  test.each([
    [
      'gives other figures',
      'Jadual 2 berjumlah 48 orang, teks menyatakan 45',
      remark('Jadual 1 (Jantina): 30 + 11 = 41, bukan 40 seperti yang dinyatakan.'),
    ],
    [
      'speaks of the same thing but gives no figure',
      'Min motivasi 4.61 dalam teks, 3.61 dalam jadual',
      remark('Min motivasi tidak dihuraikan dalam teks.'),
    ],
    [
      'names one of two sources',
      'Dua petikan tiada dalam senarai rujukan: Zulham (2020); Okoro (2018)',
      remark('1 sumber dipetik tetapi tiada dalam senarai rujukan: Okoro (2018).'),
    ],
    [
      'quotes the sentence but speaks of something else',
      'Ujian normaliti tidak dilaporkan sebelum korelasi Pearson',
      remark('Saiz kesan tidak dinyatakan.', 'Korelasi Pearson digunakan tanpa ujian normaliti.'),
    ],
    [
      'shares only the words of every remark',
      'Teknik persampelan tidak dinyatakan',
      remark('Bahagian ini tidak dinyatakan dalam kertas kajian ini.'),
    ],
    [
      'shares one term of many',
      'Tiada teori atau kerangka konseptual yang menghubungkan pemboleh ubah',
      remark('Kerangka masa kajian terlalu pendek.'),
    ],
  ])('%s', (_, description, said) => expect(saysPlanted(description, [said])).toBe(false));

  test('does not exist', () => expect(saysPlanted('Tiada batasan kajian', [])).toBe(false));
});

test('forms of a word are one term, and words of every remark are none', () => {
  expect(termsOf('Rujukan yang dirujuk dalam kajian')).toEqual(termsOf('rujuk'));
  expect(termsOf('kajian ini tidak dilaporkan')).toEqual(new Set());
});

test('every quote of this paper is checked, and none of the version before: that is another paper', () => {
  const { evaluation: criteria, overall, metadata, facts, aiDetection } = evaluation;
  const quotes = quotesIn({ ...evaluation, revision }).map(({ quote }) => quote);
  const [found] = revision.remarks.map(({ evidence }) => evidence);
  for (const citation of [
    criteria.findings.weaknesses[0]?.evidence,
    overall.criticalImprovements[0]?.evidence,
    metadata.evidence.title,
    facts.illustrations[0]?.evidence,
    aiDetection.indicators[0]?.passages[0],
    found,
  ])
    expect(quotes).toContain(citation?.quote ?? 'A quote of the fixture');
  expect(quotesIn(revision)).toEqual(revision.remarks.flatMap(({ evidence }) => evidence ?? []));
});
