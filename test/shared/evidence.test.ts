import { describe, expect, test } from '@jest/globals';
import { array, assert, constantFrom, integer, nat, property, string } from 'fast-check';
import { type PageText, verifyEvidence } from '../../shared/evidence.ts';
import { saysWhole } from '../../shared/text/comparable.ts';

const pages: PageText[] = [
  { number: 1, text: 'Kod Kursus: EDUP3153\n| HPK1 | Menghuraikan konsep<br>bimbingan. | C2 |\nAyat ini bersambung' },
  { number: 2, text: 'ke muka surat dua.\n| Tugasan Individu | 60% |' },
  { number: 3, text: 'EDUP3153 sekali lagi' },
];

describe('evidence', () => {
  test.each<[string, number, string, number | null]>([
    ['stands where it is claimed to', 1, 'EDUP3153', 1],
    ['keeps the claimed page when the words stand on several', 3, 'EDUP3153', 3],
    ['gets its true page when another was claimed', 3, 'Tugasan Individu', 2],
    ['is found over a line break in a cell', 1, 'Menghuraikan konsep bimbingan', 1],
    ['is found over cells and marks', 1, 'HPK1: menghuraikan konsep', 1],
    ['is found in other letter case', 1, 'KOD KURSUS', 1],
    ['is found over a page’s end, on the page where it starts', 2, 'Ayat ini bersambung ke muka surat dua', 1],
    ['holds a percent sign to be part of it', 2, 'Individu 60%', 2],
    ['is missing when no page says it', 1, 'Kaunseling', null],
    ['is missing when a number differs', 2, 'Tugasan Individu 6%', null],
    ['is missing when it is too short to mean anything', 1, 'C', null],
    ['is missing when it is marks only', 1, '| . |', null],
  ])('%s', (_, page, quote, found) => {
    expect(verifyEvidence({ page, quote }, pages)).toEqual(found === null ? null : { page: found, quote });
  });

  test('is found for any words of any page, however they are laid out', () => {
    const word = constantFrom('kursus', 'EDUP3153', 'hasil', '60%', 'pembelajaran', 'C4', 'é');
    const gap = constantFrom(' ', '\n', ' | ', '<br>', '. ', ' - ');
    assert(
      property(
        array(word, { minLength: 3, maxLength: 12 }),
        nat(9),
        integer({ min: 2, max: 4 }),
        gap,
        gap,
        (words, from, count, inText, inQuote) => {
          const start = from % (words.length - 1);
          const quote = words.slice(start, start + count).join(inQuote);
          expect(verifyEvidence({ page: 1, quote }, [{ number: 1, text: words.join(inText) }])).not.toBeNull();
        },
      ),
    );
  });

  test('is never found for words of letters the pages do not have', () => {
    assert(
      property(string({ unit: constantFrom('x', 'q', 'z', ' '), minLength: 1 }), (quote) => {
        expect(verifyEvidence({ page: 1, quote }, pages)).toBeNull();
      }),
    );
  });
});

describe('a text', () => {
  test.each<[string, string, boolean]>([
    ['Kod Kursus: EDUP3153', 'EDUP3153', true],
    ['Kod Kursus: EDUP3153', 'edup 3153', true],
    ['| EDUP 3153 |', 'EDUP3153', true],
    ['EDUP3153', 'EDUP315', false],
    ['EDUP3153', 'DUP3153', false],
    ['HP10 Kemahiran keusahawanan', 'HP1', false],
    ['HP10, HP1', 'HP1', true],
    ['Tugasan<br>Individu (60%)', 'Tugasan Individu 60%', true],
    ['pembelajaran', 'pembelajar', false],
    ['apa-apa', '| . |', false],
  ])('%j says %j whole: %p', (text, words, expected) => {
    expect(saysWhole(text, words)).toBe(expected);
  });
});
