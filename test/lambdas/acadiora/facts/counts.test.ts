import { describe, expect, test } from '@jest/globals';
import { abstract, added, conclusion, findings, found, introduction, methodology, objectives } from './studyPaper.ts';

const conflicts = (said: string, told: string) => found('conflictingCounts', abstract(said), methodology(told));
const introduced = (...lines: string[]) => found('conflictingCounts', introduction(...lines));

describe('A count of the abstract against the body', () => {
  test.each([
    ['Temu bual dijalankan dengan lapan orang kaunselor.', 'Peserta terdiri daripada sembilan orang kaunselor.'],
    ['Tindakan dilaksanakan dalam tiga kitaran.', 'Dua kitaran dilaksanakan dalam tempoh enam minggu.'],
    ['A network of 12 sensor nodes was built and tested.', 'Ten sensor nodes were deployed in the two blocks.'],
    ['Soal selidik 25 item digunakan dalam kajian ini.', 'Soal selidik itu mengandungi 28 item berskala Likert.'],
    ['Penelitian ini melibatkan 36 dosen dan tiga fakultas.', 'Sejumlah 63 dosen dipilih secara acak.'],
    [
      'Tujuh orang guru dari lima buah SMK ditemu bual.',
      'Tujuh orang guru dari empat buah sekolah mengambil bahagian.',
    ],
    ['Rawatan diberikan selama enam minggu.', 'Rawatan dijalankan selama lapan minggu, dua waktu seminggu.'],
    ['Rawatan diberikan selama sepuluh minggu.', 'Modul mengandungi 16 sesi, iaitu dua sesi seminggu.'],
    ['The modules were used in eight lessons.', 'The programme comprised nine lessons of the term.'],
  ])('"%s" and "%s" cannot both be', (said, told) => {
    expect(conflicts(said, told)).toMatchObject([{ against: { quote: told } }]);
  });

  test.each([
    ['Tindakan dilaksanakan dalam tiga kitaran.', 'Dua kitaran pertama dilaksanakan di kelas, kitaran akhir di rumah.'],
    [
      'Soal selidik 20 item digunakan.',
      'Bahagian A mengandungi 17 item. Bahagian B mengandungi 3 item, jadi 20 item semuanya.',
    ],
    ['Soal selidik 20 item digunakan.', 'Bahagian B mengandungi 17 item minat dan Bahagian C mengandungi 3 item.'],
    ['Soal selidik 30 item digunakan.', 'Bahagian B mengandungi 16 item dan Bahagian C mengandungi 14 item.'],
    [
      'Temu bual dijalankan dengan lapan orang guru.',
      'Lapan peserta ditemu bual, iaitu tujuh orang guru dan seorang pentadbir.',
    ],
    [
      'Temu bual dijalankan dengan lapan orang kaunselor.',
      'Sembilan orang kaunselor dijemput dan seorang menarik diri.',
    ],
    ['Kajian dijalankan di tiga buah sekolah.', 'Sekolah A dan dua buah sekolah lain dipilih.'],
    [
      'Twelve studies were reviewed in this paper.',
      'We found 120 studies. Ten of the studies were surveys and nine studies had a control group; n = 12.',
    ],
    ['Analisis menghasilkan empat tema.', 'Lokmani (2021) pula menghasilkan lima tema.'],
    ['We interviewed five teachers.', 'The participants are T1 to T5. Four teachers said that time was short.'],
    ['Kajian melibatkan tiga orang guru (G1 hingga G3).', 'Dua orang guru menyemak protokol temu bual itu.'],
    [
      'Rawatan diberikan selama enam minggu.',
      'Rawatan dijalankan selama enam minggu dan diuji semula dua minggu kemudian.',
    ],
    ['Tinjauan selama enam minggu dijalankan.', 'Borang dikumpul selama lapan minggu.'],
    ['The programme lasted ten weeks.', 'In each of the first nine weeks the pupils read a book.'],
    ['Kajian melibatkan 120 orang pelajar.', 'Kajian rintis melibatkan 118 orang pelajar.'],
  ])('"%s" and "%s" may both be', (said, told) => expect(conflicts(said, told)).toEqual([]));

  test('is not held to a small one among the findings, which may be of a part', () => {
    const told = findings('Dua tema berkait dengan masa.');
    expect(found('conflictingCounts', abstract('Tiga tema dihasilkan.'), told)).toEqual([]);
  });

  test('holds for parts that have a heading each', () => {
    const parts = [
      'Komponen 1: Niat',
      'Pelajar menyatakan tujuan.',
      'Komponen 2: Amanah',
      'Pelajar menyatakan sumber.',
    ];
    const announced = (said: string) => found('conflictingCounts', abstract(said), ['theory', 'Kerangka', ...parts]);
    expect(announced('Kerangka tiga komponen adab dicadangkan.')).toMatchObject([
      { against: { quote: 'Komponen 2: Amanah' } },
    ]);
    expect(announced('Kerangka dua komponen adab dicadangkan.')).toEqual([]);
  });

  test('holds for one cited work', () => {
    const first = 'Satu tinjauan melibatkan 1,240 orang pelajar (Lokmani, 2021).';
    expect(
      introduced(first, 'Kajian Lokmani (2021) penting. Daripada 1,420 orang pelajar itu, ramai setuju.'),
    ).toHaveLength(1);
    expect(introduced(first, 'Kajian Lokmani (2021) menunjukkan 1,420 orang pelajar setuju.')).toHaveLength(1);
    expect(introduced(first, 'Kajian Rahimi (2021) menunjukkan 1,420 orang pelajar setuju.')).toEqual([]);
  });
});

