import { expect, test } from '@jest/globals';
import { findings, found, methodology } from './studyPaper.ts';

const scores = (mean: string, gain = '8') => [
  'Jadual 1. Skor murid',
  '| Murid | Awal | Akhir | Beza |',
  '| M1 | 6 | 14 | 8 |',
  '| M2 | 9 | 14 | 5 |',
  `| M3 | 5 | 13 | ${gain} |`,
  '| M4 | 8 | 17 | 9 |',
  `| Min | 7.0 | ${mean} | 7.5 |`,
];

test('The mean at the foot of a column is that of its rows, and a difference that of its row', () => {
  expect(found('tableMean', findings(...scores('14.5')))).toEqual([]);
  expect(found('tableMean', findings(...scores('15.4')))).toMatchObject([
    { text: 'Jadual 1: min bagi lajur "Akhir" ialah 14.5, bukan 15.4.' },
  ]);
  expect(found('tableDifference', findings(...scores('14.5', '18')))).toMatchObject([
    { text: 'Jadual 1: beza bagi "M3" ialah 8, bukan 18.' },
  ]);
});

test('A table that goes on behind a page is one, and a difference may be of columns that stand apart', () => {
  const parts = findings(
    'Jadual 1. Skor murid',
    '| Murid | Awal | Kitaran 1 | Kitaran 2 | Peningkatan (awal ke Kitaran 2) |',
    '| M1 | 6 | 9 | 14 | 8 |',
    '| M2 | 9 | 11 | 14 | 5 |',
    'Kitaran kedua lebih lama.',
    '| Murid | Awal | Kitaran 1 | Kitaran 2 | Peningkatan (awal ke Kitaran 2) |',
    '| M3 | 5 | 8 | 13 | 12 |',
    '| Min | 6.7 | 9.3 | 13.7 | 8.3 |',
  );
  expect(found('tableMean', parts)).toEqual([]);
  expect(found('tableDifference', parts)).toMatchObject([{ text: 'Jadual 1: beza bagi "M3" ialah 8, bukan 12.' }]);
});

test.each([
  ['58', []],
  ['68', ['Jadual 1 (Tema): 10 + 8 + 21 + 19 = 58, bukan 68 seperti yang dinyatakan.']],
])('One total below several groups is of them all: %s', (total, texts) => {
  const themes = findings(
    'Jadual 1. Tema dan segmen',
    '| Tema | Subtema | Segmen |',
    '| 1. Masa | 1a. Sukar diatur | 10 |',
    '| | 1b. Malam | 8 |',
    '| 2. Pakar | 2a. Rakan | 21 |',
    '| | 2b. Terapis | 19 |',
    `| Jumlah | | ${total} |`,
  );
  expect(found('tableTotal', themes).map(({ text }) => text)).toEqual(texts);
});

const people = [
  'Jadual 1. Profil peserta',
  '| Kod | Jantina | Daerah | Tahun mengajar |',
  '| G1 | Perempuan | Kapit | 14 |',
  '| G2 | Lelaki | Kapit | 6 |',
  '| G3 | Perempuan | Belaga | 3 |',
  '| G4 | Perempuan | Kapit | 21 |',
  '| G5 | Lelaki | Belaga | 9 |',
];

test.each([
  ['Peserta ialah empat orang guru perempuan dan seorang guru lelaki.', 0],
  ['Peserta ialah dua orang guru perempuan dan tiga orang guru lelaki.', 1],
  ['Peserta ialah tiga orang guru perempuan dan dua orang guru lelaki.', 0],
  ['Two of them were women and three were men.', 1],
  ['Two of them served in Kapit and three in Belaga.', 1],
  ['Three of them served in Kapit and two in Belaga.', 0],
  ['Three of the five teachers had taught for more than ten tahun.', 1],
  ['Two of the five teachers had taught for more than ten tahun.', 0],
])('"%s" is held to a table with a row for each participant', (line, times) => {
  expect(found('tallyAgainstTable', methodology(line, ...people))).toHaveLength(times);
});

test.each([
  ['Semua elemen mencatat nilai ambang (d) tidak melebihi 0.2.', 1],
  ['Semua elemen mencatat nilai ambang (d) tidak melebihi 0.3.', 0],
  ['Kebanyakan elemen mencatat nilai ambang (d) tidak melebihi 0.2.', 0],
])('"%s" is held to each row of its column', (line, times) => {
  const rows = [
    '| Elemen | d | % |',
    '| E1 Konteks | 0.104 | 100 |',
    '| E2 Masa | 0.158 | 92 |',
    '| E3 Kit | 0.241 | 83 |',
  ];
  expect(found('tallyAgainstTable', findings('Jadual 3. Kesepakatan pakar', ...rows, line))).toHaveLength(times);
});

