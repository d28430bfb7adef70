import { describe, expect, test } from '@jest/globals';
import { abstract, discussion, findings, found, methodology, remarksOf, surveyWith, type Part } from './studyPaper.ts';

const method = (...lines: string[]): Part =>
  methodology(
    'Sampel kajian terdiri daripada 120 orang pelajar yang dipilih melalui persampelan rawak mudah.',
    ...lines,
  );
const appendixA: Part = ['appendix', 'LAMPIRAN A', 'Protokol temu bual'];

const ranked = (head: string, scores: readonly string[]) => [
  'Seramai 15 orang pakar terlibat. Jadual 5 menunjukkan kesepakatan.',
  'Jadual 5. Kesepakatan pakar',
  `| Elemen | ${head} | Kedudukan |`,
  ...scores.map((score, index) => `| Perkara ${'ABCD'[index]} | ${score} | ${index + 1} |`),
];

const row = (name: string, share: string, score: string, rank: number) =>
  `| ${name} | ${share} | ${score} | ${rank} | Terima |`;

const delphi = (b2: number, b3: number, a4: string) => [
  'Seramai 15 orang pakar terlibat. Elemen diterima jika peratus kesepakatan pakar ≥ 75%.',
  'Jadual 5. Dapatan Fuzzy Delphi',
  '| Elemen | Kesepakatan (%) | Skor A | Kedudukan | Keputusan |',
  row('B1 Arahan', '100.0', '0.773', 1),
  row('B2 Bahan', '93.3', '0.733', b2),
  row('B3 Aras', a4, '0.693', b3),
  row('B4 Tugas', '80.0', '0.653', 4),
];

describe('What is said twice of a study', () => {
  test.each([
    ['A convergent mixed methods design was used.', 1],
    ['An explanatory sequential mixed methods design was used.', 0],
    ['Of the convergent and the explanatory sequential design the latter was used.', 0],
  ])('its design: "%s"', (line, times) => {
    const said = abstract('This explanatory sequential mixed methods study examined feedback.');
    expect(found('contradiction', said, method(line))).toHaveLength(times);
  });

  test.each([
    ['Peserta telah diagihkan secara rawak kepada dua kumpulan.', 1],
    ['Dua kelas diagihkan secara rawak kepada dua kumpulan.', 0],
    ['Peserta tidak diagihkan secara rawak kepada dua kumpulan.', 0],
  ])('how groups were formed: "%s"', (line, times) => {
    const told = method('Dua buah kelas sedia ada dipilih.');
    expect(found('contradiction', told, discussion(line))).toHaveLength(times);
  });

  test.each([
    ['murid Tahun Empat', 1],
    ['murid Tahun Tiga', 0],
  ])('who took part: "%s"', (people, times) => {
    const said = abstract('Kajian ini melibatkan 12 orang murid Tahun Tiga.');
    const told = methodology(`Peserta kajian ialah 12 orang ${people}, dipilih secara bertujuan.`);
    expect(found('contradiction', said, told)).toHaveLength(times);
  });

  test.each([
    ['tujuh', 1],
    ['lima', 0],
  ])('its scale, shown in a table: %s', (points, times) => {
    const rows = [5, 4, 3, 2, 1].map((n) => `| ${n} | Aras ${n} |`);
    const lines = [
      `Pakar menggunakan skala linguistik ${points} mata. Skala itu ditunjukkan dalam Jadual 1.`,
      'Jadual 1. Skala',
    ];
    expect(found('contradiction', method(...lines, '| Skala | Pemboleh ubah |', ...rows))).toHaveLength(times);
  });

  test('its scale, by its ends', () =>
    expect(
      found('contradiction', method('Skala Likert lima mata, 1 (tidak setuju) hingga 4 (setuju), digunakan.')),
    ).toMatchObject([
      { text: 'Teks menyatakan "Skala Likert lima mata", tetapi skala yang ditunjukkan mempunyai 4 tahap.' },
    ]));

  test('an acronym of two things', () => {
    const twice = method(
      'Pedagogi Responsif Budaya Digital (PRBD) digunakan.',
      'Pengajaran Reflektif Berasaskan Digital (PRBD) diuji.',
    );
    expect(found('contradiction', twice)).toHaveLength(1);
    const once = method(
      'Pedagogi Responsif Budaya Digital (PRBD) digunakan.',
      'Pedagogi Responsif Budaya Digital (PRBD) diuji.',
    );
    expect(found('contradiction', once)).toEqual([]);
  });

  test('an appendix that is not there, beside one that is', () => {
    const told = method('Protokol disertakan dalam Lampiran A dan borang dalam Lampiran B.');
    expect(found('appendixAbsent', told)).toEqual([]);
    expect(found('appendixAbsent', told, appendixA)).toMatchObject([
      { text: 'Lampiran B dirujuk dalam teks tetapi tidak disertakan.' },
    ]);
  });
});