test.each([
  ['Pelajar dipilih secara rawak.', 1],
  ['Sebanyak 423 borang dikembalikan dan beberapa tidak lengkap.', 0],
])('no loss explains the same digits in another order, except where both are told: "%s"', (line, times) => {
  const told = methodology('Sebanyak 500 borang diedarkan.', line, 'Jadual 1 menunjukkan profil responden (n = 432).');
  const said = abstract('Seramai 423 orang pelajar terlibat.');
  expect(found('conflictingCounts', said, told)).toHaveLength(times);
});

test.each([
  [125, 1],
  [120, 0],
])('"Kesemua %i orang pelajar" are the sample', (size, times) => {
  expect(found('conflictingCounts', findings(`Kesemua ${size} orang pelajar bersetuju.`))).toHaveLength(times);
});

test.each([
  ['Kelima-lima guru yang ditemu bual setuju.', 1],
  ['All five teachers interviewed agreed.', 1],
  ['Ketujuh-tujuh guru yang ditemu bual setuju.', 0],
  ['Kelima-lima guru lelaki yang ditemu bual setuju.', 0],
])('those interviewed are so many as "%s" says', (line, times) => {
  const told = methodology(
    'Kajian kaedah campuran ini melibatkan 200 orang pelajar.',
    'Seterusnya, tujuh orang guru ditemu bual.',
  );
  expect(found('conflictingCounts', told, findings(line))).toHaveLength(times);
});

test.each([
  ['Sampel ialah 12 orang murid, iaitu lima orang murid lelaki dan enam orang murid perempuan.', 1],
  ['Sampel ialah 12 orang murid. Enam orang daripada mereka ialah perempuan dan enam orang lelaki.', 0],
])('the sexes in "%s" make up the sample', (line, times) => {
  expect(found('groupsNotSample', abstract('Kajian melibatkan 12 orang murid.'), methodology(line))).toHaveLength(
    times,
  );
});

test.each([
  ['Empat pangkalan data digunakan, iaitu Scopus, ERIC dan MyCite.', 1],
  ['Four databases were searched in January 2024: Scopus, ERIC and MyCite.', 1],
  ['Tiga pangkalan data digunakan, iaitu Scopus, ERIC dan MyCite.', 0],
  ['Empat dimensi diukur, iaitu minat, pengetahuan dan kemahiran, serta sikap.', 0],
  ['Tiga orang pakar menilai, iaitu dua orang pensyarah dan seorang guru.', 0],
  ['Tiga sekolah terlibat, iaitu sekolah A, yang terletak di bandar, sekolah B dan sekolah C.', 0],
  ['Empat tema muncul, iaitu masa, bahan dan ruang, pada akhir analisis.', 0],
])('the list in "%s" is counted', (line, times) => {
  expect(found('listNotCount', methodology(line))).toHaveLength(times);
});

test.each([
  ['Sebanyak 180 borang dihantar. Daripada jumlah itu, 152 dikembalikan, iaitu kadar pulangan 88.4%.', 1],
  ['Sebanyak 180 borang dihantar. Daripada jumlah itu, 152 dikembalikan, iaitu kadar pulangan 84.4%.', 0],
  ['Of the sample, 45 of 60 pupils (70%) agreed.', 1],
  ['Seramai 45 daripada 60 orang murid (75%) bersetuju.', 0],
  ['In a survey by Lokmani (2021), 45 of the 60 teachers who answered, or 70 per cent, agreed.', 1],
])('the share in "%s" is that of its own numbers', (line, times) => {
  expect(found('shareOfItsNumbers', methodology(line))).toHaveLength(times);
});

