import { at, type Some } from '../../language/rotation.ts';

/** A thing seen in a classroom, why it is so, and what teachers are advised to do about it. */
export interface Practice {
  /** Practices of one theme may answer each other's observation, so they are never set against each other. */
  theme: string;
  observation: string;
  cause: string;
  action: string;
}

const practice = (theme: string, observation: string, cause: string, action: string): Practice => ({
  theme,
  observation,
  cause,
  action,
});

/** General pedagogy that any text book for teachers holds: 25. Causes and actions are of about one length, as options should be. */
export const practices: Some<Practice> = [
  practice(
    'kesediaan',
    'Sejak awal pelajaran, murid keliru dengan istilah asas yang disangka sudah dikuasai',
    'Pengetahuan sedia ada murid tidak disemak terlebih dahulu',
    'Menjalankan ujian diagnostik ringkas sebelum bermula',
  ),
  practice(
    'arahan',
    'Murid memulakan tugasan dengan cara yang berlainan dan berulang kali bertanya apa yang perlu dibuat',
    'Arahan lisan diberikan sekali tanpa langkah bertulis',
    'Memaparkan arahan bertulis mengikut langkah bernombor',
  ),
  practice(
    'kesediaan',
    'Beberapa orang murid siap jauh lebih awal lalu bosan, manakala yang lain belum separuh jalan',
    'Tugasan tidak dibezakan mengikut tahap kesediaan murid',
    'Menyediakan tugasan bertahap dengan pilihan pengayaan',
  ),
  practice(
    'penglibatan',
    'Tiga orang murid yang sama menjawab setiap kali, sedangkan rakan mereka berdiam diri',
    'Peluang menjawab hanya diberikan kepada sukarelawan',
    'Menggunakan teknik fikir, berpasangan dan berkongsi',
  ),
  practice(
    'maklum balas',
    'Kesilapan yang sama berulang dalam buku latihan walaupun markah sudah dipulangkan',
    'Latihan dipulangkan dengan markah tanpa ulasan khusus',
    'Memberikan ulasan khusus dan masa untuk membetulkan',
  ),
  practice(
    'masa',
    'Loceng berbunyi sebelum rumusan dibuat kerana set induksi berlarutan dua puluh minit',
    'Peruntukan masa bagi setiap langkah tidak dirancang',
    'Menetapkan had masa setiap langkah dalam rancangan',
  ),
  practice(
    'penglibatan',
    'Dalam kumpulan, seorang sahaja membuat kerja dan ahli selebihnya hanya memerhati',
    'Peranan setiap ahli kumpulan tidak ditentukan awal',
    'Menetapkan peranan bergilir bagi setiap ahli kumpulan',
  ),
  practice(
    'kesediaan',
    'Takrif dapat dihafaz dengan lancar, tetapi tiada contoh daripada kehidupan harian dapat diberikan',
    'Konsep abstrak diajarkan tanpa contoh yang maujud',
    'Mengaitkan konsep dengan bahan maujud dan pengalaman',
  ),
  practice(
    'penglibatan',
    'Ramai enggan mencuba kerana takut ditertawakan apabila tersilap',
    'Suasana kelas belum selamat untuk membuat kesilapan',
    'Membina norma kelas yang menerima kesilapan murid',
  ),
  practice(
    'masa',
    'Tumpuan kelas merosot selepas setengah jam mendengar syarahan tanpa henti',
    'Penerangan panjang tidak diselang-seli dengan aktiviti',
    'Menyelang-nyelikan penerangan dengan aktiviti pendek',
  ),
  practice(
    'pentaksiran',
    'Skor ujian tinggi, namun itemnya menyentuh sebahagian kecil kandungan yang diajarkan',
    'Item ujian ditulis tanpa jadual spesifikasi ujian',
    'Membina jadual spesifikasi sebelum menulis item ujian',
  ),
  practice(
    'pentaksiran',
    'Dua orang pemeriksa memberi gred yang jauh berbeza bagi hasil kerja yang serupa',
    'Kriteria pemarkahan tidak diselaraskan antara pemeriksa',
    'Menyelaraskan pemarkahan dengan rubrik yang sama',
  ),
  practice(
    'bahan',
    'Video yang dipautkan gagal dimainkan apabila capaian internet terputus',
    'Bahan digital disediakan tanpa salinan luar talian',
    'Menyimpan salinan luar talian bagi bahan digital',
  ),
  practice(
    'bahasa',
    'Demonstrasi dapat diikuti, tetapi lembaran kerja yang sarat dengan ayat panjang tidak difahami',
    'Bahasa bahan bertulis melebihi tahap bacaan murid',
    'Memudahkan ayat dan menyediakan glosari bergambar',
  ),
  practice(
    'pengurusan',
    'Bilik darjah menjadi hingar kerana murid berebut-rebut mengambil peralatan',
    'Rutin mengambil dan memulangkan alatan belum dilatih',
    'Melatih rutin pengambilan alatan mengikut giliran',
  ),
  practice(
    'kesediaan',
    'Soalan latihan dijawab dengan betul, tetapi murid buntu apabila keadaannya diubah',
    'Latihan tertumpu pada satu jenis konteks sahaja',
    'Mempelbagaikan konteks latihan secara beransur-ansur',
  ),
  practice(
    'keperluan khas',
    'Seorang murid berpenglihatan terhad tidak dapat membaca paparan di hadapan',
    'Paparan tidak disesuaikan dengan keperluan penglihatan',
    'Membesarkan cetakan dan menyediakan penerangan audio',
  ),
  practice(
    'budaya',
    'Beberapa keluarga menegur bahawa semua cerita yang dipilih datang daripada satu adat sahaja',
    'Contoh yang dipilih tidak mewakili kepelbagaian budaya',
    'Memilih contoh daripada pelbagai latar budaya murid',
  ),
  practice(
    'maklum balas',
    'Catatan minggu demi minggu menunjukkan kesukaran serupa tanpa perubahan dalam rancangan',
    'Dapatan refleksi tidak digunakan untuk menambah baik',
    'Menggunakan dapatan refleksi untuk mengubah rancangan',
  ),
  practice(
    'arahan',
    'Kegiatan berlangsung meriah, namun tiada seorang pun tahu apa yang patut dipelajari',
    'Objektif pembelajaran tidak dikongsi pada awal kelas',
    'Mengongsikan objektif dan kriteria kejayaan di awal',
  ),
  practice(
    'penglibatan',
    'Perbincangan terhenti kerana semua soalan dijawab dengan sepatah kata',
    'Soalan yang dikemukakan tertumpu pada aras mengingat',
    'Mengemukakan soalan terbuka dengan masa untuk berfikir',
  ),
  practice(
    'rumah',
    'Kerja rumah jarang dihantar kerana penjaga tidak mengetahui tarikh akhirnya',
    'Maklumat kerja rumah tidak disampaikan kepada penjaga',
    'Menghantar jadual kerja rumah kepada semua penjaga',
  ),
  practice(
    'rekod',
    'Guru sukar menghuraikan perkembangan seseorang murid semasa hari perjumpaan waris',
    'Catatan kemajuan setiap murid tidak disimpan berkala',
    'Menyimpan catatan kemajuan setiap murid secara berkala',
  ),
  practice(
    'kesediaan',
    'Contoh ditunjukkan sekali, kemudian kebanyakan murid tersekat apabila bekerja sendirian',
    'Bimbingan ditarik balik sebelum langkah dikuasai',
    'Membimbing secara berperingkat sebelum kerja kendiri',
  ),
  practice(
    'sumber',
    'Beberapa laporan mengandungi perenggan yang serupa tanpa menyebut asalnya',
    'Cara memetik dan menghargai sumber belum diajarkan',
    'Mengajarkan cara memetik sumber melalui latihan pendek',
  ),
];

export const practiceAt = (turn: number): Practice => at(practices, turn);