test.each([
  ['Ujian itu mengandungi 40 item.', 1],
  ['Ujian itu mengandungi 36 item.', 0],
])('"%s" is held to the table of specification', (line, times) => {
  const rows = [
    'Jadual 1. Jadual penentuan ujian',
    '| Topik | Bilangan |',
    '| A | 20 |',
    '| B | 16 |',
    '| Jumlah | 36 |',
  ];
  expect(found('tallyAgainstTable', methodology(line, ...rows))).toHaveLength(times);
});

const regression = [
  'Jadual 4. Regresi',
  '| Peramal | β | t | p |',
  '| Motivasi | .44 | 8.26 | < .001 |',
  '| Sokongan rakan | .08 | 1.52 | .128 |',
];
test.each([
  ['Motivasi dan sokongan rakan merupakan peramal yang signifikan.', 1],
  ['Semua peramal adalah signifikan.', 1],
  ['Hanya motivasi merupakan peramal yang signifikan, bukan sokongan rakan.', 0],
  ['Motivasi merupakan peramal yang signifikan.', 0],
])('"%s" is held to the p of its rows', (line, times) => {
  expect(found('misreadProbability', findings(...regression, line))).toHaveLength(times);
});

test.each([
  ['r = .47', '.37', 1],
  ['r = .37', '.37', 0],
])('the only %s of a table is %s', (said, own, times) => {
  const rows = ['Jadual 3. Korelasi', '| Pemboleh ubah | n | r |', `| Sokongan dan kecekapan | 120 | ${own} |`];
  expect(found('textAgainstTable', findings(...rows, `Hubungan itu sederhana (${said}).`))).toHaveLength(times);
});

test.each([
  ['F(2, 279) = 8.96', 1],
  ['F(2, 297) = 8.96', 0],
])('%s has the freedom of its table', (said, times) => {
  const rows = ['Jadual 4. ANOVA', '| Sumber | dk | F |', '| Antara | 2 | 8.96 |', '| Dalam | 297 | |'];
  expect(
    found('wrongFreedom', findings(...rows, `Terdapat perbezaan yang signifikan, ${said}, p < .001.`)),
  ).toHaveLength(times);
});

test.each([
  ['rose by 24.32', 1],
  ['rose by 22.32', 0],
])('a mean that %s is held to its two rows', (said, times) => {
  const rows = ['Table 4. Tests', '| Test | n | M |', '| Pre-test | 120 | 42.14 |', '| Post-test | 120 | 64.46 |'];
  expect(found('wrongGain', findings(...rows, `The mean ${said} marks as Table 4 shows.`))).toHaveLength(times);
});

test.each([
  ['(M = 3.71)', '3.84', 1],
  ['(M = 3.71)', '3.71', 0],
  ['(M = 3.84)', '3.84', 0],
])('The mean of items is what the text gives for the whole: %s, %s', (said, printed, times) => {
  const rows = [
    '| No. | Item | Min |',
    '| 1 | Saya yakin. | 3.99 |',
    '| 2 | Saya tenang. | 3.53 |',
    '| 3 | Saya rajin. | 3.61 |',
  ];
  const table = ['Jadual 2. Min item', ...rows, `| | Min keseluruhan | ${printed} |`];
  expect(found('tableMean', findings(...table, `Secara keseluruhan, tahap itu tinggi ${said}.`))).toHaveLength(times);
});

test.each([
  ['59.70', 1],
  ['56.70', 0],
  ['56.71', 0],
  ['56.7%', 0],
])('The variance that factors explain is summed up: %s', (total, times) => {
  const rows = [
    '| F1 Alat | 7 | 16.33 |',
    '| F2 Masa | 6 | 15.24 |',
    '| F3 Etika | 6 | 13.50 |',
    '| F4 Data | 6 | 11.63 |',
  ];
  const table = ['Jadual 3. Varians', '| Faktor | Item | Peratus varians |', ...rows, `| Jumlah | 25 | ${total} |`];
  expect(found('tableTotal', findings(...table))).toHaveLength(times);
});

test.each([
  ['6.89', [], 1],
  ['5.99', [], 0],
  ['6.00', [], 0],
  // Of two measures, each has its own error.
  ['6.89', ['| | 50.11 | 211 | 0.237 | | |'], 0],
])('F is one mean square by another: %s %j', (value, more, times) => {
  const table = [
    'Jadual 4. ANOVA',
    '| Sumber | JKD | dk | Min kuasa dua | F | p |',
    `| Antara kumpulan | 3.644 | 2 | 1.822 | ${value} | .001 |`,
    '| Dalam kumpulan | 64.101 | 211 | 0.304 | | |',
    ...more,
    '| Jumlah | 67.745 | 213 | | | |',
  ];
  expect(found('wrongRatio', findings(...table))).toHaveLength(times);
});