test.each([
  ['t(146) = 1.42, p = .016', 1],
  ['t(62) = 1.91, p = .061', 0],
  ['F(2, 145) = 4.72, p = .010', 0],
  ['F(2, 309) = 1.12, p < .001', 1],
  ['χ²(3) = 9.21, p = .027', 0],
  ['χ²(3) = 9.21, p = .270', 1],
])('p is held to its statistic: %s', (result, times) =>
  expect(found('wrongProbability', findings(`Perbezaan itu diuji, ${result}.`))).toHaveLength(times),
);

describe('Nothing is told of what is sound:', () => {
  const wrong = /^(?:contradiction|wrongProbability|wrongRank|impossibleShare|appendixAbsent)$/u;
  test.each<[string, ...Part[]]>([
    ['shares in whole percents', findings(...ranked('Kesepakatan (%)', ['100', '93', '80', '60']))],
    ['ranks from the lowest score', findings(...ranked('Min', ['1.20', '1.45', '2.10']))],
    ['one-tailed tests', method('Ujian-t satu hujung digunakan.'), findings('Skor meningkat, t(58) = 1.80, p = .038.')],
    ['adjusted tests', method('Perbandingan Bonferroni dibuat.'), findings('Beza, t(58) = 2.20, p = .064.')],
    ['two scales', method('Bahagian B berskala lima mata dan bahagian C berskala 1 (tidak) hingga 7 (ya).')],
    [
      'a pilot study of others',
      abstract('Kajian ini melibatkan murid Tahun Empat.'),
      method('Kajian rintis melibatkan 30 orang murid Tahun Lima.'),
    ],
    [
      'schools chosen in another way',
      abstract('Murid dipilih melalui persampelan rawak mudah.'),
      methodology('Empat buah sekolah dipilih melalui persampelan bertujuan.'),
    ],
    ...['Lampiran 2 KPM', 'Lampiran B laporan KPM'].map((other): [string, ...Part[]] => [
      `an appendix of another document: ${other}`,
      method(`Protokol ada dalam Lampiran A, selaras dengan ${other}.`),
      appendixA,
    ]),
  ])('%s', (_, ...parts) =>
    expect(remarksOf(...surveyWith(...parts)).filter(({ check }) => wrong.test(check))).toEqual([]),
  );
});

describe('The table of a Fuzzy Delphi study', () => {
  test.each([
    [2, 3, '86.7', []],
    [3, 2, '86.7', ['wrongRank']],
    [2, 3, '90.0', ['impossibleShare']],
    [2, 3, '66.7', ['belowCriterion']],
  ])('holds its ranks and shares: %s, %s, %s', (b2, b3, share, checks) => {
    const told = remarksOf(...surveyWith(findings(...delphi(b2, b3, share)))).map(({ check }) => check);
    expect(told.filter((check) => /Rank|Share|Criterion/u.test(check))).toEqual(checks);
  });
});

test.each([
  ['χ²/df = 2.16', 1],
  ['χ²/df = 2.52', 0],
])('a ratio of fit is held to the table: %s', (said, times) => {
  const table = ['Jadual 3. Padanan model', '| Model | χ² | df | CFI |', '| 20 item | 412.6 | 164 | .934 |'];
  expect(found('wrongRatio', findings(`Model itu padan, ${said}.`, ...table))).toHaveLength(times);
});

test.each([
  ['Guru perempuan mencatatkan kesediaan yang lebih tinggi berbanding guru lelaki.', 1],
  ['Guru perempuan mencatatkan kesediaan yang lebih rendah berbanding guru lelaki.', 0],
  ['Guru perempuan tidak mencatatkan kesediaan yang lebih tinggi berbanding guru lelaki.', 0],
  ['Guru perempuan dijangka lebih tinggi berbanding guru lelaki.', 0],
])('a comparison is held to the means: %s', (line, times) => {
  const table = [
    'Jadual 4. Ujian-t',
    '| Jantina | n | Min | SP |',
    '| Lelaki | 60 | 3.60 | 0.5 |',
    '| Perempuan | 60 | 3.58 | 0.5 |',
  ];
  expect(found('wrongComparison', findings(line, ...table))).toHaveLength(times);
});

test('an F of another freedom than its table has it', () => {
  const table = [
    'Jadual 5. ANOVA',
    '| Sumber | dk | F |',
    '| Antara kumpulan | 2 | 9.37 |',
    '| Dalam kumpulan | 117 | |',
  ];
  const lines = (df: number) => findings(`Perbezaan itu signifikan, F(2, ${df}) = 9.37, p < .001.`, ...table);
  expect(found('wrongFreedom', lines(109))).toHaveLength(1);
  expect(found('wrongFreedom', lines(117))).toEqual([]);
});

