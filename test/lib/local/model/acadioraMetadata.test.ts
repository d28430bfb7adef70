import { describe, expect, test } from '@jest/globals';
import { metadataAnswerSchema } from '../../../../lambdas/acadiora/prompts/answers.ts';
import { metadataOf } from '../../../../lambdas/acadiora/metadata.ts';
import { ask, concept, paperOf, requestOf, survey, thin } from './acadiora-papers.ts';

const frontOf = (...lines: string[]) =>
  paperOf([
    { kind: 'front', heading: '', text: lines.join('\n') },
    {
      kind: 'abstract',
      heading: 'ABSTRAK',
      text: 'Kajian ini meneliti amalan membaca murid di sekolah rendah pedalaman, pembelajaran koperatif, sains, kesan modul dan peranan guru sejak 2011 (Halimun, 2015).',
    },
  ]);

const fronts = [
  {
    name: 'a conference whose year stands first, with addresses in braces',
    paper: frontOf(
      '2023 International Conference on Invented Computing (ICIC)',
      'Small Quizzes in a First Programming Course: A Survey',
      'Hamizan Luqmanul, Preethiva Rajendar, and Dawson Teoh',
      'Faculty of Computing, Pinewood Rekaan University',
      '{hamizan, preethiva, dawson}@pru.example',
    ),
    title: 'Small Quizzes in a First Programming Course: A Survey',
    authors: ['Hamizan Luqmanul', 'Preethiva Rajendar', 'Dawson Teoh'],
    year: 2023,
    documentType: 'Kertas prosiding',
  },
  {
    name: 'a journal with a Malay, a Chinese and an Indian name',
    paper: paperOf(survey),
    title: 'Tahap Literasi Data dan Amalan Pentaksiran Guru di Sekolah Rendah Daerah Lembah Nilam',
    authors: ['Nurhaliza binti Karmawan', 'Tan Siew Pheng', 'Kavitha a/p Murugesu'],
    year: 2024,
    documentType: 'Artikel jurnal',
  },
  {
    name: 'proceedings with the author under "Oleh"',
    paper: paperOf(thin),
    title: 'Keberkesanan Permainan Kad Kosa Kata di Malaysia',
    authors: ['Musalmah binti Perwira'],
    year: 2022,
    documentType: 'Kertas prosiding',
  },
  {
    name: 'an English paper with superscripts, published the year after it was submitted',
    paper: paperOf(concept),
    title: 'Fieldbook: A Toolkit for Outdoor Science Lessons in Rural Schools',
    authors: ['Joanna Prewitt', 'Samir Haddock'],
    year: 2022,
    documentType: 'Artikel jurnal',
  },
  {
    name: 'a thesis whose title page is set in capitals',
    paper: frontOf(
      'UNIVERSITI LEMBAH NILAM',
      'KESAN MODUL PEMBELAJARAN KOPERATIF',
      'TERHADAP AMALAN MEMBACA MURID PEDALAMAN',
      'ROSMAWATI BINTI JELANI',
      'TESIS INI DIKEMUKAKAN BAGI MEMENUHI SYARAT IJAZAH DOKTOR FALSAFAH',
      'FAKULTI PENDIDIKAN',
      '2021',
    ),
    title: 'KESAN MODUL PEMBELAJARAN KOPERATIF TERHADAP AMALAN MEMBACA MURID PEDALAMAN',
    authors: ['ROSMAWATI BINTI JELANI'],
    year: 2021,
    documentType: 'Tesis',
  },
  {
    name: 'a title in two languages, one line of names for three offices, volume and year alone',
    paper: frontOf(
      'Forum Guru Serantau 11 (2) 2020',
      'eISSN 2777-0000',
      'Keberkesanan Modul Kimpalan terhadap Pencapaian Pelajar',
      'The Effectiveness of a Welding Module on the Achievement of Students',
      '1Khairul Anuar Selamat, 2Wong Mei Fern* dan 3Sivakumar a/l Perumal',
      'Pensyarah Kanan, Politeknik Sungai Bidor',
      '2Bahagian Latihan Teknikal, Kementerian Pendidikan Malaysia',
    ),
    title: 'Keberkesanan Modul Kimpalan terhadap Pencapaian Pelajar',
    authors: ['Khairul Anuar Selamat', 'Wong Mei Fern', 'Sivakumar a/l Perumal'],
    year: 2020,
    documentType: 'Kertas penyelidikan',
  },
  {
    name: 'a title that ends with a place of work, marks with a bracket, an Arabic name and a title before a name',
    paper: frontOf(
      'Jurnal Rekaan 4(2) (2020)',
      'KodBantu: Bilingual Feedback for Introductory Python Laboratories',
      'Made Larasatih¹), Muhammad Fathullah al-Amin Tajudin²) dan Dr. Rohani binti Rekaan3',
      '1,2Jabatan Pengajian Melayu, IPG Kampus Rekaan',
    ),
    title: 'KodBantu: Bilingual Feedback for Introductory Python Laboratories',
    authors: ['Made Larasatih', 'Muhammad Fathullah al-Amin Tajudin', 'Rohani binti Rekaan'],
    year: 2020,
    documentType: 'Artikel jurnal',
  },
];

describe('the particulars of a paper by rules', () => {
  test.each(fronts)('are read from $name', async ({ paper, title, authors, year, documentType }) => {
    const answer = metadataAnswerSchema.parse(await ask('acadiora.metadata', requestOf(paper)));
    expect({
      title: answer.title?.value,
      authors: answer.authors.map(({ name }) => name),
      year: answer.year?.value,
      documentType: answer.documentType,
    }).toEqual({ title, authors, year, documentType });
    expect(metadataOf(answer, 1, paper.document)).toMatchObject({
      title,
      author: authors.join('; '),
      year,
    });
  });

  test('are left out where the front says nothing', async () => {
    const answer = metadataAnswerSchema.parse(
      await ask('acadiora.metadata', requestOf({ ...paperOf(survey), document: paperOf([]).document })),
    );
    expect(answer).toMatchObject({ title: null, authors: [], year: null });
  });

  test('take no year that is only cited', async () => {
    const answer = metadataAnswerSchema.parse(
      await ask('acadiora.metadata', requestOf(frontOf('Peranan Guru dalam Amalan Membaca Murid', 'Lim Kah Wai'))),
    );
    expect(answer.year).toBeNull();
  });
});
