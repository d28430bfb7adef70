import type { CourseAnalysis } from '../../shared/pedagona/schemas.ts';
import { wordsIn } from '../../shared/text/comparable.ts';

/** What a good answer sounds like, of six pairs of subjects: a course is shown the pair that is farthest from it, so that nothing can be copied. */
const exemplars = [
  {
    merungkai: `Hasil: "Menganalisis mutu air di kawasan tadahan." Konsep mikro: "Membandingkan bacaan oksigen terlarut di tiga titik dan menandai yang ganjil". Big Idea: "Sungai menyimpan keputusan orang di hulu, maka setiap bacaan ialah kesaksian tentang seseorang." Soalan penting: "Siapakah yang patut membayar apabila pencemar dan mangsanya tinggal di tebing yang sama?"`,
    merangkai: `Kaitan: "Data mutu air yang diukur dalam topik Titratan (CHM2013, clo_2) menjadi bukti surat rasmi kepada majlis daerah dalam topik Penulisan Hujah (BMM1022, topic_4); tanpa bacaan itu surat hanya pendapat." Tahap: "Amat cemerlang: setiap tuntutan disandarkan pada bacaan, had kaedah diakui, dan tindakan yang diminta boleh dilaksanakan." "Kepujian: bacaan dilampirkan, tetapi dua tuntutan tidak dikaitkan dengannya."`,
    scripts: `"Lihat bacaan ini: pH 5.2 di hulu, 7.1 di hilir. (Diam sebentar.) Ramai antara anda akan kata sungai ini semakin bersih. Logam berat tidak mengubah pH. Senaraikan dua ujian lain sebelum anda berani menulis surat itu." Baris rancangan: {"activity": "Pilih ujian kedua", "minutes": 4, "materials": ["Kad bacaan A"], "board": "pH, DO, kekeruhan", "answer": "Oksigen terlarut dan kekeruhan, dengan sebab"}`,
    dlo: `Aktiviti "Baca sungai sebelum menulis" (25 minit): "Buka Rangsangan 1 dan bandingkan pH serta oksigen terlarut di lima titik. Catat dalam helaian kongsi. Ramai menyangka pH neutral bermaksud air bersih; uji sangkaan itu di titik 4. Semakan: titik manakah yang gagal walaupun pH 7?" Kunci: "Titik 4: oksigen 2 mg/L."`,
    reportPlan: `"Pelajar CHM2013 mengukur mutu air dengan tepat tetapi jarang menggunakannya di luar makmal, manakala pelajar BMM1022 menulis surat rasmi tanpa data. Dalam DLO 110 minit, bacaan menjadi bukti surat. Jabatan diminta meluluskan satu slot makmal bersama pada minggu 9."`,
    reportGrounds: `"Aktiviti Baca Sungai melatih CLO2: pelajar memilih dua titik yang membimbangkan, dan laporan makmal (30%) menilai alasannya. CLO4 tentang kerja berpasukan dilatih tetapi tidak ditaksir; jurang ini perlu diputuskan sebelum semester bermula."`,
  },
  {
    merungkai: `Hasil: "Mentafsir data pemakanan." Konsep mikro: "Mengira median natrium bagi sepuluh label dan menyoal label yang terkeluar". Big Idea: "Purata menyembunyikan orang yang paling lapar, maka menu yang adil bermula dengan taburan." Soalan penting: "Bilakah angka yang betul memberi nasihat yang salah?"`,
    merangkai: `Kaitan: "Rekod natrium hidangan kantin dalam topik Analisis Nutrien (NUT2033, clo_3) menjadi set data topik Sisihan Piawai (STA1013, topic_5); menu baharu bergantung pada serakan itu." Tahap: "Amat cemerlang: setiap pertukaran hidangan dibuktikan dengan median dan serakan." "Kepujian: purata dikira dengan betul, tetapi hidangan yang terkeluar tidak dijelaskan."`,
    scripts: `"Dua kantin mempunyai purata natrium yang sama. (Tunjuk dua plot titik.) Kantin manakah yang anda pilih untuk adik anda? Ramai kata sama sahaja. Cari hidangan yang paling masin di setiap plot." Baris rancangan: {"activity": "Baca dua taburan", "minutes": 5, "materials": ["Plot titik A dan B"], "board": "purata sama, serakan berbeza", "answer": "Kantin B: dua hidangan melebihi had harian"}`,
    dlo: `Aktiviti "Siapa yang termakan lebih?" (20 minit): "Isi lajur median dalam Rangsangan 2 bagi sepuluh hidangan. Ramai menyangka purata mewakili semua murid; uji dengan dua hidangan paling masin. Hantar satu ayat keputusan. Semakan: hidangan manakah yang mengubah purata tetapi tidak median?" Kunci: "Mi kari: 1,900 mg."`,
    reportPlan: `"Pelajar NUT2033 merekod nutrien tanpa menilai serakan, manakala pelajar STA1013 mengira serakan bagi angka yang tiada makna. Dalam DLO 120 minit, menu kantin diputuskan dengan taburan. Jabatan diminta meluluskan penggunaan rekod kantin tanpa nama pada minggu 6."`,
    reportGrounds: `"Aktiviti Siapa yang Termakan Lebih melatih CLO3: pelajar mempertahankan pertukaran hidangan dengan median, dan laporan menu (25%) menilai hujahnya. CLO1 hanya diuji dalam kuiz; DLO ini tidak melatihnya."`,
  },
  {
    merungkai: `Hasil: "Menganalisis perubahan guna tanah di kawasan bandar." Konsep mikro: "Membandingkan peta dua dekad bagi satu mukim dan menandai tiga perubahan". Big Idea: "Setiap lot tanah menyimpan keputusan orang terdahulu, maka peta bandar ialah rekod pilihan." Soalan penting: "Siapakah yang patut menentukan kegunaan tanah apabila penduduk dan pemaju bercanggah?"`,
    merangkai: `Kaitan: "Peta perubahan guna tanah dalam topik Morfologi Bandar (GEO2043, clo_2) menjadi sumber komposisi dalam topik Mural Awam (SEN2012, topic_6); tanpa peta, mural hanya hiasan." Tahap: "Amat cemerlang: setiap imej merujuk satu lot dan tarikhnya, dan pilihan warna dipertahankan." "Kepujian: lot dikenal pasti, tetapi sebahagian imej umum."`,
    scripts: `"Cari rumah ini dalam peta lama. (Beri satu minit.) Ramai kata bandar membesar ke luar sahaja. Lihat semula: tiga lot di tengah bertukar guna dua kali. Lukis satu daripadanya tanpa perkataan." Baris rancangan: {"activity": "Jejak satu lot", "minutes": 6, "materials": ["Peta 1 dan 2", "Kertas surih"], "board": "lot, guna lama, guna baharu", "answer": "Lot 14: kilang, gudang, kafe"}`,
    dlo: `Aktiviti "Satu lot, tiga kehidupan" (30 minit): "Tindihkan dua peta dalam Rangsangan 1 dan pilih satu lot. Ramai menyangka lot kosong tidak mempunyai sejarah; semak lot 9. Lakarkan tiga gunanya. Semakan: lot manakah yang kembali kepada guna asal?" Kunci: "Lot 9: taman, tempat letak kereta, taman."`,
    reportPlan: `"Pelajar GEO2043 menghuraikan perubahan tanpa khalayak, manakala pelajar SEN2012 melukis mural tanpa penyelidikan tapak. Dalam DLO 130 minit, peta menjadi komposisi. Jabatan diminta meluluskan satu dinding dan rubrik yang sama bagi kedua-dua tugasan."`,
    reportGrounds: `"Aktiviti Satu Lot melatih CLO2: pelajar membuktikan pertukaran guna dengan dua peta, dan folio tapak (40%) menilainya. CLO3 tentang etika ruang awam hanya disentuh dalam refleksi dan belum ditaksir."`,
  },
  {
    merungkai: `Hasil: "Menerangkan penghasilan nada." Konsep mikro: "Mengukur panjang turus udara bagi lima nada dan meramal yang keenam". Big Idea: "Telinga bersetuju sebelum rumus ditulis, maka muzik ialah ukuran yang lebih tua daripada alatnya." Soalan penting: "Adakah nada yang sumbang salah, atau hanya milik budaya lain?"`,
    merangkai: `Kaitan: "Ukuran frekuensi dalam topik Gelombang Pegun (FIZ1023, clo_1) menentukan talaan seruling buluh dalam topik Organologi (MUZ2022, topic_3); lubang yang salah ukur tidak dapat dibaiki dengan latihan." Tahap: "Amat cemerlang: setiap lubang dijustifikasi dengan ukuran dan didengar semula." "Kepujian: ukuran lengkap, tetapi ralat hujung tidak diambil kira."`,
    scripts: `"Dengar dua tiupan ini. (Tiup tiub panjang, kemudian pendek.) Ramai kata tiub besar mesti lebih kuat; saya bertanya tentang nada, bukan kuat. Panjang manakah yang perlu diubah untuk naik satu oktaf?" Baris rancangan: {"activity": "Ramal oktaf", "minutes": 5, "materials": ["Tiub 17 cm dan 34 cm"], "board": "panjang dan nada", "answer": "Separuh panjang, kerana panjang gelombang menjadi separuh"}`,
    dlo: `Aktiviti "Lubang keenam" (25 minit): "Masukkan lima ukuran Rangsangan 1 ke dalam graf dan ramalkan lubang keenam. Ramai menyangka jarak lubang sama; semak dua lubang pertama. Rakam ramalan anda. Semakan: mengapakah jaraknya mengecil?" Kunci: "Nada berkadar songsang dengan panjang turus udara."`,
    reportPlan: `"Pelajar FIZ1023 menyelesaikan soalan gelombang tanpa mendengarnya, manakala pelajar MUZ2022 menala alat dengan cuba jaya. Dalam DLO 100 minit, graf menentukan lubang seruling. Jabatan diminta meluluskan bengkel bersama pada minggu 8."`,
    reportGrounds: `"Aktiviti Lubang Keenam melatih CLO1: ramalan dibandingkan dengan rakaman, dan laporan amali (20%) menilai ralatnya. CLO5 tentang persembahan ditaksir tetapi tidak dilatih dalam DLO ini."`,
  },
  {
    merungkai: `Hasil: "Menilai model perniagaan kecil." Konsep mikro: "Menyusun aliran tunai tiga bulan dan mencari minggu yang paling tenat". Big Idea: "Untung ialah pendapat, tunai ialah kenyataan, maka perniagaan mati pada hari Jumaat dan bukan pada akhir tahun." Soalan penting: "Bilakah pelanggan yang setia menjadi risiko?"`,
    merangkai: `Kaitan: "Unjuran jualan koperasi dalam topik Aliran Tunai (ENT2013, clo_3) menjadi keperluan sistem pesanan dalam topik Reka Bentuk Antara Muka (ICT1032, topic_4); borang yang salah merosakkan unjuran." Tahap: "Amat cemerlang: setiap medan borang menjawab satu keputusan tunai dan diuji dengan pengguna." "Kepujian: borang berfungsi, tetapi dua medan tiada kegunaan."`,
    scripts: `"Koperasi ini untung setiap bulan dan tutup pada bulan keempat. (Tunggu.) Ramai kata mesti ada penipuan. Lihat tarikh bayaran, bukan jumlahnya. Minggu manakah tunai habis?" Baris rancangan: {"activity": "Cari minggu tenat", "minutes": 7, "materials": ["Lejar kosong"], "board": "masuk, keluar, baki", "answer": "Minggu 10: bekalan dibayar sebelum jualan diterima"}`,
    dlo: `Aktiviti "Borang yang bertanya cukup" (30 minit): "Buang tiga medan daripada borang Rangsangan 2 tanpa menjejaskan unjuran. Ramai menyangka lebih banyak data lebih selamat; kira masa mengisinya. Hantar borang baharu. Semakan: medan manakah yang tidak menjawab apa-apa keputusan?" Kunci: "Nombor faks dan alamat kedua."`,
    reportPlan: `"Pelajar ENT2013 mengunjur jualan daripada andaian, manakala pelajar ICT1032 membina borang tanpa pengguna. Dalam DLO 140 minit, unjuran menentukan borang. Jabatan diminta meluluskan koperasi sebagai tapak ujian selama dua minggu."`,
    reportGrounds: `"Aktiviti Borang melatih CLO3: setiap medan dipertahankan dengan satu keputusan tunai, dan projek sistem (35%) menilainya. CLO2 tentang undang-undang perniagaan tidak dilatih di sini."`,
  },
  {
    merungkai: `Hasil: "Mengaplikasikan prinsip latihan fizikal." Konsep mikro: "Merekod nadi selepas tiga intensiti dan melukis garis pemulihan". Big Idea: "Badan menjadi kuat semasa berehat, maka rancangan latihan ialah rancangan pemulihan." Soalan penting: "Bilakah kesakitan memberi maklumat, dan bilakah ia menipu?"`,
    merangkai: `Kaitan: "Rekod nadi dalam topik Sistem Kardiovaskular (BIO1043, clo_2) menentukan zon latihan dalam topik Perancangan Latihan (PJM2022, topic_5); tanpa rekod, semua atlet diberi beban yang sama." Tahap: "Amat cemerlang: setiap beban diubah mengikut pemulihan dan had keselamatan dinyatakan." "Kepujian: zon dikira, tetapi beban tidak disesuaikan."`,
    scripts: `"Dua pelari menamatkan larian pada nadi 170. (Beri dua garis pemulihan.) Ramai kata kecergasan mereka sama. Lihat minit kedua. Siapakah yang boleh mengulang esok?" Baris rancangan: {"activity": "Baca pemulihan", "minutes": 5, "materials": ["Graf nadi A dan B"], "board": "nadi pada minit 0, 1, 2", "answer": "A: turun 60 dalam dua minit"}`,
    dlo: `Aktiviti "Rancang rehat dahulu" (25 minit): "Tanda minit pemulihan bagi tiga atlet dalam Rangsangan 1. Ramai menyangka nadi tinggi bererti latihan baik; semak atlet 3. Susun rehatnya dahulu, kemudian beban. Semakan: atlet manakah yang perlu hari ringan?" Kunci: "Atlet 3: nadi rehat naik 12."`,
    reportPlan: `"Pelajar BIO1043 menghafal kitar jantung tanpa badan sebenar, manakala pelajar PJM2022 merancang latihan tanpa data. Dalam DLO 115 minit, rekod nadi mengubah beban. Jabatan diminta meluluskan borang saringan kesihatan dan satu sesi padang."`,
    reportGrounds: `"Aktiviti Rancang Rehat melatih CLO2: pelajar mengubah beban dengan alasan fisiologi, dan rancangan latihan (30%) menilainya. CLO4 tentang kejurulatihan memerlukan pemerhatian yang tiada dalam DLO."`,
  },
] as const;
export type ExemplarName = keyof (typeof exemplars)[number];

interface Subject extends Pick<CourseAnalysis, 'courseName' | 'synopsis' | 'topics'> {
  clos: readonly { cloStatement: string }[];
}

const wordsOf = ({ courseName, synopsis, clos, topics }: Subject): string[] =>
  wordsIn(
    [
      courseName,
      synopsis,
      ...clos.map(({ cloStatement }) => cloStatement),
      ...topics.flatMap(({ title, subtopics }) => [title, ...subtopics]),
    ].join(' '),
  ).filter((word) => word.length > 3);

/** The example of an answer from the subjects that share the fewest words with these courses. */
export function exemplarFor(name: ExemplarName, courses: readonly Subject[]): string {
  const own = new Set(courses.flatMap(wordsOf));
  const shared = exemplars.map(
    (one) => new Set(wordsIn(Object.values(one).join(' ')).filter((word) => own.has(word))).size,
  );
  const farthest = exemplars[shared.indexOf(Math.min(...shared))] ?? exemplars[0];
  return `# Contoh gaya (kursus lain; jangan salin kandungannya)\n${farthest[name]}`;
}
