import { expect, test } from '@jest/globals';
import { added, remarksOf, surveyWith, type Part } from './studyPaper.ts';

const weaknesses = (...parts: Part[]) =>
  remarksOf(...surveyWith(...parts)).flatMap(({ kind, check, text }) =>
    kind === 'weakness' ? [`${check}: ${text}`] : [],
  );

const regression = [
  'Jadual 4. Regresi',
  '| Konstruk | t | p |',
  '| Sikap | 8.26 | < .001 |',
  '| Minat | 1.52 | .128 |',
];
const scales = [
  'Jadual 2. Min konstruk',
  '| Konstruk | Min | SP |',
  '| Sikap | 3.80 | 0.60 |',
  '| Minat | 3.60 | 0.72 |',
  '| Efikasi | 4.00 | 0.66 |',
  '| Purata keseluruhan | 3.80 | 0.55 |',
];

test('The survey itself is sound', () => expect(weaknesses()).toEqual([]));

test.each<['methodology' | 'findings' | 'conclusion', ...string[]]>([
  ['methodology', 'Persetujuan termaklum diperoleh mengikut garis panduan etika (BERA, 2018).'],
  ['methodology', 'Statistik deskriptif menjawab satu objektif pertama, manakala korelasi menjawab objektif kedua.'],
  ['methodology', 'Item soal selidik dibina berdasarkan temu bual dengan lima orang guru cemerlang.'],
  ['methodology', 'Daripada mereka, 90 orang pelajar lulus dan 30 orang (25%) gagal.'],
  [
    'methodology',
    'Soal selidik mengandungi 35 item, iaitu minat (15 item) dan sikap (15 item), manakala Bahagian A mempunyai lima item demografi.',
  ],
  ['methodology', 'Sebanyak 12 orang pakar terlibat dalam pusingan pertama dan 11 orang pakar dalam pusingan ketiga.'],
  ['findings', 'Temu bual dengan pensyarah mengambil masa 45 minit.', 'Temu bual susulan mengambil masa 20 minit.'],
  ['findings', ...regression, 'Kecuali minat, semua konstruk adalah peramal yang signifikan.'],
  ['findings', ...regression, 'Unlike interest, attitude (sikap) was significant, and minat was not.'],
  ['findings', ...scales],
  ['findings', 'Pelajar memberikan pelbagai cadangan: latihan (80 orang), masa (75 orang) dan bahan (60 orang).'],
  ['findings', 'Dua kajian di Malaysia menggunakan soal selidik yang sama.'],
  ['findings', 'Artikel ini membincangkan tiga fasa, tetapi hanya fasa pertama dan fasa kedua dihuraikan.'],
  ['conclusion', 'Peningkatan ini dilihat dalam kalangan 110 orang pelajar yang hadir setiap minggu.'],
  ['conclusion', 'Kelas dengan 100 orang pelajar boleh memberi lebih banyak ruang.'],
  ['conclusion', 'Selepas 6 minggu program berjalan, pelajar menunjukkan kemajuan.'],
])('nothing is said against a sound line of %s: %s %s', (kind, ...lines) => {
  // Without a table of the survey's own: figures are held to the only table of their section.
  const [, heading, ...own] = added(kind);
  const prose = own.filter((line) => !/^(?:Jadual|Dimensi|\|)/u.test(line));
  expect(weaknesses([kind, heading, ...prose, ...lines])).toEqual([]);
});
