import { describe, expect, test } from '@jest/globals';
import { countCitations, recentPercentOf } from '../../../../lambdas/acadiora/facts/citations/citations.ts';
import { findReferences } from '../../../../lambdas/acadiora/facts/citations/references.ts';
import { readStudy } from '../../../../lambdas/acadiora/facts/text/studyText.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { conceptPaper, malayArticle, numberedArticle, paperOf, soundArticle, thesis } from './layouts.ts';

const citationsOf = (document: SourceDocument) => countCitations(readStudy(document));
const texts = (items: readonly { text: string }[]): string[] => items.map(({ text }) => text);

const list = [
  'Aminah, R. & Balan, S. (2020). Bilik darjah ceria. Jurnal Rekaan, 1(1), 1–9.',
  'Chong, W. (2021a). Kajian pertama. Jurnal Rekaan, 2(1), 1–9.',
  'Chong, W. (2021b). Kajian kedua. Jurnal Rekaan, 2(2), 1–9.',
  'Kementerian Pendidikan Malaysia. (2013). Pelan rekaan. Penerbit Rekaan.',
  'Ministry of Rekaan Malaysia. (2012). Blueprint of invention. https://doi.org/10.9999/',
  '0749(91)90020-T',
  'Ng, T. (n.d.). Notes on teaching. Retrieved 3 May 2021, from https://ng.example',
  "O'Brannigan, D.-L. (2018). On classrooms. Rekaan Press.",
  'Suriani binti Kassim, Teo, H., & van Houtenberg, P. (2019). Murid luar bandar. Jurnal Rekaan, 3(1), 1–9.',
];
const numbered = ['[1] B. Marwood, Games. Rekaan Press, 2015.', '[2] C. Larkin, Toys. Rekaan Press, 2016.'];
const paper = (sentence: string, references: readonly string[] = list): SourceDocument =>
  paperOf(`Tajuk Kertas Rekaan Ini\nPengenalan\n${sentence}\nRujukan\n${references.join('\n')}`);

test('Entries that a reader has joined in one line are told apart, and each is cited', () => {
  const joined = [
    'Anjungan, M. (2016). Sokongan pentadbir kolej. Harrow & Lane. Bakawali, P., & Cemara, D. W. (2015). Kesediaan. Jurnal Rekaan, 3(1), 5–19. Damai binti Rais. (2020).',
    'Kemahiran digital guru. Penerbit Rekaan.',
  ];
  const counted = citationsOf(
    paper(
      'Sokongan penting (Anjungan, 2016), begitu juga kesediaan (Bakawali & Cemara, 2015). Damai (2020) setuju.',
      joined,
    ),
  );
  expect(counted).toMatchObject({ references: 3, notListed: [], notCited: [] });
});

