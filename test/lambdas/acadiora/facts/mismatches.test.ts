import { describe, expect, test } from '@jest/globals';
import { paperTable } from '../../../../lambdas/acadiora/facts/text/paperTables.ts';
import { abstract, findings, found as foundIn } from './studyPaper.ts';

const found = (check: string, ...lines: string[]) => foundIn(check, findings(...lines));

const means = [
  'Jadual 1. Tahap kesediaan',
  '| Dimensi | Min | SP | Tahap |',
  '| Kesediaan teknikal | 3.90 | 0.50 | Tinggi |',
  '| Kesediaan sikap | 3.42 | 0.61 | Sederhana |',
];

test.each([
  ['Min keseluruhan ialah 4.17 dan nilai alfa melebihi .60.', 1],
  ['Min keseluruhan ialah 3.9.', 0],
])('a figure of the abstract stands elsewhere too: "%s"', (line, times) => {
  const numbers = Array.from({ length: 10 }, (_, n) => `Item ${n} mencatatkan 3.0${n}.`);
  expect(foundIn('abstractFigure', abstract(line), findings(...means, ...numbers))).toHaveLength(times);
});

test.each([
  ['Kesediaan sikap mencatatkan min tertinggi.', 1],
  ['Kesediaan teknikal mencatatkan min tertinggi.', 0],
  ['Kesediaan sikap ialah peramal paling kuat.', 0],
  ['Kesediaan sikap mencatatkan min yang baik, manakala kemahiran guru tertinggi.', 0],
])('"%s" is held to the column of means', (line, times) =>
  expect(found('orderAgainstTable', ...means, line)).toHaveLength(times),
);

test.each([
  ['2.34 hingga 3.67 sederhana', 0],
  ['2.34 hingga 3.39 sederhana rendah, 3.40 hingga 3.67 sederhana tinggi', 0],
  ['2.34 hingga 3.40 sederhana, 3.41 hingga 3.67 tinggi', 1],
])('the level of a row is held to the own scale: "%s"', (scale, times) => {
  const line = `Min ditafsir seperti yang berikut: 1.00 hingga 2.33 rendah, ${scale} dan 3.68 hingga 5.00 sangat tinggi.`;
  const rows = [
    '| Dimensi | Min | Tahap |',
    '| Masa | 2.10 | Rendah |',
    '| Ruang | 1.90 | Rendah |',
    '| Alat | 3.50 | Sederhana |',
  ];
  expect(found('levelAgainstScale', line, 'Jadual 2. Tahap', ...rows)).toHaveLength(times);
});

const shares = (...lines: string[]) => found('shareOfItsNumbers', ...lines);

describe('A count with its share', () => {
  test('is remarked on where it is not the share of the sample', () => {
    expect(shares('Seramai 90 orang (80%) pelajar bersetuju.')).toMatchObject([
      { text: 'Teks memberikan 80%, tetapi 90 daripada 120 ialah 75.0%.', criterion: 'findings' },
    ]);
  });

  test.each([
    ['is right', ['Seramai 90 orang (75%) pelajar bersetuju.']],
    ['is cut, not rounded', ['Seramai 50 orang (41.6%) pelajar bersetuju.']],
    ['is of a part with its own size', ['Daripada 112 orang yang pernah mencuba, 90 orang (80.4%) bersetuju.']],
    [
      'is of a part that a table shows',
      ['| Kategori | Bilangan |', '| Pernah mencuba | 112 |', 'Seramai 90 orang (80.4%) bersetuju.'],
    ],
    ["is another study's", ['Lokmani (2021) mendapati 90 orang (80%) bersetuju.']],
  ])('is left alone where it %s', (_, lines) => expect(shares(...lines)).toEqual([]));
});

