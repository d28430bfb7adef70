import type { Some } from '../../language/rotation.ts';

/** A term of education and what it means. Terms of one family are set against each other. */
export interface Term {
  family: string;
  name: string;
  meaning: string;
}

const term =
  (family: string) =>
  (name: string, meaning: string): Term => ({ family, name, meaning });

const assessing = term('pentaksiran');
const testing = term('pengujian');
const teaching = term('strategi');
const learning = term('psikologi');
const planning = term('perancangan');

/** 25, five a family. */
export const terms: Some<Term> = [
  assessing('Pentaksiran formatif', 'pentaksiran yang berterusan untuk membaiki pembelajaran yang sedang berlaku'),
  testing('Kesahan ujian', 'sejauh mana sesuatu ujian mengukur perkara yang sepatutnya diukur'),
  teaching('Pembelajaran koperatif', 'murid saling bergantung dalam kumpulan kecil untuk mencapai matlamat bersama'),
  learning('Perancah pembelajaran', 'sokongan sementara yang dikurangkan apabila murid semakin mampu berdikari'),
  planning('Set induksi', 'langkah permulaan yang menarik perhatian dan mencungkil pengetahuan lalu'),
  assessing('Pentaksiran sumatif', 'pentaksiran pada penghujung unit untuk merekodkan tahap pencapaian'),
  testing('Kebolehpercayaan ujian', 'ketekalan skor apabila pengukuran yang sama dilakukan semula'),
  teaching('Pembelajaran inkuiri', 'murid mengemukakan persoalan lalu menyiasat bukti untuk menjawabnya'),
  learning('Metakognisi', 'kesedaran dan kawalan seseorang terhadap proses pemikirannya sendiri'),
  planning('Objektif pembelajaran', 'pernyataan boleh diukur tentang perkara yang akan dicapai oleh murid'),
  assessing('Pentaksiran diagnostik', 'pentaksiran sebelum pengajaran untuk mengesan kekuatan dan kelemahan murid'),
  testing('Indeks kesukaran', 'perkadaran calon yang menjawab sesuatu item dengan betul'),
  teaching('Pembelajaran masteri', 'setiap unit perlu dikuasai sebelum murid berpindah ke unit berikutnya'),
  learning('Motivasi intrinsik', 'dorongan untuk belajar yang lahir daripada minat dan kepuasan diri'),
  planning('Penutup pelajaran', 'langkah akhir yang merumuskan isi serta mengukuhkan perkara yang dipelajari'),
  assessing('Pentaksiran rujukan norma', 'pencapaian seseorang dibandingkan dengan pencapaian ahli kumpulannya'),
  testing('Indeks diskriminasi', 'kebolehan sesuatu item membezakan calon berprestasi tinggi dengan rendah'),
  teaching('Pengajaran terbeza', 'kandungan, proses dan hasil disesuaikan dengan keperluan murid yang berlainan'),
  learning('Pengukuhan positif', 'ganjaran selepas tingkah laku supaya tingkah laku itu diulangi'),
  planning('Rutin bilik darjah', 'prosedur tetap yang diamalkan supaya kegiatan kelas berjalan lancar'),
  assessing('Pentaksiran rujukan kriteria', 'pencapaian murid dibandingkan dengan standard yang telah ditetapkan'),
  testing('Jadual spesifikasi ujian', 'pelan yang mengagihkan item mengikut kandungan dan aras kognitif'),
  teaching(
    'Pembelajaran berasaskan projek',
    'murid menghasilkan produk bagi menjawab soalan pemandu dalam tempoh yang lama',
  ),
  learning(
    'Zon perkembangan proksimal',
    'jarak antara prestasi sendiri dengan prestasi yang dicapai melalui bimbingan',
  ),
  planning('Refleksi guru', 'renungan kritis terhadap pengajaran sendiri untuk penambahbaikan'),
];