describe('A citation that the list holds', () => {
  test.each([
    'Bilik darjah yang ceria membantu murid (Aminah & Balan, 2020).',
    'Aminah dan Balan (2020) mendapati murid lebih gembira.',
    'Dapatan ini selari dengan Aminah and Balan (2020, ms. 4).',
    'Banyak kajian menyokongnya (lihat Aminah & Balan, 2020, ms. 4; Chong, 2021a, 2021b).',
    'Banyak kajian menyokongnya (Chong, 2021a, b).',
    'Dasar itu jelas (KPM, 2013) dan berkesan.',
    'Kementerian Pendidikan Malaysia (KPM, 2013) menetapkannya.',
    'Nota itu ringkas (Ng, n.d.).',
    'The Ministry of Rekaan (MOR, 2012) said so.',
    'Hal ini benar menurut Aminah dan Balan (2020: 4).',
    'Hal ini benar (O’Brannigan, 2018).',
    'Hal ini benar (O’Branigan, 2018).',
    'Suriani et al. (2019) bersetuju.',
    'Suriani dan rakan-rakan (2019) bersetuju.',
    'Suriani binti Kassim et al. (2019) bersetuju.',
    'Hal ini dihuraikan (Suriani, Teo & van Houtenberg, 2019).',
    'Teori itu lama (Piagetov, 1952, dalam Chong, 2021a).',
    'Hal ini benar (Aminah & Balan, 2020).',
  ])('is not missed: %s', (sentence) => {
    const counted = citationsOf(paper(sentence));
    expect(texts(counted.notListed)).toEqual([]);
    expect(counted.inText).toBeGreaterThan(0);
    expect(counted.notCited.length).toBeLessThan(list.length);
  });

  test.each([
    ['UNESCO (t.t.) setuju.', 'UNESCO. t.t. Teachers far away. https://unesco.example [30 Jun 2023].'],
    ['Menurut Jabatan Rekaan Asli ([JARA], 2018), murid ramai.', 'Jabatan Rekaan Asli. 2018. Data. Penerbit JARA.'],
    [
      'Menurut Jabatan Rekaan Asli [JARA] (2018), murid ramai (JARA, 2018).',
      'Jabatan Rekaan Asli. (2018). Data. Bayu.',
    ],
    ['Access rose (Department of Figures Malaysia [DOFM], 2022).', 'Department of Figures Malaysia. (2022). Survey.'],
    [
      'Dasar baharu (Kementerian Rekaan, Riset, dan Teknologi [Kemenristek], 2022) jelas.',
      'Kementerian Rekaan, Riset, dan Teknologi. (2022). Panduan belajar. Bayu.',
    ],
    [
      'Freirez (1970/2005) mengingatkannya.',
      'Freirez, P. (2005). Pedagogy of rain. Bayu. (Karya asal diterbitkan 1970)',
    ],
    ['Imam al-Ghazali (2014) menghuraikannya.', 'Al-Ghazali, Abu Hamid. (2014). Ihya rekaan. Bayu.'],
    ['Hal ini benar (van den Houten & Kuipers, 2015).', 'van den Houten, S., & Kuipers, J. (2015). Rain. Bayu.'],
    ['Hal ini benar (Lin Mei & Radzi, 2017).', 'Lin Mei, T., & Radzi Karim. (2017). Hujan. Bayu.'],
    [
      'Kementerian Hujan Malaysia (2019) setuju. Pihak kementerian dan jabatan membekalkan hujan.',
      'Kementerian Hujan Malaysia. (2019). Laporan. Bayu.',
    ],
    ['Hal ini benar (rujuk juga Aminah, 2020).', 'Aminah, R. (2020). Bilik darjah ceria. Bayu.'],
  ])('is found in its one entry: %s', (sentence, entry) => {
    expect(citationsOf(paper(sentence, [entry]))).toMatchObject({ references: 1, notListed: [], notCited: [] });
  });

  test('is found over the end of a page', () => {
    const document = paperOf(
      `Tajuk\nPengenalan\nHal ini benar (Aminah &\n---\nBalan, 2020).\nRujukan\n${list.join('\n')}`,
    );
    expect(texts(citationsOf(document).notCited)).not.toContain('Aminah dan Balan (2020)');
  });
});

test('The last word of the sentence before is no part of a name', () => {
  const { notListed } = citationsOf(paper('Kelas itu mengajar Matematik. Gomez dan Abd. Rahim (2020) setuju.'));
  expect(texts(notListed)).toEqual(['Gomez dan Abd. Rahim (2020)']);
});

test.each([
  ['Rosnah, Tan & Kavitha (2024)', []],
  ['Rosnah et al. (2024)', []],
  ['Rosnah, Chong & Kavitha (2024)', ['Rosnah, Chong dan Kavitha (2024)']],
  ['Rosnah, Tan & Kavitha (2022)', ['Rosnah, Tan dan Kavitha (2022)']],
])("the paper's own name at the foot of a page is no work that it cites: %s", (foot, missing) => {
  const front =
    'Jurnal Rekaan, Jil. 5 (2024)\nTahap Literasi Data dalam Kalangan Guru\nRosnah binti Jelani, Tan Siew Pheng & Kavitha a/p Murugesu';
  const document = paperOf(`${front}\nPengenalan\nHal ini benar (Chong, 2021a).\n${foot}\nRujukan\n${list.join('\n')}`);
  expect(texts(citationsOf(document).notListed)).toEqual(missing);
});