describe('A number in prose against its row in a table', () => {
  test('is remarked on with the row where they differ', () => {
    const [remark] = found('textAgainstTable', ...means, 'Kesediaan sikap berada pada tahap tinggi (min = 4.32).');
    expect(remark).toMatchObject({
      criterion: 'findings',
      text: 'Teks memberikan min 4.32 bagi "kesediaan sikap", tetapi jadual menunjukkan 3.42 (tahap sederhana).',
      against: { place: 'Muka surat 2', quote: 'Kesediaan sikap | 3.42 | 0.61 | Sederhana' },
      cap: { item: 'ketepatan', level: 1 },
    });
  });

  test.each([
    ['agrees', 'Kesediaan sikap sederhana (min = 3.42).'],
    ['is rounded', 'Kesediaan sikap sederhana (min = 3.4).'],
    ['belongs to another row', 'Kesediaan sikap lebih rendah daripada dimensi pertama yang mencatatkan min 3.90.'],
    ["is another study's", 'Lokmani (2021) melaporkan kesediaan sikap yang tinggi (min = 4.32).'],
    ['is of a part of the sample', 'Bagi pelajar lelaki, kesediaan sikap tinggi (min = 4.32).'],
    ['is a range', 'Kesediaan sikap ditafsir tinggi (min = 3.67 hingga 5.00).'],
  ])('is left alone where it %s', (_, line) => {
    expect(found('textAgainstTable', ...means, line)).toEqual([]);
  });

  describe('where there are two tables', () => {
    const scores = [
      'Jadual 2. Skor ujian',
      '| Aspek | Min |',
      '| Kesediaan sikap | 72.40 |',
      '| Kemahiran asas | 61.20 |',
      '| Kemahiran lanjutan | 3.10 |',
    ];
    const both = (...lines: string[]) =>
      found('textAgainstTable', ...means, 'Ayat biasa tentang kolej ini.', ...scores, ...lines);

    test.each([
      ['itself', ['Jadual 1 menunjukkan kesediaan sikap berada pada tahap tinggi (min = 4.32).']],
      ['just before', ['Jadual 1 memaparkan hasilnya.', 'Kesediaan sikap berada pada tahap tinggi (min = 4.32).']],
    ])('is held to the table that is named %s', (_, lines) => {
      expect(both(...lines)).toMatchObject([
        { against: { place: 'Muka surat 2', quote: 'Kesediaan sikap | 3.42 | 0.61 | Sederhana' } },
      ]);
    });

    test.each([
      ['none is named', 'Kemahiran lanjutan sederhana (min = 2.10).'],
      ['another is named', 'Jadual 1 menunjukkan kemahiran lanjutan sederhana (min = 2.10).'],
      ['a table that the paper does not hold is named', 'Jadual 4.5 menunjukkan kesediaan sikap (min = 3.95).'],
      ['its table has another scale', 'Jadual 2 menunjukkan kemahiran asas dengan min 3.95.'],
    ])('is left alone when %s', (_, line) => expect(both(line)).toEqual([]));
  });

  test.each([
    ['what follows a colon', 'Dimensi sokongan mencatat min terendah (min = 3.64).'],
    ['its code', 'P3, yang tinggal jauh, memperoleh 14 markah dalam ujian akhir.'],
    ['the head and its letter', 'Block C delivered 94.6 of its packets.'],
    ['the whole', 'Secara keseluruhan, tahapnya sederhana dengan min 3.42.'],
  ])('is held to the row called by %s', (_, line) => {
    const tables = [
      ['| Konstruk | Min |', '| Beban kerja: sokongan | 3.46 |', '| Niat | 2.10 |', '| Keseluruhan | 3.24 |'],
      ['| Peserta | Ujian awal | Ujian akhir |', '| P1 | 8 | 14 |', '| P3 | 5 | 12 |'],
      ['| Block (nodes) | Received |', '| B (3) | 97.9 |', '| C (2) | 96.4 |'],
    ];
    const of = (text: string) => tables.flatMap((rows) => found('textAgainstTable', ...rows, text));
    expect(of(line)).toHaveLength(1);
    expect(
      of(line.replace('3.64', '3.46').replace('14', '12').replace('94.6', '96.4').replace('3.42', '3.24')),
    ).toEqual([]);
  });

  test('is left alone in a table of two groups, whose means cannot be told apart', () => {
    expect(
      found(
        'textAgainstTable',
        '| Dimensi | Min | Min |',
        '| Kesediaan sikap | 3.42 | 3.10 |',
        'Kesediaan sikap tinggi (min = 3.95).',
      ),
    ).toEqual([]);
  });
});

