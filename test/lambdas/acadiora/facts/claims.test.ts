import { describe, expect, test } from '@jest/globals';
import { abstract, conclusion, discussion, found, introduction, methodology } from './studyPaper.ts';

const discussed = (line: string) => found('causalClaim', discussion(line));

describe('Cause claimed from a survey', () => {
  test.each([
    'Hubungan ini membuktikan bahawa kesediaan menyebabkan motivasi pelajar meningkat.',
    'Kesediaan pelajar memberikan kesan langsung kepada motivasi dalam kajian ini.',
  ])('is remarked on: "%s"', (line) => {
    expect(discussed(line)).toMatchObject([
      { criterion: 'discussion', evidence: { quote: line }, cap: { item: 'dakwaan', level: 1 } },
    ]);
  });

  test.each([
    'Kesediaan pelajar berkait dengan motivasi mereka.',
    'Larangan berkemungkinan menyebabkan pelajar menyembunyikan kesediaan mereka.',
    'Dapatan ini tidak bermakna kesediaan menyebabkan motivasi.',
    'Lokmani (2021) mendapati kesediaan menyebabkan motivasi pelajar meningkat.',
    'Hujan lebat menyebabkan jalan ditutup.',
    'Analisis pusingan pertama menyebabkan tiga item kesediaan dan motivasi pelajar digugurkan.',
    'The first round led to three items on kesediaan and motivasi of pelajar being dropped.',
    'Keadaan ini menimbulkan persoalan tentang kesediaan dan motivasi pelajar.',
  ])('is not read into "%s"', (line) => {
    expect(discussed(line)).toEqual([]);
  });
});

const concluded = (line: string) =>
  found(
    'overgeneralisation',
    conclusion(line),
    introduction('Papan putih maya semakin digunakan.'),
    methodology(
      'Sampel kajian terdiri daripada 40 orang pelajar di sebuah kolej. Soal selidik digunakan untuk mengukur kesediaan pelajar dan motivasi mereka terhadap papan putih maya.',
    ),
  );

describe('A conclusion wider than the sample', () => {
  test.each([
    'Papan putih maya berkesan untuk semua pelajar di Malaysia.',
    'It works for all secondary vocational school students in Malaysia.',
    'Kementerian wajar mewajibkan papan putih maya dengan segera.',
    'Ini membuktikan bahawa guru di seluruh Malaysia mengajar hanya melalui cuba jaya.',
  ])('is remarked on: "%s"', (line) => {
    expect(concluded(line)).toMatchObject([{ criterion: 'conclusion', evidence: { quote: line } }]);
  });

  test.each([
    'Dapatan tidak boleh digeneralisasikan kepada semua pelajar di Malaysia.',
    'Kajian lanjutan perlu melibatkan semua sekolah di Malaysia.',
    'Dapatan ini hanya sah bagi kolej itu, dan bukan untuk semua pelajar di Malaysia.',
  ])('is not read into "%s"', (line) => {
    expect(concluded(line)).toEqual([]);
  });
});

const timesIn = (...lines: string[]) => found('overgeneralisation', abstract(...lines)).length;

test('the background that opens an abstract claims nothing of the study', () => {
  const background = 'Alat itu tidak semestinya ada di semua sekolah.';
  const own = 'Kajian ini melibatkan 40 orang pelajar di sebuah kolej.';
  expect([timesIn(background, own), timesIn(own, background)]).toEqual([0, 1]);
});

const undiscussed = (line: string) => found('discussionWithoutLiterature', discussion(line));

test('a long discussion without any source is remarked on, one with a source is not', () => {
  const long = 'Dapatan menunjukkan pelajar bersedia menggunakan papan putih maya dalam kelas mereka setiap minggu. '
    .repeat(12)
    .trim();
  expect(undiscussed(long)).toHaveLength(1);
  expect(undiscussed(`${long} Hal ini selari dengan Lokmani (2021).`)).toEqual([]);
});