describe('A citation that the list lacks', () => {
  test.each([
    ['Fadzlan dan Teh (2022) mendapati guru yakin.', 'Fadzlan dan Teh (2022)'],
    ['Sebaliknya, Markovic (2021) melaporkan hal lain.', 'Markovic (2021)'],
    ['Guru mesra murid (Yusrina & Lim, 2017; Chong, 2021a).', 'Yusrina dan Lim (2017)'],
    ['Menurut kajian Rafidah Anum (2019), guru mesra murid.', 'Rafidah Anum (2019)'],
    ['Hal ini benar (Chong, 2021c).', 'Chong (2021c)'],
    ['Menurut Tengku Faiz et al. (2020), hal ini benar.', 'Tengku Faiz et al. (2020)'],
  ])('is named with its sentence: %s', (sentence, name) => {
    const document = paper(sentence);
    const { notListed } = citationsOf(document);
    expect(notListed).toEqual([{ text: name, evidence: { at: ['3'], place: 'Muka surat 1', quote: sentence } }]);
  });

  // Law: whose name and year stand anywhere in the list is not called missing.
  test.each([
    ['(Sarimah & Lau, 2020)', 'Sarimah, J., & Lim, T. K. (2020). Hujan. Bayu.'],
    ['menurut Inside eLife (2018)', 'Inside eLife (2018). Early-career researchers. https://laman.example/a'],
    ['menurut eLife (2018)', 'Inside eLife. 2018. Early-career researchers'],
    ['(KPM, 2013)', 'Pelan Pembangunan 2013 oleh Kementerian Pelajaran Malaysia (KPM)'],
    ['(Chandran, 2022)', '| 3 | Chandran, R. | 2022 | Faham |'],
    ['(Zulham, t.t.)', 'Zulham, A. (n.d.). Laut. Bayu.'],
    ['menurut Svennberg (2001)', 'Svensberg, L. (2001). Salji. Bayu.'],
    ['menurut Svensberg et al. (2001)', 'Svensbergh, L. (2001). Salji. Bayu.'],
  ])('is not lacking where name and year stand: %s, %s', (said, entry) => {
    const others = ['Aziz, B. (2019). Padi. Bayu.', 'Basri, M. (2021). Membaca. Bayu.'];
    const document = paper(`Hal ini benar ${said}.`, [...others, entry]);
    expect(texts(citationsOf(document).notListed)).toEqual([]);
  });

  test.each(['(7)', 'kajian7', 'kajian⁷', '[6-8]', '[5]–[7]', 'Basri'])('%s may be how an entry is cited', (said) => {
    const many = Array.from(
      { length: 8 },
      (_, n) => `${n + 1}. ${n === 6 ? 'Basri' : `Orang${'abcdefgh'[n]}`}, M. (20${10 + n}). Kerja. Bayu.`,
    );
    const document = paper(`Hal ini benar [1]. Hal itu pula benar [2, 3] seperti ${said}.`, many);
    expect(texts(citationsOf(document).notCited).join()).not.toContain('Basri');
  });

  test.each([
    ['Hal ini benar [1]–[3].', ['[3]']],
    ['Hal ini benar [1, 2-4].', ['[3]', '[4]']],
    ['Selang [0, 1] digunakan [2].', []],
    ['Hal ini benar [1], dan begitu juga indeks dan julat [3].', ['[3]']],
    ['Markah baik dalam kajian itu [5, p. 12], t(56) = 0.62, d = 0.16 [6].', ['[5]', '[6]']],
  ])('by number is found in a range: %s', (sentence, missing) => {
    const document = paper(sentence, [
      '[1] B. Marwood, Games. Rekaan Press, 2015.',
      '[2] C. Larkin, Toys. Rekaan Press, 2016.',
    ]);
    expect(texts(citationsOf(document).notListed)).toEqual(missing);
  });

  test.each([
    ['Hal ini benar (1). Hal itu pula (2, 3), dan guru setuju (4).', 'numbered', 3],
    ['Hal ini benar.¹ Hal itu pula,²,³ dan guru setuju⁴.', 'numbered', 3],
    ['Dua perkara: (1) minat dan (2) usaha.', 'none', 0],
    ['Aminah (2011), Bakri (2012) dan Chong (2013) setuju: (1) minat, (2) usaha dan (3) daya.', 'author-year', 3],
  ])('by number has other forms where they name the list: %s', (sentence, style, inText) => {
    const entries = ['Aminah', 'Bakri', 'Chong', 'Devi'].map(
      (name, n) => `${n + 1}. ${name}, R. (${2011 + n}). Tajuk. Bayu.`,
    );
    const counted = citationsOf(paper(sentence, entries));
    expect(counted).toMatchObject({ style, inText, notListed: [] });
  });

  test.each([
    ['dan guru setuju.⁵', ['[5]']],
    ['dan guru setuju.³,⁵', ['[5]']],
    ['dan guru setuju.³-⁶', ['[5]', '[6]']],
    ['dan guru (5) setuju⁴ dengan 20 patah⁹⁹.', []],
  ])('by a number set high is looked for also beyond the list: %s', (end, missing) => {
    const entries = ['Aminah', 'Bakri', 'Chong', 'Devi'].map((name, n) => `${n + 1}. ${name} R. Tajuk. Bayu; 2011.`);
    const document = paper(`Hal ini benar.¹ Hal itu pula,²,³ begitu; ${end}`, entries);
    expect(texts(citationsOf(document).notListed)).toEqual(missing);
  });

  test('by a number set high defends its entry behind any sign', () => {
    const entries = ['Aminah', 'Bakri', 'Chong', 'Devi'].map(
      (name, n) => `${n + 1}. ${name}, R. (${2011 + n}). Tajuk.`,
    );
    const document = paper('Hal ini benar.¹ Hal itu pula,²,³ dan guru setuju (p < .05).⁴', entries);
    expect(texts(citationsOf(document).notCited)).toEqual([]);
  });

  test('by number is a number without an entry', () => {
    const counted = citationsOf(numberedArticle);
    expect(texts(counted.notListed)).toEqual(['[6]', '[7]']);
    expect(texts(counted.notCited)).toEqual(['[8] G. Tull (2022)']);
    expect(counted).toMatchObject({ style: 'numbered', inText: 9, references: 6 });
  });
});