test.each([
  ['Kesediaan sikap mencatatkan min tertinggi (min = 3.42).', 1],
  ['Kesediaan teknikal mencatatkan min terendah (min = 3.90).', 1],
  ['Kesediaan teknikal mencatatkan min tertinggi (min = 3.90).', 0],
  ['Kesediaan sikap mencatatkan min kedua tertinggi (min = 3.42).', 0],
])('the order claimed in "%s" is held against the table', (line, times) => {
  expect(found('orderAgainstTable', ...means, line)).toHaveLength(times);
});

const groups = [
  'Ujian-t sampel tidak bersandar dijalankan.',
  'Jadual 2. Ujian-t',
  '| Ujian | Kumpulan | n | Min | t | p |',
  '| Pra | Rawatan | 32 | 48.90 | 0.41 | .683 |',
  '|  | Kawalan | 30 | 47.87 |  |  |',
  '| Pos | Rawatan | 32 | 72.45 | 3.12 | .003 |',
  '|  | Kawalan | 30 | 66.10 |  |  |',
];

test.each([
  ['textAgainstTable', 'Min kumpulan rawatan ialah 74.25 berbanding kumpulan kawalan 66.10.', 1],
  ['textAgainstTable', 'Min kumpulan rawatan ialah 72.45 berbanding kumpulan kawalan 66.10.', 0],
  ['wrongFreedom', 'Perbezaan itu signifikan, t(58) = 3.12, p = .003.', 1],
  ['wrongFreedom', 'Perbezaan itu signifikan, t(60) = 3.12, p = .003.', 0],
  ['wrongFreedom', 'ANOVA sehala menunjukkan perbezaan yang signifikan, F(3, 117) = 5.05, p = .002.', 1],
  ['wrongFreedom', 'ANOVA sehala menunjukkan perbezaan yang signifikan, F(2, 117) = 5.05, p = .008.', 0],
  ['wrongFreedom', 'ANCOVA menunjukkan perbezaan yang signifikan, F(1, 117) = 5.05, p = .026.', 0],
  [
    'wrongFreedom',
    'Analisis diulang dengan 25 item. Ujian Bartlett adalah signifikan, χ²(276) = 2086.82, p < .001.',
    1,
  ],
  [
    'wrongFreedom',
    'Analisis diulang dengan 25 item. Ujian Bartlett adalah signifikan, χ²(300) = 2086.82, p < .001.',
    0,
  ],
  ['wrongFreedom', 'Ujian Bartlett adalah signifikan, χ²(276) = 2086.82, p < .001.', 0],
  [
    'wrongFreedom',
    'Analisis bermula dengan 25 item. Satu item digugurkan. Ujian Bartlett adalah signifikan, χ²(276) = 2086.82.',
    0,
  ],
  ...['dibuang kerana komunaliti rendah', 'tidak dimasukkan', 'was eliminated'].map(
    (left): [string, string, number] => [
      'wrongFreedom',
      `Analisis bermula dengan 25 item dan item B7 ${left}. Ujian Bartlett adalah signifikan, χ²(276) = 2086.82.`,
      0,
    ],
  ),
  ['shareOfItsNumbers', 'Sembilan daripada 12 orang murid (80%) mencapai sasaran.', 1],
  [
    'shareOfItsNumbers',
    'Daripada jumlah itu, 18 daripada 24 segmen diberi kod yang sama, iaitu persetujuan sebanyak 75%.',
    0,
  ],
  ['misreadProbability', 'Terdapat perbezaan yang signifikan, p = .112, maka H₀2 ditolak.', 1],
  ['misreadProbability', 'Tidak terdapat perbezaan min yang signifikan, p = .112, pada aras signifikan .05.', 0],
  ['misreadProbability', 'The difference was not significant, p < .01.', 1],
  ['misreadProbability', 'H02 gagal ditolak, p = .112.', 0],
  ['misreadProbability', 'Ujian pra tidak signifikan, manakala ujian pos meningkat, p = .001.', 0],
  ['wrongFreedom', 'Ujian-t berpasangan bagi kumpulan itu memberikan t(31) = 9.10, p < .001.', 0],
  ['misreadProbability', 'Lokmani (2021) mendapati perbezaan yang signifikan, p = .112.', 0],
  ['varianceExplained', 'Model itu signifikan, R = .641, R² = .411, dan menerangkan 64.1% varians.', 1],
  ['varianceExplained', 'Model itu signifikan, R = .641, R² = .411, dan menerangkan 41.1% varians.', 0],
  ['textAgainstTable', 'Sebelum kursus, kumpulan rawatan tidak berbeza, t(60) = 47.45, p = .683.', 0],
  ['sharesNotWhole', 'Sebanyak 45% berada pada tahap tinggi, 35% sederhana dan 25% rendah.', 1],
  ['sharesNotWhole', 'Sebanyak 45% berada pada tahap tinggi, 35% sederhana dan 20% rendah.', 0],
  ['wrongGain', 'Min meningkat daripada 42.5 peratus kepada 80.0 peratus, iaitu peningkatan sebanyak 45.5 mata.', 1],
  ['wrongGain', 'Min meningkat daripada 42.5 peratus kepada 80.0 peratus, iaitu peningkatan sebanyak 37.5 mata.', 0],
  [
    'wrongGain',
    'Min naik daripada 6.88 (34.4%) kepada 11.13 (55.6%) dan 15.25 (76.3%), iaitu peningkatan 46.9 mata.',
    1,
  ],
  [
    'wrongGain',
    'Min naik daripada 6.88 (34.4%) kepada 11.13 (55.6%) dan 15.25 (76.3%), iaitu peningkatan 41.9 mata.',
    0,
  ],
  ['wrongGain', 'Min kumpulan rawatan ialah 72.45 dan min kumpulan kawalan 66.10, iaitu beza min sebanyak 8.35.', 1],
  ['wrongGain', 'Min kumpulan rawatan ialah 72.45 dan min kumpulan kawalan 66.10, iaitu beza min sebanyak 6.35.', 0],
  ['textAgainstTable', 'Min kumpulan rawatan ialah 72.45 dan kumpulan kawalan, iaitu beza min sebanyak 8.35.', 0],
  ['wrongGain', 'Min meningkat daripada 40.0 kepada 50.0, iaitu peningkatan sebanyak 25 peratus.', 0],
  ['wrongGain', 'Min meningkat daripada 40.0 kepada 50.0, iaitu peningkatan sebanyak 35 peratus.', 1],
  ['wrongGain', 'Kesalahan berkurang daripada 150 kepada 36, iaitu penurunan sebanyak 76.0 peratus.', 0],
  ['wrongGain', 'Markah penuh ialah 50. Min naik daripada 20.0 kepada 25.0, iaitu peningkatan 10 peratus.', 0],
])('%s holds "%s" against the figures that it goes with', (check, line, times) => {
  expect(found(check, ...groups, line)).toHaveLength(times);
});

