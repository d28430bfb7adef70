import { describe, expect, test } from '@jest/globals';
import { metadataOf } from '../../../../lambdas/acadiora/metadata.ts';
import { overallAnswerSchema, reviewAnswerSchemas } from '../../../../lambdas/acadiora/prompts/answers.ts';
import { renderData } from '../../../../lambdas/platform/model/prompt.ts';
import { criteria, criterionKeys, type CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import { layouts, paperOf } from '../../../lambdas/acadiora/facts/layouts.ts';
import { asked, blocksOf, particulars } from './asking.ts';

const review = (key: CriterionKey, document: ReturnType<typeof paperOf>) =>
  asked({ id: `acadiora.review.${key}`, schema: reviewAnswerSchemas[key] }, ...blocksOf(document));

describe('a review by rules', () => {
  test.each(criterionKeys)('of %s leaves judgement to readers: no level, no remark of its own', async (key) => {
    for (const paper of [...Object.values(layouts), paperOf('Sepucuk surat.')]) {
      const { items, ...answer } = await review(key, paper);
      expect(items.map(({ level }) => level)).toEqual(items.map(() => null));
      expect(items[0]?.reason).toBe('Tidak dapat dinilai oleh enjin peraturan.');
      expect([answer.comments, answer.strengths, answer.weaknesses, answer.improvements]).toEqual([[], [], [], []]);
    }
  });

  test.each([
    [
      'Kajian kuantitatif ini menggunakan reka bentuk tinjauan keratan rentas. Sampel dipilih melalui persampelan rawak mudah.',
      { researchDesign: 'Tinjauan keratan rentas', samplingTechnique: 'Persampelan rawak mudah' },
    ],
    ['Kajian ini melibatkan 18 orang murid.', { researchDesign: '', samplingTechnique: '' }],
  ])('says of the method what the paper says, and nothing that it does not: %s', async (text, expected) => {
    const { extras } = await review('methodology', paperOf(`Tajuk Kertas\nABSTRAK\nRingkas.\n3. METODOLOGI\n${text}`));
    expect(extras).toMatchObject(expected);
  });

  test.each([
    [
      'Kajian ini berpandukan Model Penerimaan Teknologi (TAM) dan TAM digunakan.',
      ['Model Penerimaan Teknologi (TAM)'],
    ],
    ['The study draws on Self-Determination Theory.', ['Self-Determination Theory']],
    ['Kerangka kajian ini mudah.', []],
  ])('names the theories of: %s', async (text, theoriesUsed) => {
    const { extras } = await review('theoryFramework', paperOf(`Tajuk\nABSTRAK\nRingkas.\n2. KERANGKA TEORI\n${text}`));
    expect(extras).toEqual({ theoriesUsed, theoriesSuggested: [] });
  });
});

test.each([
  ['Sampel terdiri daripada 120 orang murid yang menjawab soal selidik. Ujian-t sampel bebas digunakan.', 'quantitative'],
  ['Enam orang guru ditemu bual secara separa berstruktur dan data dianalisis secara tematik.', 'qualitative'],
  ['Bengkel diadakan di sebuah sekolah.', null],
])('the kind of study is what its method shows, and open where that shows none: %s', async (text, studyKind) => {
  const paper = paperOf(
    `Tajuk\nABSTRAK\nRingkas.\n3. METODOLOGI\n${text}\n4. DAPATAN\nDapatan kajian dilaporkan di sini.`,
  );
  expect(await particulars(paper)).toMatchObject({ studyKind });
});

type Front = [name: string, front: string, title: string, authors: string[], year: number, documentType: string];
const fronts: Front[] = [
  [
    'a collection whose place and month stand below its name, with a title before a name',
    'Koleksi Artikel Penyelidikan Tindakan\nKampus Bukit Ara, Oktober 2022\nKesan Lagu Jari terhadap Murid Tahun Empat\nIrfan bin Jaafar\nDr. Hajah Rosnah binti Haji Sulong',
    'Kesan Lagu Jari terhadap Murid Tahun Empat',
    ['Irfan bin Jaafar', 'Rosnah binti Haji Sulong'],
    2022,
    'Kertas penyelidikan',
  ],
  [
    'a running head above the title, a translated title that ends with a place, and a degree behind a name',
    'Zuhairi et al. | Dua Tahun\nPondok Journal, Vol. 2, 2021\nReading Motivation among Pupils in Batang Merapoh, Sarawak\nMotivasi Membaca Murid di Bahagian\nBatang Merapoh, Sarawak\nZuhairi bin Lazim, PhD',
    'Reading Motivation among Pupils in Batang Merapoh, Sarawak',
    ['Zuhairi bin Lazim'],
    2021,
    'Artikel jurnal',
  ],
  [
    'authors and a short title at the head of the page, above the journal, and a name that goes on in the next line',
    'Lo, Siti and Kavitha (2025)\nJournal of Rain, Vol. 7, No. 1 (2025)\nTeaching Between Two Rooms: Lecturers in Hybrid Classes\nClarence Lo Vun Kiong (1), Siti Aminah binti Tuah (2) and Kavitha a/p\nSelladurai (1)\n(1) Universiti Bayu, Malaysia',
    'Teaching Between Two Rooms: Lecturers in Hybrid Classes',
    ['Clarence Lo Vun Kiong', 'Siti Aminah binti Tuah', 'Kavitha a/p Selladurai'],
    2025,
    'Artikel jurnal',
  ],
  [
    'names with letters for their places of work',
    'Borneo Journal of Rain, Volume 5, June 2023\nTeaching in Two Tongues in Interior Sarawak\nMagdalena anak Unggang a , Tan Wei Shuen b and Mohd Hazrul bin Drahman a\na Universiti Bayu, Sibu\nb Kolej Bukit, Kuching',
    'Teaching in Two Tongues in Interior Sarawak',
    ['Magdalena anak Unggang', 'Tan Wei Shuen', 'Mohd Hazrul bin Drahman'],
    2023,
    'Artikel jurnal',
  ],
  [
    'a title of students, whose place of work they name too',
    'Journal of Rain, Vol. 2, 2021\nUniversity Students’ Perceptions of Rain\nLim Mei Ling\nUniversiti Bayu, Malaysia',
    'University Students’ Perceptions of Rain',
    ['Lim Mei Ling'],
    2021,
    'Artikel jurnal',
  ],
  [
    'a title that begins with a school, and an affiliation broken before its country',
    'Asean Journal of Gardens, Vol. 12, July 2024\nSchool Gardens and Outdoor Learning: A Review\nKhairun Abd Malek¹, Pravin a/l Selvam¹,* , Ting Mee Hung²\n¹School of Education, Universiti Bayu, Malaysia; ²Kolej Universiti\nRajawali, Malaysia',
    'School Gardens and Outdoor Learning: A Review',
    ['Khairun Abd Malek', 'Pravin a/l Selvam', 'Ting Mee Hung'],
    2024,
    'Artikel jurnal',
  ],
  [
    'a conference whose year stands first, with addresses in braces',
    '2023 International Conference on Invented Computing (ICIC)\nSmall Quizzes in a First Programming Course: A Survey\nHamizan Luqmanul, Preethiva Rajendar, and Dawson Teoh\nFaculty of Computing, Pinewood Rekaan University\n{hamizan, preethiva, dawson}@pru.example',
    'Small Quizzes in a First Programming Course: A Survey',
    ['Hamizan Luqmanul', 'Preethiva Rajendar', 'Dawson Teoh'],
    2023,
    'Kertas prosiding',
  ],
  [
    'a journal with a Malay, a Chinese and an Indian name',
    'Jurnal Pendidikan Lembah Nilam, Jil. 5 (2024), 11–20\nTahap Literasi Data dan Amalan Pentaksiran Guru\ndi Sekolah Rendah Daerah Lembah Nilam\nNurhaliza binti Karmawan, Tan Siew Pheng & Kavitha a/p Murugesu\nFakulti Pendidikan, Universiti Lembah Nilam',
    'Tahap Literasi Data dan Amalan Pentaksiran Guru di Sekolah Rendah Daerah Lembah Nilam',
    ['Nurhaliza binti Karmawan', 'Tan Siew Pheng', 'Kavitha a/p Murugesu'],
    2024,
    'Artikel jurnal',
  ],
  [
    'proceedings with the author under "Oleh"',
    'Prosiding Seminar Inovasi Bukit Ara 2022\nKeberkesanan Permainan Kad Kosa Kata di Malaysia\nOleh\nMusalmah binti Perwira',
    'Keberkesanan Permainan Kad Kosa Kata di Malaysia',
    ['Musalmah binti Perwira'],
    2022,
    'Kertas prosiding',
  ],
  [
    'an English paper with superscripts, published the year after it was submitted',
    'Openfield Journal of Teaching Tools, 3(2)\nFieldbook: A Toolkit for Outdoor Science Lessons in Rural Schools\nJoanna Prewitt¹ and Samir Haddock²\n1 Northmoor University\nSubmitted: 2 June 2021 Published: 9 March 2022',
    'Fieldbook: A Toolkit for Outdoor Science Lessons in Rural Schools',
    ['Joanna Prewitt', 'Samir Haddock'],
    2022,
    'Artikel jurnal',
  ],
  [
    'a thesis whose title page is set in capitals',
    'UNIVERSITI LEMBAH NILAM\nKESAN MODUL PEMBELAJARAN KOPERATIF\nTERHADAP AMALAN MEMBACA MURID PEDALAMAN\nROSMAWATI BINTI JELANI\nTESIS INI DIKEMUKAKAN BAGI MEMENUHI SYARAT IJAZAH DOKTOR FALSAFAH\nFAKULTI PENDIDIKAN\n2021',
    'KESAN MODUL PEMBELAJARAN KOPERATIF TERHADAP AMALAN MEMBACA MURID PEDALAMAN',
    ['ROSMAWATI BINTI JELANI'],
    2021,
    'Tesis',
  ],
  [
    'a title in two languages, one line of names for three offices, volume and year alone',
    'Forum Guru Serantau 11 (2) 2020\neISSN 2777-0000\nKeberkesanan Modul Kimpalan terhadap Pencapaian Pelajar\nThe Effectiveness of a Welding Module on the Achievement of Students\n1Khairul Anuar Selamat, 2Wong Mei Fern* dan 3Sivakumar a/l Perumal\nPensyarah Kanan, Politeknik Sungai Bidor\n2Bahagian Latihan Teknikal, Kementerian Pendidikan Malaysia',
    'Keberkesanan Modul Kimpalan terhadap Pencapaian Pelajar',
    ['Khairul Anuar Selamat', 'Wong Mei Fern', 'Sivakumar a/l Perumal'],
    2020,
    'Kertas penyelidikan',
  ],
  [
    'a title that ends with a place of work, marks with a bracket, an Arabic name and a title before a name',
    'Jurnal Rekaan 4(2) (2020)\nKodBantu: Bilingual Feedback for Introductory Python Laboratories\nMade Larasatih¹), Muhammad Fathullah al-Amin Tajudin²) dan Dr. Rohani binti Rekaan3\n1,2Jabatan Pengajian Melayu, IPG Kampus Rekaan',
    'KodBantu: Bilingual Feedback for Introductory Python Laboratories',
    ['Made Larasatih', 'Muhammad Fathullah al-Amin Tajudin', 'Rohani binti Rekaan'],
    2020,
    'Artikel jurnal',
  ],
];

/** A front with an abstract below it that cites a year. */
const under = (front: string) =>
  paperOf(
    `${front}\nABSTRAK\nKajian ini meneliti amalan membaca murid di sekolah rendah pedalaman, pembelajaran koperatif, sains, kesan modul dan peranan guru sejak 2011 (Halimun, 2015).`,
  );
describe('the particulars of a paper by rules', () => {
  test.each(fronts)('are read from %s', async (_, front, title, authors, year, documentType) => {
    const answer = await particulars(under(front));
    expect(metadataOf(answer, 1, under(front))).toMatchObject({ title, author: authors.join('; '), year });
    expect([answer.authors.map(({ name }) => name), answer.documentType]).toEqual([authors, documentType]);
  });

  test('are left out where the front says nothing, and no year is taken that is only cited', async () => {
    expect(await particulars(paperOf(''))).toMatchObject({ title: null, authors: [], year: null });
    expect((await particulars(under('Peranan Guru dalam Amalan Membaca Murid\nLim Kah Wai'))).year).toBeNull();
  });
});

/** Every criterion at 80 per cent of its weight, but those named; one at 0 of 0 does not apply. */
const said = (others: Partial<Record<CriterionKey, number | null>>) => {
  const scores = criterionKeys.map((key) => {
    const percentage = others[key] === undefined ? 80 : (others[key] ?? 0);
    const maxScore = others[key] === null ? 0 : criteria[key].weight;
    return [key, { score: (maxScore * percentage) / 100, maxScore, percentage }];
  });
  const prompt = { id: 'acadiora.overall', schema: overallAnswerSchema };
  return asked(prompt, renderData('skor', Object.fromEntries(scores)));
};

test('The overall review by rules names the weakest criteria that count, looks at no remark and gives no number', async () => {
  const weak = await said({ methodology: 20, findings: 50, theoryFramework: null });
  expect(weak.summaryEvaluation).toContain('paling memerlukan perhatian ialah metodologi dan dapatan kajian.');
  expect(weak.summaryEvaluation + weak.recommendation).not.toMatch(/teori|\d/i);
  expect(weak.verdicts).toEqual([]);
  expect((await said({})).summaryEvaluation).not.toContain('perhatian');
});
