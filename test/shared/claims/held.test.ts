import { describe, expect, test } from '@jest/globals';
import { claimsIn, plainText } from '../../../shared/claims/claim.ts';
import { doubtsAt, held } from '../../../shared/claims/held.ts';
import { courseSource, timesOf } from '../../../shared/claims/course.ts';
import { knownOf } from '../../../shared/claims/known.ts';
import { parseText } from '../../../shared/richText/parse.ts';
import { fieldwork, knownOfFieldwork } from './course.ts';

const doubtsIn = (text: string, ...illustrations: string[]) =>
  held(text, knownOfFieldwork, { illustrations }).doubts.map(
    ({ claim, offered }) => `${claim.text}${offered ? ` -> ${offered}` : ''}`,
  );

/** A sentence with one falsehood, and how it is marked. */
const falsehoods: [sentence: string, marked: string][] = [
  ['Pelajar menyiapkan Survey Project, 30%, secara berpasangan.', '30% -> 20%'],
  ['Sebanyak 25 peratus daripada markah datang daripada Survey Project.', '25 peratus -> 20%'],
  ['| Laporan Kerja Lapangan | 40% | minggu 13 |', '40% -> 30%'],
  ['Survey Project (30) dinilai oleh pensyarah.', '30 -> 20%'],
  ['Wajaran **Survey Project** ialah **tiga puluh peratus**.', 'tiga puluh peratus -> 20%'],
  ['Kuiz GEO2113 menyumbang 15%.', '15% -> 10% / 5%'],
  ['Survey Project menyumbang 30% dan Laporan Kerja Lapangan 30%.', '30% -> 20%'],
  ['Peperiksaan Akhir membawa 40% markah.', '40%'],
  ['Peta itu menyumbang 25% kepada markah GEO2113.', '25%'],
  ['DLO ini mengambil masa 140 minit.', '140 minit -> 130 minit'],
  ['Jumlah masa ialah 2 jam 20 minit.', '2 jam 20 minit -> 130 minit'],
  ['Keseluruhan aktiviti berlangsung selama seratus minit.', 'seratus minit -> 130 minit'],
  ['**Kutip sampel** (30 minit): pelajar ke tapak.', '30 minit -> 40 minit'],
  ['Rangkaian ini diketuai oleh Dr. Aminah binti Yusof.', 'Dr. Aminah binti Yusof'],
  ['Hubungi En. Rahim bin Ali untuk kebenaran.', 'En. Rahim bin Ali'],
  ['Kajian ini diselia Prof. Madya Ts. Dr. Lim Wei Ming.', 'Prof. Madya Ts. Dr. Lim Wei Ming'],
  ['Selepas DLO ini, pencapaian meningkat 23%.', '23%'],
  ['Kehadiran naik sebanyak 20% selepas rangkaian ini.', '20%'],
  ['Kriteria ini menuntut C5 Menilai (CLO2 GEO2113).', 'C5 Menilai -> C4'],
  ['Survey Project menuntut pelajar pada aras C6.', 'C6 -> C4'],
  ['Hasil ini beraras C6 Menganalisis.', 'C6 Menganalisis -> C4'],
  ['Objektif pada aras Mencipta dicapai.', 'aras Mencipta'],
  ['Aktiviti ini menyokong CLO7.', 'CLO7'],
  ['Tugas ini menilai PLO12 kursus.', 'PLO12'],
  ['CLO3 (STA1043) dinilai melalui pembentangan.', 'CLO3'],
  ['Prasyarat kursus ini ialah GEO1012.', 'GEO1012'],
  ['Kajian terdahulu (Lim et al., 2020) menyokong reka bentuk ini.', 'Lim et al., 2020'],
  ['Lim dan rakan-rakan (2020) bersetuju.', 'Lim dan rakan-rakan (2020)'],
  ['Bloom (1984) menyatakan hal yang sama.', 'Bloom (1984)'],
  ['Tanah tropika cepat berasid (Bakri & Osman, 2015).', 'Bakri & Osman, 2015 -> Bakri & Osman, 2020'],
  ['CyberSecurity Malaysia (2023) merekodkan peningkatan.', 'CyberSecurity Malaysia (2023)'],
  ['Laporan MCMC 2022 menyokong keperluan ini.', 'Laporan MCMC 2022'],
  ['Laporan 2000 patah perkataan dihantar.', '2000 patah perkataan'],
  ['A DHL Supply Chain report (2022) found it.', 'DHL Supply Chain report (2022)'],
  ['A 2021 survey by McKinsey found the same.', '2021 survey by McKinsey'],
  ['A 2022 survey by the National Consumer Institute found it.', '2022 survey by the National Consumer Institute'],
  ['Its data are from the Marine Transport Authority report of 2021.', 'Marine Transport Authority report of 2021'],
  ['Mengikut MFRS 102 perenggan 12, kos merangkumi bahan.', 'MFRS 102 perenggan 12'],
  ['Kajian Universiti Selatan pada tahun 2020 mendapati hal itu.', 'Kajian Universiti Selatan pada tahun 2020'],
  ['Lihat https://contoh.my/lapangan untuk panduan.', 'https://contoh.my/lapangan'],
  ['Jadual 2 menunjukkan bacaan yang sama.', 'Jadual 2'],
  ['Survey Project dihantar pada minggu 12.', 'minggu 12 -> minggu 10'],
  ['Sesi penutup diadakan pada minggu ke-16.', 'minggu ke-16'],
  ['Persampelan tanah diajar selama 9 jam.', '9 jam -> 6 jam'],
  ['Kursus GEO2113 bernilai 4 kredit.', '4 kredit -> 3 kredit'],
  ['Kelas dibahagikan kepada lapan kumpulan.', 'lapan kumpulan -> 6 kumpulan'],
  ['Seramai 45 orang pelajar mengikuti rangkaian ini.', '45 orang -> 30 orang'],
  ['Seramai 20 000 orang pelajar mengikuti rangkaian ini.', '20 000 orang -> 30 orang'],
  ['SLT bagi Laporan Kerja Lapangan ialah 40 jam.', '40 jam -> 24 jam'],
  ['Kriteria Ketepatan data membawa 35 markah.', '35 markah -> 25 markah'],
  ['GEO2113 bermula di lapangan; sebelas topiknya diajar bersama.', 'sebelas topiknya -> 3 topik'],
  ['Survey Project menuntut SLT 12 jam.', '12 jam -> 20 jam'],
  ['The report takes 12 hours of student learning time.', '12 hours of student learning time'],
  ['Survey Project menyumbang satu per tiga daripada markah.', 'satu per tiga -> 20%'],
  ['Survey Project membawa separuh daripada markah.', 'separuh -> 20%'],
  ['Survey Project menyumbang suku.', 'suku -> 20%'],
  ['Survey Project menyumbang dua perlima markah keseluruhan.', 'dua perlima -> 20%'],
  ['Survey Project carries a quarter of the grade.', 'a quarter -> 20%'],
  ['Two thirds of the coursework is the Survey Project.', 'Two thirds -> 20%'],
  ['Jumlah SLT bagi GEO2113 ialah 86 jam.', '86 jam -> 120 jam'],
  ['PLO3 dinilai dengan 35 markah.', '35 markah'],
  ['Hasil ini dipetakan kepada PLO3, 35 markah.', '35 markah'],
  ['CLO1 GEO2113 mendapat sejumlah 35 markah.', '35 markah'],
  ['Rubrik ini membawa jumlah 80 markah.', '80 markah -> 100 markah'],
  ['Kursus serumpun ialah GEO2131.', 'GEO2131 -> GEO2113'],
  ['Kuiz GEO2113 dijalankan sebanyak enam kali.', 'enam kali -> 2 kali'],
  ['Sesi ini 40 minit dan 55 minit, iaitu 95 minit.', '55 minit; 95 minit'],
  ['Peta mengambil 60%, iaitu lebih daripada 45%.', '60%; 45%'],
  ['Dua kursus menyokong PLO7, PLO8 dan PLO 9.', 'PLO7; PLO8; PLO 9'],
  ['Serahkan Laporan Kerja Lapangan (kumpulan) pada minggu 15.', 'minggu 15 -> minggu 13'],
  ['Survey Project (individu) jatuh pada minggu 12.', 'minggu 12 -> minggu 10'],
  ['Survey Project membawa 20% dan dihantar pada minggu 12.', 'minggu 12 -> minggu 10'],
  ['| Pelaksanaan | Kutip sampel | Kumpulan campuran | 45 minit |', '45 minit -> 40 minit'],
  ['DLO ini mengambil masa 45 minit.', '45 minit -> 130 minit'],
  ['DLO ini mempunyai tujuh objektif.', 'tujuh objektif -> 4 objektif'],
  ['**Kutip sampel** (60 minit): 40 minit dan 20 minit.', '60 minit -> 40 minit'],
  ['Work in groups of 45.', 'groups of 45 -> 30 orang'],
  ['Dalam GEO2113, CLO2 dipetakan kepada PLO3.', 'PLO3'],
  ['Pencapaian pelajar meningkat 85%.', '85%'],
  ['Menurut Osman (2020), tanah tropika berasid.', 'Osman (2020)'],
  ['Garis panduan Bahagian Pembangunan Kurikulum (2023) dipatuhi.', 'Bahagian Pembangunan Kurikulum (2023)'],
  ['Bentuk 9 kumpulan campuran, lima orang setiap satu.', '9 kumpulan -> 6 kumpulan'],
  ['Kelas dibahagikan kepada lima kumpulan campuran lima orang.', 'lima kumpulan -> 6 kumpulan'],
  ['Setiap kumpulan mengandungi enam orang.', 'enam orang -> 5 orang'],
  ['Pengalaman menunjukkan dua pertiga pelajar GEO2113 tidak dapat membaca peta.', 'dua pertiga pelajar'],
  ['Separuh daripada pelajar STA1043 tidak pernah mengira min.', 'Separuh daripada pelajar'],
  ['Seorang daripada tiga pelajar GEO2113 belum pernah ke tapak.', 'Seorang daripada tiga pelajar'],
  ['Lapan daripada sepuluh pelajar gagal mengenal skala.', 'Lapan daripada sepuluh pelajar'],
  ['Dalam tinjauan, 8 daripada 10 pelajar lebih yakin.', '8 daripada 10 pelajar'],
  ['Two thirds of the students never read a map.', 'Two thirds of the students'],
  ['Industri peta bernilai RM3 bilion setahun.', 'RM3 bilion'],
  ['Topik Persampelan tanah, yang diperuntukkan 9 jam, membekalkan data.', '9 jam -> 6 jam'],
  ['GEO2113 mempunyai 25 jam pertemuan.', '25 jam'],
  ['Sesi bersama GEO2113 mengambil 1680 minit.', '1680 minit'],
  ['Lima keping peta pada RM2.00 ialah RM10.00; 240 x RM2.00 = RM480.', 'RM2.00; RM2.00'],
];