test('a change that is told in percent is held to its share of the first figure', () => {
  const line = 'Kesalahan berkurang daripada 150 kepada 36, iaitu penurunan sebanyak 66.0 peratus.';
  expect(found('wrongGain', line).map(({ text }) => text)).toEqual([
    'Teks menyatakan perubahan daripada 150 kepada 36 sebagai 66.0%, tetapi perubahannya 76.0%.',
  ]);
});

test.each([
  ['Min markah naik daripada 5.50 kepada 9.67 dan 14.52.', 1],
  ['Min markah naik daripada 5.50 kepada 9.67 dan 15.42.', 0],
  ['Min markah naik daripada 5.50 kepada 14.52.', 0],
])('the figures of a row told in their order: "%s"', (line, times) => {
  const rows = ['| Murid | Pra | Kitaran 1 | Kitaran 2 |', '| M12 | 6 | 11 | 17 |', '| Min | 5.50 | 9.67 | 15.42 |'];
  expect(found('textAgainstTable', 'Jadual 1. Markah', ...rows, line)).toHaveLength(times);
});

describe('A change in prose against a table of before and after', () => {
  const table = [
    '| Item | Sebelum | Selepas |',
    '| Saya suka membaca | 2.80 | 3.50 |',
    '| Min keseluruhan | 2.90 | 3.40 |',
  ];
  test('is remarked on where one end differs', () => {
    const [remark] = found('changeAgainstTable', ...table, 'Min minat meningkat daripada 2.90 kepada 4.30.');
    expect(remark?.against?.quote).toBe('Min keseluruhan | 2.90 | 3.40');
  });
  test('is left alone where a row has both ends', () => {
    expect(found('changeAgainstTable', ...table, 'Min minat meningkat daripada 2.90 kepada 3.40.')).toEqual([]);
  });
});