test.each([
  'Hazwani, Jurnal Sains Rendah Rekaan (2024), 6(3): 203–205',
  'Taburan itu jelas (Jadual 2) bagi sampel (n = 186).',
  'Pada tahun itu (2019) sekolah ditutup.',
  'Akta Pendidikan 1996 dan Bloom 1956 berbeza.',
  'Akta Pendidikan (1996) menetapkannya.',
  'Data dikutip pada bulan Mac (2020) dan (Jun 2021).',
  'Tempoh kajian ialah lima tahun (2015–2019) dan (2015 hingga 2019).',
  'Menurut beliau (2019) lagi, guru perlu bersedia, dan pada Mac (2020) sekolah ditutup.',
  'Seorang guru setuju (G3, 2020) (temu bual, 12 Mei 2020).',
  'Hal itu disahkan (A. Rahim, komunikasi peribadi, 4 Jun 2020).',
  'Nilainya ditulis sebagai [0, 1] atau [12].',
  'Sidang PISA (2018) dan Kurikulum Standard (Semakan 2017) dirujuk.',
])('%s cites nothing', (sentence) => {
  expect(citationsOf(paper(sentence))).toMatchObject({ inText: 0, style: 'none', notListed: [], notCited: [] });
});

describe('A list of references', () => {
  test('is told into entries over several lines and read whole', () => {
    expect(citationsOf(thesis)).toMatchObject({
      references: 5,
      style: 'author-year',
      notListed: [],
      notCited: [],
    });
    expect(citationsOf(soundArticle)).toMatchObject({ references: 5, notListed: [], notCited: [] });
    expect(citationsOf(malayArticle)).toMatchObject({
      references: 6,
      inText: 7,
      notListed: [],
      notCited: [],
    });
    expect(citationsOf(conceptPaper).years).toEqual([
      { year: 2011, count: 1 },
      { year: 2020, count: 2 },
    ]);
  });

  test('names an entry that nothing cites, with its own words', () => {
    expect(citationsOf(conceptPaper).notCited).toMatchObject([
      {
        text: 'Oktavia (2011)',
        evidence: { place: 'Muka surat 1', quote: 'Oktavia, R. (2011). Penilaian lama. Penerbit Senja.' },
      },
    ]);
    const names = ['Abu M. Satu', 'Lim K, Devi R. Dua', 'Wira N. Minat murid terhadap bahasa', 'Ong P. Empat'];
    const entries = names.map((entry, index) => `${index + 1}. ${entry}. Jurnal Rekaan. 2018;5(1):1–4.`);
    const raised = citationsOf(paper('Hal ini benar¹ dan jelas.²,⁴ Bahasa dan Minat berkait.', entries));
    expect(texts(raised.notCited)).toEqual(['[3] Wira N (2018)']);
    const { notCited } = citationsOf(paper('Hal ini benar (Chong, 2021a).'));
    expect(texts(notCited)).toEqual([
      'Aminah dan Balan (2020)',
      'Chong (2021b)',
      'Kementerian Pendidikan Malaysia (2013)',
      'Ministry of Rekaan Malaysia (2012)',
      'Ng (t.t.)',
      "O'Brannigan (2018)",
      'Suriani binti Kassim et al. (2019)',
    ]);
  });

  test('holds no notes of a reader at its end, a law without a year of its own, and no day on which a page was read', () => {
    const laws = ['Akta Rekaan 1996 (Akta 999).', ...list, '[1] Rekaan bermaksud sesuatu; lihat Ng (n.d.) di atas.'];
    expect(citationsOf(paper('Teks (Chong, 2021a).', laws))).toMatchObject({ references: 9 });
    const pages = [
      '[1] Yayasan Rekaan, “Panduan.” Accessed: Feb. 11, 2025. https://y.example',
      '[2] B. Tan, Toys. 2016.',
    ];
    expect(citationsOf(paper('Teks [1].', pages)).years).toEqual([{ year: 2016, count: 1 }]);
  });

  test('that is not there proves nothing missing', () => {
    const document = paperOf('Tajuk\nPengenalan\nHal ini benar (Chong, 2021).');
    expect(citationsOf(document)).toMatchObject({
      inText: 1,
      references: 0,
      notListed: [],
    });
  });

  test("of a journal's first page leaves out the paper's own entry", () => {
    const own = 'Suraya et al., (2024). Tajuk Kertas. Jurnal Rekaan, 5(2), 14. https://doi.org/10.9999/jr.14';
    expect(citationsOf(paper(`Hal ini benar (Chong, 2021a).\n${own}`)).notListed).toEqual([]);
  });

  test.each([
    ['Murid gembira [1]. Guru setuju [2]. Hal ini benar (Chong, 2021a). Aminah dan Balan (2020) setuju.', 'mixed'],
    ['Murid gembira [1]. Aminah dan Balan (2020) setuju. Hal ini benar (Chong, 2021a; Chong, 2021b).', 'mixed'],
    [`Murid gembira [1]. ${'Hal ini benar (Chong, 2021a). '.repeat(5)}`, 'author-year'],
  ])('is in both styles where a fifth, or two, are in the other: %s', (sentence, style) => {
    expect(citationsOf(paper(sentence, [...list, ...numbered]))).toMatchObject({ style, notListed: [] });
  });
});