test.each([
  ['leaving 65', 1],
  ['leaving 75', 0],
])('a review is held to its screening: %s', (left, times) => {
  const said = abstract('This systematic review examined peer feedback in writing classes.');
  const line = `After that, 316 records were screened. At this stage 241 records were excluded, ${left} articles to be read.`;
  expect(found('partsNotWhole', said, methodology('Four databases were searched.', line))).toHaveLength(times);
});

test('a row is held to its own total, and a pass mark to the column that is named', () => {
  const counts = [
    'Jadual 1. Taburan',
    '| Kumpulan | Lelaki | Perempuan | Jumlah |',
    '| Rawatan | 16 | 17 | 33 |',
    '| Kawalan | 14 | 18 | 31 |',
  ];
  expect(found('tableTotal', method(...counts))).toMatchObject([
    { text: 'Jadual 1: jumlah bagi "Kawalan" ialah 32, bukan 31.' },
  ]);
  const marks = [
    '| Murid | Awal | Selepas Gelung 2 |',
    '| M1 | 35 | 70 |',
    '| M2 | 40 | 58 |',
    '| M3 | 42 | 61 |',
    '| M4 | 30 | 66 |',
  ];
  const line = 'Jadual 2 menunjukkan murid yang lulus (60 markah dan ke atas) ialah empat orang selepas Gelung 2.';
  expect(found('tallyAgainstTable', findings(line, 'Jadual 2. Markah', ...marks))).toHaveLength(1);
  expect(found('tallyAgainstTable', findings(line.replace('empat', 'tiga'), 'Jadual 2. Markah', ...marks))).toEqual([]);
  const [head = '', ...rows] = marks;
  const cycles = ['Jadual 2. Markah', head.replace('Selepas Gelung', 'Ujian kitaran'), ...rows];
  const reached = [4, 3].map((n) =>
    found(
      'tallyAgainstTable',
      findings(...cycles, `Selepas kitaran kedua, ${n} daripada 4 orang murid (75%) mencapai 60 atau lebih.`),
    ),
  );
  expect(reached.map(({ length }) => length)).toEqual([1, 0]);
});

test('two abstracts count alike, and a table has a row for each thing that is announced', () => {
  const both = ['five', 'four'].map((n) =>
    abstract(
      'Kerangka yang dicadangkan dalam kajian ini mengandungi empat dimensi yang dihuraikan satu demi satu.',
      `The framework that is proposed in this study contains ${n} dimensions that are described with examples.`,
    ),
  );
  expect(both.map((said) => found('conflictingCounts', said).length)).toEqual([1, 0]);
  const models = ['Enam model dibandingkan dalam Jadual 3.', 'Jadual 3. Model', '| Model | Tumpuan |'];
  const rows = ['Rumah', 'Rancangan', 'Kuasa', 'Hubungan', 'Talian'].map((name) => `| ${name} | Ya |`);
  expect(found('conflictingCounts', findings(...models, ...rows))).toHaveLength(1);
});

test.each([
  [182, 1],
  [128, 0],
])('the sample of a work of others in text (128) and table (%i)', (size, times) => {
  const lines = ['Kajian Rahim (2019) melibatkan 128 orang guru.', 'Jadual 5. Kajian lepas', '| Pengkaji | Sampel |'];
  expect(found('conflictingCounts', findings(...lines, `| Rahim (2019) | ${size} |`))).toHaveLength(times);
});

test('a coefficient belongs to the name behind it where "for" stands between', () => {
  const table = ['Table 2. Reliability', '| Construct | Alpha |', '| Feedback use | .86 |', '| Ethics | .91 |'];
  const told = (line: string) => found('textAgainstTable', findings(`As Table 2 shows, ${line}.`, ...table));
  expect(told('it was .86 for feedback use and .68 for ethics')).toEqual([]);
  expect(told('feedback use had .68')).toHaveLength(1);
});

test('a construct without its coefficient is named', () => {
  const lines = [
    'Bahagian B mengukur efikasi digital (12 item). Bahagian C mengukur sokongan pentadbir (10 item). Bahagian D mengukur amalan (16 item).',
    'Jadual 2. Kebolehpercayaan',
    '| Konstruk | Item | Alfa Cronbach |',
    '| Efikasi digital | 12 | .89 |',
  ];
  const [amalan, sokongan] = ['| Amalan | 16 | .92 |', '| Sokongan pentadbir | 10 | .85 |'];
  expect(found('alphaMissing', method(...lines, amalan))).toHaveLength(1);
  expect(found('alphaMissing', method(...lines, amalan, sokongan))).toEqual([]);
});
