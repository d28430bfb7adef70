import { describe, expect, test } from '@jest/globals';
import { judged, likeness, type Work } from '../../../../lambdas/acadiora/references/compare.ts';
import { entriesIn } from '../../../../lambdas/acadiora/references/stage.ts';
import type { Entry } from '../../../../lambdas/acadiora/references/entry.ts';
import { paperWith } from './sixty.ts';

function entryOf(text: string): Entry {
  const [only, ...more] = entriesIn(paperWith([text]));
  if (only === undefined || more.length > 0) throw new Error(`One entry was expected of ${text}`);
  return only.entry;
}

describe('an entry', () => {
  test.each([
    [
      'of a journal in APA',
      'Brindley, A., & Corvane, B. (2019). Reading aloud: A study of voices. Journal of Voices, 4(2), 1–9. https://doi.org/10.5555/Suara(19)7-2.',
      { title: 'Reading aloud: A study of voices', year: 2019, doi: '10.5555/suara(19)7-2' },
    ],
    [
      'with an old DOI in brackets',
      'Farrow, D. (1998). Maps in the margin. Maps, 1, 2–9. <https://doi.org/10.5555/(SICI)1097(19980815)17:15/16<1661::AID>3.0.CO;2-2>.',
      { title: 'Maps in the margin', year: 1998, doi: '10.5555/(sici)1097(19980815)17:15/16<1661::aid>3.0.co;2-2' },
    ],
    [
      'with a DOI in angle brackets',
      'Farrow, D. (1998). Maps in the margin. Maps, 1, 2–9. <https://doi.org/10.5555/peta.7>.',
      { title: 'Maps in the margin', year: 1998, doi: '10.5555/peta.7' },
    ],
    [
      'of a book in APA',
      'Dunmore, C. (2011). Methods of looking closely (3rd ed.). Invented Press.',
      { title: 'Methods of looking closely', year: 2011, doi: null },
    ],
    [
      'of a chapter in APA',
      'Farrow, D. (2015). Maps in the margin. In E. Gadsby (Ed.), Handbook of margins (pp. 3–20). Invented Press.',
      { title: 'Maps in the margin', year: 2015, doi: null },
    ],
    [
      'in Harvard',
      'Holloway, F., 2008. What children count first. Counting Quarterly, 2(1), pp.4-18.',
      { title: 'What children count first', year: 2008, doi: null },
    ],
    [
      'numbered, in quotes',
      '[1] G. Inchbald and H. Jessop, “Noise in small rooms,” J. Rooms, vol. 8, pp. 1–4, 2020, doi: 10.5555/bilik.20.',
      { title: 'Noise in small rooms', year: 2020, doi: '10.5555/bilik.20' },
    ],
    [
      'without a date, in Malay',
      'Kementerian Contoh. (t.t.). Garis panduan bilik bacaan. https://contoh.example/garis',
      { title: 'Garis panduan bilik bacaan', year: null, doi: null },
    ],
  ])('%s says its title, year and DOI', (_, text, said) => {
    expect(entryOf(text)).toMatchObject(said);
  });
});

const known: Work = {
  doi: '10.5555/suara.1',
  title: 'Reading aloud in crowded classrooms',
  subtitle: 'A study of voices',
  authors: ['Nur Aisyah Kamaludin', 'B. Corvane'],
  years: [2018, 2019],
  isRetracted: false,
};

describe('a work', () => {
  test.each([
    [
      'without its subtitle',
      'Kamaludin, N. A., & Corvane, B. (2019). Reading aloud in crowded classrooms. Voices, 4(2), 1–9.',
    ],
    [
      'by the year in which it was online',
      'Kamaludin, N. A. (2018). Reading aloud in crowded classrooms: A study of voices. Voices, 4(2), 1–9.',
    ],
    [
      'by a name in another order',
      'Nur Aisyah, K., & Corvane, B. (2019). Reading aloud in crowded classrooms. Voices, 4(2), 1–9.',
    ],
  ])('is the same %s', (_, text) => {
    expect(judged(entryOf(text), known)).toMatchObject({ state: 'found', differs: [] });
  });

  test.each([
    ['another title', 'Kamaludin, N. A. (2019). Silent libraries of the coast. Voices, 4(2), 1–9.'],
    ['a title of common words', 'Selwyn, P. (1999). Reading in classrooms. Voices, 4(2), 1–9.'],
  ])('is not meant by an entry with %s', (_, text) => {
    expect(likeness(entryOf(text), known)).toBe(0);
  });

  test.each([
    ['assessment of group reports in the 2019 cohort', 'evaluation of group reports in the 2019 cohort'],
    ['assessment of group reports in the 2019 cohort', 'assessment of group reports in the 2020 cohort'],
  ])('is found and differs in its title where one word is another: %s, %s', (own, title) => {
    const entry = entryOf(`Kamaludin, N. A. (2019). Continuous ${own}. Voices, 4(2), 1–9.`);
    const work = { ...known, title: `Continuous ${title}`, subtitle: '' };
    expect(judged(entry, work)).toMatchObject({ state: 'differs', differs: ['title'] });
    expect(likeness(entry, work)).toBeGreaterThan(0);
  });
});