test.each([
  'scores[3]',
  'weights = [1, 2, 3]',
  'lies in [1, 5]',
  'between [2, 9]',
  'marks[i] = weights[12] * run(tests[4]);',
  'for i in range(4): total = sum(marks[2:5]) + offset[7]',
])('brackets of an array, an interval or code are no citations: %s', (words) => {
  const { inText, notListed } = citationsOf(paper(`Murid gembira [1]. Guru setuju [2].\n${words}`, numbered));
  expect([inText, notListed]).toEqual([2, []]);
});

test('brackets that touch words are citations in a paper that sets them so throughout', () => {
  expect(citationsOf(paper('Murid gembira[1]. Guru setuju[2].', numbered)).notCited).toEqual([]);
});

test('a sentence that ends with a year is not how a paper asks to be cited because of "doing"', () => {
  const sentence = 'Learning by doing supports Marensky and Holt (2016). The load is double.';
  expect(texts(citationsOf(paper(sentence)).notListed)).toEqual(['Marensky and Holt (2016)']);
});

test('a table of an appendix that a reader sets within the list, and its caption, are no part of an entry', () => {
  const within = [
    'Jadual 9. Lembaran kerja',
    '| Minggu | Tajuk |',
    '| 1 | Gelung terbuka |',
    '| 2 | Gelung tertutup |',
  ];
  const document = paper('Murid gembira (Aminah & Balan, 2020).', list.toSpliced(1, 0, ...within));
  const [entry] = findReferences(readStudy(document));
  expect([entry?.text, citationsOf(document).references]).toEqual([list[0], citationsOf(paper('Ayat.')).references]);
});

test('recent references are counted from the year of the paper', () => {
  const old = [2010, 2011, 2012, 2013, 2014].map((year) => `Aminah, R. (${year}). Tajuk. Jurnal Rekaan, 1(1), 1–9.`);
  const study = readStudy(paperOf(`Tajuk Kertas Rekaan Ini\nPengenalan\nAyat.\nRujukan\n${old.join('\n')}`));
  const citations = countCitations(study);
  expect([2014, 2018, 2023].map((year) => recentPercentOf(citations, year))).toEqual([100, 40, 0]);
});