const honest = [
  'Survey Project (20%) dan Laporan Kerja Lapangan (kumpulan) (30%) berjalan serentak; kedua-duanya menyumbang 50%.',
  'Survey Project dan Laporan Kerja Lapangan masing-masing menyumbang 20% dan 30%.',
  'Setiap Kuiz GEO2113 bernilai 5%, manakala Kuiz STA1043 bernilai 15%.',
  'Wajaran: 20% bagi Survey Project, 30% bagi Laporan Kerja Lapangan.',
  'Jumlah markah ialah 100 dan peratusnya 100%.',
  'DLO ini mengambil masa 130 minit, iaitu 2 jam 10 minit, untuk 30 pelajar dalam 6 kumpulan.',
  'Dalam Kutip sampel, gunakan 5 minit pertama untuk membaca arahan. (Tiga minit.) Bentuk kumpulan 4 orang.',
  '**Kutip sampel** (40 minit) mendahului **Bentang peta** (20 minit).',
  'Aras HOTS ialah C4 hingga C6; aras C3 ke atas dituntut di sini, dan Taksonomi Bloom menyusun C1–C6.',
  'CLO2 (GEO2113) pada aras C4 Menganalisis didahului kuiz ringkas pada aras C2. CLO2 (STA1043) ialah A3.',
  'Aras C4 Menganalisis (GEO2113 CLO2) dan C3 Mengaplikasi (STA1043 CLO1) dituntut.',
  'Hasil ini beraras C4 Menilai, seperti taksonomi lama; CLO2 (GEO2113) pada aras C4 menilai rekod.',
  'Peta (CLO2, GEO2113) dan pengiraan (CLO1, STA1043) melengkapi PLO2 dan PLO3 (GEO2113) serta CLO1, CLO2 (STA1043).',
  'Persampelan tanah mendapat 6 jam, iaitu 105 minit kuliah dan 255 minit amali.',
  'Minggu 7 dan 9 mengajar Pemetaan digital (GEO2113) serta Ujian t (STA1043); 40 minit dan 130 minit ialah 170 minit.',
  'Kerja kursus membawa 80% dan Survey Project 20%, iaitu satu per lima daripada markah; ulang dua kali.',
  'CO2 dan PO4 diukur mengikut ISO 9001 pada bacaan 5.2; nombor 12 di rak kedua dipulangkan pukul 4.',
  'HPK2 dinilai melalui Survey Project pada minggu 10, selepas Persampelan tanah pada minggu 3 hingga 4.',
  'Bakri dan Osman (2020) serta Taksonomi Bloom (Bloom, 1956) menjadi sandaran; lihat Jadual 1 dalam nota.',
  'Terima kasih kepada Dr. Salmah Idris. Tuan/Puan Pengerusi, kami mula. Puan Dekan hadir pada Mac 2026.',
  'Semester 1 2026 bermula pada 12/3/2026, dan Sesi (2026) berikutnya menyusul.',
  'Tulis 100 patah perkataan. Pilih tiga soalan dan dua halaman. Ulang satu minggu kemudian.',
  'The Survey Project is worth 20% and runs for two weeks; groups of five students share one map.',
  'Laporan ini ditulis dalam 2026; kajian lapangan pada tahun 2025 diteruskan, dan pelajar mula dalam tahun 2024.',
  'Jadual 3: Bacaan kumpulan kami',
  'Survey Project takes 20 hours of learning time, iaitu 20 jam; SLT 20 jam.',
  'Kursus tiga kredit ini menuntut 120 jam pembelajaran pelajar sepanjang 14 minggu.',
  'Jumlah jam GEO2113 ialah 120 jam.',
  'Kumpulan campuran empat orang membahagikan kerja: seorang mencatat suhu dan jumlah air.',
  'Luluskan pergerakan topik Pemetaan digital ke sebelum minggu 5, dan satu slot bersama.',
  'Sesi 45 minit menyusul selepas DLO; satu aktiviti DLO mengambil 40 minit, dan DLO membawa dua objektif.',
  'Survey Project membawa satu perlima daripada markah. Selang keyakinan 95% bagi min dikira; 99% lebih lebar daripada selang itu.',
  'Survey Project carries a fifth of the grade; half of the students work on it.',
  'Separuh daripada kelas mengikuti Survey Project, dan suku pertama sesi untuk arahan.',
  'Hampir separuh daripada markah Survey Project diberi bagi peta; satu setengah markah bagi setiap label.',
  'Jumlah SLT pentaksiran GEO2113 ialah 60 jam, dan jumlah jam topiknya 21 jam.',
  'Dalam GEO2113, CLO2 dipetakan kepada PLO2; Bakri (2020) merekodkan 85% sampel.',
  'Survey Project membawa 20% dan dihantar pada minggu 10, manakala minggu 12 digunakan untuk kerja lapangan.',
  'Enam kumpulan campuran lima orang; tiga kumpulan lima orang membentang dahulu. Setiap kumpulan mengandungi lima orang.',
  'Jika separuh kelas belum selesai, beri dua minit lagi. Dua pertiga pelajar melukis peta, yang lain mengira.',
  'Bahagi kelas: 15 orang di kiri, 15 orang di kanan. Lima belas pelajar daripada setiap program terlibat.',
  'DLO ini dijalankan dalam dua pusingan 65 minit.',
  'Di tapak, 26 daripada 40 pembeli, iaitu 65%, memilih peta, tetapi hanya 17, iaitu 42.5%, membelinya.',
  'Rubrik mempunyai kriteria 30, 30 dan 25 markah; dua kriteria pertama berjumlah 60 markah.',
  'Survey Project membawa kurang daripada suku markah, dan Laporan Kerja Lapangan melebihi suku markah.',
  'Bakri serta Osman (2020) menghuraikannya. Lapan daripada sepuluh pelajar akan hadir.',
  'Kuliah GEO2113 mengambil 28 jam; Persampelan tanah mendapat 4 jam kuliah dan 2 jam amali.',
  'GEO2113 mempunyai 21 jam pertemuan dan STA1043 mempunyai 5 jam pertemuan.',
];