const profile = (...rows: string[]) =>
  found('tableTotal', 'Jadual 1. Profil responden (n = 120)', '| Ciri | Kategori | f | % |', ...rows);

describe('Counts in a table of respondents', () => {
  test('are added up by characteristic', () => {
    const remarks = profile(
      '| Jantina | Perempuan | 80 | 66.7 |',
      '|  | Lelaki | 38 | 31.7 |',
      '| Bidang | Sains | 70 | 58.3 |',
      '|  | Seni | 50 | 41.7 |',
    );
    expect(remarks.map(({ text }) => text)).toEqual([
      'Jadual 1 (Jantina): 80 + 38 = 118, bukan 120 seperti yang dinyatakan (peratusnya pula berjumlah 98.4%).',
    ]);
  });

  test('may stand in one cell of their characteristic, a line each; a broken line is no row', () => {
    const table = {
      n: 1,
      kind: 'table' as const,
      rows: [
        ['Ciri', 'Kategori', 'f'],
        ['Jantina', 'Lelaki\nPerempuan', '84\n137'],
        ['Pernah\nmencuba', 'Ya\nsekali', '9'],
      ].map((cells) => ({ cells: cells.map((text) => ({ text })) })),
    };
    const document = { kind: 'docx' as const, pages: 0, blocks: [table], notices: [] };
    expect(paperTable(document, table).rows.map(({ cells }) => cells)).toEqual([
      ['Jantina', 'Lelaki', '84'],
      ['', 'Perempuan', '137'],
      ['Pernah mencuba', 'Ya sekali', '9'],
    ]);
  });

  test.each([
    ['is not its count', '30.3', ['Jadual 1: 40 daripada 120 ialah 33.3%, bukan 30.3%.']],
    ['is its count', '33.3', []],
  ])('have a percentage that %s', (_, percent, texts) => {
    const told = found(
      'tableShare',
      'Jadual 1. Negeri',
      '| Negeri | n | % |',
      '| Perlis | 80 | 66.7 |',
      `| Kedah | 40 | ${percent} |`,
    );
    expect(told.map(({ text }) => text)).toEqual(texts);
  });

  test('are of the sample once for all the characteristics of a table', () => {
    const rows = [
      '| Jantina | Perempuan | 80 | |',
      '|  | Lelaki | 38 | |',
      '| Bidang | Sains | 70 | |',
      '|  | Seni | 48 | |',
    ];
    expect(profile(...rows)).toHaveLength(1);
  });

  test('may stand with their percentages in one cell', () => {
    const [remark] = found(
      'tableTotal',
      'Jadual 3: Profil responden',
      '| Jantina | n (%) |',
      '| Lelaki | 60 (52.2%) |',
      '| Perempuan | 55 (47.8%) |',
    );
    expect(remark?.text).toBe('Jadual 3 (Jantina): 60 + 55 = 115, bukan 120 seperti yang dinyatakan.');
  });

  test('are left alone where several answers may be given', () => {
    expect(
      profile('| Peranti yang dimiliki oleh pelajar tahun akhir | Telefon | 119 | 99 |', '|  | Komputer | 98 | 82 |'),
    ).toEqual([]);
  });

  test('are held against the total the table prints', () => {
    const [remark] = found(
      'tableTotal',
      'Jadual 2: Taburan pelajar',
      '| Jantina | Bilangan |',
      '| Lelaki | 60 |',
      '| Perempuan | 50 |',
      '| Jumlah | 120 |',
    );
    expect(remark?.text).toBe('Jadual 2 (Jantina): 60 + 50 = 110, bukan 120 seperti yang dinyatakan.');
  });
});