test.each([
  ['Kajian terhadap 130 orang pelajar ini menunjukkan kesediaan tinggi.', 1],
  ['Kajian terhadap 120 orang pelajar ini menunjukkan kesediaan tinggi.', 0],
  ['Kajian lanjutan boleh dijalankan terhadap 130 orang pelajar.', 0],
])('"%s" rests on the sample', (line, times) => {
  expect(found('conflictingCounts', added('conclusion', line))).toHaveLength(times);
});

test.each([
  [['Tiga tema terhasil.', 'Tema pertama ialah masa.', 'Tema kedua ialah bahan.'], 1],
  [['Three themes were developed.', 'The first theme is time.', 'The second theme is space.'], 1],
  [['Tiga tema terhasil.', 'Tema pertama ialah masa.', 'Tema kedua ialah bahan.', 'Tema ketiga ialah ruang.'], 0],
  [['Tiga tema terhasil.', 'Tema kedua ialah bahan.'], 0],
])('of the themes that are announced each is told: %j', (lines, times) => {
  expect(found('conflictingCounts', findings(...lines))).toHaveLength(times);
});

test.each([
  [
    [
      'Tiga objektif kajian ialah:',
      '(i) menentukan tahap minat pelajar;',
      '(ii) mengkaji hubungan minat dengan motivasi.',
    ],
    1,
  ],
  [
    [
      'Dua objektif kajian ialah:',
      '(i) menentukan tahap minat pelajar;',
      '(ii) mengkaji hubungan minat dengan motivasi.',
    ],
    0,
  ],
])('the aims are as many as is said: %j', (lines, times) => {
  expect(found('listNotCount', objectives(...lines))).toHaveLength(times);
});

test.each([
  [
    'Sejumlah 221 rekod ditemukan, iaitu 86 rekod daripada Scopus, 54 rekod daripada ERIC dan 72 rekod daripada MyCite.',
    1,
  ],
  [
    'Of these, 31 were excluded for these reasons: no data (n = 13), another setting (n = 9) and another tongue (n = 5).',
    1,
  ],
  [
    'Forty-five were excluded for these reasons: no data (n = 22), another setting (n = 11) and another tongue (n = 9).',
    1,
  ],
  [
    'Forty-two were excluded for these reasons: no data (n = 22), another setting (n = 11) and another tongue (n = 9).',
    0,
  ],
  [
    'Sejumlah 212 rekod ditemukan, iaitu 86 rekod daripada Scopus, 54 rekod daripada ERIC dan 72 rekod daripada MyCite.',
    0,
  ],
  ['Sejumlah 150 pelajar terlibat, iaitu pelajar tahun 1, pelajar tahun 2 dan pelajar tahun 3.', 0],
  ['Seramai 40 orang pelajar dipilih, iaitu 12% daripada populasi dan 5% daripada semua.', 0],
])('the parts in "%s" make up the whole', (line, times) => {
  expect(found('partsNotWhole', methodology(line))).toHaveLength(times);
});

test.each([
  ['Bahagian B mengandungi 32 item, iaitu minat (10 item), sikap (8 item) dan amalan (12 item).', 1],
  ['Bahagian B mengandungi 30 item. Konstruknya minat (10 item), sikap (8 item) dan amalan (12 item).', 0],
])('the items in "%s" add up', (line, times) => {
  expect(found('partsNotWhole', methodology(line))).toHaveLength(times);
});

test.each([
  [['Temu bual mengambil masa 45 hingga 60 minit.'], 'Temu bual selama 90 minit itu dirakam.', 1],
  [['Temu bual mengambil masa 45 hingga 60 minit.'], 'Kumpulan fokus ditemu bual selama 90 minit.', 0],
  [
    ['Kutipan data dijalankan selama tiga bulan.'],
    'Berdasarkan kutipan data selama enam minggu, tahap minat tinggi.',
    1,
  ],
  [['Kutipan data dijalankan selama tiga bulan.'], 'Berdasarkan kutipan data selama 12 minggu, tahap minat tinggi.', 0],
])('what takes time takes one time: %j, %s', (method, concluded, times) => {
  expect(found('conflictingCounts', methodology(...method), added('conclusion', concluded))).toHaveLength(times);
});

test.each([
  ['Instrumen yang mengandungi 27 item ini sah.', 1],
  ['Instrumen yang mengandungi 25 item ini sah.', 0],
  ['Instrumen yang mengandungi 28 item ini sah.', 0],
])('an instrument is concluded from with the items that were left: "%s"', (line, times) => {
  const told = [
    abstract('Daripada 28 item, 25 item kekal selepas analisis.'),
    added('findings', 'Analisis diulang dengan 25 item.'),
  ];
  expect(found('conflictingCounts', ...told, conclusion(line))).toHaveLength(times);
});