describe('a text is held against what is known', () => {
  test.each(falsehoods)('%s', (sentence, marked) => expect(doubtsIn(sentence).join('; ')).toBe(marked));
  test.each(honest)('%s', (sentence) => expect(doubtsIn(sentence)).toEqual([]));

  test('blocks have the claims of their words, in places of their plain text', () => {
    const blocks = parseText('# Nota\n\n| Tugas | Wajaran |\n| --- | --- |\n| Survey Project | **30%** |\n\n- (PLO12)');
    const { text, doubts } = held(blocks, knownOfFieldwork);
    expect(text).toBe(plainText(blocks));
    expect(doubts.map(({ claim: { from, to } }) => text.slice(from, to))).toEqual(['30%', 'PLO12']);
  });

  test('what the writer declares is an illustration, unless a known name has another value', () => {
    const text = 'Bacaan Dr. Aminah naik 23% di tapak. Survey Project bernilai 35%.';
    const illustrations = ['naik 23%', 'Dr. Aminah', 'bernilai 35%'];
    const { doubts } = held(text, knownOfFieldwork, { illustrations });
    expect(doubts.map(({ reason }) => reason.ms)).toEqual(['Yang diketahui bagi Survey Project ialah 20%, bukan 35%.']);
  });

  test('a count of people that the materials give is no finding of others', () => {
    const mentioned = [26, 40].map((value) => ({ unit: 'people' as const, value }));
    const doubted = (text: string) => held(text, knownOf([{ mentioned }])).doubts.map(({ claim }) => claim.text);
    expect(doubted('Dalam tinjauan, 26 daripada 40 orang tidak mahu membayar.')).toEqual([]);
    expect(doubted('Dalam tinjauan, 27 daripada 40 orang tidak mahu membayar.')).toEqual(['27 daripada 40 orang']);
  });

  test("a claim without a name in its sentence is the part's own", () => {
    const own = knownOfFieldwork.entries.filter(({ name }) => name === 'Survey Project');
    const { doubts } = held('Tugas ini bernilai 30% markah. Sebanyak 80% pelajar hadir.', knownOfFieldwork, { own });
    expect(doubts.map(({ claim, offered }) => [claim.text, offered])).toEqual([
      ['30%', '20%'],
      ['80%', undefined],
    ]);
  });

  test('beside a topic that it asks, a time is that of the assessment, with its parts and in whole minutes', () => {
    const own = [{ name: 'Kuiz', kind: 'assessment' as const, figures: timesOf([], [0.33]) }];
    const offered = (text: string) => held(text, knownOfFieldwork, { own }).doubts.map((doubt) => doubt.offered);
    expect(offered('Kuiz bertulis 20 minit tentang Pemetaan digital; 5 minit untuk arahan.')).toEqual([]);
    expect(offered('Sesi ini mengambil masa 25 minit. Ujian 40 minit tentang Pemetaan digital.')).toEqual([
      '20 minit',
      '20 minit',
    ]);
    expect(offered('Pemetaan digital diajar 9 jam.')).toEqual([]);
  });

  test.each([
    ['Aras ini C6.', 'C5'],
    ['Aras ini P6.', 'P4'],
    ['Aras ini A2.', undefined],
  ])('of the levels of an outcome the one of the same domain is offered: %s', (sentence, offered) => {
    const own = [{ name: '', kind: 'outcome' as const, levels: ['C3', 'C5', 'P4'] }];
    expect(held(sentence, knownOfFieldwork, { own }).doubts.map((doubt) => doubt.offered)).toEqual([offered]);
  });

  test('a doubt has its place among the same words of its part', () =>
    expect(doubtsAt('/a', 'Survey Project (20%) dan Laporan Kerja Lapangan (20%).', knownOfFieldwork)).toEqual([
      {
        at: '/a',
        text: '20%',
        nth: 1,
        sentence: 'Survey Project (20%) dan Laporan Kerja Lapangan (20%).',
        reason: 'Yang diketahui bagi Laporan Kerja Lapangan ialah 30%, bukan 20%.',
        offered: '30%',
      },
    ]));

  test('a fact that nobody has confirmed proves nothing', () => {
    const facts = { 'task_2.weight': { ...fieldwork.facts['task_2.weight'], state: 'unconfirmed' as const } };
    const course = { ...fieldwork, facts: { ...fieldwork.facts, ...facts } } as typeof fieldwork;
    const { doubts } = held('Survey Project (20%).', knownOf([courseSource(course, 'GEO2113')]));
    expect(doubts.map(({ reason }) => reason.ms)).toEqual([
      '20% tiada dalam fakta kursus yang disahkan atau bahan yang digunakan.',
    ]);
  });

  test('a row and a session know their own minutes: those of another whole are none of theirs', () => {
    const own = knownOfFieldwork.entries.filter(({ name }) => name === 'Kutip sampel');
    const marked = ['Dalam 130 minit ini, kutip sampel.', 'Lima minit pertama untuk arahan; DLO mengambil 130 minit.'];
    expect(marked.map((text) => held(text, knownOfFieldwork, { own }).doubts.map(({ offered }) => offered))).toEqual([
      ['40 minit'],
      [],
    ]);
    const session = [{ name: 'Jenis 1', kind: 'whole' as const, figures: timesOf([], [1]) }];
    const named = ['Esok anda menggunakan 130 minit untuk DLO.', 'Sesi seterusnya berlangsung 130 minit.'];
    expect(named.flatMap((text) => held(text, knownOfFieldwork, { own: session }).doubts)).toEqual([]);
    expect(held('Hari ini kita ada 130 minit.', knownOfFieldwork, { own: session }).doubts).toHaveLength(1);
  });

  test.each([
    ['GEO2113 memerlukan STA1034.', 'Yang diketahui ialah STA1043, bukan STA1034.'],
    ['CLO3 (STA1043) dilatih di tapak.', 'CLO3 milik kursus lain, iaitu GEO2113.'],
    ['CLO2 (GEO2113) dipetakan kepada HP4.', 'HP4 milik kursus lain, iaitu STA1043.'],
    ['Tugas ini menilai PLO12 kursus.', 'PLO12 tiada dalam fakta kursus.'],
  ])('a code has its own reason: %s', (sentence, reason) =>
    expect(held(sentence, knownOfFieldwork).doubts.map((doubt) => doubt.reason.ms)).toEqual([reason]),
  );

  test('a doubt has in a line what is known of the names beside it: figures, levels and codes', () => {
    const [doubt] = held('CLO2 (GEO2113) dan Survey Project berada pada aras C6.', knownOfFieldwork).doubts;
    const course = '3 kredit, 120 jam, 3 hasil pembelajaran, 3 topik, CLO1, CLO2, CLO3, PLO1, PLO2, PLO3';
    expect(doubt?.near()).toBe(
      `GEO2113, CLO2: C4, PLO2; GEO2113: ${course}; GEO2113, Survey Project: 20%, 20 jam, minggu 10, C4`,
    );
  });

  test('a number without unit and name is no claim', () =>
    expect(claimsIn('Bab 3 hingga 5, nombor 12, pH 5.2, 12/3/2026, v1.2.3, 3E, 6C, 3R dan kertas A5.')).toEqual([]));

  // A pattern that backtracks would take hours.
  test.each(['5 ', '(', 'A. ', 'Dr. ', 'dan ', 'CLO1, ', '2020 ', '- '])(
    'a long text of nothing but %j is read to its end and claims nothing',
    (sign) => expect(held(sign.repeat(1_500), knownOfFieldwork).doubts).toEqual([]),
  );
});
