import { expect, test } from '@jest/globals';
import { countPaper } from '../../../../lambdas/acadiora/facts/index.ts';
import { paperOf } from './layouts.ts';

/** This text over and over, up to 100 000 characters. */
const filled = (unit: string, start = '', end = ''): string =>
  start + unit.repeat(Math.ceil((100_000 - start.length - end.length) / unit.length)) + end;

const hostile: [string, string][] = [
  ['initials before a year', filled('A. ', '', '1 (2020)')],
  ['initials before many years', filled(`${'A. '.repeat(60)}1 (2020) `)],
  ['names before many years', filled(`${'Ali Abu, '.repeat(20)}x (2020) `)],
  ['hyphens in a name', filled('Ab-', '', '1 (2020)')],
  ['years after a bracket that is never closed', filled('2019 ', '( ')],
  ['years and commas after a bracket that is never closed', filled('2019, ', '(Ali, ')],
  ['years in many brackets', filled(`(${'2019,'.repeat(150)}x) `)],
  ['blanks in many brackets', filled(`(Ali${' '.repeat(700)}x 2019) `)],
  ['brackets in brackets', filled('(a (b) 2019 ')],
  ['opening brackets', filled('(')],
  ['numbers in a bracket that is never closed', filled('1, ', '[')],
  ['numbers in brackets joined', filled(']-[1', '[1')],
  ['one word', filled('a')],
  ['capitals', filled('A')],
  ['blanks', filled(' ', 'a', 'a')],
  ['points', filled('.')],
  ['table rows', filled('| 1 | 2 |\n')],
  ['captions', filled('Jadual 1: Nama\nJadual 1 menunjukkan 12 orang.\n')],
  ['headings', filled('1. Pengenalan\nAyat ini biasa sahaja.\n')],
  ['sentences', filled('Guru (Ali, 2019) mengajar murid seramai 120 orang pada tahun 2020. ')],
];

test.each(hostile)('A text of 100 000 characters on one page, of %s, is read to its end', (_, text) => {
  expect(text.length).toBeGreaterThanOrEqual(100_000);
  const start = 'Tajuk Kertas Rekaan yang Panjang\nPengenalan\n';
  expect(countPaper(paperOf(`${start}${text}\nRujukan\n${text}`)).facts.pageCount).toBe(1);
});
